//! What the compiler says of wrong rules.

use sprague_grammar::{ErrorKind, WarningKind};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn manifest_dir() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Kinds of errors and warnings without a case, and why. Empty is best.
const WITHOUT_CASE: &[(&str, &str)] = &[(
    "foreign_operand",
    "Rust looks up what a compound is made of; the command says it of files, in its own tests",
)];

#[test]
fn messages() {
    lay_out_rule_files();
    // Without a case that must pass trybuild only checks its crates, which is much quicker.
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}

/// Puts the rule files of this package where the cases look for them: at the root of the crate
/// that trybuild makes of them.
fn lay_out_rule_files() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent();
    let target = target.expect("it is a folder of the target folder");
    let to = target.join("tests/trybuild/sprague-tests/rules");
    fs::create_dir_all(&to).expect("the target folder can be written");
    let files = fs::read_dir(manifest_dir().join("rules")).expect("the folder is there");
    for file in files {
        let file = file.expect("its entries can be read");
        fs::copy(file.path(), to.join(file.file_name())).expect("a file can be copied");
    }
}

/// The names of the cases that must fail.
fn cases() -> BTreeSet<String> {
    let entries = fs::read_dir(manifest_dir().join("tests/ui")).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("its entries can be read").path());
    let sources = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let name = |path: PathBuf| path.file_stem()?.to_str().map(String::from);
    sources.filter_map(name).collect()
}

/// The names of all kinds of errors and warnings.
fn kinds() -> Vec<String> {
    let names = ErrorKind::NAMES.iter().chain(WarningKind::NAMES);
    names.map(|name| (*name).to_owned()).collect()
}

#[test]
fn every_kind_of_error_has_a_case_named_for_it() {
    let (cases, kinds) = (cases(), kinds());
    assert!(kinds.len() >= 40, "the definition was read: {kinds:?}");
    let excepted = |kind: &str| WITHOUT_CASE.iter().any(|(without, _)| *without == kind);
    let missing: Vec<&String> = kinds
        .iter()
        .filter(|kind| !cases.contains(*kind) && !excepted(kind))
        .collect();
    assert!(missing.is_empty(), "no case for {missing:?}");
    for (kind, why) in WITHOUT_CASE {
        assert!(kinds.iter().any(|known| known == kind), "{kind} is no kind");
        assert!(!cases.contains(*kind) && why.len() > 20, "{kind}");
    }
}

#[test]
fn every_case_is_named_for_a_kind() {
    let (cases, kinds) = (cases(), kinds());
    assert!(cases.len() >= 40, "{} cases", cases.len());
    for case in cases {
        let of = |kind: &String| case == *kind || case.starts_with(&format!("{kind}_"));
        assert!(kinds.iter().any(of), "{case} is named for no kind");
        let expected = manifest_dir().join(format!("tests/ui/{case}.stderr"));
        assert!(expected.exists(), "{case} has no expected message");
    }
}

#[test]
fn messages_are_our_own_and_speak_no_rust() {
    // Expectations hold on other compilers if they show only what the macro says.
    for case in cases() {
        let path = manifest_dir().join(format!("tests/ui/{case}.stderr"));
        let text = fs::read_to_string(path).unwrap_or_default();
        for word in [
            "error[E",
            "proc macro panicked",
            "warning:",
            "unwrap",
            "ErrorKind",
            "WarningKind",
        ] {
            assert!(!text.contains(word), "{case}: {word}");
        }
    }
}
