//! The words of the language, for editors: each word of a block leads to its item here.
//!
//! No program needs them. How they fit together is told by the page `LANGUAGE.md`.

// They are written as in the rules.
#![allow(non_camel_case_types)]

/// Begins the rules of a game: a name, the shape of its positions, and its moves.
///
/// ```text
/// pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
/// ```
///
/// The shape is `(n)` for one heap, `(x, y)` for heaps in order, `{x, y}` for heaps without order,
/// `[..]` for any number of heaps.
#[derive(Clone, Copy, Debug)]
pub enum game {}

/// Before `game` or `compound`: the player who cannot move wins, wherever nothing else is said.
#[derive(Clone, Copy, Debug)]
pub enum misere {}

/// Before `game`: each move says whose it is, by `left` or `right`.
#[derive(Clone, Copy, Debug)]
pub enum partizan {}

/// Begins a game made of games: `pub compound Race = conjunctive(Kayles, Take);`. With `..` as the
/// last operand the one before it may stand any number of times.
#[derive(Clone, Copy, Debug)]
pub enum compound {}

/// A take-and-break game by its code, `octal 0.77;`: digit k tells what may be left when k counters
/// are taken: 1 nothing, 2 one heap, 4 two heaps, added up.
#[derive(Clone, Copy, Debug)]
pub enum octal {}

/// The same with digits to F, `hexadecimal "C.3F";`: 8 says that three heaps may be left.
#[derive(Clone, Copy, Debug)]
pub enum hexadecimal {}

/// Names what every move lowers, so that play ends: `measure x + y, x;`, the first that differs
/// decides. It is proved.
#[derive(Clone, Copy, Debug)]
pub enum measure {}

/// Before `measure`: nothing is proved; the solvers compare the measure of each option as they go.
#[derive(Clone, Copy, Debug)]
pub enum assume {}

/// Claims what is checked while the rules are compiled: `expect grundy = 0, 1, 2;`,
/// `expect remoteness(5) = 3;`, `expect grundy period = 12 from 71;`.
#[derive(Clone, Copy, Debug)]
pub enum expect {}

/// In `not in`: the number is in none of the set's.
#[derive(Clone, Copy, Debug)]
pub enum not {}

/// Before a move of a partizan game: it is one of Left.
#[derive(Clone, Copy, Debug)]
pub enum left {}

/// Before a move of a partizan game: it is one of Right.
#[derive(Clone, Copy, Debug)]
pub enum right {}

/// In a claim: the player who cannot move loses.
#[derive(Clone, Copy, Debug)]
pub enum normal {}

/// In a claim: `expect grundy period = 12 from 71;`, the least period, which must be proved.
#[derive(Clone, Copy, Debug)]
pub enum period {}

/// In the claim of a period: the first heap from which it holds.
#[derive(Clone, Copy, Debug)]
pub enum from {}

/// In a measure: the list of all heaps.
#[derive(Clone, Copy, Debug)]
pub enum heaps {}

/// The primes, from 2.
#[derive(Clone, Copy, Debug)]
pub enum primes {}

/// The squares, from 1.
#[derive(Clone, Copy, Debug)]
pub enum squares {}

/// The cubes, from 1.
#[derive(Clone, Copy, Debug)]
pub enum cubes {}

/// The triangular numbers, from 1: 1, 3, 6, 10, …
#[derive(Clone, Copy, Debug)]
pub enum triangulars {}

/// The Fibonacci numbers: 1, 2, 3, 5, 8, …
#[derive(Clone, Copy, Debug)]
pub enum fibonaccis {}

/// The factorials: 1, 2, 6, 24, …
#[derive(Clone, Copy, Debug)]
pub enum factorials {}

/// The odd numbers, from 1.
#[derive(Clone, Copy, Debug)]
pub enum odds {}

/// The even numbers, from 2.
#[derive(Clone, Copy, Debug)]
pub enum evens {}

/// `powers(b)`: the powers of b, from 1: 1, b, b², …
#[derive(Clone, Copy, Debug)]
pub enum powers {}

/// `divisors(m)`: all d ≥ 1 that divide m.
#[derive(Clone, Copy, Debug)]
pub enum divisors {}

/// `split(m)`: all pairs (a, b) with a ≥ b ≥ 1 and a + b = m.
#[derive(Clone, Copy, Debug)]
pub enum split {}

/// `parts(m, r)`: all ways to write m with r parts of at least 1, largest first; r is a number or a
/// range.
#[derive(Clone, Copy, Debug)]
pub enum parts {}

/// The greatest common divisor of numbers and lists.
#[derive(Clone, Copy, Debug)]
pub enum gcd {}

/// The least of numbers and lists.
#[derive(Clone, Copy, Debug)]
pub enum min {}

/// The greatest of numbers and lists.
#[derive(Clone, Copy, Debug)]
pub enum max {}

/// The sum of numbers and lists.
#[derive(Clone, Copy, Debug)]
pub enum sum {}

/// How many numbers there are in numbers and lists.
#[derive(Clone, Copy, Debug)]
pub enum len {}

/// Says that no two of the numbers are equal.
#[derive(Clone, Copy, Debug)]
pub enum distinct {}

/// Euler's function: how many of 1, …, n have no divisor in common with n but 1.
#[derive(Clone, Copy, Debug)]
pub enum phi {}

/// In a claim: the nim-value, the least number that is the value of no option (Sprague 1935, Grundy
/// 1939).
#[derive(Clone, Copy, Debug)]
pub enum grundy {}

/// In a claim: `N` where the next player wins, `P` where the previous one does.
#[derive(Clone, Copy, Debug)]
pub enum outcome {}

/// In a claim: how many moves play takes if the winner hurries and the loser delays (Smith 1966).
#[derive(Clone, Copy, Debug)]
pub enum remoteness {}

/// In a claim: how many moves play takes if the winner delays and the loser hurries.
#[derive(Clone, Copy, Debug)]
pub enum suspense {}

/// In a claim: the foreclosed value, which decides a sum that ends with its first component.
#[derive(Clone, Copy, Debug)]
pub enum foreclosed {}

/// In a claim: the fewest moves to the end, whoever wins.
#[derive(Clone, Copy, Debug)]
pub enum shortest {}

/// In a claim: the most moves to the end.
#[derive(Clone, Copy, Debug)]
pub enum longest {}

/// A compound in which a player moves in one component. It ends when all have ended.
#[derive(Clone, Copy, Debug)]
pub enum disjunctive {}

/// A compound in which a player moves in one component. It ends when one has ended.
#[derive(Clone, Copy, Debug)]
pub enum diminished {}

/// A compound in which a player moves in every component. It ends when one has ended.
#[derive(Clone, Copy, Debug)]
pub enum conjunctive {}

/// A compound in which a player moves in every component that has not ended. It ends when all have
/// ended.
#[derive(Clone, Copy, Debug)]
pub enum continued {}

/// A compound in which a player moves in any components, one at least. It ends when all have ended.
#[derive(Clone, Copy, Debug)]
pub enum selective {}

/// A compound in which a player moves in any components, one at least. It ends when one has ended.
#[derive(Clone, Copy, Debug)]
pub enum shortened {}
