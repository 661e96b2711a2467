//! Rules whose results are lists of heaps.

use alloc::vec::Vec;

use super::{CHOICES, Flow, Stop, discard, fault, stop_at, too_many};
use crate::game::HeapMoves;
use crate::options::{Fault, Options};
use crate::position::Heaps;
use crate::replacements::Replacements;

/// The most heaps that a result may list, beside as many as the position has without a name.
const LONGEST: usize = 4096;

/// Takes the heaps of one result.
#[derive(Debug)]
pub struct List {
    heaps: Vec<u64>,
    /// How many there may be.
    most: usize,
    /// A heap is negative, so there is no such option, whatever else is in the list.
    negative: bool,
    /// A heap does not fit 64 bits.
    too_large: bool,
}

impl List {
    /// One heap.
    ///
    /// # Errors
    /// Too many heaps.
    pub fn one(&mut self, heap: i128) -> Flow {
        self.repeat(heap, 1)
    }

    /// `count` equal heaps.
    ///
    /// # Errors
    /// No value, for a negative count; too many heaps.
    pub fn repeat(&mut self, heap: i128, count: i128) -> Flow {
        if count < 0 {
            return Err(Stop::NoValue);
        }
        if count == 0 || heap == 0 {
            return Ok(());
        }
        self.negative |= heap < 0;
        let Ok(heap) = u64::try_from(heap) else {
            self.too_large |= heap > 0;
            return Ok(());
        };
        let len = usize::try_from(count)
            .ok()
            .and_then(|count| count.checked_add(self.heaps.len()));
        self.heaps.resize(self.fitting(len)?, heap);
        Ok(())
    }

    /// One heap of each size from `first` to `last`, both included.
    ///
    /// # Errors
    /// Too many heaps.
    pub fn range(&mut self, first: i128, last: i128) -> Flow {
        if first > last {
            return Ok(());
        }
        self.negative |= first < 0;
        self.too_large |= last > i128::from(u64::MAX);
        if self.negative || self.too_large {
            return Ok(());
        }
        let count = last
            .abs_diff(first.max(1))
            .checked_add(1)
            .and_then(|n| usize::try_from(n).ok());
        self.fitting(count.and_then(|count| count.checked_add(self.heaps.len())))?;
        (first.max(1)..=last).try_for_each(|heap| self.one(heap))
    }

    /// All heaps of a list.
    ///
    /// # Errors
    /// Too many heaps.
    pub fn splice(&mut self, heaps: &[i128]) -> Flow {
        heaps.iter().try_for_each(|&heap| self.one(heap))
    }

    /// The length, if a result may have it.
    fn fitting(&self, len: Option<usize>) -> Result<usize, Stop> {
        let limit = LONGEST as u64;
        len.filter(|&len| len <= self.most).ok_or(Stop::TooMany {
            what: "heaps in one result",
            limit,
        })
    }
}

/// Where lists go.
#[derive(Debug)]
enum Target<'a> {
    Options(&'a mut Options<Heaps>),
    Replacements(&'a mut Replacements),
}

impl Target<'_> {
    fn fault(&self) -> Option<&Fault> {
        match self {
            Self::Options(options) => options.fault(),
            Self::Replacements(replacements) => replacements.fault(),
        }
    }

    /// Notes why a rule stopped, if it did.
    fn note(&mut self, flow: Flow) {
        match (fault(flow), self) {
            (None, _) => {}
            (Some(fault), Self::Options(options)) => options.fail(fault),
            (Some(fault), Self::Replacements(replacements)) => replacements.fail(fault),
        }
    }
}

/// Takes the results of a rule as lists of heaps.
#[derive(Debug)]
pub struct ListOut<'a> {
    target: Target<'a>,
    /// Kept from one list to the next for its memory.
    list: List,
}

impl<'a> ListOut<'a> {
    /// For results of a position with so many heaps that have no name.
    fn new(target: Target<'a>, rest: usize) -> Self {
        let list = List {
            heaps: Vec::new(),
            most: LONGEST.saturating_add(rest),
            negative: false,
            too_large: false,
        };
        Self { target, list }
    }

    /// Adds the list that `build` puts together, unless a heap in it is negative. Empty heaps
    /// vanish.
    ///
    /// # Errors
    /// What `build` says; a heap past 64 bits; too many lists.
    pub fn list(&mut self, build: impl FnOnce(&mut List) -> Flow) -> Flow {
        let list = &mut self.list;
        list.heaps.clear();
        (list.negative, list.too_large) = (false, false);
        build(list)?;
        if list.negative {
            return Ok(());
        }
        if list.too_large {
            return Err(Stop::HeapTooLarge);
        }
        match &mut self.target {
            Target::Options(options) => options.push(Heaps::from_vec(list.heaps.clone())),
            Target::Replacements(replacements) => replacements.push(&list.heaps),
        }
        stop_at(self.target.fault())
    }
}

/// Applies a rule to one heap of a collection: to the lists it may be replaced by.
pub fn replace(
    heap: u64,
    out: &mut Replacements,
    rule: impl FnOnce(i128, &mut ListOut<'_>) -> Flow,
) {
    let mut out = ListOut::new(Target::Replacements(out), 0);
    let flow = rule(i128::from(heap), &mut out);
    out.target.note(flow);
}

/// Applies a rule that names K heaps of any number of heaps: once for every different way to
/// choose them in order. The rule is given the heaps that are left over, largest first; if `exact`
/// none may be.
pub fn multiset<const K: usize>(
    position: &Heaps,
    options: &mut Options<Heaps>,
    exact: bool,
    mut rule: impl FnMut([i128; K], &[i128], &mut ListOut<'_>) -> Flow,
) {
    if position.len() < K || (exact && position.len() > K) {
        return;
    }
    let mut out = ListOut::new(Target::Options(options), position.len() - K);
    // Each name takes a size of heap, so that equal heaps make no choice twice.
    let sizes = sizes(position.as_slice());
    let mut names = [0; K];
    let mut rest = Vec::new();
    for _ in 0..CHOICES {
        if leave(&sizes, &names, &mut rest) {
            let flow = discard(rule(names.map(|size| sizes[size].0), &rest, &mut out));
            if flow.is_err() {
                return out.target.note(flow);
            }
        }
        if !next_choice(&mut names, sizes.len()) {
            return;
        }
    }
    out.target
        .note(Err(too_many("ways to choose heaps for the names")));
}

/// The different heaps of a sorted list, and how many there are of each.
fn sizes(heaps: &[u64]) -> Vec<(i128, usize)> {
    let mut sizes: Vec<(i128, usize)> = Vec::new();
    for &heap in heaps {
        match sizes.last_mut() {
            Some((size, count)) if *size == i128::from(heap) => *count += 1,
            _ => sizes.push((heap.into(), 1)),
        }
    }
    sizes
}

/// Makes the list of the heaps that the names leave, and says whether there are enough of each
/// size for them.
fn leave(sizes: &[(i128, usize)], names: &[usize], rest: &mut Vec<i128>) -> bool {
    rest.clear();
    for (size, &(heap, count)) in sizes.iter().enumerate() {
        let mut left = count;
        for &name in names {
            if name == size {
                if left == 0 {
                    return false;
                }
                left -= 1;
            }
        }
        for _ in 0..left {
            rest.push(heap);
        }
    }
    true
}

/// The next choice of a size for each name, as a counter runs; false after the last.
fn next_choice(names: &mut [usize], sizes: usize) -> bool {
    for name in names.iter_mut().rev() {
        *name += 1;
        if *name < sizes {
            return true;
        }
        *name = 0;
    }
    false
}

/// Writes the options of a collection: one heap is replaced, the others stay.
pub fn collection<G: HeapMoves>(game: &G, position: &Heaps, options: &mut Options<Heaps>) {
    let heaps = position.as_slice();
    let mut lists = Replacements::with_limit(options.limit());
    for (place, &heap) in heaps.iter().enumerate() {
        if place > 0 && heaps[place - 1] == heap {
            continue;
        }
        lists.clear();
        game.replacements(heap, &mut lists);
        match lists.fault() {
            Some(fault) if lists.is_full() => return options.fail_for_room(fault.clone()),
            Some(fault) => return options.fail(fault.clone()),
            None => {}
        }
        replaced(heaps, place, &lists, options);
        if options.fault().is_some() {
            return;
        }
    }
}

/// Writes the options in which the heap at a place is replaced.
fn replaced(heaps: &[u64], place: usize, lists: &Replacements, options: &mut Options<Heaps>) {
    for list in lists.iter() {
        let mut option = Vec::with_capacity(heaps.len() + list.len());
        option.extend_from_slice(&heaps[..place]);
        option.extend_from_slice(&heaps[place + 1..]);
        option.extend_from_slice(list);
        options.push(Heaps::from_vec(option));
        if options.fault().is_some() {
            return;
        }
    }
}
