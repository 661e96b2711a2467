//! From guards and sets to formulas: what must be true where a guard has a value and holds.

use super::atoms::{Names, Term};
use super::linear::Linear;
use super::{Formula, Known};
use crate::listed::Listed;
use crate::model::{
    Argument, Ascending, CompareOp, Condition, Expr, ExprKind, Set, VarId, VariableKind,
};
use alloc::vec;
use alloc::vec::Vec;

/// Larger sets are known by their least and greatest number alone.
const MOST_ELEMENTS: usize = 16;

impl Known {
    /// What follows if the guard holds; negated: if it has a value and does not hold.
    pub(crate) fn guard(&mut self, guard: &Condition, negated: bool, names: &Names) -> Formula {
        match guard {
            Condition::Compare(first, rest) => self.chain(first, rest, negated, names),
            Condition::Divides(d, n) => {
                let (d, n) = (self.atoms.lower(d, names), self.atoms.lower(n, names));
                Formula::Divides(d, n, !negated)
            }
            // What a Rust function says is no fact.
            Condition::DividesAll(..) | Condition::Rust(..) => Formula::nothing(),
            Condition::In {
                value,
                set,
                negated: not,
            } => {
                let list = matches!(&value[..], [Expr { kind: ExprKind::Var(id), .. }]
                    if names.is_list(*id));
                if list {
                    return Formula::nothing();
                }
                let value: Vec<Linear> = value
                    .iter()
                    .map(|expr| self.atoms.lower(expr, names))
                    .listed();
                if negated == *not {
                    self.member(&value, set, names)
                } else {
                    self.stranger(&value, set, names)
                }
            }
            Condition::Distinct(arguments) => self.distinct(arguments, negated, names),
            Condition::Not(inner) => self.guard(inner, !negated, names),
            Condition::And(all) | Condition::Or(all) => {
                let all = all
                    .iter()
                    .map(|guard| self.guard(guard, negated, names))
                    .listed();
                if matches!(guard, Condition::And(_)) == negated {
                    Formula::Any(all)
                } else {
                    Formula::All(all)
                }
            }
        }
    }

    fn chain(
        &mut self,
        first: &Expr,
        rest: &[(CompareOp, Expr)],
        negated: bool,
        names: &Names,
    ) -> Formula {
        let mut left = self.atoms.lower(first, names);
        let mut all = vec![];
        for (op, right) in rest {
            let right = self.atoms.lower(right, names);
            all.push(compare(
                if negated { opposite(*op) } else { *op },
                &left,
                &right,
            ));
            left = right;
        }
        if negated {
            Formula::Any(all)
        } else {
            Formula::All(all)
        }
    }

    fn distinct(&mut self, arguments: &[Argument], negated: bool, names: &Names) -> Formula {
        let parts = self.atoms.parts(arguments, names);
        if negated || parts.len() > 4 {
            return Formula::nothing();
        }
        let mut all = vec![];
        for (place, left) in parts.iter().enumerate() {
            for right in &parts[..place] {
                if let (super::atoms::Part::One(left), super::atoms::Part::One(right)) =
                    (left, right)
                {
                    all.push(compare(CompareOp::NotEqual, left, right));
                }
            }
        }
        Formula::All(all)
    }

    /// What follows if the numbers are an element of the set.
    pub(crate) fn member(&mut self, value: &[Linear], set: &Set, names: &Names) -> Formula {
        let Some(first) = value.first() else {
            return Formula::nothing();
        };
        match set {
            Set::Elements(elements) => self.element(value, elements, names),
            Set::Range { start, upto } => {
                let start = self.atoms.lower(start, names);
                self.below(vec![Formula::at_most(&start, first)], first, upto, names)
            }
            Set::Divisors { of, upto } => {
                let of = self.atoms.lower(of, names);
                let one = Formula::at_most(&Linear::constant(1), first);
                self.below(
                    vec![one, Formula::Divides(first.clone(), of, true)],
                    first,
                    upto,
                    names,
                )
            }
            Set::Ascending { kind, upto } => {
                let least = if *kind == Ascending::Primes || *kind == Ascending::Evens {
                    2
                } else {
                    1
                };
                let mut all = vec![Formula::at_most(&Linear::constant(least), first)];
                let two = Linear::constant(2);
                match (kind, first.plus_constant(1)) {
                    (Ascending::Evens, _) => all.push(Formula::Divides(two, first.clone(), true)),
                    (Ascending::Odds, Some(next)) => all.push(Formula::Divides(two, next, true)),
                    _ => {}
                }
                self.below(all, first, upto, names)
            }
            Set::Split(of) => self.parts_of(value, of, names),
            Set::Parts { of, least, most } => {
                let sum = self.parts_of(value, of, names);
                let count = Linear::constant(i128::try_from(value.len()).unwrap_or(i128::MAX));
                let least = self.atoms.lower(least, names);
                let mut all = vec![sum, Formula::at_most(&least, &count)];
                if let Some(most) = most {
                    let most = self.atoms.lower(most, names);
                    all.push(Formula::at_most(&count, &most));
                }
                Formula::All(all)
            }
        }
    }

    fn below(
        &mut self,
        mut all: Vec<Formula>,
        first: &Linear,
        upto: &[Expr],
        names: &Names,
    ) -> Formula {
        for bound in upto {
            let bound = self.atoms.lower(bound, names);
            all.push(Formula::at_most(first, &bound));
        }
        Formula::All(all)
    }

    /// a >= b >= … >= 1, and their sum.
    fn parts_of(&mut self, value: &[Linear], of: &Expr, names: &Names) -> Formula {
        let of = self.atoms.lower(of, names);
        let mut all = vec![];
        let mut sum = Some(Linear::default());
        for pair in value.windows(2) {
            all.push(Formula::at_most(&pair[1], &pair[0]));
        }
        for number in value {
            all.push(Formula::at_most(&Linear::constant(1), number));
            sum = sum.and_then(|sum| sum.plus(number));
        }
        all.extend(sum.map(|sum| Formula::equal(&sum, &of)));
        Formula::All(all)
    }

    /// What follows of a list that is among the parts of a number.
    pub(crate) fn list_of_parts(
        &mut self,
        list: VarId,
        (of, least, most): (&Expr, &Expr, Option<&Expr>),
        names: &Names,
    ) -> Formula {
        let of = self.atoms.lower(of, names);
        let count = self.atoms.form(Term::Len(list));
        let sum = self.atoms.form(Term::Sum(list));
        let greatest = self.atoms.form(Term::Greatest(list));
        let mut all = vec![self.natural_list(list), Formula::equal(&sum, &of)];
        let least = self.atoms.lower(least, names);
        all.push(Formula::at_most(&least, &count));
        if let Some(most) = most {
            let most = self.atoms.lower(most, names);
            all.push(Formula::at_most(&count, &most));
        }
        // The other parts are at least 1 each.
        let others = of.minus(&count).and_then(|form| form.plus_constant(1));
        all.extend(others.map(|others| Formula::at_most(&greatest, &others)));
        Formula::All(all)
    }

    /// What is true of a list of numbers of at least 1.
    pub(crate) fn natural_list(&mut self, list: VarId) -> Formula {
        let count = self.atoms.form(Term::Len(list));
        let sum = self.atoms.form(Term::Sum(list));
        let greatest = self.atoms.form(Term::Greatest(list));
        let least = self.atoms.form(Term::Least(list));
        let nothing = Linear::default();
        Formula::All(vec![
            Formula::at_most(&nothing, &count),
            Formula::at_most(&count, &sum),
            Formula::at_most(&nothing, &greatest),
            Formula::at_most(&greatest, &sum),
            // Of an empty list the least may be taken to be 1.
            Formula::at_most(&Linear::constant(1), &least),
        ])
    }

    fn element(&mut self, value: &[Linear], elements: &[Vec<Expr>], names: &Names) -> Formula {
        let mut all = vec![];
        for (place, number) in value.iter().enumerate() {
            let constants = elements
                .iter()
                .map(|element| element.get(place).and_then(literal));
            if let Some((low, high)) = hull(constants) {
                all.push(Formula::at_most(&Linear::constant(low), number));
                all.push(Formula::at_most(number, &Linear::constant(high)));
            }
        }
        if elements.len() <= MOST_ELEMENTS {
            let mut any = vec![];
            for element in elements {
                let mut equal = vec![];
                for (expr, number) in element.iter().zip(value) {
                    equal.push(self.defined(expr, names));
                    let expr = self.atoms.lower(expr, names);
                    equal.push(Formula::equal(number, &expr));
                }
                any.push(Formula::All(equal));
            }
            all.push(Formula::Any(any));
        }
        Formula::All(all)
    }

    /// What follows if the number is no element of the set.
    pub(crate) fn stranger(&mut self, value: &[Linear], set: &Set, names: &Names) -> Formula {
        let [number] = value else {
            return Formula::nothing();
        };
        match set {
            Set::Elements(elements) => {
                let constants = elements
                    .iter()
                    .filter_map(|element| element.first().and_then(literal));
                none(number, &constants.listed())
            }
            Set::Range { start, upto } => {
                let start = self.atoms.lower(start, names);
                let mut any = vec![Formula::less(number, &start)];
                for bound in upto {
                    let bound = self.atoms.lower(bound, names);
                    any.push(Formula::less(&bound, number));
                }
                Formula::Any(any)
            }
            _ => Formula::nothing(),
        }
    }
}

impl Names {
    /// The name stands for a list.
    fn is_list(&self, id: VarId) -> bool {
        self.kinds
            .get(id)
            .is_some_and(|kind| matches!(kind, VariableKind::List | VariableKind::Rest))
    }
}

/// A number as written.
pub(crate) fn literal(expr: &Expr) -> Option<i128> {
    match &expr.kind {
        ExprKind::Int(value) => Some(*value),
        ExprKind::Negate(inner) => literal(inner)?.checked_neg(),
        _ => None,
    }
}

/// The least and the greatest of numbers that are all known.
fn hull(mut constants: impl Iterator<Item = Option<i128>>) -> Option<(i128, i128)> {
    let first = constants.next()??;
    constants.try_fold((first, first), |(low, high), value| {
        value.map(|value| (low.min(value), high.max(value)))
    })
}

/// The form is none of these numbers.
pub(super) fn none(form: &Linear, values: &[i128]) -> Formula {
    let sign = if form.terms.first().is_some_and(|term| term.1 < 0) {
        -1
    } else {
        1
    };
    let Some(signed) = form.times(sign) else {
        return Formula::nothing();
    };
    let moved = values
        .iter()
        .filter_map(|value| value.checked_mul(sign)?.checked_sub(signed.constant));
    Formula::Not(
        Linear {
            terms: signed.terms,
            constant: 0,
        },
        moved.listed(),
    )
}

fn opposite(op: CompareOp) -> CompareOp {
    match op {
        CompareOp::Less => CompareOp::GreaterEqual,
        CompareOp::LessEqual => CompareOp::Greater,
        CompareOp::Greater => CompareOp::LessEqual,
        CompareOp::GreaterEqual => CompareOp::Less,
        CompareOp::Equal => CompareOp::NotEqual,
        CompareOp::NotEqual => CompareOp::Equal,
    }
}

fn compare(op: CompareOp, left: &Linear, right: &Linear) -> Formula {
    match op {
        CompareOp::Less => Formula::less(left, right),
        CompareOp::LessEqual => Formula::at_most(left, right),
        CompareOp::Greater => Formula::less(right, left),
        CompareOp::GreaterEqual => Formula::at_most(right, left),
        CompareOp::Equal => Formula::equal(left, right),
        CompareOp::NotEqual => right
            .minus(left)
            .map_or(Formula::nothing(), |form| none(&form, &[0])),
    }
}
