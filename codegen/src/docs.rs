//! What documentation says of a game, behind the author's own.

use sprague_grammar::ast::Outer;
use sprague_grammar::model::{Compound, Game};
use sprague_grammar::words;

/// The text for one `#[doc]`: a first line if the author wrote none, the rules in words and as
/// they are written, and what the checker found.
pub(crate) fn docs(game: &Game) -> String {
    let paragraphs = [
        words::class(game),
        words::end_of_play(game),
        words::solver(game),
    ];
    all(
        &first(&game.outer, || words::summary(game)),
        &words::sentences(game),
        &words::statements(game),
        &paragraphs,
    )
}

/// The same of a compound: its rule in words, what decides it under both conventions, and which of
/// its operands have no rule for that.
pub(crate) fn compound_docs(compound: &Compound, others: &[Compound]) -> String {
    let decided = words::compound::decided_by(compound.kind);
    let mut paragraphs = vec![written(compound)];
    paragraphs.extend(decided.map(String::from));
    paragraphs.extend(words::compound::searched(compound, others));
    all(
        &first(&compound.outer, || words::compound::summary(compound)),
        &words::compound::sentences(compound),
        &[words::compound::statement(compound)],
        &paragraphs,
    )
}

/// How a position is written in Rust: ``A position is written `((a, b), [c, …])`.``
fn written(compound: &Compound) -> String {
    let mut letters: Vec<String> = ('a'..='z').map(String::from).collect();
    letters.truncate(compound.operands.len());
    let tuple = |letters: &[String]| match letters {
        [one] => format!("({one},)"),
        all => format!("({})", all.join(", ")),
    };
    let form = match letters.as_slice() {
        all if !compound.repeats => tuple(all),
        [one] => format!("[{one}, …]"),
        [first @ .., last] => format!("({}, [{last}, …])", tuple(first)),
        [] => "()".into(),
    };
    format!("In Rust a position is written `{form}`, each letter a position of its component.")
}

/// The first line, if the author wrote none.
fn first(outer: &Outer, summary: impl Fn() -> String) -> String {
    let mut attributes = outer.attributes.iter();
    if attributes.any(|attribute| attribute.name == "doc") {
        String::new()
    } else {
        summary()
    }
}

fn all(first: &str, sentences: &[String], statements: &[String], paragraphs: &[String]) -> String {
    // rustdoc puts one line break between attributes; a second one begins a paragraph.
    let mut text = format!("{first}\n\n# Rules\n\n");
    for sentence in sentences {
        text.extend(["- ", sentence, "\n"]);
    }
    text.push_str("\n```text\n");
    for statement in statements {
        text.extend([statement, "\n"]);
    }
    text.push_str("```\n");
    for paragraph in paragraphs {
        text.extend(["\n", paragraph, "\n"]);
    }
    text
}

/// A string of Rust: what stands in a raw one needs no escape, and costs the compiler less.
pub(crate) fn literal(text: &str) -> String {
    // A raw string may hold no carriage return.
    if text.contains('\r') {
        return format!("{text:?}");
    }
    let mut fence = String::new();
    while text.contains(&format!("\"{fence}")) {
        fence.push('#');
    }
    format!("r{fence}\"{text}\"{fence}")
}
