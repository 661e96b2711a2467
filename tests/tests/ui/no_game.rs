// Nothing at all.
use sprague::game;

game! {

}

fn main() {}
