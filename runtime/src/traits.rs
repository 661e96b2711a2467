//! The traits of a type without data, for generated code: written here once, so that each game adds
//! a line to what the compiler reads and not seven impls.

/// Implements for a type of no size the traits that are named. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __traits {
    ($($word:ident)* => $conditions:tt $generics:tt $game:tt $name:literal) => {
        $($crate::__traits! { $word $conditions $generics $game $name })*
    };
    (Clone [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::clone::Clone for $($game)* {
            fn clone(&self) -> Self {
                *self
            }
        }
    };
    (Copy [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::marker::Copy for $($game)* {}
    };
    (Debug [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::fmt::Debug for $($game)* {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($name)
            }
        }
    };
    (Default [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::default::Default for $($game)* {
            fn default() -> Self {
                Self
            }
        }
    };
    (PartialEq [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::cmp::PartialEq for $($game)* {
            fn eq(&self, _: &Self) -> ::core::primitive::bool {
                true
            }
        }
    };
    (Eq [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::cmp::Eq for $($game)* {}
    };
    (Hash [$($conditions:tt)*] [$($generics:tt)*] [$($game:tt)*] $name:literal) => {
        $($conditions)*
        #[automatically_derived]
        impl $($generics)* ::core::hash::Hash for $($game)* {
            fn hash<H: ::core::hash::Hasher>(&self, _: &mut H) {}
        }
    };
}
