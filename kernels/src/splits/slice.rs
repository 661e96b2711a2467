//! Values in memory of others.

/// Values that are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slice<'a> {
    /// One byte each.
    Bytes(&'a [u8]),
    /// Two bytes each.
    Words(&'a [u16]),
}

impl<'a> Slice<'a> {
    /// The first ones; `None` if there are fewer.
    #[must_use]
    pub fn first(self, heaps: usize) -> Option<Self> {
        match self {
            Self::Bytes(values) => values.get(..heaps).map(Self::Bytes),
            Self::Words(values) => values.get(..heaps).map(Self::Words),
        }
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> usize {
        match self {
            Self::Bytes(values) => values.len(),
            Self::Words(values) => values.len(),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The value of a heap, if it is known.
    #[must_use]
    pub fn get(self, heap: usize) -> Option<u64> {
        match self {
            Self::Bytes(values) => values.get(heap).map(|&value| value.into()),
            Self::Words(values) => values.get(heap).map(|&value| value.into()),
        }
    }

    /// All values in order.
    pub fn iter(self) -> impl Iterator<Item = u64> + 'a {
        (0..self.len()).map_while(move |heap| self.get(heap))
    }
}
