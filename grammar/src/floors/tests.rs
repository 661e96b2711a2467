use super::Floors;
use crate::compile;
use crate::eval::{self, Work};
use crate::model::Game;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

fn game(rules: &str) -> Option<Game> {
    let mut compiled = compile(&format!("game G(n) {{ {rules} }}"));
    compiled
        .errors
        .is_empty()
        .then(|| compiled.model.games.remove(0))
}

#[track_caller]
fn floors(rules: &str) -> Option<Vec<(u64, u64)>> {
    let game = game(rules).unwrap_or_else(|| panic!("{rules}: the rules are right"));
    Floors::of(&game).and_then(|floors| floors.divisors())
}

/// What the rules themselves leave of a heap.
fn played(game: &Game, heap: u64) -> Vec<u64> {
    let mut work = Work::new(1 << 22);
    let found = eval::options(game.shape, &game.rules, &[heap], &mut work);
    let found = found.expect("few moves");
    let mut left: Vec<u64> = found.iter().map(|one| one.position[0]).collect();
    left.sort_unstable();
    left
}

fn told(floors: &Floors, heap: u64) -> Vec<u64> {
    let takes = floors.takes.iter().filter(|(_, from)| *from <= heap);
    let lost = takes.map(|(number, _)| heap - number);
    let quotients = floors.quotients.iter().filter(|one| one.2 <= heap);
    let divided = quotients.map(|&(divisor, plus, _)| {
        let sum = i128::from(heap) + i128::from(plus);
        u64::try_from(sum / i128::from(divisor)).expect("it is no less than 0")
    });
    let mut left: Vec<u64> = lost.chain(divided).collect();
    left.sort_unstable();
    left.dedup();
    left
}

/// They are what the rules do, near and far.
fn assert_follows(game: &Game, rules: &str) {
    let floors = Floors::of(game).expect("they are told");
    let far = (0..20).map(|past| 1_000_000_007 + past);
    let farthest = (0..20).map(|less| u64::MAX - less);
    for heap in (0..200).chain(far).chain(farthest) {
        let (told, played) = (told(&floors, heap), played(game, heap));
        assert_eq!(told, played, "{rules} at {heap}");
    }
}

#[test]
fn divided_by_fixed_numbers() {
    for (rules, moves) in [
        ("n -> n / 2 if n > 0;", &[(2, 1)][..]),
        (
            "n -> n / d for d in {2, 3, 6} if n > 0;",
            &[(2, 1), (3, 1), (6, 1)],
        ),
        (
            "n -> n / 2 if n >= 1; m -> m / 3 if 0 < m;",
            &[(2, 1), (3, 1)],
        ),
        (
            "n -> n / d for d in 2..=4 if n != 0;",
            &[(2, 1), (3, 1), (4, 1)],
        ),
        ("n -> n / d for d in {2, 3} if d <= n;", &[(2, 2), (3, 3)]),
        ("n -> n / d for d in 2..=3 if n / d > 0;", &[(2, 2), (3, 3)]),
        (
            "n -> n / d for d in 2..=n if d < 5;",
            &[(2, 2), (3, 3), (4, 4)],
        ),
        ("n -> n / 2 / 3 if !(n < 5);", &[(6, 5)]),
        ("n -> n / 2 if n > 0; n -> n / 2 if n > 9;", &[(2, 1)]),
        (
            "n -> n / (a + b) for a in {1, 2}, b in {1, 3} if n > a;",
            &[(2, 2), (3, 3), (4, 2), (5, 3)],
        ),
        (
            "n -> n / d for d in 1..=9 if n > 0, d not in {1, 3}, d < 5;",
            &[(2, 1), (4, 1)],
        ),
        ("n -> n / 5 if 2 * n - 7 > 3, n in 1..;", &[(5, 6)]),
        ("n -> n / 5 if n > 7 || n in {6, 7};", &[(5, 6)]),
        ("n -> n / 2 if n < 0;", &[]),
    ] {
        assert_eq!(floors(rules).as_deref(), Some(moves), "{rules}");
        assert_follows(&game(rules).expect("they are right"), rules);
    }
}

#[test]
fn divided_and_taken_from() {
    type Told<'a> = (&'a [(u64, u64)], &'a [(u64, i64, u64)]);
    let cases: [(&str, Told<'_>); 7] = [
        (
            "n -> n / 2 if n > 0; n -> n - 1;",
            (&[(1, 1)], &[(2, 0, 1)]),
        ),
        (
            "n -> n - k for k in 1..=2; n -> n / 3 if n > 0; n -> n - 2 if n > 7;",
            (&[(1, 1), (2, 2)], &[(3, 0, 1)]),
        ),
        ("n -> (n + 1) / 2 if n > 1;", (&[], &[(2, 1, 2)])),
        ("n -> (n - 1) / 2;", (&[], &[(2, -1, 1)])),
        ("n -> n - n / 2 if n > 1;", (&[], &[(2, 1, 2)])),
        ("n -> n - (n + 3) / 2 if n > 5;", (&[], &[(2, -2, 6)])),
        (
            "n -> n / 2 - 1; n -> n - 3 - k for k in {1, 4} if n >= 5 * k;",
            (&[(4, 5), (7, 20)], &[(2, -2, 2)]),
        ),
    ];
    for (rules, (takes, quotients)) in cases {
        let game = game(rules).expect("they are right");
        let floors = Floors {
            takes: takes.to_vec(),
            quotients: quotients.to_vec(),
        };
        assert_eq!(Floors::of(&game), Some(floors), "{rules}");
        assert_follows(&game, rules);
    }
    for rules in [
        "n -> n - 1;",
        "n -> n - 1; n -> n / 2 if n < 0;",
        "n -> n - 1; n -> n / 2 if 2 | n, n > 0;",
        "n -> n - 1; n -> 2 * n / 3 if n > 0;",
        "n -> n - k for k in 1..=61; n -> n / 2 if n > 0;",
        "n -> n - k for k in 1..; n -> n / 2 if n > 0;",
        "n -> 3 if n > 3; n -> n / 2 if n > 0;",
    ] {
        let game = game(rules).expect("they are right");
        assert_eq!(Floors::of(&game), None, "{rules}");
    }
}

#[test]
fn what_is_more_than_that_is_none() {
    for rules in [
        "n -> n / 2 if n > 0; n -> n - 1;",
        "n -> (n + 1) / 2 if n > 1;",
        "n -> (n - 1) / 2;",
        "n -> n / 2 if 2 | n, n > 0;",
        "n -> n / 2 if 0 < n, n != 5;",
        "n -> n / 2 if 0 < n < 100;",
        "n -> n / d for d in 2..=n;",
        "n -> n / d for d in primes if d < n;",
        "n -> n - n / 2 if n > 1;",
        "n -> n / 2 * 2 if n % 2 == 1;",
        "n -> n / 2 if n > 0, n % 3 != 1;",
        "n -> n / 2 if n > 0, crate::f(n);",
        "n -> n / 0 if n > 0; n -> n / 2 if n > 0;",
        "n -> n / d for d in 2..=9999 if n > 0;",
        "n -> n - k for k in {1, 2};",
        "assume measure n; n -> n / 2;",
        "octal 0.77;",
    ] {
        assert_eq!(floors(rules), None, "{rules}");
    }
    let two = "game G(n, m) { (n, m) -> (n / 2, m) if n > 0; }";
    assert_eq!(Floors::of(&compile(two).model.games[0]), None);
    let any = "game G<K>(n) where K >= 2 { n -> n / K if n > 0; }";
    let any = &compile(any).model.games[0];
    assert_eq!(Floors::of(any), None);
    let three = any.with_parameters(&[3]).expect("3 is at least 2");
    assert_eq!(
        Floors::of(&three),
        Some(Floors {
            takes: vec![],
            quotients: vec![(3, 0, 1)]
        })
    );
}

/// A sequence of numbers (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % most
    }

    fn number(&mut self) -> String {
        let (small, other) = (self.below(12), self.below(5));
        match self.below(6) {
            0 => format!("n / {}", small + 1),
            1 => format!("{} * n - {other}", small + 1),
            2 => format!("n + {small}"),
            3 => "n".into(),
            4 => format!("(n - {other}) / {}", other + 1),
            _ => small.to_string(),
        }
    }

    fn guard(&mut self) -> String {
        const SIGNS: [&str; 6] = ["<", "<=", ">", ">=", "!=", "=="];
        let place = usize::try_from(self.below(6)).unwrap_or(0);
        let (left, right) = (self.number(), self.number());
        let guard = format!("{left} {} {right}", SIGNS[place]);
        match self.below(8) {
            0 => format!("!({guard})"),
            1 => format!("({guard} || n > {})", self.below(9)),
            2 => format!("n not in {{0, {}}}", self.below(4)),
            _ => guard,
        }
    }

    fn rule(&mut self) -> String {
        let (first, second) = (self.below(7) + 1, self.below(5) + 1);
        let guard = self.guard();
        let end = ["n > 0", "d < n", "n >= 4"][usize::try_from(self.below(3)).unwrap_or(0)];
        match self.below(5) {
            0 => format!("n -> n / {} if {guard}, n > 0;", first + 1),
            1 => format!("n -> n - k for k in {{{first}, {second}}} if {guard};"),
            2 => format!(
                "n -> (n + {second} - {first}) / {} if {guard}, n > 9;",
                first + 1
            ),
            3 => format!("n -> n / d for d in {{{first}, 2}} if {end}, d > 1;"),
            _ => format!("n -> n / d / {second} for d in 2..={first} if {end}, {guard};"),
        }
    }
}

#[test]
fn by_chance() {
    let mut chance = Chance(3);
    let (mut told, mut takes, mut all) = (0, 0, 0);
    for _ in 0..800 {
        let rules: String = (0..=chance.below(2)).map(|_| chance.rule()).collect();
        let Some(game) = game(&rules) else { continue };
        all += 1;
        if let Some(floors) = Floors::of(&game) {
            told += 1;
            takes += u32::from(!floors.takes.is_empty());
            assert_follows(&game, &rules);
        }
    }
    assert!(
        told > 160 && takes > 15 && all > 480,
        "{told} of {all}, {takes} with numbers to take"
    );
}
