//! Every strategy equals the search, for every quantity.

use std::vec::Vec;

use super::every_quantity;
use super::games::{
    Bits, Code, DivisorNim, Floor236, KAYLES, Lame, Lieges, Take, Upwards, Wythoff,
};
use crate::rule::SubtractionSet;
use crate::{
    Error, Grundy, Heaps, IntoPosition, Limits, Quantity, Remoteness, Solve, Unordered, solve,
};

const LIMITS: Limits = Limits::positions(1_000_000);

#[test]
fn one_heap() {
    let last: Vec<u64> = (0..300).collect();
    every_quantity!(q => for halving in [false, true] {
        let searched = solve::sparse(&Floor236, q, &last, &LIMITS);
        assert_eq!(solve::heap(&Floor236, halving, q, &last, &LIMITS), searched);
        let searched = solve::sparse(&Bits, q, &last, &LIMITS);
        assert_eq!(solve::heap(&Bits, halving, q, &last, &LIMITS), searched);
        // Where heaps are no order of the game a table is no way, and the search steps in.
        let searched = solve::sparse(&Upwards, q, &last, &LIMITS);
        assert_eq!(solve::heap(&Upwards, halving, q, &last, &LIMITS), searched);
    });
}

#[test]
fn subtraction_sets() {
    let sets = [
        SubtractionSet::new(&[(1, 1), (3, 4)], None),
        SubtractionSet::new(&[(1, 3)], None),
        SubtractionSet::new(&[(2, 3), (7, 7)], None),
        SubtractionSet::new(&[(5, 5)], None),
        SubtractionSet::new(&[], None),
        SubtractionSet::new(&[(1, 1), (3, 3)], Some(5)),
        SubtractionSet::new(&[(2, u64::MAX)], None),
        SubtractionSet::new(&[], Some(1)),
    ];
    let positions: Vec<u64> = (0..200).rev().chain([7, 7]).collect();
    for set in sets {
        let game = Take(set);
        every_quantity!(q => {
            let searched = solve::sparse(&game, q, &positions, &LIMITS);
            assert_eq!(solve::subtraction(&game, &set, q, &positions, &LIMITS), searched);
        });
    }
    // Past 4096 heaps a search is tried first, and given up.
    let game = Take::new(&[(1, 1), (3, 4)]);
    let far = [300_000, 5, 299_999];
    let values = solve::subtraction(&game, &game.0, &Grundy::NORMAL, &far, &LIMITS);
    assert_eq!(
        values,
        Ok(far
            .iter()
            .map(|n| [0, 1, 0, 1, 2, 3, 2][(n % 7) as usize])
            .collect())
    );
}

#[test]
fn tuples() {
    let positions: Vec<[u64; 2]> = (0..14).flat_map(|x| (0..12).map(move |y| [x, y])).collect();
    every_quantity!(q => {
        let searched = solve::sparse(&Lame, q, &positions, &LIMITS);
        assert_eq!(solve::boxed(&Lame, q, &positions, &LIMITS), searched);
    });
    // A box too large for its table: the search has to do.
    let far = [[5, 1_000_000_000_000], [2, 3]];
    assert!(matches!(
        solve::boxed(&Lame, &Grundy::NORMAL, &far, &LIMITS),
        Err(Error::Capacity {
            positions: 6_000_000_000_006,
            exact: true,
            limit: 1_000_000,
            ..
        })
    ));
    assert_eq!(
        solve::boxed(&Lame, &Grundy::NORMAL, &[], &LIMITS),
        Ok(Vec::new())
    );
}

#[test]
fn heaps_without_order() {
    let pairs: Vec<Unordered<2>> = (0..16)
        .flat_map(|x| (0..16).map(move |y| [x, y].into()))
        .collect();
    let lists: Vec<Heaps> = [
        [0, 0, 0],
        [7, 0, 0],
        [3, 4, 0],
        [6, 6, 4],
        [2, 9, 8],
        [9, 9, 9],
    ]
    .map(IntoPosition::into_position)
    .into();
    every_quantity!(q => {
        let searched = solve::sparse(&Wythoff, q, &pairs, &LIMITS);
        assert_eq!(solve::multisets(&Wythoff, q, &pairs, &LIMITS), searched);
        let searched = solve::sparse(&DivisorNim, q, &lists, &LIMITS);
        assert_eq!(solve::multisets(&DivisorNim, q, &lists, &LIMITS), searched);
    });
    assert_eq!(
        solve::multisets(&Wythoff, &Grundy::NORMAL, &[], &LIMITS),
        Ok(Vec::new())
    );
}

#[test]
fn many_equal_heaps() {
    let ones: Heaps = core::iter::repeat_n(1, 500).collect();
    let value = solve::multisets(&DivisorNim, &Remoteness::NORMAL, &[ones], &LIMITS);
    assert_eq!(value, Ok(std::vec![500]));
}

/// All collections with a total up to that, by the definition.
fn collections(total: u64) -> Vec<Heaps> {
    let region = crate::Totals::new(total);
    let len = usize::try_from(crate::Region::len(&region)).unwrap();
    (0..len)
        .map(|index| crate::Region::position(&region, index))
        .collect()
}

#[test]
fn collections_of_heaps() {
    let all = collections(14);
    assert_eq!(
        all.len(),
        1 + 1 + 2 + 3 + 5 + 7 + 11 + 15 + 22 + 30 + 42 + 56 + 77 + 101 + 135
    );
    let codes: [&[u8]; 5] = [&[0, 7, 7], &[0, 1, 3, 7], &[4, 0, 7], &[0, 15, 8], &[4]];
    for digits in codes {
        let game = Code(digits);
        every_quantity!(q => {
            let searched = solve::sparse(&game, q, &all, &LIMITS);
            assert_eq!(solve::collection(&game, true, q, &all, &LIMITS), searched);
            assert_eq!(solve::collection(&game, false, q, &all, &LIMITS), searched);
        });
    }
    every_quantity!(q => {
        let searched = solve::sparse(&Lieges, q, &collections(9), &LIMITS);
        assert_eq!(solve::collection(&Lieges, false, q, &collections(9), &LIMITS), searched);
        // Wrongly declared, which costs time and no truth.
        assert_eq!(solve::collection(&Lieges, true, q, &collections(9), &LIMITS), searched);
    });
}

#[test]
fn kayles() {
    let known = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];
    assert_eq!(KAYLES.sequence(&Grundy::NORMAL, 11).unwrap(), known);
    // Periodic from 71 on with period 12 (Guy and Smith 1956).
    let far = KAYLES.sequence(&Grundy::NORMAL, 300).unwrap();
    assert!((71..288).all(|n| far[n] == far[n + 12]));
    assert_ne!(far[70], far[82]);
    // Sums of heaps, by xor.
    assert_eq!(KAYLES.grundy([11, 4, 9]).unwrap(), 6 ^ 1 ^ 4);
    let all = collections(14);
    for convention in [Remoteness::NORMAL, Remoteness::MISERE] {
        let searched = solve::sparse(&KAYLES, &convention, &all, &LIMITS);
        assert_eq!(KAYLES.values_of(&convention, all.clone()), searched);
    }
}

#[test]
fn kayles_past_the_limit() {
    let error = KAYLES.remoteness(80).unwrap_err();
    assert!(matches!(
        error,
        Error::Capacity {
            positions: 123_223_639,
            exact: true,
            limit: 50_000_000,
            ..
        }
    ));
    assert!(std::string::ToString::to_string(&error).contains("123223639 positions"));
}

/// The total 30 is solved by 28 629 partitions, past those that are not searched first.
#[test]
fn kayles_by_partitions() {
    let positions: Vec<Heaps> = [30, 29].map(IntoPosition::into_position).into();
    every_quantity!(q => {
        let searched = solve::sparse(&KAYLES, q, &positions, &LIMITS);
        assert_eq!(solve::collection(&KAYLES, true, q, &positions, &LIMITS), searched);
    });
}

/// A quantity of the user's own: how many positions follow, up to 3.
struct Few;

impl Quantity for Few {
    type Value = u8;
    type Fold = u8;

    fn start(&self) -> u8 {
        0
    }

    fn absorb(&self, fold: &mut u8, option: &u8) {
        *fold = (*fold).max(*option + 1).min(3);
    }

    fn merge(&self, fold: &mut u8, other: u8) {
        *fold = (*fold).max(other);
    }

    fn finish(&self, fold: u8) -> u8 {
        fold
    }
}

#[test]
fn own_quantities() {
    assert_eq!(KAYLES.sequence(&Few, 5).unwrap(), [0, 1, 2, 3, 3, 3]);
    assert_eq!(Wythoff.value(&Few, (1, 1)).unwrap(), 2);
}
