//! Rules whose numbers come with the parameters of a type: data made while a program runs.

use alloc::vec::Vec;

use super::recurrence::{Recurrence, Takes};
use crate::game::Game;
use crate::options::Options;
use crate::rule::{Flow, Stop};
use crate::solve::{Erased, Rules};

/// What rules in outline come to: generated code runs through each once, with all its choices and
/// without a heap. No part of the interface.
///
/// `docs/proofs.md`, "Rules in outline", says why the data are those of the rules.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Outline {
    /// First and last of each run of numbers that are taken, with the least heap that the guards
    /// ask for.
    runs: Vec<(u64, u64, u64)>,
    /// What the heap is divided by, what is added first, and the least heap.
    quotients: Vec<(u64, i64, u64)>,
    /// The digits of a code, that before the point first.
    digits: Vec<u8>,
    /// Least heaps say all.
    exact: bool,
    /// From here on, the heap modulo `modulus` tells what may be taken, and that is no more than
    /// `reach`.
    from: u64,
    modulus: u64,
    reach: u64,
    /// The numbers from this one on are all taken, or none is.
    endless: Option<u64>,
    /// So many choices are left.
    choices: u64,
    /// Nothing was met that the data cannot say.
    fits: bool,
}

/// So many choices are made.
const CHOICES: u64 = 1 << 16;

/// No number beside the heap is greater: nothing then leaves 128 bits.
const GREATEST: i128 = 1 << 100;

/// So many heaps are played to read what residues tell.
const HEAPS: u64 = 2048;

/// So many choices are made for them together.
const PLAYED: u64 = 1 << 20;

/// Sets without end are read up to here.
const ENDLESS: u64 = 1 << 20;

/// The most numbers that are taken beside quotients, as `Mark` has it.
const TAKES: u64 = 60;

/// No digit of a code is farther.
const DIGITS: usize = 1 << 10;

/// The data cannot say it.
const NOT_SAID: Stop = Stop::Overflow;

impl Outline {
    /// No rule yet.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "generated code alone makes it")]
    pub const fn new() -> Self {
        Self {
            runs: Vec::new(),
            quotients: Vec::new(),
            digits: Vec::new(),
            exact: true,
            from: 0,
            modulus: 1,
            reach: 0,
            endless: None,
            choices: CHOICES,
            fits: true,
        }
    }

    /// Runs through a rule. One that has no value discards itself.
    pub fn rule(&mut self, rule: impl FnOnce(&mut Self) -> Flow) {
        if !matches!(rule(self), Ok(()) | Err(Stop::NoValue)) {
            self.fits = false;
        }
    }

    /// A choice is made.
    ///
    /// # Errors
    /// There are too many.
    pub fn choice(&mut self) -> Flow {
        self.choices = self.choices.checked_sub(1).ok_or(NOT_SAID)?;
        Ok(())
    }

    /// The numbers of a run are taken, each from the heaps that are no less than it and these.
    ///
    /// # Errors
    /// None.
    pub fn take(&mut self, first: i128, last: i128, guards: &[i128]) -> Flow {
        let greatest = i128::from(u64::MAX);
        let Some(guards) = heap(0, guards).filter(|_| first <= last.min(greatest)) else {
            return Ok(());
        };
        // As play ends there are guards that no such move passes, and these are played.
        self.exact &= first >= 1;
        let last = u64::try_from(last.clamp(0, greatest)).unwrap_or(u64::MAX);
        self.from = self.from.max(guards);
        self.reach = self.reach.max(last);
        if let Ok(first @ 1..) = u64::try_from(first) {
            self.runs.push((first, last, guards));
        }
        Ok(())
    }

    /// The heap is divided, from the heaps on that are no less than these.
    ///
    /// # Errors
    /// The divisor is below 0; a number is too great.
    pub fn divide(&mut self, plus: i128, divisor: i128, guards: &[i128]) -> Flow {
        if divisor == 0 {
            // It has no value.
            return Ok(());
        }
        let divisor = u64::try_from(divisor).map_err(|_| NOT_SAID)?;
        let Some(from) = heap(-plus, guards) else {
            return Ok(());
        };
        if divisor == 1 {
            return self.take(-plus, -plus, guards);
        }
        let plus = i64::try_from(plus).map_err(|_| NOT_SAID)?;
        self.quotients.push((divisor, plus, from));
        Ok(())
    }

    /// No more than the sum of these is taken, of heaps that are no less than those.
    ///
    /// # Errors
    /// It is too great.
    pub fn reach(&mut self, parts: &[i128], guards: &[i128]) -> Flow {
        self.exact = false;
        self.reach = self.reach.max(heaps(parts)?);
        self.from = self.from.max(heap(0, guards).unwrap_or(0));
        Ok(())
    }

    /// The sum of these is small.
    ///
    /// # Errors
    /// It is not.
    pub fn small(&mut self, parts: &[i128]) -> Flow {
        sum(parts).map(|_| ())
    }

    /// Heaps greater than the sum of these are alike, but for what residues tell.
    ///
    /// # Errors
    /// It is too great.
    pub fn past(&mut self, parts: &[i128]) -> Flow {
        self.exact = false;
        self.from = self.from.max(heaps(parts)?);
        Ok(())
    }

    /// Heaps are told apart modulo a number, unless that is 0.
    ///
    /// # Errors
    /// There are too many residues.
    pub fn modulo(&mut self, number: i128) -> Flow {
        self.exact = false;
        if number == 0 {
            return Ok(());
        }
        let number = u64::try_from(number.unsigned_abs()).map_err(|_| NOT_SAID)?;
        let (mut a, mut b) = (self.modulus, number);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let modulus = (self.modulus / a).checked_mul(number);
        let few = modulus.filter(|modulus| (1..=HEAPS).contains(modulus));
        self.modulus = few.ok_or(NOT_SAID)?;
        Ok(())
    }

    /// What must hold for the outline to say anything: the number is at least 0.
    ///
    /// # Errors
    /// It is not.
    pub fn sure(&mut self, number: i128) -> Flow {
        if number < 0 { Err(NOT_SAID) } else { Ok(()) }
    }

    /// Numbers greater than the sum of these are all taken, or none is; by the wall alone.
    ///
    /// # Errors
    /// It is too great.
    pub fn endless(&mut self, parts: &[i128]) -> Flow {
        self.endless = self.endless.max(Some(heaps(parts)?));
        Ok(())
    }

    /// A number is taken, and the rest split in two or not, from the heaps on that the wall and
    /// these say.
    ///
    /// # Errors
    /// The wall does not say it alone, or no code does.
    pub fn digit(&mut self, taken: i128, split: bool, guards: &[i128]) -> Flow {
        // One heap or none is left; or two, of at least 1 each.
        let (bits, parts) = if split { (4, 2) } else { (3, 0) };
        let mut walled = true;
        for &heap in guards {
            walled &= heap <= taken + parts;
        }
        let place = usize::try_from(taken).map_err(|_| NOT_SAID)?;
        if !walled || place > DIGITS || (taken == 0 && !split) {
            return Err(NOT_SAID);
        }
        if self.digits.len() <= place {
            self.digits.resize(place + 1, 0);
        }
        self.digits[place] |= bits;
        Ok(())
    }

    /// The rules of heaps that split as a code, if they are one.
    #[must_use]
    pub fn code(self) -> Option<Recurrence> {
        (self.fits && self.exact).then(|| Recurrence::code(&self.digits))
    }

    /// The rules as data, if they can be said so: of the game that the outline is of.
    #[must_use]
    pub fn of<G: Game<Position = u64>>(self, game: &G) -> Option<Recurrence> {
        self.rules_of(&Erased(game))
    }

    fn rules_of(self, game: &dyn Rules<u64>) -> Option<Recurrence> {
        if !self.fits {
            return None;
        }
        let mut walled = true;
        let mut runs = Vec::with_capacity(self.runs.len());
        for &(first, last, guards) in &self.runs {
            walled &= guards <= first;
            runs.push((first, last));
        }
        match (self.endless, self.exact, self.quotients.is_empty()) {
            (Some(heap), true, true) if walled => {
                endless(game, heap.max(self.reach.saturating_add(1)))
            }
            (None, true, true) if walled => Some(Recurrence::Subtraction(Takes::new(runs, None))),
            (None, true, false) => self.divided(),
            (None, _, true) => self.register(game),
            _ => None,
        }
    }

    /// Where quotients are left.
    fn divided(&self) -> Option<Recurrence> {
        let mut takes = Vec::new();
        for &(first, last, guards) in &self.runs {
            if last - first >= TAKES {
                return None;
            }
            for taken in first..=last {
                takes.push((taken, guards.max(taken)));
            }
        }
        let mut moves = Vec::new();
        for &(divisor, plus, from) in &self.quotients {
            if plus == 0 {
                moves.push((divisor, from));
            }
        }
        if !takes.is_empty() || moves.len() < self.quotients.len() {
            let few = takes.len() as u64 <= TAKES;
            return Recurrence::mark(&takes, &self.quotients).filter(|_| few);
        }
        Recurrence::floors(&moves)
    }

    /// Where residues tell: played at the heaps before and at one of each residue.
    fn register(&self, game: &dyn Rules<u64>) -> Option<Recurrence> {
        let regular = self.from.max(self.reach);
        let heaps = regular.checked_add(self.modulus)?;
        if heaps > HEAPS || (CHOICES - self.choices + 1) * heaps > PLAYED {
            return None;
        }
        let mut small = Vec::new();
        let mut sets = Vec::new();
        for heap in 0..regular {
            small.push(taken(game, heap)?);
        }
        for residue in 0..self.modulus {
            let past = (residue + self.modulus - regular % self.modulus) % self.modulus;
            sets.push(taken(game, regular + past)?);
        }
        Some(Recurrence::register(small, sets))
    }
}

/// A set of which the numbers from one on are in or out together: what is taken from that heap.
fn endless(game: &dyn Rules<u64>, heap: u64) -> Option<Recurrence> {
    if heap > ENDLESS {
        return None;
    }
    let numbers = taken(game, heap)?;
    let from = numbers.last().copied().filter(|&number| number == heap);
    let mut runs = Vec::with_capacity(numbers.len());
    for number in numbers {
        runs.push((number, number));
    }
    Some(Recurrence::Subtraction(Takes::new(runs, from)))
}

/// The numbers that may be taken from a heap, ascending. `None` if a move takes nothing, or less.
fn taken(game: &dyn Rules<u64>, heap: u64) -> Option<Vec<u64>> {
    let mut options = Options::new();
    game.options(&heap, &mut options);
    let left = options.into_sorted().ok()?;
    let mut numbers = Vec::with_capacity(left.len());
    for &left in left.iter().rev() {
        if left >= heap {
            return None;
        }
        numbers.push(heap - left);
    }
    Some(numbers)
}

/// The least heap that is no less than any of these; nothing if no heap of 64 bits is.
fn heap(guards: i128, others: &[i128]) -> Option<u64> {
    let mut heap = guards.max(0);
    for &other in others {
        heap = heap.max(other);
    }
    u64::try_from(heap).ok()
}

/// The sum of magnitudes, in 100 bits.
fn sum(parts: &[i128]) -> Result<i128, Stop> {
    let mut sum = 0i128;
    for part in parts {
        sum = part
            .checked_abs()
            .and_then(|magnitude| sum.checked_add(magnitude))
            .filter(|&sum| sum <= GREATEST)
            .ok_or(NOT_SAID)?;
    }
    Ok(sum)
}

/// The first heap past that sum.
fn heaps(parts: &[i128]) -> Result<u64, Stop> {
    u64::try_from(sum(parts)? + 1).map_err(|_| NOT_SAID)
}
