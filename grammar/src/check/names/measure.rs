//! `measure e1, e2;`

use super::super::DraftMeasure;
use super::scope::{GameShape, Heaps, Scope};
use crate::ast;
use crate::error::Error;
use crate::listed::Listed;
use crate::model::{Shape, VariableKind};
use alloc::vec::Vec;

/// Resolves a measure. Its variables are the header's heaps and, where heaps have no order, the
/// list of all of them behind these; only the list may then be used, whatever is done with it is
/// symmetric.
pub(super) fn resolve(
    game: GameShape<'_>,
    measure: &ast::Measure,
    errors: &mut Vec<Error>,
) -> DraftMeasure {
    let mut scope = Scope::new(game.parameters, errors);
    for name in &game.header.names {
        let (text, span) = (name.text.clone(), name.span);
        scope.declare_unnamed(text, span, VariableKind::Heap, false);
    }
    let count = game.header.names.len();
    if matches!(game.shape, Shape::Unordered(_) | Shape::Multiset) {
        scope.unordered = game
            .header
            .names
            .iter()
            .map(|name| name.text.clone())
            .listed();
        scope.heaps = Heaps::List(count);
    } else {
        scope.heaps = Heaps::Numbers(count);
    }
    let components = measure.components.iter();
    let components = components
        .filter_map(|component| scope.number(component))
        .listed();
    DraftMeasure {
        assumed: measure.assumed.is_some(),
        components,
        span: measure.span,
    }
}
