// Signs of papers, which the compiler refuses and leaves out before the macro sees the rest.
use sprague::game;

game! {
    pub game Take(n) { n -> n - k for k in 1.. if k ≤ 3; }
    pub game Half(n) { n → n / 2 if n > 0; /* ≥ in a comment */ }
    pub game Rest(n) { n -> n - k for k in 1..9 if k ∤ n; }
    pub game Many(n) { n -> n - k for k ∈ {1, 2}, j ∈ {3}; }
}

fn main() {}
