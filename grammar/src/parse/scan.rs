//! The words of a text, before anything is parsed: where each stands, and that they are not too
//! many and not nested too deeply for a parser that calls itself.

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

/// The signs of several characters, the longer ones first.
const SIGNS: [&str; 14] = [
    "..=", "...", "->", "=>", "::", "..", "<=", ">=", "==", "!=", "<>", "&&", "||", "**",
];

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

/// All tokens of a text, in order.
///
/// # Errors
///
/// Too many tokens, brackets nested too deeply, a string or a comment without an end; nothing
/// behind such a place can be trusted.
pub(super) fn scan(text: &str) -> Result<Vec<Token>, Error> {
    let mut tokens = Vec::new();
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() || first == '\u{FEFF}' {
            at += first.len_utf8();
            continue;
        }
        let rest = &text[at..];
        if let Some(length) = comment(rest).map_err(|fault| fault.error(at))? {
            at += length;
            continue;
        }
        let (kind, length) = token(rest, first).map_err(|fault| fault.error(at))?;
        let span = Span::new(at, at + length);
        match kind {
            TokenKind::Open if depth == DEPTH_LIMIT => return Err(Fault::Deep(0, 1).error(at)),
            TokenKind::Open => depth += 1,
            TokenKind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
        if tokens.len() == WORD_LIMIT {
            return Err(Error::new(ErrorKind::TooLong { limit: WORD_LIMIT }, span));
        }
        tokens.push(Token { kind, span });
        at += length;
    }
    Ok(tokens)
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

/// The kind and length of the token at the beginning of a text, `first` its first character.
fn token(rest: &str, first: char) -> Result<(TokenKind, usize), Fault> {
    Ok(match first {
        '(' | '[' | '{' => (TokenKind::Open, 1),
        ')' | ']' | '}' => (TokenKind::Close, 1),
        '"' => (TokenKind::Other, string(rest)?),
        '\'' => (TokenKind::Other, quote(rest).unwrap_or(1)),
        '/' if rest.starts_with("///") => (TokenKind::Doc, line(rest)),
        _ if first.is_ascii_digit() => (TokenKind::Word, number(rest)),
        _ if first == '_' || XID_START(first) => {
            let length = word(rest);
            match prefixed(&rest[..length], &rest[length..])? {
                Some(more) => (TokenKind::Other, length + more),
                None => (TokenKind::Word, length),
            }
        }
        _ => {
            let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
            (
                TokenKind::Other,
                sign.map_or(first.len_utf8(), |sign| sign.len()),
            )
        }
    })
}

/// The length of the run of name characters at the beginning of a text.
fn word(rest: &str) -> usize {
    rest.find(|c: char| !XID_CONTINUE(c)).unwrap_or(rest.len())
}

/// The length of a number: `12`, `3k`, `0.77`.
fn number(rest: &str) -> usize {
    let whole = word(rest);
    match rest[whole..].strip_prefix('.') {
        Some(fraction) if fraction.starts_with(|c: char| c.is_ascii_digit()) => {
            whole + 1 + word(fraction)
        }
        _ => whole,
    }
}

/// The length of the literal behind a prefix, if there is one: `b"…"`, `r#"…"#`.
fn prefixed(prefix: &str, rest: &str) -> Result<Option<usize>, Fault> {
    match prefix {
        "b" if rest.starts_with('\'') => Ok(quote(rest)),
        "b" | "c" if rest.starts_with('"') => string(rest).map(Some),
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
            Ok(Some(hashes + 1 + end + 1 + hashes))
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
