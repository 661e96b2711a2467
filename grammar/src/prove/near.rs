//! The part of what is known that a question is about. A rule of many heaps knows much of each of
//! them, and next to nothing of that is needed to prove something of one.

use super::atoms::{Atoms, Operand, Term};
use super::bounds::Excluded;
use super::linear::{Atom, Linear};
use super::{Case, Effort, Fact, Known};
use crate::listed::Listed;
use alloc::vec;
use alloc::vec::Vec;

/// With fewer atoms than that all is near.
const FEW_ATOMS: usize = 12;

/// The cases and the looks at facts that a question of what is near may take.
const CASES: usize = 4;
const STEPS: usize = 600;

impl Known {
    /// Proves that the premises cannot all hold, by what is known of the atoms in them alone.
    pub(super) fn refutes_nearby(&mut self, premises: &[Fact]) -> bool {
        if self.atoms.len() < FEW_ATOMS {
            return false;
        }
        let mut near = vec![false; self.atoms.len()];
        for premise in premises {
            self.atoms.inside(premise.form(), &mut near);
        }
        let mut case = self.case_of(&near);
        for premise in premises {
            case.premise(premise.clone());
        }
        let steps = STEPS.min(self.budget.steps);
        let known = self.atoms.len();
        let mut effort = Effort {
            atoms: &mut self.atoms,
            cases: CASES,
            steps,
            near: Some((near, known)),
        };
        let refuted = effort.refutes(case);
        self.budget.steps -= steps - effort.steps;
        refuted
    }

    /// What the base says of these atoms alone.
    fn case_of(&self, near: &[bool]) -> Case {
        let speaks = |form: &Linear| form.terms.iter().all(|(atom, _)| near[*atom]);
        let made = self.atoms.bounds.iter().cloned().map(Fact::AtLeast);
        let facts = self.base.facts.iter().cloned().chain(made);
        let divides = self.base.divides.iter();
        let mut excluded = Excluded::default();
        for (atom, values) in self.base.excluded.all() {
            if near[*atom] {
                excluded.insert(*atom, values.clone());
            }
        }
        Case {
            facts: facts.filter(|fact| speaks(fact.form())).listed(),
            divides: divides
                .filter(|(d, n, _)| speaks(d) && speaks(n))
                .cloned()
                .listed(),
            excluded,
            absurd: self.base.absurd,
            ..Case::default()
        }
    }
}

impl Effort<'_> {
    /// The atoms of which more may be found, at most so many.
    pub(super) fn looked_at(&self, most: usize) -> Vec<Atom> {
        match &self.near {
            None => (0..self.atoms.len().min(most)).listed(),
            Some((near, known)) => {
                let looked_at = |atom: &Atom| *atom >= *known || near[*atom];
                (0..self.atoms.len()).filter(looked_at).take(most).listed()
            }
        }
    }
}

impl Atoms {
    /// Adds the atoms of a form, and those in them.
    fn inside(&self, form: &Linear, found: &mut [bool]) {
        for &(atom, _) in &form.terms {
            if !found[atom] {
                found[atom] = true;
                self.inside_atom(atom, found);
            }
        }
    }

    fn inside_atom(&self, atom: Atom, found: &mut [bool]) {
        match self.term(atom) {
            Term::Product(factors) => {
                for &factor in factors {
                    self.inside(&Linear::atom(factor), found);
                }
            }
            Term::Quotient(of, by) => {
                self.inside(of, found);
                self.inside(by, found);
            }
            Term::Gcd(operands) | Term::Min(operands) | Term::Max(operands) => {
                for operand in operands {
                    if let Operand::Number(number) = operand {
                        self.inside(number, found);
                    }
                }
            }
            Term::Phi(of) => self.inside(of, found),
            Term::Var(_)
            | Term::Parameter(_)
            | Term::Unknown(_)
            | Term::Sum(_)
            | Term::Len(_)
            | Term::Greatest(_)
            | Term::Least(_) => {}
        }
    }
}
