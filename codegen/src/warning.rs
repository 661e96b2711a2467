//! Warnings of rules as warnings of the compiler.

use crate::context::{Context, site};
use crate::outer::Outer;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::{Span, Warning};

/// Those of the warnings that stand in an item, which has this place.
pub(crate) fn inside(
    item: Span,
    warnings: &[Warning],
    outer: &Outer,
    context: &Context<'_>,
) -> TokenStream {
    let mut told = TokenStream::new();
    for warning in warnings {
        if item.start <= warning.span.start && warning.span.end <= item.end {
            told.extend(one(warning, outer, context));
        }
    }
    told
}

// Output: const _: () = { #[deprecated(note = "…")] const COVERED_MOVE: () = (); COVERED_MOVE };
// The last word stands where the warning does. A stable compiler gives no macro another way to
// warn; `#[allow(deprecated)]` before the item, which goes to all that is made of it, silences it.
fn one(warning: &Warning, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let source = context.source();
    let conditions = &outer.conditions;
    let words = source.told(&warning.to_string(), warning.span);
    let words = Literal::string(&words);
    let name = warning.kind.name().to_uppercase();
    let declared = Ident::new(&name, site());
    let here = Ident::new(&name, source.span(warning.span));
    quote_spanned! {site()=>
        #(#conditions)*
        const _: () = {
            #[deprecated(note = #words)]
            const #declared: () = ();
            #here
        };
    }
}
