//! Rules as data, played.

use sprague::period::Recurrence;

/// What data say of a heap: what is left, ascending; nothing if there is too much of it, or if it
/// may be split.
///
/// # Panics
/// If they say of a move that it leaves no heap of 64 bits.
#[must_use]
pub fn said(data: &Recurrence, heap: u64) -> Option<Vec<u64>> {
    let mut left: Vec<u64> = match data {
        Recurrence::Subtraction(takes) => {
            let endless = takes.from().map(|from| (from, u64::MAX));
            let runs = takes.ranges().iter().copied().chain(endless);
            let runs = runs.map(|(first, last)| (first, last.min(heap)));
            let runs: Vec<_> = runs.filter(|(first, last)| first <= last).collect();
            if runs.iter().any(|(first, last)| last - first > 2_000) {
                return None;
            }
            let numbers = runs.into_iter().flat_map(|(first, last)| first..=last);
            numbers.map(|number| heap - number).collect()
        }
        Recurrence::Register(register) => {
            let small = usize::try_from(heap).ok();
            let small = small.and_then(|heap| register.small().get(heap));
            let sets = register.sets();
            let residue = usize::try_from(heap % sets.len() as u64).ok()?;
            let taken = small.unwrap_or(&sets[residue]).iter();
            taken.filter_map(|taken| heap.checked_sub(*taken)).collect()
        }
        Recurrence::Floors(floors) => {
            let moves = floors.moves().iter().filter(|(_, from)| *from <= heap);
            moves.map(|(divisor, _)| heap / divisor).collect()
        }
        Recurrence::Mark(mark) => {
            let takes = mark.takes().iter().filter(|(_, from)| *from <= heap);
            let quotients = mark.quotients().iter().filter(|one| one.from <= heap);
            let quotients = quotients.map(|one| {
                let left = (i128::from(heap) + i128::from(one.plus)) / i128::from(one.divisor);
                u64::try_from(left).expect("it is a heap")
            });
            let takes = takes.map(|(number, _)| heap - number);
            takes.chain(quotients).collect()
        }
        Recurrence::Code(_) => return None,
    };
    left.sort_unstable();
    left.dedup();
    Some(left)
}
