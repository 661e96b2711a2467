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
    let mut paragraphs = words::compound::decided_by(compound.kind)
        .map(String::from)
        .to_vec();
    paragraphs.extend(words::compound::searched(compound, others));
    all(
        &first(&compound.outer, || words::compound::summary(compound)),
        &words::compound::sentences(compound),
        &[words::compound::statement(compound)],
        &paragraphs,
    )
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
