//! Periods that are proved, and closed forms.
//!
//! A prefix that repeats is no proof. Here a search, which nothing relies on, writes what it found
//! as a [`Certificate`], and [`Certificate::verify`] computes the values again from the rules
//! alone. It checks the hypothesis of a theorem, that the period is the least one and the first
//! heap the first, and gives a [`Periodic`], which comes from nowhere else. What is not proved is
//! [`Observed`], with how far was looked.
//!
//! ```text
//! Recurrence ──find──▶ Certificate ──verify──▶ Periodic ──closed──▶ Closed (const)
//!  the rules           a claim, as data        proved               at(n) for every n
//! ```
//!
//! | rules | quantities | theorem |
//! | --- | --- | --- |
//! | finite set; by the heap modulo m | all | [`Theorem::RepeatedWindow`] |
//! | the same, where play always goes on | lengths | [`Theorem::ShiftedWindow`] |
//! | finite set; by the heap modulo m | lengths | [`Theorem::ShiftedResidues`] |
//! | code that leaves several heaps | nim-values | [`Theorem::Parts`] |
//! | code that leaves several heaps | outcomes | [`Theorem::NimValues`] |
//! | all numbers from one on | all that stay bounded | [`Theorem::SameBelow`] |
//! | all numbers from one on | nim-values, longest play | [`Theorem::RisenBelow`] |
//! | the heap divided by fixed numbers | all | none needed: [`Floors`] |
//! | fixed numbers taken, or divided by | all but the longest play | none needed: [`Mark`] |
//!
//! The page `docs/proofs.md` states and proves each.

mod certificate;
#[cfg(feature = "std")]
mod checkpoint;
mod closed;
mod finding;
mod periodic;
mod recurrence;
mod register;

mod below;
mod choices;
mod claimed;
mod constant;
mod floors;
mod forms;
mod mark;
mod outline;
mod plain;
mod search;
mod splits;
mod text;
mod theorem;
mod verify;

pub use certificate::{Certificate, Shift, Theorem, Window};
#[cfg(feature = "std")]
pub use checkpoint::{Checkpoint, CheckpointError};
pub use closed::{Closed, ClosedForeclosed, ClosedOutcome, Packed, Shifts};
pub use finding::{Finding, Observed, Pattern};
pub use floors::{Floors, Staircase, Steps};
#[doc(hidden)]
pub use forms::{__Form, __form, __register, Told};
pub use forms::{
    GrundyForm, GrundyProved, OutcomeForm, OutcomeProved, RemotenessForm, RemotenessProved,
};
pub use mark::{Mark, Quotient};
#[doc(hidden)]
pub use outline::Outline;
pub use periodic::Periodic;
pub use recurrence::{Code, Recurrence, Takes};
pub(crate) use recurrence::{Cost, FEW};
pub use register::Register;
pub(crate) use search::find_within;
pub use search::{LongSearch, Phase, Progress, find, find_near, outcomes_by};
pub use text::TextError;
pub use verify::Refused;

pub use crate::quantity::Standard;

#[cfg(test)]
pub(crate) mod tests;
