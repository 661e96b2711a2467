//! The values are those of the definition, and periods are what they say.

use super::one_hot::OneHot;
use super::planes::Planes;
use super::{Halt, MOST, Machine, NOTHING, TooGreat, Wanted, check, period, table};
use crate::corpus::sets;
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::ControlFlow;

/// The first values, and then the least that no option has.
fn plain(wanted: Wanted, set: &[usize], first: &[u16], heaps: usize) -> Vec<u16> {
    let mut values = first.to_vec();
    for heap in first.len()..heaps {
        let options = set
            .iter()
            .take_while(|&&k| k <= heap)
            .map(|k| values[heap - k]);
        let options: BTreeSet<u16> = options.collect();
        let value = (0..=300)
            .find(|value| !options.contains(value))
            .expect("there are few options");
        values.push(if wanted == Wanted::Values {
            value
        } else {
            value.min(1)
        });
    }
    values
}

/// What ended heaps are worth.
fn ended(set: &[usize], value: u16) -> Vec<u16> {
    vec![value; set[0]]
}

#[test]
fn values_are_those_of_the_definition() {
    for set in sets(120) {
        for (wanted, value) in [
            (Wanted::Values, 0),
            (Wanted::Values, 1),
            (Wanted::Values, NOTHING),
            (Wanted::Outcomes, 0),
            (Wanted::Outcomes, 1),
        ] {
            let first = ended(&set, value);
            let right = plain(wanted, &set, &first, 9000);
            let mut found = first.clone();
            found.resize(right.len(), 0);
            let mut machine = Machine::new(wanted, &set, &first).expect("small");
            for part in found[set[0]..].chunks_mut(1013) {
                machine.fill_wide(part).expect("it fits");
            }
            assert!(found == right, "{set:?} {value}");
            let narrow = fill(wanted, &set, &first, right.len());
            match right[set[0]..].iter().position(|&value| value > 255) {
                None => assert!(
                    narrow
                        .expect("it fits")
                        .iter()
                        .zip(&right[set[0]..])
                        .all(|(&byte, &value)| u16::from(byte) == value)
                ),
                Some(place) => {
                    let heap = (place + set[0]) as u64;
                    assert!(narrow == Err(TooGreat { heap }), "{set:?}");
                }
            }
        }
    }
}

/// The ways to value small heaps differ by which of the least numbers may be taken.
#[test]
fn all_sets_of_least_numbers_are_valued() {
    for mask in 1..1_usize << 11 {
        let mut set: Vec<usize> = (1..=11).filter(|k| mask >> (k - 1) & 1 == 1).collect();
        set.extend([&[][..], &[13], &[19], &[14, 27]][mask % 4]);
        let first = ended(&set, 0);
        let right = plain(Wanted::Values, &set, &first, 150);
        let found = fill(Wanted::Values, &set, &first, right.len()).expect("values are small");
        for (heap, value) in (set[0]..).zip(found) {
            assert_eq!(u16::from(value), right[heap], "{set:?}, {heap}");
        }
    }
}

fn fill(wanted: Wanted, set: &[usize], first: &[u16], len: usize) -> Result<Vec<u8>, TooGreat> {
    let mut out = vec![0; len - first.len()];
    let mut machine = Machine::new(wanted, set, first).expect("small");
    for part in out.chunks_mut(777) {
        machine.fill(part)?;
    }
    Ok(out)
}

#[test]
fn it_begins_anywhere_and_skips() {
    for set in sets(40) {
        let right = plain(Wanted::Values, &set, &ended(&set, 0), 3000);
        for first in [set[0] + 1, set[0].max(130), set[0].max(1500)] {
            let mut machine = Machine::new(Wanted::Values, &set, &right[..first]).expect("small");
            let mut found = vec![0; 40];
            machine.skip(733).expect("it fits");
            assert_eq!(machine.heap(), first as u64 + 733);
            machine.fill_wide(&mut found).expect("it fits");
            let heap = first + 733;
            let right = plain(Wanted::Values, &set, &right[..first], heap + 40);
            assert!(found == right[heap..], "{set:?}");
        }
    }
}

#[test]
fn the_ways_to_keep_values_agree() {
    for set in sets(60) {
        let first = ended(&set, 0);
        let right = plain(Wanted::Values, &set, &first, super::BLOCK + set[0]);
        let planes = Planes::new(&set, &first, usize::MAX).expect("small");
        assert_eq!(planes.right(), super::BLOCK);
        assert!(*planes.block() == right[set[0]..], "{set:?}");
        let set_of = |value: u16| if value == NOTHING { 0 } else { 1u64 << value };
        let sets: Vec<u64> = first.iter().map(|&value| set_of(value)).collect();
        crate::ring::tests::twins_agree(OneHot::<u64>(PhantomData), &set, &sets);
        let sets: Vec<u32> = sets.iter().map(|&set| set as u32).collect();
        crate::ring::tests::twins_agree(OneHot::<u32>(PhantomData), &set, &sets);
    }
}

/// The least period and its first heap, by looking at as many values as prove them.
fn plain_period(set: &[usize], values: &[u16]) -> Option<(usize, usize)> {
    let reach = set[set.len() - 1];
    (1..values.len()).find_map(|period| {
        let repeats = |heap: usize| values[heap] == values[heap + period];
        let last = (0..values.len() - period)
            .rev()
            .find(|&heap| !repeats(heap));
        let first = last.map_or(0, |last| last + 1);
        (first.max(set[0]) + period + reach <= values.len()).then_some((first, period))
    })
}

#[test]
fn periods_are_least_and_so_are_their_first_heaps() {
    let mut proved = 0;
    for set in sets(60) {
        for value in [0, 1, NOTHING] {
            let first = ended(&set, value);
            let right = plain(Wanted::Values, &set, &first, 3000);
            let Some((from, every)) = plain_period(&set, &right) else {
                continue;
            };
            if right.iter().any(|&value| value > 255 && value != NOTHING) {
                assert!(
                    period(Wanted::Values, &set, &first, 100_000).is_err(),
                    "{set:?}"
                );
                continue;
            }
            proved += 1;
            let found = period(Wanted::Values, &set, &first, 100_000);
            let found = found.expect("it fits").expect("it is short");
            let found = (found.first as usize, found.period as usize);
            assert_eq!(found, (from, every), "{set:?}");
        }
    }
    assert!(proved > 50, "{proved}");
}

#[test]
fn no_period_is_an_answer() {
    let set = [9, 32, 40, 63, 72];
    let found = period(Wanted::Values, &set, &ended(&set, 0), 100_000);
    assert_eq!(found, Ok(None));
}

#[test]
fn tables_are_the_values() {
    let mut go_on = |_, _| ControlFlow::Continue(());
    for set in sets(60) {
        let first = ended(&set, 0);
        for len in [set[0], set[0] + 5, 100, 3000, 70_000] {
            let len = len.max(set[0]);
            if set.len() > 200 {
                continue;
            }
            let mut found = vec![0; len];
            let mut machine = Machine::new(Wanted::Values, &set, &first).expect("small");
            assert_eq!(table(&mut machine, &mut found, &mut go_on), Ok(()));
            let right = fill(Wanted::Values, &set, &first, len).expect("it fits");
            assert!(found[set[0]..] == right, "{set:?} {len}");
        }
    }
}

#[test]
fn tables_stop_where_a_value_does_not_fit_and_where_they_are_told() {
    let set: Vec<usize> = (1..=300).collect();
    let mut machine = Machine::new(Wanted::Values, &set, &[0]).expect("small");
    let mut go_on = |_, _| ControlFlow::Continue(());
    let halt = table(&mut machine, &mut vec![0; 1000], &mut go_on);
    assert_eq!(halt, Err(Halt::TooGreat(TooGreat { heap: 256 })));
    let set = [9, 32, 40, 63, 72];
    let mut machine = Machine::new(Wanted::Values, &set, &[0; 9]).expect("small");
    let mut told = Vec::new();
    let mut stop = |done, of| {
        told.push((done, of));
        if done > 100_000 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let mut found = vec![0; 200_000];
    assert_eq!(
        table(&mut machine, &mut found, &mut stop),
        Err(Halt::Stopped)
    );
    assert!(told.is_sorted() && told.iter().all(|&(_, of)| of == 200_000));
    let done = machine.heap() as usize;
    assert_eq!(told.last().map(|&(done, _)| done as usize), Some(done));
    let right = fill(Wanted::Values, &set, &[0; 9], done).expect("it fits");
    assert!(found[9..done] == right);
}

/// What is so is accepted, and whatever is changed is refused where it is changed.
#[test]
fn exactly_the_values_are_accepted() {
    for set in sets(60) {
        for value in [0, 1] {
            let right = plain(Wanted::Values, &set, &ended(&set, value), 9000);
            let right: Option<Vec<u8>> = right.iter().map(|&v| u8::try_from(v).ok()).collect();
            let (Some(right), ended) = (right, u8::from(value == 1)) else {
                continue;
            };
            if set.len() > MOST {
                assert_eq!(check(&set, ended, &right), Err(0), "{set:?}");
                continue;
            }
            for len in (8_980..=9_000).chain([0, 1, set[0], set[0] + 1]) {
                assert_eq!(check(&set, ended, &right[..len]), Ok(()), "{set:?} {len}");
            }
            for heap in (0..9_000).step_by(313) {
                for change in [1, 2, 4, 64, 128, 255] {
                    let mut forged = right.clone();
                    forged[heap] ^= change;
                    assert_eq!(check(&set, ended, &forged), Err(heap), "{set:?}");
                    assert_eq!(check(&set, ended, &forged[..=heap]), Err(heap));
                }
            }
        }
    }
}
