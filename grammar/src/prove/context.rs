//! What is known of an option that a rule gives: of the heaps, the choices, the guards, the wall.

use super::atoms::{Names, Part, Term};
use super::linear::Linear;
use super::{Budget, Fact, Formula, Known};
use crate::listed::Listed;
use crate::model::{Element, Move, Set, Shape, Step, Target, VarId, VariableKind};
use alloc::vec;
use alloc::vec::Vec;

/// A rule and all that is true of each of its options.
#[derive(Clone, Debug)]
pub(crate) struct Context {
    /// The facts.
    pub(crate) known: Known,
    /// The heaps of the pattern.
    pub(crate) heaps: Vec<Linear>,
    /// The heaps of the result.
    pub(crate) result: Vec<Part>,
    /// The list of heaps without a name.
    pub(crate) rest: Option<VarId>,
    /// The names of the rule.
    pub(crate) names: Names,
}

impl Context {
    /// All that is known of the options of a rule.
    pub(crate) fn of(shape: Shape, rule: &Move, budget: Budget) -> Self {
        let mut known = Known::within(budget);
        let kinds = rule.variables.iter().map(|variable| variable.kind).listed();
        let names = Names {
            kinds,
            ..Names::default()
        };
        // Names come first, so that an atom's number is that of its variable.
        let heaps: Vec<Linear> = (0..rule.heaps)
            .map(|id| known.atoms.form(Term::Var(id)))
            .listed();
        let least = least_heap(shape);
        for heap in &heaps {
            known.assume(Formula::at_most(&Linear::constant(least), heap));
        }
        if let Some(rest) = rule.rest {
            let natural = known.natural_list(rest);
            known.assume(natural);
        }
        let mut context = Self {
            known,
            heaps,
            result: Vec::new(),
            rest: rule.rest,
            names,
        };
        for step in &rule.steps {
            context.step(rule, step);
        }
        context.target(&rule.result);
        context
    }

    fn step(&mut self, rule: &Move, step: &Step) {
        let (known, names) = (&mut self.known, &self.names);
        match step {
            Step::If(guard) => {
                let formula = known.guard(guard, false, names);
                known.assume(formula);
                let formula = known.guard_defined(guard, names);
                known.assume(formula);
            }
            Step::Each { variables, set, .. } => {
                let list = variables
                    .first()
                    .filter(|&&id| rule.variables[id].kind == VariableKind::List);
                let formula = if let (Some(&list), Set::Parts { of, least, most }) = (list, set) {
                    known.list_of_parts(list, (of, least, most.as_ref()), names)
                } else {
                    let form = |&id: &VarId| known.atoms.form(Term::Var(id));
                    let numbers: Vec<Linear> = variables.iter().map(form).listed();
                    known.member(&numbers, set, names)
                };
                known.assume(formula);
                let formula = known.set_defined(set, names);
                known.assume(formula);
            }
        }
    }

    /// The result: it has values, and no heap is negative.
    fn target(&mut self, target: &Target) {
        let (known, names) = (&mut self.known, &self.names);
        let nothing = Linear::default();
        let mut one = |expr| {
            let formula = known.defined(expr, names);
            known.assume(formula);
            known.atoms.lower(expr, names)
        };
        match target {
            Target::Heaps(heaps) => {
                self.result = heaps.iter().map(|heap| Part::One(one(heap))).listed();
            }
            Target::Positions(tuples) => {
                let heaps = tuples.iter().flatten();
                self.result = heaps.map(|heap| Part::One(one(heap))).listed();
            }
            Target::List(elements) => {
                for element in elements {
                    self.result.push(match element {
                        Element::One(heap) => Part::One(one(heap)),
                        Element::Repeat { heap, count } => Part::Many {
                            heap: one(heap),
                            count: one(count),
                        },
                        Element::Range { start, end } => Part::Span {
                            start: one(start),
                            end: one(end),
                        },
                        Element::Splice(list) => Part::List(*list),
                    });
                }
            }
        }
        for part in &self.result {
            match part {
                Part::One(heap) => known.assume(Formula::at_most(&nothing, heap)),
                Part::Many { heap, count } => {
                    known.assume(Formula::at_most(&nothing, count));
                    // A heap that is there is not negative.
                    let (none, some) = (
                        Formula::at_most(count, &nothing),
                        Formula::at_most(&nothing, heap),
                    );
                    known.assume(Formula::Any(vec![none, some]));
                }
                Part::Span { start, end } => {
                    let (none, some) =
                        (Formula::less(end, start), Formula::at_most(&nothing, start));
                    known.assume(Formula::Any(vec![none, some]));
                }
                Part::List(_) => {}
            }
        }
    }

    /// The heaps that a part stands for are all at most this, which is proved where the
    /// premises of the pair hold.
    pub(crate) fn greatest(&mut self, part: &Part) -> (Vec<Fact>, Linear) {
        match part {
            Part::One(heap) => (Vec::new(), heap.clone()),
            Part::Many { heap, count } => (at_least_one(count), heap.clone()),
            Part::Span { start, end } => {
                let some = end.minus(start).map(Fact::AtLeast);
                (some.into_iter().listed(), end.clone())
            }
            Part::List(list) => {
                let count = self.known.atoms.form(Term::Len(*list));
                (
                    at_least_one(&count),
                    self.known.atoms.form(Term::Greatest(*list)),
                )
            }
        }
    }

    /// Proves that every heap of the part is at most `bound`.
    pub(crate) fn part_at_most(&mut self, part: &Part, bound: &Linear) -> bool {
        let (premises, greatest) = self.greatest(part);
        let Some(goal) = bound.minus(&greatest) else {
            return false;
        };
        self.known.proves(&goal) || !premises.is_empty() && self.known.proves_if(&premises, &goal)
    }
}

/// The least heap that a pattern of this shape takes.
pub(crate) const fn least_heap(shape: Shape) -> i128 {
    match shape {
        Shape::Collection | Shape::Multiset => 1,
        Shape::Heap | Shape::Tuple(_) | Shape::Unordered(_) | Shape::Tuples(_) => 0,
    }
}

fn at_least_one(count: &Linear) -> Vec<Fact> {
    count
        .plus_constant(-1)
        .map(Fact::AtLeast)
        .into_iter()
        .listed()
}
