//! The command as a script uses it: what it prints where, and how it ends.

mod compounds;
mod explain;
mod files;
mod long;

use std::io::Write;
use std::process::{Command, Output, Stdio};

const RULES: &str = "/// Knock down one or two.
game Kayles(n) { octal 0.77; }
misere game Lieges<K>(n) where K >= 1 { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
game Wythoff{x, y} { {x, y} -> {x - k, y} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..; }
#[quiet(heap_never_changes)] game Cut(x, y) { (x, y) -> [(i, y), (x - i, y)] for i in 1..=x - 1; }
game Rust(n) { n -> n - k for k in 1.. if crate::odd(k); }
";

/// Runs the command with that text as its standard input.
fn sprague(input: &[u8], arguments: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sprague"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command was built");
    let mut stdin = child.stdin.take().expect("it is a pipe");
    // A command line that is wrong ends before anything is read.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the command ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("it prints UTF-8")
}

/// What it prints when all is well: nothing on standard error.
fn answer(arguments: &[&str]) -> String {
    let output = sprague(RULES.as_bytes(), arguments);
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    text(&output.stdout).to_owned()
}

/// What it says on standard error when it ends with that code and prints nothing.
fn complaint(code: i32, input: &[u8], arguments: &[&str]) -> String {
    let output = sprague(input, arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    text(&output.stderr).to_owned()
}

#[test]
fn check_is_silent_or_shows_the_lines() {
    assert_eq!(answer(&["check", "-"]), "");
    let wrong = b"game Take(n) {\n    n -> n - k for k in prims;\n}\ngame Wait(n) { n -> n; }\n";
    let shown = complaint(1, wrong, &["check", "-"]);
    assert!(shown.contains("--> <stdin>:2:25"), "{shown}");
    assert!(
        shown.contains("2 |     n -> n - k for k in prims;"),
        "{shown}"
    );
    assert!(shown.contains("^^^^^"), "{shown}");
    assert!(shown.ends_with("error: <stdin> has 2 errors\n"), "{shown}");
}

#[test]
fn check_computes_what_is_claimed() {
    let right = "game Take(n) { n -> n - k for k in {1, 3, 4}; expect grundy period = 7 from 0; }";
    let output = sprague(right.as_bytes(), &["check", "-"]);
    let printed = (text(&output.stdout), text(&output.stderr));
    assert_eq!((output.status.code(), printed), (Some(0), ("", "")));
    let claims = "game Take(n) {\n    n -> n - k for k in {1, 3, 4};\n\
                  \x20   expect grundy = 0, 1, 0, 2;\n    expect grundy period = 6 from 0;\n}\n\
                  game W{x, y} { {x, y} -> {x - k, y} for k in 1..; expect outcome({0, 4}) = P; }";
    let shown = complaint(1, claims.as_bytes(), &["check", "-"]);
    for words in [
        "error[value_is]: the Grundy value of 3 is 1, not 2\n --> <stdin>:3:30",
        "error[period_is]: the period is 7 from 0\n --> <stdin>:4:28",
        "error[value_is]: the outcome of {0, 4} is N, not P\n --> <stdin>:6:76",
        "error: <stdin> has 3 errors\n",
    ] {
        assert!(shown.contains(words), "{words}\n{shown}");
    }
    let far = b"game G(n) { n -> n - p for p in primes; expect grundy(100000000) = 1; }";
    let shown = complaint(1, far, &["check", "-"]);
    let words = "error[claim_too_costly]: this takes too long to check here: more than 20000";
    assert!(shown.contains(words), "{shown}");
}

#[test]
fn claims_that_need_a_rust_function_are_noted() {
    let rule = "game Rust(n) { n -> n - k for k in 1.. if crate::odd(k);";
    let noted = format!("{rule} expect grundy = 0, 1; expect grundy(2) = 9; }}");
    let shown = complaint(0, noted.as_bytes(), &["check", "-"]);
    let words = "note: this is not computed: it needs the Rust function `crate::odd`";
    assert_eq!(shown.matches(words).count(), 2, "{shown}");
    assert!(!shown.contains("error"), "{shown}");
    let with_error = format!("{noted}\ngame One(n) {{ n -> n - 1; expect grundy = 1; }}");
    let shown = complaint(1, with_error.as_bytes(), &["check", "-"]);
    assert!(
        shown.contains(words) && shown.ends_with("has 1 error\n"),
        "{shown}"
    );
    let period = format!("{rule} expect grundy period = 2 from 0; }}");
    let shown = complaint(1, period.as_bytes(), &["check", "-"]);
    assert!(
        shown.contains("error[period_not_proved]: this period is not proved"),
        "{shown}"
    );
}

#[test]
fn show_says_the_rules_in_words() {
    let all = answer(&["show", "-"]);
    for game in [
        "Kayles: An impartial game",
        "Lieges: ",
        "Wythoff: ",
        "Cut: ",
        "Rust: ",
    ] {
        assert!(all.contains(game), "{game}\n{all}");
    }
    let one = answer(&["show", "-", "Lieges<3>"]);
    assert!(one.starts_with("Lieges<3>: "), "{one}");
    assert!(one.contains("    n -> [n / 2; 3]"), "{one}");
    for what in [
        "Moves:\n- ",
        "Rules:\n    ",
        "Class: ",
        "Measure: ",
        "Solver: ",
    ] {
        assert!(one.contains(what), "{what}\n{one}");
    }
}

#[test]
fn values_are_lines_or_json() {
    let value = |arguments: &[&str]| answer(&[&["value", "-"], arguments].concat());
    let line = value(&["Kayles", "grundy", "--range", "2..5"]);
    assert_eq!(line, "2\t2\n3\t3\n4\t1\n");
    assert_eq!(
        value(&["Kayles", "outcome", "3", "[2,  2]", "0"]),
        "3\tN\n[2, 2]\tP\n0\tP\n"
    );
    assert_eq!(
        value(&["Kayles", "foreclosed", "0", "1", "3"]),
        "0\tend\n1\tinf\n3\t1\n"
    );
    assert_eq!(value(&["Lieges<2>", "outcome", "0"]), "0\tP\n");
    assert_eq!(value(&["Lieges<2>", "outcome-misere", "0"]), "0\tN\n");
    assert_eq!(value(&["Lieges<2>", "outcome-declared", "0"]), "0\tN\n");
    let moves = value(&["Wythoff", "winning-moves", "{2, 2}", "{1, 2}"]);
    assert_eq!(moves, "{2, 2}\t{0, 0}; {1, 2}\n{1, 2}\t\n");
    let json = value(&["Kayles", "grundy", "--json", "4", "[2, 1]"]);
    let expected = "[\n  {\"position\":4,\"value\":1},\n  {\"position\":[1,2],\"value\":3}\n]\n";
    assert_eq!(json, expected);
    let json = value(&["Cut", "winning-moves", "--json", "(2, 1)"]);
    assert!(
        json.contains("{\"position\":[[2,1]],\"value\":[[[1,1],[1,1]]]}"),
        "{json}"
    );
}

#[test]
fn mistakes_in_rules_and_data_end_with_one() {
    let cases: [(&[&str], &str); 7] = [
        (
            &["Kayle", "grundy", "5"],
            "there is no game `Kayle`; did you mean `Kayles`?",
        ),
        (
            &["Lieges", "grundy", "5"],
            "the game has 1 parameter, not 0",
        ),
        (
            &["Lieges<0>", "grundy", "5"],
            "`K >= 1` does not hold for K = 0",
        ),
        (
            &["Rust", "grundy", "5"],
            "a rule file alone has no Rust functions",
        ),
        (&["Wythoff", "grundy", "(3, 4)"], "write it like `{3, 4}`"),
        (
            &["Wythoff", "grundy", "--range", "0..3"],
            "`--range` is for games",
        ),
        (
            &["Kayles", "grundy", "--range", "0..99999999999"],
            "at most 10000000",
        ),
    ];
    for (arguments, why) in cases {
        let arguments = [&["value", "-"], arguments].concat();
        let told = complaint(1, RULES.as_bytes(), &arguments);
        assert!(told.starts_with("error: ") && told.contains(why), "{told}");
    }
}

#[test]
fn a_position_past_the_limit_spares_the_others() {
    let arguments = [
        "value",
        "-",
        "Kayles",
        "remoteness",
        "4",
        "40",
        "5",
        "--limit",
        "99",
    ];
    let output = sprague(RULES.as_bytes(), &arguments);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "4\t3\n5\t5\n");
    let told = text(&output.stderr);
    assert!(
        told.starts_with("error: 40: this needs more than 99 positions"),
        "{told}"
    );
}

#[test]
fn what_is_no_position_spares_the_others() {
    let arguments = [
        "value", "-", "Wythoff", "grundy", "{3, 4}", "(3, 5)", "{1,  2}", "x",
    ];
    let output = sprague(RULES.as_bytes(), &arguments);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "{3, 4}\t2\n{1, 2}\t0\n");
    let told = text(&output.stderr);
    let lines: Vec<&str> = told.lines().collect();
    let [brackets, number] = &lines[..] else {
        panic!("{told}");
    };
    assert!(
        brackets.starts_with("error: `(3, 5)` is not a position"),
        "{told}"
    );
    assert!(number.starts_with("error: `x` is not a position"), "{told}");
}

#[test]
fn other_ways_to_ask_are_told_how_to() {
    let rules = b"game Take(n) { n -> n - 1; } game Kayles(n) { octal 0.77; }";
    let cases = [
        ("Take", "0..5", "by `--range 0..5`"),
        ("Take", "1,2,3", "several positions stand apart, `1 2 3`"),
        ("Take", "[3,5]", "is not a position"),
        ("Kayles", "3+5", "heaps side by side are `[3, 5]`"),
    ];
    for (game, position, says) in cases {
        let told = complaint(1, rules, &["value", "-", game, "grundy", position]);
        assert!(told.contains(says), "{position}: {told}");
    }
}

#[test]
fn a_question_tells_the_warnings_of_its_game_alone() {
    let rules = b"game Take(n) { n -> n - 1; }\n\
        game Both(x, y) { (x, y) -> (x - 1, y); }\n\
        compound Sum = disjunctive(Take, Both);";
    let told = |game, position| {
        let output = sprague(rules, &["value", "-", game, "grundy", position]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stderr).contains("heap_never_changes")
    };
    assert!(!told("Take", "5"));
    assert!(told("Both", "(3, 4)"));
    assert!(told("Sum", "(5, (3, 4))"));
}

#[test]
fn wrong_command_lines_end_with_two() {
    let cases: [&[&str]; 8] = [
        &[],
        &["solve"],
        &["check"],
        &["value", "-", "Kayles", "grundi", "5"],
        &["value", "-", "Kayles", "grundy"],
        &["value", "-", "Kayles", "grundy", "--range", "5-7"],
        &["value", "-", "Kayles", "grundy", "5", "--range", "5..7"],
        &["value", "-", "Kayles", "grundy", "--range", "5..2"],
    ];
    for arguments in cases {
        let _ = complaint(2, b"", arguments);
    }
    for (range, write) in [
        ("5..2", "write 2..=5"),
        ("5..=4", "write 4..=5"),
        ("5..5", "5..=5"),
    ] {
        let told = complaint(
            2,
            b"",
            &["value", "-", "Kayles", "grundy", "--range", range],
        );
        assert!(
            told.contains("there is no heap in it") && told.contains(write),
            "{told}"
        );
    }
}

#[test]
fn lints_are_warnings_with_a_name() {
    let rules = include_bytes!("../../../tests/rules/lints.game");
    let output = sprague(rules, &["check", "-"]);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stderr);
    for (name, line) in [
        ("move_never_happens", "3:33"),
        ("covered_move", "4:50"),
        ("guard_always_true", "5:52"),
        ("guard_never_true", "6:58"),
        ("needless_guard", "7:54"),
        ("unused_binding", "8:38"),
        ("unused_parameter", "9:20"),
        ("heap_never_changes", "10:18"),
    ] {
        assert_eq!(
            told.matches(&format!("warning[{name}]: ")).count(),
            1,
            "{told}"
        );
        assert!(
            told.contains(&format!("--> <stdin>:{line}\n")),
            "{line}: {told}"
        );
        assert!(told.contains(&format!("`#[quiet({name})]`")), "{told}");
    }
    assert_eq!(told.matches("warning[").count(), 8, "{told}");
}
