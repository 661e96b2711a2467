//! Compounds that are made of themselves, and those of too many games.

use super::operands;
use crate::ast::{Component, Compound};
use crate::check::ERROR_LIMIT;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::span::Span;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The most games that a compound is made of, compounds among them and their operands counted:
/// a position has that many parts, and a type of Rust is as large.
const SIZE_LIMIT: usize = 64;

/// The most names of a ring that are told.
const SHOWN: usize = 8;

/// What was found of a compound.
#[derive(Clone, Default)]
pub(super) struct Found {
    /// The rings that it closes, or that it is too large.
    pub(super) errors: Vec<Error>,
    /// It has such an error, or a part of it: no more is told then.
    pub(super) unsound: bool,
}

/// What is wrong with each compound. One that is unsound has no parts for those that are made of
/// it, so no ring is left among the others.
///
/// Each is entered once, on a stack of its own: the cost is linear in the text.
pub(super) fn find(compounds: &[Compound]) -> Vec<Found> {
    let mut walk = Walk {
        compounds,
        index: BTreeMap::new(),
        state: vec![State::New; compounds.len()],
        found: vec![Found::default(); compounds.len()],
        told: 0,
    };
    for (index, compound) in compounds.iter().enumerate() {
        walk.index.insert(compound.name.text.clone(), index);
    }
    for root in 0..compounds.len() {
        walk.from(root);
    }
    walk.found
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    /// On the way from the root.
    Open,
    /// Made of so many games, itself among them.
    Done(usize),
}

struct Walk<'a> {
    compounds: &'a [Compound],
    index: BTreeMap<String, usize>,
    state: Vec<State>,
    found: Vec<Found>,
    /// How many rings have been found.
    told: usize,
}

impl Walk<'_> {
    /// The compounds that one is made of, with the places of their names.
    fn parts(&self, of: usize) -> Vec<(usize, Span)> {
        let known = operands(&self.compounds[of]);
        let known =
            known.filter_map(|(word, operand)| Some((*self.index.get(word.as_str())?, operand)));
        known.map(|(index, operand)| (index, operand.span)).listed()
    }

    /// Enters a compound and all that it is made of.
    fn from(&mut self, root: usize) {
        let mut path: Vec<(usize, Vec<(usize, Span)>)> = Vec::new();
        let mut next = Some(root).filter(|root| self.state[*root] == State::New);
        loop {
            if let Some(index) = next.take() {
                self.state[index] = State::Open;
                let mut parts = self.parts(index);
                parts.reverse();
                path.push((index, parts));
            }
            let Some((index, parts)) = path.last_mut() else {
                return;
            };
            let index = *index;
            match parts.pop() {
                None => {
                    self.close(index);
                    path.pop();
                }
                Some((part, span)) => match self.state[part] {
                    State::New => next = Some(part),
                    State::Done(_) => {}
                    State::Open => {
                        self.told += 1;
                        // Of rings that nobody is told of the ends are enough.
                        let told = self.told <= ERROR_LIMIT;
                        let ring = path.iter().map(|(on, _)| *on).filter(|_| told);
                        let ring = ring.skip_while(|on| *on != part).chain([index]);
                        let ring: Vec<usize> = ring.listed();
                        self.ring(&ring, span);
                    }
                },
            }
        }
    }

    /// The last compound of a ring, which stands there twice, has the first one at a place.
    fn ring(&mut self, ring: &[usize], span: Span) {
        let name = |index: &usize| self.compounds[*index].name.text.clone();
        let Some((last, ring)) = ring.split_last() else {
            return;
        };
        let mut path: Vec<_> = ring.iter().take(SHOWN).map(name).listed();
        if ring.len() > SHOWN {
            path.push("…".into());
        }
        path.extend(ring.first().map(name));
        let error = Error::new(ErrorKind::CompoundInItself { path }, span);
        self.found[*last].errors.push(error);
    }

    /// All parts of a compound are done: so many games it is made of.
    fn close(&mut self, index: usize) {
        let compound = &self.compounds[index];
        let games = compound.components.iter();
        let games = games
            .filter(|one| matches!(one, Component::Game(_)))
            .count();
        let parts = self.parts(index).into_iter();
        let (mut size, mut unsound) = (games, false);
        for (part, _) in parts {
            size += self.size(part);
            unsound |= self.found[part].unsound;
        }
        let found = &mut self.found[index];
        unsound |= !found.errors.is_empty();
        if size > SIZE_LIMIT && !unsound {
            let (what, limit) = ("games in one compound".into(), SIZE_LIMIT);
            let error = Error::new(ErrorKind::TooMany { what, limit }, compound.name.span);
            found.errors.push(error);
            unsound = true;
        }
        found.unsound = unsound;
        self.state[index] = State::Done(if unsound { 0 } else { size });
    }

    fn size(&self, index: usize) -> usize {
        match self.state[index] {
            State::Done(size) => size,
            State::New | State::Open => 0,
        }
    }
}
