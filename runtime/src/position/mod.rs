//! What a position is, and how it becomes bytes.

mod heaps;
mod into;
mod text;
mod tuples;
pub mod written;

pub use heaps::{Heaps, Unordered};
pub use into::IntoPosition;
pub use tuples::Tuples;

use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;

use crate::order::{reverse, sort};

/// A position of a game: anything that can be compared, hashed, stored and sent.
pub trait Position: Clone + Ord + Hash + Debug + Send + 'static {
    /// About how many bytes of memory the position takes. Solvers count them where positions may be
    /// long; one that holds lists of its own should say so.
    fn size(&self) -> usize {
        size_of::<Self>()
    }

    /// Appends the position as bytes that say themselves where they end, the same on every
    /// machine.
    fn encode(&self, out: &mut Vec<u8>);

    /// Reads a position back and takes its bytes off the front; `None` for bytes that
    /// [`encode`](Self::encode) does not write, torn ones among them.
    fn decode(bytes: &mut &[u8]) -> Option<Self>;
}

/// Sorts a list, the greatest item first: by the same sort as the other way round, for a build is
/// longer by each.
pub(crate) fn descending<T: Ord>(items: &mut [T]) {
    sort(items);
    reverse(items);
}

/// The same of numbers.
pub(crate) fn descending_numbers(items: &mut [u64]) {
    items.sort_unstable();
    reverse(items);
}
