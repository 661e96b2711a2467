//! One rule, and the places of its options.

use alloc::vec::Vec;

use super::{HEAPS, Heaps, Rules};

/// A rule names some heaps. Each loses a constant; some lose a number d too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rule {
    named: Vec<Named>,
    taken: Taken,
    /// d divides every heap that is not named.
    divides_rest: bool,
}

/// What happens to a heap that a rule names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Named {
    /// It loses this.
    constant: u32,
    /// It loses d too.
    varies: bool,
    /// d divides it.
    divided: bool,
}

/// What d runs over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    /// There is no d; it is 0.
    Nothing,
    /// All numbers from 1 on, or those that divide some heaps.
    Numbers { dividing: bool },
}

impl Rules {
    /// Reads rules that are written as numbers, one behind the other: first whether a heap that a
    /// rule names must not be empty (1 or 0); then for each rule
    ///
    /// * how many heaps it names, at least 1; for each of these the constant that it loses,
    ///   whether (1 or 0) it loses d too, and whether d divides it;
    /// * whether there is a d, which runs over all numbers from 1 on; whether it divides all heaps
    ///   that are not named.
    ///
    /// Each rule must take something. `None` if that is not how the numbers are.
    #[must_use]
    pub fn read(numbers: &[i64]) -> Option<Self> {
        let (&named, mut rest) = numbers.split_first()?;
        let named = truth(named)?;
        let mut rules = Vec::new();
        while !rest.is_empty() {
            rules.push(read(&mut rest)?);
        }
        Some(Self { rules, named })
    }
}

fn truth(number: i64) -> Option<bool> {
    matches!(number, 0 | 1).then_some(number == 1)
}

fn read(rest: &mut &[i64]) -> Option<Rule> {
    let mut next = || {
        let (&first, behind) = rest.split_first()?;
        *rest = behind;
        Some(first)
    };
    let count = usize::try_from(next()?).ok()?;
    if !(1..=HEAPS).contains(&count) {
        return None;
    }
    let mut named = Vec::new();
    for _ in 0..count {
        named.push(Named {
            constant: u32::try_from(next()?).ok()?,
            varies: truth(next()?)?,
            divided: truth(next()?)?,
        });
    }
    let (taken, divides_rest) = (truth(next()?)?, truth(next()?)?);
    let dividing = divides_rest || named.iter().any(|named| named.divided);
    let varies = named.iter().any(|named| named.varies);
    // Without d nothing of it may be said; all that is left must take something.
    if taken != varies || dividing && !taken {
        return None;
    }
    if !varies && named.iter().all(|named| named.constant == 0) {
        return None;
    }
    Some(Rule {
        named,
        taken: if taken {
            Taken::Numbers { dividing }
        } else {
            Taken::Nothing
        },
        divides_rest,
    })
}

impl Rule {
    /// All that it says is that a heap loses what divides all others.
    pub(super) fn divides_others(&self) -> bool {
        let one = Named {
            constant: 0,
            varies: true,
            divided: false,
        };
        self.named == [one] && self.divides_rest
    }

    /// Adds the places of the options of the heaps, whose own place is given.
    #[inline]
    pub(super) fn options(&self, heaps: &Heaps, named: bool, place: u32, out: &mut Vec<u32>) {
        if let [one] = self.named[..] {
            let sorted = heaps.sorted();
            for (at, &heap) in sorted.iter().enumerate() {
                // Equal heaps have equal options.
                let again = at > 0 && sorted[at - 1] == heap;
                if !again && (heap > 0 || !named) {
                    self.lower_one(one, heaps, at, place, out);
                }
            }
        } else {
            let mut chosen = [0; HEAPS];
            self.choose(heaps, named, &mut chosen, 0, out);
        }
    }

    /// From the heap at one place alone.
    #[inline]
    fn lower_one(&self, one: Named, heaps: &Heaps, at: usize, place: u32, out: &mut Vec<u32>) {
        let sorted = heaps.sorted();
        let heap = sorted[at];
        let Some(most) = heap.checked_sub(one.constant) else {
            return;
        };
        // The place without the heap's own share; it falls past the heaps before it one by one.
        let mut below = Below {
            heaps,
            at,
            base: place - heaps.before(at, heap as usize),
        };
        match self.taken {
            Taken::Nothing => out.push(below.place(most)),
            Taken::Numbers { dividing: false } => {
                out.extend((0..most).rev().map(|left| below.place(left)));
            }
            Taken::Numbers { dividing: true } => {
                let mut common = if one.divided { heap } else { 0 };
                if self.divides_rest {
                    for (other, &number) in sorted.iter().enumerate() {
                        if other != at {
                            common = heaps.divisors.common(common, number);
                        }
                    }
                }
                for &taken in heaps.divisors.of(common) {
                    if taken > most {
                        break;
                    }
                    out.push(below.place(most - taken));
                }
            }
        }
    }

    /// Gives heaps to the names from one on, in all ways, and takes.
    fn choose(
        &self,
        heaps: &Heaps,
        named: bool,
        chosen: &mut [usize; HEAPS],
        next: usize,
        out: &mut Vec<u32>,
    ) {
        if next == self.named.len() {
            return self.take(heaps, &chosen[..next], out);
        }
        let sorted = heaps.sorted();
        for at in 0..sorted.len() {
            let free = |at: &usize| !chosen[..next].contains(at);
            // Of equal heaps that are free the first one does for all.
            let again = at > 0 && sorted[at - 1] == sorted[at] && free(&(at - 1));
            if free(&at) && !again && !(named && sorted[at] == 0) {
                chosen[next] = at;
                self.choose(heaps, named, chosen, next + 1, out);
            }
        }
    }

    /// Takes from the heaps at these places.
    fn take(&self, heaps: &Heaps, chosen: &[usize], out: &mut Vec<u32>) {
        let mut left = heaps.sorted;
        let (mut most, mut common) = (u32::MAX, 0);
        for (named, &at) in self.named.iter().zip(chosen) {
            let Some(rest) = left[at].checked_sub(named.constant) else {
                return;
            };
            if named.divided {
                common = heaps.divisors.common(common, left[at]);
            }
            left[at] = rest;
            if named.varies {
                most = most.min(rest);
            }
        }
        if self.divides_rest {
            for (at, &heap) in heaps.sorted().iter().enumerate() {
                if !chosen.contains(&at) {
                    common = heaps.divisors.common(common, heap);
                }
            }
        }
        let mut take = |taken: u32| {
            let mut new = left;
            for (named, &at) in self.named.iter().zip(chosen) {
                new[at] -= if named.varies { taken } else { 0 };
            }
            let new = &mut new[..heaps.count];
            new.sort_unstable();
            let shares = new.iter().enumerate();
            out.push(
                shares
                    .map(|(at, &heap)| heaps.before(at, heap as usize))
                    .sum(),
            );
        };
        match self.taken {
            Taken::Nothing => take(0),
            // Every number divides 0.
            Taken::Numbers { .. } => {
                let numbers = heaps.divisors.of(common).iter().copied();
                numbers.take_while(|&taken| taken <= most).for_each(take);
            }
        }
    }
}

/// A heap on its way down among the others.
struct Below<'a> {
    heaps: &'a Heaps,
    /// Its place among them.
    at: usize,
    /// The shares of the others.
    base: u32,
}

impl Below<'_> {
    /// The place where so much is left, no more than the times before.
    #[inline]
    fn place(&mut self, left: u32) -> u32 {
        let sorted = &self.heaps.sorted;
        while self.at > 0 && left < sorted[self.at - 1] {
            let passed = sorted[self.at - 1] as usize;
            self.base +=
                self.heaps.before(self.at, passed) - self.heaps.before(self.at - 1, passed);
            self.at -= 1;
        }
        self.base + self.heaps.before(self.at, left as usize)
    }
}
