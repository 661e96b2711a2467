// What is no number of heaps, and a second number.
use sprague::game;

game! {
    #[closed_forms(heaps = many)]
    pub game Many(n) { n -> n - k for k in {1, 3, 4}; }

    #[closed_forms]
    pub game Bare(n) { n -> n - k for k in {1, 3, 4}; }

    #[closed_forms(heaps = 0)]
    pub game Nothing(n) { n -> n - k for k in {1, 3, 4}; }

    #[closed_forms(heaps = 5_000)]
    #[closed_forms(heaps = 6_000)]
    pub game Twice(n) { n -> n - k for k in {1, 3, 4}; }
}

fn main() {}
