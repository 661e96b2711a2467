//! The sign that something takes its time: what, and for how long by now.

use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;

/// So often the sign changes.
const TICK: Duration = Duration::from_millis(250);

/// A sign on standard error, if that is a terminal. It is gone when this is dropped.
pub(crate) struct Waiting(ProgressBar);

impl Waiting {
    /// Shows what is done.
    pub(crate) fn begin(what: String) -> Self {
        let bar = ProgressBar::new_spinner().with_message(what);
        if !bar.is_hidden() {
            let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed}");
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            bar.enable_steady_tick(TICK);
        }
        Self(bar)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
