//! An error of the rules as an error of the compiler, under the words at fault.

use crate::text::Text;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use sprague_grammar::Error;

/// The error at the words at fault, with the name by which the command and `cli/errors.md` tell
/// more of it.
pub(crate) fn report(error: &Error, text: &Text) -> TokenStream {
    let (first, last) = text.spans(error.span);
    let name = error.kind.name();
    let message = format!("{error}\n\nmore: `sprague explain {name}`");
    compile_error(&message, first, last)
}

// Output: ::core::compile_error! { "unknown set `prime`…" }
// The compiler underlines a macro call from its first token to its last. So the path stands at the
// first token at fault and the braces at the last: on a stable compiler there is no other way to
// underline more than one token.
pub(crate) fn compile_error(message: &str, first: Span, last: Span) -> TokenStream {
    let punct = |sign, spacing| {
        let mut punct = Punct::new(sign, spacing);
        punct.set_span(first);
        TokenTree::from(punct)
    };
    let word = |word| TokenTree::from(Ident::new(word, first));
    let mut message = Literal::string(message);
    message.set_span(last);
    let mut braces = Group::new(Delimiter::Brace, TokenTree::from(message).into());
    braces.set_span(last);
    [
        punct(':', Spacing::Joint),
        punct(':', Spacing::Alone),
        word("core"),
        punct(':', Spacing::Joint),
        punct(':', Spacing::Alone),
        word("compile_error"),
        punct('!', Spacing::Alone),
        braces.into(),
    ]
    .into_iter()
    .collect()
}
