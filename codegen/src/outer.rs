//! The type itself, with what the author put before the word `game`.

use crate::context::{Context, site};
use crate::expr::word;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote_spanned;
use sprague_grammar as grammar;

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
    /// The name, as the author's own token.
    pub(crate) name: TokenStream,
}

impl Outer {
    pub(crate) fn new(
        outer: &grammar::ast::Outer,
        name: grammar::Span,
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
        Self {
            attributes,
            conditions,
            derived,
            visibility,
            name: source.tokens(name),
        }
    }

    // Input:  /// Doc. ⏎ #[cfg(feature = "x")] pub game Mark(n) { … }
    // Output: #[doc = "Doc."] #[cfg(feature = "x")] #[doc = "…"] pub struct Mark;
    //         #[cfg(feature = "x")] impl Clone for Mark { … } …
    pub(crate) fn declaration(&self, docs: &str, context: &Context<'_>) -> TokenStream {
        let Self {
            attributes,
            visibility,
            name,
            ..
        } = self;
        let mut items = quote_spanned! {site()=>
            #attributes
            #[doc = #docs]
            #visibility struct #name;
        };
        for (name, body) in self.traits(context) {
            if !self.derived.iter().any(|derived| derived == name) {
                items.extend(self.implementation(name, &body, context));
            }
        }
        items
    }

    /// The traits that every game's type has, with their bodies. They are written out, as seven
    /// derives take the compiler half of the time that it takes for a small game.
    fn traits(&self, context: &Context<'_>) -> [(&'static str, TokenStream); 7] {
        let private = context.private();
        let name = self.name.to_string();
        let fmt = quote_spanned! {site()=>
            fn fmt(&self, f: &mut #private::Formatter<'_>) -> #private::fmt::Result {
                f.write_str(#name)
            }
        };
        let eq = quote_spanned!(site()=> fn eq(&self, _: &Self) -> #private::bool { true });
        let hash = quote_spanned!(site()=> fn hash<H: #private::Hasher>(&self, _: &mut H) {});
        [
            (
                "Clone",
                quote_spanned!(site()=> fn clone(&self) -> Self { *self }),
            ),
            ("Copy", TokenStream::new()),
            ("Debug", fmt),
            (
                "Default",
                quote_spanned!(site()=> fn default() -> Self { Self }),
            ),
            ("PartialEq", eq),
            ("Eq", TokenStream::new()),
            ("Hash", hash),
        ]
    }

    // Input:  pub game Mark(n) { … }
    // Output: #[automatically_derived] impl Clone for Mark { fn clone(&self) -> Self { *self } }
    fn implementation(
        &self,
        word_of_trait: &str,
        body: &TokenStream,
        context: &Context<'_>,
    ) -> TokenStream {
        let private = context.private();
        let Self {
            conditions, name, ..
        } = self;
        let of = word(word_of_trait);
        quote_spanned! {site()=>
            #conditions
            #[automatically_derived]
            impl #private::#of for #name { #body }
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
