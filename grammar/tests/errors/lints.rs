//! What is right and likely not meant.

use crate::unmarked;
use sprague_grammar::{Span, WarningKind, compile};

/// Asserts that a text is right and has warnings of these names at its marks, and no others.
fn warned(marked: &str, names: &str) {
    let (text, mut spans) = unmarked(marked);
    let compiled = compile(&text);
    assert_eq!(compiled.errors, [], "{text}");
    let told = |one: &sprague_grammar::Warning| (one.span, one.kind.name());
    let found: Vec<(Span, &str)> = compiled.warnings.iter().map(told).collect();
    spans.sort();
    let expected: Vec<(Span, &str)> = spans.into_iter().zip(names.split_whitespace()).collect();
    assert_eq!(found, expected, "{text}");
    assert_eq!(found.len(), names.split_whitespace().count(), "{text}");
}

/// A right text for each lint, with its places marked.
const CASES: [(&str, &str); 34] = [
    (
        "game G{x, y, z} { {x, y, z} -> {y, x - k, z} for k in 1..=z; \
         «{a, b, c} -> {a, c, b - 2} if a > 1;» }",
        "covered_move",
    ),
    (
        "game G(n) { n -> n - 1; «n -> n - k for k in 5..=3;» }",
        "move_never_happens",
    ),
    (
        "game G(n) { n -> n - 1; «n -> [n - k; -1] for k in 1..;» }",
        "move_never_happens",
    ),
    (
        "game G(n) { n -> n - 1; «n -> [n - k; 2 - 3] for k in 1.. if n > 0;» }",
        "move_never_happens",
    ),
    (
        "game G(x, y) { (x, y) -> (x - 1, y - 1); «(x, y) -> [(x - 1, 0 - 1)];» }",
        "move_never_happens",
    ),
    (
        "game G(n) { n -> n - 1; «n -> n - k for k in 4..4;» }",
        "move_never_happens",
    ),
    (
        "game G(x, y) { (x, y) -> (x - 1, y - 1); «(x, y) -> (x - k, y) for k in x + 1..=x + y;» }",
        "move_never_happens",
    ),
    (
        "game G<K>(n) where K >= 3 { n -> n - K; «n -> n - k for k in K..=2;» }",
        "move_never_happens",
    ),
    (
        "game G(n) { n -> n - k for k in 1..=9; «n -> n - 1;» }",
        "covered_move",
    ),
    ("game G(n) { n -> n - 2; «n -> n - 2;» }", "covered_move"),
    (
        "game G(n) { «n -> n - 2 * k for k in {1, 3};» n -> n - k for k in 1..=6; }",
        "covered_move",
    ),
    (
        "game G(n) { «n -> n - k for k in primes;» n -> n - k for k in 1.. if k > 1; }",
        "covered_move",
    ),
    (
        "game G(n) { n -> n - k for k in odds; «n -> n - 7;» n -> n - 8; }",
        "covered_move",
    ),
    (
        "game G(n) { n -> n - k for k in odds; «n -> n - k for k in odds if n > 5;» }",
        "covered_move",
    ),
    (
        "game G(n) { n -> [a, b] for (a, b) in split(n); «n -> [a, b] for (a, b) in split(n) if \
         a != b;» }",
        "covered_move",
    ),
    (
        "game G{x, y} { {x, y} -> {x - k, y} for k in 1..; «{x, y} -> {x, y - 2};» }",
        "covered_move",
    ),
    (
        "game G(x, y) { (x, y) -> (x - i, y - j) for i in 0..=2, j in 0..=2 if i + j > 0; «(x, \
         y) -> (x, y - 1);» }",
        "covered_move",
    ),
    (
        "game G[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; «[h, ..rest] -> [h - 3, \
         ..rest] if sum(rest) > 2;» }",
        "covered_move",
    ),
    (
        "game G<K>(n) where K >= 2 { n -> n - k for k in 1..=K; «n -> n - 2;» }",
        "covered_move",
    ),
    (
        "game G(m, n) { (m, n) -> [(a, n - 1), (b, n)] for (a, b) in split(m); «(m, n) -> [(a, n \
         - 1), (b, n)] for (a, b) in split(m) if n > 1;» }",
        "covered_move",
    ),
    (
        "game G(n) { n -> n - k for k in 1.. if «k > 0»; }",
        "guard_always_true",
    ),
    (
        "game G(n) { n -> n - k for k in {2, 4} if «k != 3»; }",
        "guard_always_true",
    ),
    (
        "game G(n) { n -> [a, b] for (a, b) in split(n) if «a >= b», b > 1; }",
        "guard_always_true",
    ),
    (
        "game G(n) { n -> [a, b] for (a, b) in split(n) if «a + b == n», b > 1; }",
        "guard_always_true",
    ),
    (
        "game G(x, y) { (x, y) -> (x - 1, y - 1) if x < y, «y > 0»; }",
        "guard_always_true",
    ),
    (
        "game G(x, y) { (x, y) -> (x - 1, y - 1) if «0 <= x» < y; }",
        "guard_always_true",
    ),
    (
        "game G<K>(n) where K > 3 { n -> n - K if «K != 2», n % 2 == 1; }",
        "guard_always_true",
    ),
    (
        "game G(n) { n -> n - 1; n -> n - k for k in 1..=5 if «k > 7»; }",
        "guard_never_true",
    ),
    (
        "game G(n) { n -> n - 1; n -> n - 2 if n > 4, «n < 3»; }",
        "guard_never_true",
    ),
    (
        "game G(n) { n -> n - k for k in 1..=9 if k < 3 || «k > 9»; }",
        "guard_never_true",
    ),
    (
        "game G(n) { n -> n - 1; n -> n - 2 if «n % 3 == 3»; }",
        "guard_never_true",
    ),
    (
        "game G(x, y) { (x, y) -> (x - k, y) for k in 1.. if «k <= x»; (x, y) -> (x, y - 2 * k) \
         for k in 1.. if «y - 2 * k >= 0»; }",
        "needless_guard needless_guard",
    ),
    (
        "game G(n) { n -> n - 1 for «j» in {1, 2}; n -> [] for (a, «b») in split(n) if a > 1; }",
        "unused_binding unused_binding",
    ),
    (
        "game G<«K», L>(n, «m») where K > L { (n, m) -> (n - 1 - L, m); }",
        "unused_parameter heap_never_changes",
    ),
];

#[test]
fn lints_are_said_where_they_are_certain() {
    for (marked, names) in CASES {
        warned(marked, names);
    }
    for &name in WarningKind::NAMES {
        let known = |case: &(&str, &str)| case.1.split(' ').any(|one| one == name);
        assert!(
            CASES.iter().any(known) || name.ends_with("operand"),
            "{name}"
        );
    }
}

#[test]
fn what_is_not_certain_is_not_said() {
    for text in [
        // A heap of 0 is what the guard is for, or a set without end needs it.
        "game G(n) { n -> [n / 2, n / 2] if n > 0; }",
        "game G(n) { n -> [] if n > 0; }",
        "game G(n) { n -> n - d for d in 1..=9, p in powers(10) if p <= n, n / p % 10 == d; }",
        "game G(n) { n -> n / d for d in {2, 3} if n > 0; }",
        // Without a value a choice is discarded.
        "game G(x, y) { (x, y) -> (x - 1, y) if x % y < y; (x, y) -> (x, y - 1); }",
        "game G(n) { n -> n - 1 if phi(n) >= 0; }",
        // What the wall implies, but does not say.
        "game G{x, y} { {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y; }",
        // Some parameters, or some heaps, are otherwise.
        "game G<K>(n) where K >= 1 { n -> n - k for k in 1..=K; n -> n - 2; }",
        "game G(n) { n -> n - k for k in 1..n if k < 3; n -> n - 3 if n > 5; }",
        "game G(n) { n -> n - k for k in odds; n -> n - k for k in evens if k | n; }",
        "game G(n) { n -> n - k for k in squares; n -> n - k for k in primes; n -> n - 8; }",
        "game G(n) { n -> n - 1; n -> n - 1 - k for k in 1.. if crate::odd(k); }",
        "game G(n) { n -> n - 3 for _k in {1, 2}; }",
        "game G(x, y) { (x, y) -> (x - 1, y); (x, y) -> (y - 1, y - 1) if x >= y; }",
        "game G[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..=sum(rest); [h] -> []; }",
    ] {
        warned(text, "");
    }
}

#[test]
fn an_attribute_silences_a_lint_of_its_item_alone() {
    for (marked, names) in CASES {
        let (text, _) = unmarked(marked);
        for &name in WarningKind::NAMES {
            let quiet = compile(&format!("#[quiet({name})] {text}")).warnings;
            let left = names.split(' ').filter(|one| *one != name).count();
            assert_eq!(quiet.len(), left, "{name} {text}");
        }
        let quiet = compile(&format!("#[quiet(all)] {text}"));
        assert!(
            quiet.errors.is_empty() && quiet.warnings.is_empty(),
            "{text}"
        );
    }
    let two = "#[quiet(covered_move, unused_binding,)]
        game G(n) { n -> n - 1; n -> n - 1 for j in {1, 2}; }
        game H(n) { n -> n - 1; n -> n - 1; }";
    let names: Vec<_> = compile(two)
        .warnings
        .iter()
        .map(|one| one.kind.name())
        .collect();
    assert_eq!(names, ["covered_move"]);
    let one =
        "#[quiet(all)] game G(n) { n -> n - 1; n -> n - 1; } game H(n) { n -> 0 - 1; n -> n - 1; }";
    let names = compile(one).warnings;
    let names: Vec<_> = names.iter().map(|one| one.kind.name()).collect();
    assert_eq!(names, ["move_never_happens"]);
    let compound = "misere game M(n) { n -> n - 1; }
        #[quiet(misere_operand)] compound X = selective(M, ..);
        compound Y = selective(M, ..);";
    assert_eq!(compile(compound).warnings.len(), 1);
}

#[test]
fn an_attribute_names_lints_alone() {
    for (marked, expected) in [
        (
            "#[quiet(«coverd_move»)]",
            "unknown lint 'coverd_move'; did you mean 'covered_move'?",
        ),
        (
            "#[quiet(covered_move, «dead_code»)]",
            "unknown lint 'dead_code'\n\nhelp: the lints are `misere",
        ),
        ("«#[quiet]»", "this names no lint to be quiet about"),
        ("«#[quiet()]»", "this names no lint to be quiet about"),
        (
            "«#[quiet = \"covered_move\"]»",
            "this names no lint to be quiet about",
        ),
    ] {
        for item in [
            "game G(n) { n -> n - 1; }",
            "game A(n) { n -> n - 1; } compound C = selective(A);",
        ] {
            let (text, spans) =
                unmarked(&item.replacen("compound", &format!("{marked} compound"), 1));
            let (text, spans) = if spans.is_empty() {
                unmarked(&format!("{marked} {text}"))
            } else {
                (text, spans)
            };
            let errors = compile(&text).errors;
            assert_eq!(errors.len(), 1, "{text}: {errors:?}");
            assert_eq!([errors[0].span], spans[..], "{text}");
            assert!(errors[0].to_string().starts_with(expected), "{}", errors[0]);
        }
    }
}

#[test]
fn a_warning_says_how_it_is_silenced() {
    for (marked, _) in CASES {
        let (text, _) = unmarked(marked);
        for warning in compile(&text).warnings {
            let quiet = format!("`#[quiet({})]` before the item", warning.kind.name());
            assert!(warning.to_string().ends_with(&quiet), "{warning}");
        }
    }
}
