//! One heap by its divisors, or by fixed numbers: rules as numbers, and their table.
//!
//! The numbers k of a rule run over the divisors of the heap, or over an ascending set. Divisors
//! come from a sieve of least prime factors, so that a heap costs as much as it has divisors,
//! about ln n on the average, in place of the root of n for trial.

use alloc::vec::Vec;

use crate::fold::{Fold, Table};

/// Rules of one heap n, each for numbers k of a set, of which each lowers the heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    rules: Vec<Rule>,
    /// In their place one rule: any number of a kind is taken, and so much must be left.
    rest: Option<(rest::Kind, u32)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Rule {
    source: Source,
    /// What is left.
    left: Form,
    tests: Vec<Test>,
    /// What must at least be left, where k is taken and nothing else is asked.
    plain: Option<u32>,
}

/// What k runs over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// There is no k; it is 1.
    Once,
    /// All k >= 1 with k | n.
    Divisors,
    /// An ascending set.
    Set(Set),
}

/// An ascending set of numbers from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Set {
    Primes,
    Squares,
    Cubes,
    Triangulars,
    Fibonaccis,
    Factorials,
    /// Of a base of at least 2.
    Powers(i64),
}

/// `heap * n + number * k + quotient * (n / k) + constant`; a quotient only of divisors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Form {
    heap: i64,
    number: i64,
    quotient: i64,
    constant: i64,
}

/// What k and n must satisfy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Test {
    /// The form is at least 0.
    AtLeast(Form),
    /// The form is 0, or is not.
    Zero(Form, bool),
    /// A number of at least 1 divides the form, or does not.
    Multiple(Form, i64, bool),
    /// k is in a set, or is not.
    In(Set, bool),
}

/// No factor and no constant is greater, so that nothing overflows for heaps below 2^31.
const GREATEST: i64 = 1 << 28;

/// The greatest length of a table.
const LONGEST: usize = 1 << 30;

mod common;
mod read;
mod rest;
mod sets;
mod sieve;
#[cfg(test)]
mod tests;

use sieve::Sieve;

/// Sets as lists and marks, as far as a table reaches.
type Lists = Vec<(Set, Vec<u32>)>;
type Marks = Vec<(Set, Vec<u64>)>;

impl Rules {
    /// The numbers of the heaps below `len`. `None` if there is no memory, if `len` is over 2^30,
    /// or if some option is not below its heap, which the author of the rules must exclude.
    ///
    /// Cost: for each heap its divisors, or the numbers of the sets up to it; 1 byte a heap for the
    /// sieve, and 1 or 4 for the table.
    #[must_use]
    pub fn table(&self, fold: Fold, len: usize) -> Option<Table> {
        if len > LONGEST {
            return None;
        }
        if let Some((kind, least)) = self.rest {
            return rest::table(kind, least, fold, len);
        }
        let mut table = Table::new(fold, len)?;
        let by_divisors = self.rules.iter().any(|r| r.source == Source::Divisors);
        let mut sieve = Sieve::below(if by_divisors { len } else { 0 })?;
        let (lists, marks) = (self.lists(len)?, self.marks(len)?);
        let mut options = Vec::new();
        for heap in 0..u32::try_from(len).ok()? {
            options.clear();
            let divisors = match heap {
                // Nothing is below it.
                0 => {
                    table.push(&[])?;
                    continue;
                }
                _ if by_divisors => sieve.divisors(heap),
                _ => &[],
            };
            for rule in &self.rules {
                let numbers = match rule.source {
                    Source::Once => &[1],
                    Source::Divisors => divisors,
                    Source::Set(set) => up_to(list(&lists, set), heap),
                };
                rule.options(heap, numbers, &marks, &mut options)?;
            }
            table.push(&options)?;
        }
        Some(table)
    }

    fn lists(&self, len: usize) -> Option<Lists> {
        let mut lists = Lists::new();
        for rule in &self.rules {
            if let Source::Set(set) = rule.source
                && list(&lists, set).is_empty()
            {
                lists.push((set, set.below(len)?));
            }
        }
        Some(lists)
    }

    fn marks(&self, len: usize) -> Option<Marks> {
        let mut marks = Marks::new();
        for test in self.rules.iter().flat_map(|rule| &rule.tests) {
            if let Test::In(set, _) = *test
                && marks.iter().all(|&(known, _)| known != set)
            {
                let mut words = Vec::new();
                words.try_reserve_exact(len / 64 + 1).ok()?;
                words.resize(len / 64 + 1, 0);
                for number in set.below(len)? {
                    words[number as usize / 64] |= 1 << (number % 64);
                }
                marks.push((set, words));
            }
        }
        Some(marks)
    }
}

fn list(lists: &[(Set, Vec<u32>)], set: Set) -> &[u32] {
    let found = lists.iter().find(|&&(known, _)| known == set);
    found.map_or(&[], |(_, numbers)| numbers)
}

/// The numbers of an ascending list that are not greater.
fn up_to(numbers: &[u32], heap: u32) -> &[u32] {
    &numbers[..numbers.partition_point(|&number| number <= heap)]
}

impl Rule {
    /// Adds what is left for each of these numbers; `None` if that is not below the heap.
    #[inline]
    fn options(
        &self,
        heap: u32,
        numbers: &[u32],
        marks: &[(Set, Vec<u64>)],
        options: &mut Vec<u32>,
    ) -> Option<()> {
        if let Some(least) = self.plain {
            let most = heap.saturating_sub(least);
            let start = options.len();
            options.resize(start + numbers.len(), 0);
            let mut end = start;
            // Each is written, and those that are too great are written over: no branch.
            for &k in numbers {
                options[end] = heap.wrapping_sub(k);
                end += usize::from(k <= most);
            }
            options.truncate(end);
            return Some(());
        }
        let holds = |test: &Test, k: u32| test.holds(heap, k, marks);
        for &k in numbers {
            if !self.tests.iter().all(|test| holds(test, k)) {
                continue;
            }
            let left = self.left.at(heap, k);
            // What is negative is behind the wall.
            if left >= 0 {
                let left = u32::try_from(left).ok().filter(|&left| left < heap)?;
                options.push(left);
            }
        }
        Some(())
    }
}

/// What must at least be left, where k is taken and nothing else is asked.
fn plain(left: &Form, tests: &[Test]) -> Option<u32> {
    let taken = |form: &Form| form.heap == 1 && form.number == -1 && form.quotient == 0;
    if !taken(left) || left.constant != 0 {
        return None;
    }
    match tests {
        [] => Some(0),
        [Test::AtLeast(form)] if taken(form) => u32::try_from(-form.constant).ok(),
        _ => None,
    }
}

impl Form {
    #[inline]
    fn at(&self, heap: u32, k: u32) -> i64 {
        let mut value = self.heap * i64::from(heap) + self.number * i64::from(k) + self.constant;
        if self.quotient != 0 {
            value += self.quotient * i64::from(heap / k);
        }
        value
    }
}

impl Test {
    fn holds(&self, heap: u32, k: u32, marks: &[(Set, Vec<u64>)]) -> bool {
        match self {
            Self::AtLeast(form) => form.at(heap, k) >= 0,
            Self::Zero(form, wanted) => (form.at(heap, k) == 0) == *wanted,
            Self::Multiple(form, of, wanted) => (form.at(heap, k) % of == 0) == *wanted,
            Self::In(set, wanted) => {
                let words = marks.iter().find(|&(known, _)| known == set);
                let word = words.and_then(|(_, words)| words.get(k as usize / 64));
                word.is_some_and(|word| word >> (k % 64) & 1 == 1) == *wanted
            }
        }
    }
}
