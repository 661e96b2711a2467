//! The corpus is kept as texts too, and the grammar reads from them the games that were compiled.
//! It has nothing to say against rules that are right.

use sprague_grammar::{Error, Warning, WarningKind, compile};
use sprague_tests::corpus;
use std::collections::BTreeSet;

#[test]
fn every_text_holds_its_games() {
    let subjects = corpus::subjects();
    let texts: BTreeSet<&str> = subjects
        .iter()
        .filter_map(|subject| subject.rules())
        .collect();
    assert!(texts.len() >= 5, "{} texts", texts.len());
    let mut games = BTreeSet::new();
    for text in texts {
        let compiled = compile(text);
        let shown = |error: &Error| format!("{}: {error}", error.span.of(text));
        let errors: Vec<String> = compiled.errors.iter().map(shown).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        let shown = |warning: &Warning| format!("{}: {warning}", warning.span.of(text));
        let warnings = compiled.warnings.iter().filter(|one| !is_misere(one));
        let warnings: Vec<String> = warnings.map(shown).collect();
        assert!(warnings.is_empty(), "{warnings:#?}");
        let model = compiled.model;
        games.extend(model.games.into_iter().map(|game| game.name));
        games.extend(model.compounds.into_iter().map(|compound| compound.name));
    }
    let names: BTreeSet<String> = subjects
        .iter()
        .map(|subject| subject.name().to_owned())
        .collect();
    let without_values = |name: &String| name.split('<').next().map(str::to_owned);
    assert_eq!(games, names.iter().filter_map(without_values).collect());
    assert_eq!(names.len(), subjects.len(), "a name stands once");
}

/// What an editor leads a word of a block to: an item of the facade for each word of the language
/// that is none of Rust's.
#[test]
fn every_word_of_the_language_is_documented() {
    let page = include_str!("../../src/words.rs");
    let mut before = "";
    let mut documented = Vec::new();
    for line in page.lines() {
        if let Some(word) = line.strip_prefix("pub enum ") {
            let word = word.strip_suffix(" {}").expect("it has no value");
            assert!(before.starts_with("#[derive"), "{word}");
            documented.push(word);
        }
        before = line;
    }
    let of_rust = ["for", "if", "in", "pub", "where"];
    let mut words: Vec<_> = sprague_grammar::language()
        .filter(|word| !of_rust.contains(word))
        .collect();
    words.sort_unstable();
    documented.sort_unstable();
    assert_eq!(documented, words);
}

/// Compounds of the corpus are made of games under both conventions.
fn is_misere(warning: &Warning) -> bool {
    matches!(warning.kind, WarningKind::MisereOperand { .. })
}
