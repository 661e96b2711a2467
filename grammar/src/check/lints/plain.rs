//! Rules that compare names with names and numbers alone: what follows from such comparisons is
//! decided, and at a small cost.

use super::differences::{Differences, Form, MOST};
use super::{Part, What, heaps_left, shape_of};
use crate::check::Draft;
use crate::listed::Listed;
use crate::model::{
    Ascending, BinaryOp, CompareOp, Condition, Expr, ExprKind, Move, Set, Step, VariableKind,
};
use crate::prove::context::least_heap;
use crate::prove::literal;
use crate::warning::{Warning, WarningKind};
use alloc::vec;
use alloc::vec::Vec;

/// Rules with more names are for the prover.
const MOST_NAMES: usize = 12;

/// What is known of the names of a rule: of each two the greatest difference.
#[derive(Clone)]
pub(super) struct Known {
    differences: Differences,
    /// The numbers of the rule's variables end here, those of its parameters begin.
    variables: usize,
    /// Names of which it does not tell all that is to be known.
    loose: Vec<bool>,
    /// The divisors of something are looked at, so that what divides what may be known.
    divisors: bool,
    /// The rule is too large.
    lost: bool,
}

impl Known {
    /// What a rule's heaps and sets tell, and the conditions of parameters.
    pub(super) fn of(draft: &Draft, rule: &Move) -> Self {
        let variables = rule.variables.len() + 1;
        let size = variables + draft.parameters.len();
        let lost = size > MOST_NAMES;
        let size = if lost { 0 } else { size };
        let mut known = Self {
            differences: Differences::of(size),
            variables,
            loose: vec![false; size],
            divisors: false,
            lost,
        };
        if lost {
            return known;
        }
        let least = least_heap(shape_of(draft));
        for heap in 0..rule.heaps {
            known.at_least(heap + 1, least);
        }
        for parameter in variables..size {
            known.at_least(parameter, 0);
        }
        for step in &rule.steps {
            if let Step::Each { variables, set, .. } = step
                && rule.variables[variables[0]].kind == VariableKind::Number
            {
                let first = variables[0] + 1;
                known.set(first, variables.len(), set);
            }
        }
        let mut given = Vec::new();
        for condition in &draft.conditions {
            Part::of(condition, draft.name_span, &mut given);
        }
        for part in &given {
            if known.says(part) {
                known.assume(part);
            } else {
                known.lost = true;
            }
        }
        known
    }

    fn at_least(&mut self, name: usize, least: i128) {
        self.differences.add(Form::of(name).and(-least));
    }

    /// The form of an expression, if it is one.
    fn form(&self, expr: &Expr) -> Option<Form> {
        match &expr.kind {
            ExprKind::Int(value) if value.abs() < MOST => Some(Form::of(0).and(*value)),
            ExprKind::Var(id) => Some(Form::of(id + 1)),
            ExprKind::Parameter(index) => Some(Form::of(self.variables + index)),
            ExprKind::Negate(inner) => Some(self.form(inner)?.negative()),
            ExprKind::Binary(BinaryOp::Add, left, right) => {
                self.form(left)?.with(self.form(right)?)
            }
            ExprKind::Binary(BinaryOp::Sub, left, right) => {
                self.form(left)?.with(self.form(right)?.negative())
            }
            _ => None,
        }
    }

    /// `name <= end - less`, if the end is such a form.
    fn at_most(&mut self, name: usize, end: &Expr, less: i128) -> bool {
        let own = Form::of(name).negative().and(-less);
        let form = self.form(end).and_then(|end| end.with(own));
        if let Some(form) = form {
            self.differences.add(form);
        }
        form.is_some()
    }

    /// The names from `first` on run over a set.
    fn set(&mut self, first: usize, count: usize, set: &Set) {
        match set {
            Set::Range { start, upto } => {
                let own = Form::of(first);
                let start = self.form(start).map(Form::negative);
                let start = start.and_then(|start| own.with(start));
                if let Some(form) = start {
                    self.differences.add(form);
                }
                let ends = upto.iter().all(|end| self.at_most(first, end, 0));
                self.loose[first] = start.is_none() || !ends;
            }
            Set::Elements(elements) => {
                for place in 0..count {
                    self.elements(first + place, place, elements);
                }
                self.differences.absurd |= elements.is_empty();
            }
            Set::Divisors { .. } => {
                self.at_least(first, 1);
                self.divisors = true;
            }
            Set::Ascending { kind, .. } => {
                let two = matches!(kind, Ascending::Primes | Ascending::Evens);
                self.at_least(first, if two { 2 } else { 1 });
            }
            Set::Split(of) | Set::Parts { of, .. } => {
                self.at_least(first + count - 1, 1);
                for name in first..first + count - 1 {
                    self.differences.add(Form {
                        plus: name,
                        minus: name + 1,
                        constant: 0,
                    });
                }
                let others = i128::try_from(count - 1).unwrap_or(0);
                self.at_most(first, of, others);
            }
        }
    }

    /// A name runs over what stands at one place of the elements.
    fn elements(&mut self, name: usize, place: usize, elements: &[Vec<Expr>]) {
        self.loose[name] = elements.len() > 1;
        let values = elements.iter().map(|element| literal(&element[place]));
        let Some(values) = values.listed_some() else {
            self.loose[name] = true;
            return;
        };
        self.lost |= values.iter().any(|value| value.abs() >= MOST);
        if let (Some(&low), Some(&high), false) =
            (values.iter().min(), values.iter().max(), self.lost)
        {
            self.at_least(name, low);
            self.differences.add(Form::of(name).negative().and(high));
        }
    }

    /// The form by which a comparison is decided, if it is: `right - left`.
    fn link(&self, left: &Expr, right: &Expr) -> Option<Form> {
        let form = self.form(right)?.with(self.form(left)?.negative())?;
        (!self.loose[form.plus] && !self.loose[form.minus]).then_some(form)
    }

    /// Whether a part is understood, or nobody would understand it.
    pub(super) fn says(&self, part: &Part<'_>) -> bool {
        !self.lost
            && match part.what {
                What::Link(left, _, right) => self.link(left, right).is_some(),
                What::Whole(Condition::In { .. }) => self.listed(part).is_some(),
                What::Whole(Condition::Divides(d, _)) => {
                    !self.divisors && !matches!(d.kind, ExprKind::Int(..=1))
                }
                What::Whole(guard) => matches!(
                    guard,
                    Condition::DividesAll(..) | Condition::Distinct(_) | Condition::Rust(..)
                ),
            }
    }

    /// A form, whether it is one of some numbers or none, and these.
    fn listed(&self, part: &Part<'_>) -> Option<(Form, bool, Vec<i128>)> {
        let What::Whole(Condition::In {
            value,
            set: Set::Elements(elements),
            negated,
        }) = part.what
        else {
            return None;
        };
        let [value] = &value[..] else { return None };
        let form = self.form(value)?;
        let small = |value: &i128| value.abs() < MOST;
        let values = elements.iter().map(|one| literal(&one[0]).filter(small));
        let values = values.listed_some()?;
        let loose = self.loose[form.plus] || self.loose[form.minus];
        (!loose && !values.is_empty()).then_some((form, *negated, values))
    }

    /// Adds that a part holds.
    fn assume(&mut self, part: &Part<'_>) {
        for form in self.forms(part).into_iter().flatten() {
            self.differences.add(form);
        }
        self.differences.absurd |= self.differs(part) == Some(false);
    }

    /// The forms that are at least 0 where a part holds, and it does where they are, but for what
    /// [`Self::differs`] decides.
    fn forms(&self, part: &Part<'_>) -> [Option<Form>; 2] {
        if let What::Link(left, op, right) = part.what {
            let Some(form) = self.link(left, right) else {
                return [None, None];
            };
            return match op {
                CompareOp::Less => [Some(form.and(-1)), None],
                CompareOp::LessEqual => [Some(form), None],
                CompareOp::Greater => [Some(form.negative().and(-1)), None],
                CompareOp::GreaterEqual => [Some(form.negative()), None],
                CompareOp::Equal => [Some(form), Some(form.negative())],
                CompareOp::NotEqual => [None, None],
            };
        }
        match self.listed(part) {
            Some((form, false, values)) => {
                let low = values.iter().min().map(|low| form.and(-low));
                let high = values.iter().max();
                [low, high.map(|high| form.negative().and(*high))]
            }
            _ => [None, None],
        }
    }

    /// Whether a part that says what a form is not holds, or does not; so far as it is known. Of
    /// numbers in a list it is asked whether they can be met at all.
    fn differs(&self, part: &Part<'_>) -> Option<bool> {
        let (form, negated, values) = match part.what {
            What::Link(left, CompareOp::NotEqual, right) => {
                (self.link(left, right)?, true, vec![0])
            }
            _ => self.listed(part)?,
        };
        let (low, high) = (
            self.differences.least(form),
            -self.differences.least(form.negative()),
        );
        if values.iter().all(|value| *value < low || high < *value) {
            return Some(negated);
        }
        (low == high).then_some(!negated)
    }

    /// A part holds for certain.
    fn always(&self, part: &Part<'_>) -> bool {
        match (part.what, self.forms(part)) {
            (What::Link(..), [Some(one), other]) => {
                self.differences.holds(one)
                    && other.is_none_or(|other| self.differences.holds(other))
            }
            _ => self.differs(part) == Some(true),
        }
    }

    /// Says what is to be said of a rule all parts of which are understood.
    pub(super) fn look(&mut self, rule: &Move, parts: &[Part<'_>], warnings: &mut Vec<Warning>) {
        let never = Warning::new(WarningKind::MoveNeverHappens, rule.span);
        if self.differences.absurd {
            return warnings.push(never);
        }
        let mut all = self.clone();
        for part in parts {
            all.assume(part);
            if all.differences.absurd {
                return part.never(warnings);
            }
        }
        let wall = heaps_left(rule);
        let wall: Vec<Form> = wall.iter().filter_map(|heap| self.form(heap)).listed();
        for heap in &wall {
            all.differences.add(*heap);
        }
        if all.differences.absurd {
            return warnings.push(never);
        }
        let mut left_out = vec![false; parts.len()];
        for place in (0..parts.len()).rev() {
            let part = &parts[place];
            let mut others = self.clone();
            for (other, out) in parts.iter().zip(&left_out) {
                if !core::ptr::eq(part, other) && !out {
                    others.assume(other);
                }
            }
            let kind = if others.always(part) {
                WarningKind::GuardAlwaysTrue
            } else if self.is_wall(part, &wall) {
                WarningKind::NeedlessGuard
            } else {
                continue;
            };
            left_out[place] = true;
            part.warn(kind, warnings);
        }
    }

    /// A part says no more than that a heap that is left is not negative.
    fn is_wall(&self, part: &Part<'_>, wall: &[Form]) -> bool {
        let [Some(form), None] = self.forms(part) else {
            return false;
        };
        let says = |heap: &&Form| (heap.plus, heap.minus) == (form.plus, form.minus);
        let mut heaps = wall.iter().filter(says);
        heaps.any(|heap| form.constant >= heap.constant)
    }
}
