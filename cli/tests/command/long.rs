//! Questions that have no quick answer: refused at once, with the limit's name.

use super::{complaint, sprague, text};

const RULES: &str = "game Mark(n) { n -> n - 1; n -> n / 2 if n > 0; }
game MarkT<T>(n) where T >= 2 { n -> n - k for k in 1..T; n -> n / T if n > 0; }
game Takes(n) { n -> n - k for k in {3, 1000000007}; }
game Couples(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
";

#[test]
fn what_needs_all_smaller_heaps_is_refused_before_it_begins() {
    let far = "1000000000000";
    for (game, quantity, taken) in [
        ("Mark", "longest", 1),
        ("MarkT<70>", "grundy", 1),
        ("MarkT<99>", "remoteness-misere", 1),
        ("Takes", "grundy", 3),
    ] {
        let range = format!("{far}..=1000000000002");
        for where_to in [&[far][..], &["--range", &range]] {
            let arguments = [&["value", "-", game, quantity][..], where_to].concat();
            let output = sprague(RULES.as_bytes(), &arguments);
            let told = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{game}");
            let words = format!("where {taken} is taken again and again");
            assert!(
                told.contains(&words) && told.contains("`--limit`"),
                "{game}: {told}"
            );
        }
    }
}

#[test]
fn near_heaps_are_valued_all_the_same() {
    for (game, quantity, value) in [
        ("Mark", "longest", "4000"),
        ("MarkT<70>", "longest", "4000"),
    ] {
        let arguments = ["value", "-", game, quantity, "4000", "--limit", "4001"];
        let output = sprague(RULES.as_bytes(), &arguments);
        assert_eq!(text(&output.stderr), "", "{game}");
        assert_eq!(text(&output.stdout), format!("4000\t{value}\n"));
    }
}

#[test]
fn too_many_steps_name_their_limit() {
    let arguments = ["value", "-", "Couples", "grundy", "2000", "--steps", "100"];
    let told = complaint(1, RULES.as_bytes(), &arguments);
    assert!(
        told.contains("more than 100 steps in telling the options"),
        "{told}"
    );
    assert!(told.contains("`--steps` allows more"), "{told}");
    let told = complaint(
        2,
        b"",
        &["value", "-", "C", "grundy", "2", "--steps", "99999999999"],
    );
    assert!(told.contains("--steps"), "{told}");
}
