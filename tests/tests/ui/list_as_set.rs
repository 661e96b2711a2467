// A list of heaps is no set to run over.
use sprague::game;

game! {
    pub game Copy[..] { [h, ..rest] -> [h - k, ..rest] for k in rest; }
}

fn main() {}
