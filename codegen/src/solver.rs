//! `fn values`: one call of the solver that the class allows.

use crate::constant::{WRITTEN_OUT, packed};
use crate::context::{Context, site};
use crate::expr::word;
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::model::{Class, Game};
use sprague_grammar::strategy::Strategy;

// Input:  pub game Mark(n) { … }
// Output: heap [false,] {}
/// The function, its arguments beside those of all and the constant that they name; nothing where
/// the trait's own strategy is right.
pub(crate) fn values(game: &Game, set: Option<&TokenStream>) -> TokenStream {
    let (function, argument) = match Strategy::of(game) {
        Strategy::Subtraction => ("subtraction", Some(quote_spanned!(site()=> &SET,))),
        Strategy::Heap { halving } => ("heap", Some(quote_spanned!(site()=> #halving,))),
        Strategy::Collection { sum_bounded } => {
            ("collection", Some(quote_spanned!(site()=> #sum_bounded,)))
        }
        Strategy::Boxed => ("boxed", None),
        Strategy::Multisets => ("multisets", None),
        Strategy::Tuples => ("tuples", None),
        Strategy::Sparse => return TokenStream::new(),
    };
    let function = word(function);
    quote_spanned!(site()=> #function [#argument] { #set })
}

// Input:  {1, 3, 4}
// Output: const SET: SubtractionSet = SubtractionSet::new(&[(1, 1), (3, 4)], None);
/// The set of a subtraction game, for every function that needs it; nothing for other games.
pub(crate) fn subtraction_set(game: &Game, context: &Context<'_>) -> Option<TokenStream> {
    let (Strategy::Subtraction, Class::Subtraction(set)) = (Strategy::of(game), &game.class) else {
        return None;
    };
    let private = context.private();
    let from = context.option(set.from.map(Literal::u64_unsuffixed));
    let constructor = if set.ranges.len() > WRITTEN_OUT {
        let ends: Vec<_> = set
            .ranges
            .iter()
            .flat_map(|&(first, last)| [first.into(), last.into()])
            .collect();
        let ends = packed(&ends, context);
        quote_spanned!(site()=> packed(#ends, #from))
    } else {
        let number = Literal::u64_unsuffixed;
        let (first, last): (Vec<_>, Vec<_>) = set
            .ranges
            .iter()
            .map(|&(first, last)| (number(first), number(last)))
            .unzip();
        quote_spanned!(site()=> new(&[#((#first, #last)),*], #from))
    };
    Some(quote_spanned! {site()=>
        const SET: #private::rule::SubtractionSet = #private::rule::SubtractionSet::#constructor;
    })
}
