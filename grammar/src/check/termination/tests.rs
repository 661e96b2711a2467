use crate::compile;
use crate::error::ErrorKind;
use crate::model::{Component, Termination};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// The components of the measure that is found.
fn measure(text: &str) -> Vec<Component> {
    let compiled = compile(text);
    assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
    match &compiled.model.games[0].termination {
        Termination::Proved(measure) => measure.components.clone(),
        Termination::Assumed(_) => panic!("{text} is assumed"),
    }
}

#[test]
fn heaps_fall() {
    for rules in [
        "n -> n - k for k in {1, 3, 4};",
        "n -> n - d for d in divisors(n) if d < n;",
        "n -> n - k for k in 1..=n if gcd(k, n) == 1;",
        "n -> n - p for p in primes;",
        "n -> n - k for k in 1.. if k not in {2, 3, 7};",
        "n -> n / d for d in {2, 3, 6} if n > 0;",
        "n -> n - 1; n -> n / 2 if n > 0;",
        "n -> n - a - n / a for a in divisors(n) if n > a + n / a;",
        "n -> n - phi(n) if n >= 1;",
        "n -> d for d in divisors(n) if d < n;",
        "n -> n % k for k in 1..=n;",
        "n -> n - gcd(n, k) for k in 1..=n;",
        "n -> gcd(n, k) for k in 1..n;",
        "n -> n - a * a - b * b for a in 0.., b in 0.. if a + b > 0;",
        "n -> n - k for k in 1..=max(1, n / 2);",
        "n -> n - d for d in 1..=9 if d == n % 10 || d == n / 10 % 10;",
        "n -> n - i * j for (i, j) in {(1, 2), (2, 1)};",
        "n -> n - i + j for (i, j) in {(3, 2), (2, 1)};",
    ] {
        assert_eq!(
            measure(&alloc::format!("game G(n) {{ {rules} }}")),
            [Component::Heap(0)]
        );
    }
}

#[test]
fn parts_fall() {
    for rules in [
        "octal 0.77;",
        "n -> n - k for k in {1, 2}; n -> [a, b] for k in {1, 2}, (a, b) in split(n - k);",
        "n -> [a, b] for (a, b) in split(n) if a != b;",
        "n -> n - 1; n -> [n / 2; 5] if n > 0, 2 | n;",
        "n -> [..p] for p in parts(n, 2..) if distinct(p);",
        "n -> [a, b, c] for (a, b, c) in parts(n, 3);",
        "n -> [j..n] for j in 1..=n;",
        "n -> [a..a + k] for k in 2.., a in 1.. if 2 * a * k + k * (k - 1) == 2 * n;",
    ] {
        assert_eq!(
            measure(&alloc::format!("game G(n) {{ {rules} }}")),
            [Component::Descending]
        );
    }
}

/// The components of the measure of a game that is written without the word.
fn assert_measure(expected: &[Component], text: &str) {
    assert_eq!(measure(&alloc::format!("game {text}")), expected, "{text}");
}

#[test]
fn heaps_without_order() {
    use Component::{Count, Descending, Total};
    for text in [
        "W{x, y} { {x, y} -> {x - k, y} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..; }",
        "Euclid{x, y} { {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y; }",
        "T{x, y} { {x, y} -> {x - i, y + j} for i in 1.., j in 1.. if j < i; }",
        "Slow[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }",
        "DivisorNim[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }",
        "Moore[..] { [a, ..] -> [a - i, ..] for i in 1..;
                     [a, b, ..] -> [a - i, b - j, ..] for i in 1.., j in 1..; }",
    ] {
        assert_measure(&[Total], text);
    }
    for text in [
        "Delete{x, y} { {x, y} -> {a, b} for (a, b) in split(x); }",
        "Twice[..] { [a, ..] -> [a - 1, a - 1, ..]; }",
        "Level[..] { [a, b, ..] -> [a - 1, b + 1, ..] if b + 1 < a; }",
    ] {
        assert_measure(&[Descending], text);
    }
    let text = "Merge[..] { [a, b, ..] -> [a + b, ..]; [a, ..] -> [a - 1, ..]; }";
    assert_measure(&[Total, Count], text);
}

#[test]
fn tuples() {
    use Component::{Heap, Sum};
    let text = "Fibonacci(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q; }";
    assert_measure(&[Heap(0)], text);
    let text = "Order(x, y) { (x, y) -> (x - 1, y + 7); (x, y) -> (x, y - 1); }";
    assert_measure(&[Heap(0), Heap(1)], text);
    let text = "Euclid(p, q) { (p, q) -> (q, p % q) if !(q | p); }";
    assert_measure(&[Heap(1)], text);
    let text = "Turn(x, y) { (x, y) -> (y, x - 1); }";
    assert_measure(&[Sum(vec![0, 1])], text);
    let text = "Pass(a, b, p) { (a, b, p) -> (a - k, b, p) for k in 1..;
        (a, b, p) -> (a, b - k, p) for k in 1..; (a, b, p) -> (a, b, p - 1) if a + b > 0; }";
    assert_measure(&[Sum(vec![0, 1, 2])], text);
}

/// The kinds of the errors, with the words they underline.
fn errors(text: &str) -> Vec<(ErrorKind, String)> {
    let errors = compile(text).errors.into_iter();
    errors
        .map(|error| (error.kind, error.span.of(text).to_string()))
        .collect()
}

fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

/// The one error is a position that returns.
fn assert_returns(text: &str, path: &[&str], choices: &[&str], result: &str) {
    let kind = ErrorKind::Returns {
        path: strings(path),
        choices: strings(choices),
    };
    assert_eq!(errors(text), [(kind, result.to_string())], "{text}");
}

#[test]
fn the_smallest_position_that_returns_is_shown() {
    let text = "game G(n) { n -> n / d for d in {2, 3, 6}; }";
    assert_returns(text, &["0", "0"], &["d = 2"], "n / d");
    let text = "game G(n) { n -> n - 2 if n >= 2; n -> n + 2 if n % 5 == 1; }";
    assert_returns(text, &["1", "3", "1"], &[], "n + 2");
    let text = "game G(n) { n -> k - n for k in 0..=2; }";
    assert_returns(text, &["0", "0"], &["k = 0"], "k - n");
    let text = "game G(n) { n -> n - 3 * k for k in {1, n - 5} if n > 4; }";
    assert_returns(text, &["5", "5"], &["k = 0"], "n - 3 * k");
    let text = "game G(x, y) { (x, y) -> (y, x) if x != y; }";
    assert_returns(text, &["(0, 1)", "(1, 0)", "(0, 1)"], &[], "(y, x)");
    let text = "game G{x, y} { {x, y} -> {x - k, y + k} for k in 1..; }";
    assert_returns(text, &["{0, 1}", "{0, 1}"], &["k = 1"], "{x - k, y + k}");
    let text = "game G[..] { [a, ..] -> [a - k, k, ..] for k in {2}; }";
    assert_returns(text, &["[2]", "[2]"], &["k = 2"], "[a - k, k, ..]");
    let text = "game G(n) { n -> [n, k] for k in {3} if n > 1; }";
    assert_returns(text, &["2", "[2, 3]"], &["k = 3"], "[n, k]");
    let text = "game G(n) { n -> [n - 1, 3] if n > 0; }";
    assert_returns(text, &["1", "3", "[2, 3]", "[1, 3, 3]"], &[], "[n - 1, 3]");
    let text = "game G(n) { n -> 3 * n + 1 if !(2 | n); n -> n / 2 if 2 | n, n > 0; }";
    assert_returns(text, &["1", "4", "2", "1"], &[], "3 * n + 1");
}

#[test]
fn a_zero_in_a_set_is_underlined() {
    let text = "game G(x, y) { (x, y) -> (x, y - k) for k in {2, 0, 1}; }";
    let zero = |heap: &str, write: &str| {
        let (heap, write) = (heap.to_string(), write.to_string());
        [(
            ErrorKind::ZeroInSet {
                heap,
                found: 0,
                write,
            },
            "0".to_string(),
        )]
    };
    assert_eq!(errors(text), zero("y", "{2, 1}"));
    for (range, write) in [("0..=3", "1..=3"), ("0..", "1.."), ("0..n", "1..n")] {
        let text = format!("game G(n) {{ n -> n - k for k in {range}; }}");
        assert_eq!(errors(&text), zero("n", write), "{text}");
    }
    // Where the 0 is not to blame alone, the position is shown.
    let text = "game G(n) { n -> n - k for k in {0, 1} if k < 1; n -> n; }";
    assert!(matches!(errors(text)[1].0, ErrorKind::Returns { .. }));
}

#[test]
fn what_is_not_proved_is_refused() {
    let unproved = |text: &str| match &errors(text)[..] {
        [(ErrorKind::CannotProve { candidate }, at)] => (candidate.clone(), at.clone()),
        other => panic!("{text}: {other:?}"),
    };
    let pair = |candidate: &str, at: &str| (candidate.to_string(), at.to_string());
    assert_eq!(
        unproved("game G(n) { n -> n + 1 if n < 10; }"),
        pair("heap n", "n + 1")
    );
    let text = "game G(x, y) { (x, y) -> (x - 1, y); (x, y) -> (x + 1, y + 1); }";
    assert_eq!(unproved(text), pair("heap x", "(x + 1, y + 1)"));
    let text = "game G{x, y} { {x, y} -> {x + 1, y + 1} if x + y < 9; }";
    assert_eq!(
        unproved(text),
        pair("the sum of the heaps", "{x + 1, y + 1}")
    );
}

#[test]
fn nothing_is_no_position_to_move_from() {
    for (faulty, rules) in [
        ("[]", "n -> [];"),
        ("[n / 2; 2]", "n -> [n / 2; 2];"),
        ("[1; 3]", "n -> [n - 1, 1] if n > 0; n -> [1; 3] if n < 9;"),
    ] {
        let kind = ErrorKind::MoveFromNothing {
            heap: "n".to_string(),
        };
        let text = alloc::format!("game G(n) {{ {rules} }}");
        assert_eq!(errors(&text), [(kind, faulty.to_string())], "{text}");
    }
    measure("game G(n) { n -> [n - k, 1] for k in {2, 3}; }");
    measure("game G(n) { n -> [n - 1, n - 1] for k in 1..=1000000000000; }");
}

#[test]
fn given_measures() {
    for text in [
        "game G(n) { n -> n + 1 if n < 10; measure max(0, 10 - n); }",
        "game G(x, y) { (x, y) -> (x - 1, y + 3); (x, y) -> (x, y - 1); measure 4 * x + y; }",
        "game G(x, y) { (x, y) -> (x - 1, y + 3); (x, y) -> (x, y - 1); measure x, y; }",
        "game G{x, y} { {x, y} -> {x - 1, y - 1}; measure max(heaps); }",
        "game G[..] { [a, b, ..] -> [a + b, ..]; measure len(heaps); }",
        "game G[..] { [a, ..] -> [a - 1, ..]; measure sum(heaps); }",
        "game G(n) { n -> [n - 1, n - 2]; measure n; }",
    ] {
        assert!(matches!(measure(text)[0], Component::Expr(_)));
    }
    let text = "game G(n) { n -> n + 1 if n < 10; measure 10 - n; }";
    let negative = ErrorKind::MeasureNegative {
        measure: "10 - n".to_string(),
    };
    assert_eq!(errors(text), [(negative, "10 - n".to_string())]);
    let text =
        "game G(x, y) { (x, y) -> (x - 1, y + 4); (x, y) -> (x, y - 1); measure 4 * x + y, y; }";
    let kept = ErrorKind::MeasureNotLowered {
        measure: "4 * x + y, y".to_string(),
    };
    assert_eq!(errors(text), [(kept, "(x - 1, y + 4)".to_string())]);
    let text = "game G(n) { n -> n - 1; measure n / (n - n); }";
    let without =
        |error: &(ErrorKind, String)| matches!(error.0, ErrorKind::MeasureWithoutValue { .. });
    assert!(errors(text).iter().any(without));
    let assumed = compile("game G(n) { n -> n + 1 if n < 10; assume measure 10 - n; }");
    assert!(matches!(
        assumed.model.games[0].termination,
        Termination::Assumed(_)
    ));
}

#[test]
fn a_measure_of_every_part_of_a_list() {
    for rules in [
        "n -> [..p] for p in parts(n, 2..);",
        "n -> [..p] for p in parts(n - 1, 1..);",
        "n -> [1..n] if n > 1;",
        "n -> [0..n] if n > 0;",
        "n -> [n / 2..=n - 1] if n > 0;",
    ] {
        for of in ["n", "2 * n", "max(3, n) + n"] {
            measure(&alloc::format!("game G(n) {{ measure {of}; {rules} }}"));
        }
    }
    for (of, rules) in [
        ("n", "n -> [..p] for p in parts(n, 1..);"),
        ("n", "n -> [1..=n] if n > 1;"),
        ("n / 2", "n -> [..p] for p in parts(n, 2..);"),
        ("max(0, 9 - n)", "n -> [1..n] if n > 1;"),
    ] {
        let text = alloc::format!("game G(n) {{ measure {of}; {rules} }}");
        let kept =
            |error: &(ErrorKind, String)| matches!(error.0, ErrorKind::MeasureNotLowered { .. });
        assert!(
            errors(&text).iter().all(kept) && !errors(&text).is_empty(),
            "{text}"
        );
    }
}

#[test]
fn the_least_of_nothing_is_no_measure() {
    let refused = |shape: &str, of: &str, rules: &str| {
        let text = alloc::format!("game G{shape} {{ measure {of}; {rules} }}");
        errors(&text)
            .iter()
            .any(|error| matches!(error.0, ErrorKind::MeasureWithoutValue { .. }))
    };
    let open = "[h, ..r] -> [h - 1, ..r];";
    assert!(refused("[..]", "min(heaps)", open));
    assert!(refused("[..]", "sum(heaps), min(heaps)", open));
    assert!(refused("[..]", "sum(heaps) + min(heaps)", open));
    assert!(!refused("[..]", "sum(heaps), min(heaps, 7)", open));
    assert!(!refused("[..]", "max(heaps)", open));
    let two = "{x, y} -> {x - k, y - k} for k in 1..;";
    assert!(!refused("{x, y}", "min(heaps)", two));
}

#[test]
fn many_heaps_and_far_divisors_are_proved() {
    let list = |last: usize| {
        (2..=last)
            .map(|d| alloc::format!("n / {d}"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    for last in [20, 51, 251, 900] {
        measure(&alloc::format!(
            "game G(n) {{ n -> [{}] if n > 0; }}",
            list(last)
        ));
    }
    for divisor in [2, 1 << 32, u64::MAX / 2, u64::MAX - 1, u64::MAX] {
        for rules in [
            "n -> n / D if n > 0;",
            "n -> n / D if n / D > 0;",
            "n -> n - 1 if n / D < 5;",
            "n -> n % D if n >= D;",
        ] {
            let rules = rules.replace('D', &divisor.to_string());
            measure(&alloc::format!("game G(n) {{ {rules} }}"));
        }
    }
    let kept = alloc::format!("game G(n) {{ n -> [{}, n] if n > 0; }}", list(60));
    assert!(!errors(&kept).is_empty());
}
