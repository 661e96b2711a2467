//! What `expect` claims, held against the values of the interpreter.
//!
//! Each claim has a budget, so that a text is checked soon whatever it claims; a period must be
//! proved. A game that calls a Rust function that is not known cannot be played: its claims of
//! values wait for whoever knows it.

mod period;
mod values;

pub(crate) use period::{budget as period_budget, standard};

use crate::functions::Functions;
use crate::single::Single;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Asked, Claim, Claimed, Expectation, Game, Model};
use sprague_grammar::{Error, ErrorKind, Span};
use values::{Failure, POSITIONS, Player};

/// What is wrong with the claims of checked rules, each error at the words at fault: a value or a
/// period that does not hold, or one that cannot be told within the budget (20,000 positions for
/// a claim, see the page of the language).
///
/// Claims of values of games that call Rust functions are passed over: none is known here.
/// [`Ruleset::check_expectations`](crate::Ruleset::check_expectations) checks them with those that
/// are registered.
///
/// Cost: some 6 million steps of the interpreter for a claim at most.
#[must_use]
pub fn broken_expectations(model: &Model) -> Vec<Error> {
    let functions = Functions::default();
    let games = model.games.iter();
    games
        .flat_map(|game| Checked::of(game, &functions).errors)
        .listed()
}

/// What became of the claims of a game.
pub(crate) struct Checked {
    /// Those that do not hold or cannot be told.
    pub(crate) errors: Vec<Error>,
    /// Those that wait for a Rust function, with its path.
    pub(crate) waiting: Vec<(Span, String)>,
}

impl Checked {
    /// Checks the claims of a game that may call these functions.
    pub(crate) fn of(game: &Game, functions: &Functions) -> Self {
        let mut checked = Self {
            errors: vec![],
            waiting: vec![],
        };
        if game.expectations.is_empty() {
            return checked;
        }
        let missing = functions.missing(game);
        for claim in &game.expectations {
            match (&missing, &claim.claim) {
                (Some(_), Claim::Period { period_span, .. }) => {
                    checked.errors.push(unproved(None, *period_span));
                }
                (Some(path), _) => checked.waiting.push((claim.span, path.clone())),
                (None, _) => checked.errors.extend(check(game, claim, functions).err()),
            }
        }
        checked
    }
}

/// No theorem, or nothing in so many heaps, proves the period that is claimed.
fn unproved(heaps: Option<u64>, span: Span) -> Error {
    Error::new(ErrorKind::PeriodNotProved { heaps }, span)
}

/// A claim of a game that can be played here.
fn check(game: &Game, claim: &Expectation, functions: &Functions) -> Result<(), Error> {
    let values: Vec<u64> = claim.arguments.iter().map(|(value, _)| *value).listed();
    let without_value = |why: String, span| Error::new(ErrorKind::ClaimWithoutValue { why }, span);
    let game = game
        .with_parameters(&values)
        .map_err(|error| without_value(error.to_string(), claim.span))?;
    if let Claim::Period {
        period,
        period_span,
        from,
        from_span,
    } = claim.claim
    {
        let claimed = period::Claimed {
            period: (period, period_span),
            from: (from, from_span),
        };
        return period::check(&game, claim.quantity, claim.misere, &claimed);
    }
    let game = Single::new(game.name.clone(), game.into(), functions.clone());
    let player = Player::new(game, claim.quantity, claim.misere);
    let failed = |failure, span, positions| match failure {
        Failure::Costly => {
            let test = test(&player, claim, positions);
            let positions = POSITIONS;
            Error::new(ErrorKind::ClaimTooCostly { positions, test }, span)
        }
        Failure::Other(why) => without_value(why, span),
    };
    match &claim.claim {
        Claim::Sequence(claimed) => {
            let heaps: Vec<_> = (0..).zip(claimed).map(|(heap, _)| vec![heap]).listed();
            let span = claimed.last().map_or(claim.span, |(_, span)| *span);
            let found = player.values(&heaps);
            let found = found.map_err(|failure| failed(failure, span, heaps.last()))?;
            let wrong = found.iter().zip(claimed).zip(&heaps);
            let wrong = wrong.filter(|((found, (claimed, _)), _)| *found != claimed);
            wrong
                .take(1)
                .try_for_each(|((found, (claimed, span)), heap)| {
                    Err(value_is(&player, heap, *found, *claimed, *span))
                })
        }
        Claim::At {
            position,
            value,
            value_span,
            position_span,
        } => {
            let heaps = vec![position.concat()];
            let found = player.values(&heaps);
            let found = found.map_err(|failure| failed(failure, *position_span, heaps.last()))?;
            let wrong = found.iter().filter(|found| *found != value);
            wrong.take(1).try_for_each(|found| {
                Err(value_is(&player, &heaps[0], *found, *value, *value_span))
            })
        }
        Claim::Period { .. } => Ok(()),
    }
}

fn value_is(player: &Player, heaps: &[u64], value: Claimed, claimed: Claimed, span: Span) -> Error {
    let kind = ErrorKind::ValueIs {
        quantity: quantity(player.asked, player.misere),
        position: player.written(heaps),
        value: word(value),
        claimed: word(claimed),
    };
    Error::new(kind, span)
}

/// What is asked, in words.
fn quantity(asked: Asked, misere: bool) -> String {
    let word = match asked {
        Asked::Grundy => "Grundy value",
        Asked::Outcome => "outcome",
        Asked::Remoteness => "remoteness",
        Asked::Suspense => "suspense",
        Asked::Foreclosed => "foreclosed value",
        Asked::Shortest => "shortest play",
        Asked::Longest => "longest play",
    };
    if misere {
        format!("misère {word}")
    } else {
        word.into()
    }
}

/// A value as it is claimed.
fn word(value: Claimed) -> String {
    match value {
        Claimed::Number(number) => number.to_string(),
        Claimed::N => "N".into(),
        Claimed::P => "P".into(),
        Claimed::End => "end".into(),
        Claimed::Inf => "inf".into(),
    }
}

/// The line of a test that asks for the value of a position.
fn test(player: &Player, claim: &Expectation, position: Option<&Vec<u64>>) -> String {
    let method = match player.asked {
        Asked::Grundy => "grundy",
        Asked::Outcome => "outcome",
        Asked::Remoteness => "remoteness",
        Asked::Suspense => "suspense",
        Asked::Foreclosed => "foreclosed",
        Asked::Shortest => "shortest",
        Asked::Longest => "longest",
    };
    let has_convention = !matches!(
        player.asked,
        Asked::Outcome | Asked::Shortest | Asked::Longest
    );
    let method = if has_convention && player.misere {
        format!("{method}_misere")
    } else {
        method.into()
    };
    let values: Vec<String> = claim
        .arguments
        .iter()
        .map(|(value, _)| value.to_string())
        .listed();
    let arguments = if values.is_empty() {
        String::new()
    } else {
        format!("::<{}>", values.join(", "))
    };
    let position = position.map_or_else(|| "…".into(), |heaps| player.written(heaps));
    let position = position.replace('{', "(").replace('}', ")");
    let name = player.name();
    format!("assert_eq!({name}{arguments}.{method}({position}), Ok(…));")
}

#[cfg(test)]
mod tests;
