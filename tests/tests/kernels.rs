//! Games that a fast loop covers have the values that the definitions give, by a search that knows
//! nothing of the rules but the options.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use serde_json::Value as Json;
use sprague::prelude::*;
use sprague::{period::Standard, solve};
use sprague_grammar::kernel::Kernel;
use sprague_interp::{Interpreted, Position, Ruleset, Single};
use sprague_tests::corpus;
use sprague_tests::corpus::functions;
use sprague_tests::vector::Written;
use std::collections::BTreeSet;

/// The values of a search, as JSON.
fn searched(game: &Interpreted, quantity: Standard, positions: &[Position]) -> Vec<Json> {
    let values = solve::sparse(game, &quantity, positions, &Limits::default());
    let values = values.expect("the positions are small");
    values
        .into_iter()
        .map(|value| shown(quantity, value))
        .collect()
}

/// A value as the vectors write it.
fn shown(quantity: Standard, value: u64) -> Json {
    match quantity {
        Standard::Outcome(_) => OutcomeClass::from_number(value).json(),
        Standard::Foreclosed(_) => ForeclosedValue::from_number(value).json(),
        _ => value.json(),
    }
}

fn position(game: &Interpreted, json: &Json) -> Position {
    let heaps: Vec<u64> = match json {
        Json::Array(heaps) => heaps.iter().filter_map(Json::as_u64).collect(),
        heap => heap.as_u64().into_iter().collect(),
    };
    game.position_of(&heaps)
        .expect("it is a position of the game")
}

#[test]
fn of_the_corpus() {
    let mut kinds = BTreeSet::new();
    let mut games = 0;
    for entry in corpus::entries() {
        let name = entry.subject.name();
        let rules = Ruleset::parse(entry.text()).map(functions::registered);
        let rules = rules.unwrap_or_else(|errors| panic!("{errors}"));
        let game = rules.game(name).unwrap_or_else(|error| panic!("{error}"));
        let Some(kernel) = game.rules().and_then(Kernel::of) else {
            continue;
        };
        kinds.insert(match kernel {
            Kernel::Divisors(_) => "divisors",
            Kernel::Lines(_) => "lines",
            Kernel::Taken(_) => "taken",
        });
        games += 1;
        let asked = entry.subject.positions();
        let positions: Vec<_> = asked.iter().map(|json| position(&game, json)).collect();
        for quantity in Standard::ALL {
            let expected = searched(&game, quantity, &positions);
            let told = game.values(&quantity, &positions, &Limits::default());
            let told: Vec<Json> = told
                .expect("the positions are small")
                .into_iter()
                .map(|value| shown(quantity, value))
                .collect();
            assert_eq!(told, expected, "{name}, {quantity}, interpreted");
            let compiled = entry.subject.values(quantity.name(), asked);
            assert_eq!(
                compiled.as_ref(),
                Ok(&expected),
                "{name}, {quantity}, compiled"
            );
        }
    }
    assert_eq!(kinds.len(), 3, "{kinds:?}");
    assert!(games > 20, "{games}");
}

/// A number that one heap may lose, in all forms that a kernel reads.
fn one_heap() -> impl Strategy<Value = String> {
    let set = prop_oneof![
        Just("divisors(n)"),
        Just("1..=n if k | n"),
        Just("primes if k | n"),
        Just("odds if k | n"),
        Just("evens if k in divisors(n)"),
        Just("powers(2)"),
        Just("squares"),
        Just("triangulars if k | n"),
        Just("primes"),
        Just("fibonaccis"),
        Just("{1, 2, 5} if n > 0"),
        Just("1..=4"),
        Just("1..=n / 2 if k | n"),
        Just("1..=n if gcd(k, n) != 1"),
        Just("1..n if gcd(k, n) == 1"),
        Just("1..=n if !(k | n)"),
    ];
    let guard = prop_oneof![
        Just("k < n"),
        Just("2 * k <= n"),
        Just("k not in squares"),
        Just("k not in {1, 4}"),
        Just("n % 3 != 1"),
        Just("3 | n + k"),
        Just("!(2 | k)"),
        Just("k != 2"),
        Just("n - k >= 1"),
        Just("k <= 1 + n / 2"),
        Just("k + 1 > n / 3 - 2"),
        Just("gcd(n, k) > 1"),
    ];
    let guards = prop::collection::vec(guard, 0..3);
    let left = prop_oneof![
        Just("n - k"),
        Just("n - k - 1"),
        Just("n - 2 * k"),
        Just("k - 1")
    ];
    let rule = (left, set, guards).prop_map(|(left, set, guards)| {
        let mut rule = format!("n -> {left} for k in {set}");
        for guard in guards {
            rule += if rule.contains(" if ") { ", " } else { " if " };
            rule += guard;
        }
        rule + ";"
    });
    prop::collection::vec(rule, 1..4)
        .prop_map(|rules| format!("game G(n) {{ {} }}", rules.concat()))
}

/// Rules on several heaps.
fn several() -> impl Strategy<Value = String> {
    let pair = prop_oneof![
        Just("(x, y) -> (x - k, y) for k in 1..;"),
        Just("(x, y) -> (x, y - k) for k in 1..;"),
        Just("(x, y) -> (x - k, y - k) for k in 1..;"),
        Just("(x, y) -> (x, v) for v in 0..y;"),
        Just("(x, y) -> (x - k, y - l) for k in 1.., l in max(1, k - 2)..=k + 2;"),
        Just("(x, y) -> (x - l, y - k) for k in 1.., l in 1.. if l - k <= 4, k < l + 5;"),
    ];
    let unordered = prop_oneof![
        Just("{x, y, z} -> {x - k, y, z} for k in 1..;"),
        Just("{x, y, z} -> {x - k, y - k, z} for k in 1..;"),
        Just("{x, y, z} -> {x - 1, y - 2, z};"),
        Just("{x, y, z} -> {x - k, y, z} for k in 1.. if k | y;"),
        Just("{x, y, z} -> {x - k, y, z - 1} for k in divisors(gcd(x, y));"),
        Just("{x, y, z} -> {x - k, y, z} for k in {1, 3};"),
        Just("{x, y, z} -> {v, y, z} for v in 0..x;"),
    ];
    let any = prop_oneof![
        Just("[x, ..r] -> [x - k, ..r] for k in 1..;"),
        Just("[x, ..r] -> [x - k, ..r] for k in 1.. if k | r;"),
        Just("[x, y, ..r] -> [x - k, y - k, ..r] for k in 1.. if k | y;"),
        Just("[x, y, ..r] -> [x - 1, ..r, y - 1];"),
        Just("[x, y, ..r] -> [x - 2, y, ..r];"),
        Just("[x, ..r] -> [x - k, ..r] for k in 1..=2;"),
    ];
    let game = |header: &'static str| {
        move |rules: Vec<&str>| format!("game G{header} {{ {} }}", rules.concat())
    };
    prop_oneof![
        prop::collection::vec(pair, 1..4).prop_map(game("(x, y)")),
        prop::collection::vec(unordered, 1..4).prop_map(game("{x, y, z}")),
        prop::collection::vec(any, 1..4).prop_map(game("[..]")),
    ]
}

/// Whether a kernel covers the game; its values are those of the search.
fn agrees(text: &str, positions: &[Vec<u64>]) -> bool {
    let compiled = sprague_grammar::compile(text);
    let Some(game) = compiled.model.games.into_iter().next() else {
        return false;
    };
    if Kernel::of(&game).is_none() {
        return false;
    }
    let game = Interpreted::from(Single::from_rules(game));
    let positions: Vec<_> = positions
        .iter()
        .filter_map(|heaps| game.position_of(heaps).ok())
        .collect();
    assert!(!positions.is_empty(), "{text}");
    for quantity in Standard::ALL {
        let limits = Limits::default();
        let searched = solve::sparse(&game, &quantity, &positions, &limits);
        let told = game.values(&quantity, &positions, &limits);
        assert_eq!(told, searched, "{text} {quantity}");
    }
    true
}

/// All lists of so many numbers up to one.
fn lists(count: usize, largest: u64) -> Vec<Vec<u64>> {
    (0..count).fold(vec![vec![]], |lists, _| {
        let longer = |list: &Vec<u64>| {
            let list = list.clone();
            (0..=largest).map(move |last| [&list[..], &[last]].concat())
        };
        lists.iter().flat_map(longer).collect()
    })
}

#[test]
fn at_random() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut covered, mut all) = (0, 0);
    let heaps: Vec<Vec<u64>> = (0..150).map(|heap| vec![heap]).collect();
    let pairs = lists(2, 11);
    let three = lists(3, 6);
    for _ in 0..150 {
        let one = one_heap()
            .new_tree(&mut runner)
            .expect("it has a value")
            .current();
        covered += u32::from(agrees(&one, &heaps));
        let text = several()
            .new_tree(&mut runner)
            .expect("it has a value")
            .current();
        let positions = if text.contains("G(") { &pairs } else { &three };
        covered += u32::from(agrees(&text, positions));
        all += 2;
    }
    // Some have a move that takes nothing, and are no games.
    assert!(covered > all / 2, "{covered} of {all}");
}
