//! Octal and hexadecimal codes.

use super::{Fault, Found, Stop, Work};
use crate::listed::Listed;
use crate::model::{Code, Shape};
use alloc::vec;
use alloc::vec::Vec;

/// The options that a code gives: in one heap, or in each heap of a collection.
pub(super) fn options(
    shape: Shape,
    code: &Code,
    position: &[u64],
    work: &mut Work<'_>,
    found: &mut Vec<Found>,
) -> Result<(), Fault> {
    let collection = shape == Shape::Collection;
    for (place, &heap) in position.iter().enumerate() {
        if position[..place].contains(&heap) {
            continue;
        }
        for parts in replacements(code, heap, work)? {
            let mut position: Vec<u64> = if collection {
                position
                    .iter()
                    .enumerate()
                    .filter(|&(i, _)| i != place)
                    .map(|(_, &h)| h)
                    .listed()
            } else {
                vec![]
            };
            position.extend(parts);
            if collection {
                position.retain(|&heap| heap != 0);
                position.sort_unstable();
            } else if position.is_empty() {
                position.push(0);
            }
            found.push(Found {
                position,
                rule: 0,
                choices: vec![],
            });
        }
    }
    Ok(())
}

/// What a heap may be replaced by: digit k says what may be left when k counters are taken.
fn replacements(code: &Code, heap: u64, work: &mut Work<'_>) -> Result<Vec<Vec<u64>>, Fault> {
    let mut all = vec![];
    let spend = |work: &mut Work<'_>| match work.spend(1) {
        Err(Stop::Fault(fault)) => Err(fault),
        _ => Ok(()),
    };
    for (taken, &digit) in (0_u64..).zip(&code.digits) {
        spend(work)?;
        let Some(left) = heap.checked_sub(taken) else {
            break;
        };
        if digit & 1 != 0 && left == 0 {
            all.push(vec![]);
        }
        if digit & 2 != 0 && left >= 1 {
            all.push(vec![left]);
        }
        if digit & 4 != 0 {
            for smaller in 1..=left / 2 {
                spend(work)?;
                all.push(vec![smaller, left - smaller]);
            }
        }
        if digit & 8 != 0 {
            for least in 1..=left / 3 {
                for middle in least..=(left - least) / 2 {
                    spend(work)?;
                    all.push(vec![least, middle, left - least - middle]);
                }
            }
        }
    }
    Ok(all)
}
