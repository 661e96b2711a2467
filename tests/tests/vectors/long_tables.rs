//! Grundy values of single heaps up to 300.

use crate::{check, vectors};
use sprague_tests::corpus;

/// Which game of the corpus a table is of.
const TABLES: [(&str, &str); 5] = [
    ("octal-0.77/grundy", "Kayles"),
    ("octal-0.137/grundy", "DawsonsChess"),
    ("octal-0.14/grundy", "CodeFourteen"),
    ("grundys-game/grundy", "Grundys"),
    ("octal-0.8/grundy", "CodeEight"),
];

#[test]
fn long_tables() {
    let vectors = vectors("long-tables");
    assert_eq!(vectors.len(), TABLES.len());
    for vector in vectors {
        let table = TABLES.iter().find(|(table, _)| *table == vector.name);
        let (_, game) = table.unwrap_or_else(|| panic!("{} is of no game", vector.name));
        let subject = corpus::subjects()
            .into_iter()
            .find(|subject| subject.name() == *game);
        check(subject.expect("the corpus has the game").as_ref(), &vector);
    }
}
