//! Strategies answer far heaps by a period.

use std::vec::Vec;

use super::plainly;
use crate::period::Recurrence;
use crate::quantity::{Quantity, Standard};
use crate::rule::SubtractionSet;
use crate::tests::games::{Code, Take};
use crate::{
    Error, Game, Grundy, HeapMoves, Heaps, Limits, OneHeap, Options, Outcome, OutcomeClass,
    Remoteness, Replacements, Solve, solve,
};

/// A code that tells its rules.
struct Told(Code);

impl HeapMoves for Told {
    fn replacements(&self, heap: u64, out: &mut Replacements) {
        self.0.replacements(heap, out);
    }
}

impl Game for Told {
    type Position = Heaps;
    type Rank = Heaps;

    fn options(&self, position: &Heaps, options: &mut Options<Heaps>) {
        self.0.options(position, options);
    }

    fn rank(&self, position: &Heaps) -> Heaps {
        position.clone()
    }

    fn rank_is_proved(&self) -> bool {
        true
    }

    fn recurrence(&self) -> Option<Recurrence> {
        Some(Recurrence::code(self.0.0))
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Heaps],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        solve::collection(self, true, quantity, positions, limits)
    }
}

impl OneHeap for Told {
    fn heap(n: u64) -> Heaps {
        [n].into_iter().collect()
    }
}

const FAR: [u64; 4] = [
    1_000_000,
    1_000_000_007,
    1_000_000_000_000_000_009,
    u64::MAX,
];

#[test]
fn far_heaps_of_a_set() {
    const SET: SubtractionSet = SubtractionSet::new(&[(1, 1), (3, 4)], None);
    let game = Take(SET);
    let limits = Limits::positions(10_000);
    for quantity in Standard::ALL {
        let values = solve::subtraction(&game, &SET, &quantity, &FAR, &limits).unwrap();
        let plain = plainly(quantity, 1_000, |heap| {
            [1, 3, 4].into_iter().filter(|k| *k <= heap).collect()
        });
        for (heap, value) in FAR.into_iter().zip(values) {
            // Of lengths too, 28 is a multiple of the period.
            let near = 700 + heap % 28;
            let rise = plain[728] - plain[700];
            let near_value = plain[usize::try_from(near).unwrap()];
            assert_eq!(
                value,
                near_value + (heap - near) / 28 * rise,
                "{quantity} at {heap}"
            );
        }
    }
    let remoteness = solve::subtraction(&game, &SET, &Remoteness::NORMAL, &FAR[1..2], &limits);
    assert_eq!(remoteness, Ok([571_428_575].into()));
}

#[test]
fn far_heaps_of_a_code() {
    let kayles = Told(Code(&[0, 7, 7]));
    assert_eq!(kayles.grundy(FAR[0]), Ok(1));
    assert_eq!(kayles.grundy([FAR[0], FAR[1], 5]), Ok(1 ^ 7 ^ 4));
    assert_eq!(kayles.outcome(FAR[2]), Ok(OutcomeClass::N));
    assert_eq!(kayles.outcome([FAR[2], FAR[2]]), Ok(OutcomeClass::P));
    let near = kayles.sequence(&Grundy::NORMAL, 6_000).unwrap();
    assert!((71..5_988).all(|heap| near[heap] == near[heap + 12]));
    assert!(kayles.remoteness(FAR[0]).is_err());
}

#[test]
fn far_heaps_of_all_but_some() {
    let game = Take(SubtractionSet::new(&[(1, 1), (3, 3)], Some(5)));
    let limits = Limits::positions(10_000);
    let value = |heap| solve::subtraction(&game, &game.0, &Grundy::NORMAL, &[heap], &limits);
    // Two more every six heaps.
    let near = value(60).unwrap()[0];
    assert_eq!(
        value(6_000_000_000_000_000_060),
        Ok([near + 2_000_000_000_000_000_000].into())
    );
}

#[test]
fn a_game_is_asked_for_its_period() {
    let kayles = Told(Code(&[0, 7, 7]));
    let finding = kayles.period(&Grundy::NORMAL, 1_000);
    assert_eq!(
        std::string::ToString::to_string(&finding),
        "period 12 from 71, proved"
    );
    let outcome = kayles.period(&Outcome::NORMAL, 1_000);
    let periodic = outcome.into_proved().unwrap();
    assert_eq!(
        periodic.value(&Outcome::NORMAL, FAR[3]),
        Some(OutcomeClass::N)
    );
    assert_eq!(periodic.value(&Grundy::NORMAL, FAR[3]), None);
    // A game that does not tell its rules.
    let silent = Code(&[0, 7, 7]).period(&Grundy::NORMAL, 1_000);
    assert!(silent.proved().is_none());
}
