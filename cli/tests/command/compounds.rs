//! Compounds, by the command.

use super::{sprague, text};

/// Compounds of all that the language has.
const COMPOUNDS: &str = "game Take(n) { n -> n - k for k in {1, 3, 4}; }
game Kayles(n) { octal 0.77; }
game Wythoff{x, y} { {x, y} -> {x - k, y} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..; }
pub compound Race = conjunctive(Take, Kayles);
misere compound Rows = disjunctive(Kayles, ..);
compound Mixed = selective(Race, Wythoff, Rows, ..);
";

/// What it prints of [`COMPOUNDS`].
fn of_compounds(arguments: &[&str]) -> (String, String) {
    let output = sprague(COMPOUNDS.as_bytes(), arguments);
    let stderr = text(&output.stderr).to_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?} {stderr}");
    (text(&output.stdout).to_owned(), stderr)
}

#[test]
fn compounds_are_asked_like_games() {
    let value = |arguments: &[&str]| of_compounds(&[&["value", "-"], arguments].concat()).0;
    // The least remoteness of 3 and 5 is odd; both have a move to a lesser even one.
    assert_eq!(value(&["Race", "outcome", "(5, 7)"]), "(5, 7)\tN\n");
    assert_eq!(
        value(&["Race", "remoteness", "(5,  7)", "(0, 7)", "(2, [1, 1])"]),
        "(5, 7)\t3\n(0, 7)\t0\n(2, [1, 1])\t2\n"
    );
    assert_eq!(
        value(&["Race", "winning-moves", "(1, 2)", "(2, 2)"]),
        "(1, 2)\t(0, []); (0, [1])\n(2, 2)\t(1, [])\n"
    );
    assert_eq!(
        value(&["Rows", "grundy", "()", "(3, 5, 7)"]),
        "()\t0\n(3, 5, 7)\t5\n"
    );
    assert_eq!(
        value(&["Rows", "outcome-declared", "()", "(1)"]),
        "()\tN\n(1)\tP\n"
    );
    let json = value(&["Rows", "winning-moves-declared", "--json", "(1, 1)", "(2,)"]);
    let expected = "[\n  {\"position\":[[1],[1]],\"value\":[[[],[1]],[[1],[]]]},\n  \
                    {\"position\":[[2]],\"value\":[[[1]]]}\n]\n";
    assert_eq!(json, expected);
    let nested = value(&[
        "Mixed",
        "outcome",
        "((5, 7), {1, 2})",
        "((0, 7), {1, 2}, (), (1, 1))",
    ]);
    assert_eq!(
        nested,
        "((5, 7), {1, 2})\tN\n((0, 7), {1, 2}, (), (1, 1))\tP\n"
    );
}

#[test]
fn compounds_are_checked_and_shown() {
    let (stdout, stderr) = of_compounds(&["check", "-"]);
    assert_eq!(stdout, "");
    let warning = "warning[misere_operand]: the word 'misere' of 'Rows' is ignored in a compound\n";
    assert!(stderr.starts_with(warning), "{stderr}");
    assert!(stderr.contains("--> <stdin>:6:43"), "{stderr}");
    assert!(!stderr.contains("error"), "{stderr}");
    let (all, _) = of_compounds(&["show", "-"]);
    let places = ["Take: ", "Wythoff: ", "Race: ", "Rows: ", "Mixed: "].map(|name| all.find(name));
    assert!(
        places.iter().all(Option::is_some) && places.is_sorted(),
        "{all}"
    );
    let (one, _) = of_compounds(&["show", "-", "Mixed"]);
    let told = [
        "Mixed: A selective compound of `Race`, `Wythoff` and any number of `Rows`, under normal",
        "\nMoves:\n- ",
        "\nRule:\n    selective(Race, Wythoff, Rows, ..);\n",
        "\nDecided by:\n- Under normal play the player to move wins if some component is won.\n",
    ];
    for what in told {
        assert!(one.contains(what), "{what}\n{one}");
    }
}

#[test]
fn mistakes_in_positions_of_compounds() {
    let cases: [(&[&str], &str); 8] = [
        (
            &["Race", "outcome", "5"],
            "this is a compound: one position for each component stands in `(…)`; \
             write it like `(5, 5)`",
        ),
        (
            &["Race", "outcome", "(5)"],
            "it takes 2 components, and there are 1",
        ),
        (
            &["Race", "outcome", "(5, 6, 7)"],
            "it takes 2 components, and there are more",
        ),
        (
            &["Race", "outcome", "(5, {6})"],
            "component 2: it is a list in `{…}`, and the heaps of this game stand in `[…]`",
        ),
        (
            &["Mixed", "outcome", "((5, 7))"],
            "it takes at least 2 components, and there are 1",
        ),
        (
            &["Mixed", "outcome", "((5, 7), {1, 2}, 3)"],
            "component 3: this is a compound: one position for each component stands in `(…)`; \
             write it like `((5, 5), {3, 4}, (5, …), …)`",
        ),
        (
            &["Race<2>", "outcome", "(5, 7)"],
            "the game has 0 parameters, not 1",
        ),
        (
            &["Race", "grundy", "--range", "0..3"],
            "`--range` is for games",
        ),
    ];
    for (arguments, why) in cases {
        let output = sprague(COMPOUNDS.as_bytes(), &[&["value", "-"], arguments].concat());
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let told = text(&output.stderr);
        assert!(told.contains(why), "{arguments:?}: {told}");
    }
}

#[test]
fn types_of_rust_are_in_no_file() {
    let rules = b"game Kayles(n) { octal 0.77; }\ncompound A = selective(Kayle);
compound B = selective(A, crate::Chomp); compound C = selective(Kayles);";
    let output = sprague(rules, &["value", "-", "C", "outcome", "(5)"]);
    assert_eq!(
        (output.status.code(), text(&output.stdout)),
        (Some(0), "(5)\tN\n")
    );
    let told = text(&output.stderr);
    let warnings = [
        "warning[foreign_operand]: there is no game 'Kayle' in this file; did you mean 'Kayles'?",
        "warning[foreign_operand]: there is no game 'crate::Chomp' in this file",
    ];
    for warning in warnings {
        assert!(told.contains(warning), "{told}");
    }
    let output = sprague(rules, &["value", "-", "B", "outcome", "((5), 5)"]);
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stderr);
    assert!(
        told.contains("`A` is made of `Kayle`, which is no game of this text"),
        "{told}"
    );
}

#[test]
fn no_compound_is_offered_to_itself() {
    let rules = b"game Kayles(n) { octal 0.77; }\ncompound Race = conjunctive(Rack, Kayles);
compound Racer = selective(Race); compound Outer = selective(Ra, Inner);
compound Inner = selective(Kayles);";
    let told = text(&sprague(rules, &["check", "-"]).stderr).to_owned();
    assert!(
        told.contains("there is no game 'Rack' in this file\n"),
        "{told}"
    );
    assert!(!told.contains("did you mean 'Race"), "{told}");
}
