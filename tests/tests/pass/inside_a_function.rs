//! A game may stand in a function, and in a method's block.
#![deny(warnings)]

use sprague::prelude::*;

struct Player;

impl Player {
    fn value(&self, heap: u64) -> Result<u64, Error> {
        sprague::game! { game Take(n) { n -> n - k for k in {1, 2}; } }
        Take.grundy(heap)
    }
}

fn main() {
    sprague::game! {
        /// Known here alone.
        game Take(n) { n -> n - k for k in {1, 3, 4}; }
    }
    assert_eq!(Take.grundy(5), Ok(3));
    assert_eq!(Player.value(5), Ok(2));
}
