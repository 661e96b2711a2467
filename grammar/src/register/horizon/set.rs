//! Sets that a name runs over.

use super::super::value::Value;
use super::Horizon;
use crate::listed::Listed;
use crate::model::{Ascending, Expr, Set, VarId};
use alloc::vec::Vec;
use core::cmp::Ordering;

impl Horizon {
    /// Notes what a name may stand for; whether the set has elements at great heaps. `None` if it
    /// grows without end.
    pub(super) fn each(&mut self, variables: &[VarId], set: &Set) -> Option<bool> {
        match set {
            Set::Elements(elements) => {
                for (place, variable) in variables.iter().enumerate() {
                    let mut all = Vec::new();
                    for element in elements {
                        all.push(self.value(element.get(place)?)?);
                    }
                    let Some((&first, others)) = all.split_first() else {
                        return Some(false);
                    };
                    let any = others.iter().try_fold(first, |any, &one| any.or(one))?;
                    self.names.insert(*variable, any);
                }
                Some(true)
            }
            Set::Range { start, upto } => {
                let start = self.value(start)?;
                let bounds = self.bounds(upto)?;
                self.run(variables, start, &bounds)
            }
            Set::Divisors { of, upto } => {
                let of = self.value(of)?;
                (of.slope == 0).then_some(())?;
                let mut bounds = self.bounds(upto)?;
                // Every number divides 0.
                if of.low > 0 || of.high < 0 {
                    bounds.push(Value::between(0, of.magnitude())?);
                }
                self.run(variables, Value::between(1, 1)?, &bounds)
            }
            Set::Ascending { kind, upto } => {
                if let Ascending::Powers(base) = kind {
                    let base = self.value(base)?;
                    (base.slope == 0).then_some(())?;
                }
                let bounds = self.bounds(upto)?;
                self.run(variables, Value::between(1, 1)?, &bounds)
            }
            Set::Split(_) | Set::Parts { .. } => None,
        }
    }

    fn bounds(&mut self, upto: &[Expr]) -> Option<Vec<Value>> {
        upto.iter().map(|bound| self.value(bound)).listed_some()
    }

    /// A name that runs from a number on up to the bounds: at great heaps only those count that
    /// grow as it does, for others are far above or below.
    fn run(&mut self, variables: &[VarId], start: Value, bounds: &[Value]) -> Option<bool> {
        let [variable] = variables[..] else {
            return None;
        };
        let mut high: Option<i128> = None;
        for bound in bounds.iter().filter(|bound| bound.slope == start.slope) {
            high = Some(high.map_or(bound.high, |high| high.min(bound.high)));
        }
        for &bound in bounds.iter().filter(|bound| bound.slope < start.slope) {
            if self.sign(bound.minus(start)?)? == Ordering::Less {
                return Some(false);
            }
        }
        let high = high?;
        if high < start.low {
            return Some(false);
        }
        let name = Value::new(start.slope, start.low, high)?;
        for &bound in bounds.iter().filter(|bound| bound.slope > start.slope) {
            // From there on it leaves out nothing.
            self.sign(bound.minus(name)?)?;
        }
        self.names.insert(variable, name);
        Some(true)
    }
}
