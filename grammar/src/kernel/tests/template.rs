//! Kernels of games with parameters.

use crate::compile;
use crate::kernel::{Kernel, Kind, Template};
use alloc::format;

/// What waits for the numbers of the parameters, of `G<K, L>` with these.
fn template(rest: &str) -> Option<Template> {
    let compiled = compile(&format!("game G<K, L>{rest}"));
    assert!(compiled.errors.is_empty(), "{rest}: {:?}", compiled.errors);
    assert_eq!(Kernel::of(&compiled.model.games[0]), None);
    Template::of(&compiled.model.games[0])
}

#[test]
fn numbers_wait_for_parameters() {
    let cases: [(&str, Kind, &[i64]); 4] = [
        (
            "(n) where K >= 1 { n -> n - d for d in divisors(n) if L * d < n + K; n -> n - K; }",
            Kind::Divisors,
            &[
                0, 1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 1, // n - d, with one test
                0, 0, 0, 0, 0, 1, 1, 1, -1, 0, 0, 0, 1, 0, 1, -1, // n - L d + K - 1
                0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, // n - K
            ],
        ),
        (
            "(n) { n -> n - s for s in powers(K) if n % L == 1; }",
            Kind::Divisors,
            &[
                -1, 1, 1, 1, -2, -1, 1, 1, 1, -1, // L - 2 and L - 1
                0, 8, 1, 0, 1, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0, 1, // powers of K
                0, 3, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, -1, // L | n - 1
            ],
        ),
        (
            "{x, y} { {x, y} -> {x - k, y} for k in 1..=x + K if L > 1; \
             {x, y} -> {x - k, y - k} for k in 1..=min(x, x + L - 3); }",
            Kind::Lines,
            &[-1, 1, 1, 1, -2, -1, 1, 1, 1, -3, 0, 7],
        ),
        (
            "[..] where L >= 1 { [x, ..r] -> [x - k, ..r] for k in L..=K; }",
            Kind::Taken,
            &[
                0, 1, -2, 1, 1, 1, 0, 1, 0, 1, 0, 14, // for all from L to K
                0, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ],
        ),
    ];
    for (rest, kind, numbers) in cases {
        let numbers = numbers.to_vec();
        assert_eq!(template(rest), Some(Template { kind, numbers }), "{rest}");
    }
    for rest in [
        "(n) where K >= 1, L >= 1 { n -> n - L * K * d for d in divisors(n) if d <= n; }",
        "(n) { n -> n - d for d in divisors(n + K) if d < n, d > L; }",
        "{x, y} { {x, y} -> {x - k, y} for k in 1..=K; \
         {x, y} -> {x - k, y - k} for k in L + 1..; }",
        "{x, y} { {x, y} -> {x - k, y} for k in 1..=x - K if L > 0; \
         {x, y} -> {x - k, y - k} for k in 1.. if L < x; }",
    ] {
        assert_eq!(template(rest), None, "{rest}");
    }
}
