//! Signs of papers between the tokens, which rule files take and Rust does not: the compiler says
//! that it does not know `≤`, leaves it out, and hands on the rest.

use crate::report::compile_error;
use crate::text::Text;
use proc_macro2::TokenStream;
use sprague_grammar::Error;

/// An error that a sign left out explains, as what to write for that sign.
pub(crate) fn report(error: &Error, text: &Text) -> Option<TokenStream> {
    if !matches!(error.kind.name(), "syntax" | "slip") {
        return None;
    }
    let (source, leaves) = text.around(error.span)?;
    let (place, sign) = left_out(&source, leaves.iter().map(|(word, ..)| *word), |place| {
        let (_, _, range) = &leaves[place];
        let (_, _, before) = &leaves[place.saturating_sub(1)];
        before.start < error.span.end && range.end > error.span.start
    })?;
    let (write, in_files) = written(sign)?;
    let help = if in_files {
        "\n\nhelp: a rule file, for `include_game!`, may have the sign itself"
    } else {
        ""
    };
    let message =
        format!("Rust has no sign '{sign}'; write `{write}`{help}\n\nmore: `sprague explain slip`");
    let (_, first, _) = &leaves[place.saturating_sub(1)];
    let (_, last, _) = &leaves[place];
    Some(compile_error(&message, *first, *last))
}

/// What stands for a sign in Rust, and whether a rule file takes the sign. The compiler itself
/// reads `−` as `-`.
const fn written(sign: char) -> Option<(&'static str, bool)> {
    Some(match sign {
        '→' => ("->", true),
        '∣' => ("|", true),
        '≤' => ("<=", true),
        '≥' => (">=", true),
        '≠' => ("!=", true),
        '∈' => ("in", true),
        '∉' => ("not in", true),
        '·' => ("*", true),
        '×' => ("*", false),
        '∤' => ("!(d | n)", false),
        _ => return None,
    })
}

/// The first sign in the source that is no token, and the place of the token behind it, among the
/// places that are asked for. `None` too where the source is not that of the tokens, as in what a
/// macro wrote.
fn left_out<'a>(
    source: &str,
    words: impl Iterator<Item = &'a str>,
    asked: impl Fn(usize) -> bool,
) -> Option<(usize, char)> {
    let mut rest = source;
    for (place, word) in words.enumerate() {
        let mut sign = None;
        loop {
            rest = rest.trim_start();
            let letter = rest.chars().next()?;
            if rest.starts_with("//") {
                rest = &rest[rest.find('\n')?..];
            } else if rest.starts_with("/*") {
                rest = &rest[rest.find("*/")? + 2..];
            } else if let Some(behind) = rest.strip_prefix(word) {
                rest = behind;
                break;
            } else if letter.is_alphanumeric() || letter.is_ascii() {
                return None;
            } else {
                sign = sign.or(Some(letter));
                rest = &rest[letter.len_utf8()..];
            }
        }
        if let Some(sign) = sign
            && asked(place)
        {
            return Some((place, sign));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::left_out;

    fn found(source: &str, words: &str) -> Option<(usize, char)> {
        left_out(source, words.split(' '), |_| true)
    }

    #[test]
    fn signs_that_are_no_tokens() {
        assert_eq!(found("{ k ≤ n; }", "{ k n ; }"), Some((2, '≤')));
        assert_eq!(found("{k∈{1}}", "{ k { 1 } }"), Some((2, '∈')));
        assert_eq!(found("{ k // no ≤ b\n ≠≠ b }", "{ k b }"), Some((2, '≠')));
        assert_eq!(found("{ k /* ≥ */ ≤ n }", "{ k n }"), Some((2, '≤')));
        for (source, words) in [
            ("{ k <= n }", "{ k < = n }"),
            ("{ k // ≤\n }", "{ k }"),
            ("{ k /* ≤ */ / n }", "{ k / n }"),
            ("{ other }", "{ k n }"),
            ("{ k ≤", "{ k n }"),
            ("", "{ }"),
        ] {
            assert_eq!(found(source, words), None, "{source}");
        }
        let second = |place| place == 4;
        let words = "{ k n , m j }".split(' ');
        assert_eq!(left_out("{ k ≤ n, m ≥ j }", words.clone(), second), None);
        let third = |place| place == 5;
        assert_eq!(left_out("{ k ≤ n, m ≥ j }", words, third), Some((5, '≥')));
    }
}
