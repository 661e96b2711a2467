//! What is said of random rules against all that they do at small positions.

use crate::check::compile;
use crate::eval::{self, Work};
use crate::model::{Game, Move, Rules, Shape};
use crate::prove::random::Random;
use crate::warning::{Warning, WarningKind};
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

/// What a move is from, what it leaves, and the names of both.
const FORMS: [(&str, &str, &str, &str); 12] = [
    ("(n)", "n", "[n - k, n / 2]", "n,k"),
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

/// What is taken may be; the last two are for games with a parameter.
const SETS: [&str; 11] = [
    "1..",
    "2..=4",
    "{1, 2, 3}",
    "{2, 4}",
    "odds",
    "primes",
    "squares",
    "1..=3",
    "3..=2",
    "1..=K",
    "K..",
];

/// A guard about names, most often a plain one.
fn guard(random: &mut Random, names: &[&str]) -> String {
    if random.below(3) == 0 {
        return random.guard(names, 1);
    }
    let right = match random.below(2) {
        0 => String::from(random.pick(names)),
        _ => format!("{}", random.below(5)),
    };
    let sign = random.pick(&["<", "<=", ">=", "!=", "=="]);
    format!("{} {sign} {right}", random.pick(names))
}

/// A game of moves that take something, with random choices and guards.
fn text(random: &mut Random) -> String {
    let header = random.pick(&["(n)", "(x, y)", "{x, y}", "[..]"]);
    let fitting: Vec<_> = FORMS.iter().filter(|form| form.0 == header).collect();
    let parameter = random.below(4) == 0;
    let mut moves = String::new();
    for _ in 0..=random.below(3) {
        let place = usize::try_from(random.below(fitting.len() as u64));
        let (_, pattern, result, names) = fitting[place.expect("it is below a length")];
        let mut names: Vec<&str> = names.split(',').collect();
        let mut choice = String::new();
        if names.contains(&"k") {
            let sets = if parameter { &SETS[..] } else { &SETS[..9] };
            choice = format!(" for k in {}", random.pick(sets));
        }
        if parameter {
            names.push("K");
        }
        let mut sign = " if ";
        for _ in 0..random.below(3) {
            choice = format!("{choice}{sign}{}", guard(random, &names));
            sign = ", ";
        }
        moves = format!("{moves} {pattern} -> {result}{choice};");
    }
    if parameter {
        format!("game G<K>{header} where K >= 1 {{{moves} }}")
    } else {
        format!("game G{header} {{{moves} }}")
    }
}

/// The text that must be the same game by what a warning says; what is left out becomes a guard
/// that says nothing. `None` of a move that never happens.
fn other(text: &str, warning: &Warning) -> Option<String> {
    let span = warning.span;
    let word = match warning.kind {
        WarningKind::CoveredMove { .. } => "",
        WarningKind::GuardAlwaysTrue | WarningKind::NeedlessGuard => "1 > 0",
        WarningKind::GuardNeverTrue { alternative: true } => "1 < 0",
        _ => return None,
    };
    Some(format!(
        "{}{word}{}",
        &text[..span.start],
        &text[span.end..]
    ))
}

/// Looks at all that a game does at small positions, for small parameters.
fn check(text: &str, game: &Game, warning: &Warning) {
    let Some(other) = other(text, warning) else {
        let Rules::Moves(moves) = &game.rules else {
            panic!("{text}")
        };
        let inside = |rule: &Move| {
            let (place, rule) = (warning.span, rule.span);
            rule.start <= place.start && place.end <= rule.end
        };
        let rule = moves.iter().position(inside);
        for game in (0..6).filter_map(|value| with(game, value)) {
            let options = options(&game, rule);
            assert!(options.iter().all(Vec::is_empty), "{warning}: {text}");
        }
        return;
    };
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
        for warning in &compiled.warnings {
            let name = warning.kind.name();
            if !name.starts_with("unused") && name != "heap_never_changes" {
                check(&text, game, warning);
                *said.entry(name).or_default() += 1;
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
