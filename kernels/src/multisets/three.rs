//! Three heaps, one of which loses a number that divides both others.

use alloc::vec::Vec;

use super::Heaps;
use crate::fold::{Fold, Gather, Rule, Table, missing_from};

/// The table of that one rule; `None` for other counts of heaps, where greatest common divisors are
/// not listed, and for numbers past 2^16.
pub(super) fn table(heaps: &Heaps, fold: Fold) -> Option<Table> {
    if heaps.count != 3 || heaps.divisors.row(0).is_empty() {
        return None;
    }
    let (side, before) = (heaps.side, &heaps.before);
    let mut three = Three {
        heaps,
        second: &before[side..2 * side],
        third: &before[2 * side..],
        numbers: Vec::new(),
    };
    three.numbers.try_reserve_exact(heaps.len()?).ok()?;
    match Rule::of(fold) {
        Rule::Missing(start) => {
            let first = start.first();
            three.fill(start, |three, cell| three.missing_from(first, cell))?;
        }
        Rule::Least(start) => three.fill(start, |_, _| None)?,
    }
    Some(Table::of_halves(fold, three.numbers))
}

struct Three<'a> {
    heaps: &'a Heaps,
    /// How many multisets come before a heap in the second and in the third place.
    second: &'a [u32],
    third: &'a [u32],
    numbers: Vec<u16>,
}

/// The heaps, smallest first, and what may be taken from each.
struct Cell<'a> {
    heaps: [u32; 3],
    taken: [&'a [u32]; 3],
}

impl Three<'_> {
    /// The numbers of all positions in their order. A nim-value that the gathered bits do not tell
    /// is asked of `far`.
    fn fill<G: Gather>(
        &mut self,
        start: G,
        far: impl Fn(&Self, &Cell<'_>) -> Option<u32>,
    ) -> Option<()> {
        let divisors = &self.heaps.divisors;
        let side = u32::try_from(self.heaps.side).ok()?;
        for c in 0..side {
            let row = divisors.row(c as usize);
            for b in 0..=c {
                let other = divisors.row(b as usize);
                let common = divisors.of(row[b as usize].into());
                // Both rows are read from 0 on.
                let pairs = row.iter().zip(other).zip(0..=b);
                for ((&with_c, &with_b), a) in pairs {
                    let cell = Cell {
                        heaps: [a, b, c],
                        taken: [
                            common,
                            divisors.of(with_c.into()),
                            divisors.of(with_b.into()),
                        ],
                    };
                    let mut gathered = start;
                    self.each(&cell, |number| gathered.add(number));
                    let number = match gathered.finish() {
                        Some(number) => number,
                        None => far(self, &cell)?,
                    };
                    self.numbers.push(u16::try_from(number).ok()?);
                }
            }
        }
        Some(())
    }

    /// Gives the number of each option.
    #[inline]
    fn each(&self, cell: &Cell<'_>, mut option: impl FnMut(u32)) {
        let [a, b, c] = cell.heaps;
        let second = |heap: u32| self.second[heap as usize];
        let third = |heap: u32| self.third[heap as usize];
        let mut at = |place: u32| option(self.numbers[place as usize].into());
        let [from_a, from_b, from_c] = cell.taken;
        let base = third(c) + second(b) + a;
        for &taken in from_a {
            if taken > a {
                break;
            }
            at(base - taken);
        }
        // Equal heaps have equal options.
        if b > a {
            let base = third(c);
            for &taken in from_b {
                if taken > b {
                    break;
                }
                let left = b - taken;
                at(base + second(left.max(a)) + left.min(a));
            }
        }
        if c > b {
            for &taken in from_c {
                if taken > c {
                    break;
                }
                let left = c - taken;
                let (low, high) = (left.min(a), left.max(b));
                at(third(high) + second(left + a + b - low - high) + low);
            }
        }
    }

    /// The least missing number where 64 bits do not tell.
    #[cold]
    fn missing_from(&self, first: u32, cell: &Cell<'_>) -> Option<u32> {
        let mut numbers = Vec::new();
        self.each(cell, |number| numbers.push(number));
        missing_from(first, &numbers)
    }
}
