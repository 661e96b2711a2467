//! All numbers but the divisors of the heap, and those that have none in common with it.
//!
//! A heap has about as many options as there are heaps before it, so they are counted and not
//! visited: how many heaps have each number, and of those how many are multiples of each product
//! of different primes. A number is that of an option as long as some heap is left when those that
//! are none are taken off its count.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::common;
use super::sieve::Sieve;
use crate::fold::{Fold, Rule, Table};

/// Which numbers may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Those that do not divide the heap.
    Others,
    /// Those with no divisor but 1 in common with the heap.
    Coprime,
    /// Those with another divisor in common with the heap.
    Common,
}

/// The heaps before one, by their numbers.
struct Before {
    /// How many heaps have each number.
    counts: Vec<u32>,
    /// The numbers that there are, by their keys.
    keys: BTreeMap<i32, u32>,
    /// For each product of different primes, the numbers of its multiples and how many of them
    /// have each, by number. Empty where it is not asked for.
    multiples: Vec<Vec<(u32, u32)>>,
    /// Of the heap that is valued: the numbers of heaps that are no options, each as often as
    /// there are such, or the products of its primes.
    numbers: Vec<u32>,
    products: Vec<(u32, bool)>,
    /// They are those coprime to it, else those that do not divide it.
    coprime: bool,
    /// The least number that counts and that no heap has.
    free: u32,
}

/// The numbers of heaps where one takes a number of that kind and leaves at least so many, 0 or 1.
///
/// Cost: for each heap a few steps for each divisor, or for each product of its primes and each
/// number up to its own.
pub(super) fn table(kind: Kind, least: u32, fold: Fold, len: usize) -> Option<Table> {
    let coprime = match kind {
        Kind::Others => false,
        Kind::Coprime => true,
        Kind::Common => return common::table(least, fold, len),
    };
    let rule = Rule::of(fold);
    let mut table = Table::new(fold, len)?;
    let mut sieve = Sieve::below(len)?;
    let mut before = Before::new(coprime, &rule, len)?;
    for heap in 0..u32::try_from(len).ok()? {
        // Of these alone the last counter may be taken, or nothing is left to take.
        let number = if heap == 0 || heap == 1 && (least == 1 || !coprime) {
            table.push(&[])?;
            table.number(heap as usize)
        } else {
            before.turn_to(heap, &table, &mut sieve);
            let number = before.number(&rule)?;
            table.put(number)?;
            number
        };
        before.add(heap, number, &rule, &mut sieve)?;
    }
    Some(table)
}

impl Before {
    fn new(coprime: bool, rule: &Rule, len: usize) -> Option<Self> {
        let mut multiples = Vec::new();
        if coprime {
            multiples.try_reserve_exact(len).ok()?;
            multiples.resize(len, Vec::new());
        }
        Some(Self {
            counts: Vec::new(),
            keys: BTreeMap::new(),
            multiples,
            numbers: Vec::new(),
            products: Vec::new(),
            coprime,
            free: match rule {
                Rule::Missing(start) => start.first(),
                Rule::Least(_) => 0,
            },
        })
    }

    /// Counts a heap that has that number.
    fn add(&mut self, heap: u32, number: u32, rule: &Rule, sieve: &mut Sieve) -> Option<()> {
        let place = number as usize;
        if self.counts.len() <= place {
            self.counts
                .try_reserve(place + 1 - self.counts.len())
                .ok()?;
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
        while self.count(self.free) > 0 {
            self.free += 1;
        }
        self.keys.insert(rule.key(number), number);
        // 0 has a divisor in common with all but 1, and 1 has it by no product of primes.
        if self.coprime && heap > 0 {
            products(heap, sieve, &mut self.products);
            for &(product, _) in &self.products {
                let list = &mut self.multiples[product as usize];
                match list.binary_search_by_key(&number, |&(number, _)| number) {
                    Ok(at) => list[at].1 += 1,
                    Err(at) => list.insert(at, (number, 1)),
                }
            }
        }
        Some(())
    }

    /// What is no option of this heap.
    fn turn_to(&mut self, heap: u32, table: &Table, sieve: &mut Sieve) {
        if self.coprime {
            return products(heap, sieve, &mut self.products);
        }
        self.numbers.clear();
        for divisor in sieve.divisors(heap) {
            self.numbers.push(table.number((heap - divisor) as usize));
        }
        self.numbers.sort_unstable();
    }

    /// How many heaps have that number.
    fn count(&self, number: u32) -> u32 {
        match self.counts.get(number as usize) {
            Some(&count) => count,
            None => 0,
        }
    }

    /// An option has that number.
    fn has(&self, number: u32) -> bool {
        let all = self.count(number);
        if !self.coprime {
            let mut left = all;
            let from = self.numbers.partition_point(|&other| other < number);
            for &other in &self.numbers[from..] {
                if other != number || left == 0 {
                    break;
                }
                left -= 1;
            }
            return left > 0;
        }
        let mut count = 0;
        for &(product, odd) in &self.products {
            let list = &self.multiples[product as usize];
            let at = list.partition_point(|&(other, _)| other < number);
            if at < list.len() && list[at].0 == number {
                let of = i64::from(list[at].1);
                count += if odd { -of } else { of };
            }
        }
        // Of the heap 1 alone, the heap 0 is an option; it is no multiple here.
        let own = i64::from(self.products.len() == 1) * i64::from(all);
        all > 0 && own.max(count) > 0
    }

    /// The numbers that options have: the best one.
    fn best(&self) -> Option<u32> {
        for &number in self.keys.values() {
            if self.has(number) {
                return Some(number);
            }
        }
        None
    }

    /// The number of the heap.
    fn number(&self, rule: &Rule) -> Option<u32> {
        let best = self.best();
        match *rule {
            Rule::Least(start) => start.by_best(best),
            Rule::Missing(start) => {
                let first = start.first();
                if let Some(number) = start.decided(best.is_some(), |n| self.has(n)) {
                    return Some(number);
                }
                // Among the others only those of heaps that are no options may be missing.
                if !self.coprime {
                    // They ascend: the first one that is missing is the least.
                    for &number in &self.numbers {
                        if number >= first && !self.has(number) {
                            return Some(number.min(self.free));
                        }
                    }
                    return Some(self.free);
                }
                let mut least = first;
                while least < self.free && self.has(least) {
                    least += 1;
                }
                Some(least.min(self.free))
            }
        }
    }
}

/// The products of different primes of a number of at least 1, and whether they are of an odd
/// number of primes.
fn products(number: u32, sieve: &Sieve, out: &mut Vec<(u32, bool)>) {
    out.clear();
    out.push((1, false));
    let mut rest = number;
    while rest > 1 {
        let prime;
        (prime, rest) = sieve.take_prime(rest);
        for known in 0..out.len() {
            let (product, odd) = out[known];
            out.push((product * prime, !odd));
        }
    }
}
