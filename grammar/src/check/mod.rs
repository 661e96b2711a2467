//! From the tree of words to the model, one check a file. Each stage reports all its errors; a
//! game with an error goes no further.

mod class;
pub(crate) mod names;
mod ranges;
mod termination;

use crate::ast;
use crate::error::{Error, ErrorKind};
use crate::model::{Expr, Game, Model, Rules, Shape};
use crate::parse;
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// What became of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Compiled {
    /// The games without an error.
    pub model: Model,
    /// All errors, in the order of the text.
    pub errors: Vec<Error>,
    /// The games with an error whose name could be read.
    pub broken: Vec<Broken>,
}

/// What is known of a game that has an error: enough to promise its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Attributes and visibility.
    pub outer: ast::Outer,
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// The shape of its positions, if the header could be read.
    pub shape: Option<Shape>,
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
    for game in names::unique(parsed.file.games, &mut compiled) {
        let broken = Broken {
            outer: game.outer.clone(),
            name: game.name.text.clone(),
            name_span: game.name.span,
            shape: names::shape_of(&game),
        };
        match check(text, game) {
            Ok(game) => compiled.model.games.push(game),
            Err(errors) => {
                compiled.errors.extend(errors);
                compiled.broken.push(broken);
            }
        }
    }
    if compiled.model.games.is_empty() && compiled.errors.is_empty() {
        compiled
            .errors
            .push(Error::new(ErrorKind::NoGame, Span::new(0, text.len())));
    }
    compiled.errors.sort_by_key(|error| error.span);
    compiled
}

/// The stages that a game goes through.
fn check(text: &str, game: ast::Game) -> Result<Game, Vec<Error>> {
    let mut draft = names::resolve(text, game)?;
    ranges::bound(text, &mut draft)?;
    let termination = termination::prove(text, &draft)?;
    Ok(class::classify(draft, termination))
}
