//! What stands behind `in`.

use super::number::{before, constant};
use super::scope::Scope;
use super::words::{SETS, suggest};
use crate::ast::{self, SetKind};
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::model::{Ascending, Expr, Set};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

/// How many numbers an element of a set has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Size {
    /// The set is empty, so any number will do.
    Any,
    /// That many.
    Fixed(usize),
    /// An element is a list of parts, of at least and at most so many where that is known.
    Parts(Option<i128>, Option<i128>),
}

impl Size {
    /// Elements of that many numbers are possible.
    pub(super) fn allows(self, count: usize) -> bool {
        let wide = i128::try_from(count).unwrap_or(i128::MAX);
        match self {
            Self::Any => true,
            Self::Fixed(size) => size == count,
            Self::Parts(least, most) => {
                least.is_none_or(|least| least <= wide) && most.is_none_or(|most| wide <= most)
            }
        }
    }

    /// All elements have that many numbers, each of which may get a name.
    pub(super) fn names(self, count: usize) -> bool {
        match self {
            Self::Any => true,
            Self::Fixed(size) => size == count,
            Self::Parts(least, most) => least.is_some() && least == most && self.allows(count),
        }
    }

    /// How many numbers an element has at least, for an error.
    pub(super) fn least(self) -> usize {
        match self {
            Self::Any => 0,
            Self::Fixed(size) => size,
            Self::Parts(least, _) => least.and_then(|least| least.try_into().ok()).unwrap_or(1),
        }
    }
}

impl Scope<'_> {
    /// A set, with the bounds that are written alone, and how many numbers its elements have.
    pub(super) fn set(&mut self, set: &ast::Set) -> Option<(Set, Size)> {
        match &set.kind {
            SetKind::Elements(elements) => self.elements(elements),
            SetKind::Range(range) => {
                let start = self.number(&range.start);
                let end = self.range_end(range);
                let upto = end?.into_iter().listed();
                Some((
                    Set::Range {
                        start: start?,
                        upto,
                    },
                    Size::Fixed(1),
                ))
            }
            SetKind::Named(name) => {
                let Some(kind) = ascending(&name.text) else {
                    if let Some(needed) = arguments_of(&name.text) {
                        self.argument_count(name, needed, &[]);
                    } else {
                        self.unknown_set(name);
                    }
                    return None;
                };
                Some((
                    Set::Ascending {
                        kind,
                        upto: Vec::new(),
                    },
                    Size::Fixed(1),
                ))
            }
            SetKind::Call(name, arguments) => self.called_set(name, arguments),
        }
    }

    /// The last number of a range; `Some(None)` if it has none.
    #[allow(clippy::option_option, reason = "an error and no end are two things")]
    fn range_end(&mut self, range: &ast::Range) -> Option<Option<Expr>> {
        let Some(end) = &range.end else {
            return Some(None);
        };
        let end = self.number(end)?;
        Some(Some(if range.inclusive { end } else { before(end) }))
    }

    /// `{1, 3}` or `{(1, 2), (2, 1)}`: all of one size.
    fn elements(&mut self, elements: &[ast::SetElement]) -> Option<(Set, Size)> {
        let Some(first) = elements.first() else {
            return Some((Set::Elements(Vec::new()), Size::Any));
        };
        let size = first.parts.len();
        let mut found = Some(Vec::with_capacity(elements.len()));
        for element in elements {
            if element.parts.len() != size {
                let kind = ErrorKind::WrongTupleSize {
                    expected: size,
                    found: element.parts.len(),
                };
                self.error(kind, element.span);
                found = None;
                continue;
            }
            let numbers: Vec<_> = element.parts.iter().map(|part| self.number(part)).listed();
            let numbers: Option<Vec<_>> = numbers.into_iter().listed_some();
            match (&mut found, numbers) {
                (Some(found), Some(numbers)) => found.push(numbers),
                _ => found = None,
            }
        }
        Some((Set::Elements(found?), Size::Fixed(size)))
    }

    /// The error of a set that does not exist.
    fn unknown_set(&mut self, name: &ast::Name) {
        if self.list(name).is_some() {
            let name_text = name.text.clone();
            return self.error(ErrorKind::ListAsSet { name: name_text }, name.span);
        }
        if let Some(heap) = self.is_number(&name.text) {
            let found = name.text.clone();
            let write = if heap {
                format!("1..={found}")
            } else {
                format!("{{{found}}}")
            };
            return self.error(ErrorKind::Slip { found, write }, name.span);
        }
        let suggestion = suggest(&name.text, SETS);
        self.error(
            ErrorKind::UnknownSet {
                name: name.text.clone(),
                suggestion,
            },
            name.span,
        );
    }

    /// `divisors(m)`, `powers(b)`, `split(m)`, `parts(m, r)`
    fn called_set(&mut self, name: &ast::Name, arguments: &[ast::Argument]) -> Option<(Set, Size)> {
        let word = name.text.as_str();
        let Some(needed) = arguments_of(word) else {
            if ascending(word).is_some() {
                self.argument_count(name, "no", arguments);
            } else {
                self.unknown_set(name);
            }
            return None;
        };
        if let ("parts", [of, count]) = (word, arguments) {
            return self.parts(of, count);
        }
        let [only] = arguments else {
            self.argument_count(name, needed, arguments);
            return None;
        };
        if word == "parts" {
            self.argument_count(name, needed, arguments);
            return None;
        }
        let only = self.no_range(only)?;
        let value = self.number(only)?;
        Some(match word {
            "divisors" => (
                Set::Divisors {
                    of: value,
                    upto: Vec::new(),
                },
                Size::Fixed(1),
            ),
            "split" => (Set::Split(value), Size::Fixed(2)),
            _ => {
                if constant(&value).is_some_and(|base| base < 2) {
                    self.error(ErrorKind::PowersBase, only.span);
                    return None;
                }
                let kind = Ascending::Powers(Box::new(value));
                (Set::Ascending { kind, upto: vec![] }, Size::Fixed(1))
            }
        })
    }

    /// `parts(m, 3)`, `parts(m, 2..)`
    fn parts(&mut self, of: &ast::Argument, count: &ast::Argument) -> Option<(Set, Size)> {
        let of = self.no_range(of).and_then(|of| self.number(of));
        let (least, most) = match count {
            ast::Argument::One(count) => {
                let count = self.number(count)?;
                (count.clone(), Some(count))
            }
            ast::Argument::Range(range) => {
                let start = self.number(&range.start);
                let end = self.range_end(range)?;
                (start?, end)
            }
        };
        let known = |most: &Expr| constant(most);
        let size = match &most {
            None => Size::Parts(constant(&least), None),
            Some(most) => Size::Parts(constant(&least), known(most)),
        };
        Some((
            Set::Parts {
                of: of?,
                least,
                most,
            },
            size,
        ))
    }
}

/// The ascending set of a name without arguments.
fn ascending(name: &str) -> Option<Ascending> {
    Some(match name {
        "primes" => Ascending::Primes,
        "squares" => Ascending::Squares,
        "cubes" => Ascending::Cubes,
        "triangulars" => Ascending::Triangulars,
        "fibonaccis" => Ascending::Fibonaccis,
        "factorials" => Ascending::Factorials,
        "odds" => Ascending::Odds,
        "evens" => Ascending::Evens,
        _ => return None,
    })
}

/// How many arguments a set takes, if it takes any.
fn arguments_of(name: &str) -> Option<&'static str> {
    match name {
        "divisors" | "powers" | "split" => Some("1"),
        "parts" => Some("2"),
        _ => None,
    }
}
