//! Numbers that would cost too much, in every place where one may stand.

use crate::answer;
use crate::changes::games;
use std::fs;
use std::path::Path;

/// What stands in place of a number.
const INSTEAD: [&str; 9] = [
    "1000000000000000000",
    "1..=1000000000000000000",
    "0..1000000000000000000",
    "1000000000000000000..",
    "-1000000000000000000",
    "(n * 1000000000000000000)",
    "1000000000000000000 * 1000000000000000000",
    "{1000000000000000000}",
    "[1..=1000000000000000000]",
];

/// Every rule of the grammar in whose text a number, an expression or a position may stand, with
/// texts in which `@` stands there.
const PLACES: &[(&str, &[&str])] = &[
    (
        "where_clause",
        &[
            "game A<Q>(n) where Q >= @ { n -> n - Q; }",
            "game A<Q>(n) where @ { n -> n - 1; }",
        ],
    ),
    (
        "generic",
        &[
            "game A<Q>(n) { n -> n - Q - 1; } compound B = selective(A<@>, ..);",
            "game A(n) { n -> n - 1; } compound B = selective(A, a::B<-@, c<@>>);",
        ],
    ),
    (
        "digits",
        &["game A(n) { octal @; }", "game A(n) { octal 0.@; }"],
    ),
    (
        "hex_digits",
        &[
            "game A(n) { hexadecimal @; }",
            "game A(n) { hexadecimal 0.@; }",
        ],
    ),
    (
        "measure",
        &[
            "game A(n) { n -> n - 1; measure @; }",
            "game A(n) { n -> n - 1; assume measure n, @; }",
        ],
    ),
    (
        "pattern",
        &[
            "game A(n) { @ -> n - 1; }",
            "game A(x, y) { (x, @) -> (x - 1, y); }",
        ],
    ),
    (
        "result",
        &[
            "game A(n) { n -> @; }",
            "game A(n) { n -> n - @; }",
            "game A(n) { n -> n / @ if n > 0; }",
        ],
    ),
    (
        "if_part",
        &[
            "game A(n) { n -> n - 1 if @; }",
            "game A(n) { n -> n - 1 if n > 2, @ < n <= 2 * n; }",
        ],
    ),
    (
        "place",
        &[
            "game A(x, y) { (x, y) -> (x - 1, @); }",
            "game A(x, y) { (x, y) -> (x - 1, y) if (@ < x); }",
        ],
    ),
    (
        "heap",
        &[
            "game A{x, y} { {x, y} -> {x - 1, @}; }",
            "game A{x, y} { {x, @} -> {x - 1, y}; }",
        ],
    ),
    (
        "list",
        &[
            "game A(n) { n -> [n - 1; @]; }",
            "game A(n) { n -> [@; 2] if n > 0; }",
        ],
    ),
    (
        "list_place",
        &[
            "game A(n) { n -> [@, n - 1]; }",
            "game A(n) { n -> [@..n] if n > 0; }",
            "game A(n) { n -> [n / 2..=@] if n > 0; }",
            "game A[..] { [h, ..rest] -> [@, ..rest]; }",
            "game A(x, y) { (x, y) -> [(x - 1, @), (@, y - 1)]; }",
        ],
    ),
    (
        "expectation",
        &["game A(n) { n -> n - 1; expect grundy(5) = @; }"],
    ),
    (
        "values",
        &["game A<Q>(n) where Q >= 1 { n -> n - Q; expect<@> grundy(5) = 1; }"],
    ),
    (
        "sequence",
        &["game A(n) { n -> n - 1; expect grundy = 0, @, 0; }"],
    ),
    (
        "claim_at",
        &["game A(n) { n -> n - 1; expect misere outcome(5) = @; }"],
    ),
    (
        "asked_at",
        &[
            "game A(n) { n -> n - 1; expect grundy(@) = 1; }",
            "game A(n) { n -> n - 1; expect longest(@) = 1000000000000000000; }",
        ],
    ),
    (
        "period",
        &[
            "game A(n) { n -> n - 1; expect grundy period = @ from 0; }",
            "game A(n) { n -> n - 1; expect grundy period = 2 from @; }",
        ],
    ),
    (
        "value",
        &["game A(n) { n -> n - 1; expect foreclosed(5) = @; }"],
    ),
    (
        "positions",
        &["game A(x, y) { (x, y) -> (x - 1, y); expect grundy((1, 2), @) = 1; }"],
    ),
    (
        "position",
        &["game A(n) { n -> n - 1; expect remoteness(@) = 1; }"],
    ),
    (
        "position_parens",
        &["game A(x, y) { (x, y) -> (x - 1, y); expect grundy((@, 2)) = 1; }"],
    ),
    (
        "position_braces",
        &["game A{x, y} { {x, y} -> {x - 1, y}; expect grundy({@, 2}) = 1; }"],
    ),
    (
        "position_brackets",
        &["game A[..] { [h, ..] -> [h - 1, ..]; expect suspense([@, 2]) = 1; }"],
    ),
    (
        "set",
        &[
            "game A(n) { n -> n - k for k in @; }",
            "game A(n) { n -> n - k for k in @..; }",
            "game A(n) { n -> n - k for k in 1..=@; }",
            "game A(n) { n -> n - k for k in 1..@ if k not in 2..=@; }",
        ],
    ),
    (
        "set_braces",
        &[
            "game A(n) { n -> n - k for k in {1, @}; }",
            "game A(n) { n -> n - i - j for (i, j) in {(1, @), (@, 2)} if i + j > 0; }",
        ],
    ),
    (
        "expr",
        &["game A(n) { n -> n - 1 if n == 3 || !(@ > n) && n != @; }"],
    ),
    (
        "arith",
        &[
            "game A(n) { n -> n - k for k in 1..=n * @ + @; }",
            "game A(n) { n -> n - k for k in 1..n % @; }",
        ],
    ),
    (
        "membership",
        &[
            "game A(n) { n -> n - 1 if @ in primes; }",
            "game A(n) { n -> n - 1 if n not in {@}; }",
        ],
    ),
    (
        "operand",
        &[
            "game A(n) { n -> n - 1 if @ | n; }",
            "game A(n) { n -> n - 1 if n | @; }",
        ],
    ),
    ("parens", &["game A(n) { n -> n - (@); }"]),
    (
        "call",
        &[
            "game A(n) { n -> n - k for k in powers(@); }",
            "game A(n) { n -> n - k for k in divisors(@); }",
        ],
    ),
    (
        "argument",
        &[
            "game A(n) { n -> [a, b] for (a, b) in split(@); }",
            "game A(n) { n -> [..p] for p in parts(@, 2..=3); }",
            "game A(n) { n -> [..p] for p in parts(n, @); }",
            "game A(n) { n -> [..p] for p in parts(n, 2..=@); }",
            "game A(n) { n -> [..p] for p in parts(n, @..); }",
            "game A(n) { n -> max(0, n - @) if n > 0; }",
            "game A(n) { n -> n - 1 if min(n, @) < gcd(@, n), distinct(@, n), phi(@) > 1; }",
            "game A[..] { [h, ..rest] -> [h - 1, ..rest] if sum(rest, @) > 2, len(rest) < @; }",
            "game A[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=@ if d | rest; }",
        ],
    ),
    (
        "path",
        &[
            "game A(n) { n -> n - 1 if crate::f(@); }",
            "game A(n) { n -> n - crate::f(n, @); }",
        ],
    ),
];

/// A definition of the grammar file, its name and its text.
fn rules(grammar: &str) -> Vec<(&str, &str)> {
    let lines = grammar.lines().filter(|line| !line.starts_with("//"));
    lines
        .filter_map(|line| line.split_once('='))
        .map(|(name, text)| (name.trim(), text))
        .filter(|(name, _)| {
            !name.is_empty()
                && name
                    .chars()
                    .all(|letter| letter.is_lowercase() || letter == '_')
        })
        .collect()
}

/// What may be a number, or hold one directly.
const HOLDS: [&str; 17] = [
    "number",
    "expr",
    "arith",
    "place",
    "heap",
    "list_place",
    "operand",
    "set",
    "value",
    "position",
    "positions",
    "argument",
    "code_first",
    "hex_first",
    "code_word",
    "membership",
    "list",
];

#[test]
fn every_place_of_the_grammar_is_listed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammar/src/game.pest");
    let grammar = fs::read_to_string(path).expect("the grammar is there");
    let rules = rules(&grammar);
    assert!(rules.len() > 100, "{} rules", rules.len());
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    // What names no place of its own: they pass on what the others hold.
    let passes = [
        "for_part",
        "binding",
        "braces",
        "brackets",
        "item",
        "one_member",
    ];
    for (name, text) in rules {
        let holds = text
            .split(|letter| !is_word(letter))
            .any(|word| HOLDS.contains(&word));
        let listed = PLACES.iter().any(|&(place, _)| place == name);
        assert!(
            !holds || listed || passes.contains(&name),
            "no text with a number in {name}"
        );
    }
}

#[test]
fn huge_numbers_in_every_place_of_the_grammar() {
    let mut seen = 0;
    for template in PLACES.iter().flat_map(|(_, templates)| *templates) {
        for instead in INSTEAD {
            let text = template.replace('@', instead);
            assert_eq!(answer(&text), Ok(()), "{text}");
            seen += 1;
        }
    }
    assert!(seen > 500, "{seen} texts");
}

/// The text with each of its numbers, one at a time, in place of which something else stands.
fn with_each_number(text: &str, instead: &str) -> Vec<String> {
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..text.len()).filter(|&at| is_digit(at) && (at == 0 || !is_digit(at - 1)));
    let replaced = |start: usize| {
        let length = (start..text.len()).take_while(|&at| is_digit(at)).count();
        format!("{}{instead}{}", &text[..start], &text[start + length..])
    };
    starts.map(replaced).collect()
}

#[test]
fn huge_numbers_wherever_one_may_stand() {
    let mut seen = 0;
    // Without optimization some of the games are enough.
    let step = if cfg!(debug_assertions) { 20 } else { 1 };
    for game in games().into_iter().step_by(step) {
        for instead in &INSTEAD[..6] {
            for text in with_each_number(&game, instead) {
                seen += 1;
                assert_eq!(answer(&text), Ok(()), "{text}");
            }
        }
    }
    assert!(seen > 100, "{seen} texts");
}
