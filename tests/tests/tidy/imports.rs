//! Who may depend on whom, and what must lie where.

use crate::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// What each package may import, of the packages of this workspace and of others.
fn directions() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let table: [(&str, &[&str]); 8] = [
        ("Cargo.toml", &["sprague-macros", "sprague-runtime"]),
        ("grammar/Cargo.toml", &["pest"]),
        ("kernels/Cargo.toml", &[]),
        ("runtime/Cargo.toml", &["sprague-kernels"]),
        (
            "codegen/Cargo.toml",
            &["sprague-grammar", "quote", "proc-macro2"],
        ),
        (
            "macros/Cargo.toml",
            &[
                "sprague-codegen",
                "sprague-grammar",
                "sprague-interp",
                "sprague-runtime",
                "quote",
                "proc-macro2",
            ],
        ),
        ("interp/Cargo.toml", &["sprague-grammar", "sprague-runtime"]),
        (
            "cli/Cargo.toml",
            &[
                "sprague-codegen",
                "sprague-interp",
                "sprague-grammar",
                "sprague-runtime",
                "annotate-snippets",
                "clap",
                "indicatif",
                "prettyplease",
                "proc-macro2",
                "serde_json",
                "syn",
            ],
        ),
    ];
    table
        .into_iter()
        .map(|(path, may)| (path, may.iter().copied().collect()))
        .collect()
}

/// The names under `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let lines = manifest
        .lines()
        .skip_while(|line| line.trim() != "[dependencies]")
        .skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let name = |line: &str| {
        line.split(['.', ' ', '='])
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    lines
        .map(name)
        .filter(|name| !name.is_empty() && !name.starts_with('#'))
        .collect()
}

#[test]
fn imports_go_one_way() {
    for (path, may) in directions() {
        let manifest = fs::read_to_string(root().join(path)).expect("the manifest is there");
        for name in dependencies(&manifest) {
            assert!(may.contains(name.as_str()), "{path} may not import {name}");
        }
        let wide = manifest.contains("[build-dependencies]");
        assert!(
            !wide,
            "{path} has build-dependencies, which every user would build"
        );
    }
}

#[test]
fn the_root_has_no_test_tools() {
    // Cargo builds a package's dev-dependencies for its examples too.
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the manifest is there");
    assert!(!manifest.contains("[dev-dependencies]"));
}

#[test]
fn the_map_is_short() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map is there");
    assert!(map.lines().count() <= 150);
    for folder in [
        "grammar", "codegen", "macros", "kernels", "runtime", "interp", "cli", "tests", "examples",
    ] {
        assert!(map.contains(folder), "{folder} is not on the map");
    }
}

#[test]
fn the_map_names_what_is_there() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map is there");
    let quoted = map.split('`').skip(1).step_by(2);
    let is_path = |words: &&str| {
        let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
        words.contains('/') && words.chars().all(plain) && !words.contains("..")
    };
    let missing: Vec<&str> = quoted
        .filter(is_path)
        .filter(|path| !root().join(path).exists())
        .collect();
    assert!(
        missing.is_empty(),
        "the map names {missing:?}, which are not there"
    );
}
