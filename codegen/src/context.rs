//! What generated code must know of the place it goes to.

use core::ops::Range;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, TokenStreamExt, quote_spanned};
use sprague_grammar as grammar;

/// Where the rules come from: finds the author's tokens for a place of the rule text.
pub trait Source {
    /// The author's own tokens that stand there, as they were written: attributes, a visibility,
    /// the game's name.
    fn tokens(&self, place: grammar::Span) -> TokenStream;

    /// The path of a Rust function or the type that stands there: the author's own words, so that
    /// they mean what they mean in the author's scope.
    fn path(&self, place: grammar::Span) -> TokenStream;

    /// The compiler's span of what stands there, for a name to point to.
    fn span(&self, place: grammar::Span) -> Span;

    /// A message about what stands there, for a reader who sees what [`span`](Self::span) shows.
    fn told(&self, message: &str, place: grammar::Span) -> String {
        let _ = place;
        message.into()
    }
}

/// A rule text that was not read from tokens: its tokens are made from the words.
#[derive(Clone, Copy, Debug)]
pub struct PlainText<'a>(pub &'a str);

impl Source for PlainText<'_> {
    fn tokens(&self, place: grammar::Span) -> TokenStream {
        let range: Range<usize> = place.range();
        // A word of a checked game is a Rust token; of anything else nothing is taken over.
        self.0.get(range).unwrap_or("").parse().unwrap_or_default()
    }

    fn path(&self, place: grammar::Span) -> TokenStream {
        self.tokens(place)
    }

    fn span(&self, _: grammar::Span) -> Span {
        site()
    }
}

/// The path of the facade crate, and where the rules come from.
pub struct Context<'a> {
    private: Path,
    source: &'a dyn Source,
}

/// A path that is written often: its tokens are kept one by one, as each stream that is put into
/// another is a call of the compiler.
pub(crate) struct Path(Vec<TokenTree>);

impl ToTokens for Path {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.append_all(&self.0);
    }
}

impl<'a> Context<'a> {
    /// Names the facade by these tokens: `::sprague`, or a `$crate` that a `macro_rules!` of the
    /// facade handed over, which holds under any name of the dependency.
    #[must_use]
    pub fn new(root: &TokenStream, source: &'a dyn Source) -> Self {
        let private = quote_spanned!(site()=> #root::__private);
        Self {
            private: Path(private.into_iter().collect()),
            source,
        }
    }

    /// Names the facade `::sprague`.
    #[must_use]
    pub fn with_default_root(source: &'a dyn Source) -> Self {
        Self::new(&quote_spanned!(site()=> ::sprague), source)
    }

    /// The path of the facade's hidden module, behind which all else is found.
    pub(crate) const fn private(&self) -> &Path {
        &self.private
    }

    /// `Some(value)` or `None`, by their absolute paths.
    pub(crate) fn option(&self, value: Option<impl ToTokens>) -> TokenStream {
        let private = self.private();
        let value = value.map(|value| quote_spanned!(site()=> Some(#value)));
        let value = value.unwrap_or_else(|| quote_spanned!(site()=> None));
        quote_spanned!(site()=> #private::#value)
    }

    pub(crate) fn source(&self) -> &dyn Source {
        self.source
    }
}

/// The span of what nobody wrote: local names in it are seen by generated code alone.
pub(crate) fn site() -> Span {
    Span::mixed_site()
}
