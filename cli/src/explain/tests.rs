//! The page and the checker say the same.

use super::page::{Section, Shown, section, sections};
use super::{plain, said};
use sprague_grammar::{ErrorKind, WarningKind};
use sprague_interp::Level;
use std::collections::BTreeSet;

/// The kinds whose wrong text is not checked, and why. Empty is best.
const NOT_CHECKED: &[(&str, &str)] = &[
    (
        "too_deep",
        "a text so deep would be no example for a reader",
    ),
    (
        "too_long",
        "a text so long would be no example for a reader",
    ),
    (
        "more_errors",
        "a hundred errors would be no example for a reader",
    ),
    (
        "private_operand",
        "only `game!` says it: a rule file has no use for `pub`",
    ),
];

/// A kind that cannot be without another one, and why. Empty is best.
const BESIDE: &[(&str, &str, &str)] = &[(
    "side_missing",
    "not_yet",
    "whatever is partizan is refused at that word, too",
)];

fn page() -> Vec<Section<'static>> {
    sections().expect("the page is of the form that cli/src/explain/page.rs shows")
}

/// Fails with all that is wrong at once.
#[track_caller]
fn none(what: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
}

#[test]
fn every_kind_has_a_section_and_every_section_a_kind() {
    let kinds: BTreeSet<&str> = [ErrorKind::NAMES, WarningKind::NAMES]
        .concat()
        .into_iter()
        .collect();
    let page = page();
    let on_page: BTreeSet<&str> = page.iter().map(|section| section.name).collect();
    let missing: Vec<_> = kinds.difference(&on_page).collect();
    assert!(
        missing.is_empty(),
        "cli/errors.md has no section for {missing:?}; cli/src/explain/page.rs shows the form"
    );
    let strange: Vec<_> = on_page.difference(&kinds).collect();
    assert!(
        strange.is_empty(),
        "cli/errors.md has sections of no kind: {strange:?}"
    );
    assert_eq!(page.len(), kinds.len(), "a section stands twice");
}

#[test]
fn every_wrong_text_gets_its_error_and_no_other() {
    let mut faults = vec![];
    for section in page() {
        if section.shown != Shown::Whole {
            continue;
        }
        let said = said(section.wrong);
        let names: Vec<_> = said.iter().map(|one| one.name.unwrap_or("note")).collect();
        let name = section.name;
        let fits = |one: &&str| *one == name || BESIDE.iter().any(|b| (b.0, b.1) == (name, *one));
        if !names.contains(&name) || !names.iter().all(fits) {
            faults.push(format!("under `{name}` the wrong text gets {names:?}"));
        }
    }
    none("cli/errors.md", &faults);
}

#[test]
fn every_right_text_is_accepted_without_a_word() {
    let mut faults = vec![];
    for section in page() {
        for said in said(section.right) {
            faults.push(format!("right text of `{}`: {said}", section.name));
        }
    }
    none("cli/errors.md", &faults);
}

#[test]
fn what_is_not_checked_is_excused() {
    let unchecked = page();
    let unchecked = unchecked.iter().filter(|one| one.shown != Shown::Whole);
    let unchecked: BTreeSet<&str> = unchecked.map(|section| section.name).collect();
    let excused: BTreeSet<&str> = NOT_CHECKED.iter().map(|(name, _)| *name).collect();
    assert_eq!(unchecked, excused, "list them in NOT_CHECKED, and say why");
    assert!(NOT_CHECKED.iter().all(|(_, why)| why.len() > 20));
}

#[test]
fn warnings_come_last_and_errors_before() {
    let page = page();
    let is_warning = |section: &Section<'_>| WarningKind::NAMES.contains(&section.name);
    assert!(page.is_sorted_by_key(is_warning), "warnings have a group");
    for section in page.iter().filter(|one| one.shown == Shown::Whole) {
        let level = if is_warning(section) {
            Level::Warning
        } else {
            Level::Error
        };
        let said = said(section.wrong);
        assert!(
            said.iter().all(|one| one.level == level),
            "{}",
            section.name
        );
    }
}

#[test]
fn a_section_of_another_form_is_told() {
    let right =
        "a\n\nMeans.\n\nWrong:\n\n```text\nw\n```\n\nWhy: y.\n\nRight:\n\n```text\nr\n```\n";
    let read = section(right).expect("it is of the form");
    let parts = [read.name, read.means, read.wrong, read.why, read.right];
    assert_eq!(parts, ["a", "Means.", "w", "Why: y.", "r"]);
    for part in [
        "Wrong:",
        "Why: ",
        "Right:",
        "```text\nw",
        "w\n```",
        "r\n```",
    ] {
        let wrong = right.replace(part, "");
        let told = section(&wrong).expect_err("a part is missing");
        assert!(told.contains("the section `a` lacks "), "{part}: {told}");
    }
}

#[test]
fn names_are_taken_as_they_are_shown() {
    for name in [
        "unknown_set",
        "error[unknown_set]",
        "unknown-set",
        " Unknown_Set",
    ] {
        assert_eq!(plain(name), "unknown_set", "{name}");
    }
}
