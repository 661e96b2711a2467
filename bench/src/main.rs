//! Measures the solvers against what a user would write, and against other programs.

mod cases;
mod games;
mod harness;
mod loops;

use harness::{Case, Report};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

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
        let old = fs::read_to_string(results()).unwrap_or_default();
        fs::write(results(), page(&report, &old))?;
    }
    Ok(if report.broken == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Where the results of a whole run are written.
fn results() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md")
}

/// What the program was compiled for.
fn target() -> &'static str {
    if cfg!(target_feature = "avx512f") {
        "native, with AVX-512"
    } else if cfg!(target_feature = "avx2") {
        "x86-64-v3"
    } else {
        "baseline"
    }
}

/// The page of results, of which the part for this target is new.
fn page(report: &Report, old: &str) -> String {
    let mut page = String::from(
        "# Results\n\nWritten by `cargo run --release`; what the lines mean is in `README.md`. \
         Times are thread CPU time,\nmedians of interleaved runs. A ratio holds within its run; \
         compare no absolute times.\n",
    );
    let parts = old
        .split("\n## ")
        .skip(1)
        .map(|part| format!("\n## {part}"));
    let others = parts.filter(|part| !part.starts_with(&format!("\n## {}\n", target())));
    let heading = format!("\n## {}\n\n{}, {}.\n", target(), processor(), date());
    let mut parts: Vec<String> = others.collect();
    parts.push(heading + report.text());
    parts.sort();
    for part in parts {
        page.push_str(part.trim_end());
        page.push('\n');
    }
    page
}

/// The name of the processor.
fn processor() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or_else(
        || String::from("unknown processor"),
        |(_, name)| name.to_owned(),
    )
}

/// The day, as the system tells it.
fn date() -> String {
    let date = Command::new("date").args(["-u", "+%Y-%m-%d"]).output();
    let date = date.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    date.unwrap_or_else(|_| String::from("unknown day"))
}
