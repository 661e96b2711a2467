// Heaps without order have no first one.
use sprague::game;

game! {
    pub game Take{x, y} {
        {x, y} -> {x - 1, y};
        measure x;
    }
}

fn main() {}
