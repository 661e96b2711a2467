//! Values by the definitions, for rules that take a number of a set.

/// The nim-values of the heaps below a length.
pub(crate) fn nim_values(set: &[usize], len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(len);
    for heap in 0..len {
        let options = set.iter().filter(|&&k| k <= heap);
        let seen = options.fold(0u64, |seen, k| seen | 1 << values[heap - k]);
        values.push(seen.trailing_ones().into());
    }
    values
}

/// Their remoteness under normal play: a player who can win takes the shortest way, one who cannot
/// the longest.
pub(crate) fn remoteness(set: &[usize], len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(len);
    for heap in 0..len {
        let (mut win, mut loss) = (u64::MAX, 0);
        for &k in set.iter().filter(|&&k| k <= heap) {
            let length = values[heap - k] + 1;
            if length % 2 == 1 {
                win = win.min(length);
            } else {
                loss = loss.max(length);
            }
        }
        values.push(if win < u64::MAX { win } else { loss });
    }
    values
}
