//! How much a solver may use.

/// How much a solver may use before it gives up with [`Error::Capacity`](crate::Error::Capacity).
///
/// ```
/// use sprague_runtime::Limits;
/// let limits = Limits { positions: 1_000, ..Limits::default() };
/// assert_eq!(limits, Limits::positions(1_000));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The greatest number of positions that a solver may evaluate. One position takes from 1 to
    /// some 100 bytes, by strategy.
    pub positions: u64,
}

impl Limits {
    /// At most that many positions.
    #[must_use]
    pub const fn positions(positions: u64) -> Self {
        Self { positions }
    }
}

impl Default for Limits {
    /// 50 million positions.
    fn default() -> Self {
        Self::positions(50_000_000)
    }
}
