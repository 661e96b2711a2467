//! Compounds: a type of no size whose components are types that Rust looks up.

use crate::context::{Context, site, word};
use crate::docs;
use crate::outer::Outer;
use crate::warning;
use proc_macro2::TokenStream;
use quote::quote_spanned;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Compound, Kind, Model};
use sprague_grammar::{Warning, model};

/// The items of a compound: the type with its documentation, the traits of a game, and a warning
/// for each operand that likely is not meant.
///
/// Cost: linear in the compound's text and in the number of compounds beside it.
#[must_use]
pub fn compound(
    compound: &Compound,
    model: &Model,
    warnings: &[Warning],
    context: &Context<'_>,
) -> TokenStream {
    let outer = Outer::new(&compound.outer, compound.name_span, &[], context);
    let docs = docs::compound_docs(compound, &model.compounds);
    let mut items = outer.declaration(&docs, "", context);
    items.extend(game(compound, &outer, context));
    items.extend(warning::inside(compound.span, warnings, &outer, context));
    items
}

// Input:  pub misere compound Rows = disjunctive(Nim, Kayles, ..);
// Output: __compound! { [] [Rows] [Then<(Nim,), Kayles>] Disjunctive Misere }
// One call of a macro of the runtime: only the types differ.
pub(crate) fn game(compound: &Compound, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let Outer {
        conditions,
        declared: name,
        ..
    } = outer;
    let components = components(compound, context);
    let kind = word(match compound.kind {
        Kind::Disjunctive => "Disjunctive",
        Kind::Diminished => "Diminished",
        Kind::Conjunctive => "Conjunctive",
        Kind::Continued => "Continued",
        Kind::Selective => "Selective",
        Kind::Shortened => "Shortened",
    });
    let convention = word(if compound.misere { "Misere" } else { "Normal" });
    quote_spanned! {site()=>
        #private::__compound! { [#(#conditions)*] [#(#name)*] [#components] #kind #convention }
    }
}

/// The type of the components.
fn components(compound: &Compound, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let path = |operand: &model::Operand| context.source().path(operand.span);
    let mut types: Vec<TokenStream> = compound.operands.iter().map(path).listed();
    if !compound.repeats {
        return quote_spanned!(site()=> (#(#types,)*));
    }
    let last = types.pop().unwrap_or_default();
    if types.is_empty() {
        quote_spanned!(site()=> #private::Repeat<#last>)
    } else {
        quote_spanned!(site()=> #private::Then<(#(#types,)*), #last>)
    }
}
