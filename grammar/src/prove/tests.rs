//! The prover against all integers of a box.

use super::atoms::Term;
use super::bounds::{Bounds, Excluded};
use super::context::Context;
use super::fourier::{Fact, contradict};
use super::linear::Linear;
use super::random::Random;
use super::{Budget, Formula, Known};
use crate::check::names;
use crate::eval::{self, Work};
use crate::model::{Move, Rules, Shape};
use crate::parse;
use alloc::format;
use alloc::vec::Vec;

/// The rule of a game of two heaps that keeps them if the guards hold.
fn rule(guards: &str) -> Move {
    let text = format!("game G(x, y) {{ (x, y) -> (x, y) if {guards}; }}");
    let game = parse::parse(&text).file.games.remove(0);
    let Ok(draft) = names::resolve(game, Budget::default()) else {
        panic!("{text}")
    };
    let Rules::Moves(mut moves) = draft.rules else {
        panic!("{text}")
    };
    moves.remove(0)
}

/// Heaps for which the guards hold.
fn witness(rule: &Move) -> Option<(u64, u64)> {
    let mut pairs = (0..12).flat_map(|x| (0..12).map(move |y| (x, y)));
    pairs.find(|&(x, y)| {
        let mut work = Work::new(100_000);
        let found = eval::options_by(Shape::Tuple(2), rule, 0, &[x, y], &mut work);
        found.is_ok_and(|found| !found.is_empty())
    })
}

fn refuted(rule: &Move) -> bool {
    Context::of(Shape::Tuple(2), rule, Budget::default())
        .known
        .vacuous()
}

#[test]
fn what_is_refuted_never_holds() {
    let mut random = Random(3);
    let (mut refutations, mut count) = (0, 0);
    while count < 600 {
        let mut guards = random.guard(&["x", "y"], 1);
        for _ in 0..random.below(4) {
            guards = format!("{guards}, {}", random.guard(&["x", "y"], 1));
        }
        let rule = rule(&guards);
        count += 1;
        if refuted(&rule) {
            refutations += 1;
            assert_eq!(witness(&rule), None, "{guards}");
        }
    }
    assert!(refutations > 30, "{refutations} of {count}");
}

#[test]
fn contradictions_are_found() {
    let contradictions = [
        "x < y, y < x",
        "2 * x == 7",
        "3 * x == 7 - 6 * y",
        "x >= 1, x / 2 >= x",
        "y >= 1, x % y >= y",
        "x % 3 == 2, x == 3 * y",
        "x >= 1, gcd(x, y) > x",
        "x == 6, gcd(x, y) == 4, y > 8, y < 12, y != 10",
        "min(x, y) > x",
        "max(x, y) < y",
        "max(x, y) > x, max(x, y) > y",
        "x | y, y >= 1, x > y",
        "x | y, y >= 1, x < y, 2 * x > y",
        "!(2 | x), x == 2 * y",
        "!(x | y), y % x == 0, x >= 1",
        "phi(x) > x",
        "phi(x) == 0",
        "x in {1, 4}, x != 1, x != 4",
        "x in 1..=3, x not in {1, 2, 3}",
        "x not in 0..=5, x < 3",
        "(x < 3 || y < 3), x + y > 100, x == y",
        "!(x > 3 || y > 3), x + y > 6",
        "x * x < x",
        "x * x == 2 * x - 2",
        "x >= 2, y >= 2, x * y < x + y",
        "x / y > x",
        "x % 2 != 0, x % 2 != 1",
        "18446744073709551615 * x == 1",
        "distinct(x, y, 0), x + y < 3",
    ];
    let open: Vec<_> = contradictions
        .iter()
        .filter(|guards| !refuted(&rule(guards)))
        .collect();
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn what_holds_somewhere_is_not_refuted() {
    for guards in [
        "x / 2 == y, x != 2 * y",
        "x | y, y == 0, x > y",
        "gcd(x, y) == 0",
        "x % y == 0",
    ] {
        let rule = rule(guards);
        assert!(witness(&rule).is_some(), "{guards}");
        assert!(!refuted(&rule), "{guards}");
    }
}

/// A fact about three atoms with small numbers.
fn fact(random: &mut Random) -> Fact {
    let mut number = |size: u64| i128::from(random.below(2 * size + 1)) - i128::from(size);
    let terms = (0..3)
        .map(|atom| (atom, number(3)))
        .filter(|term| term.1 != 0)
        .collect();
    let form = Linear {
        terms,
        constant: number(8),
    };
    if random.below(4) == 0 {
        Fact::Zero(form)
    } else {
        Fact::AtLeast(form)
    }
}

#[test]
fn elimination_loses_no_integers() {
    let mut random = Random(5);
    let mut contradictions = 0;
    for _ in 0..3000 {
        let facts: Vec<Fact> = (0..5).map(|_| fact(&mut random)).collect();
        if !contradict(facts.iter(), &mut 10_000) {
            continue;
        }
        contradictions += 1;
        for point in 0..9_i128.pow(3) {
            let values = [point % 9 - 4, point / 9 % 9 - 4, point / 81 - 4];
            let value = |form: &Linear| {
                form.terms
                    .iter()
                    .fold(form.constant, |sum, term| sum + term.1 * values[term.0])
            };
            let holds = |fact: &Fact| match fact {
                Fact::AtLeast(form) => value(form) >= 0,
                Fact::Zero(form) => value(form) == 0,
            };
            assert!(!facts.iter().all(holds), "{facts:?} at {values:?}");
        }
    }
    assert!(contradictions > 300, "{contradictions}");
}

#[test]
fn numbers_past_128_bits_prove_nothing() {
    let large = Linear {
        terms: alloc::vec![(0, i128::MAX), (1, -i128::MAX)],
        constant: i128::MAX,
    };
    assert_eq!(large.plus(&large), None);
    let small = large.times(-1).expect("every number has its negative");
    assert!(!contradict(
        [Fact::AtLeast(large.clone()), Fact::AtLeast(small)].iter(),
        &mut 100
    ));
    assert!(contradict(
        [Fact::AtLeast(Linear::constant(-1)), Fact::AtLeast(large)].iter(),
        &mut 100
    ));
}

#[test]
fn many_rules_share_what_few_may_take() {
    let whole = Budget::default();
    let few = whole.steps * Budget::FEW;
    for rules in [0, 1, 31, 32, 33, 100, 256, 2000, 100_000, usize::MAX] {
        let each = Budget::among(rules);
        assert!(each.steps <= whole.steps && each.failures <= whole.failures);
        assert!(each.steps.saturating_mul(rules) <= few, "{rules}: {each:?}");
        assert!(rules > Budget::FEW || each == whole, "{rules}: {each:?}");
    }
}

#[test]
fn no_more_is_looked_at_than_the_budget_has() {
    // Each question is new, true and needs elimination: x + i y >= 0 where x >= 2 y >= 0 …
    let mut known = Known::within(Budget {
        steps: 200,
        failures: 1000,
    });
    let [x, y] = [0, 1].map(|id| known.atoms.form(Term::Var(id)));
    let both = |i: i128| x.plus_times(i, &y).expect("small numbers");
    known.assume(Formula::at_most(&Linear::default(), &both(-2)));
    known.assume(Formula::at_most(&Linear::default(), &both(3)));
    let answers: Vec<bool> = (-1..=2)
        .cycle()
        .take(400)
        .map(|i| known.proves(&both(i)))
        .collect();
    let proved = answers.iter().filter(|proved| **proved).count();
    assert!((2..400).contains(&proved), "{proved}");
    assert!(known.is_tired());
    assert!(answers[proved..].iter().all(|proved| !proved));
}

#[test]
fn what_holds_by_one_equation_is_so() {
    let form = |n, a, b, constant| {
        let terms = [(0, n), (1, a), (2, b)];
        let terms = terms.into_iter().filter(|term| term.1 != 0).collect();
        Linear { terms, constant }
    };
    // Two parts of at least 1 that add to a heap.
    let facts = [
        Fact::Zero(form(1, -1, -1, 0)),
        Fact::AtLeast(form(0, 1, 0, -1)),
        Fact::AtLeast(form(0, 0, 1, -1)),
    ];
    let bounds = Bounds::new(3, &facts, &Excluded::default());
    assert!(bounds.hold_by_one(&form(1, -1, 0, -1), &facts));
    let mut held = 0;
    for code in 0..5_i128.pow(4) {
        let [n, a, b, constant] = [1, 5, 25, 125].map(|unit| code / unit % 5 - 2);
        if bounds.hold_by_one(&form(n, a, b, constant), &facts) {
            held += 1;
            let pairs = (1..8).flat_map(|x| (1..8).map(move |y| (x, y)));
            let mut values = pairs.map(|(x, y)| n * (x + y) + a * x + b * y + constant);
            assert!(values.all(|value| value >= 0), "{n} {a} {b} {constant}");
        }
    }
    assert!(held > 50, "{held}");
}
