//! The kinds of errors.

use alloc::{string::String, vec::Vec};

/// The kinds of errors. [`Error`](crate::Error) tells what is wrong and what to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Something else may stand there.
    Syntax {
        /// What may stand there, in the language's words.
        expected: Vec<String>,
        /// What stands there; empty at the end of the text.
        found: String,
    },
    /// What other languages or papers write: the text could be read with other words there.
    Slip {
        /// What stands there.
        found: String,
        /// What to write in its place; empty where it is to be left out.
        write: String,
    },
    /// A text without a game.
    NoGame,
    /// Brackets or operators nested too deeply.
    TooDeep {
        /// How deep they may be.
        limit: usize,
    },
    /// A text of too many words.
    TooLong {
        /// How many words it may have.
        limit: usize,
    },
    /// A number past 64 bits, or one with a decimal point, letters or a suffix in it.
    Number {
        /// As written.
        text: String,
    },
    /// There are more errors than are told.
    MoreErrors {
        /// How many are told.
        limit: usize,
    },
    /// A partizan game, which is read and checked, and which nothing solves.
    NotYet,
    /// Two games of a block, two heaps of a pattern, two bindings have one name.
    DuplicateName {
        /// The name.
        name: String,
    },
    /// A word of the language, or of Rust, as a name.
    Reserved {
        /// The word.
        name: String,
    },
    /// A name that stands for nothing.
    UnknownName {
        /// The name.
        name: String,
        /// A known one that looks like it.
        suggestion: Option<String>,
    },
    /// `in` something that is no set.
    UnknownSet {
        /// The name.
        name: String,
        /// A known one that looks like it.
        suggestion: Option<String>,
    },
    /// A call of something that is no function.
    UnknownFunction {
        /// The name.
        name: String,
        /// A known one that looks like it.
        suggestion: Option<String>,
    },
    /// A name behind `where` that is no parameter.
    UnknownParameter {
        /// The name.
        name: String,
        /// A known one that looks like it.
        suggestion: Option<String>,
    },
    /// A claim of something that is no quantity.
    UnknownQuantity {
        /// The name.
        name: String,
        /// A known one that looks like it.
        suggestion: Option<String>,
    },
    /// A pattern or a result with other brackets than the header.
    WrongBrackets {
        /// How a position of this game is written, `(x, y)`.
        expected: String,
        /// What to write in its place, if that can be told.
        write: Option<String>,
    },
    /// A pattern or a result with too many or too few heaps.
    WrongHeapCount {
        /// How many the game has.
        expected: usize,
        /// How many stand there.
        found: usize,
    },
    /// A number or an expression in a pattern.
    NotAName,
    /// `..` where it may not stand, or twice.
    MisplacedRest,
    /// In a list of tuples something that is no tuple.
    TupleInList {
        /// How a position of this game is written, `(x, y)`.
        expected: String,
    },
    /// A set or function with another number of arguments.
    WrongArgumentCount {
        /// The set or function.
        name: String,
        /// How many it takes, in words.
        expected: String,
        /// How many stand there.
        found: usize,
    },
    /// Names in brackets that do not fit the set's elements.
    WrongTupleSize {
        /// How many numbers an element has.
        expected: usize,
        /// How many names or numbers stand there.
        found: usize,
    },
    /// A list where a number is needed.
    ListAsNumber {
        /// The list's name.
        name: String,
    },
    /// A number where a list is needed.
    NumberAsList {
        /// The name.
        name: String,
    },
    /// A condition where a number is needed.
    ConditionAsNumber,
    /// A number where a condition is needed.
    NumberAsCondition,
    /// Comparisons of two directions in one chain, or `!=` in a chain.
    MixedChain,
    /// `!d | n`
    NotDivides,
    /// A game without moves.
    NoMoves,
    /// A code beside arrow rules, or two codes.
    CodeBesideMoves,
    /// A code for a game that has not one heap.
    CodeShape,
    /// Two measures.
    SecondMeasure,
    /// A header that is empty, or has too many heaps.
    BadHeader {
        /// The most heaps a header may have.
        limit: usize,
    },
    /// Something in a measure that depends on the order of heaps without order.
    UnsymmetricMeasure,
    /// Too many names bracketed, choices, guards … in one rule.
    TooMany {
        /// Of what.
        what: String,
        /// How many there may be.
        limit: usize,
    },
    /// The heaps that a pattern does not name get a name that nothing uses.
    UnusedRest {
        /// The name.
        name: String,
    },
    /// `rest` as the name of one heap.
    RestWithoutDots,
    /// A list behind `in`.
    ListAsSet {
        /// The list's name.
        name: String,
    },
    /// No numbers satisfy what `where` says.
    WhereNeverHolds,
    /// `where` in a game without parameters.
    WhereWithoutParameters,
    /// A function or a set behind `where`.
    WhereForm,
    /// A move of a partizan game that does not say whose it is, or a code.
    SideMissing,
    /// `left` or `right` in a game that is not partizan.
    SideOfNobody,
    /// A word that is none of the six kinds of compounds.
    UnknownCompound {
        /// The word.
        name: String,
        /// A known one that looks like it.
        suggestion: Option<String>,
    },
    /// A compound of nothing.
    NoOperands,
    /// `..` that is not the last.
    MisplacedRepeat {
        /// It stands first: it has nothing to repeat.
        first: bool,
    },
    /// A compound that is an operand of itself, or of its operands.
    CompoundInItself {
        /// The compounds on the way: the first is the last again.
        path: Vec<String>,
    },
    /// A partizan compound, or one with a partizan operand.
    PartizanCompound {
        /// The operand.
        operand: Option<String>,
    },
    /// An operand with too many or too few values of its parameters.
    OperandParameters {
        /// The operand's name.
        name: String,
        /// Its parameters.
        names: Vec<String>,
        /// How many values stand there.
        found: usize,
    },
    /// A public compound with a private operand; said of texts for Rust.
    PrivateOperand {
        /// The operand.
        name: String,
        /// The compound.
        of: String,
    },
    /// A value of another kind than the quantity's.
    WrongValue {
        /// The quantity.
        quantity: String,
        /// What stands there.
        found: String,
    },
    /// Values from heap 0 on, or a period, of a game of more than one heap.
    ClaimOfHeaps {
        /// A position of this game, `(3, 4)`.
        example: String,
    },
    /// Something that is no position of the game.
    NotAPosition {
        /// A position of this game, `(3, 4)`.
        example: String,
    },
    /// A period of 0.
    PeriodOfZero,
    /// A position has another value than is claimed.
    ValueIs {
        /// What is asked, in words: `Grundy value`.
        quantity: String,
        /// The position as the language writes it.
        position: String,
        /// Its value.
        value: String,
        /// What is claimed.
        claimed: String,
    },
    /// The values have another period than is claimed, or the same from elsewhere on, or rise.
    PeriodIs {
        /// What is asked, in words: `remoteness`.
        quantity: String,
        /// The least period.
        period: u64,
        /// From where it holds.
        from: u64,
        /// By how much they rise each time; none if by another number at each place.
        saltus: Option<u64>,
    },
    /// A period that the values known do not prove, or that no theorem proves.
    PeriodNotProved {
        /// How many heaps were looked at; none where no theorem applies.
        heaps: Option<u64>,
    },
    /// An attribute `closed_forms` of another form.
    ClosedForms {
        /// Or of what has no closed forms.
        none: bool,
    },
    /// An attribute `quiet` that names something which is no lint.
    UnknownLint {
        /// What it names; empty where it is of another form.
        name: String,
    },
    /// A claim that takes too long to check while a macro runs.
    ClaimTooCostly {
        /// So many positions may be looked at.
        positions: u64,
        /// What a test would say.
        test: String,
    },
    /// A claim of something that cannot be computed.
    ClaimWithoutValue {
        /// Why not.
        why: String,
    },
    /// Too many or too few values of parameters.
    WrongParameterCount {
        /// The game's parameters.
        names: Vec<String>,
        /// How many values stand there.
        found: usize,
    },
    /// Values of parameters for which the game is not defined.
    ParametersRefused {
        /// What does not hold of them, as the language writes it.
        condition: String,
    },
    /// A code without a point.
    CodeWithoutPoint {
        /// As written.
        code: String,
    },
    /// A code with two points.
    CodeWithTwoPoints {
        /// As written.
        code: String,
    },
    /// A digit that a code cannot have.
    CodeDigit {
        /// The digit.
        digit: char,
        /// The code is hexadecimal.
        hexadecimal: bool,
    },
    /// The digit before the point is neither 0 nor 4, nor, in a hexadecimal code, 8 or C.
    CodeFirstDigit {
        /// The digits before the point.
        digits: String,
        /// The code is hexadecimal.
        hexadecimal: bool,
    },
    /// A code that lets nothing be done.
    CodeWithoutMoves,
    /// Nothing bounds a range.
    Unbounded {
        /// The name that runs over it.
        name: String,
        /// The set as written.
        set: String,
        /// A heap of the position, by its name.
        heap: String,
    },
    /// `divisors(m)` where m may be 0 and nothing else bounds it.
    DivisorsOfZero {
        /// The name that runs over it.
        name: String,
        /// m as written.
        of: String,
    },
    /// `powers(b)` with a base below 2.
    PowersBase,
    /// 0 or less in a set that is subtracted.
    ZeroInSet {
        /// The heap's name.
        heap: String,
        /// The number.
        found: i128,
        /// The set without such.
        write: String,
    },
    /// A position returns.
    Returns {
        /// The positions on the way: the last is the first again, or has it among its heaps.
        path: Vec<String>,
        /// The choices made at the first move: `k = 0`.
        choices: Vec<String>,
    },
    /// A splitting rule applies to an empty heap.
    MoveFromNothing {
        /// The heap's name.
        heap: String,
    },
    /// No measure was found that this move lowers.
    CannotProve {
        /// The measure that comes closest, in words.
        candidate: String,
    },
    /// The measure that was given is not proved to fall with this move.
    MeasureNotLowered {
        /// The measure as written.
        measure: String,
    },
    /// The measure that was given may have no value.
    MeasureWithoutValue {
        /// The component as written.
        measure: String,
    },
    /// The measure that was given may be negative.
    MeasureNegative {
        /// The component as written.
        measure: String,
    },
}
