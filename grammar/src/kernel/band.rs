//! Two heaps that lose numbers which differ by no more than a bound.

use super::linear::{Linear, Names, Said, compared, single};
use super::lines::implied;
use crate::model::{Argument, Condition, Expr, ExprKind, Fold, Move, Set, Step, VarId};
use alloc::vec::Vec;

/// By how much the two numbers may differ, each from 1 on, if that is what the rule says: of
/// `result` each is what is left of the heap at its place, where all that is `sure` is at least 0.
pub(super) fn of(
    rule: &Move,
    result: &[Linear],
    swapped: bool,
    sure: &mut Vec<Linear>,
) -> Option<Linear> {
    let mut names = Vec::new();
    let mut said = Vec::new();
    for step in &rule.steps {
        match step {
            Step::If(guard) => forms(guard, &mut said)?,
            Step::Each { variables, set, .. } => {
                let (&[name], Set::Range { start, upto }) = (&variables[..], set) else {
                    return None;
                };
                names.push(name);
                range(name, start, upto, &mut said)?;
            }
        }
    }
    let [one, other] = names[..] else { return None };
    let [left, left_of_other] = result else {
        return None;
    };
    let taken = [
        Linear::name(0).minus(left)?,
        Linear::name(1).minus(left_of_other)?,
    ];
    let taken = match [one, other].map(Linear::name) {
        names if taken == names => names,
        [one, other] if taken == [other.clone(), one.clone()] => [other, one],
        _ => return None,
    };
    let differ = differ(&said, &taken, result, sure)?;
    let [more, less] = &differ;
    let bound = match (more.as_constant(), less.as_constant()) {
        _ if more == less => more.clone(),
        _ if !swapped => return None,
        // Either heap may have either name.
        (Some(more), Some(less)) if more.min(less) >= 0 => Linear::constant(more.max(less))?,
        (_, Some(0)) => more.clone(),
        (Some(0), _) => less.clone(),
        _ => return None,
    };
    implied(&bound, &[], sure)?;
    Some(bound)
}

/// By how much the second number is at most greater than the first, and the first than the second,
/// if nothing else is said but that both are at least 1.
fn differ(
    said: &[Linear],
    taken: &[Linear; 2],
    left: &[Linear],
    sure: &mut Vec<Linear>,
) -> Option<[Linear; 2]> {
    let [first, second] = taken;
    let over = [first.minus(second)?, second.minus(first)?];
    let mut bounds = [None, None];
    for form in said {
        for (over, bound) in over.iter().zip(&mut bounds) {
            let more = form.minus(over)?;
            if more.is_number() {
                *bound = match bound.take() {
                    None => Some(more),
                    Some(known) if known == more => Some(known),
                    Some(known) => {
                        let least = known.as_constant()?.min(more.as_constant()?);
                        Some(Linear::constant(least)?)
                    }
                };
            }
        }
    }
    let [Some(more), Some(less)] = bounds else {
        return None;
    };
    let one = |name: &Linear| name.clone().plus_constant(-1);
    let [low, high] = [one(first)?, one(second)?];
    // That one is no less than the other says of it what is said of the other.
    let lowest = said.contains(&low) || more.is_zero() && said.contains(&high);
    let highest = said.contains(&high) || less.is_zero() && said.contains(&low);
    if !lowest || !highest {
        return None;
    }
    let bands = [over[0].plus(&more)?, over[1].plus(&less)?];
    let mut known = Vec::from([low, high]);
    for (left, band) in left.iter().zip(&bands) {
        known.push(left.clone());
        known.push(left.plus(band)?);
    }
    known.extend(bands);
    for form in said {
        implied(form, &known, sure)?;
    }
    Some([more, less])
}

/// What is at least 0 of a name in a range.
fn range(name: VarId, start: &Expr, upto: &[Expr], said: &mut Vec<Linear>) -> Option<()> {
    let own = Linear::name(name);
    match &start.kind {
        ExprKind::Fold(Fold::Max, arguments) if !arguments.is_empty() => {
            for argument in arguments {
                let Argument::Number(start) = argument else {
                    return None;
                };
                said.push(own.minus(&Linear::of(start, Names::default())?)?);
            }
        }
        _ => said.push(own.minus(&Linear::of(start, Names::default())?)?),
    }
    for bound in single(upto)? {
        said.push(Linear::of(bound, Names::default())?.minus(&own)?);
    }
    Some(())
}

/// What is at least 0 where a guard holds.
fn forms(guard: &Condition, said: &mut Vec<Linear>) -> Option<()> {
    match guard {
        Condition::And(all) => {
            for guard in all {
                forms(guard, said)?;
            }
            Some(())
        }
        Condition::Compare(first, rest) => {
            let mut left = Linear::of(first, Names::default())?;
            for (op, right) in rest {
                let right = Linear::of(right, Names::default())?;
                let Said::AtLeast(form) = compared(&left, *op, &right, true)? else {
                    return None;
                };
                said.push(form);
                left = right;
            }
            Some(())
        }
        _ => None,
    }
}
