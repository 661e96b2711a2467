//! What is said of random rules against all that they do at small positions.

use crate::check::compile;
use crate::eval::{self, Work};
use crate::model::{Game, Rules, Shape};
use crate::prove::random::Random;
use crate::warning::WarningKind;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The positions of a shape that are looked at.
fn positions(shape: Shape) -> Vec<Vec<u64>> {
    let pairs = (0..7).flat_map(|x| (0..7).map(move |y| vec![x, y]));
    match shape {
        Shape::Heap => (0..16).map(|heap| vec![heap]).collect(),
        Shape::Collection => (1..16).map(|heap| vec![heap]).collect(),
        Shape::Multiset => {
            let heaps =
                (0..4).flat_map(|x| (0..5).flat_map(move |y| (0..6).map(move |z| [x, y, z])));
            let some = |heaps: [u64; 3]| heaps.into_iter().filter(|heap| *heap > 0).collect();
            heaps.map(some).collect()
        }
        _ => pairs.collect(),
    }
}

/// The options of each of these positions, by one move or by all.
fn options(game: &Game, rule: Option<usize>) -> Vec<Vec<Vec<u64>>> {
    let Rules::Moves(moves) = &game.rules else {
        panic!("it has moves")
    };
    let of = |position: &Vec<u64>| {
        let mut work = Work::new(1_000_000);
        let found = match rule {
            Some(index) => eval::options_by(game.shape, &moves[index], 0, position, &mut work),
            None => eval::options(game.shape, &game.rules, position, &mut work),
        };
        let found = found.expect("the numbers are small");
        let mut found: Vec<Vec<u64>> = found.into_iter().map(|one| one.position).collect();
        found.sort();
        found
    };
    positions(game.shape).iter().map(of).collect()
}

/// The game without parameters, or with this value for its one parameter.
fn with(game: &Game, value: u64) -> Option<Game> {
    match game.parameters.len() {
        0 => (value == 0).then(|| game.clone()),
        _ => game.with_parameters(&[value]).ok(),
    }
}

/// A game of moves that take something, with random choices and guards.
fn text(random: &mut Random) -> String {
    let forms = [
        ("(n)", "n", "n - k", "n,k"),
        ("(n)", "n", "n - 2 * k", "n,k"),
        ("(n)", "n", "n - 1", "n"),
        ("(n)", "n", "n - k - 1", "n,k"),
        ("(x, y)", "(x, y)", "(x - k, y)", "x,y,k"),
        ("(x, y)", "(x, y)", "(x - 1, y - k)", "x,y,k"),
        ("(x, y)", "(x, y)", "(x, y - k)", "x,y,k"),
        ("{x, y}", "{x, y}", "{x - k, y}", "x,y,k"),
        ("{x, y}", "{x, y}", "{x, y - 2}", "x,y"),
        ("[..]", "[h, ..rest]", "[h - k, ..rest]", "h,k"),
        ("[..]", "[h, ..rest]", "[h - 2, ..rest]", "h"),
    ];
    let shapes = ["(n)", "(x, y)", "{x, y}", "[..]"];
    let header = random.pick(&shapes);
    let fitting: Vec<_> = forms.iter().filter(|form| form.0 == header).collect();
    let parameter = random.below(4) == 0;
    let mut moves = String::new();
    for _ in 0..=random.below(3) {
        let form = fitting[usize::try_from(random.below(fitting.len() as u64)).unwrap_or(0)];
        let (_, pattern, result, names) = form;
        let mut names: Vec<&str> = names.split(',').collect();
        let mut choice = String::new();
        if names.contains(&"k") {
            let sets = [
                "1..",
                "2..=4",
                "{1, 2, 3}",
                "{2, 4}",
                "odds",
                "primes",
                "squares",
                "1..=3",
                "3..=2",
            ];
            let of_parameter = ["1..=K", "K.."];
            let set = match parameter && random.below(2) == 0 {
                true => random.pick(&of_parameter),
                false => random.pick(&sets),
            };
            choice = format!(" for k in {set}");
        }
        if parameter {
            names.push("K");
        }
        let guards = (0..random.below(3)).map(|_| match random.below(3) {
            0 => random.guard(&names, 1),
            _ => format!(
                "{} {} {}",
                random.pick(&names),
                random.pick(&["<", "<=", ">=", "!=", "=="]),
                match random.below(2) {
                    0 => String::from(random.pick(&names)),
                    _ => format!("{}", random.below(5)),
                }
            ),
        });
        let guards: Vec<String> = guards.collect();
        let guards = match guards.is_empty() {
            true => String::new(),
            false => format!(" if {}", guards.join(", ")),
        };
        moves = format!("{moves} {pattern} -> {result}{choice}{guards};");
    }
    match parameter {
        true => format!("game G<K>{header} where K >= 1 {{{moves} }}"),
        false => format!("game G{header} {{{moves} }}"),
    }
}

#[test]
fn what_is_said_is_so() {
    let mut random = Random(7);
    let mut said: BTreeMap<&str, usize> = BTreeMap::new();
    let mut games = 0;
    while games < 1500 {
        let text = text(&mut random);
        let compiled = compile(&text);
        let [game] = &compiled.model.games[..] else {
            continue;
        };
        games += 1;
        let Rules::Moves(moves) = &game.rules else {
            panic!("{text}")
        };
        for warning in &compiled.warnings {
            let span = warning.span;
            let inside = |rule: &crate::model::Move| {
                rule.span.start <= span.start && span.end <= rule.span.end
            };
            // What is left out becomes a guard that says nothing.
            let (before, behind) = (&text[..span.start], &text[span.end..]);
            let other = match (&warning.kind, moves.iter().position(inside)) {
                (
                    WarningKind::MoveNeverHappens
                    | WarningKind::GuardNeverTrue { alternative: false },
                    Some(rule),
                ) => {
                    for game in (0..6).filter_map(|value| with(game, value)) {
                        let options = options(&game, Some(rule));
                        assert!(options.iter().all(Vec::is_empty), "{warning}: {text}");
                    }
                    None
                }
                (WarningKind::CoveredMove { .. }, Some(_)) => Some(format!("{before}{behind}")),
                (WarningKind::GuardAlwaysTrue | WarningKind::NeedlessGuard, Some(_)) => {
                    Some(format!("{before}1 > 0{behind}"))
                }
                (WarningKind::GuardNeverTrue { .. }, Some(_)) => {
                    Some(format!("{before}1 < 0{behind}"))
                }
                _ => continue,
            };
            *said.entry(warning.kind.name()).or_default() += 1;
            let Some(other) = other else { continue };
            let others = compile(&other);
            let [changed] = &others.model.games[..] else {
                panic!("{warning}: {text}: {:?}", others.errors)
            };
            for value in 0..6 {
                if let (Some(game), Some(changed)) = (with(game, value), with(changed, value)) {
                    let both = [&game, &changed].map(|game| options(game, None));
                    assert_eq!(both[0], both[1], "{warning}: {text}");
                }
            }
        }
    }
    let few = said.values().filter(|count| **count < 12).count();
    assert!(said.len() == 5 && few == 0, "{said:?}");
}

#[test]
fn no_rule_takes_long() {
    let guards: Vec<String> = (0..60)
        .map(|k| format!("n % {} != gcd(n, k) * k", k + 2))
        .collect();
    let one = format!("n -> n - k for k in 1..=n if {};", guards.join(", "));
    let hard = format!("n -> n - k for k in 1..=n if {};", guards[..8].join(", "));
    for moves in [one, hard.repeat(12), "n -> n - 1;".repeat(250)] {
        // A test that takes too long is seen to.
        let compiled = compile(&format!("game G(n) {{ {moves} }}"));
        assert!(compiled.errors.is_empty(), "{:?}", compiled.errors);
    }
}
