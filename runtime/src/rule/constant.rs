//! Large sets of numbers that were known when the game was compiled.

use core::cmp::Ordering;

/// Numbers as bytes, so that a compiler that meets ten thousand of them reads one string: each
/// takes `width` bytes, the lowest first, in two's complement. Tuples stand behind one another in
/// ascending order, and so do plain numbers.
///
/// ```
/// use sprague_runtime::rule::{Constants, constants, is_constant};
/// let set = Constants::new(2, b"\x01\x00\x03\x00\x2c\x01");
/// assert_eq!(constants(set).collect::<Vec<_>>(), [[1], [3], [300]]);
/// assert!(is_constant([300], set) && !is_constant([2], set));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constants {
    width: usize,
    bytes: &'static [u8],
}

impl Constants {
    /// Numbers of 1 to 16 bytes each; another width holds no number.
    #[must_use]
    pub const fn new(width: u8, bytes: &'static [u8]) -> Self {
        Self {
            width: width as usize,
            bytes,
        }
    }

    /// How many numbers there are.
    #[must_use]
    pub const fn len(self) -> usize {
        match self.width {
            1..=16 => self.bytes.len() / self.width,
            _ => 0,
        }
    }

    /// There is no number.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number at an index below [`Constants::len`].
    ///
    /// # Panics
    /// If the index is not below the length.
    #[must_use]
    pub fn get(self, index: usize) -> i128 {
        let bytes = &self.bytes[index * self.width..][..self.width];
        let sign = if bytes[self.width - 1] & 0x80 == 0 {
            0
        } else {
            0xff
        };
        let mut all = [sign; 16];
        all[..self.width].copy_from_slice(bytes);
        i128::from_le_bytes(all)
    }

    /// The tuple of N numbers at an index below `len() / N`.
    fn tuple<const N: usize>(self, index: usize) -> [i128; N] {
        core::array::from_fn(|place| self.get(index * N + place))
    }
}

/// All tuples of N numbers, ascending.
pub fn constants<const N: usize>(set: Constants) -> impl Iterator<Item = [i128; N]> {
    (0..set.len() / N.max(1)).map(move |index| set.tuple(index))
}

/// Whether a tuple is in the set. Cost: the logarithm of its size.
#[must_use]
pub fn is_constant<const N: usize>(tuple: [i128; N], set: Constants) -> bool {
    let (mut low, mut high) = (0, set.len() / N.max(1));
    while low < high {
        let middle = low + (high - low) / 2;
        match set.tuple::<N>(middle).cmp(&tuple) {
            Ordering::Less => low = middle + 1,
            Ordering::Greater => high = middle,
            Ordering::Equal => return true,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{Constants, constants, is_constant};
    use alloc::vec::Vec;

    #[test]
    fn numbers_of_every_width_come_back() {
        let numbers = [
            i128::MIN,
            -1 << 100,
            -300,
            -1,
            0,
            1,
            200,
            70_000,
            1 << 63,
            i128::MAX,
        ];
        let bytes: Vec<u8> = numbers
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .collect();
        let set = Constants::new(16, bytes.leak());
        assert!(constants(set).eq(numbers.map(|number| [number])));
        assert!(numbers.iter().all(|&number| is_constant([number], set)));
        assert!(!is_constant([2], set));
        let set = Constants::new(1, b"\xfe\x05");
        assert!(constants(set).eq([[-2], [5]]));
    }

    #[test]
    fn tuples_are_found() {
        let set = Constants::new(1, b"\x01\x02\x01\x03\x02\x01");
        assert!(constants(set).eq([[1, 2], [1, 3], [2, 1]]));
        assert!(is_constant([1, 3], set) && is_constant([2, 1], set));
        assert!(!is_constant([2, 2], set) && !is_constant([0, 0], set));
    }

    #[test]
    fn nothing_is_in_an_empty_set() {
        let set = Constants::new(1, b"");
        assert!(set.is_empty());
        assert!(!is_constant([0], set));
        assert!(Constants::new(0, b"abc").is_empty());
    }
}
