use super::Register;
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
fn register(rules: &str) -> Option<Register> {
    Register::of(&game(rules).expect("the rules are right"))
}

/// What the rules themselves take from a heap.
fn played(game: &Game, heap: u64) -> Vec<u64> {
    let mut work = Work::new(1 << 22);
    let found = eval::options(game.shape, &game.rules, &[heap], &mut work);
    let found = found.expect("a small heap with few moves");
    let mut taken: Vec<u64> = found.iter().map(|one| heap - one.position[0]).collect();
    taken.sort_unstable();
    taken
}

fn told(register: &Register, heap: u64) -> Vec<u64> {
    let small = usize::try_from(heap).ok();
    let small = small.and_then(|heap| register.small.get(heap));
    let place = heap % register.sets.len() as u64;
    let place = usize::try_from(place).expect("it is below the length of a list");
    small.unwrap_or(&register.sets[place]).clone()
}

/// The register says what the rules do, near and far.
#[track_caller]
fn assert_follows(game: &Game, register: &Register, rules: &str) {
    let near = 0..register.small.len() as u64 + 3 * register.sets.len() as u64 + 50;
    let far = (0..40).map(|past| 1_000_000_007 + past);
    let farthest = (0..40).map(|less| u64::MAX - less);
    for heap in near.chain(far).chain(farthest) {
        assert_eq!(
            told(register, heap),
            played(game, heap),
            "{rules} at {heap}"
        );
    }
}

#[test]
fn conditions_on_the_residue() {
    let by_parity = register("n -> n - k for k in {1, 2} if n % 2 == 0; n -> n - 3 if 2 | n + 1;");
    let by_parity = by_parity.expect("it is one");
    assert_eq!(by_parity.sets, [vec![1, 2], vec![3]]);
    assert_eq!(by_parity.small[..3], [vec![], vec![], vec![1, 2]]);
    for rules in [
        "n -> n - k for k in {1, 2} if n > 2;",
        "n -> n - k for k in 1..=3 if k | n;",
        "n -> n - k for k in 1..=3 if gcd(n, 6) == k;",
        "n -> n - 1 - n % 3;",
        "n -> n - k for k in 1..=min(n, 4) if n != 7, (n + k) % 5 not in {1, 3};",
        "n -> n - i - j for i in {1, 2}, j in 1..=i;",
        "n -> j for j in n - 3..n;",
        "n -> n - k for k in squares if k < 20, n in odds;",
        "n -> 0 if 0 < n < 9; n -> n - 10;",
        "n -> n - k for k in divisors(12);",
        "n -> n - phi(k) for k in 3..=5 if 3 | n || n == 20;",
        "n -> 6 - n if n == 6 || n == 5; n -> n - 2 if distinct(n % 2, n % 3);",
        "n -> n - 12 / k for k in 1..=4 if n % k == 0;",
    ] {
        let register = register(rules).unwrap_or_else(|| panic!("{rules} is one"));
        let game = game(rules).expect("the rules are right");
        assert_follows(&game, &register, rules);
    }
}

#[test]
fn what_looks_back_without_end_is_none() {
    for rules in [
        "n -> n - k for k in 1..;",
        "n -> n / 2 if n > 0;",
        "n -> n - k for k in 1..n;",
        "n -> n - k for k in divisors(n) if k < n;",
        "n -> n - 1 if n in squares;",
        "n -> n % 5 if n >= 5;",
        "n -> 0 if n > 0;",
        "n -> n - k for k in 1..=9 if crate::f(k);",
        "n -> n - 1 if n % 5003 == 0;",
        "n -> n - k for k in 1..=1000000;",
        "n -> n - k for k in 1..=3 if k < n / 5;",
        "n -> n - n % k - 1 for k in {2, n} if n > 0;",
    ] {
        assert_eq!(register(rules), None, "{rules}");
    }
    let two = "game G(n, m) { (n, m) -> (n - 1, m); }";
    assert_eq!(Register::of(&compile(two).model.games[0]), None);
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

    fn one<'a>(&mut self, words: &[&'a str]) -> &'a str {
        let place = usize::try_from(self.below(words.len() as u64)).unwrap_or(0);
        words[place]
    }

    fn number(&mut self, depth: u64) -> String {
        if depth == 0 || self.below(3) == 0 {
            let number = self.below(9);
            return match self.below(4) {
                0 => number.to_string(),
                1 => "k".into(),
                _ => "n".into(),
            };
        }
        let (left, right) = (self.number(depth - 1), self.number(depth - 1));
        match self.below(8) {
            0 | 1 => format!("({left} % {})", 1 + self.below(6)),
            2 => format!("gcd({left}, {})", 1 + self.below(12)),
            3 => format!("({left} {} {right})", self.one(&["/", "%", "*"])),
            4 => format!(
                "{}({left}, {right})",
                self.one(&["min", "max", "gcd", "sum"])
            ),
            5 => format!("-{left}"),
            _ => format!("({left} {} {right})", self.one(&["+", "-"])),
        }
    }

    fn guard(&mut self, depth: u64) -> String {
        if depth > 0 && self.below(3) == 0 {
            let (left, right) = (self.guard(depth - 1), self.guard(depth - 1));
            return match self.below(3) {
                0 => format!("!({left})"),
                1 => format!("({left} && {right})"),
                _ => format!("({left} || {right})"),
            };
        }
        let (left, right) = (self.number(2), self.number(2));
        match self.below(6) {
            0 => format!("{left} | {right}"),
            1 => format!("{left} in {{{right}, {}}}", self.below(20)),
            2 => format!("{left} not in {}..=9", self.below(5)),
            3 => format!(
                "{left} in {}",
                self.one(&["odds", "evens", "squares", "primes"])
            ),
            _ => format!(
                "{left} {} {right}",
                self.one(&["<", "<=", "==", "!=", ">="])
            ),
        }
    }

    fn rule(&mut self) -> String {
        let set = match self.below(5) {
            0 => format!("{}..={}", 1 + self.below(2), 1 + self.below(6)),
            1 => format!("1..={}", self.number(1)),
            2 => "divisors(12)".into(),
            _ => format!("{{{}, {}, 5}}", 1 + self.below(9), 1 + self.below(4)),
        };
        let more = match self.below(4) {
            0 => " - n % 3",
            1 => " - k % 2",
            _ => "",
        };
        let guard = self.guard(2);
        format!("n -> n - k{more} for k in {set} if {guard};")
    }
}

#[test]
fn rules_by_chance_are_what_they_say() {
    let mut chance = Chance(5);
    let (mut right, mut registers) = (0, 0);
    for _ in 0..1_500 {
        let count = 1 + chance.below(2);
        let rules: Vec<String> = (0..count).map(|_| chance.rule()).collect();
        let rules = rules.join(" ");
        let Some(game) = game(&rules) else { continue };
        right += 1;
        if let Some(register) = Register::of(&game) {
            registers += 1;
            assert_follows(&game, &register, &rules);
        }
    }
    // Most rules are told by residues, and none of them wrongly.
    assert!(registers > 400, "{registers} of {right}");
}
