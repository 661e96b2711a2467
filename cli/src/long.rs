//! `sprague period --checkpoint`: a search that is shown, kept in files and taken up again.

use crate::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use sprague_runtime::period::{Checkpoint, Finding, Phase, Recurrence};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// So often what is known is written down.
const EVERY: Duration = Duration::from_secs(20);

/// Searches for the period of the nim-values among so many heaps, kept in a file and one beside it.
/// What is proved needs no file any more.
pub(crate) fn find(path: &str, rules: &Recurrence, heaps: u64) -> Result<Finding, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::data(format!("{path}: {error}"));
    let (mut checkpoint, mut search) =
        Checkpoint::open(path, rules).map_err(|error| failed(&error))?;
    let bar = ProgressBar::new(heaps).with_style(style());
    loop {
        let begun = Instant::now();
        let found = search.run(heaps, |progress| {
            bar.set_length(progress.of);
            bar.set_position(progress.done);
            bar.set_message(match progress.phase {
                Phase::Valuing => "valued",
                Phase::Checking => "checked",
            });
            // A check is not kept: it would begin anew.
            match progress.phase {
                Phase::Valuing if begun.elapsed() >= EVERY => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
        let found = found.map_err(|error| failed(&error))?;
        if let Some(Finding::Proved(_)) = found {
            checkpoint.remove().map_err(|error| failed(&error))?;
        } else {
            let saved = checkpoint.save(&search);
            saved.map_err(|error| failed(&format!("it cannot be written: {error}")))?;
        }
        if let Some(finding) = found {
            bar.finish_and_clear();
            return Ok(finding);
        }
    }
}

/// On standard error, and only if that is a terminal.
fn style() -> ProgressStyle {
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} heaps {msg}, {eta}");
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}
