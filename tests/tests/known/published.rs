//! The list of rulesets that people use (`tests/rulesets.json`): each is an entry of the corpus or
//! has a reason why not, and the entries have all its values.

use crate::questions::is_question;
use serde::Deserialize;
use serde_json::{Value as Json, json};
use sprague_tests::corpus::{Entry, LEFT, entries};
use std::collections::BTreeSet;
use std::path::Path;

/// One ruleset of the list.
#[derive(Deserialize)]
pub(crate) struct Ruleset {
    pub(crate) id: String,
    pub(crate) values: Vec<(Json, Json)>,
    published_sequence: Option<Sequence>,
}

/// Terms of the On-Line Encyclopedia of Integer Sequences.
#[derive(Deserialize)]
struct Sequence {
    name: String,
    offset: u64,
    terms: Vec<u64>,
}

/// The list.
pub(crate) fn published() -> Vec<Ruleset> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets.json");
    let text = std::fs::read_to_string(path).expect("the list is in the repository");
    serde_json::from_str(&text).expect("the list has this form")
}

/// A value of the list: the words before the position, its heaps, the value.
type Value = (String, Vec<u64>, Json);

/// All numbers of a text.
fn numbers(text: &str) -> Vec<u64> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// The value of a position; `None` if another question is answered.
fn value(id: &str, key: &Json, value: &Json) -> Option<Value> {
    let Json::String(key) = key else {
        return Some((String::new(), numbers(&key.to_string()), value.clone()));
    };
    if is_question(id, key) {
        return None;
    }
    let start = key.find('(').or_else(|| key.rfind("n="));
    let start = start.unwrap_or_else(|| panic!("{id}: {key}"));
    // `remoteness(10)` names its quantity.
    let before = key[..start].trim_end_matches("remoteness");
    Some((before.to_owned(), numbers(&key[start..]), value.clone()))
}

/// All values of a ruleset.
fn values(ruleset: &Ruleset) -> BTreeSet<String> {
    let pairs = ruleset.values.iter();
    let mut all: Vec<Value> = pairs
        .filter_map(|(key, told)| value(&ruleset.id, key, told))
        .collect();
    if let Some(Sequence {
        name,
        offset,
        terms,
    }) = &ruleset.published_sequence
    {
        let last = terms.last().expect("a sequence has terms");
        let is_lost = name.ends_with("P-positions");
        let class = |heap: &u64| json!(if terms.contains(heap) { "P" } else { "N" });
        let term = |(heap, term)| (String::new(), vec![heap], json!(term));
        if is_lost {
            all.extend((*offset..=*last).map(|heap| (String::new(), vec![heap], class(&heap))));
        } else {
            all.extend((*offset..).zip(terms).map(term));
        }
    }
    all.iter().map(|value| format!("{value:?}")).collect()
}

/// All values that an entry has of a ruleset.
fn said(entry: &Entry, id: &str) -> Vec<String> {
    let mut all = Vec::new();
    for known in &entry.known {
        let Some((_, variant)) = known.ruleset.filter(|ruleset| ruleset.0 == id) else {
            continue;
        };
        for fact in &known.facts {
            let mut heaps = numbers(&fact.position.to_string());
            assert!(heaps.ends_with(known.behind), "{id}: {fact:?}");
            heaps.truncate(heaps.len() - known.behind.len());
            all.push(format!("{:?}", (variant.to_owned(), heaps, &fact.value)));
        }
    }
    all
}

/// The rulesets that an entry has.
fn ids(entry: &Entry) -> impl Iterator<Item = &'static str> {
    let rulesets = entry.known.iter().filter_map(|known| known.ruleset);
    rulesets.map(|(id, _)| id)
}

#[test]
fn every_ruleset_is_said_or_has_a_reason() {
    let published: BTreeSet<String> = published().into_iter().map(|ruleset| ruleset.id).collect();
    assert_eq!(published.len(), 53);
    let entries = entries();
    let said: BTreeSet<&str> = entries.iter().flat_map(ids).collect();
    let left: BTreeSet<&str> = LEFT.iter().map(|&(id, _)| id).collect();
    assert_eq!((said.len(), left.len(), LEFT.len()), (48, 5, 5));
    assert!(said.is_disjoint(&left));
    let all: BTreeSet<String> = said.union(&left).map(|&id| id.to_owned()).collect();
    assert_eq!(all, published);
    for (id, why) in LEFT {
        assert!(why.len() > 20, "{id}");
    }
}

#[test]
fn the_entries_have_the_values_of_the_list() {
    let entries = entries();
    for ruleset in published() {
        if LEFT.iter().any(|&(id, _)| id == ruleset.id) {
            continue;
        }
        let said = entries.iter().flat_map(|entry| said(entry, &ruleset.id));
        assert_eq!(
            said.collect::<BTreeSet<_>>(),
            values(&ruleset),
            "{}",
            ruleset.id
        );
    }
}

/// Entries of one variant have the same values each, not parts of them.
#[test]
fn every_entry_has_all_values_of_its_variant() {
    let mut all = published();
    all.retain(|ruleset| LEFT.iter().all(|&(id, _)| id != ruleset.id));
    for ruleset in all {
        let values = values(&ruleset);
        for entry in entries() {
            let variants = entry.known.iter().filter_map(|known| known.ruleset);
            for (_, variant) in variants.filter(|(id, _)| *id == ruleset.id) {
                let start = format!("({variant:?}, ");
                let of_variant = values.iter().filter(|value| value.starts_with(&start));
                let said: BTreeSet<String> = said(&entry, &ruleset.id).into_iter().collect();
                let name = entry.subject.name();
                assert_eq!(of_variant.cloned().collect::<BTreeSet<_>>(), said, "{name}");
            }
        }
    }
}
