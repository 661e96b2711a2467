//! Moves whose options another move of the game has as well.
//!
//! A move is covered if for each of its options there are choices of the other one that leave the
//! same: what is left says what they must be, and the prover that the other move's sets and guards
//! let them through.

use crate::check::doubts;
use crate::check::{Draft, conditions};
use crate::eval;
use crate::listed::Listed;
use crate::model::{
    Ascending, Condition, Element, Expr, ExprKind, Move, Set, Shape, Step, Target, VariableKind,
};
use crate::prove::atoms::{Names, Part, Term};
use crate::prove::context::Context;
use crate::prove::linear::Linear;
use crate::prove::{Known, literal};
use crate::span::{Span, spelled};
use crate::warning::{Warning, WarningKind};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Games of more moves are not looked at.
const MOST_MOVES: usize = 12;

/// Of smaller numbers it is soon seen whether they are in a set.
const MOST_NUMBER: i128 = 10_000;

/// Of so many heaps without order every order is tried.
const MOST_ORDERED: usize = 3;

/// Looks at each move, from the last to the first: of two that are the same the later one is told.
pub(super) fn look(text: &str, draft: &Draft, moves: &[&Move], warnings: &mut Vec<Warning>) {
    if moves.len() > MOST_MOVES {
        return;
    }
    let mut told = vec![false; moves.len()];
    for place in (0..moves.len()).rev() {
        let rule = moves[place];
        let mut pair = Pair::new(draft, rule);
        let mut others = (0..moves.len()).filter(|&other| other != place && !told[other]);
        let Some(other) = others.find(|&other| pair.is_covered(moves[other])) else {
            continue;
        };
        told[place] = true;
        let written = spelled(moves[other].span.of(text));
        let by = String::from(written.trim_end_matches(';').trim_end());
        warnings.push(Warning::new(WarningKind::CoveredMove { by }, rule.span));
    }
}

/// A move that may be covered.
struct Pair<'a> {
    draft: &'a Draft,
    rule: &'a Move,
    /// What is known of its options, once that is asked.
    context: Option<Context>,
}

impl<'a> Pair<'a> {
    const fn new(draft: &'a Draft, rule: &'a Move) -> Self {
        let context = None;
        Self {
            draft,
            rule,
            context,
        }
    }

    /// The other move has every option of this one.
    fn is_covered(&mut self, other: &Move) -> bool {
        let (draft, rule) = (self.draft, self.rule);
        if !fits(draft.shape, rule, other) || doubts::in_rule(other) {
            return false;
        }
        let context = self.context.get_or_insert_with(|| {
            let mut rule = rule.clone();
            rule.steps
                .splice(0..0, conditions::steps(&draft.conditions));
            Context::of(draft.shape, &rule, draft.budget.of_hints())
        });
        let orders = orders(draft.shape, rule.heaps);
        let mut both = orders
            .iter()
            .flat_map(|names| orders.iter().map(move |left| (names, left)));
        both.any(|(names, left)| {
            let mut same = Same::new(context, rule, other, names);
            same.leaves(left) && same.may(rule)
        })
    }
}

/// The orders in which heaps may stand for others.
fn orders(shape: Shape, heaps: usize) -> Vec<Vec<usize>> {
    let given: Vec<usize> = (0..heaps).listed();
    if !matches!(shape, Shape::Unordered(2..=MOST_ORDERED)) {
        return vec![given];
    }
    // All orders of two or three: turns, and turns of the reverse.
    let turn = |list: &[usize], by: usize| {
        let mut list = list.to_vec();
        list.rotate_left(by);
        list
    };
    let back: Vec<usize> = given.iter().rev().copied().listed();
    let mut all: Vec<Vec<usize>> = (0..heaps).map(|by| turn(&given, by)).listed();
    if heaps > 2 {
        all.extend((0..heaps).map(|by| turn(&back, by)));
    }
    all
}

/// What the two leave may be the same, as far as that is seen at once.
fn fits(shape: Shape, rule: &Move, other: &Move) -> bool {
    if rule.heaps != other.heaps || rule.rest.is_some() != other.rest.is_some() {
        return false;
    }
    let zero = other.steps.iter().any(may_give_nothing);
    let alike = |(one, two): (&Expr, &Expr)| {
        let (one, two) = (kept(rule, one), kept(other, two));
        one == two || two.is_none() && zero
    };
    match (&rule.result, &other.result) {
        (Target::Heaps(one), Target::Heaps(two)) if matches!(shape, Shape::Unordered(_)) => {
            let count =
                |rule, heaps: &[Expr]| heaps.iter().filter_map(|heap| kept(rule, heap)).count();
            let (one, two) = (count(rule, one), count(other, two));
            one == two || two < one && zero
        }
        (Target::Heaps(one), Target::Heaps(two)) => one.iter().zip(two).all(alike),
        (Target::Positions(one), Target::Positions(two)) => {
            let (one, two) = (one.iter().flatten(), two.iter().flatten());
            one.clone().count() == two.clone().count() && one.zip(two).all(alike)
        }
        (Target::List(one), Target::List(two)) => {
            let alike = |(one, two): (&Element, &Element)| match (one, two) {
                (Element::One(one), Element::One(two)) => alike((one, two)),
                _ => core::mem::discriminant(one) == core::mem::discriminant(two),
            };
            one.len() == two.len() && one.iter().zip(two).all(alike)
        }
        _ => false,
    }
}

/// The heap of the pattern that an expression is.
fn kept(rule: &Move, heap: &Expr) -> Option<usize> {
    match heap.kind {
        ExprKind::Var(id) if id < rule.heaps => Some(id),
        _ => None,
    }
}

/// The choice may be of a number below 1, so that a heap from which it is taken is kept.
fn may_give_nothing(step: &Step) -> bool {
    let below = |expr: &Expr| literal(expr).is_none_or(|number| number < 1);
    match step {
        Step::Each { set, .. } => match set {
            Set::Range { start, .. } => below(start),
            Set::Elements(elements) => elements.iter().flatten().any(below),
            _ => false,
        },
        Step::If(_) => false,
    }
}

/// A move, and choices of another one by which that leaves the same.
struct Same<'a> {
    known: Known,
    /// What the move leaves.
    left: &'a [Part],
    other: &'a Move,
    /// What the other's names stand for.
    names: Names,
    /// The numbers of the other's names in forms begin here.
    own: usize,
}

impl<'a> Same<'a> {
    /// Where the other's heaps stand for these heaps of the move.
    fn new(context: &'a Context, rule: &Move, other: &'a Move, order: &[usize]) -> Self {
        let mut known = context.known.clone();
        let kinds = other.variables.iter().map(|variable| variable.kind);
        let mut names = Names {
            kinds: kinds.listed(),
            ..Names::default()
        };
        let own = rule.variables.len();
        for id in 0..other.variables.len() {
            let form = match order.get(id) {
                Some(&heap) => context.heaps[heap].clone(),
                None => known.atoms.form(Term::Var(own + id)),
            };
            names.numbers.insert(id, form);
        }
        if let (Some(rest), Some(others)) = (rule.rest, other.rest) {
            names.lists.insert(others, vec![Part::List(rest)]);
        }
        Self {
            known,
            left: &context.result,
            other,
            names,
            own,
        }
    }

    /// Chooses so that it leaves the same, its heaps in that order.
    fn leaves(&mut self, order: &[usize]) -> bool {
        let (left, other) = (self.left, self.other);
        let pairs: Vec<(&Linear, &Expr)> = match &other.result {
            Target::Heaps(heaps) => {
                let left = order.iter().filter_map(|&place| left.get(place));
                left.zip(heaps).filter_map(one).listed()
            }
            Target::Positions(tuples) => left
                .iter()
                .zip(tuples.iter().flatten())
                .filter_map(one)
                .listed(),
            Target::List(elements) => {
                let mut pairs = Vec::new();
                for (part, element) in left.iter().zip(elements) {
                    match (part, element) {
                        (Part::One(form), Element::One(heap)) => pairs.push((form, heap)),
                        (Part::Many { heap, count }, Element::Repeat { heap: h, count: c }) => {
                            pairs.extend([(heap, h), (count, c)]);
                        }
                        (Part::Span { start, end }, Element::Range { start: s, end: e }) => {
                            pairs.extend([(start, s), (end, e)]);
                        }
                        (Part::List(_), Element::Splice(list))
                            if self.names.lists.get(list).map(Vec::as_slice)
                                == Some(core::slice::from_ref(part)) => {}
                        _ => return false,
                    }
                }
                pairs
            }
        };
        // Each place may tell what one name is.
        for (form, heap) in &pairs {
            if self.solve(form, heap).is_none() {
                return false;
            }
        }
        pairs.iter().all(|(form, heap)| {
            let zero = self.difference(form, heap);
            zero.is_some_and(|zero| zero == Linear::default())
        })
    }

    fn difference(&mut self, form: &Linear, heap: &Expr) -> Option<Linear> {
        self.known.atoms.lower(heap, &self.names).minus(form)
    }

    /// Finds the name by which the heap is that form, if one is left.
    fn solve(&mut self, form: &Linear, heap: &Expr) -> Option<()> {
        let zero = self.difference(form, heap)?;
        let (own, atoms) = (self.own, &self.known.atoms);
        let free = zero.terms.iter().find(|&&(atom, sign)| {
            sign.abs() == 1 && matches!(atoms.term(atom), Term::Var(id) if *id >= own)
        });
        let Some(&(atom, sign)) = free else {
            return zero.terms.is_empty().then_some(());
        };
        let rest = zero.plus_times(-sign, &Linear::atom(atom))?;
        let value = rest.times(-sign)?;
        for form in self.names.numbers.values_mut() {
            *form = form.with(atom, &value)?;
        }
        Some(())
    }

    /// The other move may choose so: its sets hold the numbers, and its guards let them through.
    fn may(&mut self, rule: &Move) -> bool {
        let own = self.own;
        let atoms = &self.known.atoms;
        let open = |form: &Linear| atoms.mentions(form, &|id| id >= own);
        let other = self.other;
        let numbers = (0..other.variables.len()).filter(|&id| {
            matches!(
                other.variables[id].kind,
                VariableKind::Number | VariableKind::List
            )
        });
        for id in numbers {
            if self.names.numbers.get(&id).is_none_or(open) {
                return false;
            }
        }
        other.steps.iter().all(|step| match step {
            Step::Each { variables, set, .. } => {
                let forms = variables.iter();
                let forms = forms.map(|id| self.names.numbers.get(id).cloned());
                let Some(forms) = forms.listed_some() else {
                    return false;
                };
                self.is_given(rule, &forms, set) || self.is_member(&forms, set)
            }
            Step::If(guard) => self.holds(guard),
        })
    }

    fn holds(&mut self, guard: &Condition) -> bool {
        let mut known = self.known.clone();
        let otherwise = known.guard(guard, true, &self.names);
        known.assume(otherwise);
        known.vacuous()
    }

    fn is_member(&mut self, forms: &[Linear], set: &Set) -> bool {
        if let ([form], Set::Ascending { kind, .. }) = (forms, set) {
            let number = form.as_constant();
            return number.is_some_and(|number| is_in(number, kind, set));
        }
        let mut known = self.known.clone();
        let otherwise = known.stranger(forms, set, &self.names);
        known.assume(otherwise);
        known.vacuous()
    }

    /// The move itself runs over the same set with names that are the forms.
    fn is_given(&mut self, rule: &Move, forms: &[Linear], set: &Set) -> bool {
        let none = Names::default();
        rule.steps.iter().any(|step| {
            let Step::Each {
                variables,
                set: own,
                ..
            } = step
            else {
                return false;
            };
            let atoms = &mut self.known.atoms;
            let mut names = variables.iter().map(|&id| atoms.form(Term::Var(id)));
            if !names.by_ref().eq(forms.iter().cloned()) {
                return false;
            }
            let (one, two) = match (own, set) {
                (Set::Ascending { kind: one, .. }, Set::Ascending { kind: two, .. }) => {
                    return one == two && !matches!(one, Ascending::Powers(_));
                }
                (Set::Divisors { of: one, .. }, Set::Divisors { of: two, .. })
                | (Set::Split(one), Set::Split(two)) => (one, two),
                _ => return false,
            };
            atoms.lower(one, &none) == atoms.lower(two, &self.names)
        })
    }
}

/// The number, which is not large, is in the set, which no name has a say in.
fn is_in(value: i128, kind: &Ascending, set: &Set) -> bool {
    let number = Expr {
        kind: ExprKind::Int(value),
        span: Span::default(),
    };
    let asked = Condition::In {
        value: vec![number],
        set: set.clone(),
        negated: false,
    };
    !matches!(kind, Ascending::Powers(_)) && value < MOST_NUMBER && eval::holds(&asked)
}

/// A heap that is left and what another move leaves there.
fn one<'a>((part, heap): (&'a Part, &'a Expr)) -> Option<(&'a Linear, &'a Expr)> {
    match part {
        Part::One(form) => Some((form, heap)),
        _ => None,
    }
}
