//! Random games with parameters, Rust functions and tuples that split: what was proved of them
//! for all parameters and all functions is compared with all options of small positions.

use super::descending;
use crate::compile;
use crate::eval::{self, Functions, Work};
use crate::model::{Component, Game, Shape, Termination};
use crate::prove::random::Random;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

/// The functions that the games call, in ways that no proof may tell apart.
#[derive(Clone, Copy)]
enum Any {
    Nothing,
    Some,
    Much,
}

impl Functions for Any {
    fn number(&self, _: &str, arguments: &[u64]) -> Option<u64> {
        Some(match self {
            Self::Nothing => 0,
            Self::Some => arguments.first().map_or(0, |argument| argument / 2),
            Self::Much => u64::MAX,
        })
    }

    fn holds(&self, _: &str, arguments: &[u64]) -> Option<bool> {
        Some(match self {
            Self::Nothing => false,
            Self::Some => arguments.first().is_some_and(|argument| argument % 2 == 1),
            Self::Much => true,
        })
    }
}

impl Random {
    /// A rule, twice: with open sets, and with the same sets closed.
    fn outer_rule(&mut self, tuples: bool, collection: bool) -> (String, String) {
        let (pattern, mut names) = if tuples {
            ("(x, y)", vec!["x", "y", "K", "L"])
        } else {
            ("x", vec!["x", "K", "L"])
        };
        if self.below(3) == 0 {
            names.push("crate::f(x)");
        }
        let heaps: &[&str] = if tuples { &["x", "y"] } else { &["x"] };
        let (mut open, mut closed) = (vec![], vec![]);
        for name in ["k", "j"] {
            if self.below(3) > 0 {
                let (set, same) = match self.below(6) {
                    0 => ("1..=K".to_string(), "1..=K".to_string()),
                    1 => ("K..=L".to_string(), "K..=L".to_string()),
                    2 => ("K..".to_string(), "K..=150".to_string()),
                    3 => ("{1, K}".to_string(), "{1, K}".to_string()),
                    _ => self.set(&names),
                };
                open.push(format!("{name} in {set}"));
                closed.push(format!("{name} in {same}"));
                names.push(name);
            }
        }
        if self.below(3) == 0 {
            let of = self.pick(heaps);
            open.push(format!("(s, t) in split({of})"));
            closed.push(format!("(s, t) in split({of})"));
            names.extend(["s", "t"]);
        }
        let result = self.outer_result(tuples, collection, &names);
        let mut guards = vec![];
        while self.below(2) == 0 {
            guards.push(match self.below(6) {
                0 => format!("crate::g({})", self.pick(&names)),
                1 => format!("!crate::g({})", self.pick(&names)),
                2 => format!("{} > 0", self.pick(heaps)),
                3 => format!("{} < {}", self.pick(&names), self.pick(&names)),
                _ => self.guard(&names, 1),
            });
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

    fn outer_result(&mut self, tuples: bool, collection: bool, names: &[&str]) -> String {
        let tuple = |random: &mut Self| {
            let (x, y) = (random.outer_heap("x", names), random.outer_heap("y", names));
            format!("({x}, {y})")
        };
        if tuples {
            let all: Vec<String> = (0..self.below(3)).map(|_| tuple(self)).collect();
            return format!("[{}]", all.join(", "));
        }
        if !collection {
            return self.outer_heap("x", names);
        }
        match self.below(3) {
            0 => format!("[{}; K]", self.outer_heap("x", names)),
            1 => format!("[{}..={}]", self.pick(names), self.outer_heap("x", names)),
            _ => format!("[{}, {}]", self.outer_heap("x", names), self.pick(names)),
        }
    }

    fn outer_heap(&mut self, own: &str, names: &[&str]) -> String {
        match self.below(5) {
            0 => own.to_string(),
            1 => format!("{own} / {}", self.pick(&["2", "K", "(K + 1)", "L"])),
            2 => format!("{own} - {}", self.number(names, 1)),
            _ => format!("{own} - {}", self.pick(names)),
        }
    }

    fn outer_game(&mut self) -> (String, String) {
        let (tuples, collection) = (self.below(3) == 0, self.below(2) == 0);
        let header = if tuples { "(x, y)" } else { "(x)" };
        let given = self.pick(&[
            "",
            "where K >= 1",
            "where K >= 1, L >= K",
            "where K >= 2",
            "where L < K && K < 4",
            "where 2 | K, L >= 1 || K > 0",
        ]);
        let head = format!("game G<K, L>{header} {given} {{");
        let (mut open, mut closed) = (head.clone(), head);
        for _ in 0..=self.below(3) / 2 {
            let (rule, same) = self.outer_rule(tuples, collection);
            open.push_str(&rule);
            closed.push_str(&same);
        }
        (open + "}", closed + "}")
    }
}

fn positions(shape: Shape) -> Vec<Vec<u64>> {
    match shape {
        Shape::Tuples(_) => (0..36).map(|n| vec![n / 6, n % 6]).collect(),
        Shape::Collection => (1..12).map(|n| vec![n]).collect(),
        _ => (0..12).map(|n| vec![n]).collect(),
    }
}

/// The parts of a position of which each has a rank of its own.
fn parts(shape: Shape, position: &[u64]) -> Vec<Vec<u64>> {
    match shape {
        Shape::Tuples(size) => position.chunks(size).map(<[_]>::to_vec).collect(),
        _ => vec![position.to_vec()],
    }
}

fn rank(game: &Game, part: &[u64]) -> Vec<Vec<u64>> {
    let Termination::Proved(measure) = &game.termination else {
        panic!("nothing is assumed")
    };
    let component = |component: &Component| match component {
        Component::Heap(place) => vec![part[*place]],
        Component::Sum(places) => vec![places.iter().map(|&place| part[place]).sum()],
        Component::Descending => descending(part),
        other => panic!("{other:?} is not tried"),
    };
    measure.components.iter().map(component).collect()
}

fn options(game: &Game, position: &[u64], functions: Any) -> Option<Vec<Vec<u64>>> {
    let mut work = Work::new(20_000).with_functions(&functions);
    let found = eval::options(game.shape, &game.rules, position, &mut work).ok()?;
    let mut options: Vec<Vec<u64>> = found.into_iter().map(|found| found.position).collect();
    options.sort();
    Some(options)
}

fn check_growth(game: &Game, before: &[u64], after: &[u64], text: &str) {
    let sums: (u128, u128) = (
        super::super::sample::sum(before),
        super::super::sample::sum(after),
    );
    let says = || format!("{text}: {before:?} -> {after:?}");
    assert!(!game.growth.sum_bounded || sums.1 <= sums.0, "{}", says());
    assert!(!game.growth.halving || 2 * sums.1 <= sums.0, "{}", says());
    let below = |part: Vec<u64>| part.iter().zip(before).all(|(new, old)| new <= old);
    let all_below = parts(game.shape, after).into_iter().all(below);
    assert!(!game.growth.monotone || all_below, "{}", says());
}

/// The game with its parameters written out, if it can be proved so.
fn written(text: &str, values: [u64; 2]) -> Option<Game> {
    let (header, rules) = text.split_once('{')?;
    let header = header.replace("<K, L>", "");
    let header = header.split("where").next()?;
    let rules = rules.replace('K', &values[0].to_string());
    let rules = rules.replace('L', &values[1].to_string());
    let compiled = compile(&format!("{header} {{{rules}"));
    compiled.model.games.into_iter().next()
}

/// Looks at all small positions of a game for all small parameters.
fn check(game: &Game, closed: Option<&Game>, text: &str) {
    for values in (0..16_u64).map(|n| [n / 4, n % 4]) {
        let Ok(given) = game.with_parameters(&values) else {
            continue;
        };
        let closed = closed.map(|closed| closed.with_parameters(&values).expect("the same"));
        let written = (values[0] + 1 == values[1]).then(|| written(text, values));
        let same: Vec<Game> = closed.into_iter().chain(written.flatten()).collect();
        for position in positions(game.shape) {
            for functions in [Any::Nothing, Any::Some, Any::Much] {
                let Some(options) = options(&given, &position, functions) else {
                    continue;
                };
                for option in &options {
                    for part in parts(game.shape, option) {
                        assert!(
                            rank(game, &part) < rank(game, &position),
                            "{text} {values:?}: {position:?} -> {option:?}"
                        );
                    }
                    for game in [game, &given] {
                        check_growth(game, &position, option, text);
                    }
                }
                super::check_subtraction(&given, position[0], &options, text);
                let others = same.iter().filter(|game| game.shape == given.shape);
                for others in others.filter_map(|game| self::options(game, &position, functions)) {
                    assert_eq!(options, others, "{text} {values:?}: {position:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_proved_is_so_for_all_parameters_and_functions() {
    extern crate std;
    let mut random = Random(11);
    let (mut proved, mut errors) = (0, 0);
    let count = std::env::var("SPRAGUE_FUZZ")
        .ok()
        .and_then(|count| count.parse().ok());
    for _ in 0..count.unwrap_or(120) {
        let (text, closed) = random.outer_game();
        let compiled = compile(&text);
        let Some(game) = compiled.model.games.first() else {
            errors += 1;
            continue;
        };
        proved += 1;
        let closed = compile(&closed).model.games.into_iter().next();
        check(game, closed.as_ref(), &text);
    }
    assert!(proved > 15, "{proved} proved, {errors} refused");
    std::println!("{proved} proved, {errors} refused");
}
