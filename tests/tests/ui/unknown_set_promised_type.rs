// After an error the type still exists: one error and not two.
use sprague::game;

game! {
    pub game Take(n) { n -> n - p for p in prime; }
}

use sprague::prelude::*;

fn main() {
    let _ = Take.grundy(3);
}
