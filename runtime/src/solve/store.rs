//! A dense table of values.

use alloc::vec::Vec;

use crate::error::Error;

/// The values of positions 0, 1, 2, …. As long as there are at most 256 different values it takes
/// one byte a position.
pub(crate) struct Store<V> {
    /// Which of the `distinct` values each position has, while they suffice.
    codes: Vec<u8>,
    distinct: Vec<V>,
    /// The values themselves, once they do not.
    plain: Option<Vec<V>>,
    /// How many positions there will be.
    len: usize,
}

impl<V: Clone + Eq> Store<V> {
    /// An empty table with room for that many positions.
    pub(crate) fn new(len: usize) -> Result<Self, Error> {
        let codes = room(len)?;
        Ok(Self {
            codes,
            distinct: Vec::new(),
            plain: None,
            len,
        })
    }

    /// The value of a position that was pushed.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> &V {
        match &self.plain {
            None => &self.distinct[usize::from(self.codes[index])],
            Some(values) => &values[index],
        }
    }

    /// Adds the value of the next position.
    #[inline]
    pub(crate) fn push(&mut self, value: V) -> Result<(), Error> {
        if let Some(values) = &mut self.plain {
            values.push(value);
            return Ok(());
        }
        // New values are often the latest ones.
        let mut code = self.distinct.len();
        for (place, known) in self.distinct.iter().enumerate().rev() {
            if *known == value {
                code = place;
                break;
            }
        }
        let Ok(byte) = u8::try_from(code) else {
            return self.widen(value);
        };
        if code == self.distinct.len() {
            self.distinct.push(value);
        }
        self.codes.push(byte);
        Ok(())
    }

    /// The values of some positions.
    pub(crate) fn all(&self, indices: &[usize]) -> Vec<V> {
        let mut values = Vec::with_capacity(indices.len());
        for &index in indices {
            values.push(self.get(index).clone());
        }
        values
    }

    /// Goes over to the values themselves.
    #[cold]
    fn widen(&mut self, value: V) -> Result<(), Error> {
        let mut values = room(self.len)?;
        for &code in &self.codes {
            values.push(self.distinct[usize::from(code)].clone());
        }
        values.push(value);
        self.plain = Some(values);
        self.codes = Vec::new();
        Ok(())
    }
}

/// An empty list with room for that many items.
pub(crate) fn room<T>(len: usize) -> Result<Vec<T>, Error> {
    let mut items = Vec::new();
    items.try_reserve_exact(len).map_err(|_| Error::Memory {
        positions: len as u128,
    })?;
    Ok(items)
}
