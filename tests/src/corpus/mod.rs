//! The corpus: games written with `game!`, in one list. Each has its text and the positions that
//! the tests look at.

pub mod compounds;
pub mod faults;
pub mod functions;
pub mod numbers;
pub mod pairs;
pub mod several;
pub mod splitting;
pub mod subtraction;
pub mod whole;

use crate::subject::Subject;

/// All games of the corpus.
#[must_use]
pub fn subjects() -> Vec<Box<dyn Subject>> {
    let files = [
        subtraction::subjects,
        numbers::subjects,
        splitting::subjects,
        pairs::subjects,
        several::subjects,
        whole::subjects,
        compounds::subjects,
    ];
    files.into_iter().flat_map(|subjects| subjects()).collect()
}
