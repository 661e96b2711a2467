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
                each.iter().try_for_each(|shift| write!(f, " {shift}"))?;
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
                takes.from().map_or(Ok(()), |from| write!(f, " {from}-"))
            }
            Self::Register(register) => {
                f.write_str("register")?;
                write_sets(f, register.sets())?;
                f.write_str(" small")?;
                write_sets(f, register.small())
            }
            Self::Code(code) => {
                f.write_str("code")?;
                let mut digits = code.digits().iter();
                digits.try_for_each(|digit| write!(f, " {digit:x}"))
            }
            Self::Floors(floors) => {
                f.write_str("floors")?;
                let mut moves = floors.moves().iter();
                moves.try_for_each(|(divisor, from)| match from {
                    1 => write!(f, " {divisor}"),
                    _ => write!(f, " {divisor}@{from}"),
                })
            }
            Self::Mark(mark) => {
                f.write_str("mark")?;
                for &(taken, from) in mark.takes() {
                    write!(f, " {taken}@{from}")?;
                }
                f.write_str(" over")?;
                let mut quotients = mark.quotients().iter();
                quotients
                    .try_for_each(|one| write!(f, " {}{:+}@{}", one.divisor, one.plus, one.from))
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
            return Err(TextError {
                line: reader.line + 1,
                wanted: "the end, or an earlier one is not in its canonical form",
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

/// Digits alone, without a sign or zeros before them.
fn number(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let short = text == "0" || !text.starts_with('0');
    (plain && short).then(|| text.parse().ok()).flatten()
}

fn numbers(text: &str) -> Option<Vec<u64>> {
    text.split(' ').map(number).collect()
}

fn rules(text: &str) -> Option<Recurrence> {
    let (kind, rest) = match text.split_once(' ') {
        Some((kind, rest)) => (kind, Some(rest)),
        None => (text, None),
    };
    match kind {
        "subtraction" => {
            let words = rest.into_iter().flat_map(|rest| rest.split(' '));
            let runs: Option<Vec<(u64, Option<u64>)>> = words.map(run).collect();
            Some(Recurrence::Subtraction(takes(&runs?)))
        }
        "register" => {
            let (sets, small) = rest?.split_once("small")?;
            let small = match small.strip_prefix(' ') {
                Some(small) => read_sets(small)?,
                None => Vec::new(),
            };
            Some(Recurrence::register(
                small,
                read_sets(sets.strip_suffix(' ')?)?,
            ))
        }
        "code" => {
            let digits = rest.into_iter().flat_map(|rest| rest.split(' '));
            let digits = digits.map(|digit| u8::from_str_radix(digit, 16).ok());
            Some(Recurrence::code(&digits.collect::<Option<Vec<_>>>()?))
        }
        "floors" => {
            let words = rest.into_iter().flat_map(|rest| rest.split(' '));
            let moves = words.map(|word| match word.split_once('@') {
                None => Some((number(word)?, 1)),
                Some((divisor, from)) => Some((number(divisor)?, number(from)?)),
            });
            Recurrence::floors(&moves.collect::<Option<Vec<_>>>()?)
        }
        "mark" => {
            let mut words = rest?.split(' ');
            let takes = words
                .by_ref()
                .take_while(|word| *word != "over")
                .map(|word| {
                    let (taken, from) = word.split_once('@')?;
                    Some((number(taken)?, number(from)?))
                });
            let takes = takes.collect::<Option<Vec<_>>>()?;
            let quotients = words.map(quotient).collect::<Option<Vec<_>>>()?;
            Recurrence::mark(&takes, &quotients)
        }
        _ => None,
    }
}

/// `2+1@3`: from heap 3 on it is divided by 2, when 1 has been added.
fn quotient(word: &str) -> Option<(u64, i64, u64)> {
    let (moved, from) = word.split_once('@')?;
    let (divisor, plus) = moved.split_at(moved.find(['+', '-'])?);
    let size = i64::try_from(number(plus.get(1..)?)?).ok()?;
    let plus = if plus.starts_with('-') { -size } else { size };
    Some((number(divisor)?, plus, number(from)?))
}

/// `3`, `3-5`, or `7-` for all from 7 on.
fn run(word: &str) -> Option<(u64, Option<u64>)> {
    match word.split_once('-') {
        None => number(word).map(|number| (number, Some(number))),
        Some((first, "")) => Some((number(first)?, None)),
        Some((first, last)) => Some((number(first)?, Some(number(last)?))),
    }
}

fn takes(runs: &[(u64, Option<u64>)]) -> Takes {
    let from = runs.iter().find(|(_, last)| last.is_none());
    let finite = runs
        .iter()
        .filter_map(|&(first, last)| Some((first, last?)));
    Takes::new(finite.collect(), from.map(|&(first, _)| first))
}

/// `{1 3} {} {2}`
fn read_sets(text: &str) -> Option<Vec<Vec<u64>>> {
    let inner = text.strip_prefix('{')?.strip_suffix('}')?;
    let sets = inner.split("} {");
    sets.map(|set| match set {
        "" => Some(Vec::new()),
        set => numbers(set),
    })
    .collect()
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
    if let Some(theorem) = plain.into_iter().find(|theorem| theorem.words() == text) {
        return Some(theorem);
    }
    let (period, first) = text.strip_prefix("nim-values ")?.split_once(" from ")?;
    let (first, period) = (number(first)?, number(period)?);
    Some(Theorem::NimValues { first, period })
}

fn window(text: &str) -> Option<Window> {
    let (from, to) = text.split_once("..")?;
    let (from, to) = (number(from)?, number(to)?);
    Some(Window { from, to })
}
