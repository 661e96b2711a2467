//! The text of a certificate: a line for each field, always in the same order.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::{FromStr, Lines};

use super::certificate::{Certificate, Shift, Theorem, Window};
use super::recurrence::{Recurrence, Takes};

/// The first line, with the version of the format.
const HEAD: &str = "sprague certificate 1";

/// The longest text that is read, in bytes.
const LONGEST: usize = 1 << 26;

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "quantity: {}", self.quantity)?;
        writeln!(f, "first: {}", self.first)?;
        writeln!(f, "period: {}", self.period)?;
        match &self.shift {
            Shift::Same(shift) => writeln!(f, "shift: {shift}")?,
            Shift::Each(each) => {
                f.write_str("shifts:")?;
                for shift in each {
                    write!(f, " {shift}")?;
                }
                f.write_char('\n')?;
            }
        }
        writeln!(f, "theorem: {}", self.theorem)?;
        writeln!(f, "window: {}..{}", self.window.from, self.window.to)
    }
}

impl fmt::Display for Recurrence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Subtraction(takes) => {
                f.write_str("subtraction")?;
                for (first, last) in takes.ranges() {
                    if first == last {
                        write!(f, " {first}")?;
                    } else {
                        write!(f, " {first}-{last}")?;
                    }
                }
                match takes.from() {
                    Some(from) => write!(f, " {from}-"),
                    None => Ok(()),
                }
            }
            Self::Register(register) => {
                f.write_str("register")?;
                write_sets(f, register.sets())?;
                f.write_str(" small")?;
                write_sets(f, register.small())
            }
            Self::Code(code) => {
                f.write_str("code")?;
                for digit in code.digits() {
                    write!(f, " {digit:x}")?;
                }
                Ok(())
            }
            Self::Floors(floors) => {
                f.write_str("floors")?;
                for (divisor, from) in floors.moves() {
                    write!(f, " {divisor}")?;
                    if *from != 1 {
                        write!(f, "@{from}")?;
                    }
                }
                Ok(())
            }
            Self::Mark(mark) => {
                f.write_str("mark")?;
                for &(taken, from) in mark.takes() {
                    write!(f, " {taken}@{from}")?;
                }
                f.write_str(" over")?;
                for one in mark.quotients() {
                    write!(f, " {}{:+}@{}", one.divisor, one.plus, one.from)?;
                }
                Ok(())
            }
        }
    }
}

fn write_sets(f: &mut fmt::Formatter<'_>, sets: &[Vec<u64>]) -> fmt::Result {
    for set in sets {
        f.write_str(" {")?;
        for (place, number) in set.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{number}")?;
        }
        f.write_char('}')?;
    }
    Ok(())
}

/// Why a text is no certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The line, counted from 1.
    pub line: usize,
    /// What should stand there.
    pub wanted: &'static str,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {} of the certificate is not {}",
            self.line, self.wanted
        )
    }
}

impl core::error::Error for TextError {}

impl FromStr for Certificate {
    type Err = TextError;

    /// Reads exactly what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.len() > LONGEST {
            return Err(TextError {
                line: 1,
                wanted: "of a text of at most 64 MiB",
            });
        }
        let mut reader = Reader {
            lines: text.lines(),
            line: 0,
        };
        reader.field("", "`sprague certificate 1`", |head| {
            (head == HEAD).then_some(())
        })?;
        let certificate = Self {
            rules: reader.field("rules: ", "rules in their canonical form", rules)?,
            quantity: reader.field("quantity: ", "a quantity", |name| name.parse().ok())?,
            first: reader.field("first: ", "the first heap, a number", number)?,
            period: reader.field("period: ", "the period, a number", number)?,
            shift: reader.field("shift", "the shift or shifts, numbers", shift)?,
            theorem: reader.field("theorem: ", "a theorem", theorem)?,
            window: reader.field("window: ", "a window, as `0..11`", window)?,
        };
        // The text is the certificate's own: nothing behind it, no other line ends.
        let mut own = String::new();
        let written = write!(own, "{certificate}");
        if written.is_err() || own != text {
            let pairs = own.lines().zip(text.split('\n'));
            let same = pairs.take_while(|(own, line)| own == line).count();
            let end = same == reader.line;
            return Err(TextError {
                line: if end { reader.line + 1 } else { same + 1 },
                wanted: if end {
                    "the end: eight lines, each with its `\\n`"
                } else {
                    "in its canonical form: numbers ascend, runs are written as `3-5`, lines end \
                     with `\\n`"
                },
            });
        }
        Ok(certificate)
    }
}

struct Reader<'a> {
    lines: Lines<'a>,
    line: usize,
}

impl Reader<'_> {
    fn field<T>(
        &mut self,
        name: &str,
        wanted: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, TextError> {
        self.line += 1;
        let line = self.lines.next().and_then(|line| line.strip_prefix(name));
        line.and_then(read).ok_or(TextError {
            line: self.line,
            wanted,
        })
    }
}

/// What is before and behind the first place of a word of ASCII.
fn cut<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let (bytes, word) = (text.as_bytes(), word.as_bytes());
    let mut place = 0;
    while place + word.len() <= bytes.len() {
        let end = place + word.len();
        if bytes[place] == word[0] && bytes[place..end] == *word {
            return Some((&text[..place], &text[end..]));
        }
        place += 1;
    }
    None
}

/// What stands between the places of such a word.
fn split<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((part, behind)) = cut(rest, word) {
        parts.push(part);
        rest = behind;
    }
    parts.push(rest);
    parts
}

/// Digits alone, without a sign or zeros before them.
fn number(text: &str) -> Option<u64> {
    if text.is_empty() || text.len() > 1 && text.as_bytes()[0] == b'0' {
        return None;
    }
    in_base(text, 10)
}

/// Digits of a base up to 16, small letters among them.
fn in_base(text: &str, base: u64) -> Option<u64> {
    let mut number = 0u64;
    for &byte in text.as_bytes() {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'f' if base > 10 => byte - b'a' + 10,
            _ => return None,
        };
        number = number.checked_mul(base)?.checked_add(u64::from(digit))?;
    }
    Some(number)
}

fn numbers(text: &str) -> Option<Vec<u64>> {
    let mut numbers = Vec::new();
    for word in split(text, " ") {
        numbers.push(number(word)?);
    }
    Some(numbers)
}

fn rules(text: &str) -> Option<Recurrence> {
    let (kind, rest) = match cut(text, " ") {
        Some((kind, rest)) => (kind, Some(rest)),
        None => (text, None),
    };
    let words = match rest {
        Some(rest) => split(rest, " "),
        None => Vec::new(),
    };
    match kind {
        "subtraction" => subtraction(&words),
        "register" => {
            let (sets, small) = cut(rest?, "small")?;
            let small = match small.strip_prefix(' ') {
                Some(small) => read_sets(small)?,
                None => Vec::new(),
            };
            let sets = read_sets(sets.strip_suffix(' ')?)?;
            Some(Recurrence::register(small, sets))
        }
        "code" => {
            let mut digits = Vec::new();
            for digit in words {
                digits.push(u8::try_from(in_base(digit, 16)?).ok()?);
            }
            Some(Recurrence::code(&digits))
        }
        "floors" => {
            let mut moves = Vec::new();
            for word in words {
                moves.push(match cut(word, "@") {
                    None => (number(word)?, 1),
                    Some((divisor, from)) => (number(divisor)?, number(from)?),
                });
            }
            Recurrence::floors(&moves)
        }
        "mark" => {
            let (mut takes, mut quotients) = (Vec::new(), Vec::new());
            let mut over = false;
            for word in words {
                if over {
                    quotients.push(quotient(word)?);
                } else if word == "over" {
                    over = true;
                } else {
                    let (amount, from) = cut(word, "@")?;
                    takes.push((number(amount)?, number(from)?));
                }
            }
            Recurrence::mark(&takes, &quotients)
        }
        _ => None,
    }
}

/// `2+1@3`: from heap 3 on it is divided by 2, when 1 has been added.
fn quotient(word: &str) -> Option<(u64, i64, u64)> {
    let (moved, from) = cut(word, "@")?;
    let (negative, (divisor, size)) = match cut(moved, "+") {
        Some(parts) => (false, parts),
        None => (true, cut(moved, "-")?),
    };
    let size = i64::try_from(number(size)?).ok()?;
    let plus = if negative { -size } else { size };
    Some((number(divisor)?, plus, number(from)?))
}

/// `3`, `3-5`, or `7-` for all from 7 on.
fn subtraction(words: &[&str]) -> Option<Recurrence> {
    let mut runs = Vec::new();
    let mut endless = None;
    for word in words {
        match cut(word, "-") {
            None => {
                let number = number(word)?;
                runs.push((number, number));
            }
            Some((first, "")) => endless = endless.or(Some(number(first)?)),
            Some((first, last)) => runs.push((number(first)?, number(last)?)),
        }
    }
    Some(Recurrence::Subtraction(Takes::new(runs, endless)))
}

/// `{1 3} {} {2}`
fn read_sets(text: &str) -> Option<Vec<Vec<u64>>> {
    let inner = text.strip_prefix('{')?.strip_suffix('}')?;
    let mut sets = Vec::new();
    for set in split(inner, "} {") {
        sets.push(if set.is_empty() {
            Vec::new()
        } else {
            numbers(set)?
        });
    }
    Some(sets)
}

fn shift(text: &str) -> Option<Shift> {
    match text.strip_prefix("s: ") {
        Some(each) => numbers(each).map(Shift::Each),
        None => number(text.strip_prefix(": ")?).map(Shift::Same),
    }
}

fn theorem(text: &str) -> Option<Theorem> {
    let plain = [
        Theorem::RepeatedWindow,
        Theorem::ShiftedWindow,
        Theorem::ShiftedResidues,
        Theorem::Parts,
        Theorem::SameBelow,
        Theorem::RisenBelow,
    ];
    for theorem in plain {
        if theorem.words() == text {
            return Some(theorem);
        }
    }
    let (period, first) = cut(text.strip_prefix("nim-values ")?, " from ")?;
    let (first, period) = (number(first)?, number(period)?);
    Some(Theorem::NimValues { first, period })
}

fn window(text: &str) -> Option<Window> {
    let (from, to) = cut(text, "..")?;
    let (from, to) = (number(from)?, number(to)?);
    Some(Window { from, to })
}
