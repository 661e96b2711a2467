//! `sprague`: rule files checked, explained and solved, made to be scripted.
//!
//! Each verb is a file: [`check`], [`show`], [`explain`], [`expand`], [`value`], [`period`] (with
//! `verify`). Answers go to standard output, everything else to standard error.

mod args;
mod asked;
mod check;
mod expand;
mod explain;
mod input;
mod long;
mod period;
mod quantity;
mod show;
mod value;
mod waiting;

use args::{Cli, Verb};
use clap::Parser;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Why the command ends without having done all that was asked.
enum Failure {
    /// Rules or data are at fault, and it has been said why.
    Told,
    /// Rules or data are at fault.
    Data(String),
    /// The answer cannot be written.
    Output(io::Error),
}

impl Failure {
    /// Rules or data are at fault for that reason.
    fn data(why: impl fmt::Display) -> Self {
        Self::Data(why.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match &cli.verb {
        Verb::Check { file } => check::run(file),
        Verb::Show { file, game } => show::run(file, game.as_deref(), &mut out),
        Verb::Explain { name } => explain::run(name.as_deref(), &mut out),
        Verb::Expand { file, game } => expand::run(file, game.as_deref(), &mut out),
        Verb::Value(asked) => value::run(asked, &mut out),
        Verb::Period(asked) => period::run(asked, &mut out),
        Verb::Verify(asked) => period::verify(asked, &mut out),
    };
    // What was answered before a failure is an answer all the same.
    let written = out.flush().map_err(Failure::from);
    match written.and(done) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the answers has enough of them.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            tell(&format!("the answer cannot be written: {error}"));
            ExitCode::FAILURE
        }
        Err(Failure::Data(why)) => {
            tell(&why);
            ExitCode::FAILURE
        }
        Err(Failure::Told) => ExitCode::FAILURE,
    }
}

/// Says what is wrong. If nobody can hear it, the exit code says so still.
fn tell(why: &str) {
    let _ = writeln!(io::stderr(), "error: {why}");
}
