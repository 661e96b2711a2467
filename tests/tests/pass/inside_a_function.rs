//! A game may stand in a function, and in a method's block.
#![deny(warnings)]

use sprague::prelude::*;

struct Player(u64);

impl Player {
    fn value(&self) -> Result<u64, Error> {
        sprague::game! { game Take(n) { n -> n - k for k in {1, 2}; } }
        Take.grundy(self.0)
    }
}

fn main() {
    sprague::game! {
        /// Known here alone.
        game Take(n) { n -> n - k for k in {1, 3, 4}; }
        compound Takes = disjunctive(Take, ..);
    }
    assert_eq!(Takes.grundy([5, 4]), Ok(3 ^ 2));
    assert_eq!(Take.grundy(5), Ok(3));
    assert_eq!(Player(5).value(), Ok(2));
}
