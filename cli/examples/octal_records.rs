//! Proves the periods of the octal games 0.104 and 0.454, of which each takes some 400 million
//! heaps, that many bytes of memory and, with an optimised build, less than a minute:
//!
//! ```text
//! cargo run --release -p sprague-cli --example octal_records
//! ```
//!
//! It may be killed at any moment. Called again it goes on from where it last wrote down what it
//! had: `octal_records-<code>.checkpoint` and a file beside it in this folder, or in the folder
//! that is given as an argument. Further arguments are the codes to prove: 0.376, say.

use indicatif::{ProgressBar, ProgressStyle};
use sprague_runtime::period::{Checkpoint, Finding, Phase, Recurrence};
use std::error::Error;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

/// What is known: the code, the first heap of the period, its length.
const KNOWN: [(&str, u64, u64); 6] = [
    ("0.104", 197_769_598, 11_770_282),
    ("0.454", 160_949_019, 60_620_715),
    ("0.376", 2_268_248, 4),
    ("0.56", 326_640, 144),
    ("0.16", 105_351, 149_459),
    ("0.127", 46_578, 4),
];

/// No more heaps than that are looked at.
const HEAPS: u64 = 1 << 29;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| ".".to_owned());
    let mut codes: Vec<String> = arguments.collect();
    if codes.is_empty() {
        codes.extend(KNOWN[..2].iter().map(|(code, _, _)| (*code).to_owned()));
    }
    for code in codes {
        let finding = prove(Path::new(&folder), &code)?;
        println!("{code}: {finding}");
        let known = KNOWN.iter().find(|(known, _, _)| *known == code);
        if let (Some((_, first, period)), Some(proved)) = (known, finding.proved()) {
            let certificate = proved.certificate();
            assert_eq!((certificate.first, certificate.period), (*first, *period));
        }
    }
    Ok(())
}

/// Searches, and writes down what is known every few seconds.
fn prove(folder: &Path, code: &str) -> Result<Finding, Box<dyn Error>> {
    let digits = code
        .bytes()
        .filter(|&digit| digit != b'.')
        .map(|digit| digit.wrapping_sub(b'0'));
    let rules = Recurrence::code(&digits.collect::<Vec<u8>>());
    let path = folder.join(format!("octal_records-{code}.checkpoint"));
    let (mut checkpoint, mut search) = Checkpoint::open(path, &rules)?;
    let style = "{prefix} {bar:40} {human_pos} of {human_len} heaps {msg}, {eta} to go";
    let bar = ProgressBar::new(HEAPS).with_style(ProgressStyle::with_template(style)?);
    bar.set_prefix(code.to_owned());
    loop {
        let begun = Instant::now();
        let found = search.run(HEAPS, |progress| {
            bar.set_length(progress.of);
            bar.set_position(progress.done);
            let valuing = progress.phase == Phase::Valuing;
            bar.set_message(if valuing { "valued" } else { "checked" });
            if valuing && begun.elapsed() > Duration::from_secs(5) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })?;
        match found {
            None => checkpoint.save(&search)?,
            Some(finding) => {
                bar.finish_and_clear();
                checkpoint.remove()?;
                return Ok(finding);
            }
        }
    }
}
