//! Heaps up to 2^64 - 1, of games with few options there: compiled, interpreted, and by the
//! definition over rules written here anew.

use serde_json::{Value as Json, json};
use sprague::Fault;
use sprague::prelude::Error;
use sprague_tests::corpus;
use sprague_tests::subject::Subject;
use std::collections::BTreeMap;

/// Moves written in Rust; `None` past 64 bits.
type Moves = fn(&[u64]) -> Vec<Vec<u64>>;

/// A game, positions of far heaps, and its moves where a search from there ends.
type Far = (&'static str, &'static [&'static [u64]], Option<Moves>);

const MAX: u64 = u64::MAX;
const HALF: u64 = 1 << 63;
const TEN: u64 = 1_000_000_000_000_000_000;
/// Two Fibonacci numbers.
const PAIR: [u64; 2] = [4_660_046_610_375_530_309, 7_540_113_804_746_346_429];

/// One heap.
const ONE: &[&[u64]] = &[
    &[MAX],
    &[MAX - 1],
    &[HALF],
    &[HALF - 1],
    &[TEN],
    &[4_294_967_296],
];
/// One heap, where a search meets all numbers with few prime factors.
const SMOOTH: &[&[u64]] = &[&[4_294_967_296], &[4_294_967_295], &[10_000_000_000]];
/// Two heaps.
const TWO: &[&[u64]] = &[
    &PAIR,
    &[TEN, TEN + 1],
    &[HALF, MAX],
    &[MAX - 1, MAX],
    &[3, 7],
];

/// Two heaps, neither of which goes often into the other.
const RATIOS: &[&[u64]] = &[&PAIR, &[HALF, HALF / 2 * 3], &[MAX / 3 * 2, MAX], &[3, 7]];

const GAMES: &[Far] = &[
    ("Floor236", ONE, Some(|n| divided(n[0], &[2, 3, 6]))),
    (
        "FloorToSix",
        SMOOTH,
        Some(|n| divided(n[0], &[2, 3, 4, 5, 6])),
    ),
    ("Halves", ONE, Some(|n| halves(n[0]))),
    ("Bits", &[&[255], &[128], &[200]], Some(|n| bits(n[0]))),
    ("Euclid", RATIOS, Some(|pair| euclid(pair[0], pair[1]))),
    (
        "EuclidToNothing",
        RATIOS,
        Some(|pair| {
            let mut moves = euclid(pair[0], pair[1]);
            if pair[0] == 0 && pair[1] > 0 {
                moves.push(vec![0, 0]);
            }
            moves
        }),
    ),
    ("Euclid", &[&[TEN, TEN + 1]], None),
    ("TakeOneTwo", ONE, None),
    ("TakeOneThreeFour", ONE, None),
    ("TakeBySteps", ONE, None),
    ("MisereTakeOneTwo", ONE, None),
    ("TakeFactorial", ONE, None),
    ("TakePowerOfTwo", ONE, None),
    ("TakeFibonacci", ONE, None),
    ("TakeDigit", ONE, None),
    ("MarkTwo", ONE, None),
    ("MarkThree", ONE, None),
    ("Mark<5>", ONE, None),
    ("Sink", ONE, None),
    ("LiegesTwo", ONE, None),
    ("Lieges<3>", ONE, None),
    ("Constrained<3, 5>", ONE, None),
    ("Exchange", TWO, None),
    ("Refill", TWO, None),
    ("Remainders", TWO, None),
    ("Steps", TWO, None),
    ("FibonacciNim", &[&[MAX, 5], &[MAX, 1], &[HALF, 9]], None),
    ("TakeAwayThree", &[&[MAX, 5], &[HALF, 1]], None),
    ("SlowTwoOfThree", &[&[MAX, MAX, MAX], &[1, MAX, 2]], None),
    (
        "SlowTwoOfThreeUnordered",
        &[&[MAX, MAX, MAX], &[1, MAX, 2]],
        None,
    ),
    ("SlowTwo", &[&[MAX, MAX, MAX], &[1, MAX, 2]], None),
    (
        "Merge",
        &[&[MAX, MAX], &[HALF, HALF], &[MAX, 1], &[TEN, TEN]],
        None,
    ),
    ("TakeFromSeveral<2>", &[&[MAX, MAX], &[MAX]], None),
];

fn divided(n: u64, by: &[u64]) -> Vec<Vec<u64>> {
    by.iter().filter(|_| n > 0).map(|d| vec![n / d]).collect()
}

fn halves(n: u64) -> Vec<Vec<u64>> {
    let larger = n.checked_sub(1).map(|left| vec![left - n / 2]);
    larger
        .into_iter()
        .chain((n > 0).then(|| vec![n / 2]))
        .collect()
}

fn bits(n: u64) -> Vec<Vec<u64>> {
    (0..8)
        .filter(|place| (n >> place) & 1 == 1 && *place < n)
        .map(|place| vec![place])
        .collect()
}

fn euclid(x: u64, y: u64) -> Vec<Vec<u64>> {
    if x == 0 || x > y {
        return Vec::new();
    }
    (1..=y / x)
        .map(|k| {
            let mut pair = vec![x, y - k * x];
            pair.sort_unstable();
            pair
        })
        .collect()
}

/// So many positions are looked at, and as many options.
const FEW: u64 = 3_000;

/// Grundy value, remoteness and misère remoteness by their definitions.
type Plain = (u64, u64, u64);

/// The values of a position, if its followers are few.
fn plain(moves: Moves, position: Vec<u64>, known: &mut BTreeMap<Vec<u64>, Plain>) -> Plain {
    if let Some(&values) = known.get(&position) {
        return values;
    }
    let options = moves(&position).into_iter();
    let options: Vec<Plain> = options.map(|option| plain(moves, option, known)).collect();
    let most = u64::try_from(options.len()).expect("there are few options");
    let grundy = (0..=most).find(|value| options.iter().all(|option| option.0 != *value));
    let play = |values: Vec<u64>, won: u64| {
        let wins = values.iter().filter(|value| **value % 2 == won).min();
        wins.or(values.iter().max()).map_or(0, |value| value + 1)
    };
    let normal = play(options.iter().map(|option| option.1).collect(), 0);
    let misere = play(options.iter().map(|option| option.2).collect(), 1);
    let values = (grundy.expect("one of so many is free"), normal, misere);
    known.insert(position, values);
    values
}

/// The kind of an error. Too many positions, too many options, and the interpreter's bound on its
/// steps are one kind: which of them comes first is no part of the rules.
fn kind(error: &Error) -> String {
    match error {
        Error::Capacity { .. } => TOO_MUCH.into(),
        Error::Fault { fault, .. } => kind_of_fault(fault),
        other => format!("{other:?}"),
    }
}

/// The same of the options alone.
fn kind_of_fault(fault: &Fault) -> String {
    match fault {
        Fault::TooMany { .. } => TOO_MUCH.into(),
        other => format!("{other:?}"),
    }
}

const TOO_MUCH: &str = "too much";

const ASKED: [&str; 3] = ["grundy", "remoteness", "remoteness-misere"];

/// The three values, or the kind of the error.
fn told(game: &dyn Subject, position: &Json, limit: u64) -> Vec<Result<Json, String>> {
    let one = std::slice::from_ref(position);
    let ask = |quantity| {
        let values = game.values_within(quantity, one, limit);
        values
            .map(|values| values[0].clone())
            .map_err(|error| kind(&error))
    };
    ASKED.into_iter().map(ask).collect()
}

/// A position of the game as the tests write it.
fn written(heaps: &[u64], of: &dyn Subject) -> Json {
    match of.positions()[0] {
        Json::Number(_) => json!(heaps[0]),
        _ => of.canonical(&json!(heaps)),
    }
}

#[test]
fn far_positions_are_told_alike() {
    let entries = corpus::entries();
    let (mut values, mut errors) = (0, 0);
    for &(name, positions, moves) in GAMES {
        let entry = entries.iter().find(|entry| entry.subject.name() == name);
        let entry = entry.unwrap_or_else(|| panic!("the corpus has no {name}"));
        let (game, other) = (&entry.subject, entry.interpreted());
        // Where a search has no end, how far it goes is no matter.
        let limit = if moves.is_some() { FEW } else { 200 };
        for heaps in positions {
            let position = written(heaps, game.as_ref());
            let options = [game, &other].map(|game| {
                let options = game.options_within(&position, FEW);
                options.map_err(|fault| kind_of_fault(&fault))
            });
            assert_eq!(options[0], options[1], "{name} {position}");
            let answers = [game, &other].map(|game| told(game.as_ref(), &position, limit));
            for (answer, other) in answers[0].iter().zip(&answers[1]) {
                // By a period one way may come farther than the other: of parameters the compiler
                // knows no value, and so no period.
                let far = [answer, other].map(|told| matches!(told, Err(why) if *why == TOO_MUCH));
                assert!(answer == other || far != [false; 2], "{name} {position}");
            }
            errors += answers[0].iter().filter(|told| told.is_err()).count();
            let Some(moves) = moves else { continue };
            let plain = plain(moves, heaps.to_vec(), &mut BTreeMap::new());
            let plain = [plain.0, plain.1, plain.2].map(|value| Ok(json!(value)));
            assert_eq!(answers[0], plain, "{name} {position}");
            values += plain.len();
        }
    }
    assert!(
        values > 70 && errors > 100,
        "{values} values, {errors} errors"
    );
}
