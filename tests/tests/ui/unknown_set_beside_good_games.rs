// One bad game does not hide a good one.
use sprague::game;

game! {
    pub game Bad(n) { n -> n - p for p in prime; }
    pub game Good(n) { n -> n - p for p in primes; }
}

use sprague::prelude::*;

fn main() {
    let _ = Good.grundy(3);
}
