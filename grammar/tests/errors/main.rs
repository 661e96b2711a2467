//! Every error of the front stages, at its exact words. In the texts `«…»` marks the words at
//! fault, in the order of the errors.

mod claims;
mod compounds;
mod lints;
mod names;
mod parameters;
mod syntax;
mod values;

use sprague_grammar::{Span, compile};

/// The text without its marks, and the marked places.
fn unmarked(marked: &str) -> (String, Vec<Span>) {
    let mut text = String::new();
    let mut spans = Vec::new();
    let mut open = Vec::new();
    for c in marked.chars() {
        match c {
            '«' => {
                open.push(spans.len());
                spans.push(Span::new(text.len(), text.len()));
            }
            '»' => {
                let span: &mut Span = &mut spans[open.pop().expect("a mark was opened")];
                span.end = text.len();
            }
            _ => text.push(c),
        }
    }
    (text, spans)
}

/// Asserts that a text has these errors and no others, each told by its first line.
fn refused(marked: &str, expected: &[&str]) {
    let (text, spans) = unmarked(marked);
    let compiled = compile(&text);
    let found: Vec<(String, &str)> = compiled
        .errors
        .iter()
        .map(|error| (error.to_string(), error.span.of(&text)))
        .map(|(words, place)| (words.split("\n\n").next().unwrap_or("").to_owned(), place))
        .collect();
    let places = spans.iter().map(|span| span.of(&text));
    let expected: Vec<(String, &str)> = expected
        .iter()
        .map(|words| (*words).to_owned())
        .zip(places)
        .collect();
    assert_eq!(found, expected, "{text}");
    let found: Vec<Span> = compiled.errors.iter().map(|error| error.span).collect();
    assert_eq!(found, spans, "{text}");
}

/// [`refused`] of a game of one heap with one statement.
fn refused_rule(marked: &str, expected: &[&str]) {
    refused(&format!("game G(n) {{ {marked} }}"), expected);
}

#[test]
fn parameters_need_no_type() {
    let errors = compile("game G<const K: u64>(n) { n -> n - K; }").errors;
    let words: Vec<String> = errors.iter().map(ToString::to_string).collect();
    let expected = "'<const K: u64>' cannot stand here; write `<K>`\n\n\
         help: heaps and parameters are numbers below 2^64 and need no type";
    assert_eq!(words, [expected]);
    let errors = compile("game G<u64 K>(n) { n -> n - K; }").errors;
    let words: Vec<String> = errors.iter().map(ToString::to_string).collect();
    let expected = "'<u64 K>' cannot stand here; write `<K>`\n\n\
         help: parameters are numbers below 2^64 and need no type: `Name<K, L>(n)`";
    assert_eq!(words, [expected]);
}

#[test]
fn every_error_says_what_to_write_instead() {
    let table = [
        (
            "n -> n - k for k in prime;",
            "unknown set 'prime'; did you mean 'primes'?",
        ),
        (
            "n -> n - k fro k in {1};",
            "'fro' cannot stand here; write `for`\n\n\
             help: the choices stand behind `for`: `n -> n - k for k in {1, 2}`",
        ),
        (
            "n -> n - 1 n -> n - 2;",
            "`;` is missing behind '1'; write `1;`\n\nhelp: a statement ends with `;`",
        ),
        (
            "n -> n - 1 if n = 3;",
            "'=' cannot stand here; write `==`\n\nhelp: equality is written `==`",
        ),
        (
            "n -> n - 3k for k in {1};",
            "'3k' is not a natural number below 2^64\n\nhelp: write `3 * k` for a product",
        ),
        (
            "n -> n - 1; expect outcome(3) = 1;",
            "the value of 'outcome' is `N` or `P`, not '1'\n\n\
             help: `N`: the player to move wins; `P`: the other one does",
        ),
        (
            "octal 77;",
            "the code '77' has no point\n\nhelp: write `0.77`",
        ),
        (
            "n -> n - p for p in parts(n, 2);",
            "'p' is a list, and a number is needed here\n\n\
             help: `sum(p)`, `max(p)` and `len(p)` are numbers; in a list `..p` stands for all of \
             it",
        ),
        (
            "n -> n - 1 if !2 | n;",
            "`!` stands before the number here, not before the whole condition\n\n\
             help: write `!(d | n)`",
        ),
        (
            "n -> n - squares;",
            "unknown name 'squares'\n\n\
             help: 'squares' is a set, which stands behind `in`: `k in squares`",
        ),
    ];
    for (rule, expected) in table {
        let compiled = compile(&format!("game G(n) {{ {rule} }}"));
        let words: Vec<String> = compiled.errors.iter().map(ToString::to_string).collect();
        assert_eq!(words, [expected], "{rule}");
    }
}
