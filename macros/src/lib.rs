//! The procedural macros behind `sprague::game!` and `sprague::include_game!`: tokens or a file to
//! text, text to a checked model, model to tokens. Use them through the facade crate `sprague`,
//! which names itself in the macros' input.

mod editor;
mod expand;
mod file;
mod paper;
mod private;
mod process;
mod readable;
mod report;
mod text;

/// What `sprague::game!` calls, with the facade's own path before the rules:
/// `#![crate = $crate] pub game …`.
#[doc(hidden)]
#[proc_macro]
pub fn __game(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand::expand(input.into()).into()
}

/// What `sprague::include_game!` calls, with the facade's own path before the path of the file:
/// `#![crate = $crate] "rules/kayles.game"`.
#[doc(hidden)]
#[proc_macro]
pub fn __include_game(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    file::include(input.into()).into()
}
