//! What may have no value: then a choice is discarded, or an option does not exist.

use crate::model::{Argument, BinaryOp, Condition, Expr, ExprKind, Fold, Move, RustPath};
use crate::visit::{self, Visitor};

/// Something in a rule may have no value, whatever its names stand for.
pub(super) fn in_rule(rule: &Move) -> bool {
    let mut doubts = Doubts(false);
    visit::rule(&mut rule.clone(), &mut doubts);
    doubts.0
}

/// Something in a guard may have no value.
pub(super) fn in_guard(guard: &Condition) -> bool {
    let mut doubts = Doubts(false);
    visit::condition(&mut guard.clone(), &mut doubts);
    doubts.0
}

/// A division by what is no number as written, the least of a list, a totient, a Rust function.
struct Doubts(bool);

impl Visitor for Doubts {
    fn expr(&mut self, expr: &mut Expr) {
        self.0 |= match &expr.kind {
            ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, _, divisor) => {
                !matches!(divisor.kind, ExprKind::Int(number) if number != 0)
            }
            ExprKind::Fold(Fold::Min, list) => {
                list.iter().any(|one| matches!(one, Argument::List(_)))
            }
            ExprKind::Phi(_) => true,
            _ => false,
        };
    }

    fn path(&mut self, _: &RustPath) {
        self.0 = true;
    }
}
