//! Every vector file of compounds: every value by search, and by theory where there is a rule.

use crate::games::{
    Floor236, Kayles, Nim, TakeDivisor, TakeOneThreeFour, TakeOneTwo, TakeOneTwoThree, TakeTwoThree,
};
use serde::Deserialize;
use serde_json::Value as Json;
use sprague::prelude::*;
use sprague::{Components, solve};
use sprague_tests::vector::{Vector, Written};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// One entry of a vector file: `values[i]` belongs to `positions[i]`.
#[derive(Deserialize)]
struct Entry {
    name: String,
    quantity: String,
    positions: Vec<Json>,
    values: Vec<Json>,
}

/// All entries of all files, by file.
fn files() -> BTreeMap<String, Vec<Entry>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors");
    let entries = std::fs::read_dir(&folder).expect("the folder of the vectors can be read");
    let mut files = BTreeMap::new();
    for entry in entries {
        let path = entry.expect("its entries too").path();
        let name = path
            .file_stem()
            .expect("files have names")
            .to_string_lossy();
        if name.starts_with("compound-") {
            let text = std::fs::read_to_string(&path).expect("the file can be read");
            let entries = serde_json::from_str(&text).expect("the vector files have this form");
            files.insert(name.into_owned(), entries);
        }
    }
    files
}

/// What has been compared.
struct Seen {
    files: BTreeMap<String, Vec<Entry>>,
    /// The names of the entries, and how many of their values a rule gave.
    names: BTreeMap<String, (usize, usize)>,
}

impl Seen {
    /// Compares all entries of one compound.
    fn check<C>(&mut self, name: &str, compound: &Compound<C>)
    where
        C: Components<Position: Vector>,
    {
        let entries = self.files.values().flatten();
        let mine = |entry: &&Entry| entry.name.rsplit_once('/').map(|(of, _)| of) == Some(name);
        let mut found = 0;
        for entry in entries.filter(mine) {
            let rest = (compound, entry);
            let decided = match entry.quantity.as_str() {
                "outcome" => compare(rest, &Outcome::NORMAL),
                "outcome-misere" => compare(rest, &Outcome::MISERE),
                "grundy" => compare(rest, &Grundy::NORMAL),
                "remoteness" => compare(rest, &Remoteness::NORMAL),
                "remoteness-misere" => compare(rest, &Remoteness::MISERE),
                "suspense" => compare(rest, &Suspense::NORMAL),
                "suspense-misere" => compare(rest, &Suspense::MISERE),
                "foreclosed" => compare(rest, &Foreclosed::NORMAL),
                "foreclosed-misere" => compare(rest, &Foreclosed::MISERE),
                other => panic!("{} has an unknown quantity, {other}", entry.name),
            };
            let counts = (decided, entry.positions.len());
            assert_eq!(self.names.insert(entry.name.clone(), counts), None);
            found += 1;
        }
        assert!(found > 0, "the files have {name}");
    }
}

/// Compares an entry with a search and with the theory; how many values the theory gave.
fn compare<C, Q>((compound, entry): (&Compound<C>, &Entry), quantity: &Q) -> usize
where
    C: Components<Position: Vector>,
    Q: Quantity<Value: Written>,
{
    assert_eq!(entry.positions.len(), entry.values.len(), "{}", entry.name);
    let read = |json: &Json| C::Position::read(json).expect("the file has such positions");
    let positions: Vec<_> = entry.positions.iter().map(read).collect();
    let searched = solve::sparse(compound, quantity, &positions, &Limits::default());
    let searched = searched.expect("these compounds are small");
    let chosen = compound.values(quantity, &positions, &Limits::default());
    let chosen = chosen.expect("their components too");
    let mut decided = 0;
    for (place, expected) in entry.values.iter().enumerate() {
        let at = format!("{} at {}", entry.name, entry.positions[place]);
        assert_eq!(searched[place].json(), *expected, "by search: {at}");
        assert_eq!(chosen[place].json(), *expected, "by the strategy: {at}");
        let theory = compound.by_theory(quantity, positions[place].clone());
        if let Some(value) = theory.expect("the components are small") {
            assert_eq!(value.json(), *expected, "by theory: {at}");
            decided += 1;
        }
    }
    decided
}

/// The six kinds by the names of the files.
const KINDS: [(&str, Kind); 6] = [
    ("disjunctive-long", Kind::Disjunctive),
    ("disjunctive-short", Kind::Diminished),
    ("conjunctive-short", Kind::Conjunctive),
    ("conjunctive-long", Kind::Continued),
    ("selective-long", Kind::Selective),
    ("selective-short", Kind::Shortened),
];

fn flat(seen: &mut Seen) {
    for (word, kind) in KINDS {
        let three = |name: &str| format!("{word}({name}, {name}, {name})");
        let same = (TakeOneTwoThree, TakeOneTwoThree, TakeOneTwoThree);
        seen.check(&three("subtraction-1-2-3"), &Compound::new(kind, same));
        let same = (TakeTwoThree, TakeTwoThree, TakeTwoThree);
        seen.check(&three("subtraction-2-3"), &Compound::new(kind, same));
        let mixed = (Kayles, Floor236, TakeTwoThree);
        let name = format!("{word}(octal-0.77, floor-division-2-3-6, subtraction-2-3)");
        seen.check(&name, &Compound::new(kind, mixed));
        let name = format!("{word}(nim, take-a-divisor)");
        seen.check(&name, &Compound::new(kind, (Nim, TakeDivisor)));
    }
}

fn nested(seen: &mut Seen) {
    let inner = Compound::new(Kind::Conjunctive, (TakeOneTwoThree, TakeTwoThree));
    seen.check(
        "disjunctive-long(conjunctive-short(subtraction-1-2-3, subtraction-2-3), nim)",
        &Compound::new(Kind::Disjunctive, (inner, Nim)),
    );
    let inner = Compound::new(Kind::Disjunctive, (TakeOneTwoThree, TakeTwoThree));
    seen.check(
        "conjunctive-short(disjunctive-long(subtraction-1-2-3, subtraction-2-3), \
         subtraction-1-3-4)",
        &Compound::new(Kind::Conjunctive, (inner, TakeOneThreeFour)),
    );
    let inner = Compound::new(Kind::Selective, (TakeOneTwo, Nim));
    seen.check(
        "conjunctive-long(selective-long(subtraction-1-2, nim), subtraction-2-3)",
        &Compound::new(Kind::Continued, (inner, TakeTwoThree)),
    );
}

#[test]
fn every_value_of_every_file_and_no_entry_is_left_out() {
    let mut seen = Seen {
        files: files(),
        names: BTreeMap::new(),
    };
    flat(&mut seen);
    let flat = seen.names.len();
    for (name, (decided, all)) in &seen.names {
        // A rule gives each symbol and each outcome of these files, tame games among them.
        assert_eq!(decided, all, "{name}");
    }
    nested(&mut seen);
    assert_eq!(seen.files.len(), 7);
    let entries = seen.files.values().flatten();
    let names: BTreeSet<&String> = entries.map(|entry| &entry.name).collect();
    assert_eq!(names, seen.names.keys().collect::<BTreeSet<_>>());
    let values = |(decided, all): (usize, usize), &(d, a): &(usize, usize)| (decided + d, all + a);
    let (decided, all) = seen.names.values().fold((0, 0), values);
    println!(
        "{} entries ({flat} not nested), {all} values by search",
        names.len()
    );
    println!("{decided} of them by theory too");
    for (name, (decided, all)) in &seen.names {
        if decided != all {
            println!("  {name}: {decided} of {all} by theory");
        }
    }
    assert!(
        decided < all,
        "some quantities of nested compounds have no rule"
    );
}
