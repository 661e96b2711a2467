//! Positions of many rulesets as the points of one graph, so that components of different rulesets
//! are of one type.

use std::collections::BTreeMap;
use std::vec::Vec;

use crate::{Game, Options};

/// The options of a position, which is a list of numbers.
pub(super) type Moves = fn(&[u64]) -> Vec<Vec<u64>>;

/// A game on the points of a graph without loops.
#[derive(Clone, Default)]
pub(super) struct Graph {
    /// The options of each point, all of them lower.
    options: Vec<Vec<usize>>,
    known: BTreeMap<(usize, Vec<u64>), usize>,
}

impl Graph {
    /// The point of a position of a ruleset; the rulesets are told apart by number.
    pub(super) fn add(&mut self, ruleset: usize, moves: Moves, position: &[u64]) -> usize {
        let mut stack = Vec::from([position.to_vec()]);
        while let Some(top) = stack.last().cloned() {
            let options = moves(&top);
            let key = |option: &Vec<u64>| (ruleset, option.clone());
            let missing = options.iter().find(|o| !self.known.contains_key(&key(o)));
            if let Some(option) = missing {
                stack.push(option.clone());
                continue;
            }
            stack.pop();
            if !self.known.contains_key(&key(&top)) {
                let points = options.iter().map(|option| self.known[&key(option)]);
                self.options.push(points.collect());
                self.known.insert(key(&top), self.options.len() - 1);
            }
        }
        self.known[&(ruleset, position.to_vec())]
    }
}

impl Game for Graph {
    type Position = usize;
    type Rank = usize;

    fn options(&self, point: &usize, options: &mut Options<usize>) {
        options.extend(self.options[*point].iter().copied());
    }

    fn rank(&self, point: &usize) -> usize {
        *point
    }
}
