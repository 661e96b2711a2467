//! The two macros in which the corpus is written.

/// Compiles games, and keeps their text for readers that interpret it.
macro_rules! rules {
    ($($word:tt)*) => {
        sprague::game! { $($word)* }

        /// The rules of this file as a text.
        pub const RULES: &str = stringify!($($word)*);
    };
}

/// Lists the games of a file, each with the positions that are looked at.
macro_rules! entries {
    ($($game:ident: $region:expr;)*) => {
        /// The games of this file.
        #[must_use]
        pub fn subjects() -> Vec<Box<dyn crate::subject::Subject>> {
            vec![$(crate::subject::compiled(stringify!($game), $game, RULES, $region)),*]
        }
    };
}

pub(crate) use {entries, rules};
