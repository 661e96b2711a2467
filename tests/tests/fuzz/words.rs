//! The words and signs that texts are spoiled with: those of the language, and what others have.

use crate::HUGE;

/// What is no word of the language.
const OTHERS: [&str; 60] = [
    "end",
    "inf",
    "n",
    "k",
    "x",
    "y",
    "rest",
    "fn",
    "0",
    "1",
    "2",
    "7",
    "0.77",
    HUGE,
    "18446744073709551615",
    "18446744073709551616",
    "->",
    "=>",
    "→",
    "..",
    "..=",
    "...",
    "|",
    "||",
    "&&",
    "!",
    "<",
    "<=",
    "==",
    "!=",
    "=",
    "+",
    "-",
    "--",
    "*",
    "/",
    "%",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    ":",
    "::",
    "is",
    "divides",
    "crate::f(",
    "//",
    "/*",
    "*/",
    "///",
    "#",
    "#[",
    "\"",
    "'",
    "\u{e8}",
    "\u{0}",
];

/// All of them.
pub(crate) fn all() -> Vec<&'static str> {
    sprague_grammar::language().chain(OTHERS).collect()
}

/// Those that are tokens by themselves, so that one of them is one mistake.
pub(crate) fn tokens() -> Vec<&'static str> {
    let parts = [
        "crate::f(",
        "//",
        "/*",
        "*/",
        "///",
        "#[",
        "\"",
        "'",
        "\u{0}",
    ];
    let mut words = all();
    words.retain(|word| !parts.contains(word));
    words
}
