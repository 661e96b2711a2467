//! From a text to the tree of its words.
//!
//! A text without an error of syntax is read in one go. Otherwise it is cut into items and
//! statements, each read by itself, so that every mistake is told and none hides another.

mod build;
mod claims;
mod codes;
mod compound;
mod expected;
mod expr;
mod mend;
mod piece;
mod places;
pub(crate) mod quick;
mod recover;
mod refused;
mod scan;
mod sets;
mod slips;
mod statements;
#[cfg(test)]
mod tests;

use crate::ast;
use crate::check::Broken;
use crate::error::Error;
use crate::generated::{Grammar, Rule};
use alloc::vec::Vec;
use build::{Build, Item};
use pest::Parser;

type Pair<'t> = pest::iterators::Pair<'t, Rule>;
type Pairs<'t> = pest::iterators::Pairs<'t, Rule>;

/// What was read of a text.
#[derive(Default)]
pub(crate) struct Parsed {
    /// The games and compounds without an error.
    pub(crate) file: ast::File,
    /// All errors.
    pub(crate) errors: Vec<Error>,
    /// The games with an error whose name could be read.
    pub(crate) broken: Vec<Broken>,
}

impl Parsed {
    /// Takes what was made of an item.
    fn add(&mut self, item: Item) {
        match item {
            Item::Game(game) => self.file.games.push(game),
            Item::Compound(compound) => self.file.compounds.push(compound),
            Item::Broken(broken) => self.broken.push(broken),
        }
    }
}

/// Reads a text. Linear in its length.
pub(crate) fn parse(text: &str) -> Parsed {
    let mut parsed = Parsed::default();
    let tokens = match scan::scan(text) {
        Ok(tokens) => tokens,
        Err(error) => {
            parsed.errors.push(error);
            return parsed;
        }
    };
    if tokens.codes.as_bytes().contains(&codes::COMPOUND)
        && let Some(error) = compound::too_deep(text, &tokens.all)
    {
        parsed.errors.push(error);
        return parsed;
    }
    let Ok(mut file) = Grammar::parse(Rule::file, &tokens.codes) else {
        return recover::recover(text, &tokens);
    };
    let mut build = Build::new(text, &tokens.all);
    for pair in file.next().into_iter().flat_map(Pair::into_inner) {
        if pair.as_rule() == Rule::item {
            let item = build.item(pair);
            parsed.add(item);
        }
    }
    parsed.errors = build.errors;
    parsed
}
