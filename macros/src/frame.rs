//! An error or a warning of a rule file in words alone: path, line, column, and the line with the
//! words at fault marked.

use core::fmt::Write;
use sprague_grammar::{Place, Span};

/// Of a longer line only so many characters are shown.
const WIDTH: usize = 120;

// Output: rules/kayles.game:2:27: unknown set `prime`
//           |
//         2 | game G(n) { n -> n - k for k in prime; }
//           |                                 ^^^^^
/// A message about a place of a text, which stands in the file at `path`.
pub(crate) fn frame(message: &str, place: Span, text: &str, path: &str) -> String {
    let Place { line, column } = place.place(text);
    let source = text.lines().nth(line - 1).unwrap_or_default();
    // An end of file behind the last line break is shown as an empty line.
    let hidden = (column - 1).saturating_sub(WIDTH / 2);
    let hidden = if source.chars().count() <= WIDTH {
        0
    } else {
        hidden
    };
    let shown: String = source.chars().skip(hidden).take(WIDTH).collect();
    let shown = shown.replace(|letter: char| letter.is_control(), " ");
    let before = column - 1 - hidden;
    let words = place.of(text).lines().next().unwrap_or_default();
    let room = shown.chars().count().saturating_sub(before);
    let marked = words.chars().count().min(room).max(1);
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    let (indent, marks) = (" ".repeat(before), "^".repeat(marked));
    let mut framed = String::new();
    let (first, rest) = message.split_once('\n').unwrap_or((message, ""));
    // To write to a string does not fail.
    let _ = write!(framed, "{path}:{line}:{column}: {first}");
    let _ = write!(
        framed,
        "\n{margin} |\n{number} | {shown}\n{margin} | {indent}{marks}"
    );
    if !rest.is_empty() {
        framed.push('\n');
        framed.push_str(rest);
    }
    framed
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, frame};
    use sprague_grammar::{Span, compile};

    #[test]
    fn path_line_column_and_the_line_itself() {
        let text = "// Primes.\npub game G(n) {\n\tn -> n - k for k in prime;\n}\n";
        let errors = compile(text).errors;
        let framed = frame(&errors[0].to_string(), errors[0].span, text, "rules/g.game");
        let expected = "rules/g.game:3:22: unknown set 'prime'";
        assert!(framed.starts_with(expected), "{framed}");
        let marked = "\n  |\n3 |  n -> n - k for k in prime;\n  |                      ^^^^^";
        assert!(framed.contains(marked), "{framed}");
    }

    #[test]
    fn every_place_has_a_frame() {
        let long = "n".repeat(WIDTH * 3);
        for text in ["", "\n", "a\r\né ½ b\n", &long, &format!("{long}\n")] {
            for start in 0..text.len() + 2 {
                for end in [start, start + 1, text.len()] {
                    let framed = frame("wrong\n\nhelp", Span::new(start, end), text, "x");
                    assert!(
                        framed.lines().all(|line| line.len() < 4 * WIDTH),
                        "{framed}"
                    );
                }
            }
        }
    }
}
