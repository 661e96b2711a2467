//! A compound as a type of its own, for generated code.

#[doc(hidden)]
pub use alloc::vec::Vec as __Vec;

/// Implements [`Game`](crate::Game) and [`CompoundGame`](crate::CompoundGame) for a type of no
/// size, whose components have a default. No part of the interface.
#[doc(hidden)]
#[macro_export]
macro_rules! __compound {
    (
        [$($conditions:tt)*] [$($name:tt)*] [$($components:tt)*] $kind:ident $convention:ident
    ) => {
        $($conditions)*
        impl $crate::Game for $($name)* {
            type Position = <$($components)* as $crate::Components>::Position;
            type Rank = <$($components)* as $crate::Components>::Rank;

            fn options(
                &self,
                position: &Self::Position,
                options: &mut $crate::Options<Self::Position>,
            ) {
                $crate::Game::options(&$crate::CompoundGame::compound(self), position, options)
            }

            fn rank(&self, position: &Self::Position) -> Self::Rank {
                $crate::Game::rank(&$crate::CompoundGame::compound(self), position)
            }

            fn convention(&self) -> $crate::Convention {
                $crate::Convention::$convention
            }

            fn rank_is_proved(&self) -> ::core::primitive::bool {
                $crate::Game::rank_is_proved(&$crate::CompoundGame::compound(self))
            }

            fn values<Q: $crate::Quantity>(
                &self,
                quantity: &Q,
                positions: &[Self::Position],
                limits: &$crate::Limits,
            ) -> ::core::result::Result<$crate::compound::__Vec<Q::Value>, $crate::Error> {
                let compound = $crate::CompoundGame::compound(self);
                $crate::Game::values(&compound, quantity, positions, limits)
            }

            fn plan_of(
                &self,
                symbol: $crate::SymbolKind,
            ) -> ::core::option::Option<$crate::compound::Plan> {
                $crate::Game::plan_of(&$crate::CompoundGame::compound(self), symbol)
            }

            fn way_of(
                &self,
                symbol: $crate::SymbolKind,
                position: &Self::Position,
                limits: &$crate::Limits,
            ) -> ::core::result::Result<
                ::core::option::Option<$crate::compound::Way>,
                $crate::Error,
            > {
                let compound = $crate::CompoundGame::compound(self);
                $crate::Game::way_of(&compound, symbol, position, limits)
            }
        }

        $($conditions)*
        impl $crate::CompoundGame for $($name)* {
            type Components = $($components)*;

            fn compound(&self) -> $crate::Compound<Self::Components> {
                let components = ::core::default::Default::default();
                let compound = $crate::Compound::new($crate::Kind::$kind, components);
                match $crate::Convention::$convention {
                    $crate::Convention::Normal => compound,
                    $crate::Convention::Misere => compound.misere(),
                }
            }
        }
    };
}
