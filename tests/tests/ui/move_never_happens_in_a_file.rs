// The lints of a rule file, each of which is an error here.
#![deny(deprecated)]

sprague::include_game!("rules/lints.game");

fn main() {}
