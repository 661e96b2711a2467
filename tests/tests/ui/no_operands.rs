// A compound of nothing.
use sprague::game;

game! {
    pub compound Nothing = selective();
}

fn main() {}
