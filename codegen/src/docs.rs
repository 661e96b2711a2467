//! What documentation says of a game, behind the author's own.

use sprague_grammar::ast::Outer;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Compound, Fact, Game};
use sprague_grammar::words;

/// The text for one `#[doc]`: a first line if the author wrote none, the rules in words and as
/// they are written, and a table of what is known.
///
/// Nobody reads it where a program is built, and a macro is not optimised there: what costs more
/// than to write down what the checker found is left to the facts, which are handed in.
pub(crate) fn docs(game: &Game, facts: &[Fact]) -> String {
    let (sentences, statements) = (words::sentences(game), words::statements(game));
    let mut text = begun(
        &game.outer,
        || words::summary(game),
        &sentences,
        &statements,
    );
    row("| Class | ", &words::class(game), &mut text);
    row("| Measure | ", &words::end_of_play(game), &mut text);
    row("| Solver | ", &words::solver(game), &mut text);
    for fact in facts {
        text.push_str("| ");
        text.push_str(fact.name);
        row(" | ", &fact.told, &mut text);
    }
    text
}

/// The same of a compound: its rule in words, what decides it under both conventions, and which of
/// its operands have no rule for that.
pub(crate) fn compound_docs(compound: &Compound, others: &[Compound]) -> String {
    let sentences = words::compound::sentences(compound);
    let statements = [words::compound::statement(compound)];
    let mut text = begun(
        &compound.outer,
        || words::compound::summary(compound),
        &sentences,
        &statements,
    );
    row("| Kind | ", compound.kind.word(), &mut text);
    row(
        "| Components | ",
        &words::compound::operands(compound),
        &mut text,
    );
    row("| Position | ", &written(compound), &mut text);
    for decided in words::compound::decided_by(compound.kind) {
        row("| Decided by | ", decided, &mut text);
    }
    for searched in words::compound::searched(compound, others) {
        row("| Searched | ", &searched, &mut text);
    }
    text
}

/// How a position is written in Rust: `` `((a, b), [c, …])` ``, and what that means.
fn written(compound: &Compound) -> String {
    let mut letters: Vec<String> = ('a'..='z').map(String::from).listed();
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
    format!("In Rust it is written `{form}`, each letter a position of its component.")
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

/// The text up to the head of the table.
fn begun(
    outer: &Outer,
    summary: impl Fn() -> String,
    sentences: &[String],
    statements: &[String],
) -> String {
    // Piece by piece and into one room: in a macro that is not optimised, all else takes longer.
    let mut text = String::with_capacity(ROOM);
    text.push_str(&first(outer, summary));
    // rustdoc puts one line break between attributes; a second one begins a paragraph.
    text.push_str("\n\n# Rules\n\n");
    for sentence in sentences {
        text.push_str("- ");
        text.push_str(sentence);
        text.push('\n');
    }
    text.push_str("\n```text\n");
    for statement in statements {
        text.push_str(statement);
        text.push('\n');
    }
    text.push_str("```\n\n| What is known | |\n| --- | --- |\n");
    text
}

/// So many bytes hold the documentation of most games.
const ROOM: usize = 2048;

/// What stands in the first cell with the bars around it, and the second cell. A bar in it would
/// end it, in backticks too.
fn row(name: &str, told: &str, text: &mut String) {
    text.push_str(name);
    if told.contains('|') {
        text.push_str(&told.replace('|', "\\|"));
    } else {
        text.push_str(told);
    }
    text.push_str(" |\n");
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
