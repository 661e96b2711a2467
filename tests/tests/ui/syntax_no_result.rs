// A choice stands where the result should.
use sprague::game;

game! {
    pub game Take(n) { n -> for k in {1, 2}; }
}

fn main() {}
