//! Values of all positions of a region.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

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
    pub fn get(&self, position: &P) -> Option<&V> {
        self.values.get(self.region.index(position)?)
    }

    /// The positions and their values, in the order of the region.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (P, &V)> + '_ {
        self.values
            .iter()
            .enumerate()
            .map(|(index, value)| (self.region.position(index), value))
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

impl<P: fmt::Debug, V: fmt::Debug> fmt::Debug for Table<P, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
