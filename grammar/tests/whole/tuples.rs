use super::{assert_refused, game, options};
use sprague_grammar::model::{Class, Component, Growth, Shape, Termination};
use sprague_grammar::strategy::Strategy;
use sprague_grammar::words;

const CUTCAKE: &str = "game Cutcake(m, n) {
    (m, n) -> [(a, n), (b, n)] for (a, b) in split(m);
    (m, n) -> [(m, a), (m, b)] for (a, b) in split(n); }";

#[test]
fn a_move_plays_in_one_tuple() {
    let cutcake = game(CUTCAKE);
    assert_eq!(cutcake.shape, Shape::Tuples(2));
    assert_eq!(options(&cutcake, &[2, 2]), [[1, 2, 1, 2], [2, 1, 2, 1]]);
    let three = [[1, 1, 1, 1, 2, 1], [1, 1, 1, 1, 2, 1]];
    assert_eq!(options(&cutcake, &[3, 1]), [[1, 1, 2, 1]]);
    assert_eq!(options(&cutcake, &[2, 1, 2, 1]), three[..1]);
    assert_eq!(options(&cutcake, &[1, 1, 1, 1]), Vec::<Vec<u64>>::new());
    assert_eq!(options(&cutcake, &[]), Vec::<Vec<u64>>::new());
    // Tuples of zeros stay; one tuple in parentheses is a list of one.
    let text = "game G(x, y) { (x, y) -> (x - 1, 0); (x, y) -> [] if x == 0, y > 0;
        (x, y) -> [(x - 1, y - 1), (0, 0)]; }";
    let mixed = game(text);
    assert_eq!(options(&mixed, &[1, 1]), [vec![0, 0], vec![0, 0, 0, 0]]);
    assert_eq!(options(&mixed, &[0, 2, 0, 1]), [[0, 1], [0, 2]]);
    // The wall of one tuple is the wall of all.
    let wall = "game G(x, y) { (x, y) -> [(x - 1, y), (0, y - 2)]; }";
    assert!(options(&game(wall), &[3, 1]).is_empty());
}

#[test]
fn every_tuple_that_is_left_falls() {
    use Component::{Heap, Sum};
    for (expected, text) in [
        (vec![Sum(vec![0, 1])], CUTCAKE),
        (
            vec![Heap(0)],
            "game G(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m); }",
        ),
        (
            vec![Heap(0), Heap(1)],
            "game G(x, y) { (x, y) -> [(x - 1, y + 7), (x - 1, 9)]; (x, y) -> [(x, y - 1)]; }",
        ),
        // One falls in the first component, the other keeps it and falls in the second.
        (
            vec![Heap(0), Heap(1)],
            "game G(x, y) { (x, y) -> [(x - 1, y + 7), (x, y - 1)]; }",
        ),
        (vec![Heap(0)], "game G(x, y) { (x, y) -> [] if x > 3; }"),
    ] {
        let Termination::Proved(measure) = game(text).termination else {
            panic!("{text}")
        };
        assert_eq!(measure.components, expected, "{text}");
    }
    game("game G(x, y) { (x, y) -> [(x - 1, y + 3), (x, y - 1)]; measure 4 * x + y; }");
}

#[test]
fn tuples_that_return_are_shown() {
    let text = "game G(x, y) { (x, y) -> [(x - 1, y), (y, x)] if x > 0; }";
    let words = "play need not end: (1, 0) -> [(0, 0), (0, 1)]";
    let kept = "game G(x, y) { (x, y) -> [(x - 1, y), (x, y)]; }";
    let returns = "play need not end: (1, 0) -> [(0, 0), (1, 0)]";
    assert_refused(kept, returns, "[(x - 1, y), (x, y)]");
    let swapped = text.replace("if x > 0", "if x + y > 0");
    let words = words.replace("(1, 0) -> [(0, 0), (0, 1)]", "(1, 1) -> [(0, 1), (1, 1)]");
    assert_refused(&swapped, &words, "[(x - 1, y), (y, x)]");
    let unproved = "game G(x, y) { (x, y) -> [(x + 1, y), (x - 1, y)] if x < 9; }";
    let text = "play need not end: (1, 0) -> [(0, 0), (2, 0)] -> [(0, 0), (1, 0), (3, 0)]";
    assert_refused(unproved, text, "[(x + 1, y), (x - 1, y)]");
    let measure = "game G(x, y) { (x, y) -> [(x - 1, y), (x, y)]; measure x; }";
    let words = "cannot prove that this move lowers the measure 'x'";
    assert_refused(measure, words, "[(x - 1, y), (x, y)]");
}

#[test]
fn growth_and_strategy() {
    let cutcake = game(CUTCAKE);
    assert_eq!(cutcake.class, Class::Tuple);
    assert_eq!(Strategy::of(&cutcake), Strategy::Tuples);
    let growth = |monotone, sum_bounded| Growth {
        monotone,
        sum_bounded,
        halving: false,
    };
    assert_eq!(cutcake.growth, growth(true, false));
    let cut = "game G(x, y) { (x, y) -> [(x - 1, 0), (0, y)]; }";
    assert_eq!(game(cut).growth, growth(true, true));
    let moved = "game G(x, y) { (x, y) -> [(x - 2, y + 1), (0, 1)]; }";
    assert_eq!(game(moved).growth, growth(false, true));
    let assumed = "game G(x, y) { (x, y) -> [(x, y), (x, y)] if x > y; assume measure x; }";
    assert_eq!(Strategy::of(&game(assumed)), Strategy::Sparse);
}

#[test]
fn tuples_in_words() {
    let cutcake = game(CUTCAKE);
    assert_eq!(
        words::summary(&cutcake),
        "An impartial game of tuples of 2 heaps in order, which may be split, under normal play."
    );
    assert_eq!(
        words::sentences(&cutcake)[0],
        "Replace a tuple `(m, n)` by tuples `(a, n)` and `(b, n)`, for any `a >= b >= 1` with \
         `a + b = m`."
    );
    assert_eq!(
        words::statements(&cutcake)[0],
        "(m, n) -> [(a, n), (b, n)] for (a, b) in split(m);"
    );
    assert_eq!(
        words::class(&cutcake),
        "A position is a collection of tuples of heaps in order, and a move plays in one of them, \
         and no move makes a heap larger."
    );
    assert_eq!(
        words::end_of_play(&cutcake),
        "Play ends, because every move replaces a tuple by tuples that are lower in the sum of \
         `m` and `n`."
    );
    assert!(words::solver(&cutcake).contains("over the tuples that can be reached"));
    let text =
        "game G(x, y) { (x, y) -> [] if x > 0; (x, y) -> (x - 1, y); (x, y) -> [(y, x - 1)]; }";
    let said = [
        "Remove a tuple `(x, y)`, if `x > 0`.",
        "Take 1 counter from `x`.",
        "Replace `x` by `y` and `y` by `x - 1`.",
    ];
    assert_eq!(words::sentences(&game(text)), said);
}
