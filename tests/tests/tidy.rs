//! The rules of the house, held by reading the repository.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The longest file, in lines.
const FILE: usize = 400;
/// The longest function, in lines.
const FUNCTION: usize = 60;
/// The longest `quote!` block, in lines.
const QUOTE: usize = 25;
/// The longest line, in characters.
const COLUMN: usize = 100;

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

    fn is_rust(&self) -> bool {
        Path::new(&self.path).extension().is_some_and(|ending| ending == "rs")
    }
}

/// All text files whose names end so, but what is built, recorded or not ours.
fn sources(endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folders of the repository can be read") {
            let path = entry.expect("their entries too").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
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
fn files_are_short() {
    let long = rust().into_iter().filter(|source| source.text.lines().count() > FILE);
    none("files too long", &long.map(|source| source.path).collect::<Vec<_>>());
}

#[test]
fn lines_are_short() {
    let mut long = Vec::new();
    for source in sources(&[".rs", ".toml", ".sh", ".pest"]) {
        // A header of too many heaps is one line, and so are too many parentheses.
        if source.path == GENERATED || source.path.contains("tests/ui/fail/") {
            continue;
        }
        for (number, line) in source.text.lines().enumerate() {
            if line.chars().count() > COLUMN {
                long.push(source.at(number));
            }
        }
    }
    none("lines too long", &long);
}

/// The blocks that begin on a line for which `begins` holds and end on the line that closes with
/// the same indentation: `rustfmt` puts it there.
fn blocks(text: &str, begins: impl Fn(&str) -> bool) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let mut blocks = Vec::new();
    for (first, line) in lines.iter().enumerate().filter(|(_, line)| begins(line.trim_start())) {
        let closes = |later: &&&str| {
            indentation(later) == indentation(line) && later.trim_start().starts_with(['}', ']', ')'])
        };
        if line.trim_end().ends_with(['}', ';']) {
            continue;
        }
        let opens = lines[first..].iter().position(|line| line.trim_end().ends_with(['{', ';']));
        let body = first + opens.unwrap_or_default();
        if lines.get(body).is_some_and(|line| line.trim_end().ends_with(';')) {
            continue;
        }
        let length = lines[body + 1..].iter().position(|later| closes(&later));
        blocks.push((first, body + 1 + length.unwrap_or_default() - first + 1));
    }
    blocks
}

/// A line that begins a function.
fn begins_function(line: &str) -> bool {
    let words = line.split_whitespace().take_while(|word| *word != "fn");
    let before = |word: &str| {
        word.starts_with("pub") || ["const", "async", "extern", "default"].contains(&word)
    };
    line.split_whitespace().any(|word| word == "fn") && words.into_iter().all(before)
}

#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    let mut seen = 0;
    for source in rust() {
        for (first, length) in blocks(&source.text, begins_function) {
            seen += 1;
            if length > FUNCTION {
                long.push(format!("{}, {length} lines", source.at(first)));
            }
        }
    }
    assert!(seen > 300, "{seen} functions were found");
    none("functions too long", &long);
}

/// Whether the function that these lines end in shows its input, in it or just above it.
fn shown_above(lines: &[&str]) -> bool {
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let function = lines.iter().rposition(|line| begins_function(line.trim_start()));
    let (above, inside) = lines.split_at(function.unwrap_or_default());
    let above = above.iter().rev().take_while(|line| is_comment(line));
    inside.iter().chain(above).any(|line| is_comment(line) && line.contains("Input:"))
}

#[test]
fn templates_are_short_and_show_what_they_make() {
    let (mut long, mut bare) = (Vec::new(), Vec::new());
    let mut seen = 0;
    for source in rust().iter().filter(|source| !source.path.starts_with("tests/")) {
        let lines: Vec<&str> = source.text.lines().collect();
        let template = |line: &str| line.contains("quote! {") || line.contains("quote_spanned! {");
        for (first, length) in blocks(&source.text, template) {
            seen += 1;
            if length > QUOTE {
                long.push(format!("{}, {length} lines", source.at(first)));
            }
            if length > 8 && !shown_above(&lines[..first]) {
                bare.push(source.at(first));
            }
        }
    }
    assert!(seen > 10, "{seen} templates were found");
    none("templates too long", &long);
    none("templates without `// Input:` and `// Output:` above", &bare);
}

#[test]
fn no_lint_of_length_is_allowed() {
    let lints = ["too_many_lines", "too_many_arguments", "cognitive_complexity", "type_complexity"];
    let mut places = Vec::new();
    for source in rust().iter().filter(|source| !source.path.ends_with("tidy.rs")) {
        for (number, line) in source.text.lines().enumerate() {
            if lints.iter().any(|lint| line.contains(lint)) {
                places.push(source.at(number));
            }
        }
    }
    none("a lint of length is allowed: split instead", &places);
}

#[test]
fn nothing_is_unsafe() {
    let mut places = Vec::new();
    for source in rust().iter().filter(|source| !source.path.ends_with("tidy.rs")) {
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
fn maps_are_ordered_where_they_reach_the_output() {
    let crates = ["grammar/", "codegen/", "macros/"];
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

#[test]
fn no_panic_without_a_reason() {
    let calls = [".unwrap()", "panic!(", "todo!(", "unimplemented!(", ".expect(\"\")", "dbg!("];
    let ours = ["grammar/src", "codegen/src", "macros/src", "runtime/src", "src/"];
    let mut places = Vec::new();
    for source in rust().iter().filter(|source| !source.path.contains("tests")) {
        if !ours.iter().any(|folder| source.path.starts_with(folder)) {
            continue;
        }
        let code = source.text.lines().take_while(|line| !line.contains("#[cfg(test)]"));
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
    let hints = ["/home/", "/root/", "/Users/", "C:\\\\", concat!("/wo", "rk/"), "/tmp/"];
    let mut places = Vec::new();
    for source in sources(&[".rs", ".toml", ".sh", ".md", ".pest", ".stderr", ".json", "run"]) {
        for (number, line) in source.text.lines().enumerate() {
            let is_hint = hints.iter().any(|hint| line.contains(hint));
            if is_hint && !source.path.ends_with("tidy.rs") {
                places.push(source.at(number));
            }
        }
    }
    none("a path of some machine", &places);
}

/// What each package may import, of the packages of this workspace and of others.
fn directions() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let table: [(&str, &[&str]); 5] = [
        ("Cargo.toml", &["sprague-macros", "sprague-runtime"]),
        ("grammar/Cargo.toml", &["pest"]),
        ("runtime/Cargo.toml", &[]),
        ("codegen/Cargo.toml", &["sprague-grammar", "quote", "proc-macro2"]),
        (
            "macros/Cargo.toml",
            &["sprague-codegen", "sprague-grammar", "syn", "quote", "proc-macro2"],
        ),
    ];
    table.into_iter().map(|(path, may)| (path, may.iter().copied().collect())).collect()
}

/// The names under `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let lines = manifest.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    let name = |line: &str| line.split(['.', ' ', '=']).next().unwrap_or_default().to_owned();
    lines.map(name).filter(|name| !name.is_empty() && !name.starts_with('#')).collect()
}

#[test]
fn imports_go_one_way() {
    for (path, may) in directions() {
        let manifest = fs::read_to_string(root().join(path)).expect("the manifest is there");
        for name in dependencies(&manifest) {
            assert!(may.contains(name.as_str()), "{path} may not import {name}");
        }
        let wide = manifest.contains("[build-dependencies]");
        assert!(!wide, "{path} has build-dependencies, which every user would build");
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
    for folder in ["grammar/", "codegen/", "macros/", "runtime/", "tests/", "examples/"] {
        assert!(map.contains(folder), "{folder} is not on the map");
    }
}
