//! From a checked game to Rust: a type of no size, its documentation, and the few trait impls
//! that hand the rules to the runtime. The bulk lives there; what is generated is data and calls.
//!
//! Every path is absolute, so that nothing in the author's scope can change its meaning, and
//! every name of a rule becomes another identifier, so that none can clash. No `#[allow]` is
//! written, except for a game that is deprecated: the output has nothing to be allowed.

mod compound;
mod condition;
mod constant;
mod context;
mod docs;
mod expect;
mod expr;
mod options;
mod outer;
mod period;
mod position;
mod scope;
mod set;
mod solver;
#[cfg(test)]
mod tests;

pub use compound::compound;
pub use context::{Context, PlainText, Source};
pub use period::closed_forms;

use context::site;
use expr::word;
use outer::Outer;
use proc_macro2::TokenStream;
use quote::quote_spanned;
use sprague_grammar::{Broken, model};

/// The items of a game: the type with its documentation, `impl Game`, and what its class adds.
///
/// Cost: linear in the game's text; a large set of numbers becomes one token.
#[must_use]
pub fn game(game: &model::Game, context: &Context<'_>) -> TokenStream {
    let outer = Outer::new(&game.outer, game.name_span, &game.parameters, context);
    let mut items = outer.declaration(&docs::docs(game), context);
    items.extend(game_impl(game, &outer, context));
    items.extend(position::one_heap(game.shape, &outer, context));
    items.extend(options::heap_moves(game, &outer, context));
    items.extend(options::tuple_moves(game, &outer, context));
    items.extend(expect::test(game, &outer.conditions, context));
    items
}

/// The items that a game or compound with an error still promises: its type, and an `impl Game` without
/// moves, so that whatever uses the type adds no error of its own.
#[must_use]
pub fn stub(broken: &Broken, context: &Context<'_>) -> TokenStream {
    let outer = Outer::new(&broken.outer, broken.name_span, &broken.parameters, context);
    let shape = broken.shape.unwrap_or(model::Shape::Heap);
    let mut items = outer.declaration("A game whose rules have an error.", context);
    items.extend(stub_impl(shape, &outer, context));
    items.extend(position::one_heap(shape, &outer, context));
    items
}

/// A constant of no name that holds the bytes of a file: the compiler then knows that its output
/// depends on the file. Nothing is left of it in a program.
#[must_use]
pub fn depends_on(file: &str, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    quote_spanned! {site()=>
        const _: &[#private::u8] = #private::include_bytes!(#file);
    }
}

// Input:  pub game Mark(n) { n -> n - 1; … }
// Output: __game_impl! { [] [] [Mark] [u64] [u64] true; |self, …| { … } { … } heap [false] {} }
fn game_impl(game: &model::Game, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let Outer {
        conditions,
        generics,
        name,
        ..
    } = outer;
    let position = position::position(game.shape, context);
    let position::Rank { kind, value } = position::rank(game, context);
    let set = solver::subtraction_set(game, context);
    let asserted = condition::asserted(game, context);
    let options = options::options(game, set.as_ref(), context);
    let proved = matches!(game.termination, model::Termination::Proved(_));
    let convention = game.misere.then(|| word("Misere"));
    let values = solver::values(game, set.as_ref());
    let recurrence = period::recurrence(game);
    quote_spanned! {site()=>
        #private::__game_impl! {
            [#conditions] [#generics] [#name] [#position] [#kind] #proved #convention;
            |self, __position, __options| { #asserted #options }
            { #value }
            #values
            #recurrence
        }
    }
}

// Input:  pub game Broken(n) { n -> m; }
// Output: impl Game for Broken { type Position = u64; … } without moves
fn stub_impl(shape: model::Shape, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let Outer {
        conditions,
        generics,
        name,
        ..
    } = outer;
    let position = position::position(shape, context);
    quote_spanned! {site()=>
        #conditions
        impl #generics #private::Game for #name {
            type Position = #position;
            type Rank = ();
            fn options(&self, _: &Self::Position, _: &mut #private::Options<Self::Position>) {}
            fn rank(&self, _: &Self::Position) -> Self::Rank {}
        }
    }
}
