//! The words for errors of the text and of names.

use super::{Words, helped, plain};
use crate::check::names::{FUNCTIONS, QUANTITIES, SETS, meant, meant_lint};
use crate::error::ErrorKind;
use crate::model::Kind;
use crate::warning::WarningKind;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

/// Errors of the text.
pub(super) fn text(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::Syntax { expected, found } => {
            helped(syntax(expected, found), instead(expected, found))
        }
        ErrorKind::NoGame => helped(
            "there is no game in this text",
            "write `game Name(n) { n -> n - k for k in {1, 2}; }`",
        ),
        ErrorKind::TooDeep { limit } => helped(
            format!("brackets or operators are nested more than {limit} deep"),
            "spread this over several moves, choices or guards",
        ),
        ErrorKind::TooLong { limit } => helped(
            format!("the text has more than {limit} words and signs"),
            "a range such as `1..=1000000` stands for all its numbers in a few words",
        ),
        ErrorKind::Number { text } => helped(
            format!("'{text}' is not a natural number below 2^64"),
            number_help(text),
        ),
        ErrorKind::MoreErrors { limit } => plain(&format!(
            "there are more than {limit} errors; the others are not told"
        )),
        ErrorKind::NotYet => {
            plain("a 'partizan' game is read and checked, but nothing solves it yet")
        }
        _ => return None,
    })
}

/// What was found in place of what.
fn syntax(expected: &[String], found: &str) -> String {
    let found = match found {
        "" => "the text ends here".to_owned(),
        _ => format!("'{found}' cannot stand here"),
    };
    match expected {
        [] => found,
        [one] => format!("{found}; expected {one}"),
        [most @ .., last] => format!("{found}; expected {} or {last}", most.join(", ")),
    }
}

/// What may have been meant by a word that cannot stand somewhere.
fn instead(expected: &[String], found: &str) -> String {
    let known = match found {
        "," if may_stand(expected, "if") => {
            "guards follow the choices without a comma: `… for k in {1, 2} if k < n;`"
        }
        "=" if may_stand(expected, "in") => "a choice is written `k in 1..3` or `k in {1, 2}`",
        "+" if may_stand(expected, "in") => {
            "the parts of n are pairs, the greater first: `for (a, b) in split(n)`"
        }
        "|" if may_stand(expected, "in") => "the divisors of n are a set: `for d in divisors(n)`",
        "[" if expected.iter().any(|may| may.starts_with("a set")) => {
            "a set is written in braces, `{1, 2}`"
        }
        ">" if expected.iter().any(|may| may == "an expression") => {
            "an arrow is written `->`, without a space"
        }
        "->" if may_stand(expected, "}") => {
            "the shape of a position stands behind the game's name, as in `game Name(n) { … }`"
        }
        ".." if may_stand(expected, ";") => {
            "a range stands behind `in`, as in `n in 1..=3`; `d | n` says that d divides n"
        }
        "<" | "<=" | ">" | ">=" | "==" | "!=" if may_stand(expected, ")") => {
            "a header names the heaps alone; what bounds them is a guard, `if x <= y`"
        }
        "<" | "<=" | ">" | ">=" | "==" | "!="
            if expected.iter().any(|may| may.starts_with("an arrow")) =>
        {
            "conditions stand behind `if`: `n -> n - 1 if n > 2`; where no move is left the game \
             has ended, which needs no rule"
        }
        "(" if expected.iter().any(|may| may.starts_with("a code")) => {
            "a code has as many digits as are written; write other rules with an arrow"
        }
        _ => always(expected, found),
    };
    if matches!(expected, [dots] if dots == "`..`") {
        return "one heap is written `(n)`, two `(x, y)` or `{x, y}`, any number `[..]`".to_owned();
    }
    if !known.is_empty() {
        return known.to_owned();
    }
    match meant(found) {
        Some(word) if may_stand(expected, &word) => format!("did you mean `{word}`?"),
        _ if may_stand(expected, ">") => {
            "parameters are numbers below 2^64 and need no type: `Name<K, L>(n)`".to_owned()
        }
        _ if may_stand(expected, ";") => "a statement ends with `;`".to_owned(),
        _ => String::new(),
    }
}

/// What may have been meant by a word wherever it stands.
fn always(expected: &[String], found: &str) -> &'static str {
    match found {
        "'" => "names are of letters, digits and `_`: `a1` for `a'`",
        "not" => "'not' is written `!`, as in `!(n > 2)`, or `k not in {1, 2}`",
        _ if found.starts_with(|c: char| c.is_ascii_digit())
            && expected.iter().any(|may| may.starts_with("a choice")) =>
        {
            "conditions stand behind `if`: `… for k in 1..=n if k <= 3;`"
        }
        "for" if expected.iter().any(|may| may == "a result") => {
            "what the move leaves stands before `for`: `n -> n - k for k in {1, 2};`"
        }
        "=" if expected.iter().any(|may| may == "an operator") => "equality is written `==`",
        "=>" | "|->" | "-->" => "an arrow is written `->`",
        "<>" => "'is not equal' is written `!=`",
        "^" | "**" => "a power is a product, `k * k`; the powers of 2 are the set `powers(2)`",
        "and" | "&" => "'and' is written `&&`, or as a comma between guards",
        "or" => "'or' is written `||`",
        "⊕" | "xor" => "there is no nim-sum of heaps; heaps side by side are a sum of games",
        "mod" => "the remainder is written `a % b`",
        "notin" => "write `k not in {1, 2}`",
        "..." => "a range is written `1..=n`, or `1..n` without its end",
        "if" => "guards follow the choices: `n -> n - k for k in {1, 2} if k < n;`",
        "for" => {
            "choices are joined by commas and come before the guards: `for j in …, k in … if …`"
        }
        _ => "",
    }
}

/// A word or sign is among what may stand somewhere, by itself or as the first of more.
fn may_stand(expected: &[String], word: &str) -> bool {
    expected.iter().any(|may| match may.as_str() {
        "a game" => ["game", "compound", "pub", "misere"].contains(&word),
        "a move" => ["octal", "hexadecimal", "measure", "assume", "expect"].contains(&word),
        may => may.strip_prefix('`').and_then(|may| may.strip_suffix('`')) == Some(word),
    })
}

/// How a number that is none may be written.
fn number_help(text: &str) -> String {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = text.split_at(digits);
    let base = number == "0" && rest.starts_with(['x', 'X', 'b', 'B', 'o', 'O']);
    let digits_follow = |letters: &str| {
        let bits = rest.trim_start_matches('_').strip_prefix(letters);
        bits.is_some_and(|bits| bits == "size" || bits.parse::<u8>().is_ok())
    };
    if base || digits_follow("u") || digits_follow("i") || digits_follow("e") {
        return "numbers are written with the digits 0 to 9 alone".to_owned();
    }
    if rest.starts_with(|c: char| c.is_alphabetic()) && !rest.contains(['.', '_']) {
        return format!("write `{number} * {rest}` for a product");
    }
    if rest.starts_with('.') {
        return "a code is written behind `octal`, as in `octal 0.77;`".to_owned();
    }
    String::new()
}

/// Errors of names.
pub(super) fn names(kind: &ErrorKind) -> Option<Words> {
    Some(match kind {
        ErrorKind::DuplicateName { name } => helped(
            format!("the name '{name}' is given twice"),
            if name.starts_with(char::is_lowercase) {
                "choose another name; that two numbers are equal is a guard, `if a == b`"
            } else {
                "choose another name"
            },
        ),
        ErrorKind::Reserved { name } => helped(
            format!("'{name}' cannot be a name: it is a word of the language or of Rust"),
            format!(
                "choose another name, such as `{}_`",
                name.trim_start_matches("r#")
            ),
        ),
        ErrorKind::UnknownName { name, suggestion } => unknown("name", name, suggestion.as_deref()),
        ErrorKind::UnknownSet { name, suggestion } => unknown("set", name, suggestion.as_deref()),
        ErrorKind::UnknownFunction { name, suggestion } => {
            unknown("function", name, suggestion.as_deref())
        }
        ErrorKind::UnknownParameter { name, suggestion } => {
            unknown("parameter", name, suggestion.as_deref())
        }
        ErrorKind::UnknownQuantity { name, suggestion } => {
            unknown("quantity", name, suggestion.as_deref())
        }
        ErrorKind::UnknownLint { name } if name.is_empty() => helped(
            "this names no lint to be quiet about",
            "write `#[quiet(covered_move)]`, with the names that warnings have",
        ),
        ErrorKind::UnknownLint { name } => unknown("lint", name, meant_lint(name).as_deref()),
        _ => return None,
    })
}

/// A word that stands for nothing where it is.
pub(super) fn unknown(what: &str, name: &str, suggestion: Option<&str>) -> Words {
    if let Some(suggestion) = suggestion {
        return plain(&format!(
            "unknown {what} '{name}'; did you mean '{suggestion}'?"
        ));
    }
    let help = match what {
        "set" if matches!(name, "N" | "ℕ" | "naturals" | "integers" | "numbers") => {
            "all numbers from 1 on are the range `1..`".to_owned()
        }
        "set" if set_in_other_words(name).is_some() => {
            set_in_other_words(name).unwrap_or_default().to_owned()
        }
        "set" => format!(
            "the sets are `{{1, 2}}`, ranges `1..=n` and {}",
            list(&SETS)
        ),
        _ if SETS.contains(&name) => {
            format!("'{name}' is a set, which stands behind `in`: `k in {name}`")
        }
        "function" if in_other_words(name).is_some() => {
            in_other_words(name).unwrap_or_default().to_owned()
        }
        "compound" => format!("the compounds are {}", list(&Kind::ALL.map(Kind::word))),
        "function" if name.chars().count() == 1 => format!(
            "a choice stands behind `for`, as in `n - k for k in {{1, 2}}`; the functions are {}",
            list(&FUNCTIONS)
        ),
        "function" => format!("the functions are {}", list(&FUNCTIONS)),
        "lint" => format!(
            "the lints are {}, and `all` is all of them",
            list(WarningKind::NAMES)
        ),
        "quantity" => format!("the quantities are {}", list(&QUANTITIES)),
        "parameter" => {
            "`where` speaks of the parameters alone, which stand in `<…>` behind the game's name"
                .to_owned()
        }
        _ if FUNCTIONS.contains(&name) => {
            format!("'{name}' is a function, which takes its arguments in parentheses")
        }
        _ if name == "heaps" => "'heaps' has a meaning in `measure` alone".to_owned(),
        _ => format!(
            "names come from the pattern and from choices that stand before, such as \
             `for {name} in 1..` or `for {name} in {{1, 2}}`"
        ),
    };
    helped(format!("unknown {what} '{name}'"), help)
}

/// How the language says what papers and other languages have a set for.
fn set_in_other_words(set: &str) -> Option<&'static str> {
    Some(match set {
        "range" | "interval" => "a range is written `1..=3`, or `1..4` without its end",
        "P" | "ℙ" | "Primes" => "the primes are the set `primes`",
        "D" | "div" | "factors" | "Div" => "the divisors of n are the set `divisors(n)`",
        "proper_divisors" | "aliquot" => {
            "write `d in divisors(n) if d < n`, or `divisors(n)` where all of n may be taken"
        }
        "partitions" => "write `(a, b) in split(n)` for two parts, `parts(n, r)` for r of them",
        _ => return None,
    })
}

/// How the language says what other languages have a function for.
fn in_other_words(function: &str) -> Option<&'static str> {
    Some(match function {
        "floor" | "div" => "`/` rounds down: `n / 2`",
        "ceil" => "`/` rounds down, so `(n + 1) / 2` is half of n rounded up",
        "mod" | "rem" => "the remainder is written `a % b`",
        "abs" => "write `max(a, -a)`",
        "pow" => "a power is written as a product, `k * k`",
        "fib" | "fibonacci" => "the Fibonacci numbers are a set, `for f in fibonaccis`",
        "sqrt" | "isqrt" => "the squares are a set: `for s in squares` for `s = k * k`",
        "totient" | "φ" | "euler" => "Euler's function is written `phi(n)`",
        "divides" | "div_by" => "that d divides n is written `d | n`",
        "coprime" => "that k and n have no common divisor is written `gcd(k, n) == 1`",
        "even" | "is_even" | "iseven" => "that k is even is written `2 | k`",
        "odd" | "is_odd" | "isodd" => "that k is odd is written `k % 2 == 1`",
        "prime" | "is_prime" | "isprime" => "that k is prime is written `k in primes`",
        "square" | "is_square" | "issquare" => "that k is a square is written `k in squares`",
        _ => return None,
    })
}

/// Some words of the language, each as such.
fn list(words: &[&str]) -> String {
    format!("`{}`", words.join("`, `"))
}
