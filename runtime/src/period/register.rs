//! Rules that look back a bounded way.

use alloc::vec::Vec;

use crate::order::distinct_numbers;

/// A number is taken from a set that depends on the heap modulo some number. The values are those
/// of a machine whose register holds the last few of them.
///
/// ```
/// use sprague_runtime::period::Recurrence;
/// // Odd heaps lose 1 or 2, even ones 3 or 4; and nothing is taken from a heap of 5.
/// let small = vec![vec![], vec![1], vec![], vec![1, 2], vec![3, 4], vec![]];
/// let rules = Recurrence::register(small, vec![vec![3, 4], vec![1, 2]]);
/// # assert!(matches!(rules, Recurrence::Register(_)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// What is taken from the heaps 0, 1, …, each ascending and at most the heap.
    small: Vec<Vec<u64>>,
    /// What is taken from heap n, no heap of `small`: number n modulo their count.
    sets: Vec<Vec<u64>>,
}

impl Register {
    pub(super) fn new(small: Vec<Vec<u64>>, sets: Vec<Vec<u64>>) -> Self {
        let tidy = |mut set: Vec<u64>, most: u64| {
            set.retain(|&k| 1 <= k && k <= most);
            distinct_numbers(&mut set);
            set
        };
        let mut register = Self {
            small: Vec::with_capacity(small.len()),
            sets: Vec::with_capacity(sets.len().max(1)),
        };
        for set in small {
            let heap = register.small.len() as u64;
            register.small.push(tidy(set, heap));
        }
        for set in sets {
            register.sets.push(tidy(set, u64::MAX));
        }
        if register.sets.is_empty() {
            register.sets.push(Vec::new());
        }
        // A heap that the sets tell is no exception: the same rules are the same data.
        while let Some((last, others)) = register.small.split_last() {
            let heap = others.len() as u64;
            let regular = register.set_of(heap);
            let below = regular.partition_point(|&k| k <= heap);
            if regular[..below] != last[..] {
                break;
            }
            register.small.pop();
        }
        register
    }

    /// The numbers taken from the heaps 0, 1, … that are exceptions.
    #[must_use]
    pub fn small(&self) -> &[Vec<u64>] {
        &self.small
    }

    /// The numbers taken from any other heap n: set n modulo their count.
    #[must_use]
    pub fn sets(&self) -> &[Vec<u64>] {
        &self.sets
    }

    /// The one set of all heaps, if it is one.
    pub(super) fn as_plain_set(&self) -> Option<&[u64]> {
        let (first, others) = self.sets.split_first()?;
        (self.small.is_empty() && others.iter().all(|set| set == first)).then_some(first)
    }

    /// The number that heaps are told apart by, modulo it.
    pub(super) fn modulus(&self) -> u64 {
        self.sets.len() as u64
    }

    /// How far back a heap that is no exception looks.
    pub(super) fn reach(&self) -> u64 {
        greatest(&self.sets)
    }

    /// How far back any heap looks, the exceptions included.
    pub(super) fn farthest(&self) -> u64 {
        greatest(&self.small).max(self.reach())
    }

    /// The first heap from which on the sets tell all.
    pub(super) fn regular(&self) -> u64 {
        self.small.len() as u64
    }

    /// How many numbers the largest set has.
    pub(super) fn width(&self) -> u64 {
        let mut width = 0;
        for set in &self.sets {
            width = width.max(set.len());
        }
        width as u64
    }

    /// Whether every heap that is no exception and as large as the reach has a move.
    pub(super) fn never_ends(&self) -> bool {
        self.sets.iter().all(|set| !set.is_empty())
    }

    /// The set of a heap that is no exception.
    fn set_of(&self, heap: u64) -> &[u64] {
        if let [set] = &self.sets[..] {
            return set;
        }
        let place = heap % self.modulus();
        &self.sets[usize::try_from(place).expect("it is below the length of a list")]
    }

    /// The numbers that a heap may lose, ascending, and perhaps greater ones.
    pub(super) fn numbers(&self, heap: u64) -> &[u64] {
        match usize::try_from(heap) {
            Ok(heap) if heap < self.small.len() => &self.small[heap],
            _ => self.set_of(heap),
        }
    }
}

/// The greatest number of any of these sets, which ascend; 0 if there is none.
fn greatest(sets: &[Vec<u64>]) -> u64 {
    let mut greatest = 0;
    for set in sets {
        greatest = greatest.max(set.last().copied().unwrap_or(0));
    }
    greatest
}
