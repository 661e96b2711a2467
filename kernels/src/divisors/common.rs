//! Numbers that have a divisor with the heap in common, other than 1.
//!
//! What is left has that divisor too: the options of n are the multiples, below n, of the primes
//! of n. Of each prime is kept what its multiples come to, and a heap takes a few steps for each of
//! its own primes. Nim-values grow as the heaps do, so that the sets of values of the first primes
//! are bits, and the multiples of greater primes, of which there are few, are visited.

use alloc::vec::Vec;

use super::sieve::{Sieve, odd_primes};
use crate::fold::{Fold, Least, Missing, Rule, Table};

/// The sets of the primes up to here, of which there are 64, are kept: some four bytes a heap.
const KEPT: u16 = 311;

/// There is no multiple yet.
const NONE: u32 = u32::MAX;

/// The numbers of heaps where one takes such a number and leaves at least so many, 0 or 1.
///
/// Cost: for each heap a few steps for each of its primes; for nim-values the multiples of those
/// above 311 too. Four bytes a heap beside the table and the sieve.
pub(super) fn table(least: u32, fold: Fold, len: usize) -> Option<Table> {
    let mut table = Table::new(fold, len)?;
    let sieve = Sieve::below(len)?;
    // Heap 1 has no divisor but 1.
    for _ in 0..len.min(2) {
        table.push(&[])?;
    }
    if len > 2 {
        match Rule::of(fold) {
            Rule::Least(start) => best(start, least, &sieve, &mut table, len)?,
            Rule::Missing(start) => missing(start, least, &sieve, &mut table, len)?,
        }
    }
    Some(table)
}

/// The heaps from 2 on where the option with the least key tells: it is that of some prime.
fn best(start: Least, least: u32, sieve: &Sieve, table: &mut Table, len: usize) -> Option<()> {
    let rule = Rule::Least(start);
    // Of each prime the best number of its multiples so far; 0 is one of each.
    let mut of = Vec::new();
    of.try_reserve_exact(len).ok()?;
    of.resize(len, if least == 0 { table.number(0) } else { NONE });
    let mut primes = Vec::new();
    let better = |one: u32, other: u32| one == NONE || rule.key(other) < rule.key(one);
    for heap in 2..u32::try_from(len).ok()? {
        factors(heap, sieve, &mut primes);
        let mut best = NONE;
        for &prime in &primes {
            let other = of[prime as usize];
            if other != NONE && better(best, other) {
                best = other;
            }
        }
        let number = start.by_best((best != NONE).then_some(best))?;
        table.put(number)?;
        for &prime in &primes {
            if better(of[prime as usize], number) {
                of[prime as usize] = number;
            }
        }
    }
    Some(())
}

/// The heaps from 2 on where the least number that no option has tells.
fn missing(start: Missing, least: u32, sieve: &Sieve, table: &mut Table, len: usize) -> Option<()> {
    let mut kept = odd_primes(KEPT);
    kept.insert(0, 2);
    let mut sets = Vec::new();
    for _ in &kept {
        let mut set = Values::default();
        if least == 0 {
            set.insert(table.number(0), start.first())?;
        }
        sets.push(set);
    }
    let (mut primes, mut own, mut visited) = (Vec::new(), Vec::new(), Vec::new());
    for heap in 2..u32::try_from(len).ok()? {
        factors(heap, sieve, &mut primes);
        own.clear();
        visited.clear();
        for &prime in &primes {
            let place = kept.partition_point(|&one| u32::from(one) < prime);
            if prime <= u32::from(KEPT) {
                own.push(place);
                continue;
            }
            let mut multiple = if least == 0 { 0 } else { prime };
            while multiple < heap {
                visited.push(table.number(multiple as usize));
                multiple += prime;
            }
        }
        visited.sort_unstable();
        let has = |number: u32| {
            own.iter().any(|&set: &usize| sets[set].has(number))
                || visited.binary_search(&number).is_ok()
        };
        // A prime has no multiple below it but 0.
        let any = least == 0 || primes[0] != heap;
        let number = match start.decided(any, has) {
            Some(number) => number,
            None => first_missing(&sets, &own, &visited, start.first())?,
        };
        table.put(number)?;
        for &set in &own {
            sets[set].insert(number, start.first())?;
        }
    }
    Some(())
}

/// The least number from `first` on that is in none of the sets and not among the visited ones.
fn first_missing(sets: &[Values], own: &[usize], visited: &[u32], first: u32) -> Option<u32> {
    let mut word = 0;
    for &set in own {
        word = word.max(sets[set].full);
    }
    loop {
        let mut bits = before(word, first);
        for &set in own {
            bits |= sets[set].words.get(word).copied().unwrap_or(0);
        }
        while bits != u64::MAX {
            let bit = bits.trailing_ones();
            let number = u32::try_from(word * 64).ok()? + bit;
            if visited.binary_search(&number).is_err() {
                return Some(number);
            }
            bits |= 1 << bit;
        }
        word += 1;
    }
}

/// The bits of a word that are below the first number, which is below 64.
fn before(word: usize, first: u32) -> u64 {
    if word == 0 { (1 << first) - 1 } else { 0 }
}

/// A set of numbers as bits.
#[derive(Default)]
struct Values {
    words: Vec<u64>,
    /// So many words hold all numbers that count.
    full: usize,
}

impl Values {
    fn has(&self, number: u32) -> bool {
        let word = self.words.get(number as usize / 64);
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Adds a number, where those from `first` on count.
    fn insert(&mut self, number: u32, first: u32) -> Option<()> {
        let word = number as usize / 64;
        if self.words.len() <= word {
            self.words.try_reserve(word + 1 - self.words.len()).ok()?;
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (number % 64);
        while let Some(bits) = self.words.get(self.full)
            && bits | before(self.full, first) == u64::MAX
        {
            self.full += 1;
        }
        Some(())
    }
}

/// The different primes of a number of at least 2.
fn factors(number: u32, sieve: &Sieve, out: &mut Vec<u32>) {
    out.clear();
    let mut rest = number;
    while rest > 1 {
        let prime;
        (prime, rest) = sieve.take_prime(rest);
        out.push(prime);
    }
}
