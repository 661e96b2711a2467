// A wrong outcome, of two heaps.
use sprague::game;

game! {
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
        expect outcome({3, 5}) = N;
    }
}

fn main() {}
