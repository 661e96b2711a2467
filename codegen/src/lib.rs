//! From a checked game to Rust: a type of no size, its documentation, and the few trait impls
//! that hand the rules to the runtime. The bulk lives there; what is generated is data and calls.
//!
//! What the author wrote outside of rules (attributes, the visibility, the name, Rust paths) is
//! handed on as his own tokens. All else is one text that the compiler reads as it reads a file:
//! tokens that are made one by one would cost it far more.
//!
//! Every path is absolute or begins with `__s`, which the constant around the impls imports and no
//! game may be called, so that nothing in the author's scope can change its meaning; and every
//! name of a rule becomes another identifier, so that none can clash. No `#[allow]` is
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
mod outline;
mod period;
mod position;
mod scope;
mod set;
mod solver;
#[cfg(test)]
mod tests;
mod warning;

pub use compound::compound;
pub use context::{Context, PlainText, Source};

use context::site;
use outer::Outer;
use proc_macro2::TokenStream;
use quote::quote_spanned;
use sprague_grammar::{Broken, Warning, model};

/// The items of a game: the type with its documentation, `impl Game`, what its class adds, the
/// closed forms, which must have been proved, and its warnings among those of the text. The facts
/// are lines of the documentation.
///
/// Cost: linear in the game's text; a large set of numbers becomes one token.
#[must_use]
pub fn game(
    game: &model::Game,
    forms: &[model::ClosedForm],
    facts: &[model::Fact],
    warnings: &[Warning],
    context: &Context<'_>,
) -> TokenStream {
    let outer = Outer::new(&game.outer, game.name_span, &game.parameters, context);
    let mut text = String::new();
    one_heap(game.shape, &outer, &mut text);
    options::replacements(game, &outer, context, &mut text);
    rules(game, &outer, context, &mut text);
    period::closed_forms(forms, &outer, &mut text);
    let mut items = outer.declaration(&docs::docs(game, facts), &text, context);
    if !game.expectations.is_empty() {
        items.extend([expect::test(game, &outer.conditions, context)]);
    }
    if !warnings.is_empty() {
        items.extend(warning::inside(game.span, warnings, &outer, context));
    }
    items
}

/// The items that a game or compound with an error still promises: its type, an `impl Game`
/// without moves, and the closed forms that there may have been, so that whatever uses the type
/// adds no error of its own.
#[must_use]
pub fn stub(broken: &Broken, context: &Context<'_>) -> TokenStream {
    if broken.is_rust_word() {
        return TokenStream::new();
    }
    let outer = Outer::new(&broken.outer, broken.name_span, &broken.parameters, context);
    let docs = "A game whose rules have an error.";
    if let Some(promised) = &broken.compound {
        let mut items = outer.declaration(docs, "", context);
        items.extend(compound::game(promised, &outer, context));
        return items;
    }
    let shape = broken.shape.unwrap_or(model::Shape::Heap);
    let mut text = String::new();
    one_heap(shape, &outer, &mut text);
    without_moves(shape, &outer, &mut text);
    if matches!(shape, model::Shape::Heap | model::Shape::Collection) {
        period::promised_forms(&outer, &mut text);
    }
    outer.declaration(docs, &text, context)
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
// Output: impl __s::Game for Mark { type Position = u64; … }
/// The game itself. Piece by piece: in a macro that is not optimised, `format!` takes several times
/// as long.
fn rules(game: &model::Game, outer: &Outer, context: &Context<'_>, text: &mut String) {
    let position = position::position(game.shape);
    let position::Rank { kind, value } = position::rank(game, context);
    outer.begin("Game", text);
    text.extend(["type Position=", &position, ";type Rank=", &kind]);
    text.push_str(
        ";fn options(&self,__position:&Self::Position,\
         __options:&mut __s::Options<Self::Position>){",
    );
    text.push_str(&condition::asserted(game, context));
    text.push_str(&options::options(game, context));
    text.extend([
        "}fn rank(&self,__position:&Self::Position)->Self::Rank{",
        &value,
        "}",
    ]);
    if matches!(game.termination, model::Termination::Proved(_)) {
        text.push_str("fn rank_is_proved(&self)->__s::bool{true}");
    }
    if game.misere {
        text.push_str("fn convention(&self)->__s::Convention{__s::Convention::Misere}");
    }
    let told = !game.parameters.is_empty() && outline::recurrence(game, context, text);
    solver::values(game, told, text);
    period::recurrence(game, text);
    text.push('}');
}

// Input:  pub game Broken(n) { n -> m; }
// Output: impl __s::Game for Broken { type Position = u64; type Rank = (); … }
fn without_moves(shape: model::Shape, outer: &Outer, text: &mut String) {
    outer.begin("Game", text);
    text.extend(["type Position=", &position::position(shape)]);
    text.push_str(
        ";type Rank=();fn options(&self,_:&Self::Position,_:&mut __s::Options<Self::Position>){}\
         fn rank(&self,_:&Self::Position){}}",
    );
}

// Output: impl __s::OneHeap for Mark { fn heap(…) … }
/// The position for one heap of any size, if the game has it.
fn one_heap(shape: model::Shape, outer: &Outer, text: &mut String) {
    let heap = match shape {
        model::Shape::Heap => "__heap",
        model::Shape::Collection => "__s::IntoPosition::into_position(__heap)",
        _ => return,
    };
    outer.begin("OneHeap", text);
    text.extend(["fn heap(__heap:__s::u64)->Self::Position{", heap, "}}"]);
}
