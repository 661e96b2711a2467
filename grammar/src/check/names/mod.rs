//! Names and shapes: from a game's words to a draft of its model. What is bounded by nothing and
//! what never ends is looked at by the later checks.

mod claims;
mod code;
mod condition;
mod limits;
mod measure;
mod number;
mod parameters;
mod rule;
mod scope;
mod searched;
mod sets;
mod sides;
#[cfg(test)]
mod tests;
mod unused;
mod words;

pub(super) use number::constant;
pub(crate) use searched::searched;
pub use words::language;
pub(crate) use words::{FUNCTIONS, QUANTITIES, SETS, is_keyword, is_reserved, meant};
pub(crate) use words::{check as check_name, is_rust, meant_kind, meant_lint, reserved_in_type};

use super::{Compiled, Draft};
use crate::ast::{self, Delimiter, Member};
use crate::error::{Error, ErrorKind};
use crate::listed::{Listed, sort_few};
use crate::model::{Rules, Shape};
use crate::prove::Budget;
use crate::span::Span;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

/// The most heaps of an ordered tuple.
pub(crate) const TUPLE_LIMIT: usize = 16;
/// The most heaps without order: a move is tried for every order of theirs.
const UNORDERED_LIMIT: usize = 8;

/// The games and compounds whose names are their own. The second of two of one name is an error
/// and is dropped: the first one's type stands for both.
pub(crate) fn unique(mut file: ast::File, compiled: &mut Compiled) -> ast::File {
    let mut first = BTreeMap::<String, usize>::new();
    let games = file.games.iter().map(|game| &game.name);
    let compounds = file.compounds.iter().map(|compound| &compound.name);
    let named = games.chain(compounds);
    let mut all: Vec<(Span, &String)> = named.map(|name| (name.span, &name.text)).listed();
    all.extend(
        compiled
            .broken
            .iter()
            .map(|broken| (broken.name_span, &broken.name)),
    );
    sort_few(&mut all, |one, other| one < other);
    for (span, name) in all {
        if first.contains_key(name) {
            let kind = ErrorKind::DuplicateName { name: name.clone() };
            compiled.errors.push(Error::new(kind, span));
        } else {
            first.insert(name.clone(), span.start);
        }
    }
    compiled
        .broken
        .retain(|broken| first.get(&broken.name) == Some(&broken.name_span.start));
    let is_first = |name: &ast::Name| first.get(&name.text) == Some(&name.span.start);
    file.games.retain(|game| is_first(&game.name));
    file.compounds.retain(|compound| is_first(&compound.name));
    file
}

/// The shape of a game's positions; none where the header is wrong. A single heap becomes a
/// collection when a move leaves a list or a code splits, and a tuple a collection of tuples.
pub(crate) fn shape_of(game: &ast::Game) -> Option<Shape> {
    let count = game.header.names.len();
    match game.header.delimiter {
        Delimiter::Brackets => (count == 0).then_some(Shape::Multiset),
        Delimiter::Braces => (1..=UNORDERED_LIMIT)
            .contains(&count)
            .then_some(Shape::Unordered(count)),
        Delimiter::Parens if count == 1 => {
            let splits = game.members.iter().any(|member| match member {
                Member::Move(rule) => rule.result.delimiter == Some(Delimiter::Brackets),
                Member::Code(code) => code::splits(code),
                _ => false,
            });
            Some(if splits {
                Shape::Collection
            } else {
                Shape::Heap
            })
        }
        Delimiter::Parens => {
            let shape = if game.members.iter().any(leaves_tuples) {
                Shape::Tuples(count)
            } else {
                Shape::Tuple(count)
            };
            (2..=TUPLE_LIMIT).contains(&count).then_some(shape)
        }
    }
}

/// A move that leaves a list of tuples, `[(a, n), (b, n)]`.
fn leaves_tuples(member: &Member) -> bool {
    let Member::Move(rule) = member else {
        return false;
    };
    let tuple = |element: &ast::Element| match element {
        ast::Element::One(expr) => matches!(expr.kind, ast::ExprKind::Tuple(_)),
        _ => false,
    };
    let elements = &rule.result.elements;
    rule.result.delimiter == Some(Delimiter::Brackets)
        && (elements.is_empty() || elements.iter().any(tuple))
}

/// Resolves the names of a game and checks its shapes.
///
/// # Errors
///
/// All that is wrong, as far as one error does not follow from another.
pub(crate) fn resolve(game: ast::Game, budget: Budget) -> Result<Draft, Vec<Error>> {
    let mut errors = Vec::new();
    header(&game, &mut errors);
    let fits = limits::check(&game, &mut errors);
    let Some(shape) = shape_of(&game).filter(|_| fits) else {
        return Err(errors);
    };
    let parts = Parts::of(&game, &mut errors);
    let parameters = parameters::declare(&game, &mut errors);
    let game_shape = scope::GameShape {
        shape,
        header: &game.header,
        parameters: &parameters,
    };
    let conditions = parameters::conditions(&game, &parameters, &mut errors);
    let mut warnings = Vec::new();
    let rules = parts.moves.iter().filter_map(|rule| {
        side(&game, rule, &mut errors);
        rule::resolve(game_shape, rule, &mut errors, &mut warnings)
    });
    let (moves, guards): (Vec<_>, Vec<_>) = rules.unzip();
    let (code, measure) = (parts.code, parts.measure);
    let code = code.and_then(|code| code::resolve(game_shape, code, &mut errors));
    let measure = measure.map(|found| measure::resolve(game_shape, found, &mut errors));
    let mut expectations = Vec::new();
    for claim in parts.claims {
        let claims = claims::Claims {
            game: game_shape,
            misere: game.misere.is_some(),
            conditions: &conditions,
            errors: &mut errors,
        };
        expectations.extend(claims.resolve(claim));
    }
    let fits = matches!(shape, Shape::Heap | Shape::Collection) && parameters.is_empty();
    let searched = searched(&game.outer, fits, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    unused::of_game(game_shape, &moves, &mut warnings);
    let heap_names = game.header.names.into_iter().map(|name| name.text);
    Ok(Draft {
        rules: code.map_or(Rules::Moves(moves), Rules::Code),
        measure,
        outer: game.outer,
        name: game.name.text,
        name_span: game.name.span,
        span: game.span,
        misere: game.misere.is_some(),
        shape,
        heap_names: heap_names.listed(),
        parameters,
        conditions,
        expectations,
        searched,
        guards,
        warnings,
        budget,
    })
}

/// Every move of a partizan game is one player's, and no other game has sides.
fn side(game: &ast::Game, rule: &ast::Move, errors: &mut Vec<Error>) {
    let (kind, span) = match (rule.side, game.partizan) {
        (None, Some(_)) => (ErrorKind::SideMissing, rule.pattern.span),
        (Some((_, span)), None) => (ErrorKind::SideOfNobody, span),
        _ => return,
    };
    errors.push(Error::new(kind, span));
}

/// Checks a game's name and header.
fn header(game: &ast::Game, errors: &mut Vec<Error>) {
    words::check(&game.name, errors);
    let limit = match game.header.delimiter {
        Delimiter::Parens => TUPLE_LIMIT,
        _ => UNORDERED_LIMIT,
    };
    let names = &game.header.names;
    let open = game.header.delimiter == Delimiter::Brackets;
    if names.len() > limit || names.is_empty() != open {
        errors.push(Error::new(ErrorKind::BadHeader { limit }, game.header.span));
        return;
    }
    for (index, name) in names.iter().enumerate() {
        words::check(name, errors);
        if names[..index]
            .iter()
            .any(|earlier| earlier.text == name.text)
        {
            let kind = ErrorKind::DuplicateName {
                name: name.text.clone(),
            };
            errors.push(Error::new(kind, name.span));
        }
    }
}

/// The statements of a game by their kinds.
#[derive(Default)]
struct Parts<'a> {
    moves: Vec<&'a ast::Move>,
    code: Option<&'a ast::Code>,
    measure: Option<&'a ast::Measure>,
    claims: Vec<&'a ast::Expectation>,
}

impl<'a> Parts<'a> {
    /// Sorts the statements; there must be moves or one code, and at most one measure.
    fn of(game: &'a ast::Game, errors: &mut Vec<Error>) -> Self {
        let mut parts = Self::default();
        for member in &game.members {
            match member {
                Member::Move(rule) => parts.moves.push(rule),
                Member::Code(code) if parts.code.is_some() => {
                    errors.push(Error::new(ErrorKind::CodeBesideMoves, code.whole));
                }
                Member::Code(code) => parts.code = Some(code),
                Member::Expectation(claim) => parts.claims.push(claim),
                Member::Doc(_) => {}
                Member::Measure(measure) if parts.measure.is_some() => {
                    errors.push(Error::new(ErrorKind::SecondMeasure, measure.span));
                }
                Member::Measure(measure) => parts.measure = Some(measure),
            }
        }
        match parts.code {
            Some(code) if !parts.moves.is_empty() => {
                parts.code = None;
                errors.push(Error::new(ErrorKind::CodeBesideMoves, code.whole));
            }
            Some(code) if game.partizan.is_some() => {
                errors.push(Error::new(ErrorKind::SideMissing, code.whole));
            }
            None if parts.moves.is_empty() => {
                errors.push(Error::new(ErrorKind::NoMoves, game.name.span));
            }
            _ => {}
        }
        parts
    }
}
