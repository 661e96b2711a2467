//! The words of a text, before anything is parsed: what each is and where it stands, and that they
//! are not too many and not nested too deeply for a parser that calls itself.

use super::codes;
use crate::error::{Error, ErrorKind};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use pest::unicode::{XID_CONTINUE, XID_START};

/// How deep brackets and comments may be nested.
pub(super) const DEPTH_LIMIT: usize = 64;

/// How many words and signs a text may have: a set of 100,000 numbers and their commas fits, and
/// all of them are answered within a second.
pub(super) const WORD_LIMIT: usize = 250_000;

/// A word, a number, a string, a bracket or a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Span,
}

/// What a token is, as far as cutting a text into statements needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// A name, a word of the language or a number.
    Word,
    /// `(`, `[` or `{`.
    Open,
    /// `)`, `]` or `}`.
    Close,
    /// A line that begins with `///`.
    Doc,
    /// A string or any sign.
    Other,
}

/// The tokens of a text, in order.
#[derive(Default)]
pub(super) struct Tokens {
    pub(super) all: Vec<Token>,
    /// A character for each, as the grammar reads them.
    pub(super) codes: String,
}

/// All tokens of a text.
///
/// # Errors
///
/// Too many tokens, brackets nested too deeply, a string or a comment without an end; nothing
/// behind such a place can be trusted.
pub(super) fn scan(text: &str) -> Result<Tokens, Error> {
    let (mut all, mut codes) = (Vec::new(), Vec::new());
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        let byte = text.as_bytes()[at];
        if byte == b' ' || byte == b'\n' {
            at += 1;
            continue;
        }
        let rest = &text[at..];
        let first = if byte.is_ascii() {
            char::from(byte)
        } else {
            rest.chars().next().unwrap_or_default()
        };
        if first.is_whitespace() || first == '\u{FEFF}' {
            at += first.len_utf8();
            continue;
        }
        if let Some(length) = comment(rest).map_err(|fault| fault.error(at))? {
            at += length;
            continue;
        }
        let (kind, code, length) = token(rest, first).map_err(|fault| fault.error(at))?;
        let span = Span::new(at, at + length);
        match kind {
            TokenKind::Open if depth == DEPTH_LIMIT => return Err(Fault::Deep(0, 1).error(at)),
            TokenKind::Open => depth += 1,
            TokenKind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        if all.len() == WORD_LIMIT {
            return Err(Error::new(ErrorKind::TooLong { limit: WORD_LIMIT }, span));
        }
        all.push(Token { kind, span });
        codes::push(&mut codes, code);
        at += length;
    }
    let codes = String::from_utf8(codes).expect("every code is an ASCII character");
    Ok(Tokens { all, codes })
}

/// Why a token cannot be told.
enum Fault {
    /// A bracket or comment too many, at that offset and of that length.
    Deep(usize, usize),
    /// What begins with so many bytes lacks this end.
    Open(usize, &'static str),
}

impl Fault {
    /// The error, of a token that begins at `at`.
    fn error(self, at: usize) -> Error {
        match self {
            Self::Deep(offset, length) => Error::new(
                ErrorKind::TooDeep { limit: DEPTH_LIMIT },
                Span::new(at + offset, at + offset + length),
            ),
            Self::Open(length, end) => Error::new(
                ErrorKind::Syntax {
                    expected: vec![end.to_owned()],
                    found: String::new(),
                },
                Span::new(at, at + length),
            ),
        }
    }
}

/// The length of the comment at the beginning of a text, if there is one.
fn comment(rest: &str) -> Result<Option<usize>, Fault> {
    if !rest.starts_with('/') {
        return Ok(None);
    }
    if rest.starts_with("//") {
        let documents = rest.starts_with("///") && !rest.starts_with("////");
        return Ok((!documents).then(|| line(rest)));
    }
    if !rest.starts_with("/*") {
        return Ok(None);
    }
    let bytes = rest.as_bytes();
    let (mut depth, mut at) = (0_usize, 0);
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            if depth == DEPTH_LIMIT {
                return Err(Fault::Deep(at, 2));
            }
            depth += 1;
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return Ok(Some(at));
            }
        } else {
            at += 1;
        }
    }
    Err(Fault::Open(2, "the end `*/` of the comment"))
}

/// The length of the line at the beginning of a text.
fn line(rest: &str) -> usize {
    rest.find('\n').unwrap_or(rest.len())
}

/// The kind, code and length of the token at the beginning of a text, `first` its first character.
fn token(rest: &str, first: char) -> Result<(TokenKind, u8, usize), Fault> {
    Ok(match first {
        '(' => (TokenKind::Open, b'(', 1),
        '[' => (TokenKind::Open, b'[', 1),
        '{' => (TokenKind::Open, b'{', 1),
        ')' => (TokenKind::Close, b')', 1),
        ']' => (TokenKind::Close, b']', 1),
        '}' => (TokenKind::Close, b'}', 1),
        '"' => (TokenKind::Other, codes::STRING, string(rest)?),
        '\'' => quoted(rest),
        '/' if rest.starts_with("///") => (TokenKind::Doc, codes::DOC, line(rest)),
        _ if first.is_ascii_digit() => {
            let (whole, length) = number(rest);
            let fraction = whole < length;
            let code = if fraction {
                codes::FRACTION
            } else {
                codes::WHOLE
            };
            (TokenKind::Word, code, length)
        }
        _ if first == '_' || is_start(first) => {
            if let Some(length) = raw_name(rest) {
                return Ok((TokenKind::Word, codes::NAME, length));
            }
            let length = word(rest);
            let word = &rest[..length];
            match prefixed(word, &rest[length..])? {
                Some((code, more)) => (TokenKind::Other, code, length + more),
                None => (TokenKind::Word, codes::of_word(word), length),
            }
        }
        _ => {
            let (code, length) = codes::of_sign(rest.as_bytes(), first);
            (TokenKind::Other, code, length)
        }
    })
}

/// A name may begin with the character.
fn is_start(first: char) -> bool {
    first.is_ascii_alphabetic() || !first.is_ascii() && XID_START(first)
}

/// A raised point.
const POINT: char = '·';

/// Whether a text begins with a digit and has one behind the raised point at a place.
fn is_between_digits(rest: &str, at: usize) -> bool {
    let bytes = rest.as_bytes();
    let behind = bytes.get(at + POINT.len_utf8());
    bytes[0].is_ascii_digit() && behind.is_some_and(u8::is_ascii_digit)
}

/// The length of the run of name characters at the beginning of a text.
fn word(rest: &str) -> usize {
    let mut at = 0;
    while let Some(byte) = rest.as_bytes().get(at) {
        if byte.is_ascii_alphanumeric() || *byte == b'_' {
            at += 1;
            continue;
        }
        match rest[at..].chars().next() {
            // A point between two factors is part of names for Unicode, but not here; one between
            // two digits may be meant as that of a code.
            Some(next) if next == POINT && !is_between_digits(rest, at) => break,
            Some(next) if !byte.is_ascii() && XID_CONTINUE(next) => at += next.len_utf8(),
            _ => break,
        }
    }
    at
}

/// The length of the raw name at the beginning of a text, `r#async`, if there is one. Rust has none
/// for the words of its paths.
fn raw_name(rest: &str) -> Option<usize> {
    let name = rest.strip_prefix("r#")?;
    let length = word(name);
    let unlike = ["_", "crate", "self", "super", "Self"];
    let begins = name.starts_with(|first: char| first == '_' || is_start(first));
    (begins && !unlike.contains(&&name[..length])).then_some(length + 2)
}

/// The length of a number before its fraction and in all: `12`, `3k`, `0.77`.
fn number(rest: &str) -> (usize, usize) {
    let whole = word(rest);
    let length = match rest[whole..].strip_prefix('.') {
        Some(fraction) if fraction.starts_with(|c: char| c.is_ascii_digit()) => {
            whole + 1 + word(fraction)
        }
        _ => whole,
    };
    (whole, length)
}

/// The code and length of the literal behind a prefix, if there is one: `b"…"`, `r#"…"#`.
fn prefixed(prefix: &str, rest: &str) -> Result<Option<(u8, usize)>, Fault> {
    if prefix.len() > 2 || !rest.starts_with(['"', '\'', '#']) {
        return Ok(None);
    }
    match prefix {
        "b" if rest.starts_with('\'') => Ok(quote(rest).map(|length| (codes::QUOTE, length))),
        "b" | "c" if rest.starts_with('"') => Ok(Some((codes::STRING, string(rest)?))),
        "r" | "br" | "cr" => {
            let hashes = rest.len() - rest.trim_start_matches('#').len();
            let Some(inner) = rest[hashes..].strip_prefix('"') else {
                return Ok(None);
            };
            let end = inner.match_indices('"').find_map(|(at, _)| {
                let behind = inner[at + 1..].bytes().take_while(|byte| *byte == b'#');
                (behind.take(hashes).count() == hashes).then_some(at)
            });
            let end = end.ok_or(Fault::Open(prefix.len(), "the end of the string"))?;
            let length = hashes + 1 + end + 1 + hashes;
            Ok(Some((codes::RAW_STRING, length)))
        }
        _ => Ok(None),
    }
}

/// The length of the string at the beginning of a text.
fn string(rest: &str) -> Result<usize, Fault> {
    // The opening quote counts as escaped: it is not the end.
    let mut escaped = true;
    let end = rest.find(|c: char| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map(|end| end + 1)
        .ok_or(Fault::Open(1, "the end `\"` of the string"))
}

/// The token at the beginning of a text that begins with `'`: a character or that sign alone.
fn quoted(rest: &str) -> (TokenKind, u8, usize) {
    match quote(rest) {
        Some(length) => (TokenKind::Other, codes::QUOTE, length),
        None => (TokenKind::Other, codes::OTHER, 1),
    }
}

/// The length of the character at the beginning of a text, `'a'` or `'\n'`; none for `'a`.
fn quote(rest: &str) -> Option<usize> {
    let inner = rest.strip_prefix('\'')?;
    if let Some(escape) = inner.strip_prefix('\\') {
        let skipped = escape.chars().next()?.len_utf8();
        let end = escape[skipped..].find('\'')?;
        return Some(2 + skipped + end + 1);
    }
    let length = inner.chars().next()?.len_utf8();
    inner[length..].starts_with('\'').then_some(length + 2)
}

/// The tokens in a span.
fn within(tokens: &[Token], span: Span) -> &[Token] {
    let first = tokens.partition_point(|token| token.span.start < span.start);
    let end = tokens.partition_point(|token| token.span.start < span.end);
    &tokens[first..end.max(first)]
}

/// The words of a span with one space where there was any.
pub(super) fn spaced(text: &str, tokens: &[Token], span: Span) -> String {
    put_together(text, within(tokens, span), |_, _| true)
}

/// Rust's words of a span, a path or an attribute, without the spaces that say nothing.
pub(super) fn compact(text: &str, tokens: &[Token], span: Span) -> String {
    let sign = |word: &str| !word.starts_with(|c: char| c == '"' || c == '_' || XID_CONTINUE(c));
    let compacted = put_together(text, within(tokens, span), |left, right| {
        let bracket = |word: &str| matches!(word, "(" | ")" | "[" | "]" | "{" | "}");
        match (sign(left), sign(right)) {
            (false, false) => true,
            (true, true) => !bracket(left) && !bracket(right),
            // Before it stands what would begin a raw string.
            _ => right == "#",
        }
    });
    compacted.trim_end().to_owned()
}

/// Tokens behind one another, with a space where there was one that is kept, behind commas and
/// around `=`.
fn put_together(text: &str, tokens: &[Token], kept: impl Fn(&str, &str) -> bool) -> String {
    let mut words = String::new();
    let mut before: Option<Token> = None;
    for token in tokens {
        let right = token.span.of(text);
        if let Some(before) = before {
            let left = before.span.of(text);
            let gap = before.span.end < token.span.start && kept(left, right);
            let set = left == "=" || right == "=";
            let listed = left == "," && token.kind != TokenKind::Close;
            if before.kind == TokenKind::Doc {
                words.push('\n');
            } else if gap || set || listed {
                words.push(' ');
            }
        }
        words.push_str(right);
        before = Some(*token);
    }
    words
}
