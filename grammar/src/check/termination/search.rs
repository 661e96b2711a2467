//! The greedy search for a lexicographic measure. It finds one if the candidates hold one: a
//! component that some moves lower and no move raises only leaves fewer moves for the others.

use super::candidate::{self, Change};
use super::mover::Mover;
use crate::listed::Listed;
use crate::model::{Component, Shape};
use alloc::vec;
use alloc::vec::Vec;

/// No measure was found.
pub(super) struct Failure {
    /// The candidate that comes closest.
    pub(super) best: Component,
    /// The moves that it does not explain, by index.
    pub(super) blamed: Vec<usize>,
}

/// The components of a measure that every move lowers.
pub(super) fn measure(shape: Shape, movers: &mut [Mover<'_>]) -> Result<Vec<Component>, Failure> {
    let candidates = candidate::of_shape(shape);
    let proofs: Vec<(usize, usize)> = (0..movers.len())
        .flat_map(|index| (0..movers[index].proofs()).map(move |proof| (index, proof)))
        .listed();
    let changes = vec![vec![None; proofs.len()]; candidates.len()];
    let mut left: Vec<usize> = (0..proofs.len()).listed();
    let mut search = Search {
        movers,
        proofs,
        candidates,
        changes,
    };
    if left.is_empty() {
        // Nothing is ever left, so that anything falls.
        return Ok(search.candidates.into_iter().take(1).listed());
    }
    let mut components = vec![];
    while !left.is_empty() {
        let Some((candidate, falls)) = search.best(&left) else {
            return Err(search.failure(&left));
        };
        components.push(search.candidates[candidate].clone());
        left.retain(|index| falls.binary_search(index).is_err());
    }
    Ok(components)
}

struct Search<'m, 'a> {
    movers: &'m mut [Mover<'a>],
    /// What must be proved: of the move of that index, its proof of that number.
    proofs: Vec<(usize, usize)>,
    candidates: Vec<Component>,
    /// How each candidate changes in each proof, once that was asked.
    changes: Vec<Vec<Option<Change>>>,
}

impl Search<'_, '_> {
    fn change(&mut self, candidate: usize, index: usize) -> Change {
        let (movers, candidates) = (&mut *self.movers, &self.candidates);
        let (place, proof) = self.proofs[index];
        *self.changes[candidate][index].get_or_insert_with(|| {
            movers[place].turn_to(proof);
            candidate::change(&mut movers[place], &candidates[candidate])
        })
    }

    /// The candidate that none of the moves raises and the most of them lower, and those.
    fn best(&mut self, moves: &[usize]) -> Option<(usize, Vec<usize>)> {
        let mut best: Option<(usize, Vec<usize>)> = None;
        for candidate in 0..self.candidates.len() {
            let mut falls = vec![];
            for &index in moves {
                match self.change(candidate, index) {
                    Change::Falls => falls.push(index),
                    Change::Stays => {}
                    Change::Open => {
                        falls.clear();
                        break;
                    }
                }
            }
            if falls.len() == moves.len() {
                return Some((candidate, falls));
            }
            if falls.len() > best.as_ref().map_or(0, |(_, falls)| falls.len()) {
                best = Some((candidate, falls));
            }
        }
        best
    }

    /// The candidate that the fewest moves fail to lower, and of those the fewest may raise.
    fn failure(&mut self, moves: &[usize]) -> Failure {
        let mut best: Option<((usize, usize), usize)> = None;
        for candidate in 0..self.candidates.len() {
            let stays = self.blamed(candidate, moves, Change::Stays).len();
            let open = self.blamed(candidate, moves, Change::Open).len();
            if best.is_none_or(|(least, _)| (stays, open) < least) {
                best = Some(((stays, open), candidate));
            }
        }
        let best = best.map_or(0, |(_, candidate)| candidate);
        let blamed = self.blamed(best, moves, Change::Stays);
        let mut blamed: Vec<usize> = blamed
            .into_iter()
            .map(|proof| self.proofs[proof].0)
            .listed();
        blamed.dedup();
        Failure {
            best: self.candidates[best].clone(),
            blamed,
        }
    }

    /// The moves that change the candidate so, or worse.
    fn blamed(&mut self, candidate: usize, moves: &[usize], change: Change) -> Vec<usize> {
        let moves = moves.iter().copied();
        moves
            .filter(|&index| self.change(candidate, index) >= change)
            .listed()
    }
}
