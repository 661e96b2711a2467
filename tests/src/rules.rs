//! The two macros in which the corpus is written.

/// Compiles games, and keeps their text for readers that interpret it.
macro_rules! rules {
    ($($word:tt)*) => {
        sprague::game! { $($word)* }

        /// The rules of this file as a text.
        pub const RULES: &str = stringify!($($word)*);
    };
}

/// Lists the games of a file, each with the positions that are looked at; one with parameters
/// stands once for each choice of their values.
macro_rules! entries {
    ($($game:ident $(<$($value:literal),+>)?: $region:expr;)*) => {
        /// The games of this file.
        #[must_use]
        pub fn subjects() -> Vec<Box<dyn crate::subject::Subject>> {
            vec![$(crate::subject::compiled(
                crate::rules::named(stringify!($game), &[$($($value),+)?]),
                $game $(::<$($value),+>)?,
                RULES,
                $region,
            )),*]
        }
    };
}

/// A game's name with the values of its parameters: `Lieges<2>`.
pub(crate) fn named(game: &str, values: &[u64]) -> String {
    if values.is_empty() {
        return game.to_owned();
    }
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    format!("{game}<{}>", values.join(", "))
}

pub(crate) use {entries, rules};
