// A list for two heaps without order.
use sprague::game;

game! {
    pub game Both{x, y} {
        {x, y} -> {x, y - k} for k in 1..;
        expect outcome([3, 3]) = P;
    }
}

fn main() {}
