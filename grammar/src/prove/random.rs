//! Random expressions and guards, as text.

use alloc::format;
use alloc::string::{String, ToString};

/// A source of numbers without a pattern.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    pub(crate) fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        let place = usize::try_from(self.below(from.len() as u64));
        from[place.expect("it is below a length")]
    }

    pub(crate) fn number(&mut self, names: &[&str], depth: u32) -> String {
        if depth == 0 || self.below(3) == 0 {
            return match self.below(4) {
                // Now and then a number near the end of 64 bits.
                0 => match self.below(30) {
                    0 => self
                        .pick(&["18446744073709551615", "9223372036854775808"])
                        .to_string(),
                    _ => self.below(5).to_string(),
                },
                _ => self.pick(names).to_string(),
            };
        }
        let left = self.number(names, depth - 1);
        let right = self.number(names, depth - 1);
        match self.below(9) {
            0 | 1 => format!("({left} + {right})"),
            2 | 3 => format!("({left} - {right})"),
            4 => format!("{left} * {right}"),
            5 => format!("({left} / {right})"),
            6 => format!("({left} % {right})"),
            7 => format!("{}({left}, {right})", self.pick(&["gcd", "min", "max"])),
            _ => format!("phi({left})"),
        }
    }

    pub(crate) fn guard(&mut self, names: &[&str], depth: u32) -> String {
        let left = self.number(names, 1);
        let right = self.number(names, 1);
        match self.below(if depth == 0 { 5 } else { 8 }) {
            0 | 1 => {
                let op = self.pick(&["<", "<=", ">", ">=", "==", "!="]);
                format!("{left} {op} {right}")
            }
            2 => format!("({left}) | {right}"),
            3 => format!("{left} {} {{0, 2, 3}}", self.pick(&["in", "not in"])),
            4 => format!("{left} {} 1..=3", self.pick(&["in", "not in"])),
            5 => format!("!({})", self.guard(names, depth - 1)),
            6 => format!(
                "({} || {})",
                self.guard(names, depth - 1),
                self.guard(names, depth - 1)
            ),
            _ => format!(
                "{} && {}",
                self.guard(names, depth - 1),
                self.guard(names, depth - 1)
            ),
        }
    }
}
