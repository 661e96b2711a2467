// Braces around heaps side by side, and around moves to choose from.
use sprague::game;

game! {
    pub game Break(n) { n -> {a, b} for (a, b) in split(n); }
    pub game Take(n) { n -> {n - 1, n - 2}; }
    pub game Pair(x, y) { (x, y) -> {x - 1, y}; }
}

fn main() {}
