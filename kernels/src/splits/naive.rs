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
    for &taken in &code.takes {
        if taken >= heap {
            break;
        }
        places[values[heap - taken].index()] = round;
    }
    for &taken in &code.breaks {
        if taken >= heap {
            break;
        }
        let rest = &values[..heap - taken];
        for small in 1..=rest.len() / 2 {
            places[rest[small].sum(rest[rest.len() - small]).index()] = round;
        }
    }
    let mut free = 0;
    while free < T::TOP && places[free] == round {
        free += 1;
    }
    T::new(free)
}
