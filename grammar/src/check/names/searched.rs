//! `#[closed_forms(heaps = 100_000)]`: how far a search for closed forms goes.

use crate::ast::Outer;
use crate::error::{Error, ErrorKind};
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// So many heaps may be asked for.
const MOST: u64 = 100_000_000;

/// How many heaps the attribute names, if it is there. `fits` says that the item may have closed
/// forms: a game of one heap without parameters may.
pub(crate) fn searched(outer: &Outer, fits: bool, errors: &mut Vec<Error>) -> Option<u64> {
    let mut attributes = outer.attributes.iter();
    let attribute = attributes.find(|attribute| attribute.is_closed_forms())?;
    let mut error = |none: bool, span: Span| {
        errors.push(Error::new(ErrorKind::ClosedForms { none }, span));
    };
    if !fits {
        error(true, attribute.span);
        return None;
    }
    if let Some(second) = attributes.find(|attribute| attribute.is_closed_forms()) {
        error(false, second.span);
    }
    let heaps = heaps(&attribute.text);
    if heaps.is_none() {
        error(false, attribute.span);
    }
    heaps
}

/// The number in `#[closed_forms(heaps = 100_000)]`.
fn heaps(text: &str) -> Option<u64> {
    let words: String = text.split_whitespace().collect();
    let number = words.strip_prefix("#[closed_forms(heaps=")?;
    let number = number.strip_suffix(")]")?;
    let number = number.strip_suffix(',').unwrap_or(number);
    let plain = number.starts_with(|first: char| first.is_ascii_digit());
    let digits = number.replace('_', "");
    let heaps: u64 = digits.parse().ok().filter(|_| plain)?;
    (1..=MOST).contains(&heaps).then_some(heaps)
}
