//! From expressions to linear forms: what is not linear becomes an atom, the same one wherever it
//! stands.

use super::linear::{Atom, Linear};
use crate::model::{Argument, BinaryOp, Expr, ExprKind, Fold, VarId, VariableKind};
use crate::numbered::Numbered;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// Above these a product or a function is not looked into.
const MOST_FACTORS: usize = 6;
const MOST_PRODUCTS: usize = 64;
const MOST_ARGUMENTS: usize = 16;

/// What an atom is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Term {
    /// A number with a name.
    Var(VarId),
    /// A const parameter of the game, at least 0.
    Parameter(usize),
    /// Nothing is known of it.
    Unknown(usize),
    /// A product of at least two atoms, none of which is a product; ascending.
    Product(Vec<Atom>),
    /// The quotient, rounded down. The divisor is no constant but where it is at least 2.
    Quotient(Linear, Linear),
    /// The greatest common divisor, at least two arguments or one list.
    Gcd(Vec<Operand>),
    /// The least, of at least two arguments.
    Min(Vec<Operand>),
    /// The greatest, of at least two arguments; 0 of nothing.
    Max(Vec<Operand>),
    /// The sum of a list.
    Sum(VarId),
    /// The length of a list.
    Len(VarId),
    /// The greatest number of a list; 0 if it is empty.
    Greatest(VarId),
    /// The least number of a list; anything if it is empty.
    Least(VarId),
    /// Euler's totient.
    Phi(Linear),
}

impl Term {
    /// More can be found of it than what stands where it comes from.
    const fn is_function(&self) -> bool {
        match self {
            Self::Product(_)
            | Self::Quotient(..)
            | Self::Gcd(_)
            | Self::Min(_)
            | Self::Max(_)
            | Self::Phi(_) => true,
            Self::Var(_)
            | Self::Parameter(_)
            | Self::Unknown(_)
            | Self::Sum(_)
            | Self::Len(_)
            | Self::Greatest(_)
            | Self::Least(_) => false,
        }
    }
}

/// An argument of a function of many.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Operand {
    /// A number.
    Number(Linear),
    /// All numbers of a list.
    List(VarId),
}

/// A part of a list of heaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// One heap.
    One(Linear),
    /// So many heaps of one size.
    Many {
        /// The size.
        heap: Linear,
        /// How many, at least 0.
        count: Linear,
    },
    /// One heap of each size.
    Span {
        /// The first size.
        start: Linear,
        /// The last size.
        end: Linear,
    },
    /// All heaps of a list.
    List(VarId),
}

/// What stands for the names of an expression; what is not named here stands for itself.
#[derive(Clone, Default, Debug)]
pub(crate) struct Names {
    pub(crate) numbers: Numbered<Linear>,
    pub(crate) lists: Numbered<Vec<Part>>,
    /// Zeros vanish from the lists.
    pub(crate) vanish: bool,
    /// What the names are, as far as that is known.
    pub(crate) kinds: Vec<VariableKind>,
}

/// All atoms.
#[derive(Clone, Default, Debug)]
pub(crate) struct Atoms {
    terms: Vec<Term>,
    index: BTreeMap<Term, Atom>,
    functions: bool,
    /// Forms that are at least 0 by the way in which atoms were made.
    pub(crate) bounds: Vec<Linear>,
}

impl Atoms {
    /// How many there are.
    pub(crate) const fn len(&self) -> usize {
        self.terms.len()
    }

    /// There are names and sums of lists alone, of which nothing more can be found.
    pub(crate) const fn plain(&self) -> bool {
        !self.functions
    }

    /// What an atom is.
    pub(crate) fn term(&self, atom: Atom) -> &Term {
        &self.terms[atom]
    }

    /// The atom that is that.
    pub(crate) fn atom(&mut self, term: Term) -> Atom {
        if let Some(&atom) = self.index.get(&term) {
            return atom;
        }
        self.functions |= term.is_function();
        self.terms.push(term.clone());
        self.index.insert(term, self.terms.len() - 1);
        self.terms.len() - 1
    }

    /// The form that is that.
    pub(crate) fn form(&mut self, term: Term) -> Linear {
        Linear::atom(self.atom(term))
    }

    /// A form of which nothing is known.
    pub(crate) fn unknown(&mut self) -> Linear {
        self.form(Term::Unknown(self.terms.len()))
    }

    /// The form of a parameter.
    pub(crate) fn parameter(&mut self, index: usize) -> Linear {
        let seen = self.index.contains_key(&Term::Parameter(index));
        let form = self.form(Term::Parameter(index));
        if !seen {
            self.bounds.push(form.clone());
        }
        form
    }

    /// What a Rust function gives: at least 0, and anything else, at each call anew.
    fn outcome(&mut self) -> Linear {
        let form = self.unknown();
        self.bounds.push(form.clone());
        form
    }

    /// The atom of a product, if it has been seen.
    pub(crate) fn seen_product(&self, factors: &[Atom]) -> Option<Atom> {
        self.index
            .get(&Term::Product(self.factors(factors)))
            .copied()
    }

    /// The expression as a form. Where it has a value that is the form's.
    pub(crate) fn lower(&mut self, expr: &Expr, names: &Names) -> Linear {
        let form = match &expr.kind {
            ExprKind::Int(value) => Some(Linear::constant(*value)),
            ExprKind::Var(id) => Some(match names.numbers.get(id) {
                Some(form) => form.clone(),
                None => self.form(Term::Var(*id)),
            }),
            ExprKind::Negate(inner) => self.lower(inner, names).times(-1),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.lower(left, names), self.lower(right, names));
                self.binary(*op, &left, &right)
            }
            ExprKind::Fold(fold, arguments) => self.fold(*fold, arguments, names),
            ExprKind::Phi(inner) => {
                let inner = self.lower(inner, names);
                Some(self.form(Term::Phi(inner)))
            }
            ExprKind::Parameter(index) => Some(self.parameter(*index)),
            ExprKind::Rust(..) => Some(self.outcome()),
        };
        form.unwrap_or_else(|| self.unknown())
    }

    fn binary(&mut self, op: BinaryOp, left: &Linear, right: &Linear) -> Option<Linear> {
        match op {
            BinaryOp::Add => left.plus(right),
            BinaryOp::Sub => left.minus(right),
            BinaryOp::Mul => self.product(left, right),
            BinaryOp::Div => self.quotient(left, right),
            BinaryOp::Rem => {
                let quotient = self.quotient(left, right)?;
                left.minus(&self.product(right, &quotient)?)
            }
        }
    }

    /// The product, multiplied out.
    pub(crate) fn product(&mut self, left: &Linear, right: &Linear) -> Option<Linear> {
        if let Some(factor) = left.as_constant() {
            return right.times(factor);
        }
        if let Some(factor) = right.as_constant() {
            return left.times(factor);
        }
        if left.terms.len() * right.terms.len() > MOST_PRODUCTS {
            return None;
        }
        let mut sum = Linear::constant(left.constant.checked_mul(right.constant)?);
        for &(atom, coefficient) in &left.terms {
            sum = sum.plus_times(
                coefficient.checked_mul(right.constant)?,
                &Linear::atom(atom),
            )?;
            for &(other, factor) in &right.terms {
                let factors = self.factors(&[atom, other]);
                if factors.len() > MOST_FACTORS {
                    return None;
                }
                let product = self.form(Term::Product(factors));
                sum = sum.plus_times(coefficient.checked_mul(factor)?, &product)?;
            }
        }
        for &(other, factor) in &right.terms {
            sum = sum.plus_times(factor.checked_mul(left.constant)?, &Linear::atom(other))?;
        }
        Some(sum)
    }

    /// The factors of a product of atoms, ascending.
    fn factors(&self, atoms: &[Atom]) -> Vec<Atom> {
        let mut factors = vec![];
        for &atom in atoms {
            match &self.terms[atom] {
                Term::Product(inner) => factors.extend_from_slice(inner),
                _ => factors.push(atom),
            }
        }
        factors.sort_unstable();
        factors
    }

    /// The quotient, rounded down. Multiples of a constant divisor are taken out of it.
    pub(crate) fn quotient(&mut self, left: &Linear, right: &Linear) -> Option<Linear> {
        let Some(divisor) = right.as_constant() else {
            return Some(self.form(Term::Quotient(left.clone(), right.clone())));
        };
        match divisor {
            0 => return None,
            1 => return Some(left.clone()),
            ..0 => return self.quotient(&left.times(-1)?, &right.times(-1)?),
            _ => {}
        }
        let mut whole = Linear::constant(left.constant.div_euclid(divisor));
        let mut rest = Linear::constant(left.constant.rem_euclid(divisor));
        for &(atom, coefficient) in &left.terms {
            let (into, factor) = match coefficient % divisor {
                0 => (&mut whole, coefficient / divisor),
                _ => (&mut rest, coefficient),
            };
            into.terms.push((atom, factor));
        }
        if rest.terms.is_empty() {
            return Some(whole);
        }
        let quotient = self.form(Term::Quotient(rest, right.clone()));
        whole.plus(&quotient)
    }

    fn fold(&mut self, fold: Fold, arguments: &[Argument], names: &Names) -> Option<Linear> {
        let parts = self.parts(arguments, names);
        match fold {
            Fold::Sum => self.sum(&parts),
            Fold::Len => self.len_of(&parts, names.vanish && !names.lists.all().is_empty()),
            // Which heaps are 0, and so not there, is not known.
            Fold::Min if names.vanish && !names.lists.all().is_empty() => None,
            Fold::Min | Fold::Max | Fold::Gcd => self.extreme(fold, &parts),
        }
    }

    /// What the arguments of a function are.
    pub(crate) fn parts(&mut self, arguments: &[Argument], names: &Names) -> Vec<Part> {
        let mut parts = vec![];
        for argument in arguments {
            match argument {
                Argument::Number(expr) => parts.push(Part::One(self.lower(expr, names))),
                Argument::List(id) => match names.lists.get(id) {
                    Some(list) => parts.extend_from_slice(list),
                    None => parts.push(Part::List(*id)),
                },
            }
        }
        parts
    }

    /// The sum of a list.
    pub(crate) fn sum(&mut self, parts: &[Part]) -> Option<Linear> {
        let mut forms = vec![];
        for part in parts {
            forms.push(match part {
                Part::One(heap) => heap.clone(),
                Part::Many { heap, count } => self.product(heap, count)?,
                Part::Span { .. } => return None,
                Part::List(id) => self.form(Term::Sum(*id)),
            });
        }
        Linear::sum(&forms)
    }

    /// The length of a list; zeros count unless they vanish.
    pub(crate) fn len_of(&mut self, parts: &[Part], vanish: bool) -> Option<Linear> {
        let mut lengths = vec![];
        for part in parts {
            lengths.push(match part {
                Part::One(heap) if vanish && heap.as_constant() == Some(0) => continue,
                Part::One(_) => Linear::constant(1),
                Part::Many { count, .. } => count.clone(),
                Part::Span { .. } => return None,
                Part::List(id) => self.form(Term::Len(*id)),
            });
        }
        let mut len = Linear::sum(&lengths)?;
        if vanish {
            let fewer = self.unknown();
            self.bounds.push(len.minus(&fewer)?);
            self.bounds.push(fewer.clone());
            len = fewer;
        }
        Some(len)
    }

    /// `min`, `max` or `gcd`.
    fn extreme(&mut self, fold: Fold, parts: &[Part]) -> Option<Linear> {
        let mut operands = vec![];
        let mut constant: Option<i128> = None;
        for part in parts {
            match part {
                Part::One(heap) => match heap.as_constant() {
                    Some(value) => constant = Some(folded(fold, constant, value)?),
                    None => operands.push(Operand::Number(heap.clone())),
                },
                Part::List(id) => operands.push(Operand::List(*id)),
                Part::Many { .. } | Part::Span { .. } => return None,
            }
        }
        operands.extend(constant.map(|value| Operand::Number(Linear::constant(value))));
        operands.sort_unstable();
        operands.dedup();
        match (&operands[..], fold) {
            ([], Fold::Min) => None,
            ([], _) => Some(Linear::default()),
            ([Operand::Number(number)], Fold::Min | Fold::Max) => Some(number.clone()),
            ([Operand::Number(number)], _) if number.terms.is_empty() => Some(number.clone()),
            ([Operand::List(id)], Fold::Min) => Some(self.form(Term::Least(*id))),
            ([Operand::List(id)], Fold::Max) => Some(self.form(Term::Greatest(*id))),
            (many, _) if many.len() > MOST_ARGUMENTS => None,
            (_, Fold::Min) => Some(self.form(Term::Min(operands))),
            (_, Fold::Max) => Some(self.form(Term::Max(operands))),
            _ => Some(self.form(Term::Gcd(operands))),
        }
    }
}

/// Constants together.
fn folded(fold: Fold, so_far: Option<i128>, value: i128) -> Option<i128> {
    Some(match (fold, so_far) {
        (Fold::Min, Some(other)) => value.min(other),
        (Fold::Max, Some(other)) => value.max(other),
        (Fold::Min | Fold::Max, None) => value,
        (_, other) => {
            let other = other.unwrap_or(0).unsigned_abs();
            i128::try_from(super::linear::gcd_of(value.unsigned_abs(), other)).ok()?
        }
    })
}
