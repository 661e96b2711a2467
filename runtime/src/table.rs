//! Values of all positions of a region.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::slice;

use crate::position::IntoPosition;
use crate::region::Region;

/// The values of all positions of a [`Region`].
pub struct Table<P, V> {
    region: Box<dyn Region<P> + Send + Sync>,
    values: Vec<V>,
}

impl<P, V> Table<P, V> {
    /// The values in the order of the region's numbers, as many as it has positions.
    pub(crate) fn new(region: impl Region<P> + Send + Sync + 'static, values: Vec<V>) -> Self {
        Self {
            region: Box::new(region),
            values,
        }
    }

    /// The value of a position; `None` if it is outside the region.
    #[must_use]
    pub fn get(&self, position: impl IntoPosition<P>) -> Option<&V> {
        let place = self.region.index(&position.into_position())?;
        self.values.get(place)
    }

    /// The positions and their values, in the order of the region.
    #[must_use]
    pub fn iter(&self) -> Iter<'_, P, V> {
        Iter {
            positions: self.region.positions(),
            values: self.values.iter(),
        }
    }

    /// The values in the order of the region.
    #[must_use]
    pub fn as_slice(&self) -> &[V] {
        &self.values
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether there is no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// The positions of a [`Table`] and their values: items `(P, &V)`.
pub struct Iter<'a, P, V> {
    positions: Box<dyn Iterator<Item = P> + 'a>,
    values: slice::Iter<'a, V>,
}

impl<'a, P, V> Iterator for Iter<'a, P, V> {
    type Item = (P, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        let value = self.values.next()?;
        Some((self.positions.next()?, value))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.values.size_hint()
    }
}

impl<P, V> ExactSizeIterator for Iter<'_, P, V> {}

impl<'a, P, V> IntoIterator for &'a Table<P, V> {
    type Item = (P, &'a V);
    type IntoIter = Iter<'a, P, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<P: fmt::Debug, V: fmt::Debug> fmt::Debug for Table<P, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
