// A slip of the pen.
use sprague::game;

game! {
    pub game Take(heap) { heap -> haep - 1; }
}

fn main() {}
