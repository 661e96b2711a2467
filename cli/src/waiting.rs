//! The sign that something takes its time: what, how far, and for how long by now.

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::io::{self, Write as _};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// So often the sign changes.
const TICK: Duration = Duration::from_millis(250);

/// After so long one line says that it goes on, where no sign can change.
const SILENT: Duration = Duration::from_secs(10);

/// A sign on standard error: one that changes if that is a terminal, else one line after ten
/// seconds. It is gone when this is dropped.
pub(crate) struct Waiting {
    bar: ProgressBar,
    /// Dropped with the rest, which the thread that waits hears.
    _until: Option<Sender<()>>,
}

impl Waiting {
    /// Shows what is done.
    pub(crate) fn begin(what: String) -> Self {
        Self::counting(what, String::new)
    }

    /// Shows what is done, and how far it is: words behind a comma, or none.
    pub(crate) fn counting(
        what: String,
        far: impl Fn() -> String + Clone + Send + Sync + 'static,
    ) -> Self {
        let bar = ProgressBar::new_spinner();
        if bar.is_hidden() {
            let until = after(SILENT, move || {
                let so_far = far();
                let words = format!("note: {what}{so_far} takes its time; Ctrl-C ends it");
                let _ = writeln!(io::stderr(), "{words}");
            });
            return Self { bar, _until: until };
        }
        let style = ProgressStyle::with_template("{spinner} {msg}{far}, {elapsed}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_spinner());
        bar.set_style(style.with_key(
            "far",
            move |_: &ProgressState, to: &mut dyn std::fmt::Write| {
                let _ = to.write_str(&far());
            },
        ));
        bar.set_message(what);
        bar.enable_steady_tick(TICK);
        Self { bar, _until: None }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Says something after a while, unless what is given back is dropped before. `None` if the system
/// has no thread to spare: then nothing is said.
fn after(wait: Duration, say: impl FnOnce() + Send + 'static) -> Option<Sender<()>> {
    let (until, ended) = channel();
    let waits = move || {
        if ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            say();
        }
    };
    let thread = thread::Builder::new().spawn(waits);
    thread.ok().map(|_| until)
}

#[cfg(test)]
mod tests {
    use super::after;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    #[test]
    fn only_what_takes_long_is_told_of() {
        let (say, said) = channel();
        let until = after(Duration::from_millis(1), move || {
            let _ = say.send(());
        });
        assert_eq!(said.recv(), Ok(()), "it is said while one waits");
        drop(until);
        let (say, said) = channel::<()>();
        let until = after(Duration::from_secs(3600), move || {
            let _ = say.send(());
        });
        assert!(until.is_some());
        drop(until);
        assert!(said.recv().is_err(), "the thread ends and says nothing");
    }
}
