//! From a checked game to Rust: a type of no size, its documentation, and the few trait impls
//! that hand the rules to the runtime. The bulk lives there; what is generated is data and calls.
//!
//! What the author wrote outside of rules (attributes, the visibility, the name, Rust paths) is
//! handed on as his own tokens. All else is one text that the compiler reads as it reads a file:
//! tokens that are made one by one would cost it far more.
//!
//! Every path is absolute, so that nothing in the author's scope can change its meaning, and
//! every name of a rule becomes another identifier, so that none can clash. No `#[allow]` is
//! written, except for a game that is deprecated: the output has nothing to be allowed.

extern crate proc_macro;

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

use context::{read, site};
use outer::Outer;
use proc_macro2::TokenStream;
use quote::quote_spanned;
use sprague_grammar::{Broken, model};

/// The items of a game: the type with its documentation, `impl Game`, what its class adds, and the
/// closed forms, which must have been proved.
///
/// Cost: linear in the game's text; a large set of numbers becomes one token.
#[must_use]
pub fn game(game: &model::Game, forms: &[model::ClosedForm], context: &Context<'_>) -> TokenStream {
    let outer = Outer::new(&game.outer, game.name_span, &game.parameters, context);
    let rules = context.tokens(&rules(game, &outer.of, context));
    let mut calls = vec![("__game_impl", rules)];
    calls.extend(options::replacements(game, &outer.of, context));
    if !forms.is_empty() {
        let forms = period::closed_forms(forms);
        calls.push(("__closed", read(&format!("{} {{ {forms} }}", outer.of))));
    }
    let mut items = outer.declaration(&docs::docs(game), calls, context);
    items.extend([expect::test(game, &outer.conditions, context)]);
    items
}

/// The items that a game or compound with an error still promises: its type, and an `impl Game`
/// without moves, so that whatever uses the type adds no error of its own.
#[must_use]
pub fn stub(broken: &Broken, context: &Context<'_>) -> TokenStream {
    let outer = Outer::new(&broken.outer, broken.name_span, &broken.parameters, context);
    let shape = broken.shape.unwrap_or(model::Shape::Heap);
    let docs = "A game whose rules have an error.";
    let moves = without_moves(shape, &outer.of);
    outer.declaration(docs, vec![("__game_impl", context.tokens(&moves))], context)
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
// Output: heap [] [] [Mark]
//         game [] [] [Mark] [{ u64 }] [{ u64 }] true; |self, …| { … } { … } heap [false,]
/// What a game is, `of` what its impls are for.
fn rules(game: &model::Game, of: &str, context: &Context<'_>) -> String {
    let also = one_heap(game.shape, of);
    let position = position::position(game.shape);
    let position::Rank { kind, value } = position::rank(game, context);
    let set = solver::subtraction_set(game);
    let asserted = condition::asserted(game, context);
    let options = options::options(game, set.as_deref(), context);
    let proved = matches!(game.termination, model::Termination::Proved(_));
    let convention = if game.misere { "Misere" } else { "" };
    let values = solver::values(game, set.as_deref());
    let recurrence = period::recurrence(game, set.as_deref());
    // The macro imports what the value names, if it names any of it.
    let alias = if value.contains("__rule::") {
        "__rule"
    } else {
        ""
    };
    format!(
        "{also} {of} [{position}] {kind} {proved} {convention}; \
         |self, __position, __options| __rule {{ {asserted} {options} }} \
         {alias} {{ {value} }} \
         {values} {recurrence}"
    )
}

// Input:  pub game Broken(n) { n -> m; }
// Output: heap [] [] [Broken] game [] [] [Broken] [{ u64 }] [{ () }] false; |self, _, _| {} {}
fn without_moves(shape: model::Shape, of: &str) -> String {
    let also = one_heap(shape, of);
    let position = position::position(shape);
    format!("{also} {of} [{position}] [{{ () }}] false; |self, _, _| {{}} {{}}")
}

/// Whether the game has a position for one heap of any size.
fn one_heap(shape: model::Shape, of: &str) -> String {
    match shape {
        model::Shape::Heap | model::Shape::Collection => format!("heap {of}"),
        _ => String::new(),
    }
}
