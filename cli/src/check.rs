//! `sprague check`

use crate::{Failure, input};

/// Checks a rule file.
pub(crate) fn run(file: &str) -> Result<(), Failure> {
    input::rules(file).map(|_| ())
}
