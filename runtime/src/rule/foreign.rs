//! Numbers on their way to the author's own functions, and back.

use super::Stop;

/// An argument of a Rust function, which takes heaps: `u64`.
///
/// # Errors
/// No value, for a negative number and for one past 64 bits: nothing can be asked about it.
pub fn argument(number: i128) -> Result<u64, Stop> {
    u64::try_from(number).map_err(|_| Stop::NoValue)
}

/// A heap, a const parameter or what a Rust function gave, as a number of a rule.
#[must_use]
pub const fn number(number: u64) -> i128 {
    number as i128
}

#[cfg(test)]
mod tests {
    use super::{argument, number};
    use crate::rule::Stop;

    #[test]
    fn heaps_alone_are_arguments() {
        assert_eq!(argument(number(u64::MAX)), Ok(u64::MAX));
        assert_eq!(argument(0), Ok(0));
        for beyond in [-1, 1 << 64, i128::MIN, i128::MAX] {
            assert_eq!(argument(beyond), Err(Stop::NoValue), "{beyond}");
        }
    }
}
