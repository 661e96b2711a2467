//! What a game of splitting heaps writes the lists to that may replace one heap.

use alloc::vec::Vec;

use crate::options::Fault;
use crate::position::descending_numbers;

/// The most numbers that the lists of one heap may hold together.
const MOST: usize = 1 << 24;

/// What is said to be too many when [`Replacements`] are full.
const WHAT: &str = "heaps in all results of one heap";

/// Takes the lists of heaps that one heap may be replaced by. Empty heaps vanish, and the order
/// within a list does not matter. The lists are a set: it does no harm to push one twice.
///
/// ```
/// use sprague_runtime::Replacements;
/// let mut lists = Replacements::new();
/// lists.push(&[2, 0, 3]);
/// assert_eq!(lists.iter().collect::<Vec<_>>(), [[3, 2]]);
/// ```
#[derive(Clone, Debug)]
pub struct Replacements {
    /// All lists behind one another, each largest first.
    heaps: Vec<u64>,
    /// Where each list ends in `heaps`.
    ends: Vec<usize>,
    fault: Option<Fault>,
    limit: usize,
}

impl Replacements {
    /// No lists yet, and room for 16 million heaps in all.
    #[must_use]
    pub fn new() -> Self {
        Self {
            heaps: Vec::new(),
            ends: Vec::new(),
            fault: None,
            limit: MOST,
        }
    }

    /// No lists yet, and room for few more than `limit` of them, if they are short.
    pub(crate) fn with_limit(limit: u64) -> Self {
        let most = usize::try_from(limit).map_or(MOST, |limit| limit.saturating_mul(4).min(MOST));
        Self {
            limit: most.max(1 << 12),
            ..Self::new()
        }
    }

    /// Whether the fault is that there are more lists than there is room for.
    pub(crate) fn is_full(&self) -> bool {
        matches!(self.fault, Some(Fault::TooMany { what: WHAT, .. }))
    }

    /// Adds a list. Past the room there is, a fault is noted instead.
    pub fn push(&mut self, list: &[u64]) {
        let start = self.heaps.len();
        // Every list takes one place more than it has heaps: there may be many empty lists.
        if start + self.ends.len() + list.len() > self.limit {
            self.fail(Fault::TooMany {
                what: WHAT,
                limit: self.limit as u64,
            });
        }
        if self.fault.is_none() {
            for &heap in list {
                if heap != 0 {
                    self.heaps.push(heap);
                }
            }
            descending_numbers(&mut self.heaps[start..]);
            self.ends.push(self.heaps.len());
        }
    }

    /// Says that the lists cannot be told. Of several faults the first stays.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    /// Why the lists cannot be told, if so.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// The lists in the order of their pushing, each largest first and without empty heaps.
    pub fn iter(&self) -> impl Iterator<Item = &[u64]> + '_ {
        (0..self.ends.len()).map(|i| {
            let start = if i == 0 { 0 } else { self.ends[i - 1] };
            &self.heaps[start..self.ends[i]]
        })
    }

    /// How many lists there are, repeated ones included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no list.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Forgets lists and fault.
    pub fn clear(&mut self) {
        self.heaps.clear();
        self.ends.clear();
        self.fault = None;
    }
}

impl Default for Replacements {
    fn default() -> Self {
        Self::new()
    }
}
