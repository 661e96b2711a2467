//! Games whose values cannot be told. They are no part of the corpus: most tests ask for values.

use crate::region::{boxed, collections, heaps};
use crate::rules::{entries, rules};

rules! {
    /// A number past 128 bits.
    pub game TooFar(n) {
        n -> n - 1 if n < 3;
        n -> n - k for k in 1..=n
            if k * 18446744073709551615 * 18446744073709551615 * 18446744073709551615 > n;
    }
    /// A heap past 64 bits.
    pub game Growing(x, y) { (x, y) -> (x - 1, 9223372036854775807 * y); }
    /// More heaps than a result may hold.
    pub game Copies(n) { n -> [n - 1; 10000 * n] if n > 2; n -> n - 1; }
    /// A measure that does not hold.
    pub game Rising(n) { n -> n - 1 if n < 4; n -> n + 1 if n == 4; assume measure n; }
}

entries! {
    TooFar: heaps(5);
    Growing: boxed(&[2, 4]);
    Copies: collections(1, 4);
    Rising: heaps(6);
}
