//! The names that a rule knows, and what is wrong with it.

use super::words::suggest;
use crate::ast::{Delimiter, Header, Name};
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Parameter, Shape, VarId, Variable, VariableKind};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The shape of a game, as its header tells it.
#[derive(Clone, Copy)]
pub(super) struct GameShape<'a> {
    pub(super) shape: Shape,
    pub(super) header: &'a Header,
    pub(super) parameters: &'a [Parameter],
}

impl GameShape<'_> {
    /// How many heaps a position has, if that is fixed.
    pub(super) fn heaps(self) -> Option<usize> {
        match self.shape {
            Shape::Heap | Shape::Collection => Some(1),
            Shape::Tuple(count) | Shape::Tuples(count) | Shape::Unordered(count) => Some(count),
            Shape::Multiset => None,
        }
    }

    /// The brackets around a position.
    pub(super) fn delimiter(self) -> Delimiter {
        self.header.delimiter
    }

    /// A position of the game as it is written.
    pub(super) fn written(self) -> String {
        let names: Vec<&str> = self
            .header
            .names
            .iter()
            .map(|name| name.text.as_str())
            .listed();
        let names = names.join(", ");
        match self.header.delimiter {
            Delimiter::Parens => format!("({names})"),
            Delimiter::Braces => format!("{{{names}}}"),
            Delimiter::Brackets => "[h, ..rest]".to_owned(),
        }
    }
}

/// What the word `heaps` means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Heaps {
    /// Nothing: the rule is no measure.
    Unknown,
    /// The variables before that one.
    Numbers(usize),
    /// A list variable.
    List(VarId),
}

/// The names of one rule, and the errors found in it.
pub(super) struct Scope<'e> {
    pub(super) variables: Vec<Variable>,
    /// The choice that gave each variable: 0 for the pattern, then 1, 2, ….
    levels: Vec<usize>,
    /// Variables of a choice that has an error: nothing is said of how they are used.
    faulty: Vec<bool>,
    /// Variables that something speaks of.
    pub(super) used: Vec<bool>,
    /// The level of the names that are given now.
    pub(super) level: usize,
    /// The highest level of a variable looked up since this was last set to 0.
    pub(super) needed: usize,
    /// What the word `heaps` means.
    pub(super) heaps: Heaps,
    /// Names that stand for heaps without order, in a measure.
    pub(super) unordered: Vec<String>,
    /// The errors of unknown names: each is told once a rule, where it stands first.
    unknown: BTreeMap<String, usize>,
    /// The pattern has an error, so that names may be missing: unknown ones are not told.
    pub(super) lenient: bool,
    /// Only parameters may be named: the conditions behind `where`.
    pub(super) of_parameters: bool,
    parameters: &'e [Parameter],
    errors: &'e mut Vec<Error>,
}

impl<'e> Scope<'e> {
    /// A scope that knows the parameters alone.
    pub(super) fn new(parameters: &'e [Parameter], errors: &'e mut Vec<Error>) -> Self {
        Self {
            variables: Vec::new(),
            levels: Vec::new(),
            faulty: Vec::new(),
            used: Vec::new(),
            level: 0,
            needed: 0,
            heaps: Heaps::Unknown,
            unordered: Vec::new(),
            unknown: BTreeMap::new(),
            lenient: false,
            of_parameters: false,
            parameters,
            errors,
        }
    }

    /// Notes an error.
    pub(super) fn error(&mut self, kind: ErrorKind, span: Span) {
        self.errors.push(Error::new(kind, span));
    }

    /// How many errors there are.
    pub(super) fn count(&self) -> usize {
        self.errors.len()
    }

    /// Gives a name its meaning. `faulty` where the meaning is not known for an error.
    pub(super) fn declare(&mut self, name: &Name, kind: VariableKind, faulty: bool) -> VarId {
        super::words::check(name, self.errors);
        let known = self.variables.iter().any(|known| known.name == name.text);
        if known || self.parameter(name).is_some() {
            self.error(
                ErrorKind::DuplicateName {
                    name: name.text.clone(),
                },
                name.span,
            );
        }
        self.declare_unnamed(name.text.clone(), name.span, kind, faulty)
    }

    /// A variable with a name that no author can use or that was checked before.
    pub(super) fn declare_unnamed(
        &mut self,
        name: String,
        span: Span,
        kind: VariableKind,
        faulty: bool,
    ) -> VarId {
        self.variables.push(Variable { name, span, kind });
        self.levels.push(self.level);
        self.faulty.push(faulty);
        self.used.push(false);
        self.variables.len() - 1
    }

    /// The parameter of a name.
    pub(super) fn parameter(&self, name: &Name) -> Option<usize> {
        let mut parameters = self.parameters.iter();
        parameters.position(|known| known.name == name.text)
    }

    /// The variable of a name; an error if there is none.
    pub(super) fn variable(&mut self, name: &Name) -> Option<VarId> {
        if self.unordered.contains(&name.text) {
            self.error(ErrorKind::UnsymmetricMeasure, name.span);
            return None;
        }
        let Some(id) = self
            .variables
            .iter()
            .position(|known| known.name == name.text)
        else {
            self.unknown_name(name);
            return None;
        };
        self.needed = self.needed.max(self.levels[id]);
        self.used[id] = true;
        (!self.faulty[id]).then_some(id)
    }

    /// The error of a name that stands for nothing.
    fn unknown_name(&mut self, name: &Name) {
        if self.lenient {
            return;
        }
        if let Some(known) = self.unknown.get(&name.text) {
            let place = &mut self.errors[*known].span;
            *place = name.span.min(*place);
            return;
        }
        self.unknown.insert(name.text.clone(), self.errors.len());
        let variables = self.variables.iter().map(|variable| &variable.name);
        let parameters = self.parameters.iter().map(|parameter| &parameter.name);
        let known = variables.chain(parameters).map(String::as_str);
        let suggestion = suggest(&name.text, known);
        let name_text = name.text.clone();
        let kind = if self.of_parameters {
            ErrorKind::UnknownParameter {
                name: name_text,
                suggestion,
            }
        } else {
            ErrorKind::UnknownName {
                name: name_text,
                suggestion,
            }
        };
        self.error(kind, name.span);
    }

    /// A name stands for a number: whether it is a heap's.
    pub(super) fn is_number(&self, name: &str) -> Option<bool> {
        let variable = self.variables.iter().find(|known| known.name == name);
        let kind = variable.map(|known| known.kind);
        match kind {
            Some(VariableKind::Rest | VariableKind::List) => None,
            Some(kind) => Some(kind == VariableKind::Heap),
            None => {
                let mut parameters = self.parameters.iter();
                parameters.any(|known| known.name == name).then_some(false)
            }
        }
    }

    /// The variable stands for a list.
    pub(super) fn is_list(&self, id: VarId) -> bool {
        matches!(
            self.variables[id].kind,
            VariableKind::Rest | VariableKind::List
        )
    }

    /// The list that a name stands for; none, without an error, if it stands for no list.
    pub(super) fn list(&mut self, name: &Name) -> Option<VarId> {
        if let Heaps::List(id) = self.heaps
            && name.text == super::words::HEAPS
        {
            return Some(id);
        }
        let id = self
            .variables
            .iter()
            .position(|known| known.name == name.text)?;
        if self.faulty[id] || !self.is_list(id) {
            return None;
        }
        self.needed = self.needed.max(self.levels[id]);
        self.used[id] = true;
        Some(id)
    }
}
