//! All moves of a compound, as index vectors: for each component the number of the option it moves
//! to, or `None` where it stays. Nothing here depends on what the components are.

use alloc::vec;
use alloc::vec::Vec;

use super::Kind;

/// For each component the number of its option, `None` where it stays.
pub(super) type Choice = [Option<usize>];

/// Whether the compound has ended, by the numbers of its components' options.
pub(super) fn has_ended(kind: Kind, lengths: &[usize]) -> bool {
    let all = lengths.iter().all(|&length| length == 0);
    all || !kind.is_long() && lengths.contains(&0)
}

/// The number of moves, `u128::MAX` where it is greater.
pub(super) fn count(kind: Kind, lengths: &[usize]) -> u128 {
    if has_ended(kind, lengths) {
        return 0;
    }
    let (mut one, mut every, mut any) = (0u128, 1u128, 1u128);
    for &length in lengths {
        let length = length as u128;
        one += length;
        every = every.saturating_mul(length.max(1));
        any = any.saturating_mul(length + 1);
    }
    if kind.moves_one() {
        one
    } else if kind.moves_all() {
        every
    } else {
        any - 1
    }
}

/// Calls the function with every move, until it says that this is enough by `false`.
pub(super) fn each(kind: Kind, lengths: &[usize], visit: &mut dyn FnMut(&Choice) -> bool) {
    if has_ended(kind, lengths) {
        return;
    }
    if kind.moves_one() {
        each_of_one(lengths, visit);
    } else {
        each_of_several(kind, lengths, visit);
    }
}

fn each_of_one(lengths: &[usize], visit: &mut dyn FnMut(&Choice) -> bool) {
    let mut choice = vec![None; lengths.len()];
    for (component, &length) in lengths.iter().enumerate() {
        for option in 0..length {
            choice[component] = Some(option);
            if !visit(&choice) {
                return;
            }
        }
        choice[component] = None;
    }
}

/// Counts through all vectors, the last component fastest.
fn each_of_several(kind: Kind, lengths: &[usize], visit: &mut dyn FnMut(&Choice) -> bool) {
    let may_stay = |length: usize| length == 0 || !kind.moves_all();
    let first = |&length: &usize| if may_stay(length) { None } else { Some(0) };
    let mut choice = Vec::with_capacity(lengths.len());
    for length in lengths {
        choice.push(first(length));
    }
    loop {
        let mut moves = false;
        for part in &choice {
            moves |= part.is_some();
        }
        if moves && !visit(&choice) {
            return;
        }
        let mut component = choice.len();
        loop {
            let Some(before) = component.checked_sub(1) else {
                return;
            };
            component = before;
            let next = choice[component].map_or(0, |option| option + 1);
            if next < lengths[component] {
                choice[component] = Some(next);
                break;
            }
            choice[component] = first(&lengths[component]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{count, each};
    use crate::compound::Kind;
    use std::collections::BTreeSet;
    use std::vec::Vec;

    #[test]
    fn as_many_as_are_counted_and_each_once() {
        let cases: [&[usize]; 7] = [&[], &[0], &[3], &[2, 3], &[0, 2], &[2, 0, 3], &[2, 2, 1, 2]];
        let mut all = 0;
        for kind in Kind::ALL {
            for lengths in cases {
                let mut seen: Vec<Vec<Option<usize>>> = Vec::new();
                each(kind, lengths, &mut |choice| {
                    seen.push(choice.to_vec());
                    true
                });
                let distinct: BTreeSet<_> = seen.iter().collect();
                assert_eq!(distinct.len(), seen.len(), "{kind} {lengths:?}");
                assert_eq!(
                    seen.len() as u128,
                    count(kind, lengths),
                    "{kind} {lengths:?}"
                );
                for choice in &seen {
                    let moved = choice.iter().flatten().count();
                    let live = lengths.iter().filter(|&&length| length > 0).count();
                    assert!(moved >= 1 && moved <= live);
                    assert!(!kind.moves_one() || moved == 1);
                    assert!(!kind.moves_all() || moved == live);
                }
                all += seen.len();
            }
        }
        // By hand, of (2, 3): 5, 5, 6, 6, 11, 11.
        assert_eq!(count(Kind::Selective, &[2, 3]), 11);
        assert!(all > 100);
    }

    #[test]
    fn enough_is_enough_and_many_are_counted() {
        for kind in Kind::ALL {
            let mut calls = 0;
            each(kind, &[9, 9, 9], &mut |_| {
                calls += 1;
                calls < 4
            });
            assert_eq!(calls, 4, "{kind}");
        }
        assert_eq!(count(Kind::Selective, &[usize::MAX; 3]), u128::MAX - 1);
        assert_eq!(count(Kind::Conjunctive, &[usize::MAX; 3]), u128::MAX);
    }
}
