//! Finite sets by the kernels, against the definition.

use std::ops::ControlFlow;
use std::string::ToString;
use std::vec;
use std::vec::Vec;

use super::every_quantity;
use super::games::Take;
use crate::error::Error;
use crate::game::{Game, OneHeap};
use crate::limits::Limits;
use crate::options::Options;
use crate::period::Recurrence;
use crate::quantity::Standard;
use crate::solve::{self, Stream};
use crate::{Cell, Solve};

/// A number of the set is taken, and the rules are told as data.
struct Told(Vec<u64>);

impl Game for Told {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        options.extend(self.0.iter().filter_map(|&k| n.checked_sub(k)));
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }

    fn recurrence(&self) -> Option<Recurrence> {
        Some(Recurrence::finite(self.0.iter().copied()))
    }
}

impl OneHeap for Told {
    fn heap(n: u64) -> u64 {
        n
    }
}

/// Sets of all kinds: ascending numbers.
fn sets() -> Vec<Vec<u64>> {
    let mut sets = vec![
        vec![1],
        vec![5],
        vec![1, 2],
        vec![1, 3, 4],
        vec![2, 3, 7, 11, 19],
        vec![3, 5, 15],
        vec![9, 32, 40, 63, 72],
        vec![101, 202, 303],
    ];
    // The borders of what a byte, a word or a plane holds.
    for last in [7, 8, 31, 32, 63, 64, 127, 128, 255, 256] {
        sets.push((1..=last).collect());
    }
    let mut state = 6;
    for _ in 0..12 {
        let count = 1 + crate::period::tests::random(&mut state, 40);
        let numbers = (0..count).map(|_| 1 + crate::period::tests::random(&mut state, 90));
        let mut set: Vec<u64> = numbers.collect();
        set.sort_unstable();
        set.dedup();
        sets.push(set);
    }
    sets
}

/// The values by the definition.
fn plainly(set: &[u64], quantity: Standard, heaps: u64) -> Vec<u64> {
    crate::period::tests::plainly(quantity, heaps, |heap| {
        set.iter().copied().filter(|&k| k <= heap).collect()
    })
}

#[test]
fn streams_are_the_definition() {
    for set in sets() {
        let numbers: Vec<usize> = set.iter().map(|&k| usize::try_from(k).unwrap()).collect();
        for quantity in Standard::ALL {
            let right = plainly(&set, quantity, 2600);
            let mut stream = Stream::new(&numbers, quantity).expect("it is small");
            let mut found = vec![0; right.len()];
            for part in found.chunks_mut(333) {
                stream.fill(part).expect("it fits");
            }
            assert!(found == right, "{quantity} {set:?}");
            for heap in [0, 1, 64, 300, 2500] {
                let mut stream = Stream::new(&numbers, quantity).expect("it is small");
                stream.skip_to(heap).expect("it fits");
                assert_eq!(stream.heap(), heap);
                let mut found = [0; 100];
                stream.fill(&mut found).expect("it fits");
                let heap = usize::try_from(heap).unwrap();
                assert!(
                    found == right[heap..heap + 100],
                    "{quantity} {set:?} {heap}"
                );
            }
        }
    }
}

#[test]
fn far_heaps_are_what_a_search_finds() {
    let game = Take::new(&[(9, 9), (32, 32), (40, 40), (63, 63), (72, 72)]);
    let positions = [20_000, 3, 7_777, 20_000, 0, 4_096];
    let limits = Limits::default();
    every_quantity!(quantity => {
        let values = solve::subtraction(&game, &game.0, quantity, &positions, &limits);
        assert_eq!(values, solve::sparse(&game, quantity, &positions, &limits));
    });
}

fn check_table<T: Cell + PartialEq + TryFrom<u64>>(set: &[u64], right: &[u64]) {
    let game = Told(set.to_vec());
    for len in [0, 1, 7, 300, right.len()] {
        let wanted: Option<Vec<T>> = right[..len].iter().map(|&v| T::try_from(v).ok()).collect();
        let mut table = vec![T::try_from(1).ok().expect("1 fits"); len];
        match (game.grundy_into(&mut table), wanted) {
            (Ok(()), Some(wanted)) => assert!(table == wanted, "{set:?} {len}"),
            (Err(Error::TooNarrow { heap, value, .. }), None) => {
                let first = right.iter().position(|&v| T::try_from(v).is_err());
                assert_eq!(first.map(|first| first as u64), Some(heap));
                assert_eq!(first.map(|first| right[first]), Some(value));
            }
            (found, _) => panic!("{found:?} {set:?} {len}"),
        }
    }
}

#[test]
fn tables_are_the_definition() {
    for set in sets() {
        let right = plainly(&set, Standard::Grundy(crate::Convention::Normal), 9000);
        check_table::<u8>(&set, &right);
        check_table::<u16>(&set, &right);
        check_table::<u32>(&set, &right);
        check_table::<u64>(&set, &right);
    }
}

#[test]
fn tables_of_rules_that_are_not_told() {
    let mut table = [0u8; 60];
    Take::new(&[(1, 1), (3, 4)])
        .grundy_into(&mut table)
        .unwrap();
    assert_eq!(table[..9], [0, 1, 0, 1, 2, 3, 2, 0, 1]);
    let mut table = vec![0u8; 1000];
    let found = Take::new(&[(1, 900)]).grundy_into(&mut table);
    let narrow = Error::TooNarrow {
        heap: 256,
        value: 256,
        cell: "u8",
    };
    assert_eq!(found, Err(narrow));
}

#[test]
fn without_numbers_no_heap_has_a_move() {
    let mut table = [1u8; 60];
    Told(vec![]).grundy_into(&mut table).unwrap();
    assert_eq!(table, [0; 60]);
}

#[test]
fn errors_say_what_to_do() {
    let mut table = vec![0u8; 1000];
    let game = Told((1..=300).collect());
    let error = game.grundy_into(&mut table).expect_err("256 is no byte");
    assert_eq!(
        error.to_string(),
        "the value of heap 256 is 256, which does not fit u8; use a table of u16"
    );
    let game = Told(vec![9, 32, 40, 63, 72]);
    let mut table = vec![0u8; 1 << 18];
    let stop = &mut |done, _| {
        if done > 99_999 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let error = game
        .grundy_into_with(&mut table, stop)
        .expect_err("it is stopped");
    let Error::Stopped { done } = error else {
        panic!("{error}")
    };
    assert!((100_000..200_000).contains(&done), "{done}");
    assert_eq!(
        error.to_string(),
        std::format!("the run was stopped after {done} heaps")
    );
    let mut wide = vec![0u16; 1 << 18];
    let error = game
        .grundy_into_with(&mut wide, stop)
        .expect_err("it is stopped");
    assert!(matches!(error, Error::Stopped { done: 100_000.. }));
}

#[test]
fn long_periods_are_proved() {
    let grundy = Standard::Grundy(crate::Convention::Normal);
    for (set, first, period) in [
        (vec![9, 32, 40, 63, 72], 281, 8_961_760),
        (vec![10, 11, 26, 45, 60, 61, 71], 598, 1_938_074),
    ] {
        let rules = Recurrence::finite(set);
        let finding = crate::period::find(&rules, grundy, 3 * period);
        let certificate = finding.proved().expect("it is found").certificate();
        assert_eq!((certificate.first, certificate.period), (first, period));
        // What is known of fewer heaps is no proof.
        assert!(
            crate::period::find(&rules, grundy, period)
                .proved()
                .is_none()
        );
    }
}
