//! `sprague expand`

use crate::{Failure, input};
use proc_macro2::TokenStream;
use sprague_codegen::{Context, PlainText, compound, game};
use sprague_grammar::{Compiled, compile};
use sprague_interp::{closed_forms, facts};
use std::io::Write;

/// Prints the Rust that `game!` makes of all games and compounds of a file, or of one.
pub(crate) fn run(file: &str, only: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, text) = input::rules_and_text(file)?;
    if let Err(errors) = rules.check_expectations() {
        return Err(input::refuse(file, &text, &errors));
    }
    if let Some(name) = only
        && !rules.games().any(|game| game == name.trim())
    {
        // The type of a game with parameters has them too: there is one for all their values.
        let plain = name.split('<').next().unwrap_or(name);
        rules.rules(plain).map_err(Failure::data)?;
        let why = format!("values of parameters are given in Rust; write `{plain}` alone");
        return Err(Failure::Data(why));
    }
    let tokens = items(&text, &compile(&text), only.map(str::trim));
    let rust = formatted(tokens).map_err(|error| {
        let what = "an attribute of the file is not one of Rust";
        Failure::Data(format!("{what}: {error}"))
    })?;
    write!(out, "{rust}")?;
    Ok(())
}

/// What the macro makes of a text without an error.
fn items(text: &str, compiled: &Compiled, only: Option<&str>) -> TokenStream {
    let source = PlainText(text);
    let context = Context::with_default_root(&source);
    let asked = |name: &str| only.is_none_or(|only| only == name);
    let model = &compiled.model;
    let games = model.games.iter().filter(|one| asked(&one.name));
    let games = games.map(|checked| {
        let forms = closed_forms(checked);
        game(
            checked,
            &forms,
            &facts(checked, &forms, false),
            &compiled.warnings,
            &context,
        )
    });
    let compounds = model.compounds.iter().filter(|one| asked(&one.name));
    let compounds = compounds.map(|one| compound(one, model, &compiled.warnings, &context));
    games.chain(compounds).collect()
}

/// The tokens as `rustfmt` would set them, more or less.
fn formatted(tokens: TokenStream) -> syn::Result<String> {
    let file: syn::File = syn::parse2(tokens)?;
    Ok(prettyplease::unparse(&file))
}
