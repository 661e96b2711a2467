//! The names of one rule, and the identifiers they become.

use crate::context::{Context, Path, site};
use core::cell::{Cell, RefCell};
use proc_macro2::{Ident, Span};
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
    pub(crate) fn read(&self, variable: VarId) -> Ident {
        self.read.borrow_mut()[variable] = true;
        self.bind(variable)
    }

    /// Something has read the name so far.
    pub(crate) fn is_read(&self, variable: VarId) -> bool {
        self.read.borrow()[variable]
    }

    /// The identifier of a const parameter.
    pub(crate) fn parameter(&self, index: usize) -> Ident {
        parameter(index, &self.parameters[index], self.context)
    }

    /// A new identifier for a value that the author gave no name.
    pub(crate) fn temporary(&self) -> Ident {
        let index = self.temporaries.replace(self.temporaries.get() + 1);
        Ident::new(&format!("__t{index}"), site())
    }

    /// The identifier of a name where it is bound.
    ///
    /// `__x2_name`: the number keeps names apart, whatever is left of the word. It stands where the
    /// author wrote the word, so that an editor finds it, and is seen by generated code alone.
    pub(crate) fn bind(&self, variable: VarId) -> Ident {
        let Variable { name, span, .. } = &self.variables[variable];
        let text = numbered(&format!("__x{variable}"), name);
        Ident::new(&text.to_ascii_lowercase(), at(*span, self.context))
    }

    /// The name stands for a list.
    pub(crate) fn is_list(&self, variable: VarId) -> bool {
        matches!(
            self.variables[variable].kind,
            VariableKind::Rest | VariableKind::List
        )
    }

    /// The path of the facade's hidden module.
    pub(crate) fn private(&self) -> &Path {
        self.context.private()
    }
}

/// The identifier of a const parameter in an impl: `__P0_K`. Unlike the author's word, which the
/// type itself shows, it cannot mean anything else.
pub(crate) fn parameter(index: usize, parameter: &Parameter, context: &Context<'_>) -> Ident {
    let text = numbered(&format!("__P{index}"), &parameter.name);
    Ident::new(&text.to_ascii_uppercase(), at(parameter.span, context))
}

/// A prefix that is unique, and what is left of a name in plain letters.
fn numbered(prefix: &str, name: &str) -> String {
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    if letters.is_empty() {
        return prefix.into();
    }
    format!("{prefix}_{letters}")
}

/// The span of what nobody wrote, at a place of the author's text.
pub(crate) fn at(place: sprague_grammar::Span, context: &Context<'_>) -> Span {
    site().located_at(context.source().span(place))
}
