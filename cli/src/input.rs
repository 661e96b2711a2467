//! Rule files and certificates.

use crate::Failure;
use annotate_snippets::{AnnotationKind, Renderer, Snippet};
use sprague_interp::{Diagnostic, Diagnostics, Interpreted, Level, Ruleset};
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};

/// A rule file is no longer than this: what is longer is something else.
const LONGEST: u64 = 16 << 20;

/// Nor is a certificate longer than this.
const LONGEST_CERTIFICATE: u64 = 64 << 20;

/// Reads and checks a rule file, and says what is wrong with it, or likely not meant.
pub(crate) fn rules(path: &str) -> Result<Ruleset, Failure> {
    rules_and_text(path).map(|(rules, _)| rules)
}

/// The same, with the text.
pub(crate) fn rules_and_text(path: &str) -> Result<(Ruleset, String), Failure> {
    let (rules, text) = parsed(path)?;
    print(path, &text, rules.warnings().iter());
    Ok((rules, text))
}

/// A game of a rule file. What is likely not meant in other games is left to `sprague check`.
pub(crate) fn game(path: &str, name: &str) -> Result<Interpreted, Failure> {
    let (rules, text) = parsed(path)?;
    let game = rules.game(name).map_err(Failure::data)?;
    // A compound has the rules of its components, wherever these stand.
    let own = game.rules().map(|rules| rules.span);
    let asked = |warning: &&Diagnostic| {
        own.is_none_or(|own| own.start <= warning.span.start && warning.span.end <= own.end)
    };
    print(path, &text, rules.warnings().iter().filter(asked));
    Ok(game)
}

fn parsed(path: &str) -> Result<(Ruleset, String), Failure> {
    let text = text(path, LONGEST)?;
    match Ruleset::parse(&text) {
        Ok(rules) => Ok((rules, text)),
        Err(errors) => Err(refuse(path, &text, &errors)),
    }
}

/// The text of a certificate, without what editors and mail change of it: a mark before UTF-8, and
/// the ends of lines.
pub(crate) fn certificate(path: &str) -> Result<String, Failure> {
    let text = text(path, LONGEST_CERTIFICATE)?;
    let unmarked = text.strip_prefix('\u{feff}').unwrap_or(&text);
    Ok(unmarked.replace("\r\n", "\n"))
}

/// Says all that is wrong with a rule file, and how much that is.
pub(crate) fn refuse(path: &str, text: &str, errors: &Diagnostics) -> Failure {
    print(path, text, errors.iter());
    let count = errors
        .iter()
        .filter(|error| error.level == Level::Error)
        .count();
    let s = if count == 1 { "" } else { "s" };
    Failure::data(format!("{} has {count} error{s}", name(path)))
}

/// What the file is called in messages.
pub(crate) fn name(path: &str) -> &str {
    if path == "-" { "<stdin>" } else { path }
}

/// The text of a file, or of standard input.
fn text(path: &str, longest: u64) -> Result<String, Failure> {
    let name = name(path);
    let cannot = |error: io::Error| Failure::data(format!("{name} cannot be read: {error}"));
    let bytes = if path == "-" {
        read(io::stdin().lock(), longest)
    } else {
        File::open(path).and_then(|file| {
            if file.metadata()?.is_dir() {
                let words = "it is a directory, not a file";
                return Err(io::Error::new(io::ErrorKind::IsADirectory, words));
            }
            read(file, longest)
        })
    };
    let bytes = bytes.map_err(cannot)?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..valid]);
        let line = before.matches('\n').count() + 1;
        let utf_16 = matches!(error.as_bytes(), [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
        let what = if utf_16 { "UTF-16" } else { "not UTF-8 text" };
        Failure::data(format!(
            "{name}:{line}: the file is {what}; save it as UTF-8"
        ))
    })
}

/// All that can be read, if it is not too much.
fn read(from: impl Read, longest: u64) -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    from.take(longest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest {
        let words = format!("it has more than {longest} bytes");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, words));
    }
    Ok(bytes)
}

/// Prints errors, warnings and notes with the lines at fault, as rustc does.
pub(crate) fn print<'a>(path: &str, text: &str, diagnostics: impl Iterator<Item = &'a Diagnostic>) {
    let stderr = io::stderr();
    let colours = stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let renderer = if colours {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut all = String::new();
    for diagnostic in diagnostics {
        let at = AnnotationKind::Primary.span(diagnostic.span.clone());
        let snippet = Snippet::source(text).path(name(path)).annotation(at);
        let level = match diagnostic.level {
            Level::Error => annotate_snippets::Level::ERROR,
            Level::Warning => annotate_snippets::Level::WARNING,
            Level::Note => annotate_snippets::Level::NOTE,
        };
        let title = level.primary_title(diagnostic.message.as_str());
        let title = match diagnostic.name {
            Some(name) => title.id(name),
            None => title,
        };
        let mut report = title.element(snippet);
        if let Some(help) = &diagnostic.help {
            report = report.element(annotate_snippets::Level::HELP.message(help.as_str()));
        }
        all.push_str(&renderer.render(&[report]));
        all.push_str("\n\n");
    }
    // If nobody can hear it, the exit code says so still.
    let _ = write!(stderr.lock(), "{all}");
}
