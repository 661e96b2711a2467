//! What documentation says of a game, behind the author's own.

use sprague_grammar::model::Game;
use sprague_grammar::words;

/// The text for one `#[doc]`: a first line if the author wrote none, the rules in words and as
/// they are written, and what the checker found.
pub(crate) fn docs(game: &Game) -> String {
    // rustdoc puts one line break between attributes; a second one begins a paragraph.
    let documented = game
        .outer
        .attributes
        .iter()
        .any(|attribute| attribute.name == "doc");
    let first = if documented {
        String::new()
    } else {
        words::summary(game)
    };
    let mut text = format!("{first}\n\n# Rules\n\n");
    for sentence in words::sentences(game) {
        text.extend(["- ", &sentence, "\n"]);
    }
    text.push_str("\n```text\n");
    for statement in words::statements(game) {
        text.extend([&statement, "\n"]);
    }
    text.push_str("```\n");
    for paragraph in [
        words::class(game),
        words::end_of_play(game),
        words::solver(game),
    ] {
        text.extend(["\n", &paragraph, "\n"]);
    }
    text
}
