//! A checked game, executed: which options a position has, and by which choices.
//!
//! Written to be obviously right: every rule of the language stands here once, in its plainest
//! form. Nothing is remembered between calls, and every call can be stopped by its [`Work`].

mod code;
mod expr;
mod guard;
mod number;
mod rule;
mod sets;
#[cfg(test)]
mod tests;
mod work;

pub use work::{Functions, Work};

use crate::listed::Listed;
use crate::model::{Condition, Expr, Move, Rules, Shape, VarId};
use alloc::string::String;
use alloc::vec::Vec;

/// The most heaps that one result may hold, beside as many as the position has without a name.
pub const MOST_HEAPS: usize = 4096;

/// Why the options of a position could not be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A number past 128 bits.
    Overflow,
    /// A heap past 64 bits.
    HeapTooLarge,
    /// A result of more than [`MOST_HEAPS`] heaps.
    TooMany,
    /// The call's [`Work`] is used up.
    OutOfWork,
    /// The rules call a Rust function of this path, and the call's [`Work`] holds none.
    NoFunction(String),
    /// The game has parameters: [`crate::model::Game::with_parameters`] gives them values.
    NoParameter,
}

/// What a name stands for in a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A heap or a number.
    Number(i128),
    /// The heaps not named, or a list of parts.
    List(Vec<i128>),
}

/// An option of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The option. Heaps without order ascend; in a collection or a multiset zeros are dropped.
    /// Of [`Shape::Tuples`] the tuples one behind the other, in ascending order.
    pub position: Vec<u64>,
    /// The index of the rule that leads there; 0 for a code.
    pub rule: usize,
    /// What its names stand for, by [`VarId`], heaps included; none for a code. Where several
    /// choices lead to one option these are the first.
    pub choices: Vec<(VarId, Value)>,
}

/// The options of a position: each once, in the order of the rules and of their choices. The
/// position of a heap game is one number, that of a collection or a multiset its heaps in any
/// order, that of [`Shape::Tuples`] its tuples one behind the other in any order.
///
/// # Errors
///
/// A [`Fault`], where an option is past the limits of the language or the work is used up.
///
/// # Panics
///
/// If the position has another number of heaps than the shape, or heaps of no whole tuple.
pub fn options(
    shape: Shape,
    rules: &Rules,
    position: &[u64],
    work: &mut Work<'_>,
) -> Result<Vec<Found>, Fault> {
    let mut found = Vec::new();
    match rules {
        Rules::Moves(moves) => {
            for (index, rule) in moves.iter().enumerate() {
                rule_options(shape, rule, index, position, work, &mut found)?;
            }
        }
        Rules::Code(code) => code::options(shape, code, position, work, &mut found)?,
    }
    Ok(once_each(found))
}

/// The options that one rule gives, as [`options`].
///
/// # Errors
///
/// As [`options`].
///
/// # Panics
///
/// As [`options`].
pub fn options_by(
    shape: Shape,
    rule: &Move,
    index: usize,
    position: &[u64],
    work: &mut Work<'_>,
) -> Result<Vec<Found>, Fault> {
    let mut found = Vec::new();
    rule_options(shape, rule, index, position, work, &mut found)?;
    Ok(once_each(found))
}

/// The value of a component of a measure, [`crate::model::Component::Expr`], at these heaps: those
/// of the position, or of the one part of it that the measure is of. `None` where it has none or
/// is past the limits of the language, or the work is used up.
#[must_use]
pub fn measure(shape: Shape, component: &Expr, heaps: &[u64], work: &mut Work<'_>) -> Option<i128> {
    let numbers: Vec<i128> = heaps.iter().map(|&heap| heap.into()).listed();
    let mut values = Vec::new();
    if shape != Shape::Multiset {
        values.extend(numbers.iter().map(|&heap| Value::Number(heap)));
    }
    values.push(Value::List(numbers));
    expr::Scope { values, work }.eval(component).ok()
}

/// Whether a condition without variables holds; not where it has no value.
pub(crate) fn holds(condition: &Condition) -> bool {
    let mut scope = expr::Scope {
        values: Vec::new(),
        work: &mut Work::new(u64::MAX),
    };
    scope.holds(condition) == Ok(true)
}

/// Why the evaluation of a choice ends.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Stop {
    /// Something has no value, or a guard does not hold: the choice is discarded.
    NoValue,
    /// The whole call ends.
    Fault(Fault),
}

type Flow = Result<(), Stop>;

fn rule_options(
    shape: Shape,
    rule: &Move,
    index: usize,
    position: &[u64],
    work: &mut Work<'_>,
    found: &mut Vec<Found>,
) -> Result<(), Fault> {
    let each = rule::Play { shape, rule, index };
    match each.run(position, work, found) {
        Ok(()) | Err(Stop::NoValue) => Ok(()),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

/// Drops what was found before.
fn once_each(found: Vec<Found>) -> Vec<Found> {
    let mut seen = alloc::collections::BTreeSet::new();
    found
        .into_iter()
        .filter(|option| seen.insert(option.position.clone()))
        .listed()
}
