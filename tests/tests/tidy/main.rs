//! The rules of the house, held by reading the repository.

mod form;
mod imports;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Written by a program, so no rule of form holds for it.
const GENERATED: &str = "grammar/src/generated.rs";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A text file of the repository.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Where something is wrong, for a message.
    fn at(&self, line: usize) -> String {
        format!("{}:{}", self.path, line + 1)
    }
}

/// All text files whose names end so, but what is built, recorded or not ours.
fn sources(endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folders of the repository can be read") {
            let path = entry.expect("their entries too").path();
            let name = path
                .file_name()
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            if path.is_dir() {
                if !["target", ".git", "vectors", "wip"].contains(&name) {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                let shown = path.strip_prefix(root()).expect("it is in the repository");
                let shown = shown.to_string_lossy().replace('\\', "/");
                let text = fs::read_to_string(&path).expect("the sources are texts");
                found.push(Source { path: shown, text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The Rust files written by people.
fn rust() -> Vec<Source> {
    let mut rust = sources(&[".rs"]);
    rust.retain(|source| source.path != GENERATED);
    assert!(rust.len() > 60, "{} files were found", rust.len());
    rust
}

/// Fails with all places at once.
fn none(what: &str, places: &[String]) {
    assert!(places.is_empty(), "{what}:\n  {}", places.join("\n  "));
}

#[test]
fn no_lint_of_length_is_allowed() {
    let lints = [
        "too_many_lines",
        "too_many_arguments",
        "cognitive_complexity",
        "type_complexity",
    ];
    let mut places = Vec::new();
    for source in rust()
        .iter()
        .filter(|source| !source.path.starts_with("tests/tests/tidy"))
    {
        for (number, line) in source.text.lines().enumerate() {
            if lints.iter().any(|lint| line.contains(lint)) {
                places.push(source.at(number));
            }
        }
    }
    none("a lint of length is allowed: split instead", &places);
}

/// The one module that may call what the machine offers beyond the language's guarantees.
const LANES: &str = "kernels/src/lanes";

#[test]
fn nothing_is_unsafe_but_the_lanes() {
    let mut places = Vec::new();
    for source in rust().iter().filter(|source| {
        !source.path.starts_with("tests/tests/tidy") && !source.path.starts_with(LANES)
    }) {
        for (number, line) in source.text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            if words.into_iter().any(|word| word == "unsafe") {
                places.push(source.at(number));
            }
        }
    }
    none("`unsafe`", &places);
}

#[test]
fn the_lints_forbid_what_is_unsafe() {
    let manifest = |folder: &str| {
        let path = root().join(folder).join("Cargo.toml");
        fs::read_to_string(path).expect("the manifest is there")
    };
    assert!(manifest(".").contains("unsafe_code = \"forbid\""));
    assert!(manifest("kernels").contains("unsafe_code = \"deny\""));
    let others = [
        ".", "grammar", "codegen", "macros", "runtime", "interp", "cli", "tests",
    ];
    for folder in others {
        let lints = "[lints]\nworkspace = true";
        assert!(
            manifest(folder).contains(lints),
            "{folder} has lints of its own"
        );
    }
}

#[test]
fn maps_are_ordered_where_they_reach_the_output() {
    let crates = ["grammar/", "codegen/", "macros/", "interp/", "cli/"];
    let mut places = Vec::new();
    for source in rust() {
        let reaches = crates.iter().any(|folder| source.path.starts_with(folder));
        for (number, line) in source.text.lines().enumerate() {
            if reaches && (line.contains("HashMap") || line.contains("HashSet")) {
                places.push(source.at(number));
            }
        }
    }
    none("maps without order", &places);
}

/// The files that are compiled for tests alone: `#[cfg(test)]` stands above their `mod` lines.
fn test_modules() -> BTreeSet<String> {
    let mut modules = BTreeSet::new();
    for source in rust() {
        let path = source.path.trim_end_matches(".rs");
        let own_folder = path
            .strip_suffix("/mod")
            .or_else(|| path.strip_suffix("/lib"));
        let folder = own_folder.unwrap_or(path);
        let lines = source.text.lines();
        for (above, line) in lines.clone().zip(lines.skip(1)) {
            let (_, name) = line.split_once("mod ").unwrap_or_default();
            let name = name.strip_suffix(';');
            if let ("#[cfg(test)]", Some(name)) = (above, name) {
                modules.insert(format!("{folder}/{name}"));
            }
        }
    }
    modules
}

#[test]
fn no_panic_without_a_reason() {
    let calls = [
        ".unwrap()",
        "panic!(",
        "todo!(",
        "unimplemented!(",
        ".expect(\"\")",
        "dbg!(",
    ];
    let ours = [
        "grammar/src",
        "codegen/src",
        "macros/src",
        "kernels/src",
        "runtime/src",
        "interp/src",
        "cli/src",
        "src/",
    ];
    let mut places = Vec::new();
    let tests = test_modules();
    let is_test = |path: &str| tests.iter().any(|module| path.starts_with(module.as_str()));
    for source in rust().iter().filter(|source| !is_test(&source.path)) {
        if !ours.iter().any(|folder| source.path.starts_with(folder)) {
            continue;
        }
        let code = source
            .text
            .lines()
            .take_while(|line| !line.contains("#[cfg(test)]"));
        for (number, line) in code.enumerate() {
            let is_comment = line.trim_start().starts_with("//");
            if !is_comment && calls.iter().any(|call| line.contains(call)) {
                places.push(source.at(number));
            }
        }
    }
    none("a panic that gives no reason why it cannot happen", &places);
}

#[test]
fn no_path_of_a_machine() {
    let hints = [
        "/home/",
        "/root/",
        "/Users/",
        "C:\\\\",
        concat!("/wo", "rk/"),
        "/tmp/",
    ];
    let mut places = Vec::new();
    for source in sources(&[
        ".rs", ".toml", ".sh", ".md", ".pest", ".stderr", ".json", "run",
    ]) {
        for (number, line) in source.text.lines().enumerate() {
            let is_hint = hints.iter().any(|hint| line.contains(hint));
            if is_hint && !source.path.starts_with("tests/tests/tidy") {
                places.push(source.at(number));
            }
        }
    }
    none("a path of some machine", &places);
}
