//! Texts by chance: the games of the repository, changed.

use crate::words;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sprague_grammar::compile;
use sprague_tests::{corpus, random};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Every game of the corpus and of the repository's files of rules, and some by chance, each as
/// its text.
pub(crate) fn games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = ["grammar/tests/games.game", "grammar/tests/page.game"];
    let read = |file| fs::read_to_string(folder.join(file)).expect("the file is there");
    let mut texts: BTreeSet<String> = files.into_iter().map(read).collect();
    let subjects = corpus::subjects();
    texts.extend(
        subjects
            .iter()
            .filter_map(|game| Some(game.rules()?.to_owned())),
    );
    texts.extend(
        random::rulesets(7, 60)
            .0
            .into_iter()
            .map(|random| random.text),
    );
    let mut games = Vec::new();
    for text in texts {
        let found = compile(&text).model.games;
        games.extend(found.iter().map(|game| game.span.of(&text).to_owned()));
    }
    assert!(games.len() > 150, "{} games", games.len());
    games
}

/// Bytes.
pub(crate) fn bytes() -> impl Strategy<Value = String> {
    let bytes = vec(any::<u8>(), 0..300);
    bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// Words of the language in any order, among the moves of a game.
pub(crate) fn words() -> impl Strategy<Value = String> {
    let words = vec(select(words::all()), 0..80).prop_map(|words| words.join(" "));
    words.prop_map(|words| format!("game G(n) {{ n -> n - 1; {words} }}"))
}

/// One or two games, and some changes.
pub(crate) fn changed_games() -> impl Strategy<Value = String> {
    let texts = (vec(select(games()), 1..3), vec(change(), 1..8));
    texts.prop_map(|(games, changes)| {
        let text = changes.iter().fold(games.join("\n").into_bytes(), changed);
        String::from_utf8_lossy(&text).into_owned()
    })
}

/// One change of a text, at places that are found whatever its length.
#[derive(Clone, Debug)]
enum Change {
    Delete(Index, usize),
    Repeat(Index, usize, usize),
    Insert(Index, String),
    Replace(Index, u8),
    Swap(Index, Index),
}

fn change() -> impl Strategy<Value = Change> {
    let place = any::<Index>;
    prop_oneof![
        (place(), 1..20_usize).prop_map(|(at, length)| Change::Delete(at, length)),
        (place(), 1..40_usize, 1..40_usize)
            .prop_map(|(at, length, times)| { Change::Repeat(at, length, times) }),
        (place(), select(words::all()))
            .prop_map(|(at, word)| Change::Insert(at, format!(" {word} "))),
        (place(), any::<u8>()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (place(), place()).prop_map(|(a, b)| Change::Swap(a, b)),
    ]
}

/// The text after a change.
fn changed(mut text: Vec<u8>, change: &Change) -> Vec<u8> {
    if text.is_empty() {
        return text;
    }
    let length = text.len();
    match change {
        Change::Delete(at, count) => {
            let at = at.index(length);
            text.drain(at..length.min(at + count));
        }
        Change::Repeat(at, count, times) => {
            let at = at.index(length);
            let end = length.min(at + count);
            let again = text[at..end].repeat(*times);
            text.splice(end..end, again);
        }
        Change::Insert(at, word) => {
            let at = at.index(length);
            text.splice(at..at, word.bytes());
        }
        Change::Replace(at, byte) => text[at.index(length)] = *byte,
        Change::Swap(a, b) => text.swap(a.index(length), b.index(length)),
    }
    text
}
