//! Tables of all positions of a region.

use alloc::vec::Vec;

use super::rules::Rules;
use super::store::Store;
use crate::error::Error;
use crate::options::Options;
use crate::position::Position;
use crate::quantity::Quantity;
use crate::region::Region;

/// The values of `asked`, by a table of the positions of a region. `all` are these positions in
/// the region's order, as many as are needed.
///
/// `None` if some option is not before its position in that order, or if the options of a position
/// cannot be told, which may not matter: then the region is no way to solve this game.
pub(super) fn dense<P, Q, R>(
    game: &dyn Rules<P>,
    quantity: &Q,
    asked: &[P],
    region: &R,
    mut all: impl Iterator<Item = P>,
) -> Result<Option<Vec<Q::Value>>, Error>
where
    P: Position,
    Q: Quantity,
    R: Region<P>,
{
    let mut indices = Vec::with_capacity(asked.len());
    let mut len = 0;
    for position in asked {
        let Some(index) = region.index(position) else {
            return Ok(None);
        };
        indices.push(index);
        len = len.max(index + 1);
    }
    let mut store = Store::new(len)?;
    let mut options = Options::new();
    for index in 0..len {
        let Some(position) = all.next() else {
            return Ok(None);
        };
        options.clear();
        game.options(&position, &mut options);
        if options.fault().is_some() {
            return Ok(None);
        }
        let mut fold = quantity.start();
        for option in options.as_slice() {
            match region.index(option) {
                Some(lower) if lower < index => quantity.absorb(&mut fold, store.get(lower)),
                _ => return Ok(None),
            }
        }
        store.push(quantity.finish(fold))?;
    }
    Ok(Some(store.all(&indices)))
}
