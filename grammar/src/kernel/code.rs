//! Arrow rules that say what a code says: constants taken from a heap, the rest left as one heap or
//! split into two.

use super::linear::{Linear, Names};
use super::taken::{Choices, choices};
use crate::listed::Listed;
use crate::model::{Element, Expr, ExprKind, Game, Move, Rules, Set, Shape, Step, Target};
use crate::model::{Termination, VarId};
use alloc::vec::Vec;

/// No greater number is taken.
const MOST: usize = 1 << 10;

/// The digits of the code that the moves of a game are, the one before the point first; `None` of
/// other games.
///
/// `n -> n - k` for a constant k leaves one heap or none, digit 3 at place k; `n -> [a, b]` for the
/// pairs of `split(n - k)` leaves two, digit 4. A guard, or a number that depends on the heap, is
/// no code's.
///
/// Cost: linear in the words of the rules.
#[must_use]
pub fn code_of(game: &Game) -> Option<Vec<u8>> {
    let (Rules::Moves(moves), Termination::Proved(_)) = (&game.rules, &game.termination) else {
        return None;
    };
    if game.shape != Shape::Collection || !game.parameters.is_empty() {
        return None;
    }
    let mut digits = Vec::from([0]);
    for rule in moves {
        one(rule, &mut digits)?;
    }
    Some(digits)
}

fn one(rule: &Move, digits: &mut Vec<u8>) -> Option<()> {
    let (mut number, mut pair) = (None, None);
    for step in &rule.steps {
        let Step::Each { variables, set, .. } = step else {
            return None;
        };
        match (set, &variables[..]) {
            (Set::Split(of), &[first, second]) if pair.is_none() => {
                pair = Some((first, second, of));
            }
            (_, &[own]) if number.is_none() => number = Some((own, set)),
            _ => return None,
        }
    }
    let Target::List(left) = &rule.result else {
        return None;
    };
    let rest = match (pair, &left[..]) {
        (None, [Element::One(rest)]) => rest,
        (Some((first, second, of)), [Element::One(one), Element::One(other)])
            if both(one, other, [first, second]) =>
        {
            of
        }
        _ => return None,
    };
    let (bit, least) = if pair.is_some() { (4, 2) } else { (3, 0) };
    for fixed in numbers(number, rest, least)? {
        let names = Names {
            fixed: fixed.as_ref().map(|(own, number)| (*own, number)),
            quotient: None,
        };
        let taken = Linear::name(0).minus(&Linear::of(rest, names)?)?;
        let taken = usize::try_from(taken.as_constant()?).ok()?;
        // To take nothing and leave one heap is no move.
        if taken > MOST || (taken == 0 && bit == 3) {
            return None;
        }
        if digits.len() <= taken {
            digits.resize(taken + 1, 0);
        }
        digits[taken] |= bit;
    }
    Some(())
}

/// The numbers that a name stands for, if there is one: constants, and no bound but those that say
/// no more than that `least` counters are left.
fn numbers(
    number: Option<(VarId, &Set)>,
    rest: &Expr,
    least: i128,
) -> Option<Vec<Option<(VarId, Linear)>>> {
    let Some((own, set)) = number else {
        return Some(Vec::from([None]));
    };
    let wall = Linear::of(rest, Names::default())?.plus_constant(-least)?;
    // There are no parameters that a range could run to, and nothing that they must be sure of.
    let Choices::Few(numbers) = choices(set, own, &[wall], &mut Vec::new())? else {
        return None;
    };
    let numbers = numbers.into_iter();
    Some(numbers.map(|number| Some((own, number))).listed())
}

/// The two names, each once.
fn both(one: &Expr, other: &Expr, [first, second]: [VarId; 2]) -> bool {
    let is = |expr: &Expr, name| expr.kind == ExprKind::Var(name);
    (is(one, first) && is(other, second)) || (is(one, second) && is(other, first))
}
