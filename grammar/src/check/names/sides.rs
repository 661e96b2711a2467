//! The two sides of an arrow: the pattern, which names heaps, and the result.

use super::TUPLE_LIMIT;
use super::number::before;
use super::scope::{GameShape, Scope};
use crate::ast::{self, Delimiter, PatternElement};
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::model::{Element, Expr, Shape, Target, VarId, VariableKind};
use crate::print;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The most heaps that a pattern in brackets names: each way to choose them is tried.
const PATTERN_LIMIT: usize = 8;

/// The most positions that a move leaves: each is proved to be below the one it comes from.
const POSITION_LIMIT: usize = 64;

/// What a pattern names.
pub(super) struct Pattern {
    /// How many heaps.
    pub(super) heaps: usize,
    /// The heaps without a name of their own.
    pub(super) rest: Option<VarId>,
}

impl Scope<'_> {
    /// Names the heaps of a pattern.
    pub(super) fn pattern(&mut self, game: GameShape<'_>, pattern: &ast::Pattern) -> Pattern {
        let bare = matches!(game.shape, Shape::Heap | Shape::Collection);
        let fits = match pattern.delimiter {
            None => bare,
            Some(delimiter) => delimiter == game.delimiter(),
        };
        let known = self.count();
        if fits {
            for element in &pattern.elements {
                if let PatternElement::Other { span, .. } = element {
                    self.error(ErrorKind::NotAName, *span);
                }
            }
        } else {
            let kind = ErrorKind::WrongBrackets {
                expected: game.written(),
                write: Some(format!("{} -> …", game.written())),
            };
            self.error(kind, pattern.span);
        }
        let names = self.pattern_names(game, pattern, fits);
        self.lenient = self.count() > known;
        names
    }

    /// Names the heaps, and the rest behind them; counts them where `fits`.
    fn pattern_names(
        &mut self,
        game: GameShape<'_>,
        pattern: &ast::Pattern,
        fits: bool,
    ) -> Pattern {
        let mut heaps = 0;
        let mut rests = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::Rest(rest) => rests.push(rest),
                // More names are too many in every shape.
                PatternElement::Name(name) if heaps < TUPLE_LIMIT => {
                    if name.text == "rest" && fits && game.shape == Shape::Multiset {
                        self.error(ErrorKind::RestWithoutDots, name.span);
                    }
                    self.declare(name, VariableKind::Heap, !fits);
                    heaps += 1;
                }
                _ => heaps += 1,
            }
        }
        let open = game.shape == Shape::Multiset;
        for rest in rests.iter().skip(usize::from(open)).filter(|_| fits) {
            self.error(ErrorKind::MisplacedRest, rest.span);
        }
        if let Some(expected) = game.heaps()
            && fits
            && rests.is_empty()
            && heaps != expected
        {
            self.error(
                ErrorKind::WrongHeapCount {
                    expected,
                    found: heaps,
                },
                pattern.span,
            );
        }
        if open && fits && heaps > PATTERN_LIMIT {
            let what = "names in a pattern".to_owned();
            self.error(
                ErrorKind::TooMany {
                    what,
                    limit: PATTERN_LIMIT,
                },
                pattern.span,
            );
        }
        let rest = rests.first().map(|rest| match &rest.name {
            Some(name) => self.declare(name, VariableKind::Rest, !fits),
            None => self.declare_unnamed("..".to_owned(), rest.span, VariableKind::Rest, !fits),
        });
        Pattern { heaps, rest }
    }

    /// What a rule leaves.
    pub(super) fn result(
        &mut self,
        game: GameShape<'_>,
        rule: &ast::Move,
        rest: Option<VarId>,
    ) -> Option<Target> {
        let target = &rule.result;
        let one = matches!(game.shape, Shape::Heap | Shape::Collection);
        match target.delimiter {
            Some(Delimiter::Brackets) if one || game.shape == Shape::Multiset => {
                Some(Target::List(self.list_elements(target, rest)?))
            }
            Some(Delimiter::Brackets) if matches!(game.shape, Shape::Tuples(_)) => {
                self.limit(target, POSITION_LIMIT, "positions in a result")?;
                let elements = target.elements.iter();
                let positions: Vec<_> = elements.map(|one| self.tuple(game, one)).listed();
                Some(Target::Positions(positions.into_iter().listed_some()?))
            }
            None if one => self.heaps(game, target, 1),
            Some(delimiter) if delimiter == game.delimiter() => {
                let expected = game.heaps()?;
                self.heaps(game, target, expected)
            }
            // The pattern has told it already.
            delimiter if self.lenient && delimiter == rule.pattern.delimiter => None,
            _ => {
                let kind = ErrorKind::WrongBrackets {
                    expected: game.written(),
                    write: meant(game, rule, one),
                };
                self.error(kind, target.span);
                None
            }
        }
    }

    /// The result holds at most so many places.
    fn limit(&mut self, target: &ast::Target, limit: usize, what: &str) -> Option<()> {
        let more = target.elements.len() > limit;
        if more {
            let what = what.to_owned();
            self.error(ErrorKind::TooMany { what, limit }, target.span);
        }
        (!more).then_some(())
    }

    /// As many heaps as the game has.
    fn heaps(
        &mut self,
        game: GameShape<'_>,
        target: &ast::Target,
        expected: usize,
    ) -> Option<Target> {
        let mut found = Some(Vec::new());
        let known = self.count();
        for element in &target.elements {
            let number = match element {
                ast::Element::One(expr) => self.number(expr),
                ast::Element::Splice(rest) => {
                    self.error(ErrorKind::MisplacedRest, rest.span);
                    None
                }
                ast::Element::Repeat(..) | ast::Element::Range(_) => None,
            };
            found = found.zip(number).map(|(mut all, number)| {
                all.push(number);
                all
            });
        }
        let count = target.elements.len();
        // Parentheses with an error inside have been read as fewer places.
        if count != expected && self.count() == known {
            self.error(
                ErrorKind::WrongHeapCount {
                    expected,
                    found: count,
                },
                target.span,
            );
            return None;
        }
        let numbers = found?;
        Some(match game.shape {
            Shape::Collection => Target::List(numbers.into_iter().map(Element::One).listed()),
            Shape::Tuples(_) => Target::Positions([numbers].into()),
            _ => Target::Heaps(numbers),
        })
    }

    /// One of the tuples in `[(a, n), (b, n)]`.
    fn tuple(&mut self, game: GameShape<'_>, element: &ast::Element) -> Option<Vec<Expr>> {
        let expected = game.heaps()?;
        let span = match element {
            ast::Element::One(expr) => match &expr.kind {
                ast::ExprKind::Tuple(parts) if parts.len() == expected => {
                    let parts: Vec<_> = parts.iter().map(|part| self.number(part)).listed();
                    return parts.into_iter().listed_some();
                }
                ast::ExprKind::Tuple(parts) => {
                    let found = parts.len();
                    self.error(ErrorKind::WrongHeapCount { expected, found }, expr.span);
                    return None;
                }
                _ => expr.span,
            },
            ast::Element::Repeat(heap, count) => heap.span.to(count.span),
            ast::Element::Range(range) => range.span,
            ast::Element::Splice(rest) => rest.span,
        };
        let kind = ErrorKind::TupleInList {
            expected: game.written(),
        };
        self.error(kind, span);
        None
    }

    /// The heaps of a list.
    fn list_elements(&mut self, target: &ast::Target, rest: Option<VarId>) -> Option<Vec<Element>> {
        let mut unnamed = 0;
        let found: Vec<Option<Element>> = target
            .elements
            .iter()
            .map(|element| match element {
                ast::Element::One(expr) => self.number(expr).map(Element::One),
                ast::Element::Repeat(heap, count) => {
                    let (heap, count) = (self.number(heap), self.number(count));
                    Some(Element::Repeat {
                        heap: heap?,
                        count: count?,
                    })
                }
                ast::Element::Range(range) => self.heap_range(range),
                ast::Element::Splice(splice) => {
                    unnamed += usize::from(splice.name.is_none());
                    self.splice(splice, rest.filter(|_| unnamed < 2))
                }
            })
            .listed();
        found.into_iter().listed_some()
    }

    /// `a..b`: one heap of each size.
    fn heap_range(&mut self, range: &ast::Range) -> Option<Element> {
        let start = self.number(&range.start);
        let end: Expr = self.number(range.end.as_ref()?)?;
        let end = if range.inclusive { end } else { before(end) };
        Some(Element::Range { start: start?, end })
    }

    /// `..rest`, `..p`, or `..` for the heaps that the pattern leaves without a name.
    fn splice(&mut self, splice: &ast::Rest, rest: Option<VarId>) -> Option<Element> {
        let Some(name) = &splice.name else {
            if rest.is_none() {
                self.error(ErrorKind::MisplacedRest, splice.span);
            }
            return rest.map(Element::Splice);
        };
        if let Some(list) = self.list(name) {
            return Some(Element::Splice(list));
        }
        if self.parameter(name).is_some() || self.variable(name).is_some() {
            self.error(
                ErrorKind::NumberAsList {
                    name: name.text.clone(),
                },
                name.span,
            );
        }
        None
    }
}

/// A result in the brackets of the game's positions. Of a game of one heap that is a list if names
/// stand in it, or else, where nothing is chosen and no condition holds for all, several moves.
fn meant(game: GameShape<'_>, rule: &ast::Move, one: bool) -> Option<String> {
    let elements = &rule.result.elements;
    let plain = |element: &ast::Element| match element {
        ast::Element::One(expr) => matches!(expr.kind, ast::ExprKind::Name(_)),
        _ => true,
    };
    let tuple = |element: &ast::Element| match element {
        ast::Element::One(expr) => matches!(expr.kind, ast::ExprKind::Tuple(_)),
        _ => false,
    };
    if !one && elements.len() > 1 && elements.iter().all(tuple) {
        // Positions, of which each is a move; with the same choices, which are not repeated here.
        let next = format!("; {} -> ", print::pattern(&rule.pattern));
        let alone = rule.bindings.is_empty() && rule.guards.is_empty();
        return alone.then(|| print::elements(None, elements, &next));
    }
    if !one {
        let fits = game.heaps() == Some(elements.len());
        return fits.then(|| print::elements(Some(game.delimiter()), elements, ", "));
    }
    let alone = rule.bindings.is_empty() && rule.guards.is_empty();
    if elements.len() == 1 || alone && !elements.iter().all(plain) {
        let pattern = print::pattern(&rule.pattern);
        let next = format!("; {pattern} -> ");
        return Some(print::elements(None, elements, &next));
    }
    Some(print::elements(Some(Delimiter::Brackets), elements, ", "))
}
