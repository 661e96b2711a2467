//! The names of one rule, and the identifiers they become.

use crate::context::Context;
use core::cell::{Cell, RefCell};
use sprague_grammar::model::{Parameter, VarId, Variable, VariableKind};

/// The names that expressions of one rule may read. Code is generated from the inside out, so
/// that where a name is bound, it is known whether anything reads it.
pub(crate) struct Scope<'a> {
    variables: &'a [Variable],
    parameters: &'a [Parameter],
    pub(crate) context: &'a Context<'a>,
    read: RefCell<Vec<bool>>,
    temporaries: Cell<usize>,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(
        variables: &'a [Variable],
        parameters: &'a [Parameter],
        context: &'a Context<'a>,
    ) -> Self {
        let read = RefCell::new(vec![false; variables.len()]);
        Self {
            variables,
            parameters,
            context,
            read,
            temporaries: Cell::new(0),
        }
    }

    /// The identifier of a name where it is read.
    pub(crate) fn read(&self, variable: VarId) -> String {
        self.read.borrow_mut()[variable] = true;
        self.bind(variable)
    }

    /// Something has read the name so far.
    pub(crate) fn is_read(&self, variable: VarId) -> bool {
        self.read.borrow()[variable]
    }

    /// The identifier of a const parameter.
    pub(crate) fn parameter(&self, index: usize) -> String {
        parameter(index, &self.parameters[index])
    }

    /// A new identifier for a value that the author gave no name.
    pub(crate) fn temporary(&self) -> String {
        let index = self.temporaries.replace(self.temporaries.get() + 1);
        format!("__t{index}")
    }

    /// The identifier of a name where it is bound.
    ///
    /// `__x2_name`: the number keeps names apart, whatever is left of the word.
    pub(crate) fn bind(&self, variable: VarId) -> String {
        let mut text = numbered('x', variable, &self.variables[variable].name);
        text.make_ascii_lowercase();
        text
    }

    /// The name stands for a list.
    pub(crate) fn is_list(&self, variable: VarId) -> bool {
        matches!(
            self.variables[variable].kind,
            VariableKind::Rest | VariableKind::List
        )
    }
}

/// The identifier of a const parameter in an impl: `__P0_K`. Unlike the author's word, which the
/// type itself shows, it cannot mean anything else.
pub(crate) fn parameter(index: usize, parameter: &Parameter) -> String {
    let mut text = numbered('P', index, &parameter.name);
    text.make_ascii_uppercase();
    text
}

/// A prefix that is unique, and what is left of a name in plain letters.
fn numbered(letter: char, index: usize, name: &str) -> String {
    let mut text = format!("__{letter}{index}_");
    text.extend(name.chars().filter(char::is_ascii_alphanumeric));
    if text.ends_with('_') {
        text.pop();
    }
    text
}
