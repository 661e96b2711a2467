//! The way through: every game without an error becomes its items, every other one an error and
//! the type that it promised.

use crate::report::report;
use crate::text::Text;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use sprague_codegen::{Context, game, stub};

/// What a block of games becomes. Nothing in it makes this panic.
pub(crate) fn expand(input: TokenStream) -> TokenStream {
    let (root, rules) = split_root(input);
    let text = Text::render(rules);
    let context = match root {
        Some(root) => Context::new(root, &text),
        None => Context::with_default_root(&text),
    };
    if let Some(error) = text.refused() {
        return report(error, &text);
    }
    let compiled = sprague_grammar::compile(text.words());
    let mut output = TokenStream::new();
    output.extend(compiled.errors.iter().map(|error| report(error, &text)));
    output.extend(
        compiled
            .model
            .games
            .iter()
            .map(|checked| game(checked, &context)),
    );
    output.extend(compiled.broken.iter().map(|broken| stub(broken, &context)));
    output
}

/// Takes `#![crate = PATH]` off the front: the facade's macro knows what it is called here.
fn split_root(input: TokenStream) -> (Option<TokenStream>, TokenStream) {
    let mut rest = input.clone().into_iter();
    let front = (rest.next(), rest.next(), rest.next());
    if let (Some(TokenTree::Punct(hash)), Some(TokenTree::Punct(bang)), Some(root)) = front
        && (hash.as_char(), bang.as_char()) == ('#', '!')
        && let Some(root) = path(root)
    {
        return (Some(root), rest.collect());
    }
    (None, input)
}

/// The path in `[crate = PATH]`.
fn path(attribute: TokenTree) -> Option<TokenStream> {
    let TokenTree::Group(group) = attribute else {
        return None;
    };
    let mut tokens = group.stream().into_iter();
    let word = tokens.next()?;
    let sign = tokens.next()?;
    let fits = group.delimiter() == Delimiter::Bracket
        && word.to_string() == "crate"
        && sign.to_string() == "=";
    fits.then(|| tokens.collect())
}

#[cfg(test)]
mod tests {
    use super::split_root;

    fn split(input: &str) -> (Option<String>, String) {
        let (root, rest) = split_root(input.parse().expect("the input is made of tokens"));
        (root.map(|root| root.to_string()), rest.to_string())
    }

    #[test]
    fn the_root_is_taken_off() {
        assert_eq!(
            split("#![crate = a::b] game"),
            (Some("a :: b".into()), "game".into())
        );
        for input in ["game", "#[doc] game", "#![doc = a] game", "#!", ""] {
            assert_eq!(split(input).0, None, "{input}");
        }
    }
}
