//! What is alike in every game, for generated code: written here once, so that each game adds a few
//! words to what its macro writes, and the compiler, which is optimised, writes the rest.
//!
//! All names of values begin with two underscores: a constant of the author's that had the name of
//! a parameter would become a pattern in its place.

/// Implements the traits that every game's type, which has no size, has. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __traits {
    ([$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        // It tells clippy that no impl by hand is meant; the others need none.
        #[automatically_derived]
        impl $($generics)* ::core::clone::Clone for $($game)* {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl $($generics)* ::core::marker::Copy for $($game)* {}
        impl $($generics)* ::core::fmt::Debug for $($game)* {
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                __f.write_str($name)
            }
        }
        impl $($generics)* ::core::default::Default for $($game)* {
            fn default() -> Self {
                Self
            }
        }
        impl $($generics)* ::core::cmp::PartialEq for $($game)* {
            fn eq(&self, _: &Self) -> ::core::primitive::bool {
                true
            }
        }
        impl $($generics)* ::core::cmp::Eq for $($game)* {}
        impl $($generics)* ::core::hash::Hash for $($game)* {
            fn hash<H: ::core::hash::Hasher>(&self, _: &mut H) {}
        }
    };
}

/// Implements `Game`, and what else the shape has. The names of the parameters of functions come
/// from where the bodies do, or the bodies could not see them. A type is one of the runtime by its
/// name and size, or another in braces. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __game {
    (
        $(heap [$($heap_generics:tt)*] [$($heap:tt)*])?
        [$($generics:tt)*] [$($game:tt)*]
        [$($position:ident $($size:literal)?)? $({ $($other:tt)* })?]
        $([$($rank:ident $($length:literal)?)? $({ $($numbers:tt)* })?])+
        $proved:tt $($convention:ident)?;
        |$this:ident, $at:tt, $options:tt| $($rule:ident)? { $($moves:tt)* }
        $($alias:ident)? { $($measure:tt)* }
        $($strategy:ident [$($argument:tt)*] $($set:ident { $($constant:tt)* })?)?
        $(; $rules:ident $data:tt)?
    ) => {
        impl $($generics)* $crate::Game for $($game)* {
            type Position = $($crate::$position $(<$size>)?)? $($($other)*)?;
            type Rank = ($($($crate::$rank $(<$length>)?)? $($($numbers)*)?),+);
            fn options(
                &$this,
                $at: &Self::Position,
                $options: &mut $crate::Options<Self::Position>,
            ) {
                $(use $crate::rule as $rule;)?
                $($moves)*
            }
            fn rank(&$this, $at: &Self::Position) -> Self::Rank {
                $(use $crate::rule as $alias;)?
                $($measure)*
            }
            fn rank_is_proved(&self) -> ::core::primitive::bool {
                $proved
            }
            $(
                fn convention(&self) -> $crate::Convention {
                    $crate::Convention::$convention
                }
            )?
            $(
                fn values<Q: $crate::Quantity>(
                    &self,
                    __quantity: &Q,
                    __positions: &[Self::Position],
                    __limits: &$crate::Limits,
                ) -> $crate::solve::Values<Q> {
                    $(
                        use $crate::rule as $set;
                        $($constant)*
                    )?
                    $crate::solve::$strategy(
                        self, $($argument)* __quantity, __positions, __limits,
                    )
                }
            )?
            $($crate::__recurrence! { $rules $data })?
        }
        $(
            impl $($heap_generics)* $crate::OneHeap for $($heap)* {
                fn heap(__heap: ::core::primitive::u64) -> Self::Position {
                    $crate::IntoPosition::into_position(__heap)
                }
            }
        )?
    };
}

/// The rules as data. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __recurrence {
    (@ $($statement:tt)*) => {
        fn recurrence(&self) -> ::core::option::Option<$crate::period::Recurrence> {
            $($statement)*
        }
    };
    (subtraction ($set:ident $($constant:tt)*)) => {
        $crate::__recurrence! { @
            use $crate::rule as $set;
            $($constant)*
            ::core::option::Option::Some($crate::period::Recurrence::subtraction(&SET))
        }
    };
    (code ($digits:literal)) => {
        $crate::__recurrence! { @
            ::core::option::Option::Some($crate::period::Recurrence::code($digits))
        }
    };
    (floors ($moves:expr)) => {
        $crate::__recurrence! { @ $crate::period::Recurrence::floors($moves) }
    };
    (mark ($takes:expr, $quotients:expr)) => {
        $crate::__recurrence! { @ $crate::period::Recurrence::mark($takes, $quotients) }
    };
    (register ($small:expr, $sets:expr)) => {
        $crate::__recurrence! { @
            ::core::option::Option::Some($crate::period::__register($small, $sets))
        }
    };
}

/// Implements the moves of one heap, of a game in which a move replaces one. No part of the
/// interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __heap_moves {
    (
        [$($generics:tt)*] [$($game:tt)*]
        |$heap:ident, $lists:ident| $rule:ident { $($moves:tt)* }
    ) => {
        impl $($generics)* $crate::HeapMoves for $($game)* {
            fn replacements(
                &self,
                $heap: ::core::primitive::u64,
                $lists: &mut $crate::Replacements,
            ) {
                use $crate::rule as $rule;
                $($moves)*
            }
        }
    };
}

/// Implements the moves of one tuple, likewise. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __tuple_moves {
    (
        [$($generics:tt)*] [$($game:tt)*]
        $size:literal |$tuple:ident, $lists:ident| $rule:ident { $($moves:tt)* }
    ) => {
        impl $($generics)* $crate::TupleMoves<$size> for $($game)* {
            fn replacements(
                &self,
                $tuple: &[::core::primitive::u64; $size],
                $lists: &mut $crate::Options<$crate::Tuples<$size>>,
            ) {
                use $crate::rule as $rule;
                $($moves)*
            }
        }
    };
}
