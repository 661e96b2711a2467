mod answers;
mod codes;
mod compounds;
mod forms;
mod texts;

use crate::{Interpreted, Ruleset};
use std::error::Error;

type Outcome = Result<(), Box<dyn Error>>;

/// The only game of a text.
fn game(text: &str) -> Interpreted {
    let rules = Ruleset::parse(text).unwrap_or_else(|errors| panic!("{errors}"));
    let name = rules.games().next().expect("the text has a game");
    rules.game(name).expect("the game needs nothing else")
}
