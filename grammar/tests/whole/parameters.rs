use super::{assert_refused, game, options};
use sprague_grammar::model::{Class, Component, Game, Growth, Subtraction, Termination};
use sprague_grammar::strategy::Strategy;
use sprague_grammar::words;

const LIEGES: &str = "game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }";
const CONSTRAINED: &str =
    "game Constrained<L, R>(n) where L >= 1, L <= R { n -> n - k for k in L..=R; }";
const MARK: &str =
    "game Mark<T>(n) where T >= 2 { n -> n - k for k in 1..T; n -> n / T if n > 0; }";
const SIMPLE: &str = "game Simple<K>(n) { n -> [..p] for p in parts(n, 2..=K); }";

fn with(text: &str, values: &[u64]) -> Game {
    game(text)
        .with_parameters(values)
        .expect("the conditions hold")
}

#[test]
fn proofs_hold_for_all_parameters() {
    for (text, component) in [
        (LIEGES, Component::Descending),
        (CONSTRAINED, Component::Heap(0)),
        (MARK, Component::Heap(0)),
        (SIMPLE, Component::Descending),
        (
            "game G<K>(n) { n -> n - k for k in {K + 1, 2 * K + 3}; }",
            Component::Heap(0),
        ),
        (
            "game G<A, B>(n) where A * B >= 2 { n -> n / (A * B) if n > 0; }",
            Component::Heap(0),
        ),
        (
            "game G<K>(x, y) where K > 3 { (x, y) -> (x - k, y + K) for k in powers(K); }",
            Component::Heap(0),
        ),
        (
            "game G<K>(n) { n -> [n - k; 2] for k in 1..=K; }",
            Component::Descending,
        ),
        (
            "game MockTurtles<K>(n) { n -> [a, b] for a in 0..n, b in 0..n;
                n -> [0; K] if n > 0; }",
            Component::Descending,
        ),
        (
            "game G<K>[..] where K >= 1 { [a, ..] -> [a - K, ..]; }",
            Component::Total,
        ),
    ] {
        let Termination::Proved(measure) = game(text).termination else {
            panic!("{text}")
        };
        assert_eq!(measure.components, [component], "{text}");
    }
}

#[test]
fn what_some_parameters_break_is_shown() {
    let text = "game Constrained<L, R>(n) where L <= R { n -> n - k for k in L..=R; }";
    let loops = "play need not end: 0 -> 0 when L = 0, R = 0, k = 0";
    assert_refused(text, loops, "n - k");
    let text = "game Mark<T>(n) { n -> n - k for k in 1..T; n -> n / T if n > 0; }";
    assert_refused(text, "play need not end: 1 -> 1 when T = 1", "n / T");
    let text = "game Copies<K>(n) { n -> [n; K] if n > 0; }";
    assert_refused(text, "play need not end: 1 -> 1 when K = 1", "[n; K]");
    // The smallest parameters that satisfy `where` need not be small.
    let text = "game Far<K, L>(n) where K >= 100, L > K { n -> n - k for k in {K - 100, L}; }";
    let loops = "play need not end: 0 -> 0 when K = 100, L = 101, k = 0";
    assert_refused(text, loops, "n - k");
    let text = "game Nothing<K>(n) { n -> [n / 2; K]; }";
    assert_refused(text, "this move can be made where 'n' is 0", "[n / 2; K]");
}

#[test]
fn parameters_bound_open_ranges() {
    let sink = "game G<K>(n) { n -> max(0, n - k) for k in 1.. if k <= K, n > 0; }";
    assert_eq!(options(&with(sink, &[2]), &[4]), [[2], [3]]);
    let factor = "game G<T>(n) where T >= 1 { n -> n % k for k in 1.. if T * k <= n; }";
    assert_eq!(options(&with(factor, &[2]), &[7]), [[0], [1]]);
    let copies = "game G<K>(n) where K >= 2 { n -> [n - k; K] for k in 1..; }";
    let three = [vec![], vec![1, 1, 1], vec![2, 2, 2]];
    assert_eq!(options(&with(copies, &[3]), &[3]), three);
    let some = "game G<K>(n) { n -> [n - k; K] for k in 1..; }";
    assert_refused(some, "nothing bounds 'k'", "1..");
}

#[test]
fn values_take_the_places_of_parameters() {
    let lieges = with(LIEGES, &[3]);
    assert_eq!(options(&lieges, &[4]), [vec![2, 2, 2], vec![3]]);
    assert_eq!(options(&with(LIEGES, &[0]), &[4]), [vec![], vec![3]]);
    assert_eq!(options(&with(MARK, &[3]), &[7]), [[2], [5], [6]]);
    let simple = [vec![1, 1, 2], vec![1, 3], vec![2, 2]];
    assert_eq!(options(&with(SIMPLE, &[3]), &[4]), simple);
    let set = "game G<K>(n) { n -> n - k for k in {1, K} if k not in {K / 2}, k >= 1; }";
    assert_eq!(options(&with(set, &[2]), &[5]), [[3]]);
    assert_eq!(options(&with(set, &[6]), &[8]), [[2], [7]]);
}

#[test]
fn values_are_checked() {
    let refused = |text: &str, values: &[u64]| {
        let error = game(text).with_parameters(values).expect_err("refused");
        error.to_string()
    };
    let order = "`L <= R` does not hold for L = 3, R = 2";
    assert_eq!(refused(CONSTRAINED, &[3, 2]), order);
    assert_eq!(
        refused(CONSTRAINED, &[0, 2]),
        "`L >= 1` does not hold for L = 0"
    );
    assert_eq!(
        refused(CONSTRAINED, &[3]),
        "the game has 2 parameters, not 1"
    );
    assert_eq!(
        refused("game G(n) { n -> n - 1; }", &[1]),
        "the game has 0 parameters, not 1"
    );
    let divided = "game G<A, B>(n) where A / B >= 1 { n -> n - A / B; }";
    assert_eq!(
        refused(divided, &[3, 0]),
        "`A / B >= 1` does not hold for A = 3, B = 0"
    );
    let either = "game G<A, B>(n) where A >= 1 && B >= 1, A > 3 || 2 | B { n -> n - A; }";
    assert_eq!(refused(either, &[1, 0]), "`B >= 1` does not hold for B = 0");
    assert_eq!(
        refused(either, &[3, 5]),
        "`A > 3 || 2 | B` does not hold for A = 3, B = 5"
    );
}

#[test]
fn class_and_growth_fit_the_values() {
    let general = game(CONSTRAINED);
    assert_eq!(general.class, Class::Heap);
    assert_eq!(Strategy::of(&general), Strategy::Heap { halving: false });
    let given = with(CONSTRAINED, &[2, 4]);
    let ranges = vec![(2, 4)];
    assert_eq!(
        given.class,
        Class::Subtraction(Subtraction { ranges, from: None })
    );
    assert_eq!((given.parameters.len(), given.conditions.len()), (0, 0));
    assert_eq!(Strategy::of(&given), Strategy::Subtraction);
    let bounded = |game: &Game| game.growth.sum_bounded;
    assert!(!bounded(&game(LIEGES)));
    assert!(bounded(&with(LIEGES, &[2])));
    assert!(!bounded(&with(LIEGES, &[3])));
    let at_most_two = LIEGES.replace("(n)", "(n) where K <= 2");
    assert!(bounded(&game(&at_most_two)));
    let halving = "game G<T>(n) where T >= 2 { n -> n / T if n > 0; }";
    let all = Growth {
        monotone: true,
        sum_bounded: true,
        halving: true,
    };
    assert_eq!(game(halving).growth, all);
    assert_eq!(with(halving, &[3]).growth, all);
}

#[test]
fn measures_may_name_parameters() {
    let text = "game G<K>(n) { n -> n + 1 if n < K; measure max(0, K - n); }";
    assert_eq!(options(&with(text, &[3]), &[2]), [[3]]);
    let Termination::Proved(measure) = with(text, &[3]).termination else {
        panic!("it is proved")
    };
    assert!(!format!("{measure:?}").contains("Parameter"));
    let text = "game G<K>(n) where K >= 5 { n -> n + 1 if n < 5; measure K - n % 5; }";
    assert_refused(
        text,
        "cannot prove that this move lowers the measure",
        "n + 1",
    );
    let text = "game G<K>(n) { n -> n - 1; measure n - K; }";
    assert_refused(text, "cannot prove that 'n - K' is never negative", "n - K");
}

#[test]
fn words_name_the_parameters() {
    let lieges = game(LIEGES);
    assert_eq!(
        words::summary(&lieges),
        "An impartial game of heaps that may be split, for any `K`, under normal play."
    );
    assert_eq!(
        words::statements(&lieges)[1],
        "n -> [n / 2; K] if n > 0, 2 | n;"
    );
    assert_eq!(
        words::sentences(&lieges)[1],
        "Replace a heap `n` by `K` heaps of `n / 2`, if `n > 0` and `2 | n`."
    );
    let constrained = game(CONSTRAINED);
    let any = "for any `L` and `R` with `L >= 1` and `L <= R`";
    assert_eq!(words::parameters(&constrained).as_deref(), Some(any));
    assert_eq!(
        words::sentences(&constrained),
        ["Take `k` counters from the heap, for any `k` from `L` to `R`."]
    );
    assert_eq!(
        words::statements(&constrained),
        ["n -> n - k for k in L..=R;"]
    );
    let given = with(CONSTRAINED, &[2, 4]);
    assert_eq!(words::statements(&given), ["n -> n - k for k in 2..=4;"]);
    assert_eq!(words::parameters(&given), None);
}

#[test]
fn numbers_that_stand_side_by_side_are_one() {
    let near = "game G<R>{x, y} where R >= 1 \
                { {x, y} -> {x - k, y - j} for k in 1.., j in k..k + R; }";
    let set = |values: &[u64]| words::statements(&with(near, values)).remove(0);
    assert!(set(&[2]).ends_with("j in k..=k + 1;"), "{}", set(&[2]));
    assert!(set(&[1]).ends_with("j in k..=k;"), "{}", set(&[1]));
    let sentence = words::sentences(&with(near, &[2])).remove(0);
    assert!(
        sentence.starts_with("Take `k` counters from a heap and `j` from another heap, for any"),
        "{sentence}"
    );
    // Also where nothing is left to add, and where the sum is negative.
    let many = "game G<A, B>(n) { assume measure n; n -> n - A + B - 1 if n > A + B; }";
    let rule = |values: &[u64]| words::statements(&with(many, values)).remove(0);
    assert_eq!(rule(&[3, 1]), "n -> n - 3 if n > 4;");
    assert_eq!(rule(&[3, 4]), "n -> n if n > 7;");
    assert_eq!(rule(&[1, 4]), "n -> n + 2 if n > 5;");
    // A product is no sum, and what is subtracted as a whole stays in its parentheses.
    let other = "game G<A>(n) { assume measure n; n -> n - (n - A) - 1 if n > A * 2 - 1; }";
    assert_eq!(
        words::statements(&with(other, &[3])),
        ["n -> n - (n - 3) - 1 if n > 3 * 2 - 1;"]
    );
}

/// A game with its parameters written out has the same options as the game with values.
#[test]
fn values_are_as_if_written() {
    for text in [LIEGES, MARK, SIMPLE] {
        let (before, after) = text.split_once('<').expect("a parameter");
        let (name, rest) = after.split_once('>').expect("a parameter");
        let rest = match rest.split_once("where") {
            Some((header, condition)) => {
                format!("{header}{{{}", condition.split_once('{').expect("a body").1)
            }
            None => rest.to_string(),
        };
        for value in 2..5_u64 {
            let written = game(&format!(
                "{before}{}",
                rest.replace(name, &value.to_string())
            ));
            let given = with(text, &[value]);
            assert_eq!(given.class, written.class);
            assert_eq!(given.growth, written.growth);
            for heap in 1..14 {
                assert_eq!(
                    options(&given, &[heap]),
                    options(&written, &[heap]),
                    "{text}"
                );
            }
        }
    }
}
