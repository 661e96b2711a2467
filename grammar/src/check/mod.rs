//! From the tree of words to the model, one check a file. Each stage reports all its errors; a
//! game with an error goes no further.

pub(crate) mod class;
mod compound;
mod conditions;
mod doubts;
mod lints;
pub(crate) mod names;
pub use names::language;
mod quiet;
mod ranges;
mod termination;

pub(crate) use class::of as class_of;

use crate::ast;
use crate::error::{Error, ErrorKind};
use crate::model::{Compound, Condition, Expectation, Expr, Game, Model, Parameter, Rules, Shape};
use crate::numbered::sort;
use crate::parse;
use crate::prove::Budget;
use crate::span::Span;
use crate::warning::Warning;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// So many errors are told: more have one cause, or many hands.
pub(crate) const ERROR_LIMIT: usize = 100;

/// What became of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Compiled {
    /// The games and compounds without an error.
    pub model: Model,
    /// All errors, in the order of the text.
    pub errors: Vec<Error>,
    /// What is likely not meant, in the order of the text.
    pub warnings: Vec<Warning>,
    /// The games and compounds with an error whose name could be read, in the order of the text.
    pub broken: Vec<Broken>,
}

/// What is known of a game or compound that has an error: enough to promise its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Attributes and visibility.
    pub outer: ast::Outer,
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// It is a partizan game, and what is known of it is from its words.
    pub partizan: bool,
    /// The shape of its positions, if the header could be read.
    pub shape: Option<Shape>,
    /// Its const parameters. The place is empty where Rust can have none of that name.
    pub parameters: Vec<Parameter>,
    /// What a compound is made of, if nothing is wrong with that: it tells what its positions are.
    pub compound: Option<Compound>,
}

impl Broken {
    /// No type of Rust can have the name: it is a word of Rust's.
    #[must_use]
    pub fn is_rust_word(&self) -> bool {
        names::is_rust(&self.name)
    }

    /// What is known of a game that could be read.
    pub(crate) fn of(game: &ast::Game) -> Self {
        let mut broken = Self {
            partizan: game.partizan.is_some(),
            shape: names::shape_of(game),
            ..Self::named(game.outer.clone(), &game.name)
        };
        for name in &game.parameters {
            broken.parameter(name);
        }
        broken
    }

    /// What is known of a compound that could be read; `sound` if nothing is wrong with its
    /// components.
    pub(crate) fn of_compound(compound: &ast::Compound, sound: bool) -> Self {
        let promised = sound.then(|| compound::promised(compound));
        Self {
            compound: promised.flatten(),
            ..Self::named(compound.outer.clone(), &compound.name)
        }
    }

    /// Adds a parameter. One that can have no such name in Rust, or has that of another, stands
    /// nowhere.
    pub(crate) fn parameter(&mut self, name: &ast::Name) {
        let twice = self.parameters.iter().any(|known| known.name == name.text);
        let span = if twice || names::is_reserved(&name.text) {
            Span::default()
        } else {
            name.span
        };
        self.parameters.push(Parameter {
            name: name.text.clone(),
            span,
        });
    }

    /// What is known of an item of which only the beginning could be read.
    pub(crate) fn named(outer: ast::Outer, name: &ast::Name) -> Self {
        Self {
            outer,
            name: name.text.clone(),
            name_span: name.span,
            partizan: false,
            shape: None,
            parameters: Vec::new(),
            compound: None,
        }
    }
}

/// A game whose names and shapes are right: what the later checks start from.
pub(crate) struct Draft {
    pub(crate) outer: ast::Outer,
    pub(crate) name: String,
    pub(crate) name_span: Span,
    pub(crate) span: Span,
    pub(crate) misere: bool,
    pub(crate) shape: Shape,
    pub(crate) heap_names: Vec<String>,
    /// The sets of the moves have only the bounds that stand in the text, until `ranges` ran.
    pub(crate) rules: Rules,
    pub(crate) measure: Option<DraftMeasure>,
    pub(crate) parameters: Vec<Parameter>,
    /// What `where` says of the parameters, cut into conjuncts.
    pub(crate) conditions: Vec<Condition>,
    pub(crate) expectations: Vec<Expectation>,
    pub(crate) searched: Option<u64>,
    /// The places of the guards of each move, in the order of its steps.
    pub(crate) guards: Vec<Vec<Span>>,
    /// What its names tell that is likely not meant.
    pub(crate) warnings: Vec<Warning>,
    /// What the proofs about each of its moves may take.
    pub(crate) budget: Budget,
}

/// `measure e1, e2;` with its names resolved as [`crate::model::Component::Expr`] says.
pub(crate) struct DraftMeasure {
    pub(crate) assumed: bool,
    pub(crate) components: Vec<Expr>,
    pub(crate) span: Span,
}

/// Reads and checks a text. Errors do not stop it: every game is looked at, and what is right is
/// in the model. Cost: linear in the text for parsing; a termination proof is bounded.
#[must_use]
pub fn compile(text: &str) -> Compiled {
    let mut compiled = Compiled::default();
    let parsed = parse::parse(text);
    compiled.errors.extend(parsed.errors);
    compiled.broken.extend(parsed.broken);
    let members = parsed.file.games.iter().flat_map(|game| &game.members);
    let moves = members.filter(|member| matches!(member, ast::Member::Move(_)));
    let budget = Budget::among(moves.count());
    let file = names::unique(parsed.file, &mut compiled);
    for game in file.games {
        let broken = Broken::of(&game);
        if compiled.errors.len() > ERROR_LIMIT {
            compiled.broken.push(broken);
            continue;
        }
        match check(text, game, budget) {
            Ok((game, warnings)) => {
                compiled.model.games.push(game);
                compiled.warnings.extend(warnings);
            }
            Err(errors) => {
                compiled.errors.extend(errors);
                compiled.broken.push(broken);
            }
        }
    }
    compound::resolve(text, &file.compounds, &mut compiled);
    let model = &compiled.model;
    if model.games.is_empty() && model.compounds.is_empty() && compiled.errors.is_empty() {
        compiled
            .errors
            .push(Error::new(ErrorKind::NoGame, Span::new(0, text.len())));
    }
    told(&mut compiled.errors);
    sort(&mut compiled.warnings, |warning| warning.span);
    sort(&mut compiled.broken, |broken| broken.name_span);
    compiled
}

/// Reads a text without looking at what its words mean: the games and compounds without
/// an error of syntax, and those errors. Cost: linear in the text.
#[must_use]
pub fn parse_file(text: &str) -> (ast::File, Vec<Error>) {
    let mut parsed = parse::parse(text);
    told(&mut parsed.errors);
    (parsed.file, parsed.errors)
}

/// Puts errors in the order of the text, and leaves out what is too much.
fn told(errors: &mut Vec<Error>) {
    sort(errors, |error| error.span);
    if let Some(next) = errors.get(ERROR_LIMIT) {
        let kind = ErrorKind::MoreErrors { limit: ERROR_LIMIT };
        let more = Error::new(kind, next.span);
        errors.truncate(ERROR_LIMIT);
        errors.push(more);
    }
}

/// Checks a game. A partizan one is checked like any other and then refused, as nothing solves it;
/// a move in it that is nobody's is told with the same words.
fn check(text: &str, game: ast::Game, budget: Budget) -> Result<Checked, Vec<Error>> {
    let partizan = game.partizan;
    let checked = stages(text, game, budget);
    let Some(span) = partizan else {
        return checked;
    };
    let mut errors = checked.err().unwrap_or_default();
    if !errors
        .iter()
        .any(|error| error.kind == ErrorKind::SideMissing)
    {
        errors.push(Error::new(ErrorKind::NotYet, span));
    }
    Err(errors)
}

/// A game without an error, and what in it is likely not meant.
type Checked = (Game, Vec<Warning>);

/// The stages that a game goes through.
fn stages(text: &str, game: ast::Game, budget: Budget) -> Result<Checked, Vec<Error>> {
    let mut errors = quiet::errors(text, &game.outer);
    let resolved = names::resolve(game, budget);
    let mut draft = match resolved {
        Ok(draft) if errors.is_empty() => draft,
        resolved => {
            errors.extend(resolved.err().into_iter().flatten());
            return Err(errors);
        }
    };
    if let Some(span) = conditions::never_hold(&draft) {
        return Err([Error::new(ErrorKind::WhereNeverHolds, span)].into());
    }
    // What is written is looked at: the next stage adds bounds that follow from it.
    let mut warnings = core::mem::take(&mut draft.warnings);
    lints::of_moves(text, &draft, &mut warnings);
    warnings.retain(|warning| !draft.outer.is_quiet_about(warning.kind.name()));
    ranges::bound(text, &mut draft)?;
    let moves = match &draft.rules {
        Rules::Moves(moves) => conditions::before(&draft.conditions, moves),
        Rules::Code(_) => Cow::Borrowed(&[][..]),
    };
    let mut under_proof = Vec::new();
    let termination = termination::prove(text, &draft, &moves, &mut under_proof)?;
    let (class, growth) = class::of(
        draft.shape,
        &draft.rules,
        &moves,
        &termination,
        under_proof,
        draft.budget,
    );
    drop(moves);
    let game = class::classify(draft, termination, class, growth);
    Ok((game, warnings))
}
