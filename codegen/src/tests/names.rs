//! Names of values in generated code.

use super::{CORPUS, expansions};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The words of a stream that name values of the generated code: those that are bound, and all that
/// are read without a path. What stands in attributes is text.
fn local_names(stream: TokenStream, into: &mut BTreeSet<String>) {
    let trees: Vec<_> = stream.into_iter().collect();
    let sign = |place: Option<usize>, signs: &str| {
        let tree = place.and_then(|place| trees.get(place));
        matches!(tree, Some(TokenTree::Punct(punct)) if signs.contains(punct.as_char()))
    };
    let word = |place: Option<usize>, words: &[&str]| {
        let tree = place.and_then(|place| trees.get(place));
        matches!(tree, Some(TokenTree::Ident(ident)) if words.iter().any(|word| ident == word))
    };
    for (place, tree) in trees.iter().enumerate() {
        let before = place.checked_sub(1);
        match tree {
            TokenTree::Group(group) if !sign(before, "#") => local_names(group.stream(), into),
            TokenTree::Ident(ident) => {
                let text = ident.to_string();
                let alias = word(before, &["as"]);
                let is_path =
                    sign(before, ":") && sign(before.and_then(|at| at.checked_sub(1)), ":");
                let begins_path = sign(Some(place + 1), ":") && sign(Some(place + 2), ":");
                let part = is_path || sign(before, ".") || sign(Some(place + 1), "!");
                let item = word(before, &["fn", "struct", "impl", "type", "const"]);
                let value = text.starts_with(|first: char| first.is_lowercase() || first == '_');
                if value && !item && (alias || !part && !begins_path) {
                    into.insert(text);
                }
            }
            _ => {}
        }
    }
}

#[test]
fn every_name_of_a_value_is_reserved() {
    let mut names = BTreeSet::new();
    for expansion in expansions(CORPUS) {
        local_names(expansion, &mut names);
    }
    // Words of Rust, and of what the runtime's macros match.
    let others = [
        "_",
        "as",
        "boxed",
        "code",
        "collection",
        "const",
        "divisors",
        "else",
        "false",
        "floors",
        "fn",
        "for",
        "heap",
        "impl",
        "in",
        "let",
        "lines",
        "mark",
        "match",
        "multisets",
        "mut",
        "pub",
        "register",
        "return",
        "self",
        "struct",
        "subtraction",
        "taken",
        "true",
        "tuples",
        "use",
        "crate",
        "super",
    ];
    let ours = names.iter().filter(|name| name.starts_with("__")).count();
    assert!(ours > 20, "{names:?}");
    for name in &names {
        assert!(
            name.starts_with("__") || others.contains(&name.as_str()),
            "{name}"
        );
    }
}
