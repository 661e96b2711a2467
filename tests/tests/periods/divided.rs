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
    // Not told as data: a move takes one counter.
    pub game Mark(n) { n -> n - 1; n -> n / 2 if n > 0; }
}

const FAR: [u64; 4] = [1_000_000_007, 1_000_000_000_000_000_009, 1 << 63, u64::MAX];

/// All ways to a value are one, at heaps up to 9,000 and at these.
fn agree<G: Game<Position = u64>>(game: &G, name: &str, far: &[u64]) {
    let rules = Ruleset::parse(RULES).expect("the rules are right");
    let interpreted = rules.game(name).expect("it is there");
    assert_eq!(interpreted.recurrence(), game.recurrence(), "{name}");
    let told = matches!(game.recurrence(), Some(Recurrence::Floors(_)));
    assert_eq!(told, name != "Mark", "{name}");
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
    agree(&Mark, "Mark", &[4_096, 20_000]);
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
