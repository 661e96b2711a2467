//! Compounds: their kinds, their operands, and that none is made of itself.

mod rings;

use super::names::{check_name, meant_kind, reserved_in_type, searched};
use super::{Broken, Compiled, ERROR_LIMIT, quiet};
use crate::ast::{self, Component};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Compound, Game, Kind, Known, Operand, Parameter};
use crate::parameters::ParameterError;
use crate::warning::{Warning, WarningKind};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

/// The most operands of a compound, `..` not counted: each number of them is a type of its own.
const OPERAND_LIMIT: usize = 8;

/// What has a name in the text.
#[derive(Clone, Copy)]
enum Named<'a> {
    Game(&'a Game),
    /// An item with an error.
    Broken {
        partizan: bool,
    },
    Compound(&'a ast::Compound),
}

/// What has which name.
#[derive(Default)]
struct Names<'a> {
    places: BTreeMap<String, usize>,
    all: Vec<Named<'a>>,
}

impl<'a> Names<'a> {
    /// Gives a name its meaning, in place of one that it had.
    fn insert(&mut self, name: &str, meaning: Named<'a>) {
        self.places.insert(name.into(), self.all.len());
        self.all.push(meaning);
    }

    fn get(&self, name: &str) -> Option<&Named<'a>> {
        self.places.get(name).map(|&place| &self.all[place])
    }
}

/// Checks the compounds of a text whose games have been checked.
pub(crate) fn resolve(text: &str, compounds: &[ast::Compound], compiled: &mut Compiled) {
    let mut named = Names::default();
    for compound in compounds {
        named.insert(&compound.name.text, Named::Compound(compound));
    }
    let (games, known) = (compiled.model.games.as_slice(), compiled.broken.as_slice());
    for game in games {
        named.insert(&game.name, Named::Game(game));
    }
    for broken in known {
        let partizan = broken.partizan;
        named.insert(&broken.name, Named::Broken { partizan });
    }
    let found = rings::find(compounds);
    let (mut sound, mut broken) = (Vec::new(), Vec::new());
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    for (compound, found) in compounds.iter().zip(found) {
        let told = errors.len();
        errors.extend(found.errors);
        searched(&compound.outer, false, &mut errors);
        errors.extend(quiet::errors(text, &compound.outer));
        if compiled.errors.len() + told <= ERROR_LIMIT {
            let mut check = Check {
                named: &named,
                errors: &mut errors,
                warnings: &mut warnings,
            };
            let (checked, components) = check.compound(compound);
            if errors.len() == told && !found.unsound {
                sound.extend(checked);
                continue;
            }
            broken.push(Broken::of_compound(compound, components && !found.unsound));
            continue;
        }
        broken.push(Broken::of_compound(compound, false));
    }
    compiled.model.compounds = sound;
    compiled.broken.extend(broken);
    compiled.errors.extend(errors);
    compiled.warnings.extend(warnings);
}

/// What looks at one compound.
struct Check<'a> {
    named: &'a Names<'a>,
    errors: &'a mut Vec<Error>,
    warnings: &'a mut Vec<Warning>,
}

impl Check<'_> {
    fn error(&mut self, kind: ErrorKind, span: crate::Span) {
        self.errors.push(Error::new(kind, span));
    }

    /// The compound, which is right if no error has come, and whether its components are.
    fn compound(&mut self, compound: &ast::Compound) -> (Option<Compound>, bool) {
        check_name(&compound.name, self.errors);
        if let Some(span) = compound.partizan {
            self.error(ErrorKind::PartizanCompound { operand: None }, span);
        }
        let kind = self.kind(&compound.word);
        let told = self.errors.len();
        let (operands, repeats) = self.components(compound);
        let right = self.errors.len() == told;
        let inside = |warning: &Warning| warning.span.start >= compound.span.start;
        let quiet = |warning: &Warning| compound.outer.is_quiet_about(warning.kind.name());
        self.warnings
            .retain(|warning| !(inside(warning) && quiet(warning)));
        (
            kind.map(|kind| of(compound, kind, operands, repeats)),
            right,
        )
    }

    /// One of the six words.
    fn kind(&mut self, word: &ast::Name) -> Option<Kind> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word.text);
        if kind.is_none() {
            let (name, suggestion) = (word.text.clone(), meant_kind(&word.text));
            self.error(ErrorKind::UnknownCompound { name, suggestion }, word.span);
        }
        kind
    }

    /// The operands, and whether the last repeats.
    fn components(&mut self, compound: &ast::Compound) -> (Vec<Operand>, bool) {
        let mut operands = Vec::new();
        let mut repeats = false;
        let last = compound.components.len().saturating_sub(1);
        for (index, component) in compound.components.iter().enumerate() {
            match component {
                Component::Game(_) if operands.len() == OPERAND_LIMIT => {
                    let (what, limit) = ("operands".into(), OPERAND_LIMIT);
                    self.error(ErrorKind::TooMany { what, limit }, compound.word.span);
                    break;
                }
                Component::Game(operand) => operands.push(self.operand(operand)),
                Component::Repeat(span) if index == 0 || index != last => {
                    let first = index == 0;
                    self.error(ErrorKind::MisplacedRepeat { first }, *span);
                }
                Component::Repeat(_) => repeats = true,
            }
        }
        if compound.components.is_empty() {
            self.error(ErrorKind::NoOperands, compound.word.span);
        }
        (operands, repeats)
    }

    /// One operand.
    fn operand(&mut self, operand: &ast::Operand) -> Operand {
        if let Some(name) = reserved_in_type(&operand.text) {
            let name = name.into();
            self.error(ErrorKind::Reserved { name }, operand.span);
        }
        let word = operand.word.as_deref().unwrap_or_default();
        let known = match self.named.get(word) {
            None => Known::Rust,
            Some(Named::Broken { partizan }) => {
                if *partizan {
                    let operand_name = Some(word.into());
                    let kind = ErrorKind::PartizanCompound {
                        operand: operand_name,
                    };
                    self.error(kind, operand.span);
                }
                Known::Rust
            }
            Some(Named::Compound(other)) => {
                self.warn_of_misere(word, other.misere.is_some(), operand);
                self.parameters(word, &[], operand);
                Known::Compound { name: word.into() }
            }
            Some(Named::Game(game)) => {
                self.warn_of_misere(word, game.misere, operand);
                self.game(game, operand)
            }
        };
        Operand {
            text: operand.text.clone(),
            span: operand.span,
            known,
        }
    }

    /// The convention of an operand is not that of a compound.
    fn warn_of_misere(&mut self, name: &str, misere: bool, operand: &ast::Operand) {
        if misere {
            let kind = WarningKind::MisereOperand { name: name.into() };
            self.warnings.push(Warning::new(kind, operand.span));
        }
    }

    /// There are as many arguments as parameters.
    fn parameters(&mut self, name: &str, parameters: &[Parameter], operand: &ast::Operand) -> bool {
        let found = operand.arguments.len();
        if found == parameters.len() {
            return true;
        }
        let kind = ErrorKind::OperandParameters {
            name: name.into(),
            names: parameters.iter().map(|one| one.name.clone()).listed(),
            found,
        };
        self.error(kind, operand.span);
        false
    }

    /// A game of the text, with values for its parameters. A constant of Rust is Rust's to check.
    fn game(&mut self, game: &Game, operand: &ast::Operand) -> Known {
        if !self.parameters(&game.name, &game.parameters, operand) {
            return Known::Rust;
        }
        let values = operand.arguments.iter().map(|argument| argument.number);
        let Some(values) = values.listed_some() else {
            return Known::Rust;
        };
        if let Err(ParameterError::Condition { condition, .. }) = game.check_parameters(&values) {
            self.error(ErrorKind::ParametersRefused { condition }, operand.span);
        }
        let name = game.name.clone();
        Known::Game { name, values }
    }
}

/// A compound of its parts.
fn of(compound: &ast::Compound, kind: Kind, operands: Vec<Operand>, repeats: bool) -> Compound {
    Compound {
        outer: compound.outer.clone(),
        name: compound.name.text.clone(),
        name_span: compound.name.span,
        span: compound.span,
        misere: compound.misere.is_some(),
        kind,
        operands,
        repeats,
    }
}

/// What a compound with an error is made of: its positions are the same whatever its kind.
pub(super) fn promised(compound: &ast::Compound) -> Option<Compound> {
    let (mut operands, mut repeats) = (Vec::new(), false);
    for component in &compound.components {
        match component {
            Component::Game(operand) => operands.push(Operand {
                text: operand.text.clone(),
                span: operand.span,
                known: Known::Rust,
            }),
            Component::Repeat(_) => repeats = true,
        }
    }
    let fits = (1..=OPERAND_LIMIT).contains(&operands.len());
    fits.then(|| of(compound, Kind::Disjunctive, operands, repeats))
}

/// The names of the compounds of the text that a compound has as operands, with their places.
fn operands(compound: &ast::Compound) -> impl Iterator<Item = (&String, &ast::Operand)> {
    let games = compound.components.iter().filter_map(|one| match one {
        Component::Game(operand) => Some(operand),
        Component::Repeat(_) => None,
    });
    games.filter_map(|operand| Some((operand.word.as_ref()?, operand)))
}
