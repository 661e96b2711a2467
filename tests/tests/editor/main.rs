//! What an editor shows of a block, asked of rust-analyzer itself.
//!
//! It is no part of a Rust toolchain that builds need, so this test is asked for:
//! `SPRAGUE_RUST_ANALYZER=rust-analyzer cargo test -p sprague-tests --test editor -- --ignored`
//! with the name of the program. It runs macros by the toolchain's own server. What does not need
//! it, the tokens that an editor is given and their places, is held in `macros/src/editor.rs`.

mod server;

use serde_json::{Value, json};
use server::Server;
use sprague_tests::scratch::Scratch;

/// The crate whose blocks are looked at.
const SOURCE: &str = "use sprague::prelude::*;

sprague::game! {
    /// Take a proper divisor.
    pub game Proper(n) {
        n -> n - k for k in divisors(n) if k < n;
    }
    pub game Kayles(n) { octal 0.77; }
    pub game Slow<K>(n) where K >= 1 { n -> n - k for k in 1..=K; }
    pub compound Both = disjunctive(Proper, Kayles);
}

fn main() {
    let value = Proper.grundy(12);
    println!(\"{value:?} {:?}\", Slow::<3>.remoteness(7));
}
";

/// The rule that is edited.
const RULE: &str = "n -> n - k for k in divisors(n) if k < n;";

fn server(scratch: &Scratch) -> Server {
    let program = std::env::var("SPRAGUE_RUST_ANALYZER")
        .expect("SPRAGUE_RUST_ANALYZER names the program of rust-analyzer");
    scratch.write("src/main.rs", SOURCE);
    Server::start(&program, scratch.folder(), SOURCE)
}

/// Where the words begin, as a server counts: lines and columns from 0.
fn place(text: &str, words: &str) -> Value {
    let at = text.find(words).expect("the words are in the text");
    let before = &text[..at];
    let line = before.matches('\n').count();
    let column = at - before.rfind('\n').map_or(0, |end| end + 1);
    json!({"line": line, "character": column})
}

/// The places that stand in a list of edits or locations, ascending.
fn places(found: &[Value]) -> Vec<(u64, u64)> {
    let mut all: Vec<(u64, u64)> = found
        .iter()
        .map(|one| {
            let start = &one["range"]["start"];
            (
                start["line"].as_u64().expect("a line"),
                start["character"].as_u64().expect("a column"),
            )
        })
        .collect();
    all.sort_unstable();
    all
}

#[test]
#[ignore = "needs rust-analyzer: SPRAGUE_RUST_ANALYZER says where it is"]
fn words_and_names_are_known_and_half_a_rule_is_one_error() {
    let scratch = Scratch::new(env!("CARGO_TARGET_TMPDIR"), "edited");
    let mut server = server(&scratch);
    words_are_documented(&mut server);
    names_lead_to_what_they_name(&mut server);
    a_name_is_changed_wherever_it_stands(&mut server);
    one_error_is_told_where_it_stands(&mut server);
}

fn words_are_documented(server: &mut Server) {
    for (words, said) in [
        ("divisors", "all d ≥ 1 that divide m"),
        ("octal", "A take-and-break game by its code"),
        ("game Proper", "Begins the rules of a game"),
        (
            "disjunctive",
            "A compound in which a player moves in one component",
        ),
        ("Proper(", "Take a proper divisor."),
        ("grundy(12)", "The nim-value"),
    ] {
        let hover = server.ask("textDocument/hover", place(SOURCE, words), json!({}));
        let shown = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(shown.contains(said), "{words}: {shown}");
    }
}

fn names_lead_to_what_they_name(server: &mut Server) {
    for (words, file, target) in [
        ("divisors", "words.rs", None),
        ("Proper.grundy", "main.rs", Some("Proper(n)")),
        ("Proper, K", "main.rs", Some("Proper(n)")),
        ("k < n", "main.rs", Some("k in")),
        ("n - k for k in d", "main.rs", Some("n -> n - k for k in d")),
        ("K; }", "main.rs", Some("K>")),
    ] {
        let found = server.ask("textDocument/definition", place(SOURCE, words), json!({}));
        let found = &found[0];
        assert!(
            found["uri"].as_str().is_some_and(|uri| uri.ends_with(file)),
            "{words}: {found}"
        );
        if let Some(target) = target {
            assert_eq!(found["range"]["start"], place(SOURCE, target), "{words}");
        }
    }
}

fn a_name_is_changed_wherever_it_stands(server: &mut Server) {
    for (words, everywhere) in [
        ("k < n", vec![(5, 17), (5, 23), (5, 43)]),
        ("n - k for", vec![(5, 8), (5, 13), (5, 37), (5, 47)]),
        ("Proper(", vec![(4, 13), (9, 36), (13, 16)]),
    ] {
        let renamed = json!({"newName": "other"});
        let edits = server.ask("textDocument/rename", place(SOURCE, words), renamed);
        let edits = edits["documentChanges"][0]["edits"].as_array().cloned();
        assert_eq!(places(&edits.unwrap_or_default()), everywhere, "{words}");
    }
}

/// And the rest of the file is known as before.
fn one_error_is_told_where_it_stands(server: &mut Server) {
    for (rule, at, said) in [
        (
            "n -> n - k for k in divisor(n);",
            "divisor(",
            "did you mean 'divisors'?",
        ),
        ("n => n - 1;", "=>", "write `->`"),
        (
            "n -> n - k for k in {1, 0};",
            "0}",
            "0 in this set leaves 'n' as it is",
        ),
        (
            "n -> n - ",
            "}\n    pub game Kayles",
            "expected an expression",
        ),
        (
            "n -> n - k for k in ",
            "}\n    pub game Kayles",
            "expected a set",
        ),
        ("n ->", "}\n    pub game Kayles", "expected a result"),
        ("d", "}\n    pub game Kayles", "expected an arrow"),
    ] {
        let text = SOURCE.replace(RULE, rule);
        server.change(&text);
        let told = server.ask("textDocument/diagnostic", json!(null), json!({}));
        let told = told["items"].as_array().cloned().unwrap_or_default();
        assert_eq!(told.len(), 1, "{rule}: {told:?}");
        assert_eq!(told[0]["range"]["start"], place(&text, at), "{rule}");
        let message = told[0]["message"].as_str().unwrap_or_default();
        assert!(message.contains(said), "{rule}: {message}");
        let hover = server.ask("textDocument/hover", place(&text, "grundy(12)"), json!({}));
        let shown = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(shown.contains("The nim-value"), "{rule}: {shown}");
    }
}
