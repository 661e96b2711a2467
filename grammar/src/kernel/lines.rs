//! Two heaps, of which one or both lose any number, the same of both.

use super::band;
use super::linear::{Linear, Names, Said, compared, single};
use crate::listed::Listed;
use crate::model::{Condition, Expr, Move, Set, Shape, Step, Target, VarId};
use alloc::vec::Vec;

/// What the moves may take, as `sprague_kernels::grid` has it, and what must be at least 0 so that
/// they do.
pub(super) fn of(shape: Shape, moves: &[Move]) -> Option<(Linear, Vec<Linear>)> {
    let swapped = match shape {
        Shape::Tuple(2) => false,
        Shape::Unordered(2) => true,
        _ => return None,
    };
    let (mut lines, mut sure) = (0u8, Vec::new());
    let mut apart = Linear::default();
    for rule in moves {
        let Target::Heaps(result) = &rule.result else {
            return None;
        };
        let mut left = Vec::new();
        for heap in result {
            left.push(Linear::of(heap, Names::default())?);
        }
        if swapped && left[0].factor(0).is_zero() {
            left.reverse();
        }
        let known = sure.len();
        let Some(lowered) = lowered(rule, &left, &mut sure) else {
            sure.truncate(known);
            let bound = band::of(rule, &left, swapped, &mut sure)?;
            apart = wider(apart, bound)?;
            lines |= 4;
            continue;
        };
        lines |= match lowered[..] {
            [true, true] => 4,
            // Of heaps without order each may have either name.
            [true, false] | [false, true] if swapped => 3,
            [true, false] => 1,
            [false, true] => 2,
            _ => return None,
        };
    }
    // Positions on one line alone are few, and a search meets no others.
    if lines.count_ones() < 2 && apart.is_zero() {
        return None;
    }
    // Eight for each number that what is taken from both may differ by.
    let eight = Linear::constant(8)?;
    let lines = apart.times(&eight)?.plus_constant(lines.into())?;
    Some((lines, sure))
}

/// The greater one of two bounds that are at least 0.
fn wider(one: Linear, other: Linear) -> Option<Linear> {
    match (one.as_constant(), other.as_constant()) {
        _ if one == other => Some(one),
        (Some(a), Some(b)) => Linear::constant(a.max(b)),
        (Some(0), _) => Some(other),
        (_, Some(0)) => Some(one),
        _ => None,
    }
}

/// Which heaps of the pattern lose any number from 1 on, the same number, if that is what the rule
/// says: of `result` each is what is left of the heap at its place.
pub(super) fn lowered(rule: &Move, result: &[Linear], sure: &mut Vec<Linear>) -> Option<Vec<bool>> {
    let mut each = rule.steps.iter().filter_map(|step| match step {
        Step::Each { variables, set, .. } => Some((variables, set)),
        Step::If(_) => None,
    });
    let ([number], Set::Range { start, upto }, None) = each
        .next()
        .map(|(variables, set)| (&variables[..], set, each.next()))?
    else {
        return None;
    };
    let number = *number;
    let start = Linear::of(start, Names::default())?.as_constant()?;
    // What is left is the number itself, or the number is taken.
    let left = result.iter().any(|heap| *heap == Linear::name(number));
    let mut lowered = Vec::new();
    for (heap, left_of) in result.iter().enumerate() {
        let own = Linear::name(heap);
        lowered.push(match &own.minus(left_of)? {
            same if same.is_zero() => false,
            taken if !left && *taken == Linear::name(number) => true,
            _ if left && *left_of == Linear::name(number) => true,
            _ => return None,
        });
    }
    let wall = if left {
        // One heap alone has another number in its place; below it there is any.
        let mut places = lowered.iter().enumerate().filter(|&(_, lowered)| *lowered);
        let (heap, None) = (places.next()?.0, places.next()) else {
            return None;
        };
        let below = Linear::name(heap).minus(&Linear::name(number))?;
        let below = below.plus_constant(-1)?;
        let bounded = single(upto)?.into_iter().any(|bound| {
            let bound = Linear::of(bound, Names::default());
            bound.and_then(|bound| bound.minus(&Linear::name(number))) == Some(below.clone())
        });
        if start != 0 || !bounded {
            return None;
        }
        Vec::from([below])
    } else if start == 1 {
        wall(number, &lowered)?
    } else {
        return None;
    };
    for step in &rule.steps {
        if let Step::If(guard) = step {
            follows(guard, &wall, sure)?;
        }
    }
    bound_follows(upto, number, &wall, sure)?;
    Some(lowered)
}

/// What the wall says to be at least 0: what is left of each heap that is lowered by the number.
pub(super) fn wall(number: VarId, lowered: &[bool]) -> Option<Vec<Linear>> {
    let heaps = lowered.iter().enumerate().filter(|&(_, lowered)| *lowered);
    heaps
        .map(|(heap, _)| Linear::name(heap).minus(&Linear::name(number)))
        .listed_some()
}

/// The wall says that the number is within the bounds, where all that is `sure` is at least 0.
pub(super) fn bound_follows(
    upto: &[Expr],
    number: VarId,
    wall: &[Linear],
    sure: &mut Vec<Linear>,
) -> Option<()> {
    for bound in single(upto)? {
        let bound = Linear::of(bound, Names::default())?;
        implied(&bound.minus(&Linear::name(number))?, wall, sure)?;
    }
    Some(())
}

/// The wall says that the guard holds, where all that is `sure` is at least 0.
pub(super) fn follows(guard: &Condition, wall: &[Linear], sure: &mut Vec<Linear>) -> Option<()> {
    match guard {
        Condition::And(all) => {
            for guard in all {
                follows(guard, wall, sure)?;
            }
            Some(())
        }
        Condition::Compare(first, rest) => {
            let mut low = Linear::of(first, Names::default())?;
            for (op, right) in rest {
                let high = Linear::of(right, Names::default())?;
                let Said::AtLeast(form) = compared(&low, *op, &high, true)? else {
                    return None;
                };
                implied(&form, wall, sure)?;
                low = high;
            }
            Some(())
        }
        _ => None,
    }
}

/// The form is one of these or greater by a number, or is a number itself; if that number may be
/// less than 0, it must be sure that it is not.
pub(super) fn implied(form: &Linear, wall: &[Linear], sure: &mut Vec<Linear>) -> Option<()> {
    let mut more = Vec::new();
    if form.is_number() {
        more.push(form.clone());
    }
    for least in wall {
        if let Some(over) = form.minus(least)
            && over.is_number()
        {
            more.push(over);
        }
    }
    if !more.iter().any(Linear::is_sure) {
        let open = |more: &Linear| more.as_constant().is_none();
        sure.push(more.into_iter().find(open)?);
    }
    Some(())
}
