// A parameter in another spelling.
use sprague::game;

game! {
    pub game Slow<Least>(n) where least >= 1 { n -> n - Least; }
}

fn main() {}
