//! `fn values`: one call of the solver that the class allows.

use crate::constant::{WRITTEN_OUT, packed_bytes};
use crate::expr::joined;
use crate::scope::parameter;
use sprague_grammar::kernel::{Kernel, Kind, Template};
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Game, Subtraction};
use sprague_grammar::strategy::Strategy;

// Input:  pub game Wythoff{x, y} { … }
// Output: lines(self,7,
/// The same where a kernel covers the rules.
fn by_kernel(game: &Game) -> Option<String> {
    let list = |numbers: &[i64]| joined(numbers.iter().map(i64::to_string), ",");
    Some(match (Kernel::of(game)?, Strategy::of(game)) {
        (Kernel::Divisors(numbers), Strategy::Heap { halving }) => {
            format!("divisors(self,{halving},&[{}],", list(&numbers))
        }
        (Kernel::Lines(lines), _) => format!("lines(self,{lines},"),
        (Kernel::Taken(numbers), _) => format!("taken(self,&[{}],", list(&numbers)),
        (Kernel::Divisors(_), _) => return None,
    })
}

// Input:  pub game Take<K>(n) { … }
// Output: divisors(self,false,&__s::solve::filled(&[__P0_K],&[…]),
/// The same where the parameters have numbers only later; `told` as in [`values`].
fn by_template(game: &Game, told: bool) -> Option<String> {
    let template = Template::of(game)?;
    let places = game.parameters.iter().enumerate();
    let parameters = joined(places.map(|(place, own)| parameter(place, own)), ",");
    let numbers = joined(template.numbers.iter().map(i64::to_string), ",");
    let filled = format!("(&[{parameters}],&[{numbers}])");
    let list = format!("&__s::solve::filled{filled}");
    Some(match (template.kind, Strategy::of(game)) {
        (Kind::Divisors, Strategy::Heap { halving }) => {
            let call = if told { "told" } else { "divisors" };
            format!("{call}(self,{halving},{list},")
        }
        (Kind::Lines, _) => format!("lines(self,__s::solve::filled_lines{filled},"),
        (Kind::Taken, _) => format!("taken(self,{list},"),
        (Kind::Divisors, _) => return None,
    })
}

// Input:  pub game Mark(n) { … }
// Output: fn values<…>(…) -> … { __s::solve::heap(self, false, …) }
/// The function, where the trait's own is not right; `told` says that the rules are made to data
/// where the parameters have numbers.
pub(crate) fn values(game: &Game, told: bool, text: &mut String) {
    let kernel = if game.parameters.is_empty() {
        by_kernel(game)
    } else {
        by_template(game, told)
    };
    let call = match Strategy::of(game) {
        _ if kernel.is_some() => kernel.as_deref().unwrap_or(""),
        Strategy::Subtraction => "by_set(self,",
        Strategy::Heap { halving: true } if told => "told(self,true,&[],",
        Strategy::Heap { halving: false } if told => "told(self,false,&[],",
        Strategy::Heap { halving: true } => "heap(self,true,",
        Strategy::Heap { halving: false } => "heap(self,false,",
        Strategy::Collection { sum_bounded: true } => "collection(self,true,",
        Strategy::Collection { sum_bounded: false } => "collection(self,false,",
        Strategy::Boxed => "boxed(self,",
        Strategy::Multisets => "multisets(self,",
        Strategy::Tuples => "tuples(self,",
        Strategy::Sparse => return,
    };
    text.push_str(
        "fn values<__Q:__s::Quantity>(&self,__quantity:&__Q,__positions:&[Self::Position],\
         __limits:&__s::Limits)->__s::Values<__Q>{__s::solve::",
    );
    text.extend([call, "__quantity,__positions,__limits)}"]);
}

// Input:  {1, 3, 4}
// Output: fn subtraction_set(…) -> … { const SET: … = …::new(&[(1, 1), (3, 4)], …); … }
/// The set of a subtraction game.
pub(crate) fn subtraction_set(set: &Subtraction, text: &mut String) {
    text.push_str(
        "fn subtraction_set(&self)->__s::Taken{\
         const SET:__s::SubtractionSet=__s::SubtractionSet::",
    );
    if set.ranges.len() > WRITTEN_OUT {
        let ranges = set.ranges.iter();
        let ends: Vec<_> = ranges
            .flat_map(|&(first, last)| [first.into(), last.into()])
            .listed();
        let (width, bytes) = packed_bytes(&ends);
        text.extend(["packed(", &width.to_string(), ",b\"", &bytes, "\""]);
    } else {
        text.push_str("new(&[");
        for (first, last) in &set.ranges {
            text.extend(["(", &first.to_string(), ",", &last.to_string(), "),"]);
        }
        text.push(']');
    }
    match set.from {
        Some(from) => text.extend([",__s::Some(", &from.to_string(), ")"]),
        None => text.push_str(",__s::None"),
    }
    text.push_str(");__s::Some(&SET)}");
}
