//! Tests of the whole crate, on small games written by hand.

mod compounds;
mod finite;
pub(crate) mod games;
mod huge;
mod naive;
mod plays;
mod positions;
mod regions;
mod rules;
mod sets;
mod strategies;
mod tuples;

/// Evaluates an expression for every quantity, by the name given to it.
macro_rules! every_quantity {
    ($quantity:ident => $check:expr) => {{
        use $crate::quantity::{
            Foreclosed, Genus, Grundy, Longest, Outcome, Remoteness, Shortest, Suspense, Wins,
        };
        $crate::tests::every_quantity!(@ $quantity => $check;
            [Grundy::NORMAL, Grundy::MISERE], [Outcome::NORMAL, Outcome::MISERE],
            [Remoteness::NORMAL, Remoteness::MISERE], [Suspense::NORMAL, Suspense::MISERE],
            [Foreclosed::NORMAL, Foreclosed::MISERE], [Shortest], [Longest],
            [Genus], [Wins]);
    }};
    (@ $quantity:ident => $check:expr; $($kind:expr),*) => {
        $(for $quantity in &$kind {
            $check;
        })*
    };
}
use every_quantity;
