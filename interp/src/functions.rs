//! The Rust functions that rules may call.

use sprague_grammar::eval;
use sprague_grammar::model::Game;
use std::fmt;
use std::sync::Arc;

/// A function of numbers.
pub(crate) type Number = Arc<dyn Fn(&[u64]) -> u64 + Send + Sync>;

/// A function of truth values.
pub(crate) type Predicate = Arc<dyn Fn(&[u64]) -> bool + Send + Sync>;

/// Functions by path.
#[derive(Clone, Default)]
pub(crate) struct Functions {
    numbers: Vec<(String, Number)>,
    predicates: Vec<(String, Predicate)>,
}

impl Functions {
    pub(crate) fn add_number(&mut self, path: &str, function: Number) {
        let path = without_spaces(path);
        self.numbers.retain(|(known, _)| *known != path);
        self.numbers.push((path, function));
    }

    pub(crate) fn add_predicate(&mut self, path: &str, predicate: Predicate) {
        let path = without_spaces(path);
        self.predicates.retain(|(known, _)| *known != path);
        self.predicates.push((path, predicate));
    }

    /// The first function that a game calls and that is not here.
    pub(crate) fn missing(&self, game: &Game) -> Option<String> {
        let mut paths = game.functions().into_iter().map(|path| path.text);
        paths.find(|path| !self.knows(path))
    }

    fn function(&self, path: &str) -> Option<&Number> {
        let mut all = self.numbers.iter();
        Some(&all.find(|(known, _)| known == path)?.1)
    }

    fn predicate(&self, path: &str) -> Option<&Predicate> {
        let mut all = self.predicates.iter();
        Some(&all.find(|(known, _)| known == path)?.1)
    }

    /// Whether a function of that path is here, of numbers or of truth values.
    pub(crate) fn knows(&self, path: &str) -> bool {
        self.function(path).is_some() || self.predicate(path).is_some()
    }
}

impl eval::Functions for Functions {
    fn number(&self, path: &str, arguments: &[u64]) -> Option<u64> {
        self.function(path).map(|function| function(arguments))
    }

    fn holds(&self, path: &str, arguments: &[u64]) -> Option<bool> {
        self.predicate(path).map(|holds| holds(arguments))
    }
}

impl fmt::Debug for Functions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut paths = f.debug_set();
        for (path, _) in &self.numbers {
            paths.entry(path);
        }
        for (path, _) in &self.predicates {
            paths.entry(path);
        }
        paths.finish()
    }
}

/// Paths are compared as the model holds them.
fn without_spaces(path: &str) -> String {
    path.chars().filter(|c| !c.is_whitespace()).collect()
}
