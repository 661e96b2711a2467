//! How far back a sequence agrees with itself.

use super::cell::Cell;
use super::{Code, Repeats, Slice};
use crate::lanes::{Work, widest};
use alloc::vec::Vec;

/// Values that repeat as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// From which heap on, and the period.
    pub repeats: Repeats,
    /// So many values, if they go on to repeat, prove that they do so for ever (Guy and Smith
    /// 1956): 2 (first + period) + the most counters that are taken, with 1 for a first heap of 0.
    pub needed: usize,
}

/// The repetition that needs the fewest values for a proof, if it covers a quarter of the values
/// known, and a 32nd where they are many; of those for which the values known suffice, that of
/// the shortest period.
///
/// Linear in the number of values, and in memory a small part of it.
#[must_use]
pub fn repetition(code: &Code, values: Slice<'_>) -> Option<Repetition> {
    match values {
        Slice::Bytes(values) => of(code, values),
        Slice::Words(values) => of(code, values),
    }
}

/// So many values are many.
const MANY: usize = 1 << 14;

/// What must agree before it is looked at how far it does.
const TAIL: usize = 64;

/// So many distances are remembered at most.
const REMEMBERED: usize = 1 << 20;

/// So many comparisons are made at most for each value. It takes values made for it to need more
/// than 2.
const EFFORT: usize = 8;

fn of<T: Cell>(code: &Code, values: &[T]) -> Option<Repetition> {
    let len = values.len();
    let least = if len < MANY { len / 4 } else { len / 32 }.max(1);
    let tail = &values[len.checked_sub(TAIL.min(least))?..];
    let mut scan = Scan {
        values,
        known: Vec::new(),
        farthest: (0, 0),
        effort: EFFORT.saturating_mul(len),
    };
    let mut best: Option<Repetition> = None;
    let mut end = len;
    while let Some(next) = rfind(values, least, end, tail) {
        end = next;
        let period = len - end;
        let Some(agree) = scan.agree(period, tail.len()) else {
            break;
        };
        let first = len - period - agree;
        let needed = 2 * (first.max(1) + period) + code.last();
        if agree >= least && best.is_none_or(|best| needed < best.needed) {
            let repeats = Repeats { first, period };
            best = Some(Repetition { repeats, needed });
            if needed <= len {
                break;
            }
        }
    }
    best
}

/// So many places are looked at together.
const CHUNK: usize = 64;

/// Which values of the tail are looked at first: how far from its end.
const LOOKED_AT: [usize; 6] = [0, 1, 3, 8, 20, 45];

/// The last place before `end`, and at or past `least`, before which the tail stands.
fn rfind<T: Cell>(values: &[T], least: usize, end: usize, tail: &[T]) -> Option<usize> {
    let mut end = end;
    while end > least {
        end = widest(Skip {
            values,
            least: least.max(tail.len()),
            end,
            tail,
        });
        let begin = end.saturating_sub(CHUNK).max(least);
        while end > begin {
            end -= 1;
            if values[..end].ends_with(tail) {
                return Some(end);
            }
        }
    }
    None
}

/// Leaves out chunks of places where the tail cannot stand.
struct Skip<'a, T> {
    values: &'a [T],
    least: usize,
    end: usize,
    tail: &'a [T],
}

impl<T: Cell> Work for Skip<'_, T> {
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let last = self.tail.len() - 1;
        let zero = self.tail[last].sum(self.tail[last]);
        let mut end = self.end;
        while end >= self.least + CHUNK {
            let mut differ = [zero; CHUNK];
            for back in LOOKED_AT {
                let back = if back < last { back } else { last };
                let row = &self.values[end - CHUNK - 1 - back..][..CHUNK];
                for (differ, &value) in differ.iter_mut().zip(row) {
                    *differ = (*differ).max(value.sum(self.tail[last - back]));
                }
            }
            let mut agrees = differ[0];
            for &differ in &differ {
                agrees = agrees.min(differ);
            }
            if agrees == zero {
                break;
            }
            end -= CHUNK;
        }
        end
    }
}

/// The Z function of the values read from the last to the first, at the distances where it is at
/// least as long as the tail.
struct Scan<'a, T> {
    values: &'a [T],
    /// Distances and how many values agree, ascending.
    known: Vec<(usize, usize)>,
    /// The distance of which the agreement reaches farthest, and where it ends.
    farthest: (usize, usize),
    effort: usize,
}

impl<T: Eq> Scan<'_, T> {
    /// How many of the last values equal those at a distance, where the tail does. `None` if it
    /// took too long so far.
    fn agree(&mut self, distance: usize, tail: usize) -> Option<usize> {
        let (left, right) = self.farthest;
        let mut count = tail;
        if distance + tail < right {
            // What agrees here agrees `left` places later, as far as that reaches.
            let known = self
                .known
                .binary_search_by_key(&(distance - left), |&(at, _)| at);
            if let Ok(place) = known {
                let there = self.known[place].1;
                if there < right - distance {
                    self.note(distance, there);
                    return Some(there);
                }
                count = right - distance;
            }
        }
        let begun = count;
        let end = self.values.len();
        let common = |count: usize| {
            let (now, then) = (
                &self.values[..end - count],
                &self.values[..end - count - distance],
            );
            let step = then.len().min(4096);
            (step, now[now.len() - step..] == then[then.len() - step..])
        };
        loop {
            let (step, equal) = common(count);
            if step == 0 || !equal {
                break;
            }
            count += step;
        }
        while end > count + distance
            && self.values[end - count - 1] == self.values[end - count - 1 - distance]
        {
            count += 1;
        }
        self.effort = self.effort.checked_sub(count - begun + tail)?;
        self.note(distance, count);
        if distance + count > right {
            self.farthest = (distance, distance + count);
        }
        Some(count)
    }

    fn note(&mut self, distance: usize, count: usize) {
        if self.known.len() < REMEMBERED {
            self.known.push((distance, count));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Repeats, Repetition, of};
    use crate::splits::Code;
    use std::vec::Vec;

    /// By the definition: all distances, and the least number needed.
    fn plainly(code: &Code, values: &[u8]) -> Option<Repetition> {
        let len = values.len();
        let all = (1..len).map(|period| {
            let pairs = (0..len - period).rev();
            let agree = pairs
                .take_while(|&heap| values[heap] == values[heap + period])
                .count();
            let first = len - period - agree;
            let needed = 2 * (first.max(1) + period) + code.last();
            (
                agree,
                Repetition {
                    repeats: Repeats { first, period },
                    needed,
                },
            )
        });
        let all: Vec<_> = all
            .filter(|(agree, _)| *agree >= (len / 4).max(1))
            .collect();
        let proved = all.iter().find(|(_, repetition)| repetition.needed <= len);
        let best = all.iter().min_by_key(|(_, repetition)| repetition.needed);
        proved.or(best).map(|&(_, repetition)| repetition)
    }

    #[test]
    fn equals_the_definition() {
        let code = Code::new(&[0, 7, 7]).expect("it splits");
        let mut state = 3u64;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(11);
            (state >> 33) % below
        };
        for case in 0..4_000 {
            // A prefix, then a word that is repeated, with a fault here and there.
            let (prefix, period) = (random(60), 1 + random(90));
            let letters = 1 + random(3);
            let len = prefix + period * (1 + random(8)) + random(period);
            let mut values: Vec<u8> = Vec::new();
            for heap in 0..len {
                let again = heap.checked_sub(period).filter(|_| heap >= prefix + period);
                let fault = random(1 + 40 * (1 + case % 9)) == 0;
                let fresh = u8::try_from(random(letters)).expect("it is small");
                values.push(match again {
                    Some(before) if !fault => values[usize::try_from(before).expect("small")],
                    _ => fresh,
                });
            }
            assert_eq!(of(&code, &values), plainly(&code, &values), "{values:?}");
        }
    }
}
