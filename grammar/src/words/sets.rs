//! What a name runs over, in words.

use super::formal::Printer;
use super::join;
use crate::listed::Listed;
use crate::model::{Ascending, Expr, Set, VarId};
use crate::span::Span;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The bounds that stand in the text of the choice at `within`; all, if that is not known.
pub(super) fn written(upto: &[Expr], within: Option<Span>) -> Vec<&Expr> {
    let inside = |bound: &&Expr| {
        within.is_none_or(|all| all.start <= bound.span.start && bound.span.end <= all.end)
    };
    upto.iter().filter(inside).listed()
}

/// The language's word for an ascending set.
pub(super) const fn word(kind: &Ascending) -> &'static str {
    match kind {
        Ascending::Primes => "primes",
        Ascending::Squares => "squares",
        Ascending::Cubes => "cubes",
        Ascending::Triangulars => "triangulars",
        Ascending::Fibonaccis => "fibonaccis",
        Ascending::Factorials => "factorials",
        Ascending::Odds => "odds",
        Ascending::Evens => "evens",
        Ascending::Powers(_) => "powers",
    }
}

/// One element of an ascending set.
const fn member(kind: &Ascending) -> &'static str {
    match kind {
        Ascending::Primes => "prime",
        Ascending::Squares => "square",
        Ascending::Cubes => "cube",
        Ascending::Triangulars => "triangular number",
        Ascending::Fibonaccis => "Fibonacci number",
        Ascending::Factorials => "factorial",
        Ascending::Odds => "odd number",
        Ascending::Evens => "even number",
        Ascending::Powers(_) => "power",
    }
}

/// What stands behind "for": ``any prime `p` ``, `` `k` in `{1, 3, 4}` ``.
pub(super) fn choice(print: &Printer<'_>, variables: &[VarId], set: &Set, within: Span) -> String {
    let names: Vec<_> = variables
        .iter()
        .map(|&variable| print.name(variable))
        .listed();
    let name = match names.as_slice() {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    };
    match set {
        Set::Elements(_) => format!("`{name}` in `{}`", print.set(set, None)),
        Set::Range { start, upto } => {
            let start = print.sum(start);
            match written(upto, Some(within)).as_slice() {
                [] => format!("any `{name} >= {start}`"),
                bounds => {
                    let end = number(&print.least(bounds));
                    format!("any `{name}` from {} to {end}", number(&start))
                }
            }
        }
        Set::Divisors { of, .. } => {
            format!("any divisor `{name}` of {}", number(&print.expr(of)))
        }
        Set::Ascending {
            kind: Ascending::Powers(base),
            ..
        } => {
            format!("any power `{name}` of {}", number(&print.expr(base)))
        }
        Set::Ascending { kind, .. } => format!("any {} `{name}`", member(kind)),
        Set::Split(of) => parts_named(&names, &print.sum(of)),
        Set::Parts { of, .. } if variables.len() > 1 => parts_named(&names, &print.sum(of)),
        Set::Parts { of, least, most } => {
            let count = match most {
                Some(most) if most.kind == least.kind => number(&print.expr(least)),
                Some(most) => {
                    let least = number(&print.expr(least));
                    format!("{least} to {}", number(&print.expr(most)))
                }
                None => format!("at least {}", number(&print.expr(least))),
            };
            format!(
                "any list `{name}` of {count} parts that add up to `{}`",
                print.sum(of)
            )
        }
    }
}

/// ``any `a >= b >= 1` with `a + b = n` ``
fn parts_named(names: &[String], sum: &str) -> String {
    format!(
        "any `{} >= 1` with `{} = {sum}`",
        names.join(" >= "),
        names.join(" + ")
    )
}

/// A number stands bare in a sentence, a formula in backticks.
pub(super) fn number(text: &str) -> String {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.into()
    } else {
        format!("`{text}`")
    }
}

/// Ranges of numbers in words: "1, 3 or 4", "2 to 5 or any number from 9 on". Of many, the
/// middle is cut.
pub(super) fn ranges(ranges: &[(u64, u64)], from: Option<u64>) -> String {
    const SHOWN: usize = 8;
    let mut items = Vec::new();
    let shown = if ranges.len() > SHOWN {
        SHOWN - 3
    } else {
        ranges.len()
    };
    for &range in &ranges[..shown] {
        push_range(&mut items, range);
    }
    if let Some(&last) = ranges[shown..].last() {
        items.push("…".into());
        push_range(&mut items, last);
    }
    if let Some(from) = from {
        items.push(format!("any number from {from} on"));
    }
    join(&items, "or")
}

fn push_range(items: &mut Vec<String>, (first, last): (u64, u64)) {
    items.push(first.to_string());
    match last - first {
        0 => {}
        1 => items.push(last.to_string()),
        _ => {
            items.pop();
            items.push(format!("{first} to {last}"));
        }
    }
}
