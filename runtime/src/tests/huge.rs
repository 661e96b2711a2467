//! Limits: no panic, no wrap and no endless run on any position.

use std::string::ToString;
use std::vec::Vec;

use super::games::{Bits, Code, Floor236, KAYLES, Lame, Lieges, Looping, Take, Wythoff};
use crate::{
    Error, Fault, Game, Grundy, Heaps, Limits, Multisets, Options, Outcome, Quantity, Remoteness,
    Solve, UpTo, rule, solve,
};

const FAR: u64 = u64::MAX;

#[test]
fn floor_division_touches_few_positions() {
    let n = 1_000_000_000_000_000_000;
    let enough = Limits::positions(1012);
    let few = Limits::positions(1011);
    for value in [
        solve::sparse(&Floor236, &Grundy::NORMAL, &[n], &enough),
        solve::heap(&Floor236, true, &Grundy::NORMAL, &[n], &enough),
    ] {
        assert_eq!(value, Ok(Vec::from([Floor236.grundy(n).unwrap()])));
    }
    for error in [
        solve::sparse(&Floor236, &Grundy::NORMAL, &[n], &few),
        solve::heap(&Floor236, true, &Grundy::NORMAL, &[n], &few),
    ] {
        assert!(matches!(error, Err(Error::Capacity { limit: 1011, .. })));
    }
}

fn no_room<Q: Quantity>(quantity: &Q) {
    let take = Take::new(&[(1, 1), (3, 4)]);
    // No period of this set is known among 40 million heaps.
    let wild = Take::new(&[(10, 10), (42, 42), (47, 47), (79, 79), (89, 89)]);
    let all_but = Take::new(&[(1, FAR)]);
    let limits = &Limits::positions(20_000);
    let heaps: &[Heaps] = &[[FAR, FAR, 3].into_iter().collect()];
    assert!(solve::heap(&Floor236, true, quantity, &[FAR], limits).is_ok());
    for (place, values) in [
        solve::sparse(&take, quantity, &[FAR], limits),
        solve::heap(&take, false, quantity, &[FAR], limits),
        solve::heap(&take, true, quantity, &[FAR], limits),
        solve::subtraction(&wild, &wild.0, quantity, &[FAR], limits),
        solve::sparse(&all_but, quantity, &[FAR], limits),
        solve::heap(&all_but, false, quantity, &[FAR], limits),
        solve::subtraction(&all_but, &all_but.0, quantity, &[FAR], limits),
        solve::boxed(&Lame, quantity, &[[FAR, FAR]], limits),
        solve::multisets(&Wythoff, quantity, &[[FAR, FAR].into()], limits),
        solve::collection(&KAYLES, false, quantity, heaps, limits),
        solve::collection(&KAYLES, true, quantity, heaps, limits),
        solve::collection(&Lieges, false, quantity, heaps, limits),
        solve::collection(&Lieges, true, quantity, heaps, limits),
    ]
    .into_iter()
    .enumerate()
    {
        let wanted = matches!(values, Err(Error::Capacity { limit: 20_000, .. }));
        assert!(wanted, "{place}: {values:?}");
    }
}

#[test]
fn far_positions() {
    no_room(&Grundy::NORMAL);
    no_room(&Remoteness::MISERE);
}

#[test]
fn far_positions_with_default_limits() {
    assert!(matches!(
        Take::new(&[(1, FAR)]).grundy(FAR),
        Err(Error::Fault { .. })
    ));
    assert!(matches!(KAYLES.grundy(FAR), Err(Error::Capacity { .. })));
    assert!(KAYLES.options_of(FAR).is_err());
    assert!(Wythoff.options_of((FAR, FAR)).is_err());
    assert!(matches!(
        Take::new(&[(1, 1)]).table(&Grundy::NORMAL, UpTo(FAR)),
        Err(Error::Capacity {
            positions: 0x1_0000_0000_0000_0000,
            exact: true,
            ..
        })
    ));
    assert!(Take::new(&[(1, 1)]).sequence(&Grundy::NORMAL, FAR).is_err());
}

#[test]
fn far_positions_with_few_followers() {
    // Taken in two moves: the search finds that, whatever the strategy.
    let game = Take::new(&[(FAR / 2, FAR / 2)]);
    assert_eq!(game.grundy(FAR), Ok(0));
    let set = &game.0;
    let limits = Limits::default();
    assert_eq!(
        solve::subtraction(&game, set, &Remoteness::NORMAL, &[FAR], &limits),
        Ok([2].into())
    );
    assert_eq!(Code(&[0, 3]).remoteness([3, 1, 1]), Ok(5));
}

/// A search may be given up with many options waiting; none is lost.
#[test]
fn many_waiting_options() {
    let game = Take::new(&[(1, FAR)]);
    let values = solve::sparse(&game, &Grundy::NORMAL, &[5000], &Limits::positions(5001));
    assert_eq!(values, Ok([5000].into()));
    let few = solve::sparse(&game, &Grundy::NORMAL, &[5000], &Limits::positions(5000));
    assert!(matches!(few, Err(Error::Capacity { .. })));
}

/// The longest line of a search is as deep as there are positions.
#[test]
fn deep_lines() {
    let game = Take::new(&[(1, 1)]);
    let values = solve::sparse(&game, &Remoteness::NORMAL, &[1_000_000], &Limits::default());
    assert_eq!(values, Ok([1_000_000].into()));
}

/// Options wait in great number where the least option of each position is its only lower one.
struct Comb;

impl Game for Comb {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        let (line, place) = (n / 100, n % 100);
        if line > 0 {
            options.push(n - 100);
            if place == 0 {
                options.extend((1..100).map(|tooth| n + tooth));
            }
        }
    }

    fn rank(&self, &n: &u64) -> u64 {
        2 * (n / 100) + u64::from(n % 100 == 0)
    }
}

#[test]
fn forgotten_options_are_told_again() {
    // 100 lines of 99 waiting options are more than may wait in tests.
    let plain = solve::sparse(&Comb, &Grundy::NORMAL, &[10_000], &Limits::default());
    let low = (0..=100).map(|line| line * 100).collect::<Vec<_>>();
    let stepwise = solve::sparse(&Comb, &Grundy::NORMAL, &low, &Limits::default()).unwrap();
    assert_eq!(plain.unwrap()[0], *stepwise.last().unwrap());
}

#[test]
fn loops_are_refused() {
    let error = Looping.grundy(7).unwrap_err();
    assert_eq!(
        error,
        Error::RankNotLowered {
            position: "0".into(),
            option: "0".into()
        }
    );
    assert!(error.to_string().contains("from 0 there is a move to 0"));
    for halving in [false, true] {
        let values = solve::heap(&Looping, halving, &Grundy::NORMAL, &[7], &Limits::default());
        assert_eq!(values, Err(error.clone()));
    }
}

/// A loop whose absence is claimed to be proved ends at the limit.
#[test]
fn false_proofs_end() {
    struct Sworn;
    impl Game for Sworn {
        type Position = u64;
        type Rank = u64;
        fn options(&self, &n: &u64, options: &mut Options<u64>) {
            options.push(n ^ 1);
        }
        fn rank(&self, &n: &u64) -> u64 {
            n
        }
        fn rank_is_proved(&self) -> bool {
            true
        }
    }
    let values = solve::sparse(&Sworn, &Grundy::NORMAL, &[4], &Limits::positions(1000));
    assert!(matches!(values, Err(Error::Capacity { .. })));
}

#[test]
fn faults_name_their_position() {
    struct Broken;
    impl Game for Broken {
        type Position = u64;
        type Rank = u64;
        fn options(&self, &n: &u64, options: &mut Options<u64>) {
            if n == 3 {
                options.fail(Fault::Overflow);
                options.fail(Fault::HeapTooLarge);
            } else if n > 0 {
                options.extend([n - 1, n / 2]);
            }
        }
        fn rank(&self, &n: &u64) -> u64 {
            n
        }
    }
    let fault = Error::Fault {
        position: "3".into(),
        fault: Fault::Overflow,
    };
    assert_eq!(Broken.grundy(10), Err(fault.clone()));
    for value in [true, false] {
        let values = solve::heap(&Broken, value, &Grundy::NORMAL, &[10], &Limits::default());
        assert_eq!(values, Err(fault.clone()));
    }
    // Below the fault there is none.
    assert_eq!(Broken.grundy(2), Ok(0));
    assert_eq!(Bits.grundy(0), Ok(0));
}

#[test]
fn no_positions() {
    let limits = Limits::positions(0);
    assert_eq!(Bits.values(&Grundy::NORMAL, &[], &limits), Ok(Vec::new()));
    assert_eq!(
        solve::heap(&Bits, false, &Grundy::NORMAL, &[], &limits),
        Ok(Vec::new())
    );
    assert_eq!(
        solve::collection(&KAYLES, true, &Grundy::NORMAL, &[], &limits),
        Ok(Vec::new())
    );
    assert_eq!(
        solve::collection(&KAYLES, true, &Grundy::MISERE, &[], &limits),
        Ok(Vec::new())
    );
    assert!(Bits.values(&Grundy::NORMAL, &[0], &limits).is_err());
    assert_eq!(Bits.nim_sum::<u64>([]), Ok(0));
    assert_eq!(KAYLES.grundy(Heaps::default()), Ok(0));
    assert_eq!(KAYLES.grundy_misere([]), Ok(1));
}

/// Limits that no memory meets are no reason to search until memory ends.
#[test]
fn limits_beyond_all_memory() {
    let none = Limits::positions(FAR);
    let take = Take::new(&[(1, 1), (3, 4)]);
    let heaps: &[Heaps] = &[[FAR - 1].into_iter().collect()];
    // A period takes no memory.
    let by_period = solve::subtraction(&take, &take.0, &Grundy::NORMAL, &[FAR], &none);
    assert_eq!(
        by_period,
        Ok([[0, 1, 0, 1, 2, 3, 2][(FAR % 7) as usize]].into())
    );
    for (place, values) in [
        solve::heap(&take, false, &Grundy::NORMAL, &[FAR], &none),
        solve::heap(&take, false, &Grundy::NORMAL, &[FAR - 1], &none),
        solve::boxed(&Lame, &Remoteness::NORMAL, &[[FAR, FAR]], &none),
        solve::boxed(&Lame, &Remoteness::NORMAL, &[[1 << 40, 1 << 20]], &none),
        solve::multisets(
            &Wythoff,
            &Grundy::NORMAL,
            &[[1 << 31, 1 << 31].into()],
            &none,
        ),
        solve::collection(&KAYLES, true, &Grundy::NORMAL, heaps, &none),
    ]
    .into_iter()
    .enumerate()
    {
        let told = matches!(values, Err(Error::Capacity { .. } | Error::Memory { .. }));
        assert!(told, "{place}: {values:?}");
    }
}

/// A table of few positions that are long is refused before it takes the memory.
#[test]
fn regions_of_long_positions() {
    let limits = &Limits::default();
    for heaps in [90_000, 40_000_000] {
        let region = Multisets { heaps, largest: 1 };
        let table = Nim.table_within(&Outcome::NORMAL, region, limits);
        let Err(Error::Capacity {
            positions,
            exact: false,
            ..
        }) = table
        else {
            panic!("{heaps} heaps");
        };
        assert!((1000..20_000).contains(&positions), "{positions}");
    }
    let few = Multisets {
        heaps: usize::MAX,
        largest: 0,
    };
    assert_eq!(
        Nim.table(&Outcome::NORMAL, few).map(|table| table.len()),
        Ok(1)
    );
    let many = Multisets {
        heaps: usize::MAX,
        largest: 1,
    };
    assert!(matches!(
        Nim.table(&Outcome::NORMAL, many),
        Err(Error::Capacity { exact: true, .. })
    ));
    let some = Multisets {
        heaps: 300,
        largest: 1,
    };
    let table = Nim
        .table(&Grundy::NORMAL, some)
        .map(|table| table.as_slice().to_vec());
    assert_eq!(table, Ok((0..301).map(|ones| ones % 2).collect()));
}

/// The heaps that a move leaves where they are do not count as a result's.
#[test]
fn positions_of_many_heaps() {
    let position: Heaps = core::iter::repeat_n(1, 5000).collect();
    assert_eq!(Nim.remoteness(position), Ok(5000));
}

#[test]
fn errors_show_the_ends_of_long_positions() {
    let position: Heaps = (1..=5000).chain([FAR]).collect();
    let error = Error::fault(&position, Fault::Overflow).to_string();
    assert_eq!(
        error,
        "the options of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, \
         21, 22, 23, 24, 25, 26, 27, …, 4999, 5000, 18446744073709551615] cannot be told: \
         a number does not fit 128 bits"
    );
    let short: Heaps = (1..=40).collect();
    assert!(
        Error::fault(&short, Fault::Overflow)
            .to_string()
            .contains("[1, 2, 3,")
    );
    assert!(
        !Error::fault(&short, Fault::Overflow)
            .to_string()
            .contains('…')
    );
}

/// Any number of heaps, one of which is lowered.
struct Nim;

impl Game for Nim {
    type Position = Heaps;
    type Rank = u128;

    fn options(&self, position: &Heaps, options: &mut Options<Heaps>) {
        rule::multiset::<1>(position, options, false, |[heap], rest, out| {
            (0..heap).try_for_each(|left| {
                out.list(|list| {
                    list.one(left)?;
                    list.splice(rest)
                })
            })
        });
    }

    fn rank(&self, position: &Heaps) -> u128 {
        position.total()
    }
}
