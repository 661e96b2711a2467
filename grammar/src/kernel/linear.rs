//! Expressions as sums of names, whose factors are numbers and parameters.

use crate::model::{Argument, BinaryOp, CompareOp, Expr, ExprKind, Fold, VarId};
use alloc::vec::Vec;

/// No factor and no constant on the way is greater: with heaps of 64 bits, nothing then leaves 128
/// bits, so that an expression has its value wherever the sum has. A parameter that is greater has
/// no kernel (`Numbers`).
const GREATEST: i128 = 1 << 28;

/// A constant and names with their factors. Where the game has parameters, each of these is itself
/// a constant and parameters with their factors.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Linear {
    /// Sums that are alike are equal: the terms are in order, and none is 0.
    terms: Vec<Term>,
}

/// `factor * name * parameter`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Term {
    /// The name after this one; 0 where there is none.
    name: usize,
    /// The parameter after this one; 0 where there is none.
    parameter: usize,
    factor: i128,
}

/// What an expression is read with.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Names<'a> {
    /// A name that stands for a number.
    pub(super) fixed: Option<(VarId, &'a Linear)>,
    /// A name that divides the heap, name 0; the quotient is the name that comes here.
    pub(super) quotient: Option<(VarId, VarId)>,
}

impl Linear {
    fn term(name: usize, parameter: usize, factor: i128) -> Self {
        let terms = alloc::vec![Term {
            name,
            parameter,
            factor
        }];
        Self { terms }
    }

    /// A number.
    pub(super) fn constant(constant: i128) -> Option<Self> {
        Self::default().plus_constant(constant)
    }

    /// One name.
    pub(super) fn name(name: VarId) -> Self {
        Self::term(name + 1, 0, 1)
    }

    /// One parameter.
    pub(super) fn parameter(parameter: usize) -> Self {
        Self::term(0, parameter + 1, 1)
    }

    /// The expression, if it is such a sum.
    pub(super) fn of(expr: &Expr, names: Names<'_>) -> Option<Self> {
        match &expr.kind {
            ExprKind::Int(number) => Self::constant(*number),
            ExprKind::Parameter(parameter) => Some(Self::parameter(*parameter)),
            ExprKind::Var(name) => match names.fixed {
                Some((fixed, number)) if fixed == *name => Some(number.clone()),
                _ => Some(Self::name(*name)),
            },
            ExprKind::Negate(inner) => Self::default().minus(&Self::of(inner, names)?),
            ExprKind::Binary(BinaryOp::Div, left, right) => {
                let (divisor, quotient) = names.quotient?;
                let divided = left.kind == ExprKind::Var(0) && right.kind == ExprKind::Var(divisor);
                divided.then(|| Self::name(quotient))
            }
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (Self::of(left, names)?, Self::of(right, names)?);
                match op {
                    BinaryOp::Add => left.plus(&right),
                    BinaryOp::Sub => left.minus(&right),
                    BinaryOp::Mul => left.times(&right),
                    BinaryOp::Div | BinaryOp::Rem => None,
                }
            }
            _ => None,
        }
    }

    /// What stands with a name.
    pub(super) fn factor(&self, name: VarId) -> Self {
        self.with(name + 1)
    }

    /// What stands with no name.
    pub(super) fn rest(&self) -> Self {
        self.with(0)
    }

    fn with(&self, name: usize) -> Self {
        let mut terms = Vec::new();
        for term in &self.terms {
            if term.name == name {
                terms.push(Term { name: 0, ..*term });
            }
        }
        Self { terms }
    }

    /// The factor of a name is this number, not 0.
    pub(super) fn has(&self, name: VarId, factor: i128) -> bool {
        self.factor(name).as_constant() == Some(factor)
    }

    /// The number, if there are no names and no parameters.
    pub(super) fn as_constant(&self) -> Option<i128> {
        match self.terms[..] {
            [] => Some(0),
            [
                Term {
                    name: 0,
                    parameter: 0,
                    factor,
                },
            ] => Some(factor),
            _ => None,
        }
    }

    /// There are no names.
    pub(super) fn is_number(&self) -> bool {
        self.terms.iter().all(|term| term.name == 0)
    }

    /// It is 0, whatever the names stand for.
    pub(super) fn is_zero(&self) -> bool {
        self.terms.is_empty()
    }

    /// It is a number and at least 0, whatever the parameters are: they are at least 0.
    pub(super) fn is_sure(&self) -> bool {
        self.terms
            .iter()
            .all(|term| term.name == 0 && term.factor > 0)
    }

    /// Of a number: the constant, and each parameter with its factor.
    pub(super) fn written(&self) -> Option<(i64, Vec<[i64; 2]>)> {
        let (mut constant, mut parameters) = (0, Vec::new());
        for term in &self.terms {
            let factor = i64::try_from(term.factor).ok()?;
            match (term.name, term.parameter.checked_sub(1)) {
                (0, None) => constant = factor,
                (0, Some(place)) => parameters.push([i64::try_from(place).ok()?, factor]),
                _ => return None,
            }
        }
        Some((constant, parameters))
    }

    pub(super) fn plus(&self, other: &Self) -> Option<Self> {
        self.clone().plus_times(other, 1)
    }

    pub(super) fn minus(&self, other: &Self) -> Option<Self> {
        self.clone().plus_times(other, -1)
    }

    pub(super) fn plus_constant(mut self, constant: i128) -> Option<Self> {
        self.add(0, 0, constant)?;
        Some(self)
    }

    fn plus_times(mut self, other: &Self, factor: i128) -> Option<Self> {
        for term in &other.terms {
            self.add(term.name, term.parameter, term.factor * factor)?;
        }
        Some(self)
    }

    /// The product, if it has no squares.
    pub(super) fn times(&self, other: &Self) -> Option<Self> {
        let mut product = Self::default();
        for one in &self.terms {
            for other in &other.terms {
                if one.name.min(other.name) > 0 || one.parameter.min(other.parameter) > 0 {
                    return None;
                }
                let name = one.name.max(other.name);
                let parameter = one.parameter.max(other.parameter);
                product.add(name, parameter, one.factor * other.factor)?;
            }
        }
        Some(product)
    }

    fn add(&mut self, name: usize, parameter: usize, factor: i128) -> Option<()> {
        let (mut place, mut factor) = (0, factor);
        while let Some(term) = self.terms.get(place) {
            if (term.name, term.parameter) >= (name, parameter) {
                if (term.name, term.parameter) == (name, parameter) {
                    // Both are small.
                    factor += term.factor;
                    self.terms.remove(place);
                }
                break;
            }
            place += 1;
        }
        if !(-GREATEST..=GREATEST).contains(&factor) {
            return None;
        }
        if factor != 0 {
            self.terms.insert(
                place,
                Term {
                    name,
                    parameter,
                    factor,
                },
            );
        }
        Some(())
    }
}

/// What a comparison says of a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// It is at least 0.
    AtLeast(Linear),
    /// It is 0.
    Zero(Linear),
    /// It is not 0.
    NotZero(Linear),
}

/// `left op right`, or its opposite.
pub(super) fn compared(left: &Linear, op: CompareOp, right: &Linear, holds: bool) -> Option<Said> {
    let op = match (op, holds) {
        (op, true) => op,
        (CompareOp::Less, false) => CompareOp::GreaterEqual,
        (CompareOp::LessEqual, false) => CompareOp::Greater,
        (CompareOp::Greater, false) => CompareOp::LessEqual,
        (CompareOp::GreaterEqual, false) => CompareOp::Less,
        (CompareOp::Equal, false) => CompareOp::NotEqual,
        (CompareOp::NotEqual, false) => CompareOp::Equal,
    };
    let difference = right.minus(left)?;
    Some(match op {
        CompareOp::Less => Said::AtLeast(difference.plus_constant(-1)?),
        CompareOp::LessEqual => Said::AtLeast(difference),
        CompareOp::Greater => Said::AtLeast(left.minus(right)?.plus_constant(-1)?),
        CompareOp::GreaterEqual => Said::AtLeast(left.minus(right)?),
        CompareOp::Equal => Said::Zero(difference),
        CompareOp::NotEqual => Said::NotZero(difference),
    })
}

/// The bounds, each argument of a `min` for itself; `None` if one is the least of a list.
pub(super) fn single(bounds: &[Expr]) -> Option<Vec<&Expr>> {
    let mut found = Vec::new();
    for bound in bounds {
        match &bound.kind {
            ExprKind::Fold(Fold::Min, arguments) if !arguments.is_empty() => {
                for argument in arguments {
                    let Argument::Number(number) = argument else {
                        return None;
                    };
                    found.push(number);
                }
            }
            _ => found.push(bound),
        }
    }
    Some(found)
}
