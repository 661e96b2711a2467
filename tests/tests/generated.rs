//! The parser that is checked in is the one that pest makes of `game.pest`.
//!
//! Users build no parser generator: the grammar crate depends on pest alone. After a change of the
//! grammar, `SPRAGUE_BLESS=1 cargo test -p sprague-tests --test generated` writes the parser anew.

use proc_macro2::TokenStream;
use std::fs;
use std::path::PathBuf;

/// What stands before the parser.
const HEADER: &str = "// Made from game.pest by tests/tests/generated.rs; not to be edited.\n\
    #![allow(dead_code, unreachable_pub, clippy::pedantic)]\n\n\
    /// The parser of rule texts.\npub(crate) struct Grammar;\n\n";

/// A file of the grammar crate.
fn source(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../grammar/src")
        .join(name)
}

/// The text of the parser of a grammar.
fn parser_of(grammar: &str) -> String {
    let input = format!("#[grammar_inline = {grammar:?}] struct Grammar;");
    let input: TokenStream = input
        .parse()
        .expect("the item is Rust whatever the grammar holds");
    let tokens = pest_generator::derive_parser(input, false);
    // The grammar crate has no `std`, whose parts are elsewhere then.
    let text = tokens.to_string();
    let text = text.replace(":: std :: result", ":: core :: result");
    let text = text.replace(":: std ::", ":: alloc ::");
    let tokens: TokenStream = text.parse().expect("only a path has changed");
    let file = syn::parse2(tokens).expect("a generated parser is Rust");
    format!("{HEADER}{}", prettyplease::unparse(&file))
}

#[test]
fn the_parser_is_the_grammars() {
    let grammar = fs::read_to_string(source("game.pest")).expect("the grammar is checked in");
    let expected = parser_of(&grammar);
    let path = source("generated.rs");
    if std::env::var_os("SPRAGUE_BLESS").is_some() {
        fs::write(&path, &expected).expect("the parser's file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == expected,
        "generated.rs is out of date: set SPRAGUE_BLESS=1 and run again"
    );
}
