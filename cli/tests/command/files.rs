//! Files that cannot be read, and answers that nobody can read, of every verb.

use super::{RULES, complaint, sprague, text};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The arguments of every verb that reads rules, with the file for `FILE`.
const VERBS: [&[&str]; 5] = [
    &["check", "FILE"],
    &["show", "FILE"],
    &["expand", "FILE"],
    &["value", "FILE", "Take", "grundy", "5"],
    &["period", "FILE", "Take"],
];

const TAKE: &str = "game Take(n) { n -> n - k for k in {1, 3, 4}; }\n";

/// A file in the folder that cargo gives to tests.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("the folder can be written");
    path
}

/// A certificate of the period of [`TAKE`].
fn certificate(name: &str) -> PathBuf {
    let path = file(name, b"");
    let path_text = path.to_str().expect("it is UTF-8");
    let arguments = ["period", "-", "Take", "--certificate", path_text];
    assert!(sprague(TAKE.as_bytes(), &arguments).status.success());
    path
}

/// The arguments with a path in place of the word.
fn with<'a>(arguments: &[&'a str], path: &'a str) -> Vec<&'a str> {
    let each = arguments.iter();
    each.map(|word| if *word == "FILE" { path } else { *word })
        .collect()
}

#[test]
fn files_that_are_no_texts() {
    let good = certificate("files.certificate");
    let good = good.to_str().expect("it is UTF-8");
    let verify = ["verify", "FILE"];
    let against = ["verify", good, "FILE", "Take"];
    let no_text = file("no_text.game", b"game Nim(n)\n\xff\n");
    let wide = file("wide.game", b"\xff\xfeg\0a\0m\0e\0");
    let empty = file("empty.game", b"");
    let cases = [
        (
            Path::new(env!("CARGO_MANIFEST_DIR")),
            " cannot be read: it is a directory, not a file",
        ),
        (Path::new("no such file"), "no such file cannot be read: "),
        (
            &no_text,
            "no_text.game:2: the file is not UTF-8 text; save it as UTF-8",
        ),
        (&wide, "wide.game:1: the file is UTF-16; save it as UTF-8"),
        (&empty, "there is no game in this text"),
    ];
    for (path, words) in cases {
        let path = path.to_str().expect("it is UTF-8");
        for verb in VERBS.iter().chain([&&against[..]]) {
            let told = complaint(1, b"", &with(verb, path));
            assert!(
                told.starts_with("error") && told.contains(words),
                "{verb:?}: {told}"
            );
        }
        let told = complaint(1, b"", &with(&verify, path));
        let words = if path.ends_with("empty.game") {
            "line 1 of the certificate is not `sprague certificate 1`"
        } else {
            words
        };
        assert!(told.contains(words), "{told}");
    }
    let told = complaint(1, b"game Nim(n)\n\xff\n", &["check", "-"]);
    assert!(
        told.starts_with("error: <stdin>:2: the file is not UTF-8"),
        "{told}"
    );
}

#[test]
fn marks_of_editors_do_no_harm() {
    let marked = format!("\u{feff}{}", TAKE.replace('\n', "\r\n"));
    let rules = file("marked.game", marked.as_bytes());
    let path = rules.to_str().expect("it is UTF-8");
    let plain = certificate("plain.certificate");
    let plain = fs::read_to_string(plain).expect("it was written");
    let marked = format!("\u{feff}{}", plain.replace('\n', "\r\n"));
    let marked = file("marked.certificate", marked.as_bytes());
    let marked = marked.to_str().expect("it is UTF-8");
    let against = ["verify", marked, "FILE", "Take"];
    for verb in VERBS.iter().chain([&&against[..]]) {
        let (with_mark, without) = (
            sprague(b"", &with(verb, path)),
            sprague(TAKE.as_bytes(), &with(verb, "-")),
        );
        assert_eq!(with_mark.status.code(), Some(0), "{verb:?}");
        assert_eq!(text(&with_mark.stderr), "", "{verb:?}");
        assert_eq!(text(&with_mark.stdout), text(&without.stdout), "{verb:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_answer_that_cannot_be_written_is_an_error() {
    let certificate = certificate("full.certificate");
    let certificate = certificate.to_str().expect("it is UTF-8");
    for arguments in [
        &["show", "-"][..],
        &["explain", "slip"],
        &["expand", "-"],
        &["value", "-", "Kayles", "grundy", "3"],
        &["period", "-", "Kayles"],
        &["verify", certificate],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sprague"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(std::fs::File::create("/dev/full").expect("Linux has it"))
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command was built");
        let mut stdin = child.stdin.take().expect("it is a pipe");
        // What needs no rules does not wait for them.
        let _ = stdin.write_all(RULES.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("the command ends");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let told = text(&output.stderr);
        assert!(
            told.contains("error: the answer cannot be written"),
            "{told}"
        );
    }
}

#[test]
fn a_broken_pipe_ends_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sprague"))
        .args(["value", "-", "Take", "shortest", "--range", "0..20000"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command was built");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin
        .write_all(b"game Take(n) { n -> n - 3; }")
        .expect("the command reads it");
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
}
