//! The text of moves and of sets.

use super::expr::{Level, at, expr, exprs};
use super::{bracketed, names};
use crate::ast::{
    Argument, Binding, Delimiter, Element, Move, Pattern, PatternElement, Range, Rest, Set,
    SetElement, SetKind, Side, Target,
};
use crate::listed::Listed;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A move.
pub(super) fn rule(rule: &Move) -> String {
    let side = match rule.side {
        None => "",
        Some((Side::Left, _)) => "left ",
        Some((Side::Right, _)) => "right ",
    };
    let mut text = format!(
        "{side}{} -> {}",
        pattern(&rule.pattern),
        target(&rule.result)
    );
    if !rule.bindings.is_empty() {
        let bindings: Vec<String> = rule.bindings.iter().map(binding).listed();
        text.extend([" for ", &bindings.join(", ")]);
    }
    if !rule.guards.is_empty() {
        text.extend([" if ", &exprs(&rule.guards)]);
    }
    text.push(';');
    text
}

/// What stands before an arrow.
pub(crate) fn pattern(pattern: &Pattern) -> String {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::Name(name) => name.text.clone(),
        PatternElement::Rest(dots) => rest(dots),
        PatternElement::Other { text, .. } => text.clone(),
    });
    let elements = elements.listed().join(", ");
    match pattern.delimiter {
        None => elements,
        Some(delimiter) => bracketed(delimiter, &elements),
    }
}

/// What stands behind an arrow.
fn target(target: &Target) -> String {
    elements(target.delimiter, &target.elements, ", ")
}

/// The places of a result, in brackets if there are some.
pub(crate) fn elements(
    delimiter: Option<Delimiter>,
    elements: &[Element],
    separator: &str,
) -> String {
    let elements: Vec<String> = elements.iter().map(element).listed();
    let elements = elements.join(separator);
    match delimiter {
        None => elements,
        Some(delimiter) => bracketed(delimiter, &elements),
    }
}

/// One place of a result.
fn element(element: &Element) -> String {
    match element {
        Element::One(heap) => at(heap, Level::Sum),
        Element::Repeat(heap, count) => {
            format!("{}; {}", at(heap, Level::Sum), at(count, Level::Sum))
        }
        Element::Range(numbers) => range(numbers, Level::Sum),
        Element::Splice(list) => rest(list),
    }
}

/// `..` or `..rest`
fn rest(rest: &Rest) -> String {
    let name = rest.name.as_ref().map_or("", |name| name.text.as_str());
    format!("..{name}")
}

/// A range whose ends bind at least so tightly.
fn range(range: &Range, level: Level) -> String {
    let dots = if range.inclusive { "..=" } else { ".." };
    let end = range
        .end
        .as_ref()
        .map_or(String::new(), |end| at(end, level));
    format!("{}{dots}{end}", at(&range.start, level))
}

/// A choice.
fn binding(binding: &Binding) -> String {
    let names = names(&binding.names);
    let set = set(&binding.set);
    if binding.tuple {
        format!("({names}) in {set}")
    } else {
        format!("{names} in {set}")
    }
}

/// A set.
pub(super) fn set(set: &Set) -> String {
    match &set.kind {
        SetKind::Elements(elements) => {
            let elements: Vec<String> = elements.iter().map(set_element).listed();
            format!("{{{}}}", elements.join(", "))
        }
        SetKind::Range(numbers) => range(numbers, Level::Sum),
        SetKind::Named(name) => name.text.clone(),
        SetKind::Call(name, all) => format!("{}({})", name.text, arguments(all)),
    }
}

/// An element of a set in braces.
fn set_element(element: &SetElement) -> String {
    match element.parts.as_slice() {
        [one] => at(one, Level::Sum),
        parts => format!("({})", exprs(parts)),
    }
}

/// What stands between a call's parentheses.
pub(super) fn arguments(arguments: &[Argument]) -> String {
    let arguments = arguments.iter().map(|argument| match argument {
        Argument::One(one) => expr(one),
        Argument::Range(numbers) => range(numbers, Level::Divides),
    });
    arguments.listed().join(", ")
}
