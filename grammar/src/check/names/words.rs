//! The words that cannot be names, and the word that was meant.

use crate::ast::Name;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::Kind;
use crate::warning::WarningKind;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The words that the grammar itself knows.
const KEYWORDS: [&str; 17] = [
    "game",
    "pub",
    "misere",
    "partizan",
    "compound",
    "octal",
    "hexadecimal",
    "measure",
    "assume",
    "expect",
    "where",
    "for",
    "if",
    "in",
    "not",
    "left",
    "right",
];

/// The sets.
pub(crate) const SETS: [&str; 12] = [
    "primes",
    "squares",
    "cubes",
    "triangulars",
    "fibonaccis",
    "factorials",
    "odds",
    "evens",
    "powers",
    "divisors",
    "split",
    "parts",
];

/// The functions.
pub(crate) const FUNCTIONS: [&str; 7] = ["gcd", "min", "max", "sum", "len", "distinct", "phi"];

/// The list of all heaps, in a measure.
pub(super) const HEAPS: &str = "heaps";

/// The quantities.
pub(crate) const QUANTITIES: [&str; 7] = [
    "grundy",
    "outcome",
    "remoteness",
    "suspense",
    "foreclosed",
    "shortest",
    "longest",
];

/// What else the language gives a meaning to, beside the kinds of compounds.
const OTHERS: [&str; 3] = ["normal", "period", "from"];

/// The words of Rust, which a game is compiled to.
const RUST: [&str; 48] = [
    "as", "break", "const", "continue", "crate", "else", "enum", "extern", "false", "fn", "for",
    "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return",
    "self", "Self", "static", "struct", "super", "trait", "true", "type", "use", "where", "while",
    "async", "await", "dyn", "abstract", "become", "box", "do", "final", "gen", "macro",
    "override", "priv", "try", "typeof",
];

/// Those that Rust keeps for later, the name of nothing, and one that this project's own text must
/// not hold in one piece.
const RUST_LATER: [&str; 5] = ["unsized", "virtual", "yield", "_", concat!("un", "safe")];

/// Every word that the language gives a meaning to: those of the grammar, kinds of compounds, sets,
/// functions, quantities.
pub fn language() -> impl Iterator<Item = &'static str> {
    let kinds = Kind::ALL.iter().map(|kind| kind.word());
    let lists: [&[&str]; 5] = [&KEYWORDS, &SETS, &FUNCTIONS, &QUANTITIES, &OTHERS];
    let words = lists.into_iter().flatten().copied();
    words.chain([HEAPS]).chain(kinds)
}

/// What generated code calls the facade: a type of that name would hide it.
const GENERATED: &str = "__s";

/// The grammar knows the word and takes it for no name.
pub(crate) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// Whether no name may be that word of the language or of Rust, unless it is written raw.
pub(crate) fn is_reserved(word: &str) -> bool {
    // None of the words below has a single letter, and most names do.
    if word.len() == 1 && word != "_" {
        return false;
    }
    let lists: [&[&str]; 7] = [
        &KEYWORDS,
        &SETS,
        &FUNCTIONS,
        &QUANTITIES,
        &OTHERS,
        &RUST,
        &RUST_LATER,
    ];
    let kind = Kind::ALL.iter().any(|kind| kind.word() == word);
    kind || word == HEAPS || word == GENERATED || lists.iter().any(|list| list.contains(&word))
}

/// Whether Rust has another meaning for the word.
pub(crate) fn is_rust(word: &str) -> bool {
    RUST.contains(&word) || RUST_LATER.contains(&word)
}

/// Refuses a name that is a word of the language or of Rust.
pub(crate) fn check(name: &Name, errors: &mut Vec<Error>) {
    if is_reserved(&name.text) {
        errors.push(Error::new(
            ErrorKind::Reserved {
                name: name.text.clone(),
            },
            name.span,
        ));
    }
}

/// A word of Rust that cannot stand where it does in the path of a type, before its arguments.
pub(crate) fn reserved_in_type(text: &str) -> Option<&str> {
    let path = text.split('<').next().unwrap_or(text);
    let module = matches!(path, "crate" | "self" | "super").then_some(path);
    module.or_else(|| reserved_in_path(path))
}

/// A word of Rust that cannot stand where it does in a path.
pub(super) fn reserved_in_path(path: &str) -> Option<&str> {
    let mut front = true;
    path.split("::").find(|word| {
        front &= matches!(*word, "" | "crate" | "self" | "super");
        !front && is_rust(word)
    })
}

/// The word of the grammar that was meant.
pub(crate) fn meant(word: &str) -> Option<String> {
    suggest(word, KEYWORDS)
}

/// The kind of compound that was meant, also by the names that books have for it.
pub(crate) fn meant_kind(word: &str) -> Option<String> {
    let kind = match word.to_lowercase().as_str() {
        "sum" | "plus" | "disjoint" => Kind::Disjunctive,
        "join" | "all" => Kind::Conjunctive,
        "union" | "any" => Kind::Selective,
        _ => return suggest(word, Kind::ALL.map(Kind::word)),
    };
    Some(kind.word().to_owned())
}

/// The quantity that was meant, also by the names that books have for it.
pub(super) fn meant_quantity(word: &str) -> Option<String> {
    let quantity = match word.to_lowercase().as_str() {
        "g" | "sg" | "nim" | "nimber" | "nimvalue" | "nim_value" | "value" | "mex" => "grundy",
        "p" | "n" | "win" | "wins" | "winner" | "result" | "status" => "outcome",
        _ => return suggest(word, QUANTITIES),
    };
    Some(quantity.to_owned())
}

/// The lint that was meant.
pub(crate) fn meant_lint(word: &str) -> Option<String> {
    suggest(word, WarningKind::NAMES.iter().copied())
}

/// The candidate that was most likely meant: the one the fewest letters away, at most one letter in
/// three, capitals or not.
pub(super) fn suggest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    let word: Vec<char> = word.chars().flat_map(char::to_lowercase).listed();
    let allowed = word.len() / 3;
    let distances = candidates.into_iter().filter_map(|candidate| {
        let letters: Vec<char> = candidate.chars().flat_map(char::to_lowercase).listed();
        // A long word is far from a short one, and need not be compared letter by letter.
        if word.len().abs_diff(letters.len()) > allowed {
            return None;
        }
        let distance = distance(&word, &letters);
        (distance <= allowed).then_some((distance, candidate))
    });
    distances
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate.to_owned())
}

/// How many letters must be changed, added, left out or swapped with the next one to make one word
/// of the other, by the rows of the usual table (Damerau 1964, Levenshtein 1966).
fn distance(left: &[char], right: &[char]) -> usize {
    let mut before = Vec::new();
    let mut row: Vec<usize> = (0..=right.len()).listed();
    for (index, letter) in left.iter().enumerate() {
        let mut next = vec![index + 1];
        for (column, other) in right.iter().enumerate() {
            let changed = row[column] + usize::from(letter != other);
            let mut least = changed.min(row[column + 1] + 1).min(next[column] + 1);
            let crossed = index > 0
                && column > 0
                && left[index - 1] == *other
                && right[column - 1] == *letter;
            if crossed {
                least = least.min(before[column - 1] + 1);
            }
            next.push(least);
        }
        before = core::mem::replace(&mut row, next);
    }
    row[right.len()]
}

#[cfg(test)]
mod tests {
    use super::{SETS, suggest};

    #[test]
    fn the_word_that_was_meant() {
        assert_eq!(suggest("prime", SETS).as_deref(), Some("primes"));
        assert_eq!(suggest("Primes", SETS).as_deref(), Some("primes"));
        assert_eq!(suggest("triangular", SETS).as_deref(), Some("triangulars"));
        assert_eq!(suggest("fibonacci", SETS).as_deref(), Some("fibonaccis"));
        assert_eq!(suggest("numbers", SETS), None);
        assert_eq!(suggest("N", ["k", "n"]).as_deref(), Some("n"));
        assert_eq!(suggest("fro", ["for", "if"]).as_deref(), Some("for"));
        assert_eq!(suggest("gaem", ["game"]).as_deref(), Some("game"));
        assert_eq!(suggest("m", ["k", "n"]), None);
    }
}
