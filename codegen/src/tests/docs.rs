//! The documentation of a generated type.

use super::CORPUS;
use crate::docs::{compound_docs, docs};
use sprague_grammar::compile;
use sprague_grammar::model::Fact;

/// The documentation of the first game of a text.
fn of(text: &str, facts: &[Fact]) -> String {
    let compiled = compile(text);
    docs(&compiled.model.games[0], facts)
}

/// The rows of the tables of a text: its cells without the bars.
fn rows(docs: &str) -> Vec<Vec<String>> {
    let lines = docs.lines().filter(|line| line.starts_with('|'));
    let cells = |line: &str| {
        let inside = line.trim_matches('|').replace("\\|", "\u{1}");
        let cells = inside.split('|');
        cells
            .map(|cell| cell.trim().replace('\u{1}', "|"))
            .collect()
    };
    lines.map(cells).collect()
}

#[test]
fn the_rule_and_what_is_known() {
    let text = "game T(n) { n -> n - k for k in {1, 3, 4}; }";
    let built = of(text, &[]);
    let expected = "\
An impartial game of one heap, under normal play.

# Rules

- Take `k` counters from the heap, for `k` in `{1, 3, 4}`.

```text
n -> n - k for k in {1, 3, 4};
```

| What is known | |
| --- | --- |
| Class | A subtraction game: a move takes 1, 3 or 4 from the heap. |
| Measure | Play ends, because every move lowers the heap `n`. |
| Solver | Solved heap by heap from 0, as the set alone decides; of a far heap only the last \
values are kept. |
";
    assert_eq!(built, expected);
    // What a reader is told of the values comes behind.
    let told = "0, 1, 0, …; period 7 from 0".into();
    let name = "Grundy values";
    let read = of(text, &[Fact { name, told }]);
    let row = "| Grundy values | 0, 1, 0, …; period 7 from 0 |\n";
    assert_eq!(read, format!("{expected}{row}"));
}

#[test]
fn every_row_has_two_cells() {
    let told = "`d | n` or `(0 | n)`".to_owned();
    let name = "P-positions";
    let facts = [Fact { name, told }];
    for game in &compile(CORPUS).model.games {
        let docs = docs(game, &facts);
        let rows = rows(&docs);
        assert_eq!(rows.len(), 6, "{docs}");
        for row in &rows {
            assert_eq!(row.len(), 2, "{row:?}");
        }
        assert_eq!(rows[5], [name, "`d | n` or `(0 | n)`"]);
        // The table stands apart, or it is none.
        assert!(docs.contains("```\n\n| What is known | |\n| --- | --- |\n"));
    }
}

#[test]
fn a_compound_tells_what_decides_it() {
    let text = "game A(n) { n -> n - 1; } misere compound C = conjunctive(A, A, ..);";
    let compiled = compile(text);
    let docs = compound_docs(&compiled.model.compounds[0], &[]);
    let rows = rows(&docs);
    let first: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    let names = [
        "What is known",
        "---",
        "Kind",
        "Components",
        "Position",
        "Decided by",
        "Decided by",
    ];
    assert_eq!(first, names);
    assert_eq!(rows[2][1], "conjunctive");
    assert_eq!(rows[3][1], "`A` and any number of `A`");
    assert!(rows[4][1].contains("`((a,), [b, …])`"), "{docs}");
    assert!(rows[5][1].starts_with("Under normal play "), "{docs}");
    assert!(rows[6][1].starts_with("Under misère play "), "{docs}");
}
