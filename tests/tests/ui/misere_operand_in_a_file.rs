// The same warning of a rule file.
#![deny(deprecated)]

sprague::include_game!("rules/compounds.game");

fn main() {}
