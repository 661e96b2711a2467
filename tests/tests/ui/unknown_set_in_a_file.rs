// A file of rules with a set that does not exist.
sprague::include_game!("rules/kayles_wrong.game");

fn main() {
    let _ = Kayles;
}
