//! The numbers of a kernel, which may still wait for those of the parameters.

use super::linear::Linear;
use alloc::vec::Vec;

/// Numbers one behind the other, as the kernel reads them. Where a game has parameters they are a
/// template, as the runtime's `solve::filled` reads it: before each number how many parameters are
/// in it, these, each with its factor; behind a -1 a number that must be at least 0; behind a -2
/// the first and the last of some numbers, and how long the template is that is filled once for
/// each, as if it were the parameter behind all.
pub(super) struct Numbers {
    pub(super) list: Vec<i64>,
    parameters: usize,
}

impl Numbers {
    /// None yet, of a game of so many parameters.
    pub(super) const fn new(parameters: usize) -> Self {
        let list = Vec::new();
        Self { list, parameters }
    }

    /// No more, of the same game.
    pub(super) const fn none(&self) -> Self {
        Self::new(self.parameters)
    }

    /// A number that is known.
    pub(super) fn known(&mut self, number: i64) {
        if self.parameters > 0 {
            self.list.push(0);
        }
        self.list.push(number);
    }

    /// A number; `None` if there are names in it.
    pub(super) fn number(&mut self, number: &Linear) -> Option<()> {
        let (constant, parameters) = number.written()?;
        if self.parameters > 0 {
            self.list.push(i64::try_from(parameters.len()).ok()?);
            for parameter in parameters {
                self.list.extend(parameter);
            }
        } else if !parameters.is_empty() {
            return None;
        }
        self.list.push(constant);
        Some(())
    }

    /// These are at least 0, or the kernel does not cover the rules; `None` if one is less.
    pub(super) fn sure(&mut self, all: &[Linear]) -> Option<()> {
        for number in all {
            match number.as_constant() {
                _ if number.is_sure() => {}
                Some(_) => return None,
                None => {
                    self.list.push(-1);
                    self.number(number)?;
                }
            }
        }
        Some(())
    }

    /// The number that runs from a first to a last one, in a template that is filled for each.
    pub(super) fn running(&self) -> Linear {
        Linear::parameter(self.parameters)
    }

    /// A template that is filled for each number from the first to the last.
    pub(super) fn each(&mut self, first: &Linear, last: &Linear, of: &Self) -> Option<()> {
        self.list.push(-2);
        self.number(first)?;
        self.number(last)?;
        self.list.push(i64::try_from(of.list.len()).ok()?);
        self.list.extend(&of.list);
        Some(())
    }
}
