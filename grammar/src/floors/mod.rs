//! Rules of one heap that divide it by fixed numbers, rounded down, and perhaps take fixed numbers.

#[cfg(test)]
mod tests;
mod value;

use crate::check::class::numbers::Numbers;
use crate::listed::Listed;
use crate::model::{
    BinaryOp, CompareOp, Condition, Expr, ExprKind, Game, Move, Rules, Set, Shape, Step, Target,
    Termination, VarId,
};
use crate::numbered::Sorted;
use alloc::vec::Vec;
use value::{Quotient, where_compared};

/// What a heap may be divided by: heap n becomes ⌊(n + b) / c⌋ for each of these b and c whose
/// least heap is at most n, and loses each of these numbers whose least heap is at most n. There
/// are no other moves, and always one that divides, unless no heap has a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floors {
    /// Each number taken, from 1 on and ascending, with the least heap that loses it.
    pub takes: Vec<(u64, u64)>,
    /// Each divisor c, from 2 on and ascending, with b and the least heap, from 1 on.
    pub quotients: Vec<(u64, i64, u64)>,
}

/// So many numbers may be taken: more are not for short windows.
const TAKES: usize = 60;

/// So many choices are written out.
const CHOICES: u32 = 4096;

/// The greatest heap.
const GREATEST: i128 = u64::MAX as i128;

impl Floors {
    /// The moves of a game of one heap without parameters, all of which leave `(n + b) / c` or
    /// `n - k` for fixed numbers b, c and k, under guards that are the same as `n >= e` for a fixed
    /// number e of each. `None` of all other games, and of those that only take.
    ///
    /// Cost: linear in the words of the rules and in the choices that they name, 4,096 at most.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        Self::read(game).filter(|found| found.takes.len() <= TAKES)
    }

    /// The least number that such rules take, with the least heap that loses it, however many
    /// numbers they take.
    #[must_use]
    pub fn least_taken(game: &Game) -> Option<(u64, u64)> {
        Self::read(game)?.takes.first().copied()
    }

    fn read(game: &Game) -> Option<Self> {
        let Rules::Moves(moves) = &game.rules else {
            return None;
        };
        let proved = matches!(game.termination, Termination::Proved(_));
        if game.shape != Shape::Heap || !proved || !game.parameters.is_empty() {
            return None;
        }
        // Most games are none of these, by what their rules leave.
        if !moves.iter().any(divides) {
            return None;
        }
        let mut reader = Reader {
            names: Vec::new(),
            takes: Sorted::default(),
            quotients: Sorted::default(),
            choices: CHOICES,
        };
        for rule in moves {
            reader.rule(rule)?;
        }
        let quotients = reader.quotients.into_all().into_iter();
        let quotients = quotients.map(|((divisor, plus), from)| (divisor, plus, from));
        let found = Self {
            takes: reader.takes.into_all(),
            quotients: quotients.listed(),
        };
        let only_takes = found.quotients.is_empty() && !found.takes.is_empty();
        (!only_takes).then_some(found)
    }

    /// The divisors with their least heaps, if nothing is taken or added.
    #[must_use]
    pub fn divisors(&self) -> Option<Vec<(u64, u64)>> {
        let quotients = self.quotients.iter();
        let plain = quotients.map(|&(divisor, plus, from)| (plus == 0).then_some((divisor, from)));
        plain.listed_some().filter(|_| self.takes.is_empty())
    }
}

/// Whether a rule leaves a quotient, perhaps with something added.
fn divides(rule: &Move) -> bool {
    fn quotient(expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Binary(BinaryOp::Div, ..) => true,
            ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, left, right) => {
                quotient(left) || quotient(right)
            }
            _ => false,
        }
    }
    matches!(&rule.result, Target::Heaps(left) if left.iter().any(quotient))
}

/// Reads the rules one by one.
struct Reader {
    /// The numbers that the names of a rule stand for; the heap and names not chosen have none.
    names: Vec<Option<i128>>,
    takes: Sorted<u64, u64>,
    quotients: Sorted<(u64, i64), u64>,
    choices: u32,
}

impl Reader {
    fn rule(&mut self, rule: &Move) -> Option<()> {
        let Target::Heaps(heaps) = &rule.result else {
            return None;
        };
        let [left] = &heaps[..] else { return None };
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
        // Nothing is left that is below 0.
        let (plus, divisor) = self.value(left)?.of_heap()?;
        let heaps = heaps.and(&Numbers::range(-plus, GREATEST));
        let mut runs = heaps.ranges();
        let Some((from, last)) = runs.next() else {
            return Some(());
        };
        if runs.next().is_some() || last != GREATEST || from < 1 {
            return None;
        }
        let from = u64::try_from(from).ok()?;
        let known = if divisor == 1 {
            let taken = u64::try_from(-plus).ok().filter(|&taken| taken > 0)?;
            self.takes.or_insert(taken, from)
        } else {
            let moved = (u64::try_from(divisor).ok()?, i64::try_from(plus).ok()?);
            self.quotients.or_insert(moved, from)
        };
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
                    BinaryOp::Sub => left.minus(right),
                    BinaryOp::Mul => left.times(right),
                    BinaryOp::Div => left.over(right),
                    BinaryOp::Rem => None,
                }
            }
            _ => None,
        }
    }
}
