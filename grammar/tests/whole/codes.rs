use super::{game, options};
use sprague_grammar::model::{Class, Component, Growth, Shape, Termination};
use sprague_grammar::words;

#[test]
fn three_parts() {
    let code = game("game G(n) { hexadecimal \"0.8\"; }");
    let by_hand = game("game G(n) { n -> [a, b, c] for (a, b, c) in parts(n - 1, 3); }");
    let all = game("game G(n) { hexadecimal \"0.3F\"; }");
    let all_by_hand = game(
        "game G(n) { n -> n - k for k in {1, 2}; n -> [a, b] for (a, b) in split(n - 2);
         n -> [..p] for p in parts(n - 2, 3); }",
    );
    for heap in 1..15 {
        assert_eq!(options(&code, &[heap, 4]), options(&by_hand, &[heap, 4]));
        assert_eq!(options(&all, &[heap]), options(&all_by_hand, &[heap]));
    }
}

#[test]
fn splits_without_taking() {
    for (first, text) in [
        ("4", "n -> [a, b] for (a, b) in split(n);"),
        ("8", "n -> [..p] for p in parts(n, 3);"),
        ("C", "n -> [..p] for p in parts(n, 2..=3);"),
    ] {
        let code = game(&format!("game G(n) {{ hexadecimal \"{first}.0\"; }}"));
        let by_hand = game(&format!("game G(n) {{ {text} }}"));
        for heap in 1..12 {
            assert_eq!(
                options(&code, &[heap]),
                options(&by_hand, &[heap]),
                "{first}"
            );
        }
        let Termination::Proved(measure) = code.termination else {
            panic!("a code ends")
        };
        assert_eq!(measure.components, [Component::Descending]);
    }
}

#[test]
fn class_and_words() {
    let code = game("game G(n) { hexadecimal \"8.3F\"; }");
    assert_eq!(
        (code.shape, &code.class),
        (Shape::Collection, &Class::TakeAndBreak)
    );
    let bounded = Growth {
        monotone: false,
        sum_bounded: true,
        halving: false,
    };
    assert_eq!(code.growth, bounded);
    assert_eq!(words::statements(&code), ["hexadecimal \"8.3F\";"]);
    assert_eq!(
        words::sentences(&code),
        [
            "Take nothing from a heap and leave three heaps.",
            "Take 1 counter from a heap and leave nothing or one heap.",
            "Take 2 counters from a heap and leave nothing, one heap, two heaps or three heaps.",
        ]
    );
    let taking = game("game G(n) { hexadecimal \"0.3\"; }");
    assert_eq!(taking.shape, Shape::Heap);
}
