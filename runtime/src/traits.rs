//! What is alike in every game, for generated code: written here once, so that each game adds a few
//! words to what its macro writes, and the compiler, which is optimised, writes the rest.
//!
//! All names of values begin with two underscores: a constant of the author's that had the name of
//! a parameter would become a pattern in its place.

/// Implements for a type of no size the traits that every game's type has. No part of the
/// interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __traits {
    ([$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::clone::Clone for $($game)* {
            fn clone(&self) -> Self {
                *self
            }
        }
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::marker::Copy for $($game)* {}
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::fmt::Debug for $($game)* {
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                __f.write_str($name)
            }
        }
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::default::Default for $($game)* {
            fn default() -> Self {
                Self
            }
        }
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::cmp::PartialEq for $($game)* {
            fn eq(&self, _: &Self) -> ::core::primitive::bool {
                true
            }
        }
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::cmp::Eq for $($game)* {}
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::hash::Hash for $($game)* {
            fn hash<H: ::core::hash::Hasher>(&self, _: &mut H) {}
        }
    };
}

/// Implements `Game`. The names of the parameters of functions come from where the bodies do, or
/// the bodies could not see them. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __game {
    (
        [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*]
        [$($position:tt)*] [$($rank:tt)*] $proved:tt $($convention:ident)?;
        |$this:ident, $at:ident, $options:ident| { $($moves:tt)* }
        { $($measure:tt)* }
        $($strategy:ident [$($argument:tt)*] { $($constant:tt)* })?
        $(; $rules:ident $data:tt)?
    ) => {
        $($conditions)*
        impl $($generics)* $crate::Game for $($game)* {
            type Position = $($position)*;
            type Rank = $($rank)*;
            fn options(
                &$this,
                $at: &Self::Position,
                $options: &mut $crate::Options<Self::Position>,
            ) {
                $($moves)*
            }
            fn rank(&$this, $at: &Self::Position) -> Self::Rank {
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
                    $($constant)*
                    $crate::solve::$strategy(
                        self, $($argument)* __quantity, __positions, __limits,
                    )
                }
                $crate::__recurrence! { $strategy { $($constant)* } }
            )?
            $($crate::__recurrence! { $rules $data })?
        }
    };
}

/// The rules as data: by the constant of a subtraction set, or by what is written. Of all other
/// strategies nothing. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __recurrence {
    (@ $($statement:tt)*) => {
        fn recurrence(&self) -> ::core::option::Option<$crate::period::Recurrence> {
            $($statement)*
        }
    };
    (subtraction { $($constant:tt)* }) => {
        $crate::__recurrence! { @
            $($constant)*
            ::core::option::Option::Some($crate::period::Recurrence::subtraction(&SET))
        }
    };
    (code ($digits:literal)) => {
        $crate::__recurrence! { @
            ::core::option::Option::Some($crate::period::Recurrence::code($digits))
        }
    };
    (register ($small:expr, $sets:expr)) => {
        $crate::__recurrence! { @
            ::core::option::Option::Some($crate::period::__register($small, $sets))
        }
    };
    ($strategy:ident { $($constant:tt)* }) => {};
}

/// Implements `OneHeap`. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __one_heap {
    ([$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*]) => {
        $($conditions)*
        impl $($generics)* $crate::OneHeap for $($game)* {
            fn heap(__heap: ::core::primitive::u64) -> Self::Position {
                $crate::IntoPosition::into_position(__heap)
            }
        }
    };
}
