//! Closed forms checked by the Rust compiler itself, in constant evaluation.
//!
//! A form that is what the rules say for all heaps up to the end of its theorem's window is what
//! they say for all heaps: its own values there repeat by construction.

use super::closed::{Closed, Shifts};
use crate::game::Convention;
use crate::quantity::Standard;

impl Closed<'_> {
    /// Whether this is the closed form of a quantity when a number of a finite set is taken: the
    /// repeated window, of plain values or with one shift (`docs/proofs.md`).
    ///
    /// False too for what it cannot tell: shifts for each place, nim-values from 128 on. Cost: a
    /// step for each number of the set and each heap up to first + period + greatest number, in
    /// constant evaluation some microseconds each; after some 200,000 of them the compiler refuses
    /// to go on (its lint `long_running_const_eval`).
    #[must_use]
    pub const fn follows_set(&self, numbers: &[u64], quantity: Standard) -> bool {
        self.follows_register(&[], &[numbers], quantity)
    }

    /// As [`follows_set`](Self::follows_set), where heap n loses a number of `small[n]` or, past
    /// those, of the set at n modulo the number of `sets`.
    #[must_use]
    pub const fn follows_register(
        &self,
        small: &[&[u64]],
        sets: &[&[u64]],
        quantity: Standard,
    ) -> bool {
        let Some(end) = self.end_of_window(small, sets, quantity) else {
            return false;
        };
        let mut heap = 0;
        while heap < end {
            let numbers = numbers_of(heap, small, sets);
            match self.value(heap, numbers, quantity) {
                Some(value) if value == self.at(heap) => heap += 1,
                _ => return false,
            }
        }
        true
    }

    /// Past which heap the values of the form need no look; `None` if no theorem says so.
    const fn end_of_window(
        &self,
        small: &[&[u64]],
        sets: &[&[u64]],
        quantity: Standard,
    ) -> Option<u64> {
        let Shifts::Same(shift) = self.shifts() else {
            return None;
        };
        if sets.is_empty() || (shift > 0 && !quantity.is_length()) {
            return None;
        }
        let (mut reach, mut place) = (0, 0);
        while place < sets.len() {
            let greatest = greatest(sets[place]);
            // A heap without a move has a length of 0, however far out.
            if shift > 0 && greatest == 0 {
                return None;
            }
            if greatest > reach {
                reach = greatest;
            }
            place += 1;
        }
        let regular = small.len() as u64;
        let mut window = self.period();
        while !window.is_multiple_of(sets.len() as u64) {
            window += self.period();
        }
        // Only an even rise keeps outcomes: then two periods are one.
        if quantity.tells_by_parity() && (window / self.period() * shift) % 2 == 1 {
            window *= 2;
        }
        let from = regular.saturating_sub(reach);
        let from = if from < self.first() {
            self.first()
        } else {
            from
        };
        (from + window).checked_add(reach)
    }

    /// The value of a heap by the definition, from the form's own values of smaller heaps.
    const fn value(&self, heap: u64, numbers: &[u64], quantity: Standard) -> Option<u64> {
        match quantity {
            Standard::Grundy(Convention::Normal) => self.mex(heap, numbers, 0, 0),
            Standard::Grundy(Convention::Misere) => self.mex(heap, numbers, 0, 1),
            Standard::Outcome(convention) => Some(self.wins(heap, numbers, convention)),
            Standard::Remoteness(Convention::Normal) => Some(self.length(heap, numbers, 0, true)),
            Standard::Remoteness(Convention::Misere) => Some(self.length(heap, numbers, 1, true)),
            Standard::Suspense(Convention::Normal) => Some(self.length(heap, numbers, 0, false)),
            Standard::Suspense(Convention::Misere) => Some(self.length(heap, numbers, 1, false)),
            Standard::Shortest => Some(self.extreme(heap, numbers).0),
            Standard::Longest => Some(self.extreme(heap, numbers).1),
            Standard::Foreclosed(convention) => self.foreclosed(heap, numbers, convention),
        }
    }

    /// The least number not below `least` that is the value of no option; `ended` if there is none.
    const fn mex(&self, heap: u64, numbers: &[u64], least: u64, ended: u64) -> Option<u64> {
        let (mut seen, mut any, mut place) = (0u128, false, 0);
        while place < numbers.len() {
            if 0 < numbers[place] && numbers[place] <= heap {
                let value = self.at(heap - numbers[place]);
                if value >= 128 {
                    return None;
                }
                seen |= 1 << value;
                any = true;
            }
            place += 1;
        }
        let mut value = least;
        while value < 128 && seen >> value & 1 == 1 {
            value += 1;
        }
        Some(if any { value } else { ended })
    }

    const fn wins(&self, heap: u64, numbers: &[u64], convention: Convention) -> u64 {
        let (mut wins, mut any, mut place) = (false, false, 0);
        while place < numbers.len() {
            if 0 < numbers[place] && numbers[place] <= heap {
                any = true;
                wins |= self.at(heap - numbers[place]) == 0;
            }
            place += 1;
        }
        (wins || !any && matches!(convention, Convention::Misere)) as u64
    }

    /// Remoteness or suspense: 1 more than the best value of an option that is lost for who moves
    /// from it, by its parity, else of all options. Who hurries likes the least, who delays the
    /// greatest.
    const fn length(&self, heap: u64, numbers: &[u64], lost: u64, hurry: bool) -> u64 {
        let (mut won, mut other, mut place) = (None, None, 0);
        while place < numbers.len() {
            if 0 < numbers[place] && numbers[place] <= heap {
                let value = self.at(heap - numbers[place]);
                if value % 2 == lost {
                    won = Some(better(won, value, hurry));
                } else {
                    other = Some(better(other, value, !hurry));
                }
            }
            place += 1;
        }
        match (won, other) {
            (Some(value), _) | (None, Some(value)) => value.saturating_add(1),
            (None, None) => 0,
        }
    }

    /// The lengths of the shortest and the longest play, each from a form of its own kind.
    const fn extreme(&self, heap: u64, numbers: &[u64]) -> (u64, u64) {
        let (mut least, mut greatest, mut place) = (None, None, 0);
        while place < numbers.len() {
            if 0 < numbers[place] && numbers[place] <= heap {
                let value = self.at(heap - numbers[place]).saturating_add(1);
                least = Some(better(least, value, true));
                greatest = Some(better(greatest, value, false));
            }
            place += 1;
        }
        match (least, greatest) {
            (Some(least), Some(greatest)) => (least, greatest),
            _ => (0, 0),
        }
    }

    const fn foreclosed(&self, heap: u64, numbers: &[u64], convention: Convention) -> Option<u64> {
        let mut place = 0;
        while place < numbers.len() {
            let takes = 0 < numbers[place] && numbers[place] <= heap;
            let ends = takes && self.at(heap - numbers[place]) == 0;
            if ends && matches!(convention, Convention::Normal) {
                return Some(1);
            }
            place += 1;
        }
        // Numbers from 2 on are nim-values; the others count for nothing.
        self.mex(heap, numbers, 2, 0)
    }

    /// Whether this is the closed form of the nim-values of a code that leaves two heaps at most,
    /// by the theorem of Guy and Smith (`docs/proofs.md`).
    ///
    /// False too for what it cannot tell: shifts, nim-values from 128 on. Cost: a step for each way
    /// to split each heap up to twice first + period, with the same bound: up to some 600 heaps.
    #[must_use]
    pub const fn follows_code(&self, digits: &[u8]) -> bool {
        if !matches!(self.shifts(), Shifts::Same(0)) {
            return false;
        }
        let first = if self.first() == 0 { 1 } else { self.first() };
        let end = 2 * (first + self.period()) + digits.len() as u64;
        let mut heap = 0;
        while heap < end {
            match self.by_code(heap, digits) {
                Some(value) if value == self.at(heap) => heap += 1,
                _ => return false,
            }
        }
        true
    }

    /// The nim-value of a heap from the form's own values of smaller heaps.
    const fn by_code(&self, heap: u64, digits: &[u8]) -> Option<u64> {
        let (mut seen, mut taken) = (0u128, 0);
        while taken < digits.len() && taken as u64 <= heap {
            let (digit, rest) = (digits[taken], heap - taken as u64);
            if digit >= 8 {
                return None;
            }
            if digit & 1 != 0 && rest == 0 && taken > 0 {
                seen |= 1;
            }
            // No heap, or one heap of 0, is worth 0; a pair is worth its nim-sum.
            let mut part = if digit & 2 != 0 && rest > 0 && taken > 0 {
                0
            } else {
                1
            };
            let last = if digit & 4 != 0 { rest / 2 } else { 0 };
            while part <= last {
                let alone = if part == 0 { 0 } else { self.at(part) };
                let value = alone ^ self.at(rest - part);
                if value >= 128 {
                    return None;
                }
                seen |= 1 << value;
                part += 1;
            }
            taken += 1;
        }
        Some((!seen).trailing_zeros() as u64)
    }
}

/// The lesser or the greater of two numbers, if there are two.
const fn better(best: Option<u64>, value: u64, less: bool) -> u64 {
    match best {
        Some(best) if (best < value) == less => best,
        _ => value,
    }
}

/// The greatest of some numbers, or 0.
const fn greatest(numbers: &[u64]) -> u64 {
    let (mut greatest, mut place) = (0, 0);
    while place < numbers.len() {
        if numbers[place] > greatest {
            greatest = numbers[place];
        }
        place += 1;
    }
    greatest
}

/// The numbers that a heap may lose. Both casts are of numbers below the length of a list.
#[allow(clippy::cast_possible_truncation)]
const fn numbers_of<'s>(heap: u64, small: &[&'s [u64]], sets: &[&'s [u64]]) -> &'s [u64] {
    if heap < small.len() as u64 {
        small[heap as usize]
    } else {
        sets[(heap % sets.len() as u64) as usize]
    }
}
