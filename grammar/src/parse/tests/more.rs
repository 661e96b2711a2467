//! Parameters, sides, Rust functions and claims.

use super::super::parse;
use crate::ast::{Claim, Delimiter, ExprKind, Game, Member, PositionKind, Side, ValueKind};
use crate::print;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

/// The one game of a text without errors of syntax.
fn game(text: &str) -> Game {
    let mut parsed = parse(text);
    assert_eq!(parsed.errors, [], "{text}");
    parsed.file.games.pop().expect("a game was written")
}

#[test]
fn parameters_and_their_conditions() {
    let text = "game G < L , R, > (n) where L >= 1 , ( 2 | R && L < R ) , { n -> n - L; }";
    let game = game(text);
    let names = game.parameters.iter().map(|name| name.span.of(text));
    assert_eq!(names.collect::<Vec<_>>(), ["L", "R"]);
    assert_eq!(game.where_word.map(|span| span.of(text)), Some("where"));
    let conditions = game.conditions.iter().map(|one| one.span.of(text));
    let conditions: Vec<_> = conditions.collect();
    assert_eq!(conditions, ["L >= 1", "( 2 | R && L < R )"]);
}

#[test]
fn sides_and_functions() {
    let text = "misere partizan game G(n) { left n -> n - 1 if :: a :: b ( n + 1 , n ) , c::d(); \
                right n -> n - 2; n -> n - 3; }";
    let game = game(text);
    assert_eq!(game.partizan.map(|span| span.of(text)), Some("partizan"));
    assert_eq!(game.misere.map(|span| span.of(text)), Some("misere"));
    let moves = game.members.iter().map(|member| match member {
        Member::Move(rule) => rule,
        _ => panic!("moves were written"),
    });
    let moves: Vec<_> = moves.collect();
    let sides = moves.iter().map(|rule| rule.side.map(|(side, _)| side));
    let sides: Vec<_> = sides.collect();
    assert_eq!(sides, [Some(Side::Left), Some(Side::Right), None]);
    let calls = moves[0].guards.iter().map(|guard| match &guard.kind {
        ExprKind::Path(name, arguments) => {
            let words = format!("{}: {}", name.text, name.span.of(text));
            (words, arguments.len(), guard.span.of(text))
        }
        other => panic!("{other:?}"),
    });
    assert_eq!(
        calls.collect::<Vec<_>>(),
        [
            ("::a::b: :: a :: b".into(), 2, ":: a :: b ( n + 1 , n )"),
            ("c::d: c::d".into(), 0, "c::d()"),
        ]
    );
}

#[test]
fn claims_in_all_forms() {
    let text = "game G(n) {
        expect<2,> misere grundy = 0, end ,; expect normal outcome ( [(1, 2), {}, 3] ) = N ;
        expect period period = 7 from 12;
    }";
    let game = game(text);
    let claims = game.members.iter().map(|member| match member {
        Member::Expectation(claim) => claim.as_ref(),
        other => panic!("{other:?}"),
    });
    let claims: Vec<_> = claims.collect();
    let arguments = claims[0].arguments.as_ref().expect("one was written");
    assert_eq!(arguments.span.of(text), "<2,>");
    assert_eq!(arguments.numbers[0].0, 2);
    let conventions = claims
        .iter()
        .map(|claim| claim.convention.map(|(misere, _)| misere));
    let conventions: Vec<_> = conventions.collect();
    assert_eq!(conventions, [Some(true), Some(false), None]);
    let Claim::Sequence(values, span) = &claims[0].claim else {
        panic!("values were written")
    };
    assert_eq!(span.of(text), "= 0, end ,");
    assert_eq!(values[1].kind, ValueKind::Word("end".into()));
    let Claim::At {
        positions,
        span,
        value,
    } = &claims[1].claim
    else {
        panic!("a position was written")
    };
    assert_eq!(
        (span.of(text), value.span.of(text)),
        ("( [(1, 2), {}, 3] )", "N")
    );
    let PositionKind::Brackets(Delimiter::Brackets, parts) = &positions[0].kind else {
        panic!("brackets were written")
    };
    let parts: Vec<_> = parts.iter().map(|part| part.span.of(text)).collect();
    assert_eq!(parts, ["(1, 2)", "{}", "3"]);
    let Claim::Period { period, from, span } = claims[2].claim else {
        panic!("a period was written")
    };
    assert_eq!((period.0, from.0), (7, 12));
    assert_eq!(span.of(text), "period = 7 from 12");
}

#[test]
fn hexadecimal_codes_begin_with_letters_too() {
    for code in [
        "0.3F",
        "C.1f",
        ". 3F",
        "c .",
        "\"8.0\"",
        "0.3e5",
        "C . 1 . F",
    ] {
        let text = format!("game G(n) {{ hexadecimal {code}; }}");
        let game = game(&text);
        let [Member::Code(read)] = game.members.as_slice() else {
            panic!("one code was written")
        };
        assert!(read.hexadecimal);
        assert_eq!(read.text, code.replace(' ', ""));
        assert_eq!(read.span.of(&text), code);
    }
}

#[test]
fn raw_names_are_names() {
    let text =
        "game r#async(r#type, r#n) { (r#type, n) -> (r#type - 1, n) if r#crate::r#fn(r#n); }";
    assert!(
        !parse(text).errors.is_empty(),
        "no path begins with `r#crate`"
    );
    let text = "game r#async(r#type, r#n) { (r#type, n) -> (r#type - 1, n) if a::r#fn(r#n); }";
    let game = game(text);
    assert_eq!(game.name.text, "r#async");
    let names: Vec<&str> = game
        .header
        .names
        .iter()
        .map(|name| name.text.as_str())
        .collect();
    assert_eq!(names, ["r#type", "n"]);
    for text in [
        "game r#self(n) { n -> n - 1; }",
        "game r#(n) { n -> n - 1; }",
    ] {
        assert!(!parse(text).errors.is_empty(), "{text}");
    }
}

#[test]
fn the_signs_of_papers_are_those_of_the_language() {
    let paper = "game G(n) { n → n − k for k ∈ 1..=n if k ≤ 9, k ≥ 2, k ≠ 5, 2 ∣ k, k ∉ {4, 6}; }";
    let plain = "game G(n) { n -> n - k for k in 1..=n if k <= 9, k >= 2, k != 5, 2 | k, \
                 k not in {4, 6}; }";
    let (paper_file, plain_file) = (parse(paper), parse(plain));
    assert_eq!((paper_file.errors, plain_file.errors), (vec![], vec![]));
    assert_eq!(print(&paper_file.file), print(&plain_file.file));
    // An error behind signs of several bytes stands at its word.
    for (sign, word) in [("→", "m"), ("−", "m"), ("∈", "prime"), ("∉", "prime")] {
        let text = match sign {
            "→" => format!("game G(n) {{ n {sign} n - 1 if m > 0; }}"),
            "−" => format!("game G(n) {{ n -> n {sign} m; }}"),
            "∈" => format!("game G(n) {{ n -> n - k for k {sign} prime; }}"),
            _ => format!("game G(n) {{ n -> n - 1 if n {sign} prime; }}"),
        };
        let errors = crate::compile(&text).errors;
        let places: Vec<&str> = errors.iter().map(|error| error.span.of(&text)).collect();
        assert_eq!(places, [word], "{text}");
    }
    // An arrow that the language does not have is a slip.
    let text = "game G(n) { n ⇒ n − 1; }";
    let errors = crate::compile(text).errors;
    let places: Vec<&str> = errors.iter().map(|error| error.span.of(text)).collect();
    assert_eq!(places, ["⇒"]);
}
