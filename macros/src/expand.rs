//! The way through: every game without an error becomes its items, every other one an error and
//! the type that it promised.

use crate::editor;
use crate::paper;
use crate::private;
use crate::process;
use crate::readable::readable;
use crate::report::report;
use crate::text::Text;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::quote;
use sprague_codegen::{Context, compound, game, stub};
use sprague_grammar::Compiled;
use sprague_grammar::listed::{Listed, sort_few};
use sprague_interp as interp;

/// What a block of games becomes. Nothing in it makes this panic.
pub(crate) fn expand(input: TokenStream) -> TokenStream {
    let (root, rules) = split_root(input);
    let text = Text::render(rules);
    let context = match &root {
        Some(root) => Context::new(root, &text),
        None => Context::with_default_root(&text),
    };
    if let Some(error) = text.refused() {
        return report(error, &text);
    }
    let compiled = compile(text.words());
    let mut output = TokenStream::new();
    for error in &compiled.errors {
        let of_paper = paper::report(error, &text);
        output.extend(of_paper.unwrap_or_else(|| report(error, &text)));
    }
    output.extend([items(&compiled, &context)]);
    if process::is_of_an_editor() {
        let root = root.map_or_else(|| quote!(::sprague), TokenStream::from_iter);
        output.extend([editor::items(&compiled, &text, &root)]);
    }
    output
}

/// The checked games of a text, and all that is wrong with it: the claims that do not hold, too,
/// and what Rust would refuse.
pub(crate) fn compile(text: &str) -> Compiled {
    let mut compiled = sprague_grammar::compile(text);
    let claims = interp::broken_expectations(&compiled.model);
    compiled.errors.extend(claims);
    private::refuse(&mut compiled);
    sort_few(&mut compiled.errors, |one, other| one.span < other.span);
    compiled
}

/// The items of every game and compound, those of the broken ones last.
pub(crate) fn items(compiled: &Compiled, context: &Context<'_>) -> TokenStream {
    let model = &compiled.model;
    let games = model.games.iter().map(|checked| {
        let forms = interp::closed_forms(checked);
        let facts = interp::facts(checked, &forms, process::reads_documentation());
        let items = game(checked, &forms, &facts, &compiled.warnings, context);
        show(&checked.name, &items);
        items
    });
    let compounds = model.compounds.iter();
    let compounds = compounds.map(|checked| {
        let items = compound(checked, model, &compiled.warnings, context);
        show(&checked.name, &items);
        items
    });
    let broken = compiled.broken.iter().map(|broken| stub(broken, context));
    games.chain(compounds).chain(broken).collect()
}

/// Prints the items on standard error, if the author asked for that.
fn show(name: &str, items: &TokenStream) {
    if process::shows(name) {
        eprintln!("// What `game!` makes of {name}:\n{}", readable(items));
    }
}

/// Takes `#![crate = PATH]` off the front: the facade's macro knows what it is called here. What is
/// left is read token by token, without a call of the compiler that would put it together again.
pub(crate) fn split_root(
    input: TokenStream,
) -> (Option<Vec<TokenTree>>, impl Iterator<Item = TokenTree>) {
    let mut rest = input.into_iter();
    let mut front = [rest.next(), rest.next(), rest.next()];
    let mut root = None;
    if let [
        Some(TokenTree::Punct(hash)),
        Some(TokenTree::Punct(bang)),
        Some(last),
    ] = &front
        && (hash.as_char(), bang.as_char()) == ('#', '!')
    {
        root = path(last);
    }
    if root.is_some() {
        front = [None, None, None];
    }
    (root, front.into_iter().flatten().chain(rest))
}

/// The path in `[crate = PATH]`, token by token.
fn path(attribute: &TokenTree) -> Option<Vec<TokenTree>> {
    let TokenTree::Group(group) = attribute else {
        return None;
    };
    let mut tokens = group.stream().into_iter();
    let word = tokens.next()?;
    let sign = tokens.next()?;
    let fits = group.delimiter() == Delimiter::Bracket
        && word.to_string() == "crate"
        && sign.to_string() == "=";
    fits.then(|| tokens.listed())
}

#[cfg(test)]
mod tests {
    use super::{expand, split_root};
    use proc_macro2::{TokenStream, TokenTree};

    fn split(input: &str) -> (Option<String>, String) {
        let (root, rest) = split_root(input.parse().expect("the input is made of tokens"));
        let rest: TokenStream = rest.collect();
        let shown = |root: Vec<TokenTree>| TokenStream::from_iter(root).to_string();
        (root.map(shown), rest.to_string())
    }

    #[test]
    fn the_root_is_taken_off() {
        assert_eq!(
            split("#![crate = a::b] game"),
            (Some("a :: b".into()), "game".into())
        );
        for input in ["game", "#[doc] game", "#![doc = a] game", "#!", ""] {
            assert_eq!(split(input).0, None, "{input}");
        }
    }

    /// Words and signs that games are made of, and some that they are not.
    const WORDS: [&str; 54] = [
        "compound C =",
        "selective(",
        "disjunctive(G, ..); }",
        "G<1>,",
        "a::B",
        ")",
        "pub",
        "game",
        "misere",
        "octal",
        "measure",
        "assume",
        "for",
        "if",
        "in",
        "not",
        "split",
        "parts",
        "divisors",
        "primes",
        "powers",
        "gcd",
        "distinct",
        "sum",
        "n",
        "k",
        "rest",
        "G",
        "(n)",
        "{x, y}",
        "[..]",
        "{ n -> n - k",
        "for k in {1, 2}; }",
        "->",
        "..",
        "..=",
        "-",
        "+",
        "*",
        "/",
        "%",
        "|",
        "||",
        "&&",
        "!",
        "<",
        "<=",
        "==",
        ",",
        ";",
        "0.77",
        "18446744073709551616",
        "#[cfg(x)]",
        "'a'",
    ];

    #[test]
    fn no_soup_of_words_makes_it_panic() {
        let mut seed = 1_u64;
        let mut next = move |below: usize| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(seed >> 33).unwrap_or(0) % below
        };
        let mut read = 0;
        for count in 0..4500 {
            let words: Vec<_> = (0..next(24)).map(|_| WORDS[next(WORDS.len())]).collect();
            let words = words.join(" ");
            let soup = match count % 3 {
                0 => format!("compound C = selective({words});"),
                _ => format!("pub game G(n) {{ n -> {words} }}"),
            };
            if let Ok(tokens) = soup.parse::<TokenStream>() {
                read += 1;
                assert!(!expand(tokens).is_empty(), "{soup}");
            }
        }
        assert!(read > 300, "{read}");
    }

    #[test]
    fn one_mistake_is_one_error_and_the_type_stays() {
        let input =
            "pub game Halves(n) { n -> n / d for d in {2, 3}; } pub game Mark(n) { n -> n - 1; }";
        let output = expand(input.parse().expect("the input is made of tokens")).to_string();
        assert_eq!(output.matches("compile_error").count(), 1, "{output}");
        assert_eq!(
            output.matches("automatically_derived").count(),
            2,
            "{output}"
        );
    }
}
