use super::broken_expectations;
use crate::{Level, Ruleset};
use std::time::Instant;

/// What is wrong with claims: the first line of each error, and the words at which it stands.
fn wrong(text: &str) -> Vec<(String, &str)> {
    let compiled = sprague_grammar::compile(text);
    assert!(compiled.errors.is_empty(), "{:?}", compiled.errors);
    let errors = broken_expectations(&compiled.model);
    errors
        .iter()
        .map(|error| {
            let words = error.to_string();
            let line = words.lines().next().unwrap_or_default();
            (line.to_owned(), error.span.of(text))
        })
        .collect()
}

#[track_caller]
fn assert_wrong(text: &str, message: &str, words: &str) {
    assert_eq!(wrong(text), [(message.to_owned(), words)], "{text}");
}

#[track_caller]
fn assert_right(text: &str) {
    assert_eq!(wrong(text), [], "{text}");
}

const TAKE: &str = "game Take(n) { n -> n - k for k in {1, 3, 4};";

#[test]
fn right_claims_pass() {
    for claims in [
        "expect grundy = 0, 1, 0, 1, 2, 3, 2, 0; expect grundy(1000000) = 1;",
        "expect grundy period = 7 from 0; expect outcome = P, N, P, N;",
        "expect misere outcome = N, P; expect remoteness(10) = 5;",
        "expect misere remoteness(1) = 1; expect shortest(9) = 3; expect longest(9) = 9;",
        "expect foreclosed(0) = end; expect outcome period = 7 from 0;",
    ] {
        assert_right(&format!("{TAKE} {claims} }}"));
    }
    assert_right(
        "game W{x, y} { {x, y} -> {x - k, y} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..;
         expect outcome({3, 5}) = P; expect grundy({0, 4}) = 4; }",
    );
    assert_right(
        "game C(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m);
         expect grundy((4, 1)) = 1; expect grundy([(4, 1), (2, 7)]) = 0; }",
    );
    assert_right(
        "game L<K>(n) where K >= 1 { n -> n - k for k in 1..=K;
         expect<2> grundy = 0, 1, 2, 0; expect<3> grundy period = 4 from 0; }",
    );
}

#[test]
fn a_wrong_value_is_told_at_its_number() {
    let claims = |claims: &str| format!("{TAKE} {claims} }}");
    let wrong = claims("expect grundy = 0, 1, 0, 1, 3, 7;");
    assert_wrong(&wrong, "the Grundy value of 4 is 2, not 3", "3");
    let wrong = claims("expect outcome(9) = N;");
    assert_wrong(&wrong, "the outcome of 9 is P, not N", "N");
    let wrong = claims("expect misere remoteness(1) = 0;");
    assert_wrong(&wrong, "the misère remoteness of 1 is 1, not 0", "0");
    let wrong = claims("expect foreclosed(0) = inf;");
    assert_wrong(&wrong, "the foreclosed value of 0 is end, not inf", "inf");
    let pair = "game W{x, y} { {x, y} -> {x - k, y} for k in 1..; expect grundy({4, 0}) = 5; }";
    assert_wrong(pair, "the Grundy value of {0, 4} is 4, not 5", "5");
}

#[test]
fn periods_are_proved_or_refused() {
    assert_right("game K(n) { octal 0.77; expect grundy period = 12 from 71; }");
    assert_right("game K(n) { octal 0.77; expect outcome period = 1 from 1; }");
    let kayles =
        |claim: &str| format!("game K(n) {{ octal 0.77; expect grundy period = {claim}; }}");
    assert_wrong(&kayles("12 from 70"), "the period is 12 from 71", "70");
    assert_wrong(&kayles("24 from 71"), "the period is 12 from 71", "24");
    assert_wrong(&kayles("5 from 0"), "the period is 12 from 71", "5");
    let grundys = "game G(n) { n -> [a, b] for (a, b) in split(n) if a != b;
                   expect grundy period = 3 from 7; }";
    let unproved = "this period is not proved: no theorem decides it";
    assert_wrong(grundys, unproved, "3");
    let misere = "game K(n) { octal 0.77; expect misere grundy period = 12 from 71; }";
    assert_wrong(misere, unproved, "12");
}

#[test]
fn periods_of_all_that_is_proved() {
    let take = |set: &str, claim: &str| {
        format!("game T(n) {{ n -> n - k for k in {set}; expect {claim}; }}")
    };
    for (quantity, first) in [
        ("grundy", 0),
        ("outcome", 0),
        ("misere outcome", 0),
        ("misere grundy", 0),
        ("foreclosed", 5),
    ] {
        let claim = format!("{quantity} period = 1 from 1");
        let message = format!("the period is 7 from {first}");
        assert_wrong(&take("{1, 3, 4}", &claim), &message, "1");
    }
    assert_right(&take("1.. if k != 2", "outcome period = 1 from 3"));
    assert_right(&take("{1, 2}", "misere outcome period = 3 from 0"));
    let rising = [
        (
            "{1, 3, 4}",
            "remoteness",
            "the remoteness has period 7 from 0 with saltus 4",
        ),
        (
            "{1, 3, 4}",
            "longest",
            "the longest play has period 1 from 0 with saltus 1",
        ),
        (
            "1.. if k != 2",
            "grundy",
            "the Grundy value has period 4 from 0 with saltus 2",
        ),
        (
            "{3, 5, 15}",
            "misere remoteness",
            "the misère remoteness has period 36 from 11 with a saltus for each place",
        ),
    ];
    for (set, quantity, message) in rising {
        let claim = format!("{quantity} period = 77 from 0");
        assert_wrong(&take(set, &claim), message, "77");
    }
    let register = |claim: &str| {
        format!(
            "game R(n) {{ n -> n - k for k in {{1, 2}} if n % 2 == 0; n -> n - 3 if n % 2 == 1;
             expect grundy period = {claim}; }}"
        )
    };
    assert_wrong(&register("5 from 0"), "the period is 4 from 0", "5");
}

#[test]
fn what_costs_too_much_is_refused_soon() {
    let start = Instant::now();
    let far = "game G(n) { n -> n - p for p in primes; expect grundy(100000000) = 1; }";
    let message = "this takes too long to check here: more than 20000 positions or moves";
    assert_wrong(far, message, "100000000");
    let many =
        "game G(x, y) { (x, y) -> (x - k, y) for k in 1..; (x, y) -> (x, y - k) for k in 1..;
                expect grundy((9000, 9000)) = 0; }";
    assert_wrong(many, message, "(9000, 9000)");
    assert!(start.elapsed().as_secs() < 30, "{:?}", start.elapsed());
}

/// Each kind of rules with each quantity of it that repeats.
#[test]
fn every_kind_of_rules_claims_its_periods() {
    let cases: [(&str, &[&str]); 3] = [
        (
            "n -> n - k for k in 1..;",
            &[
                "outcome period = 1 from 1",
                "remoteness period = 1 from 1",
                "misere remoteness period = 1 from 2",
                "suspense period = 1 from 1",
                "foreclosed period = 1 from 1",
                "shortest period = 1 from 1",
            ],
        ),
        (
            "octal 0.333;",
            &[
                "grundy period = 4 from 0",
                "misere outcome period = 4 from 0",
                "outcome period = 4 from 0",
            ],
        ),
        // Multiples of three have ended: lengths repeat too.
        (
            "n -> n - k for k in {1, 2} if n % 3 != 0;",
            &[
                "grundy period = 3 from 0",
                "misere grundy period = 3 from 0",
                "remoteness period = 3 from 0",
                "suspense period = 3 from 0",
                "shortest period = 3 from 0",
            ],
        ),
    ];
    for (rules, claims) in cases {
        for claim in claims {
            assert_right(&format!("game G(n) {{ {rules} expect {claim}; }}"));
        }
    }
    // Values that are known and have no period.
    let divided =
        "game G(n) { n -> n / d for d in {2, 3} if n > 0; expect outcome period = 1 from 1; }";
    assert_wrong(
        divided,
        "this period is not proved: no theorem decides it",
        "1",
    );
}

#[test]
fn far_heaps_are_held_against_what_is_proved() {
    // By hand, from the periods 7, 3, 4 and 12 with their saltus, and the 30 bits of the heap.
    let take = |set: &str| format!("n -> n - k for k in {set};");
    let rules = [
        (take("{1, 3, 4}"), "grundy", 3, 2),
        (take("{1, 3, 4}"), "remoteness", 571_428_575, 571_428_573),
        (take("{1, 2}"), "suspense", 666_666_671, 666_666_668),
        (take("1.. if k != 2"), "grundy", 500_000_002, 500_000_000),
        ("n -> n - 1 if n % 2 == 1;".into(), "grundy", 0, 1),
        ("n -> n / 2 if n > 0;".into(), "grundy", 0, 1),
        ("octal 0.77;".into(), "grundy", 2, 1),
    ];
    for (rules, quantity, value, wrong) in rules {
        let claim =
            |value| format!("game G(n) {{ {rules} expect {quantity}(1000000006) = {value}; }}");
        assert_right(&claim(value));
        let why = format!(" of 1000000006 is {value}, not {wrong}");
        let said = Ruleset::parse(&claim(wrong)).and_then(|rules| rules.check_expectations());
        let said = said.expect_err(quantity).to_string();
        assert!(said.contains(&why), "{said}");
    }
    let unproved = "game G(n) { n -> n - s for s in squares; expect grundy(1000000006) = 0; }";
    assert_wrong(
        unproved,
        "this takes too long to check here: more than 20000 positions or moves",
        "1000000006",
    );
}

#[test]
fn functions_become_tests_and_periods_of_them_are_refused() {
    let game =
        |claim: &str| format!("game G(n) {{ n -> n - k for k in 1.. if crate::f(k); {claim} }}");
    assert_right(&game("expect grundy = 0, 9;"));
    let unproved = "this period is not proved: no theorem decides it";
    assert_wrong(&game("expect grundy period = 2 from 0;"), unproved, "2");
}

#[test]
fn registered_functions_are_asked() -> Result<(), Box<dyn std::error::Error>> {
    let text = "game G(n) { n -> n - k for k in 1.. if crate::odd(k);
                expect grundy = 0, 1, 0, 1; expect grundy(5) = 7; }";
    let rules = Ruleset::parse(text)?;
    let notes = rules.check_expectations()?;
    let levels: Vec<_> = notes.iter().map(|note| note.level).collect();
    assert_eq!(levels, [Level::Note, Level::Note]);
    let rules = rules.with_predicate("crate::odd", |k| k[0] % 2 == 1);
    let wrong = rules.check_expectations().expect_err("5 has another value");
    let printed = wrong.to_string();
    assert!(
        printed.starts_with("<rules>:2:64: error[value_is]: the Grundy value of 5 is 1, not 7"),
        "{printed}"
    );
    let at: Vec<_> = wrong
        .iter()
        .map(|error| &text[error.span.clone()])
        .collect();
    assert_eq!(at, ["7"]);
    Ok(())
}
