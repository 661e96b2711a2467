// Another word stands where `in` must stand.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k beside {1, 2}; }
}

fn main() {}
