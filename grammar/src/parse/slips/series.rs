//! Slips of sets of numbers: series with dots, intervals.

use super::Guesses;
use crate::listed::Listed;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A number by its place, from 0 on.
type Numbers = fn(u64) -> u64;

/// The sets that begin with some numbers, each with how its numbers come from their places.
const SETS: [(&str, Numbers); 6] = [
    ("powers(2)", |at| 1 << at.min(63)),
    ("powers(3)", |at| 3_u64.saturating_pow(place(at))),
    ("squares", |at| (at + 1).saturating_pow(2)),
    ("cubes", |at| (at + 1).saturating_pow(3)),
    ("triangulars", |at| (at + 1).saturating_mul(at + 2) / 2),
    ("factorials", |at| (1..=at + 1).fold(1, u64::saturating_mul)),
];

/// A place in a series, which is short.
fn place(at: u64) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// The set whose first numbers these are, three at least.
fn known(numbers: &[u64]) -> Option<&'static str> {
    if numbers.len() < 3 {
        return None;
    }
    for (set, number) in SETS {
        let mut all = numbers.iter().zip(0..);
        if all.all(|(found, at)| *found == number(at)) {
            return Some(set);
        }
    }
    match numbers {
        [1, 2, 3, 5, ..] if added(numbers) => Some("fibonaccis"),
        [2, 3, 5] | [2, 3, 5, 7] | [2, 3, 5, 7, 11] | [2, 3, 5, 7, 11, 13] => Some("primes"),
        _ => None,
    }
}

/// Each number from the third on is the sum of the two before it.
fn added(numbers: &[u64]) -> bool {
    let mut all = numbers.windows(3);
    all.all(|three| three[0].checked_add(three[1]) == Some(three[2]))
}

/// Between any two neighbours lies the same number, not 0.
fn step(numbers: &[u64]) -> Option<u64> {
    let [first, second, ..] = numbers else {
        return None;
    };
    let step = second.checked_sub(*first).filter(|step| *step > 0)?;
    let mut all = numbers.windows(2);
    all.all(|two| two[0].checked_add(step) == Some(two[1]))
        .then_some(step)
}

impl Guesses<'_, '_> {
    /// `{1, 3, 5, ...}`, `{2, 4, ..., n}`, `{1..n}`: the dots are refused. Which numbers are meant
    /// by them must be plain; nothing is guessed otherwise.
    pub(super) fn series(&mut self, open: usize, close: usize) {
        let (piece, dots) = (self.piece, self.at);
        let numbers = piece.parts(open + 1..dots, ",").into_iter();
        let written: Vec<String> = numbers.map(|part| piece.words(part)).listed();
        let written: Vec<&str> = written
            .iter()
            .map(String::as_str)
            .filter(|one| !one.is_empty())
            .listed();
        let mut numbers = Vec::new();
        for one in &written {
            numbers.extend(one.parse::<u64>());
        }
        let last = piece.words(dots + 1..close);
        let last = last.trim_start_matches([',', ' ']);
        let range = |first: &str| match last {
            "" => format!("{first}.."),
            last => format!("{first}..={last}"),
        };
        let name = open.checked_sub(2).map_or("", |at| piece.word(at));
        let (set, guard) = match (written.as_slice(), numbers.as_slice()) {
            ([first], _) => (range(first), String::new()),
            (all, numbers) if all.len() != numbers.len() => return,
            (all, numbers) => match (step(numbers), known(numbers)) {
                (Some(1), _) => (range(all[0]), String::new()),
                (Some(2), _) if last.is_empty() && numbers[0] == 1 => {
                    ("odds".into(), String::new())
                }
                (Some(2), _) if last.is_empty() && numbers[0] == 2 => {
                    ("evens".into(), String::new())
                }
                (Some(step), _) => {
                    let rest = numbers[0] % step;
                    (range(all[0]), format!("{name} % {step} == {rest}"))
                }
                (None, Some(set)) if last.is_empty() => (set.into(), String::new()),
                (None, Some(set)) => (set.into(), format!("{name} <= {last}")),
                (None, None) => return,
            },
        };
        self.push_set(open, close, set, &guard);
    }

    /// A set in place of one in brackets, with a guard if that is needed.
    fn push_set(&mut self, open: usize, close: usize, set: String, guard: &str) {
        let behind = self.piece.word(close + 1);
        match behind {
            _ if guard.is_empty() => self.push(open..close + 1, set),
            "if" => self.push(open..close + 2, format!("{set} if {guard},")),
            ";" | "" => self.push(open..close + 1, format!("{set} if {guard}")),
            _ => {}
        }
    }

    /// `(0, n]`, `[1, n]`, `[n]`, `[1..3]` behind `in`.
    pub(super) fn interval(&mut self) {
        let around = self.piece.open(self.at);
        let behind = Some(self.at + 1).filter(|_| self.piece.word(self.at) == "=");
        for open in [Some(self.at), around, behind].into_iter().flatten() {
            self.interval_at(open);
        }
    }

    fn interval_at(&mut self, open: usize) {
        let piece = self.piece;
        let left = piece.word(open);
        // `k = 1..3`
        if left == "="
            && piece.is_number(open + 1)
            && matches!(piece.word(open + 2), ".." | "...")
            && let Some(end) = self.behind_operand(open + 3)
        {
            let (first, last) = (piece.word(open + 1), piece.words(open + 3..end));
            self.push(open..end, format!("in {first}..={last}"));
        }
        let Some(before) = open.checked_sub(1).map(|at| piece.word(at)) else {
            return;
        };
        if !matches!(left, "(" | "[") || !matches!(before, "in" | "∈" | "=") {
            return;
        }
        let Some(close) = piece.closing(open) else {
            return;
        };
        let right = piece.word(close);
        let words = |range| piece.words(range);
        let parts = piece.parts(open + 1..close, ",");
        let set = match parts.as_slice() {
            // In papers the last number belongs to it.
            [one] if words(one.clone()).contains("..") => {
                let range = words(one.clone());
                range
                    .replace("...", "..")
                    .replace("..=", "..")
                    .replace("..", "..=")
            }
            [one] if left == "[" && one.len() == 1 && self.is_variable(one.start) => {
                format!("1..={}", words(one.clone()))
            }
            [low, high] => {
                let named = high.clone().any(|at| self.is_variable(at));
                let mixed = (left, right) == ("(", "]") || (left, right) == ("[", ")");
                let zero = words(low.clone()) == "0";
                if !mixed && (!named || left == "(" && !zero) {
                    return;
                }
                let signs = [left, right].map(|sign| match sign {
                    "(" | ")" => "<",
                    _ => "<=",
                });
                let first = self.least(signs[0], low.clone());
                let last = self.greatest(signs[1], high.clone());
                let (Some(first), Some(last)) = (first, last) else {
                    return;
                };
                format!("{first}..{last}")
            }
            _ => return,
        };
        let sign = if before == "=" { "in " } else { "" };
        let start = open - usize::from(before == "=");
        self.push(start..close + 1, format!("{sign}{set}"));
    }
}
