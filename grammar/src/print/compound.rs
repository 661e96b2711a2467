//! Compounds.

use crate::ast::{Component, Compound};
use crate::listed::Listed;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A compound with the end of its line.
pub(super) fn compound(compound: &Compound) -> String {
    let outer = super::outer(&compound.outer, compound.misere, compound.partizan);
    let components = compound.components.iter().map(|component| match component {
        Component::Game(operand) => operand.text.as_str(),
        Component::Repeat(_) => "..",
    });
    let components: Vec<&str> = components.listed();
    let (name, word) = (&compound.name.text, &compound.word.text);
    format!(
        "{outer}compound {name} = {word}({});\n",
        components.join(", ")
    )
}
