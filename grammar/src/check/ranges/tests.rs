use crate::error::ErrorKind;
use crate::eval::{Work, options};
use crate::model::{Class, ExprKind, Rules, Set, Step, Subtraction};
use crate::{Error, compile};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

/// The bounds of all sets of the first rule, as text.
fn bounds(text: &str) -> Vec<Vec<String>> {
    let compiled = compile(text);
    assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
    let Rules::Moves(moves) = &compiled.model.games[0].rules else {
        panic!("{text}")
    };
    let names = &moves[0].variables;
    let sets = moves[0].steps.iter().filter_map(|step| match step {
        Step::Each { set, .. } => Some(set),
        Step::If(_) => None,
    });
    let upto = sets.filter_map(|set| match set {
        Set::Range { upto, .. } | Set::Divisors { upto, .. } | Set::Ascending { upto, .. } => {
            Some(upto)
        }
        _ => None,
    });
    upto.map(|upto| {
        upto.iter()
            .map(|bound| written(&bound.kind, names))
            .collect()
    })
    .collect()
}

fn written(kind: &ExprKind, names: &[crate::model::Variable]) -> String {
    match kind {
        ExprKind::Int(value) => value.to_string(),
        ExprKind::Var(id) => names[*id].name.clone(),
        ExprKind::Binary(op, left, right) => {
            let op = match op {
                crate::model::BinaryOp::Add => '+',
                crate::model::BinaryOp::Sub => '-',
                crate::model::BinaryOp::Mul => '*',
                crate::model::BinaryOp::Div => '/',
                crate::model::BinaryOp::Rem => '%',
            };
            format!(
                "({} {op} {})",
                written(&left.kind, names),
                written(&right.kind, names)
            )
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn bounds_are_solved_for() {
    for (expected, text) in [
        (&[&["n"][..]][..], "game G(n) { n -> n - k for k in 1..; }"),
        (
            &[&["(n - 1)"]],
            "game G(n) { n -> n - k for k in 1.. if k < n; }",
        ),
        (&[&["n"]], "game G(n) { n -> n - k for k in primes; }"),
        (
            &[&["(n / 3)"]],
            "game G(n) { n -> n - 3 * k for k in 1..; }",
        ),
        (&[&["n"]], "game G(n) { n -> n - k * k for k in 1..; }"),
        (
            &[&["n"]],
            "game G(n) { n -> n - k * (k + 1) / 2 for k in 1..; }",
        ),
        (
            &[&["x", "y"]],
            "game G{x, y} { {x, y} -> {x - k, y - k} for k in 1..; }",
        ),
        (
            &[&["(y / x)"]],
            "game G{x, y} { {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y; }",
        ),
        (
            &[&["x"], &["(i - 1)"]],
            "game G{x, y} { {x, y} -> {x - i, y + j} for i in 1.., j in 1.. if j < i; }",
        ),
        (
            &[&["(n - 2)"]],
            "game G(n) { n -> [a, b] for k in 0.., (a, b) in split(n - k); }",
        ),
        (
            &[&["(n - 1)"], &["(n - k)"]],
            "game G(n) { n -> n - k - j for k in 1.., j in 1..; }",
        ),
        (
            &[&["(n / 2)"], &["(n - k)"]],
            "game G(n) { n -> n - k - j for k in 1.., j in k..; }",
        ),
        (
            &[&["7"]],
            "game G(n) { n -> n - 1 for k in 1.. if n > 3, 2 * k <= 15; }",
        ),
        // Explicit ends and finite sets stay as they are.
        (&[&["5"]], "game G(n) { n -> n - k for k in 1..=5; }"),
        (
            &[&[]],
            "game G(n) { n -> n - d for d in divisors(n) if n > 0; }",
        ),
    ] {
        assert_eq!(bounds(text), expected, "{text}");
    }
}

fn errors(text: &str) -> Vec<Error> {
    compile(text).errors
}

#[test]
fn what_nothing_bounds_is_named() {
    for (set, text) in [
        ("2..", "game G(n) { n -> n / k for k in 2..; }"),
        (
            "1..",
            "game G(n) { n -> max(0, n - k) for k in 1.. if n > 0; }",
        ),
        ("primes", "game G(n) { n -> n - 1 for k in primes; }"),
        (
            "1..",
            "game G(n) { n -> n - k for k in {1}; n -> n - 1 for k in 1.. if k > n; }",
        ),
        (
            "powers(2)",
            "game G(n) { n -> n - 1 - n % k for k in powers(2); }",
        ),
        (
            "1 ..",
            "game G(x, y) { (x, y) -> (x - k % 5 - 1, y - k * y) for k in 1 .. if k != 3; }",
        ),
    ] {
        let errors = errors(text);
        assert_eq!(errors.len(), 1, "{text}: {errors:?}");
        assert_eq!(errors[0].span.of(text), set, "{text}");
        let name = String::from("k");
        assert_eq!(
            errors[0].kind,
            ErrorKind::Unbounded {
                name,
                set: set.replace(' ', ""),
                heap: String::from(if text.contains("x, y") { "x" } else { "n" }),
            }
        );
    }
    let text = "game G(n) { n -> n / d for d in divisors(n); }";
    let errors = errors(text);
    let (name, of) = (String::from("d"), String::from("n"));
    assert_eq!(errors[0].kind, ErrorKind::DivisorsOfZero { name, of });
    assert_eq!(errors[0].span.of(text), "divisors(n)");
}

#[test]
fn all_errors_of_a_game_are_told() {
    let text = "game G(n) { n -> n / k for k in 2..; n -> n - 1 for i in 1.., j in odds; }";
    assert_eq!(errors(text).len(), 3);
}

/// One game for each kind of end, once with an end far off, and once with one that is near: what
/// the wall lets through is the same, up to heaps of 9. The parameter K is that end, 10^12 or 40.
const ENDS: [(&str, &str); 12] = [
    ("", "(x, y) -> (x - k, y) for k in 1..=END;"),
    ("", "(x, y) -> (x, y - 1 - k) for k in 0..END;"),
    ("", "(x, y) -> (x - 3 * k, y) for k in 1..=END + y;"),
    ("", "(x, y) -> (x - k, y) for k in 1..=END * y;"),
    ("", "(x, y) -> (x - k, y) for k in 1..=min(END, END * x);"),
    ("", "(x, y) -> (x - k * k, y) for k in 1..=END / 2;"),
    (
        "",
        "(x, y) -> (x - j, y - k) for j in 1..=END, k in j..=END;",
    ),
    (
        "",
        "(x, y) -> (x - j - k, y) for j in 1..=END, k in 0..=j * END;",
    ),
    ("", "(x, y) -> (y, x - 1) for k in 1..=END if k <= x;"),
    (
        "",
        "(x, y) -> [(x - k, y), (k, 0)] for k in 1..=END if x > k;",
    ),
    ("<K>", "(x, y) -> (x - k, y) for k in 1..=K;"),
    (
        "<K>",
        "(x, y) -> (x, y - 2 * k) for k in 1..=K + x if K > 3;",
    ),
];

#[test]
fn an_end_far_off_costs_what_the_wall_lets_through() {
    for (parameters, rule) in ENDS {
        let games = [1_000_000_000_000, 40].map(|end: u64| {
            let rule = rule.replace("END", &end.to_string());
            let assumed = if rule.contains("(y, x") {
                "assume measure 0;"
            } else {
                ""
            };
            let text = format!("game G{parameters}(x, y) {{ {assumed} {rule} }}");
            let compiled = compile(&text);
            assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
            let game = &compiled.model.games[0];
            let values = vec![end; game.parameters.len()];
            game.with_parameters(&values)
                .expect("nothing is asked of them")
        });
        let mut all = 0;
        for position in 0..100 {
            let of = |game: &crate::model::Game| {
                let position = [position / 10, position % 10];
                let found = options(game.shape, &game.rules, &position, &mut Work::new(3000));
                let found = found.expect("the wall bounds it");
                found
                    .into_iter()
                    .map(|found| found.position)
                    .collect::<Vec<_>>()
            };
            let far = of(&games[0]);
            all += far.len();
            assert_eq!(far, of(&games[1]), "{rule} at {position}");
        }
        assert!(all > 50, "{rule}: {all}");
    }
}

#[test]
fn bounds_beside_an_end_are_no_words_of_the_rule() {
    let text =
        "game G(n) { n -> n - 2 * k for k in 1..=5000; n -> n / d for d in 2..=5000 if d <= n; }";
    let compiled = compile(text);
    let game = &compiled.model.games[0];
    let statements = crate::words::statements(game);
    assert_eq!(
        statements,
        [
            "n -> n - 2 * k for k in 1..=5000;",
            "n -> n / d for d in 2..=5000 if d <= n;"
        ]
    );
    let take = "game G(n) { n -> n - k for k in 1..=1000000000000; }";
    let game = compile(take).model.games.remove(0);
    let ranges = vec![(1, 1_000_000_000_000)];
    let set = Subtraction { ranges, from: None };
    assert_eq!(game.class, Class::Subtraction(set));
    assert_eq!(bounds(take), [["1000000000000", "n"]]);
    // What is small, and what is an end already, is left as it is.
    for text in [
        "game G(n) { n -> n - k for k in 1..=40; }",
        "game G(n) { n -> n - k for k in 1..=n; }",
        "game G(n) { n -> n - k for k in 1..n; }",
    ] {
        assert_eq!(bounds(text)[0].len(), 1, "{text}");
    }
    assert_eq!(
        bounds("game G(n) { n -> n - d for d in divisors(n) if d < n; }"),
        [[""; 0]]
    );
}

#[test]
fn divisors_are_tried_up_to_the_bound_alone() {
    let text = "game G(n) { n -> n - d for d in divisors(1000000000000000000); }";
    let game = compile(text).model.games.remove(0);
    let found = options(game.shape, &game.rules, &[12], &mut Work::new(100));
    let taken: Vec<_> = found
        .expect("few are tried")
        .iter()
        .map(|o| 12 - o.position[0])
        .collect();
    assert_eq!(taken, [1, 2, 4, 5, 8, 10]);
}

#[test]
fn no_option_is_lost() {
    let open = "game G(x, y) { (x, y) -> (x - i - j * y, y - i) for i in 0.., j in 1.. if y > 0; }";
    let closed = open
        .replace("0..,", "0..=40,")
        .replace("1.. if", "1..=40 if");
    let games = [open, &closed].map(|text| compile(text).model.games.remove(0));
    for position in 0..100 {
        let of = |game: &crate::model::Game| {
            let position = [position / 10, position % 10];
            let found = options(game.shape, &game.rules, &position, &mut Work::new(100_000));
            found
                .expect("no fault")
                .into_iter()
                .map(|found| found.position)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(&games[0]), of(&games[1]));
    }
}

#[test]
fn what_the_wall_bounds_is_what_the_solver_finds() {
    let rules = [
        "G(n) { n -> n - k for k in 1..; }",
        "G(n) { n -> n - k for k in 1.. if k not in {2, 7}; }",
        "G(n) { n -> n - k for k in 3..=n if k | n, n != 5; }",
        "G(n) { n -> n - p for p in primes if p != 3 || 2 | n; }",
        "G(n) { n -> n - p for p in primes if p > 3, n >= 7; }",
        "G(n) { n -> n - p for p in powers(2) if !(p | n), gcd(p, n) == 1; }",
        "G(n) { n -> n - p for p in powers(2) if !(p | n); }",
        "G{x, y} { {x, y} -> {x - k, y - k} for k in 1..; }",
        "G{x, y} { {x, y} -> {x - k, y} for k in 1.. if k != 2; }",
        "G{x, y} { {x, y} -> {x - k, y} for k in 1..=y; }",
        "G(x, y) { (a, b) -> (a, b - k) for k in squares; }",
        "G(x, y) { (a, b) -> (b - k, a - k) for k in 2..; measure x + y; }",
        "G(x, y, z) { (a, b, c) -> (a - k, b - k, c - k) for k in 1..=c; }",
        "G[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }",
        "G[..] { [a, b, ..r] -> [a - d, b - d, ..r] for d in 1.. if d in odds; }",
    ];
    let mut quick = 0;
    for text in rules {
        let compiled = compile(&format!("game {text}"));
        assert!(compiled.errors.is_empty(), "{text}: {:?}", compiled.errors);
        let game = &compiled.model.games[0];
        let Rules::Moves(moves) = &game.rules else {
            panic!("{text}")
        };
        for rule in moves {
            let mut rule = rule.clone();
            for step in &mut rule.steps {
                if let Step::Each { set, .. } = step {
                    match set {
                        Set::Range { upto, .. } => upto.truncate(usize::from(text.contains("..="))),
                        Set::Ascending { upto, .. } => upto.clear(),
                        _ => {}
                    }
                }
            }
            let mut solved = rule.clone();
            let mut errors = vec![];
            let of = (game.shape, crate::prove::Budget::default());
            super::solve_rule(text, of, &mut solved, &mut errors);
            assert!(errors.is_empty(), "{text}");
            if let Some((place, bounds)) = super::wall::bounds(&rule) {
                quick += 1;
                let Step::Each { set, .. } = &mut rule.steps[place] else {
                    panic!("{text}")
                };
                super::add_bounds(set, bounds);
                assert_eq!(rule, solved, "{text}");
            }
        }
    }
    assert_eq!(quick, rules.len() - 1, "a comparison is left to the solver");
}
