//! Expressions that stand for conditions.

use super::scope::Scope;
use crate::ast::{self, CompareOp};
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::model::Condition;
use crate::span::Span;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

impl Scope<'_> {
    /// A condition.
    pub(super) fn condition(&mut self, expr: &ast::Expr) -> Option<Condition> {
        match &expr.kind {
            ast::ExprKind::Compare(first, chain) => self.compare(first, chain, expr.span),
            ast::ExprKind::Divides(divisor, of) => self.divides(divisor, of),
            ast::ExprKind::In {
                value,
                negated,
                set,
            } => self.membership(value, *negated, set),
            ast::ExprKind::Not(inner) => Some(Condition::Not(Box::new(self.condition(inner)?))),
            ast::ExprKind::And(all) => Some(Condition::And(self.conditions(all)?)),
            ast::ExprKind::Or(all) => Some(Condition::Or(self.conditions(all)?)),
            ast::ExprKind::Call(name, arguments) if name.text == "distinct" => {
                Some(Condition::Distinct(self.arguments(name, arguments)?))
            }
            ast::ExprKind::Path(name, arguments) => {
                let (path, arguments) = self.rust(name, arguments)?;
                Some(Condition::Rust(path, arguments))
            }
            _ => {
                // What is wrong inside comes first: an unknown function may have been a condition.
                let known = self.count();
                if self.number(expr).is_some() || self.count() == known {
                    self.error(ErrorKind::NumberAsCondition, expr.span);
                }
                None
            }
        }
    }

    /// Conditions joined by one sign; each is looked at.
    fn conditions(&mut self, all: &[ast::Expr]) -> Option<Vec<Condition>> {
        let found: Vec<_> = all.iter().map(|expr| self.condition(expr)).listed();
        found.into_iter().listed_some()
    }

    /// `a < b <= c`
    fn compare(
        &mut self,
        first: &ast::Expr,
        chain: &[(CompareOp, Span, ast::Expr)],
        span: Span,
    ) -> Option<Condition> {
        let up = |op| {
            matches!(
                op,
                CompareOp::Less | CompareOp::LessEqual | CompareOp::Equal
            )
        };
        let down = |op| {
            matches!(
                op,
                CompareOp::Greater | CompareOp::GreaterEqual | CompareOp::Equal
            )
        };
        let all = |holds: fn(CompareOp) -> bool| chain.iter().all(|(op, ..)| holds(*op));
        if chain.len() > 1 && !all(up) && !all(down) {
            self.error(ErrorKind::MixedChain, span);
            return None;
        }
        let first = self.number(first);
        let rest: Vec<_> = chain
            .iter()
            .map(|(op, _, next)| Some((*op, self.number(next)?)))
            .listed();
        Some(Condition::Compare(first?, rest.into_iter().listed_some()?))
    }

    /// `d | n`, and `d | rest` of every heap of a list.
    fn divides(&mut self, divisor: &ast::Expr, of: &ast::Expr) -> Option<Condition> {
        let divisor = self.number(divisor);
        if let ast::ExprKind::Name(name) = &of.kind
            && let Some(list) = self.list(name)
        {
            return Some(Condition::DividesAll(divisor?, list));
        }
        let of = self.number(of);
        Some(Condition::Divides(divisor?, of?))
    }

    /// `k in SET`
    fn membership(
        &mut self,
        value: &ast::Expr,
        negated: bool,
        set: &ast::Set,
    ) -> Option<Condition> {
        let numbers = match &value.kind {
            ast::ExprKind::Tuple(parts) => parts.iter().map(|part| self.number(part)).listed(),
            _ => vec![self.number(value)],
        };
        let (set, size) = self.set(set)?;
        if !size.allows(numbers.len()) {
            let kind = ErrorKind::WrongTupleSize {
                expected: size.least(),
                found: numbers.len(),
            };
            self.error(kind, value.span);
            return None;
        }
        let value = numbers.into_iter().listed_some()?;
        Some(Condition::In {
            value,
            set,
            negated,
        })
    }
}
