//! Two heaps, of which one or both lose any number, the same of both.

use super::linear::{Linear, Names, Said, compared, single};
use crate::listed::Listed;
use crate::model::{Condition, Expr, Move, Set, Shape, Step, Target, VarId};
use alloc::vec::Vec;

/// What the moves may take, as `sprague_kernels::grid` has it.
pub(super) fn of(shape: Shape, moves: &[Move]) -> Option<u8> {
    let swapped = match shape {
        Shape::Tuple(2) => false,
        Shape::Unordered(2) => true,
        _ => return None,
    };
    let mut lines = 0u8;
    for rule in moves {
        let Target::Heaps(result) = &rule.result else {
            return None;
        };
        let result: Option<Vec<_>> = result
            .iter()
            .map(|heap| Linear::of(heap, Names::default()))
            .listed_some();
        let mut result = result?;
        if swapped && result[0].factor(0) == 0 {
            result.reverse();
        }
        let lowered = lowered(rule, &result)?;
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
    (lines.count_ones() > 1).then_some(lines)
}

/// Which heaps of the pattern lose any number from 1 on, the same number, if that is what the rule
/// says: of `result` each is what is left of the heap at its place.
pub(super) fn lowered(rule: &Move, result: &[Linear]) -> Option<Vec<bool>> {
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
            same if same.as_constant() == Some(0) => false,
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
    bounds_follow(rule, upto, number, &wall).then_some(lowered)
}

/// What the wall says to be at least 0: what is left of each heap that is lowered by the number.
pub(super) fn wall(number: VarId, lowered: &[bool]) -> Option<Vec<Linear>> {
    let heaps = lowered.iter().enumerate().filter(|&(_, lowered)| *lowered);
    heaps
        .map(|(heap, _)| Linear::name(heap).minus(&Linear::name(number)))
        .listed_some()
}

/// The wall says already what the bounds and guards say.
fn bounds_follow(rule: &Move, upto: &[Expr], number: VarId, wall: &[Linear]) -> bool {
    let guards = rule.steps.iter().all(|step| match step {
        Step::If(guard) => follows(guard, wall),
        Step::Each { .. } => true,
    });
    guards && bound_follows(upto, number, wall).is_some()
}

/// The wall says that the number is within the bounds.
pub(super) fn bound_follows(upto: &[Expr], number: VarId, wall: &[Linear]) -> Option<()> {
    single(upto)?.into_iter().try_for_each(|bound| {
        let bound = Linear::of(bound, Names::default())?;
        implied(&bound.minus(&Linear::name(number))?, wall).then_some(())
    })
}

/// The wall says that the guard holds.
pub(super) fn follows(guard: &Condition, wall: &[Linear]) -> bool {
    match guard {
        Condition::And(all) => all.iter().all(|guard| follows(guard, wall)),
        Condition::Compare(first, rest) => {
            let mut left = first;
            rest.iter().all(|(op, right)| {
                let forms = [left, right].map(|side| Linear::of(side, Names::default()));
                left = right;
                let [Some(low), Some(high)] = forms else {
                    return false;
                };
                let said = compared(&low, *op, &high, true);
                matches!(said, Some(Said::AtLeast(form)) if implied(&form, wall))
            })
        }
        _ => false,
    }
}

/// The form is one of these or greater by a constant.
fn implied(form: &Linear, wall: &[Linear]) -> bool {
    wall.iter().any(|least| {
        let more = form.minus(least).and_then(|more| more.as_constant());
        more.is_some_and(|more| more >= 0)
    })
}
