//! A rule, what is known of its options, and a few of them to try ideas on.

use super::sample::{Sample, Samples};
use crate::listed::Listed;
use crate::model::{Move, Shape};
use crate::prove::atoms::Part;
use crate::prove::context::Context;
use crate::prove::linear::Linear;
use crate::prove::{Budget, Fact};
use alloc::vec;
use alloc::vec::Vec;

/// A rule under proof.
pub(crate) struct Mover<'a> {
    pub(super) shape: Shape,
    /// The tuples that are left, of [`Shape::Tuples`].
    tuples: Vec<Vec<Part>>,
    /// What is known of its options.
    pub(crate) context: Context,
    /// Options of small positions; none where they do not tell which tuple is which.
    samples: Option<Samples<'a>>,
}

impl<'a> Mover<'a> {
    /// The rule of a game of that shape.
    pub(crate) fn new(shape: Shape, rule: &'a Move, budget: Budget) -> Self {
        let context = Context::of(shape, rule, budget);
        let tuples = match shape {
            Shape::Tuples(size) => context.result.chunks(size).map(<[_]>::to_vec).listed(),
            _ => vec![],
        };
        Self {
            shape,
            tuples,
            context,
            samples: Some(Samples::of(shape, rule)),
        }
    }

    /// An option of a small position is such, by a rule of which nothing is known yet.
    pub(crate) fn is_seen(shape: Shape, rule: &'a Move, is_such: impl Fn(&Sample) -> bool) -> bool {
        Samples::of(shape, rule).any(is_such)
    }

    /// The rules of a game of that shape.
    pub(crate) fn all(shape: Shape, moves: &'a [Move], budget: Budget) -> Vec<Self> {
        let rules = moves.iter();
        rules.map(|rule| Self::new(shape, rule, budget)).listed()
    }

    /// How many proofs a measure needs: where tuples are left, one for each of them, which must
    /// be below the tuple they come from.
    pub(crate) fn proofs(&self) -> usize {
        match self.shape {
            Shape::Tuples(_) => self.tuples.len(),
            _ => 1,
        }
    }

    /// Turns to one of those proofs: to the rule as if it left that tuple alone.
    pub(crate) fn turn_to(&mut self, proof: usize) {
        if let Some(tuple) = self.tuples.get(proof) {
            self.context.result.clone_from(tuple);
            self.samples = None;
        }
    }

    /// Proves that the rule has no option where its one heap is 0.
    pub(super) fn at_nothing(shape: Shape, rule: &Move, budget: Budget) -> bool {
        // As of one heap, since the heaps of a collection are known to be at least 1.
        let shape = if shape == Shape::Collection {
            Shape::Heap
        } else {
            shape
        };
        let mut context = Context::of(shape, rule, budget);
        let empty = Fact::Zero(context.heaps[0].clone());
        context.known.refutes(&[empty])
    }

    /// Proves that a form is at least 0 for every option: by bounds alone, or else by all means
    /// unless an option of a small position is seen to be otherwise.
    pub(crate) fn proves(&mut self, goal: &Linear, refutes: impl Fn(&Sample) -> bool) -> bool {
        self.context.known.seems(goal)
            || (!self.refuted(refutes) && self.context.known.proves(goal))
    }

    /// No option of a small position is otherwise.
    pub(crate) fn seems(&mut self, refutes: impl Fn(&Sample) -> bool) -> bool {
        !self.refuted(refutes)
    }

    /// An option of a small position is such.
    fn refuted(&mut self, is_such: impl Fn(&Sample) -> bool) -> bool {
        let samples = self.samples.as_mut();
        samples.is_some_and(|samples| samples.any(is_such))
    }

    /// How much the heap at a place of the pattern exceeds that of the result.
    pub(super) fn difference(&self, place: usize) -> Option<Linear> {
        match self.context.result.get(place)? {
            Part::One(left) => self.context.heaps.get(place)?.minus(left),
            _ => None,
        }
    }

    /// How much each heap of the pattern exceeds the heap at its place of the result; nothing
    /// for a list.
    pub(crate) fn differences(&self) -> Vec<Option<Linear>> {
        let both = self.context.heaps.len().min(self.context.result.len());
        (0..both).map(|place| self.difference(place)).listed()
    }

    /// By how much the sum of all heaps falls.
    pub(crate) fn fall_of_sum(&mut self) -> Option<Linear> {
        let context = &mut self.context;
        let mut before: Vec<Part> = context.heaps.iter().cloned().map(Part::One).listed();
        before.extend(context.rest.map(Part::List));
        let atoms = &mut context.known.atoms;
        let before = atoms.sum(&before)?;
        before.minus(&atoms.sum(&context.result)?)
    }
}
