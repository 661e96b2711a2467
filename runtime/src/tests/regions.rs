//! Regions number their positions without gaps.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::vec::Vec;

use super::games::{DivisorNim, KAYLES, Take, Wythoff};
use crate::{Boxed, Error, Grundy, Heaps, Limits, Multisets, Position, Region, Remoteness, Solve};
use crate::{Totals, Unordered, UpTo};

/// Index and position are inverse to each other; positions outside have no index.
fn check<P: Position + Debug>(
    region: &impl Region<P>,
    len: usize,
    outside: impl IntoIterator<Item = P>,
) {
    assert_eq!(region.len(), len as u128);
    assert_eq!(region.is_empty(), len == 0);
    let positions: Vec<P> = (0..len).map(|index| region.position(index)).collect();
    assert!(region.positions().eq(positions.iter().cloned()));
    for (index, position) in positions.iter().enumerate() {
        assert_eq!(region.index(position), Some(index), "{position:?}");
    }
    assert_eq!(positions.iter().collect::<BTreeSet<_>>().len(), len);
    for position in outside {
        assert_eq!(region.index(&position), None, "{position:?}");
    }
}

fn heaps<const N: usize>(heaps: [u64; N]) -> Heaps {
    Heaps::from_iter(heaps)
}

#[test]
fn regions_number_positions() {
    check::<u64>(&UpTo(9), 10, [10, u64::MAX]);
    check::<Heaps>(&UpTo(9), 10, [heaps([10]), heaps([1, 1])]);
    check(
        &Boxed { largest: [3, 0, 2] },
        12,
        [[4, 0, 0], [0, 1, 0], [0, 0, 3]],
    );
    check(&Boxed { largest: [] }, 1, []);
    check::<Heaps>(
        &Multisets {
            heaps: 3,
            largest: 5,
        },
        56,
        [heaps([6]), heaps([1, 1, 1, 1])],
    );
    check::<Heaps>(
        &Multisets {
            heaps: 0,
            largest: 5,
        },
        1,
        [heaps([1])],
    );
    check::<Heaps>(
        &Multisets {
            heaps: 6,
            largest: 4,
        },
        210,
        [heaps([5])],
    );
    check::<Heaps>(
        &Multisets {
            heaps: 4,
            largest: 0,
        },
        1,
        [heaps([1])],
    );
    let (four, other) = (
        Multisets {
            heaps: 4,
            largest: 6,
        },
        Multisets {
            heaps: 4,
            largest: 2,
        },
    );
    check::<Unordered<4>>(&four, 210, [[0, 0, 0, 7].into(), [7; 4].into()]);
    check::<Unordered<3>>(&other, 0, [[0; 3].into()]);
    check(&Totals::new(0), 1, [heaps([1])]);
    check(
        &Totals::new(12),
        272,
        [heaps([13]), heaps([6, 7]), heaps([u64::MAX, 1])],
    );
}

#[test]
fn great_regions_have_a_length() {
    let whole = 1u128 << 64;
    assert_eq!(Region::<u64>::len(&UpTo(u64::MAX)), whole);
    assert_eq!(
        Boxed {
            largest: [u64::MAX]
        }
        .len(),
        whole
    );
    assert_eq!(
        Boxed {
            largest: [u64::MAX; 3]
        }
        .len(),
        u128::MAX
    );
    let largest = u64::MAX;
    assert_eq!(
        Region::<Heaps>::len(&Multisets { heaps: 1, largest }),
        whole
    );
    assert_eq!(
        Region::<Heaps>::len(&Multisets {
            heaps: usize::MAX,
            largest
        }),
        u128::MAX
    );
    let pairs = Multisets { heaps: 2, largest };
    assert_eq!(Region::<Heaps>::len(&pairs), u128::MAX, "one bit too long");
    assert_eq!(Region::<Heaps>::index(&pairs, &heaps([u64::MAX])), None);
    assert_eq!(
        Boxed {
            largest: [u64::MAX; 2]
        }
        .index(&[1, 1]),
        None
    );
    assert_eq!(Totals::new(60).len(), 6_639_349);
    assert_eq!(Totals::new(80).len(), 123_223_639);
    assert_eq!(Totals::new(u64::MAX).len(), u128::MAX);
    assert_eq!(Totals::new(u64::MAX).index(&heaps([1])), None);
    assert_eq!(
        Totals::new(107).index(&heaps([107])),
        Some(3_832_540_822 - 1)
    );
    assert_eq!(Totals::new(60).total(), 60);
}

/// The sorted index of a <= b <= c is C(c + 2, 3) + C(b + 1, 2) + a.
#[test]
fn multisets_are_packed_by_binomials() {
    let region = Multisets {
        heaps: 3,
        largest: 9,
    };
    let of = |a, b, c| Region::<Heaps>::index(&region, &heaps([a, b, c])).unwrap();
    assert_eq!(of(2, 5, 7), 84 + 15 + 2);
    assert_eq!(of(9, 9, 9), 219);
    assert_eq!(of(0, 0, 1), 1);
}

#[test]
fn tables_answer_for_their_region() {
    let take = Take::new(&[(1, 2)]);
    let table = take.table(&Grundy::NORMAL, UpTo(20)).unwrap();
    assert_eq!((table.len(), table.is_empty()), (21, false));
    assert_eq!((table.get(20), table.get(21)), (Some(&2), None));
    assert!(table.iter().all(|(n, &value)| value == n % 3));
    let table = Wythoff
        .table(
            &Remoteness::NORMAL,
            Multisets {
                heaps: 2,
                largest: 9,
            },
        )
        .unwrap();
    for (position, value) in &table {
        assert_eq!(Wythoff.remoteness(position), Ok(*value));
    }
    let table = DivisorNim
        .table(
            &Grundy::NORMAL,
            Multisets {
                heaps: 3,
                largest: 5,
            },
        )
        .unwrap();
    assert_eq!(
        table.get(heaps([5, 4, 3])),
        Some(&DivisorNim.grundy([3, 4, 5]).unwrap())
    );
    let table = KAYLES.table(&Grundy::MISERE, Totals::new(9)).unwrap();
    assert_eq!(
        table.get(heaps([4, 3])),
        Some(&KAYLES.grundy_misere([4, 3]).unwrap())
    );
    let few = Limits::positions(5);
    let error = take
        .table_within(&Grundy::NORMAL, UpTo(5), &few)
        .unwrap_err();
    assert!(matches!(
        error,
        Error::Capacity {
            positions: 6,
            exact: true,
            limit: 5,
            ..
        }
    ));
    assert!(std::format!("{table:?}").starts_with("{[]: 1, [1]: 0, "));
}
