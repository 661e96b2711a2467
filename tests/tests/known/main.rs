//! Values that others published, and what is known by proof.

mod entries;
mod heaps;
mod limits;
mod periods;
mod published;
mod questions;
mod several;

use sprague_tests::corpus;
use sprague_tests::subject::Subject;

/// A game of the corpus.
fn game(name: &str) -> Box<dyn Subject> {
    let found = corpus::subjects()
        .into_iter()
        .find(|subject| subject.name() == name);
    found.unwrap_or_else(|| panic!("the corpus has no game {name}"))
}
