//! Heap by heap in the sparse space, without lanes.

use super::cell::{Cell, Marks};
use super::code::Code;
use super::space::Space;
use super::witnesses::Witnesses;
use alloc::vec::Vec;

/// A rare heap and its value.
#[derive(Clone, Copy)]
pub(super) struct Rare<T> {
    pub(super) heap: u32,
    pub(super) value: T,
}

/// What is known of all values so far, besides them.
pub(super) struct Sparse<T> {
    pub(super) space: Space,
    /// Ascending.
    pub(super) rare: Vec<Rare<T>>,
    pub(super) witnesses: Witnesses,
    /// Common parts of splits that blocks look at for every heap, once they are chosen.
    pub(super) probes: Option<Vec<usize>>,
    marks: Marks,
    /// The rare values that are to be shown to be options.
    wanted: Vec<u32>,
}

impl<T: Cell> Sparse<T> {
    /// By the values so far.
    pub(super) fn new(space: Space, values: &[T]) -> Self {
        let mut rare = Vec::new();
        let mut heap = 0;
        for &value in values {
            if heap > 0 && !space.is_common(heap as usize, value.index()) {
                rare.push(Rare { heap, value });
            }
            heap += 1;
        }
        Self {
            space,
            rare,
            witnesses: Witnesses::new(T::TOP),
            probes: None,
            marks: Marks::new(T::TOP),
            wanted: Vec::new(),
        }
    }

    /// The value of the next heap. `None` if it does not fit. A rare one is noted.
    pub(super) fn value(&mut self, code: &Code, values: &[T]) -> Option<T> {
        let heap = values.len();
        self.mark(code, values);
        self.wanted.clear();
        let mut common = None;
        for value in 0..T::TOP {
            if self.marks.has(value) {
                continue;
            }
            if self.space.is_common(heap, value) {
                common = Some(value);
                break;
            }
            self.wanted
                .push(u32::try_from(value).expect("values are of 16 bits"));
        }
        if let Some(missing) = self
            .witnesses
            .find(code, values, &mut self.wanted, usize::MAX)
        {
            let value = T::new(missing)?;
            self.note(heap, value);
            return Some(value);
        }
        T::new(common?)
    }

    /// The next heap is rare.
    pub(super) fn note(&mut self, heap: usize, value: T) {
        let heap = u32::try_from(heap).expect("there are fewer than 2^32 heaps");
        self.rare.push(Rare { heap, value });
    }

    /// Marks the values of all options but the splits of two common heaps.
    fn mark(&mut self, code: &Code, values: &[T]) {
        let heap = values.len();
        self.marks.clear();
        let (places, round) = self.marks.raw::<T>();
        for &taken in &code.takes {
            places[values[heap - taken].index()] = round;
        }
        for &taken in &code.breaks {
            let rest = heap - taken;
            for rare in &self.rare {
                // The other part is 1 at least.
                if rare.heap as usize >= rest {
                    break;
                }
                let other = values[rest - rare.heap as usize];
                places[other.sum(rare.value).index()] = round;
            }
        }
    }
}
