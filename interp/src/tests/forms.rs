//! Closed forms for generated code.

use crate::closed_forms;
use sprague_grammar::model::{Asked, ClosedForm, FormCheck, Game};
use std::time::Instant;

fn rules(text: &str) -> Game {
    let mut compiled = sprague_grammar::compile(text);
    assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
    compiled.model.games.remove(0)
}

fn forms(text: &str) -> Vec<ClosedForm> {
    closed_forms(&rules(text))
}

#[test]
fn what_a_short_search_proves() {
    let all = [Asked::Grundy, Asked::Outcome, Asked::Remoteness];
    let nim_values = [Asked::Grundy, Asked::Outcome];
    for (asked, text) in [
        (&all[..], "game G(n) { n -> n - k for k in {1, 3, 4}; }"),
        (
            &all,
            "game G(n) { n -> n - k for k in {1, 2} if n % 2 == 0; n -> n - 3 if n % 2 == 1; }",
        ),
        (&all, "game G(n) { octal 0.333; }"),
        (&nim_values, "game G(n) { octal 0.77; }"),
        (&all, "game G(n) { n -> n - k for k in 1..; }"),
        (&[], "game G(n) { n -> n - p for p in primes; }"),
        (&[], "game G(n) { octal 0.007; }"),
        (
            &[],
            "game G<K>(n) where K >= 1 { n -> n - k for k in 1..=K; }",
        ),
        (
            &[],
            "game G(n) { n -> n - k for k in {1, 3} if crate::f(k); }",
        ),
        (&[], "game G(n) { octal 0.45; }"),
        (
            &[Asked::Grundy],
            "game G(n) { octal 0.45; expect grundy period = 20 from 498; }",
        ),
    ] {
        let found: Vec<Asked> = forms(text).iter().map(|form| form.quantity).collect();
        assert_eq!(found, asked, "{text}");
    }
}

#[test]
fn a_form_says_what_was_proved() {
    let take = &forms("misere game G(n) { n -> n - k for k in {1, 3, 4}; }");
    let [grundy, outcome, remoteness] = &take[..] else {
        panic!("three are proved");
    };
    assert_eq!(grundy.values, [0, 1, 0, 1, 2, 3, 2]);
    assert_eq!((grundy.width, grundy.period, grundy.saltus), (1, 7, 0));
    assert_eq!((grundy.misere, outcome.misere), (false, true));
    assert_eq!((remoteness.period, remoteness.saltus), (7, 4));
    assert_eq!(
        remoteness.words,
        "period 7 from 0, 4 more each time. It is proved (theorem: shifted window)."
    );
    assert!(matches!(remoteness.check, FormCheck::Register(_)));
}

/// What the search costs where nothing is proved: it is done for every game of a build.
#[test]
fn a_search_is_short() {
    for text in [
        "game G(n) { n -> n - k for k in {1, 3, 4}; }",
        "game G(n) { n -> n - k for k in {10, 42, 47, 79, 89}; }",
        "game G(n) { n -> n - k for k in 1..=1000; }",
        "game G(n) { n -> n - k for k in 1..=1000000000000; }",
        "game G(n) { n -> n - k for k in 1.. if k != 50, k != 40; }",
        "game G(n) { octal 0.77; }",
        "game G(n) { octal 0.007; }",
        "game G(n) { hexadecimal 0.F8F8F8; }",
        "game G(n) { n -> n - k for k in 1..=9 if k | n; }",
        "game G(n) { n -> n - k for k in {1, 2} if n % 2 == 0; n -> n - 3 if n % 2 == 1; }",
    ] {
        let game = rules(text);
        let start = Instant::now();
        let count = closed_forms(&game).len();
        let took = start.elapsed();
        println!("{took:?} for {count} forms of {text}");
        assert!(took.as_millis() < 400, "{text}: {took:?}");
    }
}
