//! What must be true for an expression to have a value.

use super::atoms::Names;
use super::guard::none;
use super::linear::Linear;
use super::{Formula, Known};
use crate::listed::Listed;
use crate::model::{Argument, BinaryOp, Condition, Expr, ExprKind, Fold, Set};
use alloc::vec;
use alloc::vec::Vec;

impl Known {
    /// No division by 0, no totient below 1.
    pub(crate) fn defined(&mut self, expr: &Expr, names: &Names) -> Formula {
        let mut all = vec![];
        self.needs(expr, names, &mut all);
        Formula::All(all)
    }

    fn needs(&mut self, expr: &Expr, names: &Names, all: &mut Vec<Formula>) {
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Parameter(_) => {}
            ExprKind::Rust(_, arguments) => self.called(arguments, names, all),
            ExprKind::Negate(inner) => self.needs(inner, names, all),
            ExprKind::Binary(op, left, right) => {
                self.needs(left, names, all);
                self.needs(right, names, all);
                if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
                    let divisor = self.atoms.lower(right, names);
                    if divisor.as_constant().is_none_or(|divisor| divisor == 0) {
                        all.push(none(&divisor, &[0]));
                    }
                }
            }
            ExprKind::Fold(fold, arguments) => {
                for argument in arguments {
                    if let Argument::Number(number) = argument {
                        self.needs(number, names, all);
                    }
                }
                if *fold == Fold::Min {
                    // The least of nothing has no value.
                    let parts = self.atoms.parts(arguments, names);
                    let vanish = names.vanish && !names.lists.all().is_empty();
                    let len = self.atoms.len_of(&parts, vanish);
                    let len = len.unwrap_or_else(|| self.atoms.unknown());
                    all.push(Formula::at_most(&Linear::constant(1), &len));
                }
            }
            ExprKind::Phi(inner) => {
                self.needs(inner, names, all);
                let inner = self.atoms.lower(inner, names);
                all.push(Formula::at_most(&Linear::constant(1), &inner));
            }
        }
    }

    /// A Rust function takes what a heap may be.
    fn called(&mut self, arguments: &[Expr], names: &Names, all: &mut Vec<Formula>) {
        for argument in arguments {
            self.needs(argument, names, all);
            let argument = self.atoms.lower(argument, names);
            let most = Linear::constant(u64::MAX.into());
            all.push(Formula::at_most(&Linear::default(), &argument));
            all.push(Formula::at_most(&argument, &most));
        }
    }

    /// The same of a guard that holds: of all that is looked at in any case.
    pub(super) fn guard_defined(&mut self, guard: &Condition, names: &Names) -> Formula {
        let exprs: Vec<&Expr> = match guard {
            Condition::Compare(first, rest) => core::iter::once(first)
                .chain(rest.iter().map(|(_, right)| right))
                .listed(),
            Condition::Divides(d, n) => vec![d, n],
            Condition::And(all) => {
                let all = all.iter().map(|guard| self.guard_defined(guard, names));
                return Formula::All(all.listed());
            }
            Condition::In { set, .. } => return self.set_defined(set, names),
            Condition::Rust(_, arguments) => {
                let mut all = vec![];
                self.called(arguments, names, &mut all);
                return Formula::All(all);
            }
            _ => return Formula::nothing(),
        };
        Formula::All(
            exprs
                .into_iter()
                .map(|expr| self.defined(expr, names))
                .listed(),
        )
    }

    /// The same of a set of which an element is taken.
    pub(super) fn set_defined(&mut self, set: &Set, names: &Names) -> Formula {
        let exprs: Vec<&Expr> = match set {
            Set::Elements(_) => vec![],
            Set::Range { start, upto } => core::iter::once(start).chain(upto).listed(),
            Set::Divisors { of, upto } => core::iter::once(of).chain(upto).listed(),
            Set::Ascending { upto, .. } => upto.iter().listed(),
            Set::Split(of) => vec![of],
            Set::Parts { of, least, most } => [of, least].into_iter().chain(most).listed(),
        };
        Formula::All(
            exprs
                .into_iter()
                .map(|expr| self.defined(expr, names))
                .listed(),
        )
    }
}
