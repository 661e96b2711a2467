// A wrong value under misère play.
use sprague::game;

game! {
    pub game Take(n) {
        n -> n - k for k in {1, 3, 4};
        expect misere remoteness(10) = 6;
    }
}

fn main() {}
