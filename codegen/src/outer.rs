//! The type itself, with what the author put before the word `game`.

use crate::context::{Context, site};
use crate::expr::word;
use crate::scope::parameter;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote_spanned;
use sprague_grammar::{self as grammar, model::Parameter};

/// The traits that every game's type has, and the modules that have them.
const TRAITS: [(&str, &str); 7] = [
    ("Clone", "clone"),
    ("Copy", "marker"),
    ("Debug", "fmt"),
    ("Default", "default"),
    ("PartialEq", "cmp"),
    ("Eq", "cmp"),
    ("Hash", "hash"),
];

/// The author's attributes, sorted by where they go, the visibility and the name.
pub(crate) struct Outer {
    /// All attributes, in order: they go to the type.
    attributes: TokenStream,
    /// Those that go to every generated item: `#[cfg]`, or an impl would miss its type; and the
    /// levels of lints.
    pub(crate) conditions: TokenStream,
    /// The traits that the author derives.
    derived: Vec<String>,
    visibility: TokenStream,
    /// The name alone, as `Debug` prints it.
    word: String,
    /// The name with the const parameters, as the author's own tokens: `G<const K: u64>`.
    declared: TokenStream,
    /// What an impl declares: `<const __P0_K: u64>`, or nothing.
    pub(crate) generics: TokenStream,
    /// The type that an impl is for: `G<__P0_K>`.
    pub(crate) name: TokenStream,
}

impl Outer {
    pub(crate) fn new(
        outer: &grammar::ast::Outer,
        name: grammar::Span,
        parameters: &[Parameter],
        context: &Context<'_>,
    ) -> Self {
        let source = context.source();
        let mut attributes = TokenStream::new();
        let mut conditions = TokenStream::new();
        let mut derived = Vec::new();
        for attribute in &outer.attributes {
            let tokens = source.tokens(attribute.span);
            match attribute.name.as_str() {
                "cfg" | "allow" | "warn" | "deny" | "forbid" => conditions.extend(tokens.clone()),
                "derive" => derived.extend(derived_names(tokens.clone())),
                _ => {}
            }
            attributes.extend(tokens);
        }
        let visibility = outer
            .visibility
            .map(|place| source.tokens(place))
            .unwrap_or_default();
        let mut outer = Self {
            attributes,
            conditions,
            derived,
            visibility,
            word: source.tokens(name).to_string(),
            declared: source.tokens(name),
            generics: TokenStream::new(),
            name: source.tokens(name),
        };
        if !parameters.is_empty() {
            outer.parametrize(parameters, context);
        }
        outer
    }

    // Input:  pub game Lieges<K>(n) { … }
    // Output: pub struct Lieges<const K: u64>; impl<const __P0_K: u64> … for Lieges<__P0_K> { … }
    fn parametrize(&mut self, parameters: &[Parameter], context: &Context<'_>) {
        let private = context.private();
        let source = context.source();
        let words = parameters.iter().map(|each| source.tokens(each.span));
        let numbered = parameters.iter().enumerate();
        let names: Vec<_> = numbered
            .map(|(index, each)| parameter(index, each, context))
            .collect();
        self.declared
            .extend(quote_spanned!(site()=> <#(const #words: #private::u64),*>));
        self.generics = quote_spanned!(site()=> <#(const #names: #private::u64),*>);
        self.name.extend(quote_spanned!(site()=> <#(#names),*>));
    }

    // Input:  /// Doc. ⏎ #[cfg(feature = "x")] pub game Mark(n) { … }
    // Output: #[doc = "Doc."] #[cfg(feature = "x")] #[doc = "…"] pub struct Mark;
    //         __traits! { [#[cfg(feature = "x")]] [] [Mark] "Mark" }
    // One call of a macro of the runtime: seven derives, or the impls written out, would take the
    // compiler longer than all else of a small game. Derives serve where the author has some.
    pub(crate) fn declaration(&self, docs: &str, context: &Context<'_>) -> TokenStream {
        let private = context.private();
        let Self {
            attributes,
            conditions,
            derived,
            visibility,
            declared,
            generics,
            name,
            word: text,
        } = self;
        let (mut derives, mut traits) = (None, None);
        if derived.is_empty() {
            traits = Some(quote_spanned! {site()=>
                #private::__traits! { [#conditions] [#generics] [#name] #text }
            });
        } else {
            let missing = TRAITS
                .iter()
                .filter(|(name, _)| !derived.iter().any(|one| one == name));
            let missing = missing.map(|&(name, module)| (word(module), word(name)));
            let (modules, names): (Vec<_>, Vec<_>) = missing.unzip();
            derives = Some(quote_spanned!(site()=> #[derive(#(::core::#modules::#names),*)]));
        }
        quote_spanned! {site()=>
            #attributes
            #[doc = #docs]
            #derives
            #visibility struct #declared;
            #traits
        }
    }
}

/// The last words of the paths in `#[derive(a::B, C)]`.
fn derived_names(attribute: TokenStream) -> Vec<String> {
    let inner = |tokens: TokenStream, delimiter| {
        tokens.into_iter().find_map(|tree| match tree {
            TokenTree::Group(group) if group.delimiter() == delimiter => Some(group.stream()),
            _ => None,
        })
    };
    let Some(derives) = inner(attribute, Delimiter::Bracket)
        .and_then(|attribute| inner(attribute, Delimiter::Parenthesis))
    else {
        return Vec::new();
    };
    let mut names = Vec::new();
    let mut last = None;
    for tree in derives {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == ',' => names.extend(last.take()),
            TokenTree::Ident(word) => last = Some(word.to_string()),
            _ => {}
        }
    }
    names.extend(last);
    names
}
