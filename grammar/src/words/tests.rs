//! The words of games as they are read.

use super::{class, compound, end_of_play, sentences, solver, statements, summary};
use crate::compile;
use crate::model::Game;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

fn game(text: &str) -> Game {
    let mut compiled = compile(text);
    let words: Vec<String> = compiled.errors.iter().map(ToString::to_string).collect();
    assert_eq!(words, Vec::<String>::new(), "{text}");
    compiled.model.games.remove(0)
}

/// A rule, and what is said of it.
fn check(header: &str, rule: &str, sentence: &str) {
    let game = game(&format!("game G{header} {{ {rule} }}"));
    assert_eq!(sentences(&game), [sentence], "{rule}");
}

#[test]
fn one_heap() {
    let cases = [
        ("n -> n - 1;", "Take 1 counter from the heap."),
        (
            "n -> n - k for k in {1, 3, 4};",
            "Take `k` counters from the heap, for `k` in `{1, 3, 4}`.",
        ),
        (
            "n -> n - k for k in 1..;",
            "Take `k` counters from the heap, for any `k >= 1`.",
        ),
        (
            "n -> n - k for k in 1..=5 if k != 2;",
            "Take `k` counters from the heap, for any `k` from 1 to 5, if `k != 2`.",
        ),
        (
            "n -> n - p for p in primes;",
            "Take `p` counters from the heap, for any prime `p`.",
        ),
        (
            "n -> n - d for d in divisors(n) if d < n;",
            "Take `d` counters from the heap `n`, for any divisor `d` of `n`, if `d < n`.",
        ),
        (
            "n -> n / d for d in {2, 3, 6} if n > 0;",
            "Replace the heap `n` by `n / d`, for `d` in `{2, 3, 6}`, if `n > 0`.",
        ),
    ];
    for (rule, sentence) in cases {
        check("(n)", rule, sentence);
    }
}

#[test]
fn heaps_that_split() {
    let cases = [
        (
            "n -> [a, b] for (a, b) in split(n) if a != b;",
            "Replace a heap `n` by heaps `a` and `b`, for any `a >= b >= 1` with `a + b = n`, if \
             `a != b`.",
        ),
        (
            "n -> [..p] for p in parts(n, 2..);",
            "Replace a heap `n` by the heaps `p`, for any list `p` of at least 2 parts that add \
             up to `n`.",
        ),
        (
            "n -> [n / 2; 3] if n > 0, 2 | n;",
            "Replace a heap `n` by 3 heaps of `n / 2`, if `n > 0` and `2 | n`.",
        ),
        ("n -> [] if n > 0;", "Remove a heap `n`, if `n > 0`."),
    ];
    for (rule, sentence) in cases {
        check("(n)", rule, sentence);
    }
}

#[test]
fn several_heaps() {
    let cases = [
        (
            "(n, q)",
            "(n, q) -> (n - a, 2 * a) for a in 1..=q;",
            "Take `a` counters from `n` and replace `q` by `2 * a`, for any `a` from 1 to `q`.",
        ),
        (
            "{x, y}",
            "{x, y} -> {x - k, y} for k in 1..;",
            "Take `k` counters from a heap, for any `k >= 1`.",
        ),
        (
            "{x, y}",
            "{x, y} -> {x - k, y - k} for k in 1..;",
            "Take `k` counters from each of 2 heaps, for any `k >= 1`.",
        ),
        (
            "{x, y}",
            "{x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y;",
            "With the heaps called `x` and `y` in any way: take `k * x` counters from `y`, \
             for any `k >= 1`, if `0 < x <= y`.",
        ),
        (
            "{x, y}",
            "{x, y} -> {x - 1, x - 1};",
            "With the heaps called `x` and `y` in any way: take 1 counter from `x` and replace `y` \
             by `x - 1`.",
        ),
        (
            "[..]",
            "[a, b, ..] -> [a - 1, b - 1, ..];",
            "Take 1 counter from each of 2 heaps.",
        ),
        (
            "[..]",
            "[h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest;",
            "Take `d` counters from a heap `h`, where `rest` are the other heaps, for any `d` \
             from 1 to `h`, if `d | rest`.",
        ),
        (
            "[..]",
            "[a, b] -> [a + b - 1];",
            "Replace heaps `a` and `b` by a heap `a + b - 1`, if no other heap is there.",
        ),
    ];
    for (header, rule, sentence) in cases {
        check(header, rule, sentence);
    }
}

#[test]
fn codes() {
    let said = |code: &str| sentences(&game(&format!("game G(n) {{ octal {code}; }}")));
    assert_eq!(
        said("0.77"),
        ["Take 1 or 2 counters from a heap and leave nothing, one heap or two heaps."],
    );
    assert_eq!(
        said("4.07"),
        [
            "Take nothing from a heap and leave two heaps.",
            "Take 2 counters from a heap and leave nothing, one heap or two heaps.",
        ],
    );
    assert_eq!(
        said("0.137"),
        [
            "Take 1 counter from a heap and leave nothing.",
            "Take 2 counters from a heap and leave nothing or one heap.",
            "Take 3 counters from a heap and leave nothing, one heap or two heaps.",
        ],
    );
}

#[test]
fn statements_are_as_they_were_written() {
    let rules = [
        ("(n)", "n -> n - k for k in {1, 3, 4};"),
        ("(n)", "n -> n - k for k in 1..;"),
        ("(n)", "n -> n - k for k in 1..=n if gcd(k, n) == 1;"),
        (
            "(n)",
            "n -> max(0, n - 2 * k) for k in 1..=3 if n > 0, !(k | n) || n % 2 == 1;",
        ),
        (
            "(n)",
            "n -> n - (k - (1 - 2)) for k in 1..=n if k in squares, k not in {4, 9};",
        ),
        (
            "(n)",
            "n -> [a, b] for k in {1, 2}, (a, b) in split(n - k);",
        ),
        (
            "(n)",
            "n -> [..p] for p in parts(n, 2..=4) if distinct(p), len(p) < sum(p, 3);",
        ),
        ("(n)", "n -> [n / 2; 3] if n > 0, 2 | n || n > 9 && n < 20;"),
        ("(n, q)", "(n, q) -> (n - a, 2 * a) for a in 1..=q;"),
        (
            "{x, y}",
            "{x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y;",
        ),
        ("[..]", "[a, b, ..] -> [a - 1, b - 1, ..];"),
        (
            "[..]",
            "[h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest;",
        ),
    ];
    for (header, rule) in rules {
        assert_eq!(
            statements(&game(&format!("game G{header} {{ {rule} }}"))),
            [rule]
        );
    }
}

#[test]
fn long_sets_are_cut() {
    let numbers: Vec<_> = (1..=1000).map(|number| (7 * number).to_string()).collect();
    let game = game(&format!(
        "game G(n) {{ n -> n - k for k in {{{}}}; }}",
        numbers.join(", ")
    ));
    let set = "{7, 14, 21, 28, 35, 42, …, 7000}";
    assert_eq!(statements(&game), [format!("n -> n - k for k in {set};")]);
    assert_eq!(
        sentences(&game),
        [format!(
            "Take `k` counters from the heap, for `k` in `{set}`."
        )]
    );
    let class = class(&game);
    assert!(class.len() < 200, "{class}");
}

#[test]
fn class_end_and_solver() {
    let taking = game("game G(n) { n -> n - k for k in 1.. if k not in {2, 3, 7}; }");
    assert_eq!(
        [summary(&taking), class(&taking), end_of_play(&taking)],
        [
            "An impartial game of one heap, under normal play.",
            "A subtraction game: a move takes 1, 4 to 6 or any number from 8 on from the heap.",
            "Play ends, because every move lowers the heap `n`.",
        ]
    );
    assert!(solver(&taking).starts_with("Solved heap by heap from 0"));
    let mark = game("game Mark(n) { n -> n - 1; n -> n / 2 if n >= 1; }");
    assert!(solver(&mark).ends_with("; a far heap by the heaps around its quotients alone."));
    let kayles = game("misere game Kayles(n) { octal 0.77; }");
    assert_eq!(
        [summary(&kayles), end_of_play(&kayles)],
        [
            "An impartial game of heaps that may be split, under misère play.",
            "Play ends, because every move replaces a heap by smaller ones.",
        ]
    );
    let measured = game(
        "game G(x, y) { (x, y) -> (x - 1, y + 5); (x, y) -> (x, y - 1); measure x, x + 2 * y; }",
    );
    assert_eq!(
        vec![end_of_play(&measured)],
        ["Play ends, because every move lowers `x`, or keeps it and lowers `x + 2 * y`."]
    );
}

#[test]
fn compounds() {
    let text = "game A(n) { n -> n - 1; } game B<K>(n) { n -> n - 1; }
        compound One = selective(A); misere compound Any = conjunctive(A, ..);
        compound Two = diminished(A, B<2>); compound All = continued(One, Any, a::C, Any, ..);";
    let compounds = compile(text).model.compounds;
    let said: Vec<String> = compounds.iter().map(compound::summary).collect();
    let expected = [
        "A selective compound of `A`, under normal play.",
        "A conjunctive compound of any number of `A`, under misère play.",
        "A diminished compound of `A` and `B<2>`, under normal play.",
        "A continued compound of `One`, `Any`, `a::C` and any number of `Any`, under normal play.",
    ];
    assert_eq!(said, expected);
    let said: Vec<String> = compounds.iter().map(compound::statement).collect();
    let expected = [
        "selective(A);",
        "conjunctive(A, ..);",
        "diminished(A, B<2>);",
        "continued(One, Any, a::C, Any, ..);",
    ];
    assert_eq!(said, expected);
    let all = compounds.last().expect("there are four");
    let searched = [
        "Under normal play `Any` is searched for that number: no rule gives it.",
        "Under misère play `One` and `Any` are searched for that number: no rule gives it.",
    ];
    assert_eq!(compound::searched(all, &compounds), searched);
    assert_eq!(
        compound::sentences(&compounds[2]),
        [
            "A position is one of each component, in this order.",
            "A move is a move in one component.",
            "Play ends as soon as one component has ended. A component has ended when it has no \
             move.",
        ]
    );
}
