//! Heaps that no move changes, and parameters that none uses.

use super::scope::GameShape;
use crate::ast::Header;
use crate::model::{Expr, ExprKind, Move, Parameter, Shape, Target, VarId};
use crate::visit::{self, Visitor};
use crate::warning::{Warning, WarningKind};
use alloc::vec;
use alloc::vec::Vec;

/// What is unused in a game without an error.
pub(super) fn of_game(game: GameShape<'_>, moves: &[Move], warnings: &mut Vec<Warning>) {
    heaps(game.header, game.shape, moves, warnings);
    parameters(game.parameters, moves, warnings);
}

/// The heaps of an ordered position that every move leaves as they are: of tuples that split, in
/// each tuple that is left.
fn heaps(header: &Header, shape: Shape, moves: &[Move], warnings: &mut Vec<Warning>) {
    if !matches!(shape, Shape::Tuple(_) | Shape::Tuples(_)) || moves.is_empty() {
        return;
    }
    let stays = |heaps: &Vec<Expr>, place: VarId| heaps[place].kind == ExprKind::Var(place);
    for (place, name) in header.names.iter().enumerate() {
        let keeps = |rule: &Move| match &rule.result {
            Target::Heaps(heaps) => stays(heaps, place),
            Target::Positions(tuples) => tuples.iter().all(|heaps| stays(heaps, place)),
            Target::List(_) => false,
        };
        if moves.iter().all(keeps) {
            let kind = WarningKind::HeapNeverChanges {
                name: name.text.clone(),
            };
            warnings.push(Warning::new(kind, name.span));
        }
    }
}

/// The parameters that stand in no move.
fn parameters(known: &[Parameter], moves: &[Move], warnings: &mut Vec<Warning>) {
    struct Uses(Vec<bool>);
    impl Visitor for Uses {
        fn expr(&mut self, expr: &mut Expr) {
            if let ExprKind::Parameter(index) = expr.kind {
                self.0[index] = true;
            }
        }
    }
    if known.is_empty() {
        return;
    }
    let mut uses = Uses(vec![false; known.len()]);
    for rule in moves {
        visit::rule(&mut rule.clone(), &mut uses);
    }
    for (parameter, used) in known.iter().zip(uses.0) {
        if !used && !parameter.name.starts_with('_') {
            let name = parameter.name.clone();
            let kind = WarningKind::UnusedParameter { name };
            warnings.push(Warning::new(kind, parameter.span));
        }
    }
}
