//! Nim-values one after the other: first all places of value 0, then those of value 1, and so on.
//!
//! Of the places that have no smaller value, the lowest has the value, unless it looks at one that
//! has it; and so the next. A row of bits says which places look at a place, so that each place
//! costs one row in all, however many numbers may be taken.

use alloc::vec;
use alloc::vec::Vec;

use super::NOTHING;

/// How many words of places are a block.
const BLOCK: usize = super::BLOCK / 64;

/// No more memory than that is taken for rows and planes.
const BYTES: usize = 1 << 28;

/// What is known of the values of a block and of those behind it.
pub(super) struct Planes {
    /// For each place of a word, the places that look at it from the word's beginning on.
    rows: Vec<u64>,
    /// How many words a row has.
    width: usize,
    /// For each value the places of the block, and behind it, that look at one that has it.
    blocked: Vec<Vec<u64>>,
    /// All places of other values than these first ones have the value that follows.
    most: usize,
    /// The values of the block.
    values: Vec<u16>,
    /// So many of them are known; the next would be too great.
    right: usize,
}

impl Planes {
    /// By the numbers that may be taken, ascending and at least 1, and the last values. The first
    /// block is computed. Only `most` values are told apart. `None` if it takes too much memory.
    pub(super) fn new(numbers: &[usize], last: &[u16], most: usize) -> Option<Self> {
        let greatest = *numbers.last()?;
        let width = greatest.checked_add(63)? / 64 + 1;
        if width.checked_mul(64 * 8)? > BYTES {
            return None;
        }
        let mut rows = vec![0; 64 * width];
        for (bit, row) in rows.chunks_exact_mut(width).enumerate() {
            for &number in numbers {
                set(row, bit + number);
            }
        }
        let mut planes = Self {
            rows,
            width,
            blocked: Vec::new(),
            most,
            values: vec![0; super::BLOCK],
            right: 0,
        };
        for (back, &value) in (1..=greatest).zip(last.iter().rev()) {
            if value == NOTHING || usize::from(value) >= most {
                continue;
            }
            while planes.blocked.len() <= usize::from(value) {
                planes.blocked.push(planes.plane()?);
            }
            let from = numbers.partition_point(|&number| number < back);
            for number in &numbers[from..] {
                set(&mut planes.blocked[usize::from(value)], number - back);
            }
        }
        planes.compute();
        Some(planes)
    }

    /// A plane in which nothing is blocked; `None` if there are too many.
    fn plane(&self) -> Option<Vec<u64>> {
        let len = BLOCK + self.width - 1;
        let all = (self.blocked.len() + 1).checked_mul(len * 8)?;
        (all <= BYTES && self.blocked.len() < usize::from(NOTHING)).then(|| vec![0; len])
    }

    /// Computes the next block.
    pub(super) fn advance(&mut self) {
        for plane in &mut self.blocked {
            plane.copy_within(BLOCK.., 0);
            let kept = plane.len() - BLOCK;
            plane[kept..].fill(0);
        }
        self.compute();
    }

    fn compute(&mut self) {
        let mut left = [u64::MAX; BLOCK];
        let mut value = 0;
        self.right = super::BLOCK;
        while left != [0; BLOCK] {
            if value == self.most {
                break;
            }
            if value == self.blocked.len() {
                let Some(plane) = self.plane() else {
                    let mut word = 0;
                    while left[word] == 0 {
                        word += 1;
                    }
                    self.right = 64 * word + left[word].trailing_zeros() as usize;
                    return;
                };
                self.blocked.push(plane);
            }
            self.assign(value, &mut left);
            value += 1;
        }
        self.fill(value, &left);
    }

    /// Gives a value to all places that have it, of those that have no smaller one.
    fn assign(&mut self, value: usize, left: &mut [u64; BLOCK]) {
        let blocked = &mut self.blocked[value][..];
        for (word, left) in left.iter_mut().enumerate() {
            let mut free = *left & !blocked[word];
            let mut taken = 0;
            while free != 0 {
                let bit = free.trailing_zeros() as usize;
                taken |= 1 << bit;
                self.values[64 * word + bit] = value as u16;
                let row = &self.rows[bit * self.width..][..self.width];
                for (blocked, row) in blocked[word..word + self.width].iter_mut().zip(row) {
                    *blocked |= row;
                }
                free = *left & !taken & !blocked[word];
            }
            *left &= !taken;
        }
    }

    /// Gives a value to all places that are left.
    fn fill(&mut self, value: usize, left: &[u64; BLOCK]) {
        for (word, &left) in left.iter().enumerate() {
            let mut left = left;
            while left != 0 {
                self.values[64 * word + left.trailing_zeros() as usize] = value as u16;
                left &= left - 1;
            }
        }
    }

    /// How many values of the block are known.
    pub(super) fn right(&self) -> usize {
        self.right
    }

    /// The values of the block.
    pub(super) fn block(&self) -> &[u16] {
        &self.values
    }
}

/// Sets a bit of a row.
fn set(row: &mut [u64], bit: usize) {
    row[bit / 64] |= 1 << (bit % 64);
}
