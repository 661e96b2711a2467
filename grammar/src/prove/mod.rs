//! A little prover: do facts about integers imply that a linear form is at least 0?
//!
//! ```text
//! expression --atoms--> linear form      guards, sets --context--> formulas
//! bounds of single atoms, then facts of products and functions, then Fourier–Motzkin, then cases
//! ```
//!
//! It says yes only if it is so; no means that it was not found within bounds that keep every
//! question short.

pub(crate) mod atoms;
mod bounds;
mod budget;
pub(crate) mod context;
mod defined;
mod express;
mod facts;
mod fourier;
mod guard;
pub(crate) mod linear;
mod near;
#[cfg(test)]
pub(crate) mod random;
#[cfg(test)]
mod tests;

pub(crate) use budget::Budget;
pub(crate) use fourier::Fact;
pub(crate) use guard::literal;

use crate::listed::Listed;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;
use atoms::Atoms;
use bounds::{Bounds, Excluded};
use linear::Linear;

/// How many cases, and how many looks at a fact, one question may take.
const MOST_CASES: usize = 64;
const MOST_STEPS: usize = 6000;

/// How many facts and open choices a case has. More are not used.
const MOST_FACTS: usize = 250;
const MOST_OPEN: usize = 48;

/// How often facts of products and functions are looked for.
const ROUNDS: usize = 3;

/// What is known, as a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Formula {
    /// Something linear.
    Fact(Fact),
    /// The first divides the second, or does not.
    Divides(Linear, Linear, bool),
    /// The form is none of these numbers.
    Not(Linear, Vec<i128>),
    /// All of these; of nothing: nothing is known.
    All(Vec<Formula>),
    /// One of these; of nothing: it cannot be.
    Any(Vec<Formula>),
}

impl Formula {
    /// Nothing is known.
    pub(crate) const fn nothing() -> Self {
        Self::All(vec![])
    }

    /// `left <= right`; what passes 128 bits says nothing.
    pub(crate) fn at_most(left: &Linear, right: &Linear) -> Self {
        right
            .minus(left)
            .map_or(Self::nothing(), |form| Self::Fact(Fact::AtLeast(form)))
    }

    /// `left < right`
    pub(crate) fn less(left: &Linear, right: &Linear) -> Self {
        left.plus_constant(1)
            .map_or(Self::nothing(), |left| Self::at_most(&left, right))
    }

    /// `left == right`
    pub(crate) fn equal(left: &Linear, right: &Linear) -> Self {
        right
            .minus(left)
            .map_or(Self::nothing(), |form| Self::Fact(Fact::Zero(form)))
    }
}

impl Formula {
    /// Whether it holds, where no atom has a say in that.
    fn decided(&self) -> Option<bool> {
        match self {
            Self::Fact(Fact::AtLeast(form)) => form.as_constant().map(|value| value >= 0),
            Self::Fact(Fact::Zero(form)) => form.as_constant().map(|value| value == 0),
            Self::Not(form, values) => form.as_constant().map(|value| !values.contains(&value)),
            Self::All(all) => {
                let mut decided = all.iter().map(Self::decided);
                if decided.clone().any(|one| one == Some(false)) {
                    return Some(false);
                }
                decided.all(|one| one == Some(true)).then_some(true)
            }
            Self::Divides(..) | Self::Any(_) => None,
        }
    }
}

/// What is known in one case.
#[derive(Clone, Default, Debug)]
struct Case {
    facts: Vec<Fact>,
    divides: Vec<(Linear, Linear, bool)>,
    excluded: Excluded,
    /// Of each of these, one holds.
    open: Vec<Vec<Formula>>,
    /// Of these a case was chosen.
    split: Vec<Vec<Formula>>,
    absurd: bool,
}

impl Case {
    fn assume(&mut self, formula: Formula) {
        match formula {
            Formula::Fact(fact) => self.add(fact),
            Formula::Divides(d, n, does) => self.divides.push((d, n, does)),
            Formula::Not(form, values) => match form.as_atom() {
                Some(atom) => {
                    let excluded = Rc::make_mut(self.excluded.or_insert(atom, Rc::default()));
                    excluded.extend(values);
                    excluded.sort_unstable();
                }
                None => self.unequal(&form, &values),
            },
            Formula::All(all) => {
                for formula in all {
                    self.assume(formula);
                }
            }
            Formula::Any(mut any) => {
                any.retain(|formula| formula.decided() != Some(false));
                if any.len() == 1 {
                    self.assume(Formula::All(any));
                } else if any.is_empty() {
                    self.absurd = true;
                } else if self.open.len() < MOST_OPEN
                    && any.iter().all(|formula| formula.decided().is_none())
                {
                    self.open.push(any);
                }
            }
        }
    }

    /// Adds a fact that is new, if there is room.
    fn add(&mut self, fact: Fact) {
        if self.facts.len() < MOST_FACTS && !self.facts.contains(&fact) {
            self.premise(fact);
        }
    }

    /// Adds a fact that is needed.
    fn premise(&mut self, fact: Fact) {
        let form = fact.form();
        if form.terms.is_empty() {
            let holds = match fact {
                Fact::AtLeast(_) => form.constant >= 0,
                Fact::Zero(_) => form.constant == 0,
            };
            self.absurd |= !holds;
        } else {
            self.facts.push(fact);
        }
    }

    /// `form != value` for a form of several atoms: two cases, where there are few values.
    fn unequal(&mut self, form: &Linear, values: &[i128]) {
        if let Some(value) = form.as_constant() {
            self.absurd |= values.contains(&value);
            return;
        }
        for &value in values.iter().take(4) {
            let value = Linear::constant(value);
            let (less, more) = (Formula::less(form, &value), Formula::less(&value, form));
            self.assume(Formula::Any(vec![less, more]));
        }
    }
}

/// What is known.
#[derive(Clone, Default, Debug)]
pub(crate) struct Known {
    /// The atoms of all forms.
    pub(crate) atoms: Atoms,
    base: Case,
    /// What the base says of single atoms; `None` after it changed.
    bounds: Option<Bounds>,
    /// Whether the base contradicts itself, once that was asked.
    vacuous: Option<bool>,
    /// What the questions may still take.
    budget: Budget,
}

impl Known {
    /// Nothing is known, and so much may be asked.
    pub(crate) fn within(budget: Budget) -> Self {
        Self {
            budget,
            ..Self::default()
        }
    }

    /// As much may be asked as when nothing had been.
    pub(crate) const fn refresh(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// No question is looked into any more.
    const fn is_tired(&self) -> bool {
        self.budget.failures == 0 || self.budget.steps == 0
    }

    /// Adds to what is known.
    pub(crate) fn assume(&mut self, formula: Formula) {
        self.base.assume(formula);
        self.bounds = None;
        self.vacuous = None;
    }

    /// Bounds of single atoms show that a form is at least 0, with one equation at most.
    pub(crate) fn seems(&mut self, goal: &Linear) -> bool {
        self.bounds();
        let (bounds, facts) = (self.bounds.as_ref(), &self.base.facts);
        bounds.is_some_and(|bounds| bounds.hold(goal) || bounds.hold_by_one(goal, facts))
    }

    /// Proves what must be true for an expression to have a value.
    pub(crate) fn implies(&mut self, needs: &Formula) -> bool {
        match needs {
            Formula::Fact(Fact::AtLeast(form)) => self.proves(form),
            Formula::All(all) => all.iter().all(|formula| self.implies(formula)),
            Formula::Not(form, values) => {
                let is = |value: &i128| form.plus_constant(value.checked_neg()?).map(Fact::Zero);
                values
                    .iter()
                    .all(|value| is(value).is_some_and(|is| self.refutes(&[is])))
            }
            _ => false,
        }
    }

    /// Proves that a form is at least 0.
    pub(crate) fn proves(&mut self, goal: &Linear) -> bool {
        match goal.as_constant() {
            Some(0..) => true,
            Some(_) => self.vacuous(),
            None => self.bounds().hold(goal) || self.proves_if(&[], goal),
        }
    }

    /// Proves that a form is at least 0 where the premises hold.
    pub(crate) fn proves_if(&mut self, premises: &[Fact], goal: &Linear) -> bool {
        let Some(negated) = goal.times(-1).and_then(|form| form.plus_constant(-1)) else {
            return false;
        };
        let mut premises = premises.to_vec();
        premises.push(Fact::AtLeast(negated));
        self.refutes(&premises)
    }

    /// Proves that the premises cannot all hold.
    pub(crate) fn refutes(&mut self, premises: &[Fact]) -> bool {
        if self.is_tired() {
            return false;
        }
        if self.refutes_nearby(premises) {
            return true;
        }
        let mut case = self.base.clone();
        for premise in premises {
            case.premise(premise.clone());
        }
        self.refuted(case)
    }

    /// Proves that nothing satisfies what is known.
    pub(crate) fn vacuous(&mut self) -> bool {
        if let Some(vacuous) = self.vacuous {
            return vacuous;
        }
        let vacuous = self.bounds().absurd || self.refutes(&[]);
        self.vacuous = Some(vacuous);
        vacuous
    }

    /// The least value of a form as far as single atoms tell.
    pub(crate) fn least(&mut self, form: &Linear) -> Option<i128> {
        self.bounds().least(form)
    }

    fn bounds(&mut self) -> &Bounds {
        let (base, atoms, made) = (&self.base, self.atoms.len(), &self.atoms.bounds);
        self.bounds.get_or_insert_with(|| {
            let made = made.iter().cloned().map(Fact::AtLeast);
            let facts: Vec<Fact> = base.facts.iter().cloned().chain(made).listed();
            let mut bounds = Bounds::new(atoms, &facts, &base.excluded);
            bounds.absurd |= base.absurd;
            bounds
        })
    }

    fn refuted(&mut self, mut case: Case) -> bool {
        for form in &self.atoms.bounds {
            case.add(Fact::AtLeast(form.clone()));
        }
        let steps = MOST_STEPS.min(self.budget.steps);
        let mut effort = Effort {
            atoms: &mut self.atoms,
            cases: MOST_CASES,
            steps,
            near: None,
        };
        let refuted = effort.refutes(case);
        self.budget.steps -= steps - effort.steps;
        self.budget.failures -= usize::from(!refuted);
        refuted
    }
}

/// One question, and what may still be done for it.
struct Effort<'a> {
    atoms: &'a mut Atoms,
    cases: usize,
    steps: usize,
    /// The atoms that the question is about, where it is about these alone, and how many atoms
    /// there were before it.
    near: Option<(Vec<bool>, usize)>,
}

impl Effort<'_> {
    /// The case contradicts itself.
    fn refutes(&mut self, mut case: Case) -> bool {
        if self.cases == 0 {
            return false;
        }
        self.cases -= 1;
        self.steps = self.steps.saturating_sub(case.facts.len());
        for round in 0..=ROUNDS {
            if case.absurd {
                return true;
            }
            let bounds = Bounds::new(self.atoms.len(), &case.facts, &case.excluded);
            if bounds.absurd || fourier::contradict(case.facts.iter(), &mut self.steps) {
                return true;
            }
            if round == ROUNDS || (self.atoms.plain() && case.divides.is_empty()) {
                break;
            }
            let before = case.facts.len();
            self.extend(&mut case, &bounds, round > 0);
            if case.facts.len() == before && round > 0 {
                break;
            }
        }
        case.absurd || self.splits(case)
    }

    /// Every alternative of some open choice contradicts the rest.
    fn splits(&mut self, mut case: Case) -> bool {
        let cheapest = (0..case.open.len()).min_by_key(|&place| case.open[place].len());
        let Some(place) = cheapest else { return false };
        let choice = case.open.swap_remove(place);
        if choice.len() > self.cases {
            return false;
        }
        case.split.push(choice.clone());
        choice.into_iter().all(|alternative| {
            let mut case = case.clone();
            case.assume(alternative);
            self.refutes(case)
        })
    }

    /// The facts imply that the form is at least 0; with elimination only if `deep`.
    fn holds(&mut self, case: &Case, bounds: &Bounds, deep: bool, form: &Linear) -> bool {
        if bounds.hold(form) {
            return true;
        }
        let negated = form.times(-1).and_then(|form| form.plus_constant(-1));
        let (true, Some(negated)) = (deep && self.steps > 0, negated) else {
            return false;
        };
        self.steps = self.steps.saturating_sub(case.facts.len());
        let related = fourier::connected(&case.facts, &negated);
        let negated = Fact::AtLeast(negated);
        fourier::contradict(related.into_iter().chain([&negated]), &mut self.steps)
    }
}
