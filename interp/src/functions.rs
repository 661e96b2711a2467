//! The Rust functions that rules may call.

use sprague_grammar::eval;
use sprague_grammar::model::Game;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// A function of numbers.
pub(crate) type Number = Arc<dyn Fn(&[u64]) -> u64 + Send + Sync>;

/// A function of truth values.
pub(crate) type Predicate = Arc<dyn Fn(&[u64]) -> bool + Send + Sync>;

/// Functions by path.
#[derive(Clone, Default)]
pub(crate) struct Functions {
    numbers: BTreeMap<String, Number>,
    predicates: BTreeMap<String, Predicate>,
}

impl Functions {
    pub(crate) fn add_number(&mut self, path: &str, function: Number) {
        self.numbers.insert(without_spaces(path), function);
    }

    pub(crate) fn add_predicate(&mut self, path: &str, predicate: Predicate) {
        self.predicates.insert(without_spaces(path), predicate);
    }

    /// The first function that a game calls and that is not here.
    pub(crate) fn missing(&self, game: &Game) -> Option<String> {
        let mut paths = game.functions().into_iter().map(|path| path.text);
        paths.find(|path| !self.knows(path))
    }

    /// Whether a function of that path is here, of numbers or of truth values.
    pub(crate) fn knows(&self, path: &str) -> bool {
        self.numbers.contains_key(path) || self.predicates.contains_key(path)
    }
}

impl eval::Functions for Functions {
    fn number(&self, path: &str, arguments: &[u64]) -> Option<u64> {
        self.numbers.get(path).map(|function| function(arguments))
    }

    fn holds(&self, path: &str, arguments: &[u64]) -> Option<bool> {
        self.predicates.get(path).map(|holds| holds(arguments))
    }
}

impl fmt::Debug for Functions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paths = self.numbers.keys().chain(self.predicates.keys());
        f.debug_set().entries(paths).finish()
    }
}

/// Paths are compared as the model holds them.
fn without_spaces(path: &str) -> String {
    path.chars().filter(|c| !c.is_whitespace()).collect()
}
