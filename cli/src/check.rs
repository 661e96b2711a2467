//! `sprague check`

use crate::{Failure, input};

/// Checks a rule file, and what it claims of its games.
pub(crate) fn run(file: &str) -> Result<(), Failure> {
    let (rules, text) = input::rules_and_text(file)?;
    match rules.check_expectations() {
        Ok(notes) => {
            input::print(file, &text, notes.iter());
            Ok(())
        }
        Err(errors) => Err(input::refuse(file, &text, &errors)),
    }
}
