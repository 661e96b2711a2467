//! The type itself, with what the author put before the word `game`.

use crate::context::{Context, read, site, word};
use crate::docs::literal;
use crate::expr::joined;
use crate::scope::parameter;
use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, TokenStreamExt, quote_spanned};
use sprague_grammar::listed::Listed;
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
    attributes: Vec<TokenTree>,
    /// Those that go to every generated item: `#[cfg]`, or an impl would miss its type; and the
    /// levels of lints. Those in `#[cfg_attr]`, too.
    pub(crate) conditions: Vec<TokenTree>,
    /// The traits that the author derives.
    derived: Vec<String>,
    visibility: Vec<TokenTree>,
    /// The name alone, as a word of Rust.
    type_word: String,
    /// The name with the const parameters, as the author's own tokens: `G<const K: u64>`.
    pub(crate) declared: Vec<TokenTree>,
    /// What impls declare, as a text: `<const __P0_K: __s::u64>`.
    generics: String,
    /// What they are for: ` for G<__P0_K>{`.
    of: String,
}

impl Outer {
    pub(crate) fn new(
        outer: &grammar::ast::Outer,
        name: grammar::Span,
        parameters: &[Parameter],
        context: &Context<'_>,
    ) -> Self {
        let source = context.source();
        let mut attributes = Vec::new();
        let mut conditions: Vec<TokenTree> = Vec::new();
        let mut derived = Vec::new();
        let rust = outer.attributes.iter();
        for attribute in
            rust.filter(|attribute| !attribute.is_closed_forms() && !attribute.is_quiet())
        {
            let tokens = source.tokens(attribute.span);
            match attribute.name.as_str() {
                word if goes_to_all(word) => conditions.extend(tokens.clone()),
                "cfg_attr" => conditions.extend(conditional(tokens.iter().cloned().collect())),
                // The impls are of the type, and may name it.
                "deprecated" => conditions.extend(quote_spanned!(site()=> #[allow(deprecated)])),
                "derive" => derived.extend(derived_names(tokens.iter().cloned().collect())),
                _ => {}
            }
            attributes.extend(tokens);
        }
        let visibility = outer
            .visibility
            .map(|place| source.tokens(place))
            .unwrap_or_default();
        let name = source.tokens(name);
        let type_word: String = name.iter().map(ToString::to_string).collect();
        let mut outer = Self {
            attributes,
            conditions,
            derived,
            visibility,
            generics: String::new(),
            of: format!(" for {type_word}{{"),
            type_word,
            declared: name,
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
        let words = parameters.iter().enumerate().map(|(index, each)| {
            let word: TokenStream = if each.span == grammar::Span::default() {
                read(&parameter(index, each))
            } else {
                source.tokens(each.span).into_iter().collect()
            };
            word
        });
        let declared = quote_spanned!(site()=> <#(const #words: #private::u64),*>);
        self.declared.extend(declared);
        let numbered = parameters.iter().enumerate();
        let names: Vec<_> = numbered
            .map(|(index, each)| parameter(index, each))
            .listed();
        let generics = names.iter();
        let generics = generics.map(|name| format!("const {name}:__s::u64"));
        self.generics = format!("<{}>", joined(generics, ","));
        self.of = format!(" for {}<{}>{{", self.type_word, names.join(","));
    }

    // Input:  pub game Mark(n) { … }
    // Output: #[doc = "…"] pub struct Mark;
    //         const _: () = { impl … use ::sprague::__private as __s; … };
    // The impls are one text, in which every path begins with one name: the compiler reads a text
    // faster than it reads derives, or macros that write the same. A constant of no name holds
    // them, so that the name is seen by them alone.
    /// The type with its traits, and the text of what else it is.
    pub(crate) fn declaration(&self, docs: &str, text: &str, context: &Context<'_>) -> TokenStream {
        let mut impls = String::from("{");
        if self.derived.is_empty() {
            self.traits(&mut impls);
        }
        impls.push_str(text);
        impls.push('}');
        // The literal is read with the rest: to read it alone, or to have its letters escaped,
        // takes several times as long.
        impls.push_str(&literal(docs));
        let mut trees = context.tokens(&impls).into_iter();
        let (impls, docs) = (trees.next(), trees.next());
        let mut inside = match &impls {
            Some(TokenTree::Group(group)) => group.stream(),
            _ => TokenStream::new(),
        };
        import(context, &mut inside);
        let mut items = TokenStream::new();
        items.append_all(&self.attributes);
        attribute(docs_of(docs), &mut items);
        if !self.derived.is_empty() {
            attribute(read(&format!("derive({})", self.missing())), &mut items);
        }
        items.append_all(&self.visibility);
        items.append(word("struct"));
        items.append_all(&self.declared);
        items.append(Punct::new(';', Spacing::Alone));
        if !self.derived.is_empty() && text.is_empty() {
            return items;
        }
        items.append_all(&self.conditions);
        for name in ["const", "_"] {
            items.append(word(name));
        }
        items.append(Punct::new(':', Spacing::Alone));
        items.append(Group::new(Delimiter::Parenthesis, TokenStream::new()));
        items.append(Punct::new('=', Spacing::Alone));
        items.append(Group::new(Delimiter::Brace, inside));
        items.append(Punct::new(';', Spacing::Alone));
        items
    }

    // Output: impl<const __P0_K: u64> __s::Game for Lieges<__P0_K> {
    /// Begins an impl of a trait of the runtime.
    pub(crate) fn begin(&self, name: &str, text: &mut String) {
        // Not `extend`, which takes several times as long in a macro that is not optimised.
        if self.generics.is_empty() {
            text.push_str("impl __s::");
        } else {
            text.push_str("impl");
            text.push_str(&self.generics);
            text.push_str(" __s::");
        }
        text.push_str(name);
        text.push_str(&self.of);
    }

    /// The traits that every game's type, which has no size, has.
    fn traits(&self, text: &mut String) {
        // It tells clippy that no impl by hand is meant; the others need none.
        text.push_str("#[automatically_derived]");
        self.begin("Clone", text);
        text.push_str("fn clone(&self)->Self{*self}}");
        self.begin("Copy", text);
        text.push('}');
        self.begin("Debug", text);
        text.push_str("fn fmt(&self,__f:&mut __s::Formatter<'_>)->__s::FmtResult{__f.write_str(\"");
        text.push_str(self.word());
        text.push_str("\")}}");
        self.begin("Default", text);
        text.push_str("fn default()->Self{Self}}");
        self.begin("PartialEq", text);
        text.push_str("fn eq(&self,_:&Self)->__s::bool{true}}");
        self.begin("Eq", text);
        text.push('}');
        self.begin("Hash", text);
        text.push_str("fn hash<__H:__s::Hasher>(&self,_:&mut __H){}}");
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

/// An attribute with this inside.
fn attribute(inside: TokenStream, items: &mut TokenStream) {
    items.append(Punct::new('#', Spacing::Alone));
    items.append(Group::new(Delimiter::Bracket, inside));
}

/// `doc = "…"`
fn docs_of(literal: Option<TokenTree>) -> TokenStream {
    let mut inside = TokenStream::new();
    inside.append(word("doc"));
    inside.append(Punct::new('=', Spacing::Alone));
    inside.append_all(literal);
    inside
}

/// Imports the facade's hidden module under the name that generated code has for it.
fn import(context: &Context<'_>, items: &mut TokenStream) {
    items.append(word("use"));
    context.private().to_tokens(items);
    items.append(word("as"));
    items.append(Ident::new("__s", Span::call_site()));
    items.append(Punct::new(';', Spacing::Alone));
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
