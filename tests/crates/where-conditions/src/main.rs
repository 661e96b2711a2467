//! Parameters that satisfy `where`, and behind a feature some that do not.

use sprague::prelude::*;

sprague::game! {
    pub game Slow<L, R>(n) where 1 <= L, L <= R { n -> n - k for k in L..=R; }
}

fn main() -> Result<(), Error> {
    assert_eq!(Slow::<2, 3>.grundy(4)?, 2);
    assert_eq!(Slow::<3, 3>.grundy(4)?, 1);
    #[cfg(feature = "violated")]
    assert_eq!(Slow::<3, 2>.grundy(4)?, 1);
    Ok(())
}
