//! What the list of published rulesets asks besides values of positions.

use crate::game;
use crate::published::published;
use serde_json::{Value as Json, json};
use sprague::prelude::*;
use sprague_tests::corpus::several::SameFromSome;
use sprague_tests::corpus::splitting::{DawsonsKayles, DoubleKayles, Kayles};

/// A ruleset, its question, and the answer.
pub(crate) type Question = (&'static str, &'static str, fn() -> Json);

/// Those that are answered.
pub(crate) const QUESTIONS: &[Question] = &[
    ("cf88e", "k(3)", || fewest(3)),
    ("cf88e", "k(6)", || fewest(6)),
    ("cf88e", "k(100)", || fewest(100)),
    ("kayles", "preperiod,period", || period(&Kayles, 3_000)),
    ("dawson-kayles", "wins 1..5", || wins(5)),
    ("dawson-kayles", "wins 1..50", || wins(50)),
    ("dawson-kayles", "wins 1..1e6", || wins_by_period(1_000_000)),
    ("double-kayles", "min preperiod,period", || {
        period(&DoubleKayles, 1_000)
    }),
    ("misere-nim", "moves(3,5,7)", moves),
    ("pe260", "sum<=100", lost_triples),
    ("pe344", "W(10,2)", arrangements),
    ("pe391", "M(2)", || json!(highest(2))),
    ("pe391", "M(7)", || json!(highest(7))),
    ("pe391", "M(1..13)", || (1..=13).map(highest).collect()),
];

/// Those that take too long, and why.
pub(crate) const LONG: &[(&str, &str, &str)] = &[
    ("pe391", "M(20)", WHOLE_TABLE),
    ("pe391", "sum M(n)^3, n<=20", WHOLE_TABLE),
];

const WHOLE_TABLE: &str = "a table of 21 times 2^21 positions, each with a walk of 20 steps";

/// The list asks this besides values of positions.
pub(crate) fn is_question(id: &str, key: &str) -> bool {
    let answered = QUESTIONS.iter().map(|&(id, key, _)| (id, key));
    let long = LONG.iter().map(|&(id, key, _)| (id, key));
    answered.chain(long).any(|asked| asked == (id, key))
}

/// The fewest heaps that the first move may leave and win, or -1.
fn fewest(heap: u64) -> Json {
    let moves = game("Interesting").winning_moves(Convention::Normal, &json!([heap]));
    let moves = moves.expect("the heap is small");
    let lengths = moves.iter().filter_map(Json::as_array).map(Vec::len);
    lengths.min().map_or(json!(-1), |least| json!(least))
}

fn grundy<G: OneHeap>(game: &G, last: u64) -> Vec<u64> {
    let values = game.sequence(&Grundy::NORMAL, last);
    values.expect("the heaps are small")
}

/// The heap from which on the values repeat, and the period, as far as they are seen.
fn period<G: OneHeap>(game: &G, last: u64) -> Json {
    let values = grundy(game, last);
    let repeats = |period: usize| {
        let differs = (0..values.len() - period).rfind(|&at| values[at] != values[at + period]);
        let first = differs.map_or(0, |at| at + 1);
        (first < values.len() / 2).then_some((first, period))
    };
    let found = (1..values.len() / 4).find_map(repeats);
    let (first, period) = found.expect("the values repeat");
    json!([first, period])
}

/// How many strips up to that length are won.
fn wins(last: u64) -> Json {
    let values = grundy(&DawsonsKayles, last);
    json!(values[1..].iter().filter(|&&value| value != 0).count())
}

/// The same, from the period, 34 from 53 on, that `periods` holds.
fn wins_by_period(last: u64) -> Json {
    let values = grundy(&DawsonsKayles, 2_000);
    let won = |heap: &u64| {
        let heap = if *heap < 200 {
            *heap
        } else {
            100 + (heap - 100) % 34
        };
        values[usize::try_from(heap).expect("it is small")] != 0
    };
    json!((1..=last).filter(won).count())
}

/// The moves that win from (3, 5, 7) in misère Nim: the heap, and how many are taken.
fn moves() -> Json {
    let from = [3_u64, 5, 7];
    let moves = game("MisereNim").winning_moves(Convention::Misere, &json!(from));
    let to = |(at, heap): (usize, u64)| (1..=heap).map(move |taken| (at, taken));
    let all = (0..).zip(from).flat_map(to);
    let moves = moves.expect("the heaps are small");
    let wins = |&(at, taken): &(usize, u64)| {
        let mut heaps = from;
        heaps[at] -= taken;
        moves.contains(&game("MisereNim").canonical(&json!(heaps)))
    };
    all.filter(wins)
        .map(|(at, taken)| json!(format!("{}:{taken}", at + 1)))
        .collect()
}

/// The heaps of all lost triples up to 100 add up to this.
fn lost_triples() -> Json {
    let region = Multisets {
        heaps: 3,
        largest: 100,
    };
    let table = SameFromSome.table(&Outcome::NORMAL, region);
    let table = table.expect("100 is small");
    let lost = table
        .iter()
        .filter(|(_, outcome)| **outcome == OutcomeClass::P);
    let heaps = lost.map(|(position, _)| position.as_array().iter().sum::<u64>());
    json!(heaps.sum::<u64>())
}

/// How many arrangements of two coins and the dollar on ten squares are won.
fn arrangements() -> Json {
    let mut all = Vec::new();
    for c in 1..=10_u64 {
        for b in 1..c {
            for a in 1..b {
                all.extend([1, 2, 3].map(|dollar| json!([a, b, c, dollar])));
            }
        }
    }
    let told = game("SilverDollar").values("outcome", &all);
    let told = told.expect("the strip is short");
    json!(told.iter().filter(|outcome| **outcome == "N").count())
}

/// The highest number that a first move may reach and win, or 0.
fn highest(n: u32) -> u64 {
    let all = 2_u64.pow(n + 1) - 2;
    let moves = game("Hopping").winning_moves(Convention::Normal, &json!([n, all]));
    let moves = moves.expect("the list is short");
    let reached = moves.iter().filter_map(|to| Some(all - to[1].as_u64()?));
    let sum = |places: u64| {
        (1..=places)
            .map(u64::count_ones)
            .map(u64::from)
            .sum::<u64>()
    };
    reached.map(sum).max().unwrap_or(0)
}

#[test]
fn the_answers_are_those_of_the_list() {
    let published = published();
    for (id, question, answer) in QUESTIONS {
        if costly(id, question) {
            continue;
        }
        assert_eq!(
            answer(),
            expected(&published, id, question),
            "{id}: {question}"
        );
    }
}

#[test]
#[cfg_attr(debug_assertions, ignore = "minutes without optimization")]
fn the_costly_answers_too() {
    let published = published();
    for (id, question, answer) in QUESTIONS.iter().filter(|(id, asked, _)| costly(id, asked)) {
        assert_eq!(
            answer(),
            expected(&published, id, question),
            "{id}: {question}"
        );
    }
}

/// 50 million options, and tables of as many steps.
fn costly(id: &str, question: &str) -> bool {
    id == "pe260" || question == "M(1..13)"
}

/// What the list answers.
fn expected(published: &[crate::published::Ruleset], id: &str, question: &str) -> Json {
    let ruleset = published.iter().find(|ruleset| ruleset.id == id);
    let ruleset = ruleset.unwrap_or_else(|| panic!("the list has no {id}"));
    let found = ruleset.values.iter().find(|(key, _)| key == question);
    found
        .unwrap_or_else(|| panic!("{id} has no {question}"))
        .1
        .clone()
}
