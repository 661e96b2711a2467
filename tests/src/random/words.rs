//! Expressions, sets and guards by chance.

/// A source of numbers and of the words that they choose.
pub(super) struct Words(u64);

/// The ascending sets that go on for ever.
const NAMED: [&str; 8] = [
    "primes",
    "squares",
    "cubes",
    "triangulars",
    "fibonaccis",
    "factorials",
    "odds",
    "evens",
];

impl Words {
    pub(super) fn new(seed: u64) -> Self {
        let mut words = Self(seed ^ 0x9e37_79b9_7f4a_7c15);
        words.below(2);
        words
    }

    /// A number below that one.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        // Knuth's generator; its upper half is the better one.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % bound
    }

    /// Whether one of so many chances comes.
    pub(super) fn chance(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }

    /// One of these.
    pub(super) fn pick<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }

    /// A small number.
    pub(super) fn small(&mut self) -> String {
        self.below(7).to_string()
    }

    /// A small number that is not 0.
    pub(super) fn some(&mut self) -> String {
        (self.below(5) + 1).to_string()
    }

    /// An expression in these names.
    pub(super) fn expr(&mut self, names: &[String], depth: usize) -> String {
        if depth == 0 || self.chance(3) {
            return self.leaf(names);
        }
        let (a, b) = (self.expr(names, depth - 1), self.expr(names, depth - 1));
        let (small, some) = (self.small(), self.some());
        match self.below(14) {
            0..3 => format!("{a} + {b}"),
            3..5 => format!("{a} - ({b})"),
            5 => format!("{some} * ({a})"),
            6 => format!("({a}) / {some}"),
            7 => format!("({a}) % ({b} + 1)"),
            8 => format!("min({a}, {b})"),
            9 => format!("max({a}, {b}, {small})"),
            10 => format!("gcd({a}, {b})"),
            11 => format!("phi({a})"),
            12 => format!("-({a}) + {b}"),
            _ => format!("crate::third({a})"),
        }
    }

    /// A name or a number.
    fn leaf(&mut self, names: &[String]) -> String {
        if names.is_empty() || self.chance(4) {
            return self.small();
        }
        names[self.below(names.len())].clone()
    }

    /// A set whose elements are at least 1, for a step that is taken.
    pub(super) fn steps(&mut self, names: &[String]) -> String {
        let (a, b) = (self.some(), self.some());
        let expr = self.expr(names, 1);
        let heap = names[0].clone();
        match self.below(12) {
            0 => format!("{{{a}, {b}}}"),
            1 => format!("{{{a}, {b}, {}}}", self.below(9) + 2),
            2 => format!("{a}..={b} + {}", self.below(4)),
            3 => format!("{a}.."),
            4 => format!("1..{expr}"),
            5 => format!("{a}..={expr}"),
            6 => format!("divisors({heap})"),
            7 => format!("powers({})", self.below(3) + 2),
            8 => format!("divisors({})", self.below(12) + 1),
            9 => format!("{{{heap} / 2 + 1, {a}}}"),
            _ => self.pick(&NAMED).to_owned(),
        }
    }

    /// A set to be in.
    fn set(&mut self, names: &[String]) -> String {
        let (a, b) = (self.small(), self.expr(names, 1));
        match self.below(8) {
            0 => format!("{{{a}, {b}, 4}}"),
            1 => format!("{a}..{b}"),
            2 => format!("{a}..={b}"),
            3 => format!("{a}.."),
            4 => format!("divisors({b})"),
            5 => format!("powers({})", self.below(3) + 2),
            6 => "{}".into(),
            _ => self.pick(&NAMED).to_owned(),
        }
    }

    /// A condition in these names.
    pub(super) fn guard(&mut self, names: &[String], depth: usize) -> String {
        let (a, b) = (self.expr(names, 2), self.expr(names, 2));
        if depth > 0 && self.chance(2) {
            let (g, h) = (self.guard(names, depth - 1), self.guard(names, depth - 1));
            return match self.below(5) {
                0 | 1 => format!("({g}) && ({h})"),
                2 | 3 => format!("{g} || {h}"),
                _ => format!("!({g})"),
            };
        }
        let (small, set) = (self.small(), self.set(names));
        match self.below(14) {
            0 | 1 => format!("{a} < {b}"),
            2 if self.chance(4) => format!("{a} \u{2264} {b}"),
            2 => format!("{a} >= {b}"),
            3 => format!("{a} != {b}"),
            4 => format!("{a} % {} == {}", self.below(3) + 2, self.below(2)),
            5 if self.chance(3) => format!("{a} > {b} >= {small}"),
            5 => format!("{small} <= {a} < {b}"),
            6 => format!("{} | {a}", self.below(3) + 1),
            7 => format!("({a}) | ({b})"),
            8 => format!("{a} in {set}"),
            9 => format!("{a} not in {set}"),
            10 => format!("distinct({a}, {b}, {small})"),
            11 => format!("crate::odd({a})"),
            12 => format!("{small} \u{2223} {b}"),
            _ => format!("gcd({a}, {b}) == 1"),
        }
    }

    /// Nothing, or a condition behind those that stand there already.
    pub(super) fn also(&mut self, names: &[String], first: &str) -> String {
        let more = self.chance(2).then(|| self.guard(names, 2));
        match (first.is_empty(), more) {
            (true, None) => String::new(),
            (true, Some(more)) => format!(" if {more}"),
            (false, None) => format!(" if {first}"),
            (false, Some(more)) if self.chance(2) => format!(" if {more}, {first}"),
            (false, Some(more)) => format!(" if {first}, {more}"),
        }
    }
}
