//! `sprague explain` and `sprague expand`.

use super::{answer, complaint};

#[test]
fn explain_shows_what_is_wrong_and_what_is_right() {
    let told = answer(&["explain", "unbounded"]);
    assert!(told.starts_with("error[unbounded]\n\n"), "{told}");
    for part in [
        "Wrong:\n\n    game ",
        "    error[unbounded]: nothing bounds 'k' in '1..'\n",
        "= help: ",
        "Why: ",
        "Right:\n\n    game ",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    // As it is shown, copied from a terminal.
    for name in ["error[unbounded]", "Unbounded"] {
        assert_eq!(answer(&["explain", name]), told);
    }
    let told = answer(&["explain", "misere-operand"]);
    assert!(told.starts_with("warning[misere_operand]\n"), "{told}");
}

#[test]
fn explain_lists_all_names() {
    let list = answer(&["explain"]);
    assert!(list.contains("\nerror[unknown_set] "), "{list}");
    assert!(list.contains("\nwarning[foreign_operand] "), "{list}");
    let whole = list.lines().all(|line| line.ends_with('.'));
    assert!(whole, "each line is a sentence: {list}");
}

#[test]
fn explain_asks_back_about_other_names() {
    let told = complaint(1, b"", &["explain", "unknown_sets"]);
    let words = "there is no error and no warning `unknown_sets`; did you mean `unknown_set`?";
    assert_eq!(told, format!("error: {words}\n"));
    let told = complaint(1, b"", &["explain", "E0308"]);
    assert!(told.contains("`sprague explain` lists all"), "{told}");
}

/// Every name that a message shows can be asked for.
#[test]
fn names_that_are_shown_are_explained() {
    let text = b"game Take(n) { n -> n - p for p in prime; } game Wait(n) { n -> n; }";
    let shown = complaint(1, text, &["check", "-"]);
    let names = shown.split("error[").skip(1);
    let names: Vec<&str> = names.filter_map(|rest| rest.split(']').next()).collect();
    assert_eq!(names, ["unknown_set", "returns"]);
    for name in names {
        let heading = format!("error[{name}]\n");
        assert!(answer(&["explain", name]).starts_with(&heading));
    }
}

#[test]
fn expand_prints_rust() {
    let one = answer(&["expand", "-", "Kayles"]);
    assert!(one.starts_with("/// Knock down one or two.\n"), "{one}");
    assert_eq!(one.matches("struct ").count(), 1, "{one}");
    for line in [
        "struct Kayles;\n",
        "    impl __s::Game for Kayles {\n",
        "        type Position = __s::Heaps;\n",
        "octal 0.77;\n",
    ] {
        assert!(one.contains(line), "{line}\n{one}");
    }
    let all = answer(&["expand", "-"]);
    assert!(
        all.contains(&one[one.find("struct").unwrap_or(0)..]),
        "{all}"
    );
    for game in ["Lieges<", "Wythoff;", "Cut;", "Rust;"] {
        assert!(all.contains(&format!("struct {game}")), "{game}\n{all}");
    }
    let rules =
        "game Take(n) { n -> n - k for k in {1, 3, 4}; } compound All = selective(Take, ..);";
    let output = super::sprague(rules.as_bytes(), &["expand", "-", "All"]);
    let printed = super::text(&output.stdout);
    assert!(printed.contains("__compound!"), "{printed}");
    assert!(!printed.contains("struct Take"), "{printed}");
}

#[test]
fn expand_refuses_what_game_refuses() {
    let wrong = b"game Take(n) { n -> n - 1; expect grundy = 0, 0; }";
    let told = complaint(1, wrong, &["expand", "-"]);
    assert!(told.starts_with("error[value_is]: "), "{told}");
    let rules = b"game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }";
    let told = complaint(1, rules, &["expand", "-", "Lieges<2>"]);
    assert!(told.contains("write `Lieges` alone"), "{told}");
    let told = complaint(1, rules, &["expand", "-", "Liege"]);
    assert!(told.contains("there is no game `Liege`"), "{told}");
}
