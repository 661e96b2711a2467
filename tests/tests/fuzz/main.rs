//! Nothing that can be typed makes the grammar panic, hang or take much memory.
//!
//! `SPRAGUE_FUZZ_SECONDS` says for how long texts are tried (5 if it is not set); ten minutes in a
//! release build are `SPRAGUE_FUZZ_SECONDS=600 cargo test --release -p sprague-tests --test fuzz`.

mod changes;
mod clock;
mod hostile;
mod places;
mod tokens;
mod words;

use clock::{Clock, Watch, peak_memory};
use proptest::prelude::*;
use proptest::test_runner::{TestError, TestRunner};
use sprague_grammar::{compile, parse_file, print};
use std::env;
use std::time::{Duration, Instant};

/// A text is answered within a second of processor time in a release build. Without optimisation
/// much more is allowed.
const SLOW: Duration = Duration::from_secs(if cfg!(debug_assertions) { 20 } else { 1 });

/// The most memory that all of this takes, in KiB: 256 MiB.
const MEMORY: u64 = 256 << 10;

/// The number that costs too much if anything is done as many times.
const HUGE: &str = "1000000000000000000";

/// Reads and checks a text, and tells all that is wrong with it.
fn answer(text: &str) -> Result<(), String> {
    let clock = Clock::start();
    let compiled = compile(text);
    let words: usize = compiled
        .errors
        .iter()
        .map(|error| error.to_string().len() + error.span.of(text).len())
        .sum();
    let took = clock.elapsed();
    if compiled.errors.is_empty() && compiled.model.games.is_empty() {
        return Err("neither a game nor an error".into());
    }
    if took > SLOW {
        let bytes = text.len();
        return Err(format!("{took:?} for {bytes} bytes, {words} of errors"));
    }
    if let Some(peak) = peak_memory().filter(|&peak| peak >= MEMORY) {
        return Err(format!("{peak} KiB for {} bytes", text.len()));
    }
    Ok(())
}

/// Tries texts for as long as it was asked, and shows the smallest that fails.
fn fuzz(texts: &impl Strategy<Value = String>) {
    let seconds = env::var("SPRAGUE_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(Ok(5), |text| text.parse());
    let time = Duration::from_secs(seconds.expect("SPRAGUE_FUZZ_SECONDS is a number"));
    let start = Instant::now();
    let config = ProptestConfig {
        cases: 50,
        failure_persistence: None,
        max_shrink_time: 60_000,
        ..ProptestConfig::default()
    };
    let cases = config.cases;
    let watch = Watch::new();
    let mut rounds = 0;
    while rounds == 0 || start.elapsed() < time {
        rounds += 1;
        // A runner counts its texts over all its rounds, so each round has one of its own.
        let mut runner = TestRunner::new(config.clone());
        let found = runner.run(texts, |text| {
            let told = watch.over(&text, || answer(&text));
            told.map_err(TestCaseError::fail)
        });
        match found {
            Err(TestError::Fail(why, text)) => panic!("{why}: {text:?}"),
            Err(TestError::Abort(why)) => panic!("{why}"),
            Ok(()) => {}
        }
    }
    println!("{rounds} rounds of {cases} texts");
}

#[test]
fn random_bytes() {
    fuzz(&changes::bytes());
}

#[test]
fn random_words() {
    fuzz(&changes::words());
}

#[test]
fn changed_games() {
    fuzz(&changes::changed_games());
}

#[test]
fn what_is_printed_is_read_again() {
    for game in changes::games() {
        let (file, errors) = parse_file(&game);
        assert!(errors.is_empty(), "{game}");
        let printed = print(&file);
        assert_eq!(print(&parse_file(&printed).0), printed, "{game}");
    }
}
