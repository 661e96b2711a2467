//! What is named in an expression.

use crate::model::{BinaryOp, Expr, ExprKind, Fold, RustPath, VarId};
use crate::visit::{self, Visitor};

/// Whether a number may have no value for some parameters and choices.
pub(super) fn may_lack_value(expr: &Expr) -> bool {
    struct Lacks(bool);
    impl Visitor for Lacks {
        fn expr(&mut self, expr: &mut Expr) {
            self.0 |= match &expr.kind {
                ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, _, divisor) => {
                    !matches!(divisor.kind, ExprKind::Int(number) if number != 0)
                }
                ExprKind::Phi(_) | ExprKind::Fold(Fold::Min, _) => true,
                _ => false,
            };
        }
    }
    let mut lacks = Lacks(false);
    visit::expr(&mut expr.clone(), &mut lacks);
    lacks.0
}

/// Looks for a name.
pub(super) struct Named {
    name: VarId,
    there: bool,
    function: bool,
}

impl Named {
    pub(super) const fn of(name: VarId) -> Self {
        Self {
            name,
            there: false,
            function: false,
        }
    }

    pub(super) fn found(&self) -> Option<bool> {
        (!self.function).then_some(self.there)
    }
}

impl Visitor for Named {
    fn expr(&mut self, expr: &mut Expr) {
        self.there |= expr.kind == ExprKind::Var(self.name);
        self.function |= matches!(expr.kind, ExprKind::Rust(..));
    }

    fn path(&mut self, _: &RustPath) {
        self.function = true;
    }
}
