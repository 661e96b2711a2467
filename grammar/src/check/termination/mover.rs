//! A rule, what is known of its options, and a few of them to try ideas on.

use super::sample::{self, Sample};
use crate::model::{Move, Shape};
use crate::prove::Fact;
use crate::prove::atoms::Part;
use crate::prove::context::Context;
use crate::prove::linear::Linear;
use alloc::vec::Vec;

/// A rule under proof.
pub(crate) struct Mover<'a> {
    pub(super) shape: Shape,
    rule: &'a Move,
    /// What is known of its options.
    pub(crate) context: Context,
    /// Options of small positions, once they are asked for.
    samples: Option<Vec<Sample>>,
}

impl<'a> Mover<'a> {
    /// The rule of a game of that shape.
    pub(crate) fn new(shape: Shape, rule: &'a Move) -> Self {
        Self {
            shape,
            rule,
            context: Context::of(shape, rule),
            samples: None,
        }
    }

    /// Proves that the rule has no option where its one heap is 0.
    pub(super) fn at_nothing(shape: Shape, rule: &Move) -> bool {
        // As of one heap, since the heaps of a collection are known to be at least 1.
        let shape = if shape == Shape::Collection {
            Shape::Heap
        } else {
            shape
        };
        let mut context = Context::of(shape, rule);
        let empty = Fact::Zero(context.heaps[0].clone());
        context.known.refutes(&[empty])
    }

    /// Proves that a form is at least 0 for every option: by bounds alone, or else by all means
    /// unless an option of a small position is seen to be otherwise.
    pub(crate) fn proves(&mut self, goal: &Linear, refutes: impl Fn(&Sample) -> bool) -> bool {
        self.context.known.seems(goal)
            || (!self.samples().iter().any(refutes) && self.context.known.proves(goal))
    }

    /// No option of a small position is otherwise.
    pub(crate) fn seems(&mut self, refutes: impl Fn(&Sample) -> bool) -> bool {
        !self.samples().iter().any(refutes)
    }

    fn samples(&mut self) -> &[Sample] {
        let (shape, rule) = (self.shape, self.rule);
        self.samples
            .get_or_insert_with(|| sample::of_rule(shape, rule))
    }

    /// How much each heap of the pattern exceeds the heap at its place of the result; nothing
    /// for a list.
    pub(crate) fn differences(&self) -> Vec<Option<Linear>> {
        let parts = self.context.result.iter();
        let difference = |(heap, part): (&Linear, &Part)| match part {
            Part::One(left) => heap.minus(left),
            _ => None,
        };
        self.context
            .heaps
            .iter()
            .zip(parts)
            .map(difference)
            .collect()
    }

    /// By how much the sum of all heaps falls.
    pub(crate) fn fall_of_sum(&mut self) -> Option<Linear> {
        let context = &mut self.context;
        let mut before: Vec<Part> = context.heaps.iter().cloned().map(Part::One).collect();
        before.extend(context.rest.map(Part::List));
        let atoms = &mut context.known.atoms;
        let before = atoms.sum(&before)?;
        before.minus(&atoms.sum(&context.result)?)
    }
}
