//! `fn values`: one call of the solver that the class allows.

use crate::constant::{WRITTEN_OUT, packed};
use crate::expr::joined;
use sprague_grammar::kernel::Kernel;
use sprague_grammar::model::{Class, Game};
use sprague_grammar::strategy::Strategy;

// Input:  pub game Wythoff{x, y} { … }
// Output: lines [7,]
/// The same where a kernel covers the rules.
fn by_kernel(game: &Game) -> Option<String> {
    let list = |numbers: &[i64]| joined(numbers.iter().map(i64::to_string), ", ");
    Some(match (Kernel::of(game)?, Strategy::of(game)) {
        (Kernel::Divisors(numbers), Strategy::Heap { halving }) => {
            format!("divisors [{halving}, &[{}],]", list(&numbers))
        }
        (Kernel::Lines(lines), _) => format!("lines [{lines},]"),
        (Kernel::Taken(numbers), _) => format!("taken [&[{}],]", list(&numbers)),
        (Kernel::Divisors(_), _) => return None,
    })
}

// Input:  pub game Mark(n) { … }
// Output: heap [false,]
/// The function, its arguments beside those of all and the constant that they name; nothing where
/// the trait's own strategy is right.
pub(crate) fn values(game: &Game, set: Option<&str>) -> String {
    if let Some(call) = by_kernel(game) {
        return call;
    }
    let (function, argument) = match Strategy::of(game) {
        Strategy::Subtraction => ("subtraction", "&SET,"),
        Strategy::Heap { halving: true } => ("heap", "true,"),
        Strategy::Heap { halving: false } => ("heap", "false,"),
        Strategy::Collection { sum_bounded: true } => ("collection", "true,"),
        Strategy::Collection { sum_bounded: false } => ("collection", "false,"),
        Strategy::Boxed => ("boxed", ""),
        Strategy::Multisets => ("multisets", ""),
        Strategy::Tuples => ("tuples", ""),
        Strategy::Sparse => return String::new(),
    };
    match set {
        Some(set) => format!("{function} [{argument}] __rule {{ {set} }}"),
        None => format!("{function} [{argument}]"),
    }
}

// Input:  {1, 3, 4}
// Output: const SET: __rule::SubtractionSet =
//             __rule::SubtractionSet::new(&[(1, 1), (3, 4)], __rule::None);
/// The set of a subtraction game, for every function that needs it; nothing for other games.
pub(crate) fn subtraction_set(game: &Game) -> Option<String> {
    let (Strategy::Subtraction, Class::Subtraction(set)) = (Strategy::of(game), &game.class) else {
        return None;
    };
    let from = match set.from {
        Some(from) => format!("__rule::Some({from})"),
        None => "__rule::None".into(),
    };
    let (constructor, ranges) = if set.ranges.len() > WRITTEN_OUT {
        let ranges = set.ranges.iter();
        let ends: Vec<_> = ranges
            .flat_map(|&(first, last)| [first.into(), last.into()])
            .collect();
        ("packed", packed(&ends))
    } else {
        let range = |(first, last): &(u64, u64)| format!("({first}, {last})");
        let ranges = joined(set.ranges.iter().map(range), ", ");
        ("new", format!("&[{ranges}]"))
    };
    Some(format!(
        "const SET: __rule::SubtractionSet = \
         __rule::SubtractionSet::{constructor}({ranges}, {from});"
    ))
}
