//! Texts of trees, in one form: what [`crate::parse_file`] reads of it is the tree again, up to
//! the places.

mod claim;
mod compound;
mod expr;
mod rule;

pub(crate) use rule::{elements, pattern};

use crate::ast::{Attribute, Code, Delimiter, File, Game, Measure, Member, Name, Outer};
use crate::listed::{Listed, sort_few};
use crate::span::Span;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The text of a file, a statement a line. Two trees have one text exactly if they differ in
/// nothing but places. Comments are no part of a tree, documentation is. Cost: linear in the tree.
#[must_use]
pub fn print(file: &File) -> String {
    let games = file.games.iter().map(|one| (one.span.start, game(one)));
    let compounds = file.compounds.iter();
    let compounds = compounds.map(|one| (one.span.start, compound::compound(one)));
    let mut items: Vec<(usize, String)> = games.chain(compounds).listed();
    sort_few(&mut items, |one, other| one.0 < other.0);
    let items: Vec<String> = items.into_iter().map(|(_, text)| text).listed();
    items.join("\n")
}

/// What stands before the word `game` or `compound`.
fn outer(outer: &Outer, misere: Option<Span>, partizan: Option<Span>) -> String {
    let mut text = String::new();
    for attribute in &outer.attributes {
        text.extend([line(attribute), "\n"]);
    }
    let misere = misere.map_or("", |_| "misere");
    let partizan = partizan.map_or("", |_| "partizan");
    for word in [outer.visible.as_str(), misere, partizan] {
        if !word.is_empty() {
            text.extend([word, " "]);
        }
    }
    text
}

/// A game with the end of its last line.
fn game(game: &Game) -> String {
    let mut text = outer(&game.outer, game.misere, game.partizan);
    text.extend(["game ", game.name.text.as_str()]);
    if !game.parameters.is_empty() {
        text.extend(["<", &names(&game.parameters), ">"]);
    }
    text.push_str(&match game.header.delimiter {
        Delimiter::Brackets => "[..]".into(),
        delimiter => bracketed(delimiter, &names(&game.header.names)),
    });
    if !game.conditions.is_empty() {
        text.extend([" where ", &expr::exprs(&game.conditions)]);
    }
    text.push_str(" {\n");
    for one in &game.members {
        text.extend(["    ", &member(one), "\n"]);
    }
    text.push_str("}\n");
    text
}

/// A line of documentation, or an attribute.
fn line(attribute: &Attribute) -> &str {
    &attribute.text
}

/// A statement.
fn member(member: &Member) -> String {
    match member {
        Member::Move(one) => rule::rule(one),
        Member::Code(Code {
            hexadecimal, text, ..
        }) => {
            let word = if *hexadecimal { "hexadecimal" } else { "octal" };
            format!("{word} {text};")
        }
        Member::Measure(Measure {
            assumed,
            components,
            ..
        }) => {
            let assume = if assumed.is_some() { "assume " } else { "" };
            format!("{assume}measure {};", expr::exprs(components))
        }
        Member::Expectation(claim) => claim::claim(claim),
        Member::Doc(attribute) => line(attribute).into(),
    }
}

/// `a, b`
fn names(names: &[Name]) -> String {
    let names: Vec<&str> = names.iter().map(|name| name.text.as_str()).listed();
    names.join(", ")
}

/// What stands in brackets, with them.
fn bracketed(delimiter: Delimiter, inner: &str) -> String {
    match delimiter {
        Delimiter::Parens => format!("({inner})"),
        Delimiter::Braces => format!("{{{inner}}}"),
        Delimiter::Brackets => format!("[{inner}]"),
    }
}
