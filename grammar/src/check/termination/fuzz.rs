//! Random games: what was proved of them is compared with all options of small positions.

extern crate std;

mod whole;

use super::{Mover, search, taken};
use crate::compile;
use crate::eval::{self, Work};
use crate::model::{Class, Component, Game, Rules, Shape, Termination};
use crate::prove::Budget;
use crate::prove::random::Random;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

impl Random {
    /// A set, and the same with any open end closed far out.
    fn set(&mut self, names: &[&str]) -> (String, String) {
        let number = self.number(names, 1);
        let same = |set: String| (set.clone(), set);
        match self.below(9) {
            0 => same(String::from("{1, 3}")),
            1 => same(format!("{{{number}, 2}}")),
            2 => same(format!("1..={number}")),
            3 => (String::from("1.."), String::from("1..=150")),
            4 => (String::from("0.."), String::from("0..=150")),
            5 => (format!("{number}.."), format!("{number}..=150")),
            6 => (String::from("squares"), list((1..=20).map(|i| i * i))),
            7 => (format!("divisors({number})"), format!("divisors({number})")),
            _ => (String::from("odds"), list((0..=100).map(|i| 2 * i + 1))),
        }
    }

    /// One rule of a shape, twice: with open sets, and with the same sets closed.
    fn rule(&mut self, shape: u64) -> (String, String) {
        let (pattern, heaps): (&str, &[&str]) = match shape {
            0 | 1 => ("n", &["n"]),
            2 => ("(x, y)", &["x", "y"]),
            3 => ("{x, y}", &["x", "y"]),
            _ => ("[a, ..rest]", &["a"]),
        };
        let mut names = heaps.to_vec();
        let (mut open, mut closed) = (vec![], vec![]);
        for name in ["k", "j"] {
            if self.below(3) > 0 {
                let (set, same) = self.set(&names);
                open.push(format!("{name} in {set}"));
                closed.push(format!("{name} in {same}"));
                names.push(name);
            }
        }
        if self.below(5) == 0 {
            let of = self.number(&names, 1);
            open.push(format!("(s, t) in split({of})"));
            closed.push(format!("(s, t) in split({of})"));
            names.extend(["s", "t"]);
        }
        let result = self.result(shape, heaps, &names);
        let mut guards = vec![];
        while self.below(2) == 0 {
            guards.push(self.guard(&names, 1));
        }
        let guards = if guards.is_empty() {
            String::new()
        } else {
            format!(" if {}", guards.join(", "))
        };
        let with = |bindings: &[String]| {
            let bindings = bindings.join(", ");
            let word = if bindings.is_empty() { "" } else { " for " };
            format!("{pattern} -> {result}{word}{bindings}{guards};")
        };
        (with(&open), with(&closed))
    }

    fn result(&mut self, shape: u64, heaps: &[&str], names: &[&str]) -> String {
        let heap = |random: &mut Self, own: &str| match random.below(5) {
            0 => random.number(names, 2),
            1 => format!("{own} - {}", random.number(names, 2)),
            2 => format!("{own} / {}", random.pick(names)),
            3 => random.pick(names).to_string(),
            _ => format!("{own} - {}", random.pick(names)),
        };
        let all: Vec<String> = heaps.iter().map(|own| heap(self, own)).collect();
        match shape {
            0 => all[0].clone(),
            1 => match self.below(3) {
                0 => format!("[{}]", all[0]),
                1 => format!("[{}, {}]", all[0], heap(self, "n")),
                _ => format!("[{}; 2]", all[0]),
            },
            2 => format!("({})", all.join(", ")),
            3 => format!("{{{}}}", all.join(", ")),
            _ => format!(
                "[{}{}]",
                all.join(", "),
                self.pick(&[", ..rest", "", ", 1, ..rest"])
            ),
        }
    }

    /// A game, twice.
    fn game(&mut self) -> (String, String) {
        let shape = self.below(5);
        let header = ["(n)", "(n)", "(x, y)", "{x, y}", "[..]"];
        let header = header[usize::try_from(shape).unwrap()];
        let (mut open, mut closed) = (format!("game G{header} {{"), format!("game G{header} {{"));
        for _ in 0..=self.below(3) / 2 {
            let (rule, same) = self.rule(shape);
            open.push_str(&rule);
            closed.push_str(&same);
        }
        (open + "}", closed + "}")
    }
}

fn list(numbers: impl Iterator<Item = u64>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    format!("{{{}}}", numbers.join(", "))
}

fn positions(shape: Shape) -> Vec<Vec<u64>> {
    let pairs = (0..8).flat_map(|x| (0..8).map(move |y| vec![x, y]));
    match shape {
        Shape::Heap => (0..16).map(|n| vec![n]).collect(),
        Shape::Collection => (1..16).map(|n| vec![n]).collect(),
        Shape::Tuple(_) | Shape::Tuples(_) | Shape::Unordered(_) => pairs.collect(),
        Shape::Multiset => {
            let ones = (1..9).map(|n| vec![n]);
            let twos = (1..6).flat_map(|a| (1..=a).map(move |b| vec![a, b]));
            ones.chain(twos)
                .chain([vec![1, 2, 3], vec![2, 2, 2], vec![4, 1, 1]])
                .collect()
        }
    }
}

fn descending(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

/// The components of the measure, comparable.
fn rank(game: &Game, heaps: &[u64]) -> Vec<Vec<u64>> {
    let Termination::Proved(measure) = &game.termination else {
        panic!("nothing is assumed")
    };
    let component = |component: &Component| match component {
        Component::Heap(place) => vec![heaps[*place]],
        Component::Sum(places) => vec![places.iter().map(|&place| heaps[place]).sum()],
        Component::Total => vec![heaps.iter().sum()],
        Component::Count => vec![descending(heaps).len() as u64],
        Component::Descending => descending(heaps),
        Component::Expr(_) => panic!("no measure is given"),
    };
    measure.components.iter().map(component).collect()
}

fn options(game: &Game, position: &[u64]) -> Option<Vec<Vec<u64>>> {
    let mut work = Work::new(20_000);
    let found = eval::options(game.shape, &game.rules, position, &mut work).ok()?;
    let mut options: Vec<Vec<u64>> = found.into_iter().map(|found| found.position).collect();
    options.sort();
    Some(options)
}

fn check_growth(game: &Game, before: &[u64], after: &[u64], text: &str) {
    let growth = game.growth;
    let sums: (u64, u64) = (before.iter().sum(), after.iter().sum());
    assert!(
        !growth.sum_bounded || sums.1 <= sums.0,
        "{text}: {before:?} -> {after:?}"
    );
    assert!(
        !growth.halving || 2 * sums.1 <= sums.0,
        "{text}: {before:?} -> {after:?}"
    );
    let (old, new) = if game.shape == Shape::Tuple(2) {
        (before.to_vec(), after.to_vec())
    } else {
        (descending(before), descending(after))
    };
    let inside = new.len() <= old.len() && new.iter().zip(&old).all(|(new, old)| new <= old);
    assert!(
        !growth.monotone || inside,
        "{text}: {before:?} -> {after:?}"
    );
}

fn check_subtraction(game: &Game, heap: u64, options: &[Vec<u64>], text: &str) {
    let Class::Subtraction(set) = &game.class else {
        return;
    };
    let allowed = (1..=heap).rev().filter(|&k| {
        set.ranges
            .iter()
            .any(|&(first, last)| first <= k && k <= last)
            || set.from.is_some_and(|from| from <= k)
    });
    let expected: Vec<Vec<u64>> = allowed.map(|k| vec![heap - k]).collect();
    assert_eq!(options, expected, "{text}: {heap}");
}

/// What is read off a rule, the prover proves as well.
fn check_taken(game: &Game, text: &str) -> bool {
    let Rules::Moves(moves) = &game.rules else {
        return false;
    };
    let taken = taken::from_one_heap(game.shape, moves);
    if taken {
        let mut under_proof = Mover::all(game.shape, moves, Budget::default());
        let measure = search::measure(game.shape, &mut under_proof);
        assert_eq!(measure.ok(), Some(vec![Component::Heap(0)]), "{text}");
    }
    taken
}

#[test]
fn what_is_taken_is_proved() {
    let sets = "{1, 3}|{2}|1..|3..=n|2..=n / 2|divisors(n)|divisors(n + 6)|primes|squares|cubes|\
                triangulars|fibonaccis|factorials|odds|evens";
    let guards = [
        "",
        "if k | n",
        "if k > 2, n > 3",
        "if gcd(k, n) == 1 || n in {k, 2 * k}",
    ];
    let rules = sets.split('|').flat_map(|set| {
        let second = format!("for j in divisors(n), k in {set}");
        let bindings = [format!("for k in {set}"), second];
        bindings.into_iter().flat_map(move |bindings| {
            guards.map(|guard| format!("n -> n - k {bindings} {guard}; n -> n - 4;"))
        })
    });
    let divided = ["{2, 5}", "2..=n", "primes", "evens", "3..=9"].into_iter();
    let divided = divided.flat_map(|set| {
        let guards = [
            "n > 0, d <= n",
            "n >= 1, d <= n",
            "0 < n, d < n",
            "1 <= n, d < 5",
        ];
        guards.map(|guard| format!("n -> n / d for d in {set} if {guard};"))
    });
    let mut seen = 0;
    for rules in rules.chain(divided) {
        let text = format!("game G(n) {{ {rules} }}");
        let compiled = compile(&text);
        let game = &compiled.model.games[0];
        assert!(check_taken(game, &text), "{text}");
        assert_eq!(game.growth.halving, text.contains("n / d"), "{text}");
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
    for other in [
        "0",
        "k for k in 0..=2 if k > 0",
        "k for k in {n - 1} if n > 1",
        "1 - 1",
    ] {
        let text = format!("game G(n) {{ n -> n - {other}; }}");
        let taken = |game| check_taken(game, &text);
        assert!(!compile(&text).model.games.iter().any(taken), "{text}");
    }
}

#[test]
fn what_is_proved_is_so() {
    let mut random = Random(7);
    let (mut proved, mut taken, mut errors) = (0, 0, 0);
    let count = std::env::var("SPRAGUE_FUZZ")
        .ok()
        .and_then(|count| count.parse().ok());
    for _ in 0..count.unwrap_or(250) {
        let (text, closed) = random.game();
        let compiled = compile(&text);
        let Some(game) = compiled.model.games.first() else {
            errors += 1;
            continue;
        };
        proved += 1;
        taken += u64::from(check_taken(game, &text));
        // The closed game need not be provable, but where it is it has the same options.
        let closed = compile(&closed).model.games.into_iter().next();
        for position in positions(game.shape) {
            let Some(options) = options(game, &position) else {
                continue;
            };
            for option in &options {
                assert!(
                    rank(game, option) < rank(game, &position),
                    "{text}: {position:?} -> {option:?}"
                );
                check_growth(game, &position, option, &text);
            }
            check_subtraction(game, position[0], &options, &text);
            if let Some(closed) = &closed
                && let Some(others) = self::options(closed, &position)
            {
                assert_eq!(options, others, "{text}: {position:?}");
            }
        }
    }
    assert!(proved > 25, "{proved} proved, {errors} refused");
    assert!(taken > 0, "nothing is taken from a heap");
    std::println!("{proved} proved, {errors} refused");
}
