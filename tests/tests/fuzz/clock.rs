//! What a text costs: processor time, memory, and an end to it.

use std::fs;
use std::process::exit;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Processor time of this thread. Other programs and tests may hold the processor, so that the
/// time on the wall says little.
pub(crate) struct Clock {
    start: Instant,
    used: Option<Duration>,
}

impl Clock {
    pub(crate) fn start() -> Self {
        Self {
            start: Instant::now(),
            used: used(),
        }
    }

    /// The time since the start; that on the wall where the system does not tell the other.
    pub(crate) fn elapsed(&self) -> Duration {
        match (self.used, used()) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.start.elapsed(),
        }
    }
}

/// The processor time that this thread has used, where the system tells it.
fn used() -> Option<Duration> {
    let times = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = times.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

/// The most memory that this program has held, in KiB, where the system tells it.
pub(crate) fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let peak = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}

/// Ends the program with the text that is never answered: a loop without end cannot be measured
/// when it is over.
#[derive(Clone)]
pub(crate) struct Watch(Arc<Mutex<Option<(Instant, String)>>>);

impl Watch {
    /// Watches until the last of its copies is gone.
    pub(crate) fn new() -> Self {
        /// No machine is so busy that an answer takes this long.
        const LONG: Duration = Duration::from_secs(120);
        let watch = Self(Arc::new(Mutex::new(None)));
        let seen = Arc::downgrade(&watch.0);
        thread::spawn(move || {
            while let Some(now) = seen.upgrade() {
                let now = now.lock().unwrap_or_else(PoisonError::into_inner).clone();
                if let Some((_, text)) = now.filter(|(start, _)| start.elapsed() > LONG) {
                    println!("no answer after {LONG:?} to {text:?}");
                    exit(101);
                }
                thread::sleep(Duration::from_secs(1));
            }
        });
        watch
    }

    /// What is done now.
    pub(crate) fn over<T>(&self, text: &str, work: impl FnOnce() -> T) -> T {
        let set = |to| *self.0.lock().unwrap_or_else(PoisonError::into_inner) = to;
        set(Some((Instant::now(), text.to_owned())));
        let done = work();
        set(None);
        done
    }
}
