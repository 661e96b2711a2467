//! Sets: to run over.

use super::expr::Scope;
use super::{Fault, Flow, MOST_HEAPS, Stop, number};
use crate::model::{Ascending, Expr, Set};
use alloc::vec;
use alloc::vec::Vec;

/// What is done with each element.
pub(super) type Visit<'v> = dyn FnMut(&mut Scope<'_, '_>, &[i128]) -> Flow + 'v;

/// Calls `visit` for every element, a tuple of numbers; for `parts` the whole list of parts. An
/// element that has no value is left out.
pub(super) fn each(set: &Set, scope: &mut Scope<'_, '_>, visit: &mut Visit<'_>) -> Flow {
    match set {
        Set::Elements(elements) => {
            for element in elements {
                scope.work.spend(1)?;
                let numbers = scope.eval_all(element);
                keep_going(numbers.and_then(|numbers| visit(scope, &numbers)))?;
            }
            Ok(())
        }
        Set::Range { start, upto } => {
            let start = scope.eval(start)?;
            let last = least(scope, upto)?;
            ascend(scope, last, visit, |index| start.checked_add(index))
        }
        Set::Divisors { of, upto } => divisors(of, upto, scope, visit),
        Set::Ascending { kind, upto } => ascending(kind, upto, scope, visit),
        Set::Split(of) => {
            let of = scope.eval(of)?;
            for smaller in 1..=of.max(0) / 2 {
                scope.work.spend(1)?;
                keep_going(visit(scope, &[of - smaller, smaller]))?;
            }
            Ok(())
        }
        Set::Parts { of, least, most } => {
            let of = scope.eval(of)?;
            let least = scope.eval(least)?;
            let most = most.as_ref().map(|most| scope.eval(most)).transpose()?;
            // No part is less than 1, so these counts say the same.
            let counts = (least.max(0), most.map_or(of, |most| most.min(of)));
            parts(scope, of, counts, of, &mut vec![], visit)
        }
    }
}

/// Discards a choice without value; every other stop goes up.
pub(super) fn keep_going(flow: Flow) -> Flow {
    match flow {
        Err(Stop::NoValue) => Ok(()),
        other => other,
    }
}

/// The least of the bounds; `None` if there is none.
pub(super) fn least(scope: &mut Scope<'_, '_>, bounds: &[Expr]) -> Result<Option<i128>, Stop> {
    let mut least: Option<i128> = None;
    for bound in bounds {
        let bound = scope.eval(bound)?;
        least = Some(least.map_or(bound, |least| least.min(bound)));
    }
    Ok(least)
}

/// Visits the values of an ascending function of 0, 1, 2, … up to the bound. Without a bound
/// there is nothing to visit: the checker leaves no set to run over without one.
fn ascend(
    scope: &mut Scope<'_, '_>,
    last: Option<i128>,
    visit: &mut Visit<'_>,
    value: impl Fn(i128) -> Option<i128>,
) -> Flow {
    let Some(last) = last else { return Ok(()) };
    let mut index = 0;
    while let Some(number) = value(index)
        && number <= last
    {
        scope.work.spend(1)?;
        keep_going(visit(scope, &[number]))?;
        index += 1;
    }
    Ok(())
}

fn divisors(of: &Expr, upto: &[Expr], scope: &mut Scope<'_, '_>, visit: &mut Visit<'_>) -> Flow {
    let of = scope
        .eval(of)?
        .checked_abs()
        .ok_or(Stop::Fault(Fault::Overflow))?;
    let last = least(scope, upto)?;
    if of == 0 {
        return ascend(scope, last, visit, |index| index.checked_add(1));
    }
    let (mut small, mut large) = (vec![], vec![]);
    let most = last.unwrap_or(of);
    let mut d = 1;
    while d <= of / d && d <= most {
        scope.work.spend(1)?;
        if of % d == 0 {
            small.push(d);
            if d != of / d {
                large.push(of / d);
            }
        }
        d += 1;
    }
    small.extend(large.into_iter().rev());
    for d in small
        .into_iter()
        .filter(|&d| last.is_none_or(|last| d <= last))
    {
        keep_going(visit(scope, &[d]))?;
    }
    Ok(())
}

fn ascending(
    kind: &Ascending,
    upto: &[Expr],
    scope: &mut Scope<'_, '_>,
    visit: &mut Visit<'_>,
) -> Flow {
    let base = if let Ascending::Powers(base) = kind {
        scope.eval(base)?
    } else {
        0
    };
    let last = least(scope, upto)?;
    match kind {
        Ascending::Primes => ascend(
            scope,
            last,
            &mut |scope, element| {
                if number::is_prime(element[0], scope.work)? {
                    visit(scope, element)
                } else {
                    Ok(())
                }
            },
            |index| index.checked_add(2),
        ),
        _ => ascend(scope, last, visit, |index| nth(kind, base, index)),
    }
}

/// The element of that index, from 0, of an ascending set other than the primes.
pub(super) fn nth(kind: &Ascending, base: i128, index: i128) -> Option<i128> {
    let i = index.checked_add(1)?;
    match kind {
        Ascending::Primes => None,
        Ascending::Squares => i.checked_mul(i),
        Ascending::Cubes => i.checked_mul(i)?.checked_mul(i),
        Ascending::Triangulars => Some(i.checked_mul(i.checked_add(1)?)? / 2),
        Ascending::Fibonaccis => {
            let (mut a, mut b) = (1_i128, 2_i128);
            for _ in 0..index {
                (a, b) = (b, a.checked_add(b)?);
            }
            Some(a)
        }
        Ascending::Factorials => (1..=i).try_fold(1_i128, i128::checked_mul),
        Ascending::Odds => i.checked_mul(2)?.checked_sub(1),
        Ascending::Evens => i.checked_mul(2),
        Ascending::Powers(_) if base < 2 => (index == 0).then_some(1),
        Ascending::Powers(_) => number::power(base, u32::try_from(index).ok()?),
    }
}

/// Visits the ways to write `of` as further parts, each at most `largest` and at least 1.
fn parts(
    scope: &mut Scope<'_, '_>,
    of: i128,
    (least, most): (i128, i128),
    largest: i128,
    taken: &mut Vec<i128>,
    visit: &mut Visit<'_>,
) -> Flow {
    scope.work.spend(1)?;
    if of == 0 {
        return if least <= 0 && most >= 0 {
            keep_going(visit(scope, taken))
        } else {
            Ok(())
        };
    }
    if of < 0 || most < 1 {
        return Ok(());
    }
    if taken.len() == MOST_HEAPS {
        return Err(Stop::Fault(Fault::TooMany));
    }
    // The first part leaves at least 1 to each other part, and is no less than their mean.
    let most_first = largest.min(of.saturating_sub(least.saturating_sub(1).max(0)));
    let least_first = (of - 1) / most + 1;
    for part in (least_first..=most_first).rev() {
        taken.push(part);
        parts(scope, of - part, (least - 1, most - 1), part, taken, visit)?;
        taken.pop();
    }
    Ok(())
}
