//! Whether all that the moves do is to take a number from a fixed set.

use super::numbers::Numbers;
use crate::check::doubts;
use crate::listed::Listed;
use crate::model::{
    Argument, CompareOp, Condition, Expr, ExprKind, Fold, Move, Set, Step, Subtraction, Target,
    VarId,
};
use crate::prove::atoms::{Atoms, Names, Term};
use alloc::vec::Vec;

/// The set of numbers that may be taken, if the moves are `n - k` with nothing but constants to
/// say which k. Cost: linear in the words but for one sorting.
pub(super) fn of_moves(moves: &[Move]) -> Option<Subtraction> {
    let mut taken = Numbers::range(0, -1);
    for rule in moves {
        taken = taken.or(&Reader::default().rule(rule)?);
    }
    let mut subtraction = Subtraction {
        ranges: Vec::new(),
        from: None,
    };
    // What has no value discards a choice, and that no form `n - k` says.
    if moves.iter().any(doubts::in_rule) {
        return None;
    }
    // Where the end of play is assumed, a move may take nothing, or less.
    if taken.least().is_some_and(|least| least < 1) {
        return None;
    }
    for (first, last) in taken.ranges() {
        // No heap holds more than 64 bits.
        let Ok(first) = u64::try_from(first) else {
            continue;
        };
        if last == i128::MAX {
            subtraction.from = Some(first);
        } else {
            subtraction
                .ranges
                .push((first, u64::try_from(last).unwrap_or(u64::MAX)));
        }
    }
    Some(subtraction)
}

/// Reads one rule; its heap is the variable 0.
#[derive(Default)]
struct Reader {
    atoms: Atoms,
    names: Names,
}

/// A form `heap * n + number * k + constant`.
struct Form {
    heap: i128,
    number: i128,
    constant: i128,
}

impl Reader {
    fn rule(&mut self, rule: &Move) -> Option<Numbers> {
        let Target::Heaps(heaps) = &rule.result else {
            return None;
        };
        let [left] = &heaps[..] else { return None };
        let number = number_of(rule)?;
        let left = self.form(left, number)?;
        if left.heap != 1 || left.number != if number.is_some() { -1 } else { 0 } {
            return None;
        }
        // Constants alone first: what they leave tells which other guards say nothing more.
        let mut numbers = if number.is_some() {
            Numbers::all()
        } else {
            Numbers::range(0, 0)
        };
        for step in &rule.steps {
            numbers = match step {
                Step::Each { set, .. } => numbers.and(&self.set(set, number)?),
                Step::If(guard) => match self.constants(guard, number) {
                    Some(allowed) => numbers.and(&allowed),
                    None => numbers,
                },
            };
        }
        let wall = Wall {
            taken: left.constant.checked_neg()?,
            least: numbers.least(),
        };
        for step in &rule.steps {
            let implied = match step {
                Step::Each {
                    set: Set::Range { upto, .. },
                    ..
                } => single(upto)
                    .into_iter()
                    .all(|bound| self.bound(bound, number, &wall)),
                Step::Each { .. } => true,
                Step::If(guard) => {
                    self.constants(guard, number).is_some() || self.follows(guard, number, &wall)
                }
            };
            if !implied {
                return None;
            }
        }
        numbers.plus(wall.taken)
    }

    /// The expression as a form in the heap and the number alone.
    fn form(&mut self, expr: &Expr, number: Option<VarId>) -> Option<Form> {
        let form = self.atoms.lower(expr, &self.names);
        let heap = self.atoms.atom(Term::Var(0));
        let own = number.map(|number| self.atoms.atom(Term::Var(number)));
        let known = |atom| atom == heap || Some(atom) == own;
        if form.terms.iter().any(|&(atom, _)| !known(atom)) {
            return None;
        }
        let number = own.map_or(0, |own| form.of(own));
        Some(Form {
            heap: form.of(heap),
            number,
            constant: form.constant,
        })
    }

    fn constant(&mut self, expr: &Expr) -> Option<i128> {
        if let ExprKind::Int(value) = expr.kind {
            return Some(value);
        }
        self.atoms.lower(expr, &self.names).as_constant()
    }

    /// The numbers of a set to run over, its bounds by the heap left out.
    fn set(&mut self, set: &Set, number: Option<VarId>) -> Option<Numbers> {
        match set {
            Set::Range { start, upto } => {
                let mut last = i128::MAX;
                for bound in single(upto) {
                    let form = self.form(bound, number)?;
                    if form.number != 0 {
                        return None;
                    }
                    if form.heap == 0 {
                        last = last.min(form.constant);
                    }
                }
                Some(Numbers::range(self.constant(start)?, last))
            }
            _ => self.members(set),
        }
    }

    /// The numbers of a set of constants.
    fn members(&mut self, set: &Set) -> Option<Numbers> {
        match set {
            Set::Elements(elements) => {
                let numbers = elements.iter().map(|element| match &element[..] {
                    [one] => self.constant(one).map(|value| (value, value)),
                    _ => None,
                });
                let numbers: Option<Vec<_>> = numbers.listed_some();
                Some(Numbers::union(numbers?.into_iter()))
            }
            Set::Range { start, upto } => {
                let first = self.constant(start)?;
                let mut last = i128::MAX;
                for bound in upto {
                    last = last.min(self.constant(bound)?);
                }
                Some(Numbers::range(first, last))
            }
            _ => None,
        }
    }

    /// For which numbers a guard holds, if that is all that it says.
    fn constants(&mut self, guard: &Condition, number: Option<VarId>) -> Option<Numbers> {
        match guard {
            Condition::Compare(first, rest) => {
                let mut left = self.form(first, number)?;
                let mut all = Numbers::all();
                for (op, right) in rest {
                    let right = self.form(right, number)?;
                    if left.heap != 0 || right.heap != 0 {
                        return None;
                    }
                    all = all.and(&solved(*op, &left, &right)?);
                    left = right;
                }
                Some(all)
            }
            Condition::In {
                value,
                set,
                negated,
            } => {
                let [value] = &value[..] else { return None };
                let form = self.form(value, number)?;
                if form.heap != 0 || form.number != 1 {
                    return None;
                }
                let members = self.members(set)?.plus(form.constant.checked_neg()?)?;
                Some(if *negated { members.not() } else { members })
            }
            Condition::Not(inner) => Some(self.constants(inner, number)?.not()),
            Condition::And(all) => all.iter().try_fold(Numbers::all(), |numbers, guard| {
                Some(numbers.and(&self.constants(guard, number)?))
            }),
            Condition::Or(any) => any
                .iter()
                .try_fold(Numbers::range(0, -1), |numbers, guard| {
                    Some(numbers.or(&self.constants(guard, number)?))
                }),
            Condition::Divides(..)
            | Condition::DividesAll(..)
            | Condition::Distinct(_)
            | Condition::Rust(..) => None,
        }
    }

    /// The wall says already that the number is at most the bound.
    fn bound(&mut self, bound: &Expr, number: Option<VarId>, wall: &Wall) -> bool {
        // Bounds that are the same for every heap have been used.
        self.form(bound, number).is_some_and(|form| {
            form.heap == 0 || wall.implies(form.heap, form.number.checked_sub(1), form.constant)
        })
    }

    /// The wall says already that the guard holds.
    fn follows(&mut self, guard: &Condition, number: Option<VarId>, wall: &Wall) -> bool {
        let Condition::Compare(first, rest) = guard else {
            return match guard {
                Condition::And(all) => all.iter().all(|guard| self.follows(guard, number, wall)),
                _ => false,
            };
        };
        let mut left = first;
        rest.iter().all(|(op, right)| {
            let (Some(low), Some(high)) = (self.form(left, number), self.form(right, number))
            else {
                return false;
            };
            left = right;
            let (low, high, strict) = match op {
                CompareOp::Less => (low, high, 1),
                CompareOp::LessEqual => (low, high, 0),
                CompareOp::Greater => (high, low, 1),
                CompareOp::GreaterEqual => (high, low, 0),
                CompareOp::Equal | CompareOp::NotEqual => return false,
            };
            let constant = high.constant.checked_sub(low.constant);
            let constant = constant.and_then(|constant| constant.checked_sub(strict));
            constant.is_some_and(|constant| {
                let heap = high.heap.checked_sub(low.heap);
                let number = high.number.checked_sub(low.number);
                heap.is_some_and(|heap| wall.implies(heap, number, constant))
            })
        })
    }
}

/// The wall: n >= k + taken, where k is at least `least`.
struct Wall {
    taken: i128,
    /// `None` where no number is left, so that everything holds.
    least: Option<i128>,
}

impl Wall {
    /// heap * n + number * k + constant >= 0
    fn implies(&self, heap: i128, number: Option<i128>, constant: i128) -> bool {
        let Some(least) = self.least else { return true };
        // heap (n - k - taken) + (heap + number) k + heap * taken + constant
        let slope = number.and_then(|number| heap.checked_add(number));
        let value = slope.and_then(|slope| {
            let rest = heap.checked_mul(self.taken)?.checked_add(constant)?;
            slope.checked_mul(least)?.checked_add(rest)
        });
        heap >= 0 && slope >= Some(0) && value >= Some(0)
    }
}

/// The bounds, each argument of a `min` for itself.
fn single(bounds: &[Expr]) -> Vec<&Expr> {
    let mut found = Vec::new();
    for bound in bounds {
        match &bound.kind {
            ExprKind::Fold(Fold::Min, arguments) => {
                // A list is not constant: its bound stays whole, and is refused.
                found.extend(arguments.iter().map(|argument| match argument {
                    Argument::Number(number) => number,
                    Argument::List(_) => bound,
                }));
            }
            _ => found.push(bound),
        }
    }
    found
}

/// The one name that runs over a set; `Some(None)` if there is none.
#[allow(
    clippy::option_option,
    reason = "several names and no name are two things"
)]
fn number_of(rule: &Move) -> Option<Option<VarId>> {
    let mut number = None;
    for step in &rule.steps {
        if let Step::Each { variables, .. } = step {
            let [variable] = variables[..] else {
                return None;
            };
            if number.replace(variable).is_some() {
                return None;
            }
        }
    }
    Some(number)
}

/// The k for which a comparison of two forms in k alone holds, where k has the same factor 1 or
/// -1 in their difference, or none.
fn solved(op: CompareOp, left: &Form, right: &Form) -> Option<Numbers> {
    let factor = left.number.checked_sub(right.number)?;
    // factor * k op value
    let value = right.constant.checked_sub(left.constant)?;
    let (op, value) = match factor {
        1 => (op, value),
        -1 => (op.mirrored(), value.checked_neg()?),
        0 => {
            let holds = numbers_where(op, value)
                .ranges()
                .any(|(a, b)| a <= 0 && 0 <= b);
            return Some(if holds {
                Numbers::all()
            } else {
                Numbers::range(0, -1)
            });
        }
        _ => return None,
    };
    Some(numbers_where(op, value))
}

/// All k with `k op value`.
fn numbers_where(op: CompareOp, value: i128) -> Numbers {
    match op {
        CompareOp::Less => Numbers::range(i128::MIN, value.saturating_sub(1)),
        CompareOp::LessEqual => Numbers::range(i128::MIN, value),
        CompareOp::Greater => Numbers::range(value.saturating_add(1), i128::MAX),
        CompareOp::GreaterEqual => Numbers::range(value, i128::MAX),
        CompareOp::Equal => Numbers::range(value, value),
        CompareOp::NotEqual => Numbers::range(value, value).not(),
    }
}
