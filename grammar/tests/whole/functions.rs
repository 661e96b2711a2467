use super::{OddAndHalf, assert_refused, game, of};
use sprague_grammar::eval::{Fault, Work};
use sprague_grammar::model::Class;
use sprague_grammar::words;

const ODD: &str = "game G(n) { n -> n - k for k in 1.. if crate::odd(k); }";

/// The options of a heap, with the functions at hand.
fn heaps(text: &str, heap: u64) -> Vec<u64> {
    let work = Work::new(100_000).with_functions(&OddAndHalf);
    let found = of(&game(text), &[heap], work).expect("no fault");
    found.into_iter().flatten().collect()
}

#[test]
fn functions_are_called() {
    assert_eq!(heaps(ODD, 6), [1, 3, 5]);
    let half = "game G(n) { n -> k for k in {crate::half(n)} if k < n; }";
    assert_eq!(heaps(half, 9), [4]);
    let not = "game G(n) { n -> n - k for k in 1.. if !crate::odd(k) || k == 1; }";
    assert_eq!(heaps(not, 6), [0, 2, 4, 5]);
    let bound = "game G(n) { n -> n - k for k in 1..=crate::half(n); }";
    assert_eq!(heaps(bound, 6), [3, 4, 5]);
}

#[test]
fn a_function_that_is_missing_is_told() {
    let missing = Fault::NoFunction("crate::odd".to_string());
    let found = of(&game(ODD), &[6], Work::new(1000));
    assert_eq!(found, Err(missing));
    let other = game("game G(n) { n -> n - k for k in 1.. if crate::even(k); }");
    let found = of(&other, &[6], Work::new(1000).with_functions(&OddAndHalf));
    assert_eq!(found, Err(Fault::NoFunction("crate::even".to_string())));
    // A condition is no number.
    let number = game("game G(n) { n -> n - 1 - crate::odd(n); }");
    let found = of(&number, &[6], Work::new(1000).with_functions(&OddAndHalf));
    assert_eq!(found, Err(Fault::NoFunction("crate::odd".to_string())));
}

#[test]
fn arguments_past_their_limits_have_no_value() {
    let negative =
        "game G(n) { n -> n - 1 if crate::odd(n - 5); n -> n - 2 if !crate::odd(n - 5); }";
    assert_eq!(heaps(negative, 4), []);
    assert_eq!(heaps(negative, 6), [5]);
    let large = "game G(n) { n -> n - 1 if crate::odd(n + 18446744073709551615 - 3); }";
    assert_eq!(heaps(large, 4), []);
    assert_eq!(heaps(large, 3), [2]);
    let number = "game G(n) { n -> n - 1 - crate::half(n - 2); }";
    assert_eq!(heaps(number, 1), []);
}

#[test]
fn no_proof_rests_on_a_function() {
    let nothing = "cannot prove that this move decreases anything";
    for (text, at) in [
        (
            "game G(n) { n -> n - n % k for k in 1..=n if crate::odd(k); }",
            "n - n % k",
        ),
        (
            "game G(n) { n -> n - n % k for k in 1..=n if !crate::even(k); }",
            "n - n % k",
        ),
        (
            "game G(n) { n -> n - crate::half(n) if n > 1; }",
            "n - crate::half(n)",
        ),
        // Each call may give something else: a name holds the value.
        (
            "game G(n) { n -> n - crate::half(n) if crate::half(n) >= 1; }",
            "n - crate::half(n)",
        ),
        ("game G(n) { n -> n if crate::odd(n); }", "n"),
    ] {
        assert_refused(text, nothing, at);
    }
    // Nor does any leave the 0 of a range out.
    let zero = "0 in this set leaves 'n' as it is, and play need not end";
    for guard in ["crate::odd(k)", "!crate::even(k)"] {
        let text = format!("game G(n) {{ n -> n - k for k in 0..=n if {guard}; }}");
        assert_refused(&text, zero, "0");
    }
    game("game G(n) { n -> n - k for k in {crate::half(n)} if k >= 1; }");
    game("game G(n) { n -> n - 1 - crate::half(n); }");
    game("game G(n) { n -> n - 1 if crate::odd(n) || n > 3; }");
    game("game G(n) { n -> n - crate::half(n) if n > 1; assume measure n; }");
    let unbounded = "game G(n) { n -> n / 2 for k in 1.. if k <= crate::half(n), n > 0; }";
    assert_refused(unbounded, "nothing bounds 'k'", "1..");
    // At a heap of 0 too nothing is known of it.
    let nothing = "game G(n) { n -> [n / 2; 2] if crate::odd(n); }";
    assert_refused(
        nothing,
        "this move can be made where 'n' is 0",
        "[n / 2; 2]",
    );
    game("game G(n) { n -> [n / 2; 2] if crate::odd(n), n > 0; }");
}

#[test]
fn what_is_so_for_all_functions_is_shown() {
    let text = "game G(n) { n -> n if n > 3 || crate::odd(n); }";
    assert_refused(text, "play need not end: 4 -> 4", "n");
}

#[test]
fn functions_in_words_and_lists() {
    let odd = game(ODD);
    assert_eq!(odd.class, Class::Heap);
    assert_eq!(
        words::sentences(&odd),
        ["Take `k` counters from the heap, for any `k >= 1`, if `crate::odd(k)` holds."]
    );
    let both =
        "game G(n) { n -> n - 1 - crate::half(n); n -> n - 2 if !crate::odd(crate::half(n)); }";
    let game = game(both);
    let paths: Vec<String> = game.functions().into_iter().map(|path| path.text).collect();
    assert_eq!(paths, ["crate::half", "crate::odd"]);
    let measured = super::game("game G(n) { n -> n - 1; measure n, crate::f(n); }");
    assert_eq!(measured.functions()[0].text, "crate::f");
    assert_eq!(
        words::statements(&game),
        [
            "n -> n - 1 - crate::half(n);",
            "n -> n - 2 if !crate::odd(crate::half(n));"
        ]
    );
}
