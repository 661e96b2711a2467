//! Measures the solvers against what a user would write, and against other programs.

mod cases;
mod harness;
mod loops;

use harness::{Case, Report};
use std::error::Error;
use std::fs;
use std::process::ExitCode;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let mut all = Vec::new();
    cases::cases(&mut all);
    let is_wanted = |case: &Case| {
        wanted.is_empty() || wanted.iter().any(|word| case.name.contains(word.as_str()))
    };
    let chosen: Vec<Case> = all.into_iter().filter(is_wanted).collect();
    if chosen.is_empty() {
        return Err("no case has such a name".into());
    }
    let mut report = Report::default();
    for case in &chosen {
        report.say(&format!("\n### {}\n", case.name));
        (case.run)(&mut report);
    }
    if wanted.is_empty() {
        fs::write(results(), page(&report))?;
    }
    Ok(if report.broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Where the results of a whole run are written.
fn results() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md")
}

fn page(report: &Report) -> String {
    report.text().to_owned()
}
