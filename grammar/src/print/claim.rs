//! The text of `expect …;`.

use super::bracketed;
use crate::ast::{Claim, Expectation, Position, PositionKind, Value, ValueKind};
use crate::listed::Listed;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// An expectation.
pub(super) fn claim(expectation: &Expectation) -> String {
    let arguments = expectation
        .arguments
        .as_ref()
        .map_or(String::new(), |values| {
            let numbers = values.numbers.iter().map(|(number, _)| number.to_string());
            format!("<{}>", numbers.listed().join(", "))
        });
    let convention = match expectation.convention {
        None => "",
        Some((false, _)) => "normal ",
        Some((true, _)) => "misere ",
    };
    let claimed = match &expectation.claim {
        Claim::Sequence(values, _) => {
            let values: Vec<String> = values.iter().map(value).listed();
            format!(" = {}", values.join(", "))
        }
        Claim::At {
            positions: asked,
            value: claimed,
            ..
        } => format!("({}) = {}", positions(asked), value(claimed)),
        Claim::Period { period, from, .. } => format!(" period = {} from {}", period.0, from.0),
    };
    let quantity = &expectation.quantity.text;
    format!("expect{arguments} {convention}{quantity}{claimed};")
}

/// A value.
fn value(value: &Value) -> String {
    match &value.kind {
        ValueKind::Number(number) => number.to_string(),
        ValueKind::Word(word) => word.clone(),
    }
}

/// Positions with commas between them.
fn positions(all: &[Position]) -> String {
    let all: Vec<String> = all.iter().map(position).listed();
    all.join(", ")
}

/// A position.
fn position(position: &Position) -> String {
    match &position.kind {
        PositionKind::Heap(heap) => heap.to_string(),
        PositionKind::Brackets(delimiter, parts) => bracketed(*delimiter, &positions(parts)),
    }
}
