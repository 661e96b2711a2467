//! The macro in which the corpus is written.

/// Compiles games and lists them. Each stands as its rules, once, in braces; then its name, once
/// for each choice of its parameters, with the positions that are looked at and what is known.
macro_rules! games {
    ($(
        $rules:tt
        $($game:ident $(<$($value:literal),+>)?: $region:expr => $known:expr),+;
    )*) => {
        $(sprague::game! $rules)*

        /// The games of this file.
        #[must_use]
        pub fn entries() -> Vec<crate::corpus::Entry> {
            vec![$($(crate::corpus::Entry {
                subject: crate::subject::compiled(
                    crate::rules::named(stringify!($game), &[$($($value),+)?]),
                    $game $(::<$($value),+>)?,
                    crate::rules::inside(stringify!($rules)),
                    $region,
                ),
                known: Vec::from($known),
            }),+),*]
        }
    };
}

/// The text between the braces.
pub(crate) fn inside(rules: &'static str) -> &'static str {
    let rules = rules
        .strip_prefix('{')
        .and_then(|rules| rules.strip_suffix('}'));
    rules.expect("the rules of a game stand in braces")
}

/// A game's name with the values of its parameters: `Lieges<2>`.
pub(crate) fn named(game: &str, values: &[u64]) -> String {
    if values.is_empty() {
        return game.to_owned();
    }
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    format!("{game}<{}>", values.join(", "))
}

pub(crate) use games;
