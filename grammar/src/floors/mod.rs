//! Rules of one heap that divide it by fixed numbers, rounded down.

#[cfg(test)]
mod tests;
mod value;

use crate::check::class::numbers::Numbers;
use crate::model::{
    BinaryOp, CompareOp, Condition, Expr, ExprKind, Game, Move, Rules, Set, Shape, Step, Target,
    Termination, VarId,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use value::{Quotient, where_compared};

/// What a heap may be divided by: heap n becomes ⌊n / c⌋ for each of these c whose least heap is at
/// most n. There are no other moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floors {
    /// Each divisor, from 2 on and ascending, with the least heap that it divides, from 1 on.
    pub moves: Vec<(u64, u64)>,
}

/// So many choices are written out.
const CHOICES: u32 = 4096;

/// The greatest heap.
const GREATEST: i128 = u64::MAX as i128;

impl Floors {
    /// The divisors of a game of one heap without parameters, all of whose moves leave `n / c` for
    /// fixed numbers c, under guards that are the same as `n >= e` for a fixed number e of each.
    /// `None` of all other games.
    ///
    /// Cost: linear in the words of the rules and in the choices that they name, 4,096 at most.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let Rules::Moves(moves) = &game.rules else {
            return None;
        };
        let proved = matches!(game.termination, Termination::Proved(_));
        if game.shape != Shape::Heap || !proved || !game.parameters.is_empty() {
            return None;
        }
        let mut reader = Reader {
            names: Vec::new(),
            found: BTreeMap::new(),
            choices: CHOICES,
        };
        for rule in moves {
            reader.rule(rule)?;
        }
        let moves = reader.found.into_iter().collect();
        Some(Self { moves })
    }
}

/// Reads the rules one by one.
struct Reader {
    /// The numbers that the names of a rule stand for; the heap and names not chosen have none.
    names: Vec<Option<i128>>,
    found: BTreeMap<u64, u64>,
    choices: u32,
}

impl Reader {
    fn rule(&mut self, rule: &Move) -> Option<()> {
        let Target::Heaps(heaps) = &rule.result else {
            return None;
        };
        let [left] = &heaps[..] else { return None };
        // Most rules are none of these, by what they leave.
        if !matches!(left.kind, ExprKind::Binary(BinaryOp::Div, ..)) {
            return None;
        }
        self.names.clear();
        self.names.resize(rule.variables.len(), None);
        self.steps(&rule.steps, left, &Numbers::range(0, GREATEST))
    }

    /// The moves for each way to make the choices that are left, from these heaps.
    fn steps(&mut self, steps: &[Step], left: &Expr, heaps: &Numbers) -> Option<()> {
        let Some((step, others)) = steps.split_first() else {
            return self.result(left, heaps);
        };
        let (variables, set) = match step {
            Step::If(guard) => {
                let heaps = heaps.and(&self.guard(guard)?);
                return self.steps(others, left, &heaps);
            }
            Step::Each { variables, set, .. } => (variables, set),
        };
        let [variable] = variables[..] else {
            return None;
        };
        match set {
            Set::Elements(elements) => {
                for element in elements {
                    let [element] = &element[..] else { return None };
                    let number = self.value(element)?.constant()?;
                    self.choice((variable, number), others, left, heaps)?;
                }
            }
            Set::Range { start, upto } => {
                let start = self.value(start)?.constant()?;
                let mut last = None;
                for bound in upto {
                    let bound = self.value(bound)?;
                    if let Some(bound) = bound.constant() {
                        last = Some(last.map_or(bound, |last: i128| last.min(bound)));
                    }
                }
                for number in start..=last? {
                    let heaps = heaps.and(&self.up_to(number, upto)?);
                    self.choice((variable, number), others, left, &heaps)?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn choice(
        &mut self,
        (variable, number): (VarId, i128),
        others: &[Step],
        left: &Expr,
        heaps: &Numbers,
    ) -> Option<()> {
        self.choices = self.choices.checked_sub(1)?;
        self.names[variable] = Some(number);
        self.steps(others, left, heaps)
    }

    /// Where all choices are made, and from which heaps.
    fn result(&mut self, left: &Expr, heaps: &Numbers) -> Option<()> {
        let mut runs = heaps.ranges();
        let Some((from, last)) = runs.next() else {
            return Some(());
        };
        let divisor = self.value(left)?.divisor_of_heap()?;
        if runs.next().is_some() || last != GREATEST || from < 1 || divisor < 2 {
            return None;
        }
        let (divisor, from) = (u64::try_from(divisor).ok()?, u64::try_from(from).ok()?);
        let known = self.found.entry(divisor).or_insert(from);
        *known = from.min(*known);
        Some(())
    }

    /// For which heaps a number is at most each of these.
    fn up_to(&self, number: i128, bounds: &[Expr]) -> Option<Numbers> {
        let number = Quotient::fixed(number)?;
        let mut heaps = Numbers::all();
        for bound in bounds {
            let bound = self.value(bound)?;
            heaps = heaps.and(&where_compared(CompareOp::LessEqual, number, bound)?);
        }
        Some(heaps)
    }

    /// For which heaps a guard holds.
    fn guard(&self, guard: &Condition) -> Option<Numbers> {
        let none = Numbers::range(0, -1);
        match guard {
            Condition::Compare(first, rest) => {
                let mut left = self.value(first)?;
                let mut heaps = Numbers::all();
                for (op, right) in rest {
                    let right = self.value(right)?;
                    heaps = heaps.and(&where_compared(*op, left, right)?);
                    left = right;
                }
                Some(heaps)
            }
            Condition::In {
                value,
                set,
                negated,
            } => {
                let [value] = &value[..] else { return None };
                let members = self.members(value, set)?;
                Some(if *negated { members.not() } else { members })
            }
            Condition::Not(inner) => Some(self.guard(inner)?.not()),
            Condition::And(all) => {
                let mut all = all.iter();
                all.try_fold(Numbers::all(), |heaps, one| {
                    Some(heaps.and(&self.guard(one)?))
                })
            }
            Condition::Or(any) => {
                let mut any = any.iter();
                any.try_fold(none, |heaps, one| Some(heaps.or(&self.guard(one)?)))
            }
            Condition::Divides(..)
            | Condition::DividesAll(..)
            | Condition::Distinct(_)
            | Condition::Rust(..) => None,
        }
    }

    /// For which heaps a number belongs to a set.
    fn members(&self, value: &Expr, set: &Set) -> Option<Numbers> {
        let value = self.value(value)?;
        match set {
            Set::Elements(elements) => {
                let mut heaps = Numbers::range(0, -1);
                for element in elements {
                    let [element] = &element[..] else { return None };
                    let element = self.value(element)?;
                    heaps = heaps.or(&where_compared(CompareOp::Equal, value, element)?);
                }
                Some(heaps)
            }
            Set::Range { start, upto } => {
                let start = self.value(start)?;
                let mut heaps = where_compared(CompareOp::LessEqual, start, value)?;
                for bound in upto {
                    let bound = self.value(bound)?;
                    heaps = heaps.and(&where_compared(CompareOp::LessEqual, value, bound)?);
                }
                Some(heaps)
            }
            _ => None,
        }
    }

    /// A number as a quotient of the heap.
    fn value(&self, expr: &Expr) -> Option<Quotient> {
        match &expr.kind {
            ExprKind::Int(number) => Quotient::fixed(*number),
            ExprKind::Var(0) => Some(Quotient::HEAP),
            ExprKind::Var(name) => Quotient::fixed((*self.names.get(*name)?)?),
            ExprKind::Negate(inner) => self.value(inner)?.times(Quotient::fixed(-1)?),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                match op {
                    BinaryOp::Add => left.plus(right),
                    BinaryOp::Sub => left.plus(right.times(Quotient::fixed(-1)?)?),
                    BinaryOp::Mul => left.times(right),
                    BinaryOp::Div => left.over(right),
                    BinaryOp::Rem => None,
                }
            }
            _ => None,
        }
    }
}
