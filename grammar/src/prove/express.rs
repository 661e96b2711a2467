//! From linear forms back to expressions.

use super::atoms::{Atoms, Operand, Term};
use super::linear::{Atom, Linear};
use crate::listed::{Listed, sort_few};
use crate::model::{Argument, BinaryOp, Expr, ExprKind, Fold};
use crate::span::Span;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

impl Atoms {
    /// An expression that has the form's value, all at that place; `None` if an atom is unknown.
    pub(crate) fn express(&self, form: &Linear, span: Span) -> Option<Expr> {
        let at = |kind| Expr { kind, span };
        let mut sum: Option<Expr> = None;
        // What is added comes first, so that `n - 1` is not `-1 + n`.
        let terms = form
            .terms
            .iter()
            .map(|&(atom, coefficient)| (Some(atom), coefficient));
        let constant = (form.constant != 0).then_some((None, form.constant));
        let mut terms: Vec<_> = terms.chain(constant).listed();
        sort_few(&mut terms, |one, other| one.1 >= 0 && other.1 < 0);
        for (atom, coefficient) in terms {
            let size = coefficient.checked_abs()?;
            let term = match atom {
                None => at(ExprKind::Int(size)),
                Some(atom) if size == 1 => self.atom_expr(atom, span)?,
                Some(atom) => {
                    let atom = Box::new(self.atom_expr(atom, span)?);
                    at(ExprKind::Binary(
                        BinaryOp::Mul,
                        Box::new(at(ExprKind::Int(size))),
                        atom,
                    ))
                }
            };
            let op = if coefficient < 0 {
                BinaryOp::Sub
            } else {
                BinaryOp::Add
            };
            sum = Some(match sum {
                Some(sum) => at(ExprKind::Binary(op, Box::new(sum), Box::new(term))),
                None if coefficient < 0 => at(ExprKind::Negate(Box::new(term))),
                None => term,
            });
        }
        Some(sum.unwrap_or_else(|| at(ExprKind::Int(0))))
    }

    fn atom_expr(&self, atom: Atom, span: Span) -> Option<Expr> {
        let list = |fold, id| ExprKind::Fold(fold, vec![Argument::List(id)]);
        let kind = match self.term(atom) {
            Term::Var(id) => ExprKind::Var(*id),
            Term::Parameter(index) => ExprKind::Parameter(*index),
            Term::Unknown(_) => return None,
            Term::Product(factors) => {
                let mut factors = factors.iter().map(|&factor| self.atom_expr(factor, span));
                let first = factors.next()??;
                return factors.try_fold(first, |product, factor| {
                    let (product, factor) = (Box::new(product), Box::new(factor?));
                    Some(Expr {
                        kind: ExprKind::Binary(BinaryOp::Mul, product, factor),
                        span,
                    })
                });
            }
            Term::Quotient(of, by) => ExprKind::Binary(
                BinaryOp::Div,
                Box::new(self.express(of, span)?),
                Box::new(self.express(by, span)?),
            ),
            Term::Gcd(operands) => self.fold_expr(Fold::Gcd, operands, span)?,
            Term::Min(operands) => self.fold_expr(Fold::Min, operands, span)?,
            Term::Max(operands) => self.fold_expr(Fold::Max, operands, span)?,
            Term::Sum(id) => list(Fold::Sum, *id),
            Term::Len(id) => list(Fold::Len, *id),
            Term::Greatest(id) => list(Fold::Max, *id),
            Term::Least(id) => list(Fold::Min, *id),
            Term::Phi(of) => ExprKind::Phi(Box::new(self.express(of, span)?)),
        };
        Some(Expr { kind, span })
    }

    fn fold_expr(&self, fold: Fold, operands: &[Operand], span: Span) -> Option<ExprKind> {
        let arguments = operands.iter().map(|operand| {
            Some(match operand {
                Operand::Number(number) => Argument::Number(self.express(number, span)?),
                Operand::List(id) => Argument::List(*id),
            })
        });
        Some(ExprKind::Fold(fold, arguments.listed_some()?))
    }

    /// Whether some name in the form is one of these.
    pub(crate) fn mentions(&self, form: &Linear, is: &dyn Fn(usize) -> bool) -> bool {
        form.terms
            .iter()
            .any(|&(atom, _)| self.atom_mentions(atom, is))
    }

    /// Whether some name in the atom is one of these; of an unknown one it may be.
    pub(crate) fn atom_mentions(&self, atom: Atom, is: &dyn Fn(usize) -> bool) -> bool {
        match self.term(atom) {
            Term::Unknown(_) => true,
            Term::Parameter(_) => false,
            Term::Var(id)
            | Term::Sum(id)
            | Term::Len(id)
            | Term::Greatest(id)
            | Term::Least(id) => is(*id),
            Term::Product(factors) => factors.iter().any(|&factor| self.atom_mentions(factor, is)),
            Term::Quotient(of, by) => self.mentions(of, is) || self.mentions(by, is),
            Term::Gcd(operands) | Term::Min(operands) | Term::Max(operands) => {
                operands.iter().any(|operand| match operand {
                    Operand::Number(number) => self.mentions(number, is),
                    Operand::List(id) => is(*id),
                })
            }
            Term::Phi(of) => self.mentions(of, is),
        }
    }
}
