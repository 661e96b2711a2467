//! What generated code must know of the place it goes to.

use core::cell::RefCell;
use core::ops::Range;
use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, TokenStreamExt, quote_spanned};
use sprague_grammar as grammar;
use sprague_grammar::listed::Listed;

/// Where the rules come from: finds the author's tokens for a place of the rule text.
pub trait Source {
    /// The author's own tokens that stand there, as they were written: attributes, a visibility,
    /// the game's name.
    fn tokens(&self, place: grammar::Span) -> Vec<TokenTree>;

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
    fn tokens(&self, place: grammar::Span) -> Vec<TokenTree> {
        self.path(place).into_iter().listed()
    }

    fn path(&self, place: grammar::Span) -> TokenStream {
        let range: Range<usize> = place.range();
        // A word of a checked game is a Rust token; of anything else nothing is taken over.
        self.0.get(range).unwrap_or("").parse().unwrap_or_default()
    }

    fn span(&self, _: grammar::Span) -> Span {
        site()
    }
}

/// The path of the facade crate, and where the rules come from.
pub struct Context<'a> {
    private: Path,
    source: &'a dyn Source,
    /// What stands in place of the words `__hole0`, `__hole1`, … of a text.
    holes: RefCell<Vec<TokenStream>>,
}

/// How the words of a text begin that other tokens replace.
const HOLE: &str = "__hole";

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
    pub fn new(root: &[TokenTree], source: &'a dyn Source) -> Self {
        let mut private = root.to_vec();
        private.push(Punct::new(':', Spacing::Joint).into());
        private.push(Punct::new(':', Spacing::Alone).into());
        private.push(word("__private").into());
        Self {
            private: Path(private),
            source,
            holes: RefCell::default(),
        }
    }

    /// Names the facade `::sprague`.
    #[must_use]
    pub fn with_default_root(source: &'a dyn Source) -> Self {
        let root = quote_spanned!(site()=> ::sprague).into_iter();
        Self::new(&root.listed(), source)
    }

    /// The path of the facade's hidden module, behind which all else is found.
    pub(crate) const fn private(&self) -> &Path {
        &self.private
    }

    /// A word for a text in whose place these tokens will stand.
    pub(crate) fn hole(&self, tokens: TokenStream) -> String {
        let mut holes = self.holes.borrow_mut();
        holes.push(tokens);
        format!("{HOLE}{}", holes.len() - 1)
    }

    /// A word for a text in whose place the tokens of another text will stand, each at a place of
    /// the author's text, so that errors of the compiler point there.
    pub(crate) fn at(&self, text: &str, place: grammar::Span) -> String {
        let span = Span::call_site().located_at(self.source.span(place));
        self.hole(respanned(read(text), span))
    }

    /// The tokens of a text, with those that its words from [`hole`](Self::hole) stand for.
    pub(crate) fn tokens(&self, text: &str) -> TokenStream {
        let tokens = read(text);
        let holes = self.holes.take();
        if holes.is_empty() {
            return tokens;
        }
        filled(tokens, &holes)
    }

    pub(crate) fn source(&self) -> &dyn Source {
        self.source
    }
}

/// A word of generated code.
pub(crate) fn word(text: &str) -> Ident {
    Ident::new(text, site())
}

/// The span of what nobody wrote: local names in it are seen by generated code alone.
pub(crate) fn site() -> Span {
    Span::mixed_site()
}

/// The tokens of generated code: the compiler reads them at once. `proc_macro2` reads a text on its
/// own before the compiler does, in case that panics; this costs more than all else.
pub(crate) fn read(text: &str) -> TokenStream {
    if proc_macro::is_available() {
        let tokens: Result<proc_macro::TokenStream, _> = text.parse();
        return tokens.expect("generated code is made of tokens").into();
    }
    text.parse().expect("generated code is made of tokens")
}

fn filled(tokens: TokenStream, holes: &[TokenStream]) -> TokenStream {
    let mut all = TokenStream::new();
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                all.append(Group::new(group.delimiter(), filled(group.stream(), holes)));
            }
            TokenTree::Ident(word) => match hole(&word.to_string()) {
                Some(index) => all.extend(holes[index].clone()),
                None => all.append(word),
            },
            tree => all.append(tree),
        }
    }
    all
}

/// The number of a word that stands for other tokens.
fn hole(word: &str) -> Option<usize> {
    word.strip_prefix(HOLE)?.parse().ok()
}

fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let each = tokens.into_iter().map(|mut tree| {
        if let TokenTree::Group(group) = &tree {
            tree = Group::new(group.delimiter(), respanned(group.stream(), span)).into();
        }
        tree.set_span(span);
        tree
    });
    each.collect()
}
