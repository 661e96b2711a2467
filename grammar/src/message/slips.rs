//! The words for slips: what is written in other languages and in papers.

use super::Words;
use crate::error::ErrorKind;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

/// Slips.
pub(super) fn slips(kind: &ErrorKind) -> Option<Words> {
    let ErrorKind::Slip { found, write } = kind else {
        return None;
    };
    // What stands behind a word has a space before it.
    let write = write.trim_start();
    let missing = write.strip_prefix(found.as_str()).map(str::trim);
    let what = match missing {
        _ if write.is_empty() => format!("'{found}' cannot stand here; leave it out"),
        Some(missing) if is_sign(missing) => {
            format!("`{missing}` is missing behind '{found}'; write `{write}`")
        }
        _ => format!("'{found}' cannot stand here; write `{write}`"),
    };
    Some((what, reason(found, write, missing)))
}

/// What can be missing by itself.
fn is_sign(missing: &str) -> bool {
    matches!(missing, ";" | "*" | "->" | ")" | "]" | "}" | "," | "from 0")
        || missing.starts_with('(') && missing.ends_with(')')
}

/// Why it is written so.
fn reason(found: &str, write: &str, missing: Option<&str>) -> String {
    if found.contains('(') && write == "Inner" {
        return format!(
            "a component is a game's or a compound's name: write `compound Inner = {found};` \
             before, and `Inner` here"
        );
    }
    if let Some((name, set)) = named_set(found).filter(|_| write.is_empty()) {
        let stands = if set.starts_with('{') {
            "a set"
        } else {
            "a number"
        };
        return format!("{stands} has no name here: write `{set}` where '{name}' stands");
    }
    let reason = match (found, write) {
        _ if found.starts_with("//") => "`//` begins a comment; `/` divides and rounds down",
        _ if write.starts_with("//") => "a comment stands behind `//`",
        ("--", _) => "one sign subtracts",
        (";", "") => "no `;` stands behind a game",
        ("<>", _) => "'is not equal' is written `!=`",
        (_, "for") => "the choices stand behind `for`: `n -> n - k for k in {1, 2}`",
        (_, "->") => "an arrow is written `->`",
        (_, "in") => "a choice is written `k in 1..=3` or `k in {1, 2}`",
        (_, "==") => "equality is written `==`",
        (_, "=") if found == "==" || found == ":" => "what is claimed or defined stands behind `=`",
        (_, "&&") => "'and' is written `&&`, or as a comma between guards",
        (_, "||") => "'or' is written `||`",
        (_, "!") => "'not' is written `!`, as in `!(n > 2)`, or `k not in {1, 2}`",
        (_, "%") => "the remainder of a by b is written `a % b`",
        (_, "/") => "`/` rounds down",
        (_, "if") => "conditions stand behind `if`, after the choices",
        ("for", ",") => "choices are joined by commas: `for j in {1, 2}, k in {1, 2}`",
        ("if", ",") => "guards are joined by commas: `if k > 1, k < n`",
        (",", "") => "there is no comma before `for`, `if` and `->`",
        (_, "..=" | "..") => "a range is written `1..=n`, or `1..n` without its end",
        (_, "}") if found.is_empty() => "",
        (_, "{}") => "the empty set is written `{}`",
        ("public" | "export", _) => "as in Rust",
        _ => shape(found, write, missing),
    };
    reason.to_owned()
}

/// `S = {1, 3}`: the name and what it is to stand for.
fn named_set(found: &str) -> Option<(&str, &str)> {
    let (name, set) = found.trim_end_matches(';').split_once('=')?;
    let name = name.trim().trim_end_matches(':').trim_end();
    let mut words = name.rsplit(' ');
    let (set, name) = (set.trim(), words.next()?);
    if !words.all(|word| matches!(word, "let" | "const" | "set" | "define")) {
        return None;
    }
    let known = set.starts_with(['{', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    (known && !found.contains("->")).then_some((name, set))
}

/// What is written begins with that word and its parenthesis.
fn called(write: &str, word: &str) -> bool {
    write
        .strip_prefix(word)
        .is_some_and(|rest| rest.starts_with('('))
}

/// Why it has another shape.
fn shape(found: &str, write: &str, missing: Option<&str>) -> &'static str {
    match missing {
        Some(";") => return "a statement ends with `;`",
        Some("*") => return "a product is written `2 * k`",
        Some("from 0") => return "the heap from which the values repeat stands behind `from`",
        _ => {}
    }
    if let Some(why) = rule(found, write) {
        return why;
    }
    if found.contains('=') && write.starts_with("-> ") {
        "a move says what it leaves behind its arrow: `n -> n - k`"
    } else if write.contains(" | ") {
        "that d divides n is written `d | n`"
    } else if write.starts_with("in ") || write.starts_with("not in ") {
        "that k is one of a set is written `k in primes`"
    } else if found.starts_with('⌊') {
        "`/` rounds down"
    } else if write.contains("; ") || write == ";" && found == "or" {
        "each statement is one move; heaps side by side are written `[a, b]`"
    } else if write.contains(" in ") && !write.contains(['(', ';']) && !write.contains(" for ") {
        "a choice is written `k in 1..=3` or `k in {1, 2}`"
    } else if write.contains(" in divisors(") {
        "the divisors of n are a set, which stands behind `in`"
    } else if write.starts_with("for ") {
        "the choices stand before the guards: `… for k in {1, 2} if k < n;`"
    } else if write.contains(" for ") && found.starts_with('{') {
        "a name runs over the set: `n - k for k in {1, 2}`"
    } else if write.starts_with('[') {
        "heaps side by side are written `[a, b]`"
    } else if write.starts_with('{') {
        "a set is written in braces, `{1, 2}`"
    } else if found.starts_with('{') && write.contains("..") {
        "a range is a set by itself, without braces"
    } else if found.starts_with('{') && matches!(write, "" | ";") {
        "a compound has no statements; its values are claimed of games, or tested"
    } else if found.starts_with('<') && write.is_empty() {
        "a compound has no parameters, its games have values for theirs: `disjunctive(Slow<2>, ..)`"
    } else if found.contains(':') && (write.starts_with('<') || write.starts_with('(')) {
        "heaps and parameters are numbers below 2^64 and need no type"
    } else if found.starts_with('<') {
        "parameters are numbers below 2^64 and need no type: `Name<K, L>(n)`"
    } else if write.starts_with("disjunctive(") {
        "the sum of games, where a move is in one of them, is `disjunctive`"
    } else if write.ends_with(')')
        && found
            .split_once(' ')
            .is_some_and(|(of, _)| called(write, of))
    {
        "what a set or a function is of stands in parentheses"
    } else if write.starts_with('(') && found.contains(',') && !found.contains(['(', '{', '[']) {
        "several names at once stand in parentheses: `(a, b) in split(n)`"
    } else if write.ends_with(')') && write.starts_with(found) {
        "what a position is stands behind the name: `(n)`, `(x, y)`, `{x, y}` or `[..]`"
    } else if write.contains(" * ") {
        "a power is written as a product, `k * k`"
    } else {
        ""
    }
}

/// Why a rule, or a part of one, is written so.
fn rule(found: &str, write: &str) -> Option<&'static str> {
    let first = found.split([' ', ';']).next().unwrap_or_default();
    Some(match first {
        "otherwise" | "else" | "unless" => "each move says by itself when it can be made",
        "fn" | "use" | "const" | "static" | "let" | "import" | "include" | "mod" => {
            "what is Rust stands outside; rules call a function of it by its path, `crate::f(n)`"
        }
        "move" | "moves" | "rule" | "rules" | "option" | "options" | "turn" if write.is_empty() => {
            "a move needs no word before it"
        }
        _ => return part(found, write),
    })
}

/// Why a part of a rule or of a head is written so.
fn part(found: &str, write: &str) -> Option<&'static str> {
    Some(match write {
        _ if write.is_empty()
            && found.starts_with(['{', '[', '(', '<'])
            && found.contains(|c: char| c.is_ascii_digit())
            && !found.contains(char::is_alphabetic) =>
        {
            "no numbers stand behind a name here: those of a set stand in the rules, positions \
             where a value is asked"
        }
        _ if matches!(write.split(' ').next(), Some("misere" | "partizan" | "pub")) => {
            "it stands before, as in `pub misere game` or `misere compound`"
        }
        _ if write.is_empty() && found.ends_with(';') => {
            "a game has ended where no move is left, which needs no rule; `misere game` for the \
             player without a move to win"
        }
        _ if found.contains("exists") => "a move that some number allows is a choice of it",
        _ if write.starts_with("in ") && write.contains("..") => {
            "a choice is written `k in 1..=3` or `k in {1, 2}`"
        }
        _ if write.starts_with("max(") => "the absolute value of a number is the greater of both",
        _ if found.contains('≡') || found.contains("equiv") => {
            "the remainder of a by b is written `a % b`; that d divides n `d | n`"
        }
        _ if write.starts_with("expect ") => "values are claimed behind `expect`",
        _ if write.starts_with("octal ") => "a code stands behind `octal`",
        _ if write.starts_with("if ") => "conditions stand behind `if`, after the choices",
        _ if found.contains(':') && write.contains("-> ") && write.contains(" if ") => {
            "conditions stand behind what is left and the choices: `n -> n - 1 if n > 2`"
        }
        _ if !found.contains(" if ") && write.contains(" if ") => {
            "conditions stand behind `if`, after what is left and the choices"
        }
        _ if !found.contains(" for ") && write.contains(" for ") && !write.contains("; ") => {
            "the choices stand behind `for`: `n -> n - k for k in {1, 2}`"
        }
        _ => return places(found, write),
    })
}

/// Why a head, a position or a set is written so.
fn places(found: &str, write: &str) -> Option<&'static str> {
    let first = found.split(' ').next().unwrap_or_default();
    Some(match write {
        _ if write.starts_with('{') && write.ends_with("; }") => {
            "the rules of a game stand in braces"
        }
        _ if write.contains("{ octal ") => "the rules of a game stand in braces",
        _ if found.starts_with('[')
            && write.starts_with('{')
            && found.contains(',')
            && found.contains(char::is_alphabetic) =>
        {
            "heaps without an order are written `{a, b}`, those with one `(a, b)`"
        }
        _ if found.starts_with(['[', '('])
            && write.starts_with('{')
            && found.matches(',').count() == 1 =>
        {
            "a set is written in braces; all numbers from 1 to 5 are the range `1..=5`"
        }
        _ if found.starts_with(char::is_uppercase) && write.starts_with('(') => {
            "components stand in parentheses"
        }
        _ if found.starts_with(char::is_uppercase)
            && write.ends_with(')')
            && write.starts_with(first) =>
        {
            "what a position is stands behind the name: `(n)`, `(x, y)`, `{x, y}` or `[..]`"
        }
        _ if write == ["{", found, "}"].concat()
            && found.contains(", ")
            && found.contains(char::is_alphabetic)
            || found.contains("->") && write.starts_with(['(', '{']) =>
        {
            "a position of several heaps is written as in the header, `(x, y)`"
        }
        _ if found.starts_with(',') && write.is_empty() => {
            "values are claimed as far as they stand"
        }
        _ if write.strip_prefix("1..=") == Some(found) => {
            "a set is needed here: all numbers from 1 to n are the range `1..=n`"
        }
        _ if write.contains(") in split(") && !found.starts_with('(') => {
            "the parts of n are the set of pairs `split(n)`"
        }
        _ => return None,
    })
}
