//! The names of kinds of errors and warnings, by which the command and the pages speak of them.

/// Gives kinds their names. A kind that is left out does not compile.
macro_rules! named {
    ($kinds:ident { $($kind:ident = $name:literal,)* }) => {
        impl $kinds {
            /// The names of all kinds, in the order in which they are defined.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// The stable name of the kind: that of its variant in snake case. It is what
            /// `error[unknown_set]` shows, and what `sprague explain` takes; of a warning also
            /// what `#[quiet(…)]` does.
            #[must_use]
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Self::$kind { .. } => $name,)*
                }
            }

            /// Each name beside the variant it belongs to.
            #[cfg(test)]
            pub(crate) const VARIANTS: &'static [(&'static str, &'static str)] =
                &[$((stringify!($kind), $name)),*];
        }
    };
}
pub(crate) use named;

#[cfg(test)]
mod tests {
    use crate::{Error, ErrorKind, Span, Warning, WarningKind};
    use alloc::collections::BTreeSet;
    use alloc::string::String;

    fn snake_case(name: &str) -> String {
        let mut snake = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.extend(letter.to_lowercase());
        }
        snake
    }

    #[test]
    fn names_are_the_variants_in_snake_case() {
        let all = ErrorKind::VARIANTS.iter().chain(WarningKind::VARIANTS);
        for (variant, name) in all {
            assert_eq!(*name, snake_case(variant), "the name of {variant} is wrong");
        }
    }

    #[test]
    fn no_two_kinds_have_one_name() {
        let all = ErrorKind::NAMES.iter().chain(WarningKind::NAMES);
        let different: BTreeSet<_> = all.collect();
        let count = ErrorKind::NAMES.len() + WarningKind::NAMES.len();
        assert_eq!(different.len(), count);
    }

    #[test]
    fn errors_and_warnings_say_their_names() {
        let error = Error::new(ErrorKind::PeriodOfZero, Span::new(0, 0));
        assert_eq!(error.kind.name(), "period_of_zero");
        let name = String::from("Last");
        let warning = Warning::new(WarningKind::MisereOperand { name }, Span::new(0, 0));
        assert_eq!(warning.kind.name(), "misere_operand");
    }
}
