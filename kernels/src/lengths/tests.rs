//! The lengths are those of the definition.

use super::{Even, Length, Machine};
use alloc::vec;
use alloc::vec::Vec;

const ALL: [Length; 6] = [
    Length::Hurried(Even::Loses),
    Length::Hurried(Even::Wins),
    Length::Delayed(Even::Loses),
    Length::Delayed(Even::Wins),
    Length::Shortest,
    Length::Longest,
];

/// The length of a heap with these options, at least one.
fn of_options(length: Length, options: &[u32]) -> u32 {
    let lost = |even| move |option: &u32| option.is_multiple_of(2) == (even == Even::Loses);
    let some = |even| options.iter().copied().filter(lost(even));
    let all = || options.iter().copied();
    let best = match length {
        Length::Hurried(even) => some(even).min().or(all().max()),
        Length::Delayed(even) => some(even).max().or(all().min()),
        Length::Shortest => all().min(),
        Length::Longest => all().max(),
    };
    best.expect("there is an option") + 1
}

fn plain(length: Length, set: &[usize], heaps: usize) -> Vec<u32> {
    let mut lengths = Vec::new();
    for heap in 0..heaps {
        let options = set.iter().take_while(|&&k| k <= heap);
        let options: Vec<u32> = options.map(|k| lengths[heap - k]).collect();
        let value = if options.is_empty() {
            0
        } else {
            of_options(length, &options)
        };
        lengths.push(value);
    }
    lengths
}

#[test]
fn they_are_those_of_the_definition() {
    for set in crate::corpus::sets(60) {
        for length in ALL {
            let wanted = plain(length, &set, 5000);
            let mut found = wanted[..set[0]].to_vec();
            found.resize(wanted.len(), 0);
            let mut machine = Machine::new(length, &set, &found[..set[0]]).expect("small");
            // In parts of odd sizes, across the blocks.
            for part in found[set[0]..].chunks_mut(617) {
                machine.fill(part).expect("few heaps");
            }
            assert!(found == wanted, "{length:?} {set:?}");
            assert_eq!(machine.heap(), wanted.len() as u64);
        }
    }
}

#[test]
fn they_begin_anywhere() {
    for set in crate::corpus::sets(20) {
        for length in ALL {
            let wanted = plain(length, &set, 2500);
            for first in [set[0], set[0] + 1, 100.max(set[0]), 400.max(set[0])] {
                let mut machine = Machine::new(length, &set, &wanted[..first]).expect("small");
                let mut found = vec![0; wanted.len() - first];
                machine.fill(&mut found).expect("few heaps");
                assert!(found == wanted[first..], "{length:?} {set:?}");
            }
        }
    }
}

#[test]
fn wide_lanes_and_others_agree() {
    // The same loop, compiled for the target alone.
    for set in crate::corpus::sets(30) {
        for length in ALL {
            let keys = super::Keys::new(length);
            let first = vec![keys.of(0); set[0]];
            crate::ring::tests::twins_agree(keys, &set, &first);
        }
    }
}

#[test]
fn nothing_is_too_far_by_mistake() {
    let mut machine = Machine::new(Length::Longest, &[1], &[0]).expect("small");
    let mut out = vec![0; 3000];
    assert_eq!(machine.fill(&mut out), Ok(()));
    assert_eq!(out.last(), Some(&3000));
    machine.heap = super::HEAPS - 10 - 952;
    assert_eq!(machine.heap(), super::HEAPS - 10);
    assert_eq!(machine.fill(&mut out[..10]), Ok(()));
    assert_eq!(machine.fill(&mut out[..1]), Err(super::TooFar));
    assert_eq!(machine.skip(1), Err(super::TooFar));
}

#[test]
fn keys_and_lengths_are_each_others() {
    for length in ALL {
        let keys = super::Keys::new(length);
        for value in (0..100).chain([i32::MAX as u32 - 1, i32::MAX as u32]) {
            assert_eq!(keys.length(keys.of(value)), value, "{length:?}");
        }
    }
}
