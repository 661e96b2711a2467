//! `fn values`: one call of the solver that the class allows.

use crate::constant::{WRITTEN_OUT, packed};
use crate::context::{Context, site};
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::model::{Class, Game};
use sprague_grammar::strategy::Strategy;

// Input:  pub game Mark(n) { … }
// Output: fn values<Q: Quantity>(…) -> … { solve::heap(self, false, quantity, positions, limits) }
pub(crate) fn values(game: &Game, set: Option<&TokenStream>, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let call = call(game, set, context);
    quote_spanned! {site()=>
        fn values<Q: #private::Quantity>(
            &self,
            quantity: &Q,
            positions: &[Self::Position],
            limits: &#private::Limits,
        ) -> #private::Result<#private::Vec<Q::Value>, #private::Error> {
            #call
        }
    }
}

fn call(game: &Game, set: Option<&TokenStream>, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let (function, argument) = match Strategy::of(game) {
        Strategy::Subtraction => {
            return quote_spanned! {site()=>
                #set
                #private::solve::subtraction(self, &SET, quantity, positions, limits)
            };
        }
        Strategy::Heap { halving } => ("heap", Some(halving)),
        Strategy::Collection { sum_bounded } => ("collection", Some(sum_bounded)),
        Strategy::Boxed => ("boxed", None),
        Strategy::Multisets => ("multisets", None),
        Strategy::Tuples => ("tuples", None),
        Strategy::Sparse => ("sparse", None),
    };
    let function = crate::expr::word(function);
    let argument = argument.into_iter();
    quote_spanned! {site()=>
        #private::solve::#function(self, #(#argument,)* quantity, positions, limits)
    }
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
