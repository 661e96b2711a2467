//! A game by its name: `Kayles`, `Lieges<2>`.

use sprague_grammar::ParameterError;
use sprague_grammar::listed::Listed;
use std::fmt;

/// Why there is no such game to play.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GameError {
    /// What was given is no name.
    Name {
        /// As given.
        text: String,
    },
    /// The text has no game of that name.
    Unknown {
        /// The name.
        name: String,
        /// A game that is called alike.
        suggestion: Option<String>,
        /// The games there are, in the order of the text.
        games: Vec<String>,
    },
    /// The parameters cannot have these values.
    Parameters {
        /// The game.
        game: String,
        /// Its parameters.
        parameters: Vec<String>,
        /// Why not.
        error: ParameterError,
    },
    /// It is a compound, and what was asked for is the rules of a game.
    IsCompound {
        /// The compound.
        name: String,
    },
    /// A compound is made of a type of Rust.
    ForeignOperand {
        /// The compound.
        compound: String,
        /// The type.
        operand: String,
    },
    /// The rules call a Rust function that nobody registered.
    NoFunction {
        /// The game.
        game: String,
        /// The function.
        path: String,
    },
}

/// So many games are named where another was asked for.
const SHOWN: usize = 12;

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name { text } => write!(
                f,
                "`{}` is not a game's name; write `Kayles`, or `Lieges<2>` with values of \
                 parameters, each a number below 2^64",
                text.escape_debug()
            ),
            Self::Unknown {
                name,
                suggestion: Some(suggestion),
                ..
            } => write!(f, "there is no game `{name}`; did you mean `{suggestion}`?"),
            Self::Unknown { name, games, .. } => {
                let shown = games.iter().take(SHOWN).map(String::as_str);
                let shown: Vec<&str> = shown.listed();
                let more = if games.len() > SHOWN {
                    " and others"
                } else {
                    ""
                };
                write!(
                    f,
                    "there is no game `{name}`, only {}{more}",
                    shown.join(", ")
                )
            }
            Self::Parameters {
                game,
                parameters,
                error: error @ ParameterError::Count { .. },
            } if parameters.is_empty() => write!(f, "`{game}`: {error}; write `{game}`"),
            Self::Parameters {
                game,
                parameters,
                error: error @ ParameterError::Count { .. },
            } => {
                let parameters = parameters.join(", ");
                write!(f, "`{game}<{parameters}>`: {error}")?;
                write!(f, "; write a number for each, as in `Lieges<2>`")
            }
            Self::Parameters { game, error, .. } => write!(f, "`{game}`: {error}"),
            Self::IsCompound { name } => write!(
                f,
                "`{name}` is a compound: it has no rules but those of its components"
            ),
            Self::ForeignOperand { compound, operand } => write!(
                f,
                "`{compound}` is made of `{operand}`, which is no game of this text: compile the \
                 compound with `game!`, where types of Rust are known"
            ),
            Self::NoFunction { game, path } => write!(
                f,
                "`{game}` calls `{path}`, and a rule file alone has no Rust functions: compile the \
                 game with `game!`, or register the function by its path"
            ),
        }
    }
}

impl std::error::Error for GameError {}

/// A name as read.
pub(crate) struct Name {
    pub(crate) game: String,
    /// The values of parameters.
    pub(crate) values: Vec<u64>,
}

impl Name {
    pub(crate) fn read(text: &str) -> Result<Self, GameError> {
        Self::try_read(text).ok_or_else(|| GameError::Name { text: text.into() })
    }

    fn try_read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (game, values) = match text.split_once('<') {
            None => (text, Vec::new()),
            Some((game, rest)) => {
                let values = rest.strip_suffix('>')?.trim();
                let values = values.strip_suffix(',').unwrap_or(values).split(',');
                (game.trim_end(), values.map(number).listed_some()?)
            }
        };
        let is_name = !game.is_empty() && game.chars().all(|c| c.is_alphanumeric() || c == '_');
        is_name.then(|| Self {
            game: game.into(),
            values,
        })
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.game)?;
        if self.values.is_empty() {
            return Ok(());
        }
        let values: Vec<String> = self.values.iter().map(u64::to_string).listed();
        write!(f, "<{}>", values.join(", "))
    }
}

/// A number as the language writes it, `1_000` for one.
pub(crate) fn number(text: &str) -> Option<u64> {
    let text = text.trim();
    let digits = text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_digit() || c == '_');
    digits.then(|| text.replace('_', "").parse().ok()).flatten()
}

/// The name that was most likely meant: the one that differs in the fewest letters, if that is no
/// more than one letter in three. Capitals do not count.
///
/// Cost: the letters of the one times those of all others.
#[must_use]
pub fn alike<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let likely = names.map(|other| (distance(name, other), other));
    let likely = likely.min_by_key(|(distance, _)| *distance);
    let most = (name.chars().count() / 3).max(1);
    let likely = likely.filter(|(distance, _)| *distance <= most);
    likely.map(|(_, other)| other.into())
}

/// There is no game of that name.
pub(crate) fn unknown<'a>(name: &str, games: impl Iterator<Item = &'a str>) -> GameError {
    let games: Vec<&str> = games.listed();
    GameError::Unknown {
        name: name.into(),
        suggestion: alike(name, games.iter().copied()),
        games: games.into_iter().map(Into::into).listed(),
    }
}

/// How many letters must be changed, added or left out to get from one word to the other
/// (Levenshtein), letters of both cases being the same.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.to_lowercase().chars().listed();
    let mut row: Vec<usize> = (0..=right.len()).listed();
    for (place, a) in left.to_lowercase().chars().enumerate() {
        let mut corner = row[0];
        row[0] = place + 1;
        for (index, b) in right.iter().enumerate() {
            let changed = corner + usize::from(a != *b);
            corner = row[index + 1];
            row[index + 1] = changed.min(corner + 1).min(row[index] + 1);
        }
    }
    row[right.len()]
}
