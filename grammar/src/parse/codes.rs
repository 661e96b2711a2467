//! The alphabet of the grammar: one character for each token, as game.pest reads them.

use alloc::vec::Vec;

/// Code of a name that stands before `::`.
const SEGMENT: u8 = b'`';
/// Code of any other name.
pub(super) const NAME: u8 = b'a';
/// Code of a number without a fraction.
pub(super) const WHOLE: u8 = b'0';
/// Code of a number with a fraction.
pub(super) const FRACTION: u8 = b'1';
/// Code of a string.
pub(super) const STRING: u8 = b'"';
/// Code of a raw string.
pub(super) const RAW_STRING: u8 = b'X';
/// Code of a character, `'a'`.
pub(super) const QUOTE: u8 = b'Y';
/// Code of a line that begins with `///`.
pub(super) const DOC: u8 = b'/';
/// Code of what no rule names.
pub(super) const OTHER: u8 = b'?';

/// Codes of signs that make an expression of others.
pub(super) const PLUS: u8 = b'A';
pub(super) const MINUS: u8 = b'B';
pub(super) const STAR: u8 = b'C';
pub(super) const SLASH: u8 = b'D';
pub(super) const PERCENT: u8 = b'E';
pub(super) const BAR: u8 = b'F';
pub(super) const LESS_EQUAL: u8 = b'G';
pub(super) const LESS: u8 = b'H';
pub(super) const GREATER_EQUAL: u8 = b'I';
pub(super) const GREATER: u8 = b'J';
pub(super) const EQUAL: u8 = b'K';
pub(super) const NOT_EQUAL: u8 = b'L';
pub(super) const AND: u8 = b'M';
pub(super) const OR: u8 = b'N';
/// Code of the word that begins a compound.
pub(super) const COMPOUND: u8 = b'm';
const NOT: u8 = b'O';
/// Code of `<>`.
const ANGLES: u8 = b'P';
const ARROW: u8 = b'Q';
const DOTS_EQUAL: u8 = b'R';
const DOTS: u8 = b'S';
/// Code of three points, which only a code may hold.
const THREE_DOTS: u8 = b'T';
const PATH_SEP: u8 = b'U';
/// Code of `in` and its sign.
const IN: u8 = b'y';
pub(super) const NOT_ELEMENT: u8 = b'z';

/// The code of a word.
pub(super) fn of_word(word: &str) -> u8 {
    // Most names are short, and no word of the language is.
    if word.len() < 2 {
        return NAME;
    }
    match word {
        "crate" => b'b',
        "super" => b'c',
        "self" => b'd',
        "normal" => b'e',
        "period" => b'f',
        "from" => b'g',
        "doc" => b'h',
        "pub" => b'i',
        "misere" => b'j',
        "partizan" => b'k',
        "game" => b'l',
        "compound" => COMPOUND,
        "octal" => b'n',
        "hexadecimal" => b'o',
        "assume" => b'p',
        "measure" => b'q',
        "expect" => b'r',
        "left" => b's',
        "right" => b't',
        "where" => b'u',
        "for" => b'v',
        "if" => b'w',
        "not" => b'x',
        "in" => IN,
        _ => NAME,
    }
}

/// The code of a sign, and how many bytes it has, at the beginning of a text, `first` its first
/// character. Of several signs that stand there it is the longest.
pub(super) fn of_sign(rest: &[u8], first: char) -> (u8, usize) {
    let second = rest.get(1).copied().unwrap_or(0);
    match (first, second) {
        ('.', b'.') => match rest.get(2) {
            Some(b'=') => (DOTS_EQUAL, 3),
            Some(b'.') => (THREE_DOTS, 3),
            _ => (DOTS, 2),
        },
        ('-', b'>') => (ARROW, 2),
        (':', b':') => (PATH_SEP, 2),
        ('<', b'=') => (LESS_EQUAL, 2),
        ('<', b'>') => (ANGLES, 2),
        ('>', b'=') => (GREATER_EQUAL, 2),
        ('=', b'=') => (EQUAL, 2),
        ('!', b'=') => (NOT_EQUAL, 2),
        ('&', b'&') => (AND, 2),
        ('|', b'|') => (OR, 2),
        ('=', b'>') | ('*', b'*') | ('-', b'-') => (OTHER, 2),
        _ => (of_character(first), first.len_utf8()),
    }
}

/// The code of a sign of one character.
const fn of_character(sign: char) -> u8 {
    match sign {
        '+' => PLUS,
        '-' | '−' => MINUS,
        '*' | '·' => STAR,
        '/' => SLASH,
        '%' => PERCENT,
        '|' | '∣' => BAR,
        '≤' => LESS_EQUAL,
        '<' => LESS,
        '≥' => GREATER_EQUAL,
        '>' => GREATER,
        '≠' => NOT_EQUAL,
        '!' => NOT,
        '→' => ARROW,
        '∈' => IN,
        '∉' => NOT_ELEMENT,
        ',' => b',',
        ';' => b';',
        '.' => b'.',
        '#' => b'#',
        '=' => b'=',
        _ => OTHER,
    }
}

/// Appends a code. A name before `::` begins a path or goes on with it, and is told apart.
pub(super) fn push(codes: &mut Vec<u8>, code: u8) {
    if code == PATH_SEP
        && let Some(before) = codes.last_mut()
        && (NAME..=b'h').contains(before)
    {
        *before = SEGMENT;
    }
    codes.push(code);
}
