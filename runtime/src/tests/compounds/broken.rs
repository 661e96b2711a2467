//! Rules broken on purpose: the comparison with search catches each of them.

use std::println;
use std::vec::Vec;

use super::numbers::{Numbers, numbers};
use super::pool::pool;
use crate::Convention::{self, Misere, Normal};
use crate::ForeclosedValue::{End, Inf, Value};
use crate::compound::Kind::{
    self, Conjunctive, Continued, Diminished, Disjunctive, Selective, Shortened,
};
use crate::{Outcome, OutcomeClass};

/// Whether whoever is to move wins, by the numbers of the components.
type Says = fn(&[Numbers]) -> bool;

/// A rule, and ways to break it.
struct Rule {
    kind: Kind,
    convention: Convention,
    /// As it should be, written down here once more.
    right: Says,
    broken: &'static [(&'static str, Says)],
}

const RULES: &[Rule] = &[
    Rule {
        kind: Disjunctive,
        convention: Normal,
        right: |c| xor(c, |n| n.g) != 0,
        broken: &[
            ("equal values merged before the xor", |c| {
                let mut values: Vec<u64> = c.iter().map(|n| n.g).collect();
                values.sort_unstable();
                values.dedup();
                values.iter().fold(0, |x, g| x ^ g) != 0
            }),
            ("some component a win", |c| c.iter().any(|n| n.wins.normal)),
        ],
    },
    Rule {
        kind: Disjunctive,
        convention: Misere,
        right: |c| (xor(c, |n| n.g) == 0) == c.iter().all(fickle),
        broken: &[
            ("as normal play", |c| xor(c, |n| n.g) != 0),
            ("opposite of normal play", |c| xor(c, |n| n.g) == 0),
            ("Nim's rule on G", |c| {
                (xor(c, |n| n.g) == 0) == c.iter().all(|n| n.g <= 1)
            }),
            ("xor of G-", |c| xor(c, |n| n.gm) != 0),
        ],
    },
    Rule {
        kind: Diminished,
        convention: Normal,
        right: |c| {
            !c.iter().any(|n| n.f == End) && (c.iter().any(|n| n.f == Inf) || xor(c, f) != 0)
        },
        broken: &[
            ("xor of G", |c| xor(c, |n| n.g) != 0),
            ("xor of G, lost if a component has ended", |c| {
                !c.iter().any(|n| n.wins.ended) && xor(c, |n| n.g) != 0
            }),
            ("F- for F+, no inf", |c| {
                !c.iter().any(|n| n.fm == End) && xor(c, fm) != 0
            }),
        ],
    },
    Rule {
        kind: Diminished,
        convention: Misere,
        right: |c| c.iter().any(|n| n.fm == End) || xor(c, fm) != 0,
        broken: &[
            ("xor of G, won if a component has ended", |c| {
                c.iter().any(|n| n.wins.ended) || xor(c, |n| n.g) != 0
            }),
            ("ended components as 0", |c| xor(c, fm) != 0),
            ("F+ for F-", |c| {
                c.iter().any(|n| n.f == End) || c.iter().any(|n| n.f == Inf) || xor(c, f) != 0
            }),
        ],
    },
    Rule {
        kind: Conjunctive,
        convention: Normal,
        right: |c| odd(least(c, |n| n.r)),
        broken: &[
            ("max R", |c| odd(most(c, |n| n.r))),
            ("always 1 + min", |c| odd(least(c, |n| n.shortest))),
            ("the long rule", |c| odd(most(c, |n| n.s))),
            ("min S", |c| odd(least(c, |n| n.s))),
        ],
    },
    Rule {
        kind: Conjunctive,
        convention: Misere,
        right: |c| !odd(least(c, |n| n.rm)),
        broken: &[
            ("min R, other parity", |c| !odd(least(c, |n| n.r))),
            ("max R-", |c| !odd(most(c, |n| n.rm))),
        ],
    },
    Rule {
        kind: Continued,
        convention: Normal,
        right: |c| odd(most(c, |n| n.s)),
        broken: &[
            ("min S", |c| odd(least(c, |n| n.s))),
            ("always 1 + max", |c| odd(most(c, |n| n.longest))),
            ("max R", |c| odd(most(c, |n| n.r))),
            ("the short rule", |c| odd(least(c, |n| n.r))),
        ],
    },
    Rule {
        kind: Continued,
        convention: Misere,
        right: |c| !odd(most(c, |n| n.sm)),
        broken: &[
            ("max S, other parity", |c| !odd(most(c, |n| n.s))),
            ("min S-", |c| !odd(least(c, |n| n.sm))),
            ("max R-", |c| !odd(most(c, |n| n.rm))),
        ],
    },
    Rule {
        kind: Selective,
        convention: Normal,
        right: |c| c.iter().any(|n| n.wins.normal),
        broken: &[
            ("all components wins", |c| c.iter().all(|n| n.wins.normal)),
            ("xor of G", |c| xor(c, |n| n.g) != 0),
        ],
    },
    Rule {
        kind: Selective,
        convention: Misere,
        right: |c| match c.iter().filter(|n| !n.wins.ended).collect::<Vec<_>>()[..] {
            [] => true,
            [lone] => lone.wins.misere,
            _ => c.iter().any(|n| n.wins.normal),
        },
        broken: &[
            ("some W, no exception", |c| c.iter().any(|n| n.wins.normal)),
            ("some W-", |c| c.iter().any(|n| n.wins.misere)),
            ("some live W-", |c| {
                c.iter().any(|n| !n.wins.ended && n.wins.misere)
            }),
            ("opposite of normal play", |c| {
                !c.iter().any(|n| n.wins.normal)
            }),
        ],
    },
    Rule {
        kind: Shortened,
        convention: Normal,
        right: |c| !c.iter().any(|n| n.wins.ended) && c.iter().any(|n| n.wins.normal),
        broken: &[
            ("some W, ended components ignored", |c| {
                c.iter().any(|n| n.wins.normal)
            }),
            ("partly ended read as won", |c| {
                c.iter().any(|n| n.wins.normal || n.wins.ended)
            }),
        ],
    },
    Rule {
        kind: Shortened,
        convention: Misere,
        right: |c| c.iter().any(|n| n.wins.misere),
        broken: &[
            ("some W", |c| c.iter().any(|n| n.wins.normal)),
            ("the long misère rule", |c| {
                let mut live = c.iter().filter(|n| !n.wins.ended);
                match (live.next(), live.next()) {
                    (None, _) => true,
                    (Some(lone), None) => lone.wins.misere,
                    _ => c.iter().any(|n| n.wins.normal),
                }
            }),
        ],
    },
];

fn xor(components: &[Numbers], number: fn(&Numbers) -> u64) -> u64 {
    components.iter().fold(0, |sum, n| sum ^ number(n))
}

fn least(components: &[Numbers], number: fn(&Numbers) -> u64) -> u64 {
    components.iter().map(number).min().unwrap_or(0)
}

fn most(components: &[Numbers], number: fn(&Numbers) -> u64) -> u64 {
    components.iter().map(number).max().unwrap_or(0)
}

fn odd(length: u64) -> bool {
    length % 2 == 1
}

fn fickle(n: &Numbers) -> bool {
    (n.g, n.gm) == (0, 1) || (n.g, n.gm) == (1, 0)
}

fn f(n: &Numbers) -> u64 {
    if let Value(value) = n.f { value } else { 0 }
}

fn fm(n: &Numbers) -> u64 {
    if let Value(value) = n.fm { value } else { 0 }
}

/// Who wins each position of the pool, by search.
fn winners(kind: Kind, convention: Convention) -> Vec<bool> {
    let classes = pool().searched(kind, &Outcome { convention });
    classes
        .into_iter()
        .map(|class| class == OutcomeClass::N)
        .collect()
}

#[test]
fn each_rule_is_right_and_each_broken_one_is_caught() {
    let all = numbers(pool());
    assert_eq!(RULES.len(), 12);
    for rule in RULES {
        let wins = winners(rule.kind, rule.convention);
        // Misère disjunctive: where its condition holds, which is the next test's.
        let holds = |parts: &[Numbers]| {
            (rule.kind, rule.convention) != (Disjunctive, Misere) || parts.iter().all(|n| n.tame)
        };
        let wrong = |says: Says| {
            let pairs = all.iter().zip(&wins);
            pairs
                .filter(|(parts, wins)| holds(parts) && says(parts) != **wins)
                .count()
        };
        assert_eq!(wrong(rule.right), 0, "{} {:?}", rule.kind, rule.convention);
        assert!(rule.broken.len() >= 2);
        for (name, says) in rule.broken {
            let wrong = wrong(*says);
            println!("{} {:?}: {name}: {wrong} wrong", rule.kind, rule.convention);
            assert!(wrong > 0, "{} {:?}: {name}", rule.kind, rule.convention);
        }
    }
}

/// The tame rule without its condition.
#[test]
fn one_wild_component_spoils_the_tame_rule() {
    let all = numbers(pool());
    let wins = winners(Disjunctive, Misere);
    let rule = RULES
        .iter()
        .find(|rule| rule.kind == Disjunctive && rule.convention == Misere);
    let says = rule.unwrap().right;
    let pairs = all.iter().zip(wins);
    let wild: Vec<_> = pairs
        .filter(|(parts, _)| !parts.iter().all(|n| n.tame))
        .collect();
    let wrong = wild
        .iter()
        .filter(|(parts, wins)| says(parts) != *wins)
        .count();
    println!(
        "tame rule with a wild component: {wrong} wrong of {}",
        wild.len()
    );
    assert!(wrong > 0 && wrong < wild.len());
}
