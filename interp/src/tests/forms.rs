//! Closed forms for generated code.

use crate::expect::standard;
use crate::{Single, closed_forms};
use sprague_grammar::model::{Asked, ClosedForm, FormCheck, Game};
use sprague_runtime::period::{Closed, Packed, Shifts};
use sprague_runtime::{Limits, solve};
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
        (&nim_values, "game G(n) { octal 0.07; }"),
        (&nim_values, "game G(n) { octal 0.137; }"),
        // Under misère play outcomes do not follow from nim-values.
        (&[Asked::Grundy], "misere game G(n) { octal 0.77; }"),
        // Three heaps.
        (&[], "game G(n) { hexadecimal 0.8; }"),
        (
            &nim_values,
            "game G(n) { octal 0.77; expect grundy period = 12 from 71;
             expect outcome period = 1 from 1; }",
        ),
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
            // Outcomes follow from what was proved anyway.
            &nim_values,
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

/// A number below another one, from the last one (`SplitMix64`).
fn random(state: &mut u64, below: u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ mixed >> 31) % below
}

/// The form is what the rules give, played option by option; and what constant evaluation will
/// check of it holds, but not of a form with one value changed.
fn assert_follows(text: &str, form: &ClosedForm) -> bool {
    let values = Packed::new(form.width, &form.values).expect("a width");
    let shifts = match Packed::new(8, &form.saltus_by_place) {
        Some(each) if !each.is_empty() => Shifts::Each(each),
        _ => Shifts::Same(form.saltus),
    };
    let period = usize::try_from(form.period).expect("it is in memory");
    let closed = Closed::new(values, period, shifts).expect("it is a form");
    let quantity = standard(form.quantity, form.misere);
    let game = Single::from_rules(rules(text));
    let heaps = (0..200).map(|heap| game.position_of(&[heap]));
    let heaps: Vec<_> = heaps.collect::<Result<_, _>>().expect("one heap");
    let played = solve::sparse(&game, &quantity, &heaps, &Limits::default());
    let told: Vec<u64> = (0..200).map(|heap| closed.at(heap)).collect();
    assert_eq!(played, Ok(told), "{text}: {quantity}");
    let FormCheck::Register(register) = &form.check else {
        return false;
    };
    let small: Vec<&[u64]> = register.small.iter().map(Vec::as_slice).collect();
    let sets: Vec<&[u64]> = register.sets.iter().map(Vec::as_slice).collect();
    assert!(
        closed.follows_register(&small, &sets, quantity),
        "{text}: {quantity}"
    );
    let mut changed = form.values.clone();
    let last = changed.len() - usize::from(form.width);
    changed[last] ^= 1;
    let changed = Packed::new(form.width, &changed).expect("a width");
    let changed = Closed::new(changed, period, shifts);
    assert!(!changed.is_some_and(|form| form.follows_register(&small, &sets, quantity)));
    true
}

#[test]
fn registers_by_chance() {
    let state = &mut 11;
    let (mut forms_found, mut checked) = (0, 0);
    for _ in 0..120 {
        let mut number = |least: u64, most: u64| least + random(state, most + 1 - least);
        let modulus = number(2, 5);
        let text = format!(
            "game G(n) {{ n -> n - k for k in {{{}, {}}} if n % {modulus} == {};
             n -> n - k for k in {}..={} if n > {} || {modulus} | n + k; n -> n - {}; }}",
            number(1, 6),
            number(1, 9),
            number(0, modulus - 1),
            number(1, 3),
            number(3, 5),
            number(0, 12),
            number(1, 7),
        );
        for form in forms(&text) {
            forms_found += 1;
            checked += u64::from(assert_follows(&text, &form));
        }
    }
    assert!(
        forms_found > 250 && checked > 200,
        "{forms_found} {checked}"
    );
}

#[test]
fn an_attribute_searches_farther() {
    let code = "game G(n) { octal 0.45; }";
    assert!(forms(code).is_empty());
    let found = forms(&format!("#[closed_forms(heaps = 4_000)] {code}"));
    let found: Vec<_> = found
        .iter()
        .map(|form| (form.quantity, form.period))
        .collect();
    assert_eq!(found, [(Asked::Grundy, 20), (Asked::Outcome, 1)]);
    // A set whose nim-values repeat after more heaps than are looked at.
    let set = "game G(n) { n -> n - k for k in {4, 11, 29, 47, 58}; }";
    let without: Vec<_> = forms(set).iter().map(|form| form.quantity).collect();
    let with = forms(&format!("#[closed_forms(heaps = 100_000)] {set}"));
    assert!(!without.contains(&Asked::Grundy), "{without:?}");
    assert!(
        with.iter().any(|form| form.quantity == Asked::Grundy),
        "{with:?}"
    );
}
