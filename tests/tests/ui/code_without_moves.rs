// A code that lets nothing be done.
use sprague::game;

game! {
    pub game Still(n) { octal 0.000; }
}

fn main() {}
