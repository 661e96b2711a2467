//! Heaps that are divided: compiled, interpreted and step by step, near and far.

use crate::timed;
use sprague::period::{Finding, Recurrence};
use sprague::prelude::*;
use sprague_interp::Ruleset;

macro_rules! games {
    ($($rules:tt)*) => {
        sprague::game! { $($rules)* }
        const RULES: &str = stringify!($($rules)*);
    };
}

games! {
    pub game Smooth(n) { n -> n / d for d in { 2, 3, 6 } if n > 0; }
    pub game Ended(n) { n -> n / 2 if n >= 7; n -> n / d for d in 3..=5 if d <= n; }
    misere game Once(n) { n -> n / 2 / 2 if n > 9; }
    pub game Mark(n) { n -> n - 1; n -> n / 2 if n > 0; }
    pub game MarkThree(n) { n -> n - k for k in {1, 2}; n -> n / 3 if n > 0; }
    pub game UpMark(n) { n -> n - 1; n -> (n + 1) / 2 if n > 1; }
    pub game Upper(n) { n -> n - 1; n -> n - n / 2 if n > 1; }
    pub game Mixed(n) { n -> n - k for k in {2, 5} if n > 9; n -> (n - 1) / d for d in {2, 3}; }
    // Not told as data: who divides must divide evenly.
    pub game Even(n) { n -> n - 1; n -> n / 2 if n > 0, 2 | n; }
}

const FAR: [u64; 4] = [1_000_000_007, 1_000_000_000_000_000_009, 1 << 63, u64::MAX];

/// All ways to a value are one, at heaps up to 9,000 and at these.
fn agree<G: Game<Position = u64>>(game: &G, name: &str, far: &[u64]) {
    let rules = Ruleset::parse(RULES).expect("the rules are right");
    let interpreted = rules.game(name).expect("it is there");
    assert_eq!(interpreted.recurrence(), game.recurrence(), "{name}");
    let told = match game.recurrence() {
        Some(Recurrence::Floors(_)) => "divided",
        Some(Recurrence::Mark(_)) => "divided or taken from",
        _ => "nothing",
    };
    let wanted = match name {
        "Smooth" | "Ended" | "Once" => "divided",
        "Even" => "nothing",
        _ => "divided or taken from",
    };
    assert_eq!(told, wanted, "{name}");
    for quantity in sprague::period::Standard::ALL {
        let near = game.values_of(&quantity, 0..3_000);
        for heaps in [(0..3_000).collect(), far.to_vec(), (0..9_000).collect()] {
            let positions = heaps.iter().map(|&heap| interpreted.position_of(&[heap]));
            let positions: Vec<_> = positions.flatten().collect();
            let values = game.values_of(&quantity, heaps.iter().copied());
            assert_eq!(
                interpreted.values_of(&quantity, positions),
                values,
                "{name}"
            );
            if let (Finding::Stepped(steps), Ok(values)) = (game.period(&quantity, 9_000), &values)
            {
                for (&heap, &value) in heaps.iter().zip(values) {
                    assert_eq!(steps.at(heap), value, "{name}, {quantity} at {heap}");
                }
            }
        }
        // The near ones come from a search, and again with far ones from the steps.
        let all = game.values_of(&quantity, (0..3_000).chain(far.iter().copied()));
        assert_eq!(all.map(|values| values[..3_000].to_vec()), near, "{name}");
    }
}

#[test]
fn every_way_is_one() {
    agree(&Smooth, "Smooth", &FAR);
    agree(&Ended, "Ended", &FAR);
    agree(&Once, "Once", &FAR);
    for_games_that_take(&[4_096, 20_000]);
}

fn for_games_that_take(far: &[u64]) {
    agree(&Mark, "Mark", far);
    agree(&MarkThree, "MarkThree", far);
    agree(&UpMark, "UpMark", far);
    agree(&Upper, "Upper", far);
    agree(&Mixed, "Mixed", far);
    agree(&Even, "Even", far);
}

/// Fraenkel 2012: 0 for numbers that end in an odd number of binary zeros, else 1 or 2 by the
/// parity of the ones.
#[test]
fn mark_far_out() {
    for heap in FAR.into_iter().chain(1 << 60..(1 << 60) + 50) {
        let theory = match (heap.trailing_zeros() % 2, heap.count_ones() % 2) {
            (1, _) => 0,
            (_, 1) => 1,
            _ => 2,
        };
        assert_eq!(Mark.grundy(heap), Ok(theory), "{heap}");
        let outcome = Mark.outcome(heap).map(|outcome| outcome == OutcomeClass::P);
        assert_eq!(outcome, Ok(theory == 0), "{heap}");
    }
    let rules = Ruleset::parse(RULES).expect("the rules are right");
    for name in ["Mark", "MarkThree", "UpMark", "Upper", "Mixed"] {
        let game = rules.game(name).expect("it is there");
        for quantity in sprague::period::Standard::ALL {
            if quantity == sprague::period::Standard::Longest {
                continue;
            }
            let positions = FAR.map(|heap| game.position_of(&[heap]).expect("one heap"));
            let values = timed("four far heaps", || game.values_of(&quantity, positions));
            assert_eq!(
                values.map(|values| values.len()),
                Ok(4),
                "{name}, {quantity}"
            );
        }
    }
    // Both say the same rules.
    let far = FAR.iter().copied();
    let upper = Upper.values_of(&Remoteness::NORMAL, far.clone());
    assert_eq!(UpMark.values_of(&Remoteness::NORMAL, far), upper);
}

#[test]
fn a_table_is_filled() {
    let values = timed("ten million heaps", || {
        Smooth.sequence(&Grundy::NORMAL, 10_000_000)
    });
    let values = values.expect("a table of ten million");
    assert_eq!(values.len(), 10_000_001);
    assert_eq!(
        values[10_000_000],
        Smooth.grundy(10_000_000).expect("one heap")
    );
    let far = timed("one far heap", || Smooth.grundy(FAR[1]));
    assert_eq!(far, Ok(3));
}
