//! The traits serve generic code, and the generated types are small, common ones.
#![deny(warnings)]

use sprague::IntoPosition;
use sprague::prelude::*;

sprague::game! {
    pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
    pub game Kayles(n) { octal 0.77; }
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
}

fn first_player_wins<G: Game>(game: &G, start: G::Position) -> bool {
    game.outcome(start) == Ok(OutcomeClass::N)
}

fn is_common<T: Copy + Clone + std::fmt::Debug + Default + Send + Sync + 'static>(_: T) {}

fn main() {
    assert!(first_player_wins(&Take, 6));
    assert!(first_player_wins(&Kayles, [6].into_position()));
    assert!(!first_player_wins(&Wythoff, (1, 2).into_position()));
    is_common(Take);
    is_common(Kayles);
    is_common(Wythoff);
}
