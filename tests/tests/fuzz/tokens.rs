//! The games and compounds of the corpus with one token wrong: each is answered, in few words and
//! in its place.

use crate::clock::Watch;
use crate::words;
use sprague_grammar::{Error, compile};
use sprague_tests::corpus;
use std::collections::{BTreeMap, BTreeSet};

/// So many texts are made.
const COUNT: usize = 5000;

/// Numbers that look like chance, the same each time (Knuth's MMIX constants).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }
}

/// Where the tokens of a text stand, nearly as the language has them; no comments.
fn tokens(text: &str) -> Vec<(usize, usize)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let signs = ["..=", "->", "..", "<=", ">=", "==", "!=", "&&", "||", "::"];
        let sign = signs.iter().find(|sign| rest.starts_with(**sign));
        let length = match sign {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            Some(sign) => sign.len(),
            None if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            None => first.len_utf8(),
        };
        if !first.is_whitespace() && !rest.starts_with("//") {
            tokens.push((at, at + length));
        }
        at += length;
    }
    tokens
}

/// The games of the corpus one by one, and its compounds with the games they are made of.
fn texts() -> Vec<String> {
    let subjects = corpus::subjects();
    let files: BTreeSet<&str> = subjects.iter().filter_map(|one| one.rules()).collect();
    let mut texts = Vec::new();
    for file in files {
        let model = compile(file).model;
        if !model.compounds.is_empty() {
            texts.push(file.to_owned());
        }
        let games = model.games.iter();
        texts.extend(games.map(|game| game.span.of(file).to_owned()));
    }
    texts
}

/// A text with one token left out, twice, in another's place, or another one.
fn mutated(text: &str, chance: &mut Chance) -> (String, &'static str) {
    let tokens = tokens(text);
    let at = chance.below(tokens.len() - 1);
    let ((start, end), (next, behind)) = (tokens[at], tokens[at + 1]);
    let (token, other) = (&text[start..end], &text[next..behind]);
    let (front, back) = (&text[..start], &text[end..]);
    match chance.below(4) {
        0 => (format!("{front} {back}"), "left out"),
        1 => (format!("{front}{token} {token}{back}"), "doubled"),
        2 => {
            let gap = &text[end..next];
            let swapped = format!("{front}{other} {gap}{token} {}", &text[behind..]);
            (swapped, "swapped")
        }
        _ => {
            let words = words::tokens();
            let new = words[chance.below(words.len())];
            (format!("{front} {new} {back}"), "replaced")
        }
    }
}

/// The error stands at words of the text, or behind all of them.
fn is_placed(error: &Error, text: &str) -> bool {
    let span = error.span;
    text.get(span.range())
        .is_some_and(|words| !words.is_empty())
        || span.start >= text.trim_end().len()
}

#[test]
fn one_wrong_token_is_told_in_its_place_and_in_few_errors() {
    let texts = texts();
    assert!(texts.len() > 100, "{} texts", texts.len());
    let mut chance = Chance(7);
    let mut counts = BTreeMap::<usize, usize>::new();
    let mut ways = BTreeMap::<&str, usize>::new();
    let watch = Watch::new();
    for number in 0..COUNT {
        let (text, way) = mutated(&texts[number % texts.len()], &mut chance);
        let compiled = watch.over(&text, || compile(&text));
        let model = &compiled.model;
        let games = model.games.len() + model.compounds.len();
        assert!(games + compiled.errors.len() > 0, "no answer to {text}");
        for error in &compiled.errors {
            assert!(
                is_placed(error, &text),
                "{error} at {:?} of {text}",
                error.span
            );
            assert!(!error.to_string().is_empty(), "no words for {text}");
        }
        *counts.entry(compiled.errors.len()).or_default() += 1;
        *ways.entry(way).or_default() += 1;
    }
    println!(
        "{} texts; {ways:?}; errors: texts with so many {counts:?}",
        texts.len()
    );
    assert!(
        ways.len() == 4 && ways.values().all(|count| *count > COUNT / 8),
        "{ways:?}"
    );
    let wrong = COUNT - counts.get(&0).copied().unwrap_or(0);
    assert!(wrong > COUNT / 2, "most tokens matter: {counts:?}");
    // The median of those that have an error at all.
    let mut below = 0;
    let median = counts
        .iter()
        .filter(|(errors, _)| **errors > 0)
        .find(|(_, texts)| {
            below += **texts;
            2 * below >= wrong
        });
    let (median, _) = median.expect("some have an error");
    assert!(*median <= 3, "{counts:?}");
    let many: usize = counts.range(4..).map(|(_, texts)| texts).sum();
    assert!(
        many * 50 <= COUNT,
        "more than 3 errors in {many}: {counts:?}"
    );
}
