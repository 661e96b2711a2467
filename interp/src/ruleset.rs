//! A text of rules that is right.

use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::expect::Checked;
use crate::functions::Functions;
use crate::interpreted::Interpreted;
use crate::name::{self, GameError, Name};
use crate::parts::Parts;
use crate::single::Single;
use sprague_grammar::listed::{Listed, sort_few};
use sprague_grammar::model::{Compound, Game, Kind, Known, Model};
use sprague_grammar::{ParameterError, Warning, WarningKind};
use sprague_runtime::{self as runtime};
use std::sync::Arc;

/// The games and compounds of a text without an error.
///
/// ```
/// use sprague_interp::Ruleset;
/// use sprague_runtime::Solve;
///
/// let rules = Ruleset::parse("game Odd(n) { n -> n - k for k in 1.. if crate::odd(k); }")?
///     .with_predicate("crate::odd", |arguments| arguments.iter().all(|k| k % 2 == 1));
/// let odd = rules.game("Odd")?;
/// assert_eq!(odd.grundy(odd.position("7")?)?, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ruleset {
    text: Arc<str>,
    games: Vec<Arc<Game>>,
    compounds: Vec<Compound>,
    /// The names of all, in the order of the text.
    names: Vec<String>,
    warnings: Diagnostics,
    functions: Functions,
}

impl Ruleset {
    /// Reads and checks a text as `game!` does. What `expect` claims in it is computed by
    /// [`check_expectations`](Self::check_expectations) alone, as it costs more than the rest.
    ///
    /// Cost: linear in the text, and a bounded proof for each game that its play ends.
    ///
    /// # Errors
    /// All that is wrong with the text, each with its place.
    pub fn parse(text: &str) -> Result<Self, Diagnostics> {
        let compiled = sprague_grammar::compile(text);
        if !compiled.errors.is_empty() {
            return Err(Diagnostics::new(text, &compiled.errors));
        }
        let names = names(&compiled.model);
        let mut warnings = compiled.warnings;
        warnings.extend(foreign(&compiled.model, &names));
        sort_few(&mut warnings, |one, other| one.span < other.span);
        Ok(Self {
            text: text.into(),
            games: compiled.model.games.into_iter().map(Arc::new).listed(),
            compounds: compiled.model.compounds,
            names,
            warnings: Diagnostics::of_warnings(text, &warnings),
            functions: Functions::default(),
        })
    }

    /// What is right in the text and likely not meant: operands of compounds that declare a
    /// convention of their own, which is ignored, or that are types of Rust, which a text by itself
    /// has none of.
    #[must_use]
    pub const fn warnings(&self) -> &Diagnostics {
        &self.warnings
    }

    /// Registers the Rust function of numbers that rules call by that path. It must give the same
    /// for the same arguments always, and is told as many as the rules write. Games taken before
    /// do not know it; of several functions of one path the last stays.
    #[must_use]
    pub fn with_function(
        mut self,
        path: &str,
        function: impl Fn(&[u64]) -> u64 + Send + Sync + 'static,
    ) -> Self {
        self.functions.add_number(path, Arc::new(function));
        self
    }

    /// Registers the Rust function of truth values that rules ask by that path; see
    /// [`with_function`](Self::with_function).
    #[must_use]
    pub fn with_predicate(
        mut self,
        path: &str,
        predicate: impl Fn(&[u64]) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.functions.add_predicate(path, Arc::new(predicate));
        self
    }

    /// Computes what `expect` claims, as `game!` does. The notes are of claims that need a Rust
    /// function that is not registered: these are not computed.
    ///
    /// ```
    /// use sprague_interp::Ruleset;
    ///
    /// let text = "game Take(n) { n -> n - k for k in {1, 3, 4}; expect grundy = 0, 1, 0, 2; }";
    /// let wrong = Ruleset::parse(text)?.check_expectations().unwrap_err();
    /// let message = "the Grundy value of 3 is 1, not 2";
    /// assert!(wrong.iter().all(|error| error.message == message));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: a claim may look at 20,000 positions and some hundred moves of each, and takes about
    /// a tenth of a second at most if the program is optimised.
    ///
    /// # Errors
    /// The claims that do not hold, that cost more than that, or that cannot be computed, each at
    /// the number or position at fault; with the notes, in the order of the text.
    pub fn check_expectations(&self) -> Result<Vec<Diagnostic>, Diagnostics> {
        let mut found = vec![];
        let mut failed = false;
        for game in &self.games {
            let Checked { errors, waiting } = Checked::of(game, &self.functions);
            failed |= !errors.is_empty();
            let errors = errors
                .iter()
                .map(|error| Diagnostic::error(&self.text, error));
            found.extend(errors);
            let notes = waiting
                .into_iter()
                .map(|(span, path)| Diagnostic::waiting(&self.text, span, &path));
            found.extend(notes);
        }
        sort_few(&mut found, |one, other| {
            (one.span.start, one.span.end) < (other.span.start, other.span.end)
        });
        if failed {
            Err(Diagnostics::of(found))
        } else {
            Ok(found)
        }
    }

    /// The names of the games and compounds, in the order of the text.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The compounds, in the order of the text.
    #[must_use]
    pub fn compounds(&self) -> &[Compound] {
        &self.compounds
    }

    /// A game or compound by its name, with the values of its parameters if it has some: `Kayles`,
    /// `Lieges<2>`.
    ///
    /// # Errors
    /// There is no such game, its parameters cannot have these values, or it calls a Rust function
    /// that is not registered; a compound, or one it is made of, has a type of Rust for an operand.
    pub fn game(&self, name: &str) -> Result<Interpreted, GameError> {
        let name = Name::read(name)?;
        match self.compounds.iter().find(|one| one.name == name.game) {
            Some(compound) => {
                without_values(&name)?;
                self.compound(compound)
            }
            None => self.single(&name).map(Interpreted::from),
        }
    }

    /// A compound. Compounds are made of few others: the grammar sees to that.
    fn compound(&self, compound: &Compound) -> Result<Interpreted, GameError> {
        let operands = compound.operands.iter();
        let games = operands.map(|operand| match &operand.known {
            Known::Game { name, values } => {
                let (game, values) = (name.clone(), values.clone());
                self.single(&Name { game, values }).map(Interpreted::from)
            }
            Known::Compound { name } => self.game(name),
            Known::Rust => Err(GameError::ForeignOperand {
                compound: compound.name.clone(),
                operand: operand.text.clone(),
            }),
        });
        let games: Arc<[Interpreted]> = games.listed_ok()?.into();
        let parts = Parts::new(games, compound.repeats);
        let made = runtime::Compound::new(kind(compound.kind), parts);
        let made = if compound.misere { made.misere() } else { made };
        Ok(Interpreted::compound_of(compound.name.clone(), made))
    }

    /// A game of its own rules.
    fn single(&self, name: &Name) -> Result<Single, GameError> {
        let game = self.find(name)?;
        if let Some(path) = self.functions.missing(game) {
            return Err(GameError::NoFunction {
                game: game.name.clone(),
                path,
            });
        }
        let game = Arc::new(with_values(game, name)?);
        Ok(Single::new(name.to_string(), game, self.functions.clone()))
    }

    /// The checked rules of a game, by its name. Parameters may be left without values, and no
    /// Rust function needs to be registered: nothing is played.
    ///
    /// # Errors
    /// There is no such game, it is a compound, or its parameters cannot have these values.
    pub fn rules(&self, name: &str) -> Result<Game, GameError> {
        let name = Name::read(name)?;
        if self.compounds.iter().any(|one| one.name == name.game) {
            return Err(GameError::IsCompound { name: name.game });
        }
        let game = self.find(&name)?;
        if name.values.is_empty() {
            return Ok(Game::clone(game));
        }
        with_values(game, &name)
    }

    /// The game of that name.
    fn find(&self, name: &Name) -> Result<&Arc<Game>, GameError> {
        let game = self.games.iter().find(|game| game.name == name.game);
        game.ok_or_else(|| name::unknown(&name.game, self.games()))
    }
}

/// The names of all items, in the order of the text.
fn names(model: &Model) -> Vec<String> {
    let games = model.games.iter().map(|one| (one.name_span, &one.name));
    let compounds = model.compounds.iter();
    let compounds = compounds.map(|one| (one.name_span, &one.name));
    let mut all: Vec<_> = games.chain(compounds).listed();
    sort_few(&mut all, |one, other| one < other);
    all.into_iter().map(|(_, name)| name.clone()).listed()
}

/// A warning for each operand that is not in the text.
fn foreign(model: &Model, names: &[String]) -> Vec<Warning> {
    let mut compounds: Vec<_> = model.compounds.iter().listed();
    compounds.retain(|one| !one.outer.is_quiet_about("foreign_operand"));
    let mut told = Vec::new();
    for compound in compounds {
        let foreign = compound.operands.iter();
        for operand in foreign.filter(|operand| operand.known == Known::Rust) {
            let others = names.iter().map(String::as_str);
            let others = others.filter(|other| !is_made_of(model, other, &compound.name));
            let kind = WarningKind::ForeignOperand {
                operand: operand.text.clone(),
                suggestion: name::alike(&operand.text, others),
            };
            told.push(Warning::new(kind, operand.span));
        }
    }
    told
}

/// Whether an item is a compound, or has it in it: what the compound cannot be made of.
fn is_made_of(model: &Model, item: &str, compound: &str) -> bool {
    let (mut seen, mut left) = (Vec::new(), vec![item]);
    while let Some(item) = left.pop() {
        if item == compound {
            return true;
        }
        let made = model.compounds.iter().filter(|one| one.name == item);
        if !seen.contains(&item) {
            seen.push(item);
            left.extend(made.flat_map(|one| one.operands.iter().map(|operand| &*operand.text)));
        }
    }
    false
}

/// A compound has no parameters.
fn without_values(name: &Name) -> Result<(), GameError> {
    if name.values.is_empty() {
        return Ok(());
    }
    Err(GameError::Parameters {
        game: name.game.clone(),
        parameters: Vec::new(),
        error: ParameterError::Count {
            expected: 0,
            found: name.values.len(),
        },
    })
}

/// The runtime's word for a kind.
const fn kind(kind: Kind) -> runtime::Kind {
    match kind {
        Kind::Disjunctive => runtime::Kind::Disjunctive,
        Kind::Diminished => runtime::Kind::Diminished,
        Kind::Conjunctive => runtime::Kind::Conjunctive,
        Kind::Continued => runtime::Kind::Continued,
        Kind::Selective => runtime::Kind::Selective,
        Kind::Shortened => runtime::Kind::Shortened,
    }
}

/// The game with values in place of its parameters.
fn with_values(game: &Game, name: &Name) -> Result<Game, GameError> {
    game.with_parameters(&name.values)
        .map_err(|error| GameError::Parameters {
            game: game.name.clone(),
            parameters: game.parameters.iter().map(|p| p.name.clone()).listed(),
            error,
        })
}
