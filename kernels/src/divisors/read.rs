//! Rules as numbers: how generated code and the interpreter hand them over.

use alloc::vec::Vec;

use super::rest::Kind;
use super::{Form, GREATEST, Rule, Rules, Set, Source, Test};

impl Rules {
    /// Reads rules that are written as numbers, one behind the other:
    ///
    /// * a rule: what k runs over, the four numbers of what is left, how many tests, these.
    /// * what k runs over: 0, 0 for no k, which then counts as 1; 1, 0 for the divisors of the
    ///   heap; else a set.
    /// * a set: 2 primes, 3 squares, 4 cubes, 5 triangular numbers, 6 Fibonacci numbers,
    ///   7 factorials, each with 0 behind it; 8 and a base of at least 2 for its powers.
    /// * what is left, and each form: the factors of n, of k and of n / k, and a constant.
    /// * a test: 0, 0 and a form that is at least 0; 1, 0 and one that is 0; 2, 0 and one that is
    ///   not; 3, a number of at least 1 and a form that it divides; 4 and one that it does not
    ///   divide; 5 and a set that k is in; 6 and one that it is not in.
    ///
    /// A factor of n / k may be there where k divides n only. Every k of a set must be at most n,
    /// and every option below n.
    ///
    /// Or the one rule 9, c: take a number that does not divide the heap, or 10, c: one that has no
    /// divisor but 1 in common with it, or 11, c: one that has another in common with it; and leave
    /// at least c, which is 0 or 1.
    ///
    /// `None` if that is not how the numbers are, or one is beyond 2^28.
    #[must_use]
    pub fn read(numbers: &[i64]) -> Option<Self> {
        if numbers.iter().any(|n| !(-GREATEST..=GREATEST).contains(n)) {
            return None;
        }
        if let [kind @ 9..=11, least @ (0 | 1)] = *numbers {
            let kind = match kind {
                9 => Kind::Others,
                10 => Kind::Coprime,
                _ => Kind::Common,
            };
            return Some(Self {
                rules: Vec::new(),
                rest: Some((kind, u32::from(least == 1))),
            });
        }
        let mut rest = numbers;
        let mut rules = Vec::new();
        while !rest.is_empty() {
            rules.push(rule(&mut rest)?);
        }
        Some(Self { rules, rest: None })
    }
}

fn next<const N: usize>(rest: &mut &[i64]) -> Option<[i64; N]> {
    let (first, behind) = rest.split_first_chunk()?;
    *rest = behind;
    Some(*first)
}

fn rule(rest: &mut &[i64]) -> Option<Rule> {
    let source = match next(rest)? {
        [0, 0] => Source::Once,
        [1, 0] => Source::Divisors,
        set => Source::Set(self::set(set)?),
    };
    let form = |rest: &mut &[i64]| {
        let [heap, number, quotient, constant] = next(rest)?;
        (quotient == 0 || source == Source::Divisors).then_some(Form {
            heap,
            number,
            quotient,
            constant,
        })
    };
    let left = form(rest)?;
    let [count] = next(rest)?;
    let mut tests = Vec::new();
    for _ in 0..count {
        tests.push(match next(rest)? {
            [0, 0] => Test::AtLeast(form(rest)?),
            [kind @ (1 | 2), 0] => Test::Zero(form(rest)?, kind == 1),
            [kind @ (3 | 4), of] if of >= 1 => Test::Multiple(form(rest)?, of, kind == 3),
            [kind @ (5 | 6), code] => {
                let [base] = next(rest)?;
                Test::In(set([code, base])?, kind == 5)
            }
            _ => return None,
        });
    }
    Some(Rule {
        plain: super::plain(&left, &tests),
        source,
        left,
        tests,
    })
}

fn set(numbers: [i64; 2]) -> Option<Set> {
    Some(match numbers {
        [2, 0] => Set::Primes,
        [3, 0] => Set::Squares,
        [4, 0] => Set::Cubes,
        [5, 0] => Set::Triangulars,
        [6, 0] => Set::Fibonaccis,
        [7, 0] => Set::Factorials,
        [8, base] if base >= 2 => Set::Powers(base),
        _ => return None,
    })
}
