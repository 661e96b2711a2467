// Nine different types of Rust.
use sprague::game;

game! {
    pub game A(n) { n -> n - 1; }
    pub compound Nine = disjunctive(A, A, A, A, A, A, A, A, A);
    pub compound Four = disjunctive(A, A, A, A);
    pub compound Sixteen = selective(Four, Four, Four, Four, Four);
    pub compound More = selective(Sixteen, Sixteen, Sixteen, Sixteen);
}

fn main() {}
