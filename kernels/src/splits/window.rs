//! The last values as bits, each in a lane of a few bytes.

use alloc::vec;
use alloc::vec::Vec;

/// Lanes for the heaps `start - behind` and on. Lanes of heaps that are rare, of heap 0 and of what
/// would be before it are empty.
pub(super) struct Window {
    pub(super) bytes: Vec<u8>,
    /// How many bytes a lane has.
    size: usize,
    /// How many heaps before `start` are held.
    behind: usize,
    /// The heap that the window was moved up to last.
    start: usize,
}

impl Window {
    /// Up to heap `start`, of which lanes are written by `lane`.
    pub(super) fn new(
        size: usize,
        behind: usize,
        start: usize,
        mut lane: impl FnMut(usize, &mut [u8]),
    ) -> Self {
        // As much again, so that moving up costs little for each heap.
        let lanes = behind + behind.max(1 << 12);
        let mut bytes = vec![0; lanes * size];
        for (place, bytes) in bytes.chunks_exact_mut(size).take(behind).enumerate() {
            match (start + place).checked_sub(behind) {
                None | Some(0) => {}
                Some(heap) => lane(heap, bytes),
            }
        }
        Self {
            bytes,
            size,
            behind,
            start,
        }
    }

    /// Where the lane of a heap begins, from which on there is room for so many lanes. Heaps from
    /// here on are forgotten where the window has to move up.
    pub(super) fn room(&mut self, heap: usize, lanes: usize) -> usize {
        if (heap - self.start + self.behind + lanes) * self.size > self.bytes.len() {
            let held = (heap - self.start) * self.size;
            self.bytes
                .copy_within(held..held + self.behind * self.size, 0);
            self.start = heap;
        }
        (heap - self.start + self.behind) * self.size
    }
}
