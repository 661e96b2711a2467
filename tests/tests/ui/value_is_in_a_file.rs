// A file of rules that claims a wrong value.
sprague::include_game!("rules/kayles_claim.game");

fn main() {
    let _ = Kayles;
}
