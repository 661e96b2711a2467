//! What `expect` claims of a game that calls Rust functions: a test, as nothing can play such a
//! game before it is compiled.

use crate::context::{Context, site, word};
use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::quote_spanned;
use sprague_grammar::model::{Asked, Claim, Claimed, Expectation, Game, Shape};

// Input:  pub game Odd(n) { n -> n - k for k in 1.. if crate::odd(k); expect grundy = 0, 1, 0; }
// Output: #[cfg(test)] #[test] fn odd_meets_its_expectations() { assert_eq!(…); }
pub(crate) fn test(game: &Game, conditions: &[TokenTree], context: &Context<'_>) -> TokenStream {
    let claims = game.expectations.as_slice();
    if claims.is_empty() || game.functions().is_empty() {
        return TokenStream::new();
    }
    let mut name: String = game
        .name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect();
    name.make_ascii_lowercase();
    let name = word(&format!("{name}_meets_its_expectations"));
    let assertions = claims.iter().map(|claim| assertion(game, claim, context));
    quote_spanned! {site()=>
        #(#conditions)*
        #[cfg(test)]
        #[test]
        fn #name() {
            #(#assertions)*
        }
    }
}

// Input:  expect grundy(5) = 2;
// Output: assert_eq!(Game::values(&Odd, &Grundy::NORMAL, &[…], &Limits::default()),
//                    Ok(Vec::from([2u64])));
fn assertion(game: &Game, claim: &Expectation, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let (positions, values): (Vec<_>, Vec<_>) = match &claim.claim {
        Claim::Sequence(values) => (0..)
            .zip(values)
            .map(|(heap, (value, _))| (position(game.shape, &[vec![heap]], context), *value))
            .unzip(),
        Claim::At {
            position: at,
            value,
            ..
        } => ([position(game.shape, at, context)].into(), [*value].into()),
        // No values prove a period; whoever claims one of such a game is refused.
        Claim::Period { .. } => return TokenStream::new(),
    };
    let values = values
        .iter()
        .map(|value| claimed(claim.quantity, *value, context));
    let quantity = quantity(claim, context);
    let player = player(game, claim, context);
    let limits = quote_spanned!(site()=> #private::Limits::default());
    quote_spanned! {site()=>
        #private::assert_eq!(
            #private::Game::values(&#player, &#quantity, &[#(#positions),*], &#limits),
            #private::Ok(#private::Vec::from([#(#values),*])),
        );
    }
}

/// The value of the game's type: `Odd`, `Odd::<2>`.
fn player(game: &Game, claim: &Expectation, context: &Context<'_>) -> TokenStream {
    let name: TokenStream = context
        .source()
        .tokens(game.name_span)
        .into_iter()
        .collect();
    if claim.arguments.is_empty() {
        return name;
    }
    let arguments = claim.arguments.iter();
    let arguments = arguments.map(|(value, _)| Literal::u64_unsuffixed(*value));
    quote_spanned!(site()=> #name::<#(#arguments),*>)
}

/// A position of the game's type.
fn position(shape: Shape, heaps: &[Vec<u64>], context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let mut lists = heaps.iter().map(|heaps| {
        let heaps = heaps.iter().copied().map(Literal::u64_suffixed);
        quote_spanned!(site()=> [#(#heaps),*])
    });
    let written = match (shape, heaps) {
        (Shape::Tuples(count), _) => {
            let count = Literal::usize_unsuffixed(count);
            return quote_spanned! {site()=>
                <#private::Tuples<#count> as #private::FromIterator<_>>::from_iter([#(#lists),*])
            };
        }
        (Shape::Heap, [heaps]) => {
            let heaps = heaps.iter().copied().map(Literal::u64_suffixed);
            return quote_spanned!(site()=> #(#heaps)*);
        }
        _ => lists.next().unwrap_or_default(),
    };
    match shape {
        Shape::Collection | Shape::Multiset => quote_spanned! {site()=>
            <#private::Heaps as #private::FromIterator<#private::u64>>::from_iter(#written)
        },
        Shape::Unordered(_) => quote_spanned!(site()=> #private::Unordered::from(#written)),
        _ => written,
    }
}

/// What is asked, with its convention.
fn quantity(claim: &Expectation, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let name = match claim.quantity {
        Asked::Grundy => "Grundy",
        Asked::Outcome => "Outcome",
        Asked::Remoteness => "Remoteness",
        Asked::Suspense => "Suspense",
        Asked::Foreclosed => "Foreclosed",
        Asked::Shortest => "Shortest",
        Asked::Longest => "Longest",
    };
    let convention = match claim.quantity {
        Asked::Shortest | Asked::Longest => None,
        _ => Some(word(if claim.misere { "MISERE" } else { "NORMAL" })),
    };
    let convention = convention.map(|convention| quote_spanned!(site()=> ::#convention));
    let name = word(name);
    quote_spanned!(site()=> #private::quantity::#name #convention)
}

/// A value that is claimed, as the quantity gives it.
fn claimed(asked: Asked, value: Claimed, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    match value {
        Claimed::Number(number) => {
            let number = Literal::u64_suffixed(number);
            if asked == Asked::Foreclosed {
                quote_spanned!(site()=> #private::quantity::ForeclosedValue::Value(#number))
            } else {
                quote_spanned!(site()=> #number)
            }
        }
        Claimed::N => quote_spanned!(site()=> #private::quantity::OutcomeClass::N),
        Claimed::P => quote_spanned!(site()=> #private::quantity::OutcomeClass::P),
        Claimed::End => quote_spanned!(site()=> #private::quantity::ForeclosedValue::End),
        Claimed::Inf => quote_spanned!(site()=> #private::quantity::ForeclosedValue::Inf),
    }
}
