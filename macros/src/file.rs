//! Rules from a file of the author's crate.

use crate::expand::{compile, items, split_root};
use crate::report::compile_error;
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use sprague_codegen::{Context, PlainText, Source};
use sprague_grammar as grammar;
use sprague_grammar::listed::Listed;
use sprague_interp::{Diagnostic, Diagnostics};
use std::path::{Path, PathBuf};

/// What `include_game!("rules/kayles.game")` becomes: the games of the file, and a constant of its
/// bytes, by which the compiler knows to build again when it changes.
pub(crate) fn include(input: TokenStream) -> TokenStream {
    let (root, arguments) = split_root(input);
    let (path, span) = match argument(arguments) {
        Ok(found) => found,
        Err(span) => return compile_error(ARGUMENT, span, span),
    };
    let found = absolute(&path).and_then(|file| Ok((read(&file, &path)?, file)));
    let (text, file) = match found {
        Ok(found) => found,
        Err(message) => return compile_error(&message, span, span),
    };
    let source = File {
        text: &text,
        path: &path,
        literal: span,
    };
    let context = match root {
        Some(root) => Context::new(&root, &source),
        None => Context::with_default_root(&source),
    };
    let compiled = compile(&text);
    let mut output = TokenStream::new();
    if !compiled.errors.is_empty() {
        let errors = Diagnostics::new(&text, &compiled.errors);
        let framed: Vec<_> = errors.iter().map(|error| framed(error, &path)).listed();
        output.extend(compile_error(&framed.join("\n\n"), span, span));
    }
    output.extend(items(&compiled, &context));
    output.extend(sprague_codegen::depends_on(&file, &context));
    output
}

/// An error or a warning behind its place, `rules/kayles.game:2:27: …`; the compiler itself
/// writes `error` or `warning`.
fn framed(error: &Diagnostic, path: &str) -> String {
    let Diagnostic { line, column, .. } = error;
    format!("{path}:{line}:{column}: {}", error.framed())
}

/// What the macro takes.
const ARGUMENT: &str = "expected the path of a rule file in quotes, from the root of the crate: \
                        `include_game!(\"rules/kayles.game\");`";

/// The one string in the macro's brackets; else the place of what stands there.
fn argument(mut trees: impl Iterator<Item = TokenTree>) -> Result<(String, Span), Span> {
    let mut first = trees.next().ok_or_else(Span::call_site)?;
    // A string that `macro_rules!` hands on may stand in invisible brackets.
    while let TokenTree::Group(group) = &first {
        let inner = group.stream().into_iter().next();
        first = inner.ok_or_else(|| group.span())?;
    }
    let span = first.span();
    match (unquoted(&first.to_string()), trees.next()) {
        (Some(path), None) => Ok((path, span)),
        (Some(_), Some(more)) => Err(more.span()),
        (None, _) => Err(span),
    }
}

/// The text of a string as Rust writes it, plain or raw. In a path only quotes and backslashes
/// are ever escaped.
fn unquoted(literal: &str) -> Option<String> {
    if let Some(raw) = literal.strip_prefix('r') {
        let raw = raw.trim_matches('#');
        return Some(raw.strip_prefix('"')?.strip_suffix('"')?.into());
    }
    let inner = literal.strip_prefix('"')?.strip_suffix('"')?;
    let mut text = String::new();
    let mut letters = inner.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.push(letters.next().filter(|next| "\\\"'".contains(*next))?),
            plain => text.push(plain),
        }
    }
    Some(text)
}

/// The path from the root of the crate that is being compiled.
fn absolute(path: &str) -> Result<String, String> {
    const ROOT: &str = "CARGO_MANIFEST_DIR";
    let root = std::env::var_os(ROOT).map(PathBuf::from).ok_or_else(|| {
        format!("cannot find `{path}`: Cargo tells the crate's root by `{ROOT}`, and did not")
    })?;
    let file = root.join(path);
    file.to_str()
        .map(Into::into)
        .ok_or_else(|| format!("the path to `{path}` is no UTF-8 text"))
}

/// The text of the file.
fn read(file: &str, path: &str) -> Result<String, String> {
    let bytes = std::fs::read(Path::new(file)).map_err(|error| {
        let help = "help: paths are taken from the root of the crate, where its Cargo.toml is";
        format!("cannot read the rule file `{path}`: {error}\n\n{help}")
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = &error.as_bytes()[..valid];
        let line = before.split(|byte| *byte == b'\n').count();
        format!("the rule file `{path}` is no UTF-8 text: line {line} has a byte that is none")
    })
}

/// A text from a file: every token of it stands at the string that names the file.
struct File<'a> {
    text: &'a str,
    path: &'a str,
    literal: Span,
}

impl Source for File<'_> {
    fn tokens(&self, place: grammar::Span) -> Vec<TokenTree> {
        self.path(place).into_iter().listed()
    }

    fn path(&self, place: grammar::Span) -> TokenStream {
        at(PlainText(self.text).path(place), self.literal)
    }

    fn span(&self, _: grammar::Span) -> Span {
        self.literal
    }

    fn told(&self, message: &str, place: grammar::Span) -> String {
        framed(&Diagnostic::warning(self.text, message, place), self.path)
    }
}

/// The same tokens at another place.
fn at(tokens: TokenStream, span: Span) -> TokenStream {
    let each = tokens.into_iter().map(|mut tree| {
        if let TokenTree::Group(group) = &tree {
            let inner = at(group.stream(), span);
            tree = Group::new(group.delimiter(), inner).into();
        }
        tree.set_span(span);
        tree
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::{argument, include, unquoted};
    use proc_macro2::TokenStream;

    #[test]
    fn strings_of_every_kind_name_a_file() {
        for (literal, path) in [
            ("\"rules/a.game\"", Some("rules/a.game")),
            ("r\"rules\\a.game\"", Some("rules\\a.game")),
            ("r#\"a\"b\"#", Some("a\"b")),
            ("\"a\\\\b\"", Some("a\\b")),
            ("\"a\\nb\"", None),
            ("b\"a\"", None),
            ("5", None),
            ("path", None),
        ] {
            assert_eq!(unquoted(literal).as_deref(), path, "{literal}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        let tokens = |text: &str| -> TokenStream { text.parse().expect("the text is tokens") };
        assert!(argument(tokens("\"a\"").into_iter()).is_ok());
        for text in [
            "",
            "a",
            "\"a\" \"b\"",
            "(a)",
            "()",
            "concat!(\"a\")",
            "\"a\",",
        ] {
            assert!(argument(tokens(text).into_iter()).is_err(), "{text}");
            assert!(
                include(tokens(text))
                    .to_string()
                    .contains("expected the path"),
                "{text}"
            );
        }
        let missing = include(tokens("\"rules/none.game\"")).to_string();
        assert!(
            missing.contains("cannot read the rule file `rules/none.game`"),
            "{missing}"
        );
    }
}
