//! The names of one rule, and the identifiers they become.

use crate::context::{Context, Path, site};
use core::cell::{Cell, RefCell};
use proc_macro2::{Ident, Span};
use sprague_grammar::model::{VarId, Variable, VariableKind};

/// The names that expressions of one rule may read. Code is generated from the inside out, so
/// that where a name is bound, it is known whether anything reads it.
pub(crate) struct Scope<'a> {
    variables: &'a [Variable],
    pub(crate) context: &'a Context<'a>,
    read: RefCell<Vec<bool>>,
    temporaries: Cell<usize>,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(variables: &'a [Variable], context: &'a Context<'a>) -> Self {
        let read = RefCell::new(vec![false; variables.len()]);
        Self {
            variables,
            context,
            read,
            temporaries: Cell::new(0),
        }
    }

    /// The identifier of a name where it is read.
    pub(crate) fn read(&self, variable: VarId) -> Ident {
        self.read.borrow_mut()[variable] = true;
        self.identifier("", variable)
    }

    /// The identifier of a name where it is bound: with an underscore if nothing reads it.
    pub(crate) fn bind(&self, variable: VarId) -> Ident {
        let prefix = if self.is_read(variable) { "" } else { "_" };
        self.identifier(prefix, variable)
    }

    /// Something has read the name so far.
    pub(crate) fn is_read(&self, variable: VarId) -> bool {
        self.read.borrow()[variable]
    }

    /// A new identifier for a value that the author gave no name.
    pub(crate) fn temporary(&self) -> Ident {
        let index = self.temporaries.replace(self.temporaries.get() + 1);
        Ident::new(&format!("t{index}"), site())
    }

    /// `x2_name`: the number keeps names apart, whatever is left of the word. It stands where the
    /// author wrote the word, so that an editor finds it, and is seen by generated code alone.
    fn identifier(&self, prefix: &str, variable: VarId) -> Ident {
        let Variable { name, span, .. } = &self.variables[variable];
        let mut text = format!("{prefix}x{variable}");
        let mut letters = name.chars().filter(char::is_ascii_alphanumeric).peekable();
        if letters.peek().is_some() {
            text.push('_');
            text.extend(letters.map(|letter| letter.to_ascii_lowercase()));
        }
        Ident::new(&text, self.span(*span))
    }

    fn span(&self, place: sprague_grammar::Span) -> Span {
        site().located_at(self.context.source().span(place))
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
