//! Every option of a heap: the definition, for small heaps and for tests.

use super::cell::{Cell, Marks};
use super::code::Code;

/// The nim-value of a heap by those of all smaller ones. `None` if it does not fit.
pub(super) fn value<T: Cell>(code: &Code, values: &[T], marks: &mut Marks) -> Option<T> {
    let heap = values.len();
    marks.clear();
    let (places, round) = marks.raw::<T>();
    if code.ends(heap) {
        places[0] = round;
    }
    for &taken in code.takes.iter().take_while(|&&taken| taken < heap) {
        places[values[heap - taken].index()] = round;
    }
    for &taken in code.breaks.iter().take_while(|&&taken| taken < heap) {
        let rest = &values[1..heap - taken];
        let half = rest.len().div_ceil(2);
        for (small, large) in rest.iter().zip(rest.iter().rev()).take(half) {
            places[small.sum(*large).index()] = round;
        }
    }
    let free = places.iter().position(|&mark| mark != round);
    T::new(free.unwrap_or(T::TOP))
}
