// Games and compounds that have no closed forms.
use sprague::game;

game! {
    #[closed_forms(heaps = 5_000)]
    pub game Slow<K>(n) where K >= 1 { n -> n - k for k in 1..=K; }

    #[closed_forms(heaps = 5_000)]
    pub game Two(x, y) { (x, y) -> (x - 1, y); (x, y) -> (x, y - 1); }

    pub game One(n) { n -> n - 1; }

    #[closed_forms(heaps = 5_000)]
    pub compound Both = disjunctive(One, One);
}

fn main() {}
