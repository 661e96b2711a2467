//! Every vector file of an independent oracle, every quantity in it, every position.

mod coverage;
mod long_tables;
mod loops;

use coverage::{COVERAGE, Cover};
use serde::Deserialize;
use serde_json::Value as Json;
use sprague::prelude::Convention;
use sprague_tests::subject::{QUANTITIES, Subject};
use sprague_tests::{boards, corpus};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// One entry of a vector file: `values[i]` belongs to `positions[i]`.
#[derive(Deserialize)]
struct Vector {
    name: String,
    quantity: String,
    positions: Vec<Json>,
    values: Vec<Json>,
}

/// The quantities that are lists of positions.
const MOVES: [(&str, Convention); 2] = [
    ("winning-moves", Convention::Normal),
    ("winning-moves-misere", Convention::Misere),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors")
}

fn vectors(file: &str) -> Vec<Vector> {
    let path = folder().join(format!("{file}.json"));
    let text = std::fs::read_to_string(&path).expect("the vector files are in the repository");
    serde_json::from_str(&text).expect("the vector files have this form")
}

/// What covers a file: the subjects, and whether the language says them.
fn subjects(cover: &Cover) -> Vec<Box<dyn Subject>> {
    let (mut all, names) = match cover {
        Cover::Game(names) => (corpus::subjects(), *names),
        Cover::Hand(name, _) => (boards::subjects(), std::slice::from_ref(name)),
    };
    all.retain(|subject| names.contains(&subject.name()));
    assert_eq!(all.len(), names.len(), "each of {names:?} is there, once");
    all
}

/// The values of a vector as the subject tells them, lists of moves in the order of their texts.
fn told(subject: &dyn Subject, vector: &Vector) -> Vec<Json> {
    let told = match MOVES.iter().find(|(name, _)| *name == vector.quantity) {
        None => subject.values(&vector.quantity, &vector.positions),
        Some(&(_, convention)) => {
            let moves = |position| subject.winning_moves(convention, position).map(sorted);
            vector.positions.iter().map(moves).collect()
        }
    };
    told.unwrap_or_else(|error| panic!("{}: {error}", vector.name))
}

/// The values of a vector as the file has them. Moves are put into the game's own form: without
/// order, or without empty heaps, several positions of the file may be one.
fn expected(subject: &dyn Subject, vector: &Vector) -> Vec<Json> {
    let canonical = |moves: &Json| {
        let moves = moves.as_array().expect("winning moves are a list").iter();
        let unique: BTreeSet<String> = moves.map(|to| subject.canonical(to).to_string()).collect();
        let parse = |text: String| serde_json::from_str(&text).expect("it was written from JSON");
        sorted(unique.into_iter().map(parse).collect())
    };
    if vector.quantity.starts_with("winning-moves") {
        vector.values.iter().map(canonical).collect()
    } else {
        vector.values.clone()
    }
}

/// A list in the order of its elements' texts.
fn sorted(mut list: Vec<Json>) -> Json {
    list.sort_by_key(Json::to_string);
    Json::from(list)
}

fn check(subject: &dyn Subject, vector: &Vector) {
    assert_eq!(
        vector.positions.len(),
        vector.values.len(),
        "{}",
        vector.name
    );
    let (told, expected) = (told(subject, vector), expected(subject, vector));
    for ((position, told), expected) in vector.positions.iter().zip(told).zip(expected) {
        assert_eq!(
            told,
            expected,
            "{} by {} at {position}",
            vector.name,
            subject.name()
        );
    }
}

#[test]
fn every_value_of_every_file_is_told() {
    for (file, cover) in COVERAGE {
        let vectors = vectors(file);
        for subject in subjects(cover) {
            for vector in &vectors {
                check(subject.as_ref(), vector);
            }
        }
    }
}

#[test]
fn every_file_holds_all_fourteen_quantities() {
    let moves = MOVES.iter().map(|&(name, _)| name);
    let all: BTreeSet<&str> = QUANTITIES.into_iter().chain(moves).collect();
    for (file, _) in COVERAGE {
        let vectors = vectors(file);
        let held: BTreeSet<&str> = vectors
            .iter()
            .map(|vector| vector.quantity.as_str())
            .collect();
        assert_eq!(held, all, "{file}");
        assert_eq!(vectors.len(), all.len(), "{file}");
    }
}

#[test]
fn no_file_is_left_out() {
    let others = ["loops", "long-tables", "periods"];
    let listed = COVERAGE
        .iter()
        .map(|(file, _)| *file)
        .chain(others)
        .map(String::from);
    let entries = std::fs::read_dir(folder()).expect("the folder of the vectors can be read");
    let present = entries.map(|entry| {
        let name = entry.expect("its entries too").file_name().into_string();
        name.expect("their names are plain")
            .trim_end_matches(".json")
            .to_owned()
    });
    // Those of compounds are tests/compounds/vectors.rs's, which holds their list complete.
    let present = present.filter(|name| !name.starts_with("compound-"));
    assert_eq!(
        listed.collect::<BTreeSet<_>>(),
        present.collect::<BTreeSet<_>>()
    );
}

#[test]
fn a_game_by_hand_says_why() {
    for (file, cover) in COVERAGE {
        if let Cover::Hand(_, why) = cover {
            assert!(why.len() > 20, "{file}");
        }
    }
}
