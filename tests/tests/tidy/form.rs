//! Files, functions, templates and lines are short.

use crate::{GENERATED, none, rust, sources};

/// The longest file, in lines.
const FILE: usize = 400;
/// The longest function, in lines.
const FUNCTION: usize = 60;
/// The longest `quote!` block, in lines.
const QUOTE: usize = 25;
/// The longest line, in characters.
const COLUMN: usize = 100;

#[test]
fn files_are_short() {
    let long = rust()
        .into_iter()
        .filter(|source| source.text.lines().count() > FILE);
    none(
        "files too long",
        &long.map(|source| source.path).collect::<Vec<_>>(),
    );
}

#[test]
fn lines_are_short() {
    let mut long = Vec::new();
    for source in sources(&[".rs", ".toml", ".sh", ".pest"]) {
        // A header of too many heaps is one line, and so are too many parentheses.
        if source.path == GENERATED || source.path.contains("tests/ui/") {
            continue;
        }
        for (number, line) in source.text.lines().enumerate() {
            if line.chars().count() > COLUMN {
                long.push(source.at(number));
            }
        }
    }
    none("lines too long", &long);
}

/// The blocks that begin on a line for which `begins` holds and end on the line that closes with
/// the same indentation: `rustfmt` puts it there.
fn blocks(text: &str, begins: impl Fn(&str) -> bool) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let mut blocks = Vec::new();
    for (first, line) in lines
        .iter()
        .enumerate()
        .filter(|(_, line)| begins(line.trim_start()))
    {
        let closes = |later: &&&str| {
            indentation(later) == indentation(line)
                && later.trim_start().starts_with(['}', ']', ')'])
        };
        if line.trim_end().ends_with(['}', ';']) {
            continue;
        }
        // `quote_spanned! {site()=>` opens too.
        let ends = |line: &&str| line.trim_end().ends_with(['{', ';']) || line.ends_with("()=>");
        let opens = lines[first..].iter().position(ends);
        let body = first + opens.unwrap_or_default();
        if lines
            .get(body)
            .is_some_and(|line| line.trim_end().ends_with(';'))
        {
            continue;
        }
        let length = lines[body + 1..].iter().position(|later| closes(&later));
        blocks.push((first, body + 1 + length.unwrap_or_default() - first + 1));
    }
    blocks
}

/// A line that begins a function.
fn begins_function(line: &str) -> bool {
    let words = line.split_whitespace().take_while(|word| *word != "fn");
    let before = |word: &str| {
        word.starts_with("pub") || ["const", "async", "extern", "default"].contains(&word)
    };
    line.split_whitespace().any(|word| word == "fn") && words.into_iter().all(before)
}

#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    let mut seen = 0;
    for source in rust() {
        for (first, length) in blocks(&source.text, begins_function) {
            seen += 1;
            if length > FUNCTION {
                long.push(format!("{}, {length} lines", source.at(first)));
            }
        }
    }
    assert!(seen > 300, "{seen} functions were found");
    none("functions too long", &long);
}

/// Whether the function that these lines end in shows its input, in it or just above it.
fn shown_above(lines: &[&str]) -> bool {
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let function = lines
        .iter()
        .rposition(|line| begins_function(line.trim_start()));
    let (above, inside) = lines.split_at(function.unwrap_or_default());
    let above = above.iter().rev().take_while(|line| is_comment(line));
    inside
        .iter()
        .chain(above)
        .any(|line| is_comment(line) && line.contains("Input:"))
}

#[test]
fn templates_are_short_and_show_what_they_make() {
    let (mut long, mut bare) = (Vec::new(), Vec::new());
    let mut seen = 0;
    for source in rust()
        .iter()
        .filter(|source| !source.path.starts_with("tests/"))
    {
        let lines: Vec<&str> = source.text.lines().collect();
        let template = |line: &str| line.contains("quote! {") || line.contains("quote_spanned! {");
        for (first, length) in blocks(&source.text, template) {
            seen += 1;
            if length > QUOTE {
                long.push(format!("{}, {length} lines", source.at(first)));
            }
            if length > 8 && !shown_above(&lines[..first]) {
                bare.push(source.at(first));
            }
        }
    }
    assert!(seen > 5, "{seen} templates were found");
    none("templates too long", &long);
    none(
        "templates without `// Input:` and `// Output:` above",
        &bare,
    );
}
