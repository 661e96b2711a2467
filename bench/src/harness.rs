//! Cases, and what they report.

use cpu_time::ThreadTime;
use std::fmt::Write as _;
use std::hint::black_box;

/// A thing that is measured.
pub struct Case {
    /// What it is called by on the command line.
    pub name: &'static str,
    /// Asserts that all ways give the same answer, then measures them.
    pub run: fn(&mut Report),
}

/// A way to do the work: its name and the work.
pub type Way<'a> = (&'a str, &'a mut dyn FnMut());

/// What the cases found, as lines of a page.
#[derive(Default)]
pub struct Report {
    text: String,
    /// How many bounds were broken.
    pub broken: usize,
}

/// How often all ways are run in turn, unless that takes too long.
const ROUNDS: usize = 9;

/// No more rounds are begun after so many seconds, once there are three.
const SECONDS: f64 = 12.0;

/// A run shorter than that is repeated within a measurement, for the clock's sake.
const SHORT: f64 = 2e-3;

impl Report {
    /// The page so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A line of words.
    pub fn say(&mut self, words: &str) {
        println!("{words}");
        let _ = writeln!(self.text, "{words}");
    }

    /// Fails the whole run if something does not hold: equal answers, before anything is measured.
    pub fn check(&mut self, holds: bool, words: &str) {
        assert!(holds, "{words}");
    }

    /// Says whether a bound is kept, and counts it if not.
    pub fn bound(&mut self, words: &str, value: f64, holds: bool) {
        let verdict = if holds { "kept" } else { "**broken**" };
        self.broken += usize::from(!holds);
        self.say(&format!("  - {words}: {value:.3}, {verdict}"));
    }

    /// Measures ways to do the same work on `n` things, interleaved, and writes the median thread
    /// CPU time of each and its ratio to ours. Gives those times in seconds, ours first.
    pub fn compare(
        &mut self,
        name: &str,
        n: u64,
        ours: &mut dyn FnMut(),
        peers: &mut [Way<'_>],
    ) -> Vec<f64> {
        let mut times = vec![Vec::new(); peers.len() + 1];
        let start = ThreadTime::now();
        let mut repeats: Vec<u32> = vec![1; peers.len() + 1];
        for round in 0..ROUNDS {
            for (way, times) in times.iter_mut().enumerate() {
                let run: &mut dyn FnMut() = match way.checked_sub(1) {
                    None => &mut *ours,
                    Some(peer) => &mut *peers[peer].1,
                };
                if round == 0 {
                    // Warm, and for how often it must be run to be measured.
                    repeats[way] = (SHORT / seconds(1, run).max(1e-7)).ceil().max(1.0) as u32;
                }
                times.push(seconds(repeats[way], run));
            }
            if round >= 2 && start.elapsed().as_secs_f64() > SECONDS {
                break;
            }
        }
        let medians: Vec<f64> = times.into_iter().map(median).collect();
        let names = std::iter::once("sprague").chain(peers.iter().map(|(name, _)| *name));
        self.say(&format!("- {name}, n = {n}:"));
        for (name, &time) in names.zip(&medians) {
            let each = time / n as f64 * 1e9;
            let times = time / medians[0];
            self.say(&format!(
                "  - {name}: {}, {each:.3} ns each, × {times:.2}",
                shown(time)
            ));
        }
        medians
    }

    /// Measures one way at three sizes and writes the cost of one thing at each.
    pub fn growth(&mut self, name: &str, sizes: [u64; 3], run: &mut dyn FnMut(u64)) {
        let each = sizes.map(|n| {
            let run = &mut || run(n);
            let repeats = (SHORT / seconds(1, run).max(1e-7)).ceil().max(1.0) as u32;
            let times = (0..3).map(|_| seconds(repeats, run)).collect();
            format!("{:.3} ns at {n}", median(times) / n as f64 * 1e9)
        });
        self.say(&format!("  - growth of {name}: {}", each.join(", ")));
    }
}

/// The thread CPU time of a run, in seconds.
fn seconds(repeats: u32, run: &mut dyn FnMut()) -> f64 {
    let start = ThreadTime::now();
    for _ in 0..repeats {
        black_box(&mut *run)();
    }
    start.elapsed().as_secs_f64() / f64::from(repeats)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn shown(time: f64) -> String {
    match time {
        1.0.. => format!("{time:.3} s"),
        1e-3.. => format!("{:.3} ms", time * 1e3),
        _ => format!("{:.3} µs", time * 1e6),
    }
}
