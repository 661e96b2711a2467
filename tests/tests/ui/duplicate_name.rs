// Two games of one name.
use sprague::game;

game! {
    pub game Take(n) { n -> n - 1; }
    pub game Take(n) { n -> n - 2; }
}

fn main() {}
