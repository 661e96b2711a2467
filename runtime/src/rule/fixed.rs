//! What `where` says of const parameters, decided while Rust compiles: arithmetic that may lack a
//! value, in functions that the compiler can run.
//!
//! A number past 128 bits and a division by 0 have no value; neither has anything made of them,
//! except where a chain of conditions is decided before it.

/// A number, if it has a value.
pub type Number = Option<i128>;

/// Whether something holds, if that has a value.
pub type Truth = Option<bool>;

/// The value of a parameter.
#[must_use]
pub const fn parameter(value: u64) -> Number {
    Some(value as i128)
}

/// Computes where both numbers have a value.
macro_rules! of_both {
    ($($(#[$doc:meta])* $name:ident($a:ident, $b:ident) -> $kind:ty { $value:expr })*) => {$(
        $(#[$doc])*
        #[must_use]
        pub const fn $name(a: Number, b: Number) -> $kind {
            match (a, b) {
                (Some($a), Some($b)) => $value,
                _ => None,
            }
        }
    )*};
}

of_both! {
    /// `a + b`
    add(a, b) -> Number { a.checked_add(b) }
    /// `a - b`
    sub(a, b) -> Number { a.checked_sub(b) }
    /// `a * b`
    mul(a, b) -> Number { a.checked_mul(b) }
    /// `a / b`, rounded down.
    div(a, b) -> Number { floor(a, b) }
    /// `a % b`, which is `a - b * (a / b)`.
    rem(a, b) -> Number { remainder(a, b) }
    /// `a < b`
    less(a, b) -> Truth { Some(a < b) }
    /// `a <= b`
    less_equal(a, b) -> Truth { Some(a <= b) }
    /// `a > b`
    greater(a, b) -> Truth { Some(a > b) }
    /// `a >= b`
    greater_equal(a, b) -> Truth { Some(a >= b) }
    /// `a == b`
    equal(a, b) -> Truth { Some(a == b) }
    /// `a != b`
    not_equal(a, b) -> Truth { Some(a != b) }
    /// `a | b`: a divides b, signs ignored; 0 divides 0 alone.
    divides(a, b) -> Truth {
        Some(if a == 0 { b == 0 } else { matches!(remainder(b, a), Some(0)) })
    }
}

/// The quotient, rounded down.
const fn floor(a: i128, b: i128) -> Number {
    match (a.checked_div(b), remainder(a, b)) {
        // Rust rounds towards 0: that is one too many where signs differ and something is left.
        (Some(quotient), Some(left)) if left != 0 && (a < 0) != (b < 0) => Some(quotient - 1),
        (quotient, _) => quotient,
    }
}

/// What is left, of the sign of b.
const fn remainder(a: i128, b: i128) -> Number {
    match (b, a.checked_rem(b)) {
        (0, _) => None,
        // The one quotient that leaves 128 bits, by -1, leaves nothing.
        (_, None) => Some(0),
        (_, Some(left)) if left != 0 && (left < 0) != (b < 0) => Some(left + b),
        (_, left) => left,
    }
}

/// `-a`
#[must_use]
pub const fn neg(a: Number) -> Number {
    sub(Some(0), a)
}

/// `!a`
#[must_use]
pub const fn not(a: Truth) -> Truth {
    match a {
        Some(holds) => Some(!holds),
        None => None,
    }
}

/// `a && b && …`, from the left, decided by the first that does not hold.
#[must_use]
pub const fn all(conditions: &[Truth]) -> Truth {
    first(conditions, false)
}

/// `a || b || …`, from the left, decided by the first that holds.
#[must_use]
pub const fn any(conditions: &[Truth]) -> Truth {
    first(conditions, true)
}

/// What the first condition that is `decisive` or has no value decides.
const fn first(mut conditions: &[Truth], decisive: bool) -> Truth {
    while let [condition, rest @ ..] = conditions {
        match *condition {
            Some(holds) if holds != decisive => conditions = rest,
            decided => return decided,
        }
    }
    Some(!decisive)
}

/// Whether a condition holds; without a value it does not.
#[must_use]
pub const fn holds(condition: Truth) -> bool {
    matches!(condition, Some(true))
}

#[cfg(test)]
mod tests {
    use super::{all, any, div, divides, holds, less, neg, not, parameter, rem};
    use crate::rule;

    #[test]
    fn numbers_are_those_of_rules() {
        let edges = [i128::MIN, -7, -2, -1, 0, 1, 2, 3, 9, i128::MAX];
        for (a, b) in edges.into_iter().flat_map(|a| edges.map(|b| (a, b))) {
            let (x, y) = (Some(a), Some(b));
            assert_eq!(div(x, y), rule::div(a, b).ok(), "{a} / {b}");
            assert_eq!(rem(x, y), rule::rem(a, b).ok(), "{a} % {b}");
            assert_eq!(super::add(x, y), rule::add(a, b).ok());
            assert_eq!(super::sub(x, y), rule::sub(a, b).ok());
            assert_eq!(super::mul(x, y), rule::mul(a, b).ok());
            assert_eq!(divides(x, y), Some(rule::divides(a, b)), "{a} | {b}");
            assert_eq!(less(x, y), Some(a < b));
        }
    }

    #[test]
    fn what_has_no_value_does_not_hold() {
        let nothing = less(Some(1), div(Some(1), Some(0)));
        assert_eq!((nothing, not(nothing)), (None, None));
        assert_eq!(all(&[Some(true), nothing, Some(false)]), None);
        assert_eq!(all(&[Some(false), nothing]), Some(false));
        assert_eq!(any(&[Some(true), nothing]), Some(true));
        assert_eq!((all(&[]), any(&[])), (Some(true), Some(false)));
        assert!(!holds(nothing) && !holds(not(nothing)));
    }

    #[test]
    fn the_compiler_can_run_it() {
        const SMALL: bool = holds(less(neg(parameter(2)), parameter(u64::MAX)));
        assert!(core::hint::black_box(SMALL));
    }
}
