//! Rule files.

use crate::Failure;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use sprague_interp::{Diagnostics, Level as Grade, Ruleset};
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};

/// A rule file is no longer than this: what is longer is something else.
const LONGEST: u64 = 16 << 20;

/// Reads and checks a rule file, and says what is wrong with it, or likely not meant.
pub(crate) fn rules(path: &str) -> Result<Ruleset, Failure> {
    let text = text(path)?;
    match Ruleset::parse(&text) {
        Ok(rules) => {
            let _ = io::stderr().write_all(framed(name(path), &text, rules.warnings()).as_bytes());
            Ok(rules)
        }
        Err(errors) => {
            print(name(path), &text, &errors);
            Err(Failure::Told)
        }
    }
}

/// What the file is called in messages.
fn name(path: &str) -> &str {
    if path == "-" { "<stdin>" } else { path }
}

/// The text of a file, or of standard input.
fn text(path: &str) -> Result<String, Failure> {
    let name = name(path);
    let cannot = |error: io::Error| Failure::data(format!("{name} cannot be read: {error}"));
    let bytes = if path == "-" {
        read(io::stdin().lock())
    } else {
        File::open(path).and_then(|file| {
            if file.metadata()?.is_dir() {
                let words = "it is a directory, not a rule file";
                return Err(io::Error::new(io::ErrorKind::IsADirectory, words));
            }
            read(file)
        })
    };
    let bytes = bytes.map_err(cannot)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..valid]);
        let line = before.matches('\n').count() + 1;
        Failure::data(format!("{name}:{line}: the file is not UTF-8 text"))
    })
}

/// All that can be read, if it is not too much.
fn read(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    from.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        let words = format!("it has more than {LONGEST} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, words));
    }
    Ok(bytes)
}

/// Prints errors with the lines at fault.
fn print(path: &str, text: &str, errors: &Diagnostics) {
    let all = framed(path, text, errors);
    let count = errors.iter().count();
    let s = if count == 1 { "" } else { "s" };
    let _ = writeln!(io::stderr(), "{all}error: {path} has {count} error{s}");
}

/// Errors or warnings with the lines at fault, as rustc shows them, each with an empty line behind.
fn framed(path: &str, text: &str, errors: &Diagnostics) -> String {
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let renderer = if colours {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut all = String::new();
    for error in errors.iter() {
        let at = AnnotationKind::Primary.span(error.span.clone());
        let snippet = Snippet::source(text).path(path).annotation(at);
        let level = match error.level {
            Grade::Error => Level::ERROR,
            Grade::Warning => Level::WARNING,
        };
        let title = level.primary_title(error.message.as_str());
        let mut report = title.element(snippet);
        if let Some(help) = &error.help {
            report = report.element(Level::HELP.message(help.as_str()));
        }
        all.push_str(&renderer.render(&[report]));
        all.push_str("\n\n");
    }
    all
}
