//! What is wrong with a text, or likely not meant, with the lines at fault.

use sprague_grammar::listed::Listed;
use sprague_grammar::{Error, Place, Span, Warning};
use std::fmt;
use std::ops::Range;

/// Everything that is wrong with a text, in its order, at least one error; or all warnings of a
/// text that is right, perhaps none.
///
/// `Display` prints each with its place and the line it stands in:
///
/// ```text
/// rules/take.game:1:36: error[unknown_set]: unknown set 'prims'; did you mean 'primes'?
///   |
/// 1 | game Take(n) { n -> n - k for k in prims; }
///   |                                    ^^^^^
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostics {
    path: String,
    errors: Vec<Diagnostic>,
}

/// How much is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The rules or their claims cannot be taken.
    Error,
    /// The text is right, and likely something else was meant.
    Warning,
    /// Something was not looked at; nothing is known to be wrong.
    Note,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        })
    }
}

/// One thing that is wrong, or likely not meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How much is wrong.
    pub level: Level,
    /// The kind of error or warning, as [`sprague_grammar::ErrorKind::name`] and
    /// [`sprague_grammar::WarningKind::name`] call it; none of a note.
    /// `#[quiet(NAME)]` before an item silences a warning there.
    pub name: Option<&'static str>,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// The words at fault, in bytes of the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to write instead, if the message does not say it.
    pub help: Option<String>,
    /// The line of the text, cut if it is long.
    frame: Frame,
}

impl Diagnostics {
    /// These errors of a text, as [`sprague_grammar::compile`] tells them.
    #[must_use]
    pub fn new(text: &str, errors: &[Error]) -> Self {
        let errors = errors.iter().map(|error| Diagnostic::error(text, error));
        Self::of(errors.listed())
    }

    pub(crate) fn of(errors: Vec<Diagnostic>) -> Self {
        Self {
            path: "<rules>".into(),
            errors,
        }
    }

    pub(crate) fn of_warnings(text: &str, warnings: &[Warning]) -> Self {
        let told = |one: &Warning| {
            let warning = Diagnostic::warning(text, &one.to_string(), one.span);
            warning.named(one.kind.name())
        };
        Self::of(warnings.iter().map(told).listed())
    }

    /// The same with a name for the text in place of `<rules>`: the path it was read from.
    #[must_use]
    pub fn with_path(mut self, path: impl Into<String>) -> Self {
        self.path = path.into();
        self
    }

    /// The errors, warnings and notes, in the order of the text.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.errors.iter()
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.errors.iter().enumerate() {
            if index > 0 {
                f.write_str("\n\n")?;
            }
            let Diagnostic { line, column, .. } = error;
            write!(f, "{}:{line}:{column}: {error}", self.path)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics {}

impl Diagnostic {
    /// The error, which has its words.
    pub(crate) fn error(text: &str, error: &Error) -> Self {
        let told = Self::told(text, Level::Error, &error.to_string(), error.span);
        told.named(error.kind.name())
    }

    /// The same under the name of its kind.
    fn named(self, name: &'static str) -> Self {
        let name = Some(name);
        Self { name, ..self }
    }

    /// A warning in these words, with what to write instead behind `help:` in a paragraph of its
    /// own.
    #[must_use]
    pub fn warning(text: &str, words: &str, place: Span) -> Self {
        Self::told(text, Level::Warning, words, place)
    }

    fn told(text: &str, level: Level, words: &str, place: Span) -> Self {
        let (message, help) = match words.split_once("\n\nhelp: ") {
            Some((message, help)) => (message, Some(help)),
            None => (words, None),
        };
        Self::new(text, level, place, message, help)
    }

    /// A claim that nobody can compute without the Rust function of that path.
    pub(crate) fn waiting(text: &str, span: Span, path: &str) -> Self {
        let message =
            format!("this is not computed: it needs the Rust function `{path}`, unknown here");
        let help = "`game!` and `include_game!` make a test of it in the crate that has the \
                    function; a program may register the function with its `Ruleset`";
        Self::new(text, Level::Note, span, &message, Some(help))
    }

    fn new(text: &str, level: Level, span: Span, message: &str, help: Option<&str>) -> Self {
        let Place { line, column } = span.place(text);
        let printed = |words: &str| words.chars().map(shown).collect();
        Self {
            level,
            name: None,
            line,
            column,
            span: span.range(),
            message: printed(message),
            help: help.map(printed),
            frame: Frame::new(text, span.range()),
        }
    }

    /// What is wrong, the line framed, and what to write instead: without place and level, for
    /// those who write these themselves.
    #[must_use]
    pub fn framed(&self) -> String {
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let Frame { source, marks } = &self.frame;
        let message = &self.message;
        let help = self.help.as_ref().map_or_else(String::new, |help| {
            let indented = help.replace('\n', &format!("\n{margin}   "));
            format!("\n{margin} = help: {indented}")
        });
        format!("{message}\n{margin} |\n{number} | {source}\n{margin} | {marks}{help}")
    }
}

impl fmt::Display for Diagnostic {
    /// Without the place: the name of the kind, what is wrong, the line framed, and what to write
    /// instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if let Some(name) = self.name {
            write!(f, "[{name}]")?;
        }
        write!(f, ": {}", self.framed())
    }
}

/// So many characters of a line are shown.
const WIDTH: usize = 120;
/// So many of them before the words at fault, where the line is cut.
const BEFORE: usize = 40;

/// A line of the text, and marks below the words at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frame {
    source: String,
    marks: String,
}

impl Frame {
    fn new(text: &str, span: Range<usize>) -> Self {
        let bytes = text.as_bytes();
        let start = span.start.min(bytes.len());
        let line_start = bytes[..start].iter().rposition(|&b| b == b'\n');
        let line_start = line_start.map_or(0, |end| end + 1);
        let line = text.get(line_start..).unwrap_or_default();
        let line = line.lines().next().unwrap_or_default();
        let at = |byte: usize| {
            let byte = byte.saturating_sub(line_start).min(line.len());
            line.get(..byte).map_or(0, |before| before.chars().count())
        };
        let (first, last) = (at(start), at(span.end));
        let length = line.chars().count();
        let skipped = if length > WIDTH {
            first.saturating_sub(BEFORE)
        } else {
            0
        };
        let mut source: String = line.chars().skip(skipped).take(WIDTH).map(shown).collect();
        let mut place = first - skipped;
        if skipped > 0 {
            source.insert(0, '…');
            place += 1;
        }
        if length > skipped + WIDTH {
            source.push('…');
        }
        let count = last.saturating_sub(first).clamp(1, WIDTH);
        // Tabs stay, so that the marks stand below the words however wide they are.
        let before = source.chars().take(place);
        let mut marks: String = before.map(|c| if c == '\t' { c } else { ' ' }).collect();
        marks.extend(std::iter::repeat_n('^', count));
        Self { source, marks }
    }
}

/// What is printed of a character: nothing that moves a terminal's cursor.
fn shown(c: char) -> char {
    if c.is_control() && !['\t', '\n'].contains(&c) {
        char::REPLACEMENT_CHARACTER
    } else {
        c
    }
}

#[cfg(test)]
mod tests {
    use super::{Diagnostic, Diagnostics, WIDTH};
    use sprague_grammar::{Error, ErrorKind, Span, compile};

    #[test]
    fn path_line_column_and_the_line_itself() {
        let text = "// Primes.\npub game G(n) {\n\tn -> n - k for k in prime;\n}\n";
        let errors = Diagnostics::new(text, &compile(text).errors).with_path("rules/g.game");
        let printed = errors.to_string();
        let expected = "rules/g.game:3:22: error[unknown_set]: unknown set 'prime'";
        assert!(printed.starts_with(expected), "{printed}");
        let marked = "\n  |\n3 | \tn -> n - k for k in prime;\n  | \t                    ^^^^^";
        assert!(printed.contains(marked), "{printed}");
    }

    #[test]
    fn every_place_has_a_frame() {
        let long = "n".repeat(WIDTH * 3);
        for text in ["", "\n", "a\r\né ½ b\n", &long, &format!("{long}\n")] {
            for start in 0..text.len() + 2 {
                for end in [start, start + 1, text.len()] {
                    let error = Error::new(ErrorKind::NoGame, Span::new(start, end));
                    let framed = Diagnostic::error(text, &error).framed();
                    let short = framed.lines().all(|line| line.len() < 4 * WIDTH);
                    assert!(short && framed.contains('^'), "{framed}");
                }
            }
        }
    }
}
