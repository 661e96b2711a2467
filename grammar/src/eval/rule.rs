//! One rule at one position: heaps get names, steps are made, options come out.

use super::expr::Scope;
use super::sets::{each, keep_going};
use super::{Fault, Flow, Found, MOST_HEAPS, Stop, Value, Work};
use crate::listed::Listed;
use crate::model::{Element, Move, Shape, Step, Target, VarId, VariableKind};
use alloc::vec;
use alloc::vec::Vec;

/// A rule of a game.
pub(super) struct Play<'a> {
    pub(super) shape: Shape,
    pub(super) rule: &'a Move,
    pub(super) index: usize,
}

impl Play<'_> {
    /// Every option that the rule gives, repeats included.
    pub(super) fn run(
        &self,
        position: &[u64],
        work: &mut Work<'_>,
        found: &mut Vec<Found>,
    ) -> Flow {
        let mut scope = Scope {
            values: vec![Value::Number(0); self.rule.variables.len()],
            work,
        };
        let mut heaps: Vec<u64> = position.to_vec();
        match self.shape {
            Shape::Heap | Shape::Tuple(_) => self.named(&heaps, &[], &mut scope, found),
            Shape::Collection => {
                heaps.sort_unstable();
                for place in 0..heaps.len() {
                    if place > 0 && heaps[place] == heaps[place - 1] {
                        continue;
                    }
                    let mut others = heaps.clone();
                    let heap = others.remove(place);
                    keep_going(self.named(&[heap], &others, &mut scope, found))?;
                }
                Ok(())
            }
            Shape::Tuples(size) => self.each_tuple(&tuples(size, position), &mut scope, found),
            Shape::Unordered(_) | Shape::Multiset => {
                heaps.sort_unstable();
                self.choose(&mut vec![], &heaps, &mut scope, found)
            }
        }
    }

    /// Plays in each of the tuples, in equal ones once.
    fn each_tuple(
        &self,
        tuples: &[&[u64]],
        scope: &mut Scope<'_, '_>,
        found: &mut Vec<Found>,
    ) -> Flow {
        for (place, tuple) in tuples.iter().enumerate() {
            if place > 0 && *tuple == tuples[place - 1] {
                continue;
            }
            let others = [&tuples[..place], &tuples[place + 1..]].concat().concat();
            keep_going(self.named(tuple, &others, scope, found))?;
        }
        Ok(())
    }

    /// Gives the names of the pattern to heaps of the pool in every distinct way.
    fn choose(
        &self,
        chosen: &mut Vec<u64>,
        pool: &[u64],
        scope: &mut Scope<'_, '_>,
        found: &mut Vec<Found>,
    ) -> Flow {
        scope.work.spend(1)?;
        if chosen.len() == self.rule.heaps {
            let fits = pool.is_empty() || self.rule.rest.is_some();
            return if fits {
                self.named(chosen, pool, scope, found)
            } else {
                Ok(())
            };
        }
        for place in 0..pool.len() {
            if place > 0 && pool[place] == pool[place - 1] {
                continue;
            }
            let mut others = pool.to_vec();
            chosen.push(others.remove(place));
            keep_going(self.choose(chosen, &others, scope, found))?;
            chosen.pop();
        }
        Ok(())
    }

    /// The heaps have their names; `others` are those of the position that have none.
    fn named(
        &self,
        heaps: &[u64],
        others: &[u64],
        scope: &mut Scope<'_, '_>,
        found: &mut Vec<Found>,
    ) -> Flow {
        assert_eq!(
            heaps.len(),
            self.rule.heaps,
            "the position has the shape of the game"
        );
        for (value, &heap) in scope.values.iter_mut().zip(heaps) {
            *value = Value::Number(i128::from(heap));
        }
        if let Some(rest) = self.rule.rest {
            scope.values[rest] = Value::List(others.iter().map(|&heap| heap.into()).listed());
        }
        self.step(0, others, scope, found)
    }

    /// Makes the steps from that index on: guards one after the other up to the next choice.
    fn step(
        &self,
        mut index: usize,
        others: &[u64],
        scope: &mut Scope<'_, '_>,
        found: &mut Vec<Found>,
    ) -> Flow {
        while let Some(Step::If(guard)) = self.rule.steps.get(index) {
            if !scope.holds(guard)? {
                return Err(Stop::NoValue);
            }
            index += 1;
        }
        let Some(Step::Each { variables, set, .. }) = self.rule.steps.get(index) else {
            return self.result(others, scope, found);
        };
        each(set, scope, &mut |scope, element| {
            self.name(variables, element, scope)?;
            self.step(index + 1, others, scope, found)
        })
    }

    /// Gives names to an element of a set.
    fn name(&self, variables: &[VarId], element: &[i128], scope: &mut Scope<'_, '_>) -> Flow {
        match variables {
            [list] if self.rule.variables[*list].kind == VariableKind::List => {
                scope.values[*list] = Value::List(element.to_vec());
            }
            names if names.len() == element.len() => {
                for (&name, &number) in names.iter().zip(element) {
                    scope.values[name] = Value::Number(number);
                }
            }
            // Parts of another number than there are names.
            _ => return Err(Stop::NoValue),
        }
        Ok(())
    }

    /// All choices are made: the option, if there is one.
    fn result(&self, others: &[u64], scope: &mut Scope<'_, '_>, found: &mut Vec<Found>) -> Flow {
        let left = match &self.rule.result {
            Target::Heaps(heaps) => scope.eval_all(heaps)?,
            Target::List(elements) => {
                let rest = self.rule.rest.map_or(0, |rest| scope.list(rest).len());
                list(elements, scope, MOST_HEAPS + rest)?
            }
            Target::Positions(tuples) => {
                let tuples = tuples.iter().map(|tuple| scope.eval_all(tuple));
                tuples.listed_ok()?.concat()
            }
        };
        scope.work.spend(1 + left.len() as u64)?;
        if left.iter().any(|&heap| heap < 0) {
            return Err(Stop::NoValue);
        }
        let large = |_| Stop::Fault(Fault::HeapTooLarge);
        let mut position = left
            .into_iter()
            .map(|heap| u64::try_from(heap).map_err(large))
            .listed_ok()?;
        match self.shape {
            Shape::Heap | Shape::Tuple(_) => {}
            Shape::Unordered(_) => position.sort_unstable(),
            Shape::Tuples(size) => {
                position.extend_from_slice(others);
                position = tuples(size, &position).concat();
            }
            Shape::Collection | Shape::Multiset => {
                if self.shape == Shape::Collection {
                    position.extend_from_slice(others);
                }
                position.retain(|&heap| heap != 0);
                position.sort_unstable();
            }
        }
        let choices = scope.values.iter().cloned().enumerate().listed();
        found.push(Found {
            position,
            rule: self.index,
            choices,
        });
        Ok(())
    }
}

/// The tuples of a position, in ascending order.
fn tuples(size: usize, position: &[u64]) -> Vec<&[u64]> {
    assert_eq!(
        position.len() % size,
        0,
        "the position has the shape of the game"
    );
    let mut tuples: Vec<&[u64]> = position.chunks_exact(size).listed();
    tuples.sort_unstable();
    tuples
}

/// The heaps of a list, so many at most, zeros left out. Negative ones stay, for the wall to see.
fn list(elements: &[Element], scope: &mut Scope<'_, '_>, most: usize) -> Result<Vec<i128>, Stop> {
    let mut heaps = vec![];
    for element in elements {
        match element {
            Element::One(heap) => heaps.push(scope.eval(heap)?),
            Element::Repeat { heap, count } => {
                let heap = scope.eval(heap)?;
                let count = scope.eval(count)?;
                if count < 0 {
                    return Err(Stop::NoValue);
                }
                let count = match heap {
                    0 => 0,
                    1.. => usize::try_from(count).unwrap_or(usize::MAX),
                    // One is enough for the wall.
                    _ => usize::from(count > 0),
                };
                if count > most {
                    return Err(Stop::Fault(Fault::TooMany));
                }
                heaps.resize(heaps.len() + count, heap);
            }
            Element::Range { start, end } => {
                let (start, end) = (scope.eval(start)?, scope.eval(end)?);
                for heap in start..=end {
                    heaps.push(heap);
                    if heap < 0 {
                        break;
                    }
                    if heaps.len() > most {
                        return Err(Stop::Fault(Fault::TooMany));
                    }
                }
            }
            Element::Splice(id) => heaps.extend_from_slice(scope.list(*id)),
        }
        if heaps.len() > most {
            return Err(Stop::Fault(Fault::TooMany));
        }
    }
    heaps.retain(|&heap| heap != 0);
    Ok(heaps)
}
