//! Kernels of games whose parameters have their numbers last.

use super::{assert_holds, expansion};

#[test]
fn templates_are_filled_by_the_type() {
    let cases = [
        (
            "game G<K, L>(n) where K >= 1 { \
             n -> n - d for d in divisors(n); n -> n - K if L > 2; }",
            "__s::solve::divisors(self, false, &__s::solve::filled(&[__P0_K, __P1_L], \
             &[0, 1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 0, \
             0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
             1, 1, 1, -3]), __quantity,",
        ),
        (
            "game G<K>{x, y} { {x, y} -> {x - k, y} for k in 1.. if K > 0; }",
            "__s::solve::lines(self, __s::solve::filled_lines(&[__P0_K], \
             &[-1, 1, 0, 1, -1, 0, 3]), __quantity,",
        ),
        (
            "game G<K>[..] where K >= 1 { [x, ..r] -> [x - K, ..r]; }",
            "__s::solve::taken(self, &__s::solve::filled(&[__P0_K], \
             &[0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), __quantity,",
        ),
        (
            "game G<K>(n) { n -> n - k for k in 1..=K if k | n; }",
            "__s::solve::told(self, false, &__s::solve::filled(&[__P0_K],",
        ),
        (
            "game G<K>(n) where K >= 1 { n -> n - K; }",
            "__s::solve::told(self, false, &[], __quantity,",
        ),
        (
            "game G<K>(n) { n -> n - k for k in 1..=n if gcd(k, n) == K; }",
            "__s::solve::heap(self, false, __quantity,",
        ),
    ];
    for (text, part) in cases {
        assert_holds(&expansion(text), part);
    }
}
