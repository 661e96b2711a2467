//! The smallest position that returns to itself, if a short search finds one.

use crate::eval::{self, Found, Value, Work};
use crate::listed::Listed;
use crate::model::{Move, Rules, Shape};
use crate::numbered::Sorted;
use alloc::collections::VecDeque;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// How much one game's search may do, and each first step of it.
const WORK: u64 = 20_000;
const WORK_EACH: u64 = 2_000;
/// The least of it for one choice of the parameters.
const LEAST_SHARE: u64 = 5_000;
/// How many positions are tried as the first, and visited from one of them.
const MOST_STARTS: usize = 120;
const MOST_VISITED: usize = 60;

/// A position that returns.
pub(super) struct Loop {
    /// The positions on the way, the first and the last included.
    pub(super) path: Vec<String>,
    /// The choices of the first move.
    pub(super) choices: Vec<String>,
}

/// Looks for loops through the moves of a game.
pub(super) struct Explorer<'a> {
    shape: Shape,
    rules: Rules,
    moves: &'a [Move],
    work: Work<'static>,
    /// The options of positions that were asked for.
    options: Sorted<Vec<u64>, Vec<Vec<u64>>>,
}

impl<'a> Explorer<'a> {
    /// So many of these share the work.
    pub(super) fn new(shape: Shape, moves: &'a [Move], shares: usize) -> Self {
        let rules = Rules::Moves(moves.to_vec());
        Self {
            shape,
            rules,
            moves,
            work: Work::new((WORK / shares.max(1) as u64).max(LEAST_SHARE)),
            options: Sorted::default(),
        }
    }

    /// A way from the smallest position that returns, the move of that index first.
    pub(super) fn find(&mut self, index: usize) -> Option<Loop> {
        for start in starts(self.shape, &self.moves[index]) {
            if self.work.left() == 0 {
                return None;
            }
            for found in self.by(index, &start) {
                if let Some(way) = self.way_back(&start, &found.position) {
                    return Some(self.told(index, &start, &found, &way));
                }
            }
        }
        None
    }

    /// The options by one move.
    fn by(&mut self, index: usize, position: &[u64]) -> Vec<Found> {
        let rule = &self.moves[index];
        let (shape, position) = (self.shape, position.to_vec());
        self.limited(|work| {
            eval::options_by(shape, rule, index, &position, work).unwrap_or_default()
        })
    }

    /// The options by all moves.
    fn all(&mut self, position: &[u64]) -> Vec<Vec<u64>> {
        if let Some(known) = self.options.get(&position.to_vec()) {
            return known.clone();
        }
        let (shape, rules) = (
            self.shape,
            core::mem::replace(&mut self.rules, Rules::Moves(vec![])),
        );
        let found =
            self.limited(|work| eval::options(shape, &rules, position, work).unwrap_or_default());
        self.rules = rules;
        let options: Vec<Vec<u64>> = found.into_iter().map(|found| found.position).listed();
        self.options.insert(position.to_vec(), options.clone());
        options
    }

    fn limited<T>(&mut self, search: impl FnOnce(&mut Work<'static>) -> T) -> T {
        let share = self.work.left().min(WORK_EACH);
        let mut work = Work::skipping(share);
        let result = search(&mut work);
        self.work = Work::new(self.work.left() - (share - work.left()).max(1).min(share));
        result
    }

    /// The positions from an option back to the start, both included.
    fn way_back(&mut self, start: &[u64], option: &[u64]) -> Option<Vec<Vec<u64>>> {
        let mut from: Sorted<Vec<u64>, Option<Vec<u64>>> = Sorted::default();
        let mut queue = VecDeque::from([option.to_vec()]);
        from.insert(option.to_vec(), None);
        while let Some(position) = queue.pop_front() {
            if self.is_back(start, &position) {
                let mut way = vec![position];
                while let Some(Some(before)) = from.get(&way[way.len() - 1]) {
                    way.push(before.clone());
                }
                way.reverse();
                return Some(way);
            }
            if from.all().len() > MOST_VISITED || self.work.left() == 0 {
                return None;
            }
            for next in self.all(&position) {
                if from.get(&next).is_none() {
                    from.insert(next.clone(), Some(position.clone()));
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// The start is there again; among other heaps, where each plays alone.
    fn is_back(&self, start: &[u64], position: &[u64]) -> bool {
        match self.shape {
            Shape::Collection => start.iter().all(|heap| position.contains(heap)),
            Shape::Tuples(size) => position.chunks(size).any(|tuple| tuple == start),
            _ => start == position,
        }
    }

    fn told(&self, index: usize, start: &[u64], found: &Found, way: &[Vec<u64>]) -> Loop {
        let rule = &self.moves[index];
        let mut path = vec![position_text(self.shape, start)];
        path.extend(
            way.iter()
                .map(|position| position_text(self.shape, position)),
        );
        let chosen = found
            .choices
            .iter()
            .filter(|(id, _)| *id >= rule.heaps && rule.rest != Some(*id));
        let choices = chosen.map(|(id, value)| {
            let value = match value {
                Value::Number(number) => number.to_string(),
                Value::List(list) => format!("[{}]", joined(list)),
            };
            format!("{} = {value}", rule.variables[*id].name)
        });
        Loop {
            path,
            choices: choices.listed(),
        }
    }
}

/// A position as the language writes it.
fn position_text(shape: Shape, position: &[u64]) -> String {
    let heaps = joined(position);
    match shape {
        Shape::Heap => heaps,
        Shape::Collection if position.len() == 1 => heaps,
        Shape::Tuple(_) => format!("({heaps})"),
        Shape::Tuples(size) if position.len() == size => format!("({heaps})"),
        Shape::Tuples(size) => {
            let tuples = position.chunks(size);
            let tuples: Vec<String> = tuples.map(|tuple| format!("({})", joined(tuple))).listed();
            format!("[{}]", tuples.join(", "))
        }
        Shape::Unordered(_) => format!("{{{heaps}}}"),
        Shape::Collection | Shape::Multiset => format!("[{heaps}]"),
    }
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).listed();
    numbers.join(", ")
}

/// Positions by their sum, the smallest first.
fn starts(shape: Shape, rule: &Move) -> Vec<Vec<u64>> {
    match shape {
        Shape::Heap => (0..MOST_STARTS as u64).map(|heap| vec![heap]).listed(),
        Shape::Collection => (1..=MOST_STARTS as u64).map(|heap| vec![heap]).listed(),
        Shape::Tuple(heaps) | Shape::Tuples(heaps) => {
            by_sum(|sum, all| tuples(heaps, sum, &mut vec![], all))
        }
        Shape::Unordered(heaps) => {
            by_sum(|sum, all| ascending(Some(heaps), 0, sum, &mut vec![], all))
        }
        Shape::Multiset => {
            let mut all = by_sum(|sum, all| ascending(None, 1, sum, &mut vec![], all));
            all.retain(|position| position.len() >= rule.heaps);
            all
        }
    }
}

fn by_sum(mut of_sum: impl FnMut(u64, &mut Vec<Vec<u64>>)) -> Vec<Vec<u64>> {
    let mut all = vec![];
    let mut sum = 0;
    while all.len() < MOST_STARTS && sum < MOST_STARTS as u64 {
        of_sum(sum, &mut all);
        sum += 1;
    }
    all.truncate(MOST_STARTS);
    all
}

/// All tuples of a sum, as far as there is room.
fn tuples(heaps: usize, sum: u64, begun: &mut Vec<u64>, all: &mut Vec<Vec<u64>>) {
    if all.len() >= MOST_STARTS {
        return;
    }
    if begun.len() + 1 == heaps {
        begun.push(sum);
        all.push(begun.clone());
        begun.pop();
        return;
    }
    for heap in 0..=sum {
        begun.push(heap);
        tuples(heaps, sum - heap, begun, all);
        begun.pop();
    }
}

/// All ways to write a sum as ascending numbers of at least `least`, of that many or any number.
fn ascending(
    heaps: Option<usize>,
    least: u64,
    sum: u64,
    begun: &mut Vec<u64>,
    all: &mut Vec<Vec<u64>>,
) {
    let left = heaps.map(|heaps| heaps.saturating_sub(begun.len()));
    if all.len() >= MOST_STARTS || left == Some(0) && sum > 0 {
        return;
    }
    if sum == 0 && left.is_none_or(|left| left == 0) {
        all.push(begun.clone());
        return;
    }
    for heap in least..=sum {
        // The others are no less.
        if left.is_some_and(|left| heap.saturating_mul(left as u64) > sum) {
            break;
        }
        begun.push(heap);
        ascending(heaps, heap, sum - heap, begun, all);
        begun.pop();
    }
}
