//! What is wrong with a text, or likely not meant, with the lines at fault.

use sprague_grammar::{Error, Place, Span, Warning};
use std::fmt;
use std::ops::Range;

/// Everything that is wrong with a text, in its order, at least one error; or all warnings of a
/// text that is right, perhaps none.
///
/// `Display` prints each with its place and the line it stands in:
///
/// ```text
/// rules/take.game:1:34: error: unknown set `prims`
///   |
/// 1 | game Take(n) { n -> n - k for k in prims; }
///   |                                    ^^^^^
///   = help: did you mean `primes`?
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostics {
    path: String,
    errors: Vec<Diagnostic>,
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The text is wrong.
    Error,
    /// The text is right, and likely something else was meant.
    Warning,
}

/// One thing that is wrong, or likely not meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub level: Level,
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
    pub(crate) fn new(text: &str, errors: Vec<Error>) -> Self {
        Self {
            path: "<rules>".into(),
            errors: errors
                .into_iter()
                .map(|error| Diagnostic::new(text, Level::Error, &error.to_string(), error.span))
                .collect(),
        }
    }

    pub(crate) fn of_warnings(text: &str, warnings: &[Warning]) -> Self {
        let told =
            |one: &Warning| Diagnostic::new(text, Level::Warning, &one.to_string(), one.span);
        Self {
            path: "<rules>".into(),
            errors: warnings.iter().map(told).collect(),
        }
    }

    /// The same with a name for the text in place of `<rules>`: the path it was read from.
    #[must_use]
    pub fn with_path(mut self, path: impl Into<String>) -> Self {
        self.path = path.into();
        self
    }

    /// The errors or warnings, in the order of the text.
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
    fn new(text: &str, level: Level, words: &str, place: Span) -> Self {
        let Place { line, column } = place.place(text);
        let words: String = words.chars().map(shown).collect();
        let (message, help) = match words.split_once("\n\nhelp: ") {
            Some((message, help)) => (message.into(), Some(help.into())),
            None => (words, None),
        };
        Self {
            level,
            line,
            column,
            span: place.range(),
            message,
            help,
            frame: Frame::new(text, place.range()),
        }
    }
}

impl fmt::Display for Diagnostic {
    /// Without the place: what is wrong, the line framed, and what to write instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let Frame { source, marks } = &self.frame;
        let level = match self.level {
            Level::Error => "error",
            Level::Warning => "warning",
        };
        writeln!(f, "{level}: {}", self.message)?;
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {source}")?;
        write!(f, "{margin} | {marks}")?;
        if let Some(help) = &self.help {
            let indented = help.replace('\n', &format!("\n{margin}   "));
            write!(f, "\n{margin} = help: {indented}")?;
        }
        Ok(())
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
