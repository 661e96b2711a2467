//! Large sets of numbers as one token.

use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Expr, ExprKind};

/// Up to how many numbers are written out; more become bytes.
pub(crate) const WRITTEN_OUT: usize = 16;

/// The tuples of a set of plain numbers, in the order of the text; `None` if something in it must
/// be computed.
pub(crate) fn numbers(elements: &[Vec<Expr>]) -> Option<Vec<Vec<i128>>> {
    let number = |expr: &Expr| match expr.kind {
        ExprKind::Int(value) => Some(value),
        _ => None,
    };
    elements
        .iter()
        .map(|tuple| tuple.iter().map(number).listed_some())
        .listed_some()
}

// Input:  [1, 3, 300]
// Output: __s::Constants::new(2, b"\x01\x00\x03\x00\x2c\x01")
pub(crate) fn packed(numbers: &[i128]) -> String {
    let (width, bytes) = packed_bytes(numbers);
    format!("__s::Constants::new({width}, b\"{bytes}\")")
}

/// How many bytes each number takes, and all of them as they are written in a string of bytes.
pub(crate) fn packed_bytes(numbers: &[i128]) -> (usize, String) {
    let width = numbers
        .iter()
        .map(|&number| width(number))
        .max()
        .unwrap_or(1);
    let mut bytes = Vec::with_capacity(numbers.len() * width);
    for number in numbers {
        bytes.extend_from_slice(&number.to_le_bytes()[..width]);
    }
    (width, bytes.escape_ascii().to_string())
}

/// How many bytes a number takes in two's complement.
fn width(number: i128) -> usize {
    let magnitude = if number < 0 { !number } else { number };
    let bits = 129 - magnitude.leading_zeros();
    // At most 128 / 8, which fits any integer.
    usize::try_from(bits.div_ceil(8)).unwrap_or(16)
}

#[cfg(test)]
mod tests {
    use super::width;

    #[test]
    fn widths_hold_the_sign() {
        let cases = [
            (0, 1),
            (127, 1),
            (128, 2),
            (-128, 1),
            (-129, 2),
            (255, 2),
            (1 << 63, 9),
        ];
        for (number, bytes) in cases {
            assert_eq!(width(number), bytes, "{number}");
        }
        assert_eq!((width(i128::MAX), width(i128::MIN)), (16, 16));
    }
}
