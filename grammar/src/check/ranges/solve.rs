//! An inequality solved for one name.

use crate::listed::Listed;
use crate::model::{BinaryOp, Expr, ExprKind, Move, Set, Step, VarId};
use crate::prove::atoms::{Atoms, Term};
use crate::prove::context::Context;
use crate::prove::linear::{Atom, Linear, gcd_of};
use crate::prove::literal;
use crate::span::Span;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// How many names, quotients and functions are taken out of one inequality.
const MOST_REPLACEMENTS: usize = 24;

/// `over / by`, where `by` is at least 1 for every option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bound {
    over: Linear,
    by: Linear,
}

impl Bound {
    /// The form itself.
    pub(super) const fn at(over: Linear) -> Self {
        let by = Linear::constant(1);
        Self { over, by }
    }

    /// The two differ by a number.
    pub(super) fn compares(&self, other: &Self) -> bool {
        self.by == other.by && self.over.terms == other.over.terms
    }

    pub(super) const fn is_lower(&self, other: &Self) -> bool {
        self.over.constant < other.over.constant
    }

    pub(super) fn express(&self, atoms: &Atoms, span: Span) -> Option<Expr> {
        let over = atoms.express(&self.over, span)?;
        if self.by == Linear::constant(1) {
            return Some(over);
        }
        let by = atoms.express(&self.by, span)?;
        let kind = ExprKind::Binary(BinaryOp::Div, Box::new(over), Box::new(by));
        Some(Expr { kind, span })
    }
}

/// Solves for the name that a step gives.
pub(super) struct Solver<'a> {
    context: &'a mut Context,
    rule: &'a Move,
    name: VarId,
    /// What is given no earlier than the name, the name itself included.
    late: Vec<bool>,
}

impl<'a> Solver<'a> {
    pub(super) fn new(context: &'a mut Context, rule: &'a Move, place: usize, name: VarId) -> Self {
        let mut late = vec![false; rule.variables.len()];
        for step in &rule.steps[place..] {
            if let Step::Each { variables, .. } = step {
                for &variable in variables {
                    late[variable] = true;
                }
            }
        }
        Self {
            context,
            rule,
            name,
            late,
        }
    }

    /// The bound that follows from `form >= 0`, if one does.
    pub(super) fn solve(&mut self, form: &Linear) -> Option<Bound> {
        let name = self.name;
        if !self.atoms().mentions(form, &|id| id == name) {
            return None;
        }
        let form = self.without_others(form.clone())?;
        // over - name * by - higher powers >= 0
        let (mut over, mut by) = (Linear::constant(form.constant), Linear::default());
        for &(atom, coefficient) in &form.terms {
            let Some((power, others)) = self.powers(atom) else {
                over.terms.push((atom, coefficient));
                continue;
            };
            // A power of an integer that is not negative is no less than the integer.
            let natural = |solver: &mut Self| {
                let name = Linear::atom(solver.own());
                coefficient < 0
                    && solver.context.known.proves(&others)
                    && solver.context.known.proves(&name)
            };
            if power > 1 && !natural(self) {
                return None;
            }
            by = by.plus_times(coefficient.checked_neg()?, &others)?;
        }
        let positive = by.plus_constant(-1)?;
        if self.context.known.proves(&positive) {
            self.simplest(over, by)
        } else {
            None
        }
    }

    /// The quotient without what both have in common.
    fn simplest(&mut self, over: Linear, by: Linear) -> Option<Bound> {
        if by.as_constant().is_some() {
            let over = self.atoms().quotient(&over, &by)?;
            return Some(Bound {
                over,
                by: Linear::constant(1),
            });
        }
        let both = gcd_of(over.content().unsigned_abs(), by.content().unsigned_abs());
        let both = gcd_of(both, by.constant.unsigned_abs());
        Some(match i128::try_from(both) {
            Ok(both @ 2..) => Bound {
                over: over.divided(both),
                by: by.divided(both),
            },
            _ => Bound { over, by },
        })
    }

    fn atoms(&mut self) -> &mut Atoms {
        &mut self.context.known.atoms
    }

    /// The atom of the name.
    fn own(&mut self) -> Atom {
        let name = self.name;
        self.atoms().atom(Term::Var(name))
    }

    /// How often the name is a factor of the atom, and the other factors' product; `None` where
    /// it does not occur.
    fn powers(&mut self, atom: Atom) -> Option<(usize, Linear)> {
        let own = self.own();
        if atom == own {
            return Some((1, Linear::constant(1)));
        }
        let Term::Product(factors) = self.atoms().term(atom).clone() else {
            return None;
        };
        let others: Vec<Atom> = factors
            .iter()
            .copied()
            .filter(|&factor| factor != own)
            .listed();
        let power = factors.len() - others.len();
        let product = match others[..] {
            [] => Linear::constant(1),
            [one] => Linear::atom(one),
            _ => Linear::atom(self.atoms().atom(Term::Product(others))),
        };
        (power > 0).then_some((power, product))
    }

    /// A form that is no less, where nothing is late but the name and its products.
    fn without_others(&mut self, mut form: Linear) -> Option<Linear> {
        for _ in 0..MOST_REPLACEMENTS {
            let foreign = form
                .terms
                .clone()
                .into_iter()
                .find(|&(atom, _)| self.is_foreign(atom));
            let Some((atom, coefficient)) = foreign else {
                return Some(form);
            };
            form = self.replaced(&form, atom, coefficient)?;
        }
        None
    }

    /// Something late is in it, and it is not the name times what is early.
    fn is_foreign(&mut self, atom: Atom) -> bool {
        let own = self.own();
        let factors = match self.atoms().term(atom).clone() {
            Term::Product(factors) => factors,
            _ => vec![atom],
        };
        let late = self.late.clone();
        let atoms = &self.context.known.atoms;
        factors
            .iter()
            .any(|&factor| factor != own && atoms.atom_mentions(factor, &|id| late[id]))
    }

    /// The form with one atom at its worst, which makes the form greatest.
    fn replaced(&mut self, form: &Linear, atom: Atom, coefficient: i128) -> Option<Linear> {
        let rest = form.plus_times(coefficient.checked_neg()?, &Linear::atom(atom))?;
        if let Term::Quotient(of, by) = self.atoms().term(atom).clone()
            && let Some(by) = by.as_constant()
        {
            // of - by + 1 <= by * atom <= of
            let of = if coefficient < 0 {
                of.plus_constant(1 - by)?
            } else {
                of
            };
            return rest.times(by)?.plus_times(coefficient, &of);
        }
        if let Some((late, others)) = self.late_factor(atom) {
            let worst = if coefficient < 0 {
                self.least(late)
            } else {
                self.greatest(late)
            };
            if let Some(worst) = worst
                && self.context.known.proves(&others)
            {
                let product = self.atoms().product(&others, &worst)?;
                return rest.plus_times(coefficient, &product);
            }
        }
        let own = Linear::atom(atom).times(coefficient)?;
        let greatest = self.context.known.least(&own.times(-1)?)?.checked_neg()?;
        rest.plus_constant(greatest)
    }

    /// A late name other than the own one that is a factor of the atom, and the product of the
    /// other factors.
    fn late_factor(&mut self, atom: Atom) -> Option<(VarId, Linear)> {
        let factors = match self.atoms().term(atom).clone() {
            Term::Product(factors) => factors,
            _ => vec![atom],
        };
        let place = factors.iter().position(|&factor| {
            matches!(self.context.known.atoms.term(factor),
                Term::Var(id) if *id != self.name && self.late[*id])
        })?;
        let Term::Var(late) = *self.atoms().term(factors[place]) else {
            return None;
        };
        let mut others = Linear::constant(1);
        for (other, &factor) in factors.iter().enumerate() {
            if other != place {
                others = self.atoms().product(&others, &Linear::atom(factor))?;
            }
        }
        Some((late, others))
    }

    /// The set that a name runs over.
    fn set_of(&self, name: VarId) -> Option<&'a Set> {
        self.rule.steps.iter().find_map(|step| match step {
            Step::Each { variables, set, .. } if variables.contains(&name) => Some(set),
            _ => None,
        })
    }

    /// The least value of a name that runs over a set.
    fn least(&mut self, name: VarId) -> Option<Linear> {
        match self.set_of(name)? {
            Set::Range { start, .. } => {
                Some(self.context.known.atoms.lower(start, &self.context.names))
            }
            Set::Elements(elements) => self.extreme(elements, name, i128::min),
            _ => Some(Linear::constant(1)),
        }
    }

    /// The greatest value of a name that runs over a set, where it is written.
    fn greatest(&mut self, name: VarId) -> Option<Linear> {
        match self.set_of(name)? {
            Set::Range { upto, .. } | Set::Ascending { upto, .. } | Set::Divisors { upto, .. } => {
                let upto = upto.first()?;
                Some(self.context.known.atoms.lower(upto, &self.context.names))
            }
            Set::Elements(elements) => self.extreme(elements, name, i128::max),
            _ => None,
        }
    }

    fn extreme(
        &self,
        elements: &[Vec<Expr>],
        name: VarId,
        better: fn(i128, i128) -> i128,
    ) -> Option<Linear> {
        let place = self.rule.steps.iter().find_map(|step| match step {
            Step::Each { variables, .. } => variables.iter().position(|&id| id == name),
            Step::If(_) => None,
        })?;
        let numbers: Option<Vec<i128>> = elements
            .iter()
            .map(|element| literal(element.get(place)?))
            .listed_some();
        numbers?.into_iter().reduce(better).map(Linear::constant)
    }
}
