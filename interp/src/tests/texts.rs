//! Positions as texts, and what is said of texts that are wrong.

use super::{Outcome, game};
use crate::{Position, Ruleset};
use sprague_runtime::Position as _;

const SHAPES: [&str; 6] = [
    "game A(n) { n -> n - 1; }",
    "game A(n) { octal 0.77; }",
    "game A(x, y) { (x, y) -> (x - 1, y); }",
    "game A{x, y} { {x, y} -> {x - 1, y}; }",
    "game A[..] { [a, ..] -> [a - 1, ..]; }",
    "game A(x, y) { (x, y) -> [(i, y), (x - i, y)] for i in 1..=x - 1; }",
];

#[test]
fn positions_are_read_as_they_are_printed() -> Outcome {
    let right: [&[(&str, &str)]; 6] = [
        &[("5", "5"), (" (5) ", "5"), ("1_000", "1000")],
        &[
            ("5", "[5]"),
            ("0", "[]"),
            ("[3, 0, 2,]", "[2, 3]"),
            ("[ ]", "[]"),
            ("(4)", "[4]"),
        ],
        &[("(3,4)", "(3, 4)"), ("( 4 , 3 , )", "(4, 3)")],
        &[("{4, 3}", "{3, 4}")],
        &[("[2, 20, 8]", "[2, 8, 20]"), ("[]", "[]"), ("7", "[7]")],
        &[
            ("(3, 1)", "[(3, 1)]"),
            ("[(3, 4), (1, 2)]", "[(1, 2), (3, 4)]"),
            ("[]", "[]"),
        ],
    ];
    for (text, cases) in SHAPES.into_iter().zip(right) {
        let game = game(text);
        for (written, printed) in cases {
            let position = game.position(written)?;
            assert_eq!(position.to_string(), *printed);
            assert_eq!(game.position(printed)?, position);
            let mut bytes = vec![];
            position.encode(&mut bytes);
            assert_eq!(Position::decode(&mut bytes.as_slice()), Some(position));
        }
    }
    Ok(())
}

#[test]
fn wrong_positions_are_told_why() {
    let wrong = [
        (0, "-1", "no heap is negative"),
        (0, "", "it is empty"),
        (
            0,
            "{5}",
            "it is a list in `{…}`, and this game has one heap, a single number; \
             write it like `5`",
        ),
        (0, "(3, 4)", "it takes 1 heap, and there are 2"),
        (0, "18446744073709551616", "at most 18446744073709551615"),
        (0, "five", "`five` is not a number"),
        (0, "5 6", "`6` follows it"),
        (1, "{5}", "write it like `5` or `[2, 8, 20]`"),
        (2, "(3, 4", "a `)` is missing at its end"),
        (2, "(3 4)", "`,` or `)` is expected where `4` stands"),
        (2, "(3, 4]", "`,` or `)` is expected where `]` stands"),
        (2, "(3, , 4)", "a number is expected where `,` stands"),
        (2, "(1, 2, 3)", "it takes 2 heaps, and there are 3"),
        (2, "[3, 4]", "write it like `(3, 4)`"),
        (
            2,
            "7",
            "it is a single number, and the heaps of this game have an order",
        ),
        (3, "(3, 4)", "write it like `{3, 4}`"),
        (4, "(3)", "write it like `[2, 8, 20]`"),
        (4, "[-3]", "no heap is negative"),
        (5, "[(1, 2), (3)]", "it takes 2 heaps, and there are 1"),
        (5, "[(1, 2), 3]", "a `(` is missing"),
        (5, "[1, 2]", "write it like `(3, 4)` or `[(1, 2), (3, 4)]`"),
        (5, "[(1, 2)", "a `]` is missing"),
        (2, "é", "`é` is not a number"),
        (2, "(…", "a number is expected where `…` stands"),
    ];
    for (shape, text, why) in wrong {
        let error = game(SHAPES[shape]).position(text).expect_err(text);
        assert!(error.to_string().contains(why), "{error}");
    }
    // What is shown of a long one is its beginning.
    let long = format!("({})", vec!["5"; 3000].join(", "));
    let told = game(SHAPES[2]).position(&long).expect_err("it is too long");
    assert!(
        told.to_string().len() < 200 && told.text() == long,
        "{told}"
    );
    assert!(
        told.to_string().contains("5,…` is not a position"),
        "{told}"
    );
}

#[test]
fn errors_show_their_lines() {
    let text = "// Two mistakes.\ngame Take(n) {\n\tn -> n - k for k in prims;\n}\n\
                game Wait(n) { n -> n; }\n";
    let errors = Ruleset::parse(text).expect_err("there are errors");
    let errors = errors.with_path("rules/take.game");
    let places: Vec<_> = errors
        .iter()
        .map(|error| (error.line, error.column))
        .collect();
    assert_eq!(places.len(), 2, "{errors}");
    assert_eq!(places[0], (3, 22));
    let first = errors.iter().next().expect("there are two");
    assert_eq!(&text[first.span.clone()], "prims");
    let shown = errors.to_string();
    assert!(
        shown.starts_with("rules/take.game:3:22: error[unknown_set]: "),
        "{shown}"
    );
    let frame = "\n  |\n3 | \tn -> n - k for k in prims;\n  | \t                    ^^^^^\n";
    assert!(shown.contains(frame), "{shown}");
    assert!(shown.contains("rules/take.game:5:"), "{shown}");
    assert!(Ruleset::parse("").is_err());
}

#[test]
fn long_and_odd_lines_are_cut() {
    let spaces = " ".repeat(5000);
    let text = format!("game A(n) {{{spaces}n -> n - \u{1b}é;{spaces}}}");
    let shown = Ruleset::parse(&text).expect_err("it is wrong").to_string();
    assert!(
        shown.lines().all(|line| line.chars().count() < 200),
        "{shown}"
    );
    assert!(!shown.contains('\u{1b}'));
    let end = Ruleset::parse("game A(n) { n -> n - 1;").expect_err("it is wrong");
    assert!(end.to_string().contains('^'));
}

#[test]
fn no_text_makes_a_reader_panic() {
    let letters = ['(', ')', '[', ']', '{', ',', ' ', '7', 'é', '-', '_'];
    let games = SHAPES.map(game);
    let mut texts = vec![String::new()];
    for _ in 0..4 {
        texts = texts
            .iter()
            .flat_map(|text| letters.map(|letter| format!("{text}{letter}")))
            .collect();
        for text in &texts {
            for game in &games {
                if let Ok(position) = game.position(text) {
                    assert_eq!(game.position(&position.to_string()).ok(), Some(position));
                }
            }
        }
    }
}
