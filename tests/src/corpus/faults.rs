//! Games whose values cannot be told. They are no part of the corpus: most tests ask for values.

use super::known::by;
use crate::region::{boxed, collections, heaps};
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// A number past 128 bits.
        pub game TooFar(n) {
            n -> n - 1 if n < 3;
            n -> n - k for k in 1..=n
                if k * 18446744073709551615 * 18446744073709551615 * 18446744073709551615 > n;
        }
    }
    TooFar: heaps(5) => [
        by("LANGUAGE.md: beyond 128 bits is an error").fails("Overflow", &heaps(5)[1..]),
    ];
    {
        /// A heap past 64 bits.
        pub game Growing(x, y) { (x, y) -> (x - 1, 9223372036854775807 * y); }
    }
    Growing: boxed(&[2, 4]) => [
        by("LANGUAGE.md: a heap past 64 bits is an error").fails("HeapTooLarge", &[json!([1, 3])]),
    ];
    {
        /// More heaps than a result may hold.
        pub game Copies(n) { n -> [n - 1; 10000 * n] if n > 2; n -> n - 1; }
    }
    Copies: collections(1, 4) => [
        by("LANGUAGE.md: a result holds at most so many heaps").fails("TooMany", &[json!([4])]),
    ];
    {
        /// A measure that does not hold.
        pub game Rising(n) { n -> n - 1 if n < 4; n -> n + 1 if n == 4; assume measure n; }
    }
    Rising: heaps(6) => [
        by("LANGUAGE.md: an error in place of a loop").fails("RankNotLowered", &[json!(4)]),
    ];
}
