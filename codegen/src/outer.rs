//! The type itself, with what the author put before the word `game`.

use crate::context::{Context, read, site, word};
use crate::docs::literal;
use crate::expr::joined;
use crate::scope::parameter;
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};
use quote::{ToTokens, TokenStreamExt, quote_spanned};
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
    /// levels of lints. Those in `#[cfg_attr]`, too.
    pub(crate) conditions: TokenStream,
    /// The traits that the author derives.
    derived: Vec<String>,
    visibility: TokenStream,
    /// The name alone, as a word of Rust.
    type_word: String,
    /// The name with the const parameters, as the author's own tokens: `G<const K: u64>`.
    declared: TokenStream,
    /// What impls declare and what they are for, as a text: `[<const __P0_K: u64>] [G<__P0_K>]`.
    pub(crate) of: String,
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
        let rust = outer.attributes.iter();
        for attribute in rust.filter(|attribute| !attribute.is_closed_forms()) {
            let tokens = source.tokens(attribute.span);
            match attribute.name.as_str() {
                word if goes_to_all(word) => conditions.extend(tokens.clone()),
                "cfg_attr" => conditions.extend(conditional(tokens.clone())),
                // The impls are of the type, and may name it.
                "deprecated" => conditions.extend(quote_spanned!(site()=> #[allow(deprecated)])),
                "derive" => derived.extend(derived_names(tokens.clone())),
                _ => {}
            }
            attributes.extend(tokens);
        }
        let visibility = outer
            .visibility
            .map(|place| source.tokens(place))
            .unwrap_or_default();
        let name = source.tokens(name);
        let type_word = name.to_string();
        let mut outer = Self {
            attributes,
            conditions,
            derived,
            visibility,
            of: format!("[] [{type_word}]"),
            type_word,
            declared: name.clone(),
            name,
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
        self.declared
            .extend(quote_spanned!(site()=> <#(const #words: #private::u64),*>));
        let numbered = parameters.iter().enumerate();
        let names: Vec<_> = numbered
            .map(|(index, each)| parameter(index, each))
            .collect();
        let generics = names.iter();
        let generics = generics.map(|name| format!("const {name}: ::core::primitive::u64"));
        let (generics, arguments) = (joined(generics, ", "), names.join(", "));
        self.of = format!("[<{generics}>] [{}<{arguments}>]", self.type_word);
        self.name.extend(read(&format!("<{arguments}>")));
    }

    // Input:  /// Doc. ⏎ #[cfg(feature = "x")] pub game Mark(n) { … }
    // Output: #[doc = "Doc."] #[cfg(feature = "x")] #[doc = "…"] pub struct Mark;
    //         #[cfg(feature = "x")]
    //         const _: () = { __traits! { [] [Mark] "Mark" } __game_impl! { … } };
    // Seven derives, or the impls written out, would take the compiler longer than a call of a
    // macro of the runtime. Derives serve where the author has some. Without conditions the calls
    // stand by themselves.
    /// The type with its traits, and the calls of other macros that implement what it is.
    pub(crate) fn declaration(
        &self,
        docs: &str,
        calls: Vec<Call>,
        context: &Context<'_>,
    ) -> TokenStream {
        let mut items = self.attributes.clone();
        items.append(Punct::new('#', Spacing::Alone));
        let docs = read(&format!("doc = {}", literal(docs)));
        items.append(Group::new(Delimiter::Bracket, docs));
        let mut impls = TokenStream::new();
        if self.derived.is_empty() {
            let traits = format!("{} \"{}\"", self.of, self.word());
            append_call("__traits", read(&traits), context, &mut impls);
        } else {
            items.extend([read(&format!("#[derive({})]", self.missing()))]);
        }
        for (name, inside) in calls {
            append_call(name, inside, context, &mut impls);
        }
        items.extend([self.visibility.clone()]);
        items.append(word("struct"));
        items.extend([self.declared.clone()]);
        items.append(Punct::new(';', Spacing::Alone));
        items.extend([self.under_conditions(impls)]);
        items
    }

    /// Items of their own, with the attributes that go to all of them.
    fn under_conditions(&self, items: TokenStream) -> TokenStream {
        if self.conditions.is_empty() {
            return items;
        }
        let conditions = &self.conditions;
        quote_spanned!(site()=> #conditions const _: () = { #items };)
    }

    /// The name as `Debug` prints it.
    fn word(&self) -> &str {
        self.type_word.strip_prefix("r#").unwrap_or(&self.type_word)
    }

    /// The traits that the author does not derive.
    fn missing(&self) -> String {
        let missing = TRAITS
            .iter()
            .filter(|(name, _)| !self.derived.iter().any(|one| one == name));
        let missing = missing.map(|(name, module)| format!("::core::{module}::{name}"));
        joined(missing, ", ")
    }
}

/// A call of a macro of the runtime: its name, and what stands in its brackets.
pub(crate) type Call = (&'static str, TokenStream);

fn append_call(name: &str, inside: TokenStream, context: &Context<'_>, items: &mut TokenStream) {
    context.private().to_tokens(items);
    items.append(Punct::new(':', Spacing::Joint));
    items.append(Punct::new(':', Spacing::Alone));
    items.append(word(name));
    items.append(Punct::new('!', Spacing::Alone));
    items.append(Group::new(Delimiter::Brace, inside));
}

/// The attribute of that name goes to every generated item.
fn goes_to_all(word: &str) -> bool {
    matches!(word, "cfg" | "allow" | "warn" | "deny" | "forbid")
}

// Input:  #[cfg_attr(test, cfg(a), derive(B))]
// Output: #[cfg_attr(test, cfg(a))]
/// What of a conditional attribute goes to every generated item.
fn conditional(attribute: TokenStream) -> TokenStream {
    let Some(inside) = inner(attribute, Delimiter::Bracket) else {
        return TokenStream::new();
    };
    let kept = conditional_words(inside);
    if kept.is_empty() {
        return kept;
    }
    quote_spanned!(site()=> #[cfg_attr(#kept)])
}

/// The predicate and the attributes that are kept of `cfg_attr(…)`; nothing if none is.
fn conditional_words(inside: TokenStream) -> TokenStream {
    let Some(inside) = inner(inside, Delimiter::Parenthesis) else {
        return TokenStream::new();
    };
    let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
    for tree in inside {
        match &tree {
            TokenTree::Punct(punct) if punct.as_char() == ',' => parts.push(Vec::new()),
            _ => parts
                .last_mut()
                .into_iter()
                .for_each(|part| part.push(tree.clone())),
        }
    }
    let mut parts = parts.into_iter().filter(|part| !part.is_empty());
    let Some(predicate) = parts.next() else {
        return TokenStream::new();
    };
    let mut kept = TokenStream::new();
    for part in parts {
        let word = part.first().map(ToString::to_string).unwrap_or_default();
        let part: TokenStream = part.into_iter().collect();
        if goes_to_all(&word) {
            kept.extend(quote_spanned!(site()=> , #part));
        } else if word == "deprecated" {
            kept.extend(quote_spanned!(site()=> , allow(deprecated)));
        } else if word == "cfg_attr" {
            let words = conditional_words(part);
            if !words.is_empty() {
                kept.extend(quote_spanned!(site()=> , cfg_attr(#words)));
            }
        }
    }
    if kept.is_empty() {
        return kept;
    }
    let predicate: TokenStream = predicate.into_iter().collect();
    quote_spanned!(site()=> #predicate #kept)
}

/// What stands in the first brackets of a kind.
fn inner(tokens: TokenStream, delimiter: Delimiter) -> Option<TokenStream> {
    tokens.into_iter().find_map(|tree| match tree {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    })
}

/// The last words of the paths in `#[derive(a::B, C)]`.
fn derived_names(attribute: TokenStream) -> Vec<String> {
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
