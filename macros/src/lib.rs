//! The procedural macro behind `sprague::game!`: tokens to text, text to a checked model, model to
//! tokens. Use it through the facade crate `sprague`, which names itself in the macro's input.

mod expand;
mod report;
mod text;

/// What `sprague::game!` calls, with the facade's own path before the rules:
/// `#![crate = $crate] pub game …`.
#[doc(hidden)]
#[proc_macro]
pub fn __game(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand::expand(input.into()).into()
}
