//! Which rule will decide a compound, before any position is looked at.

use alloc::vec::Vec;

use super::Kind;
use crate::symbol::SymbolKind;

/// How a compound comes by a value: by which rule, and where its operands' symbols come from.
///
/// Its text says so in words, nested compounds too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Of which compound.
    pub kind: Kind,
    /// The symbol that its rule gives; `None` if there is no rule, and the compound is searched.
    pub symbol: Option<SymbolKind>,
    /// What the rule asks of the operands, and how each of them tells it.
    pub needs: Vec<(SymbolKind, Vec<Operand>)>,
}

/// How an operand of a compound comes by its symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operand {
    /// It stands for any number of components.
    pub repeats: bool,
    /// Its own plan, if it is a compound; else its game's strategy finds the symbol.
    pub plan: Option<Plan>,
}

impl Plan {
    /// Whether no rule is missing: neither the compound nor a compound in it has to be searched,
    /// as long as the conditions of their rules hold (that of misère disjunctive compounds: all
    /// components are [tame](crate::Genus)).
    #[must_use]
    pub fn is_by_theory(&self) -> bool {
        // Nesting is that of types, which the compiler bounds.
        let mut waiting = Vec::from([self]);
        while let Some(plan) = waiting.pop() {
            if plan.symbol.is_none() {
                return false;
            }
            for (_, operands) in &plan.needs {
                for operand in operands {
                    if let Some(plan) = &operand.plan {
                        waiting.push(plan);
                    }
                }
            }
        }
        true
    }
}
