//! A rule printed in the language's notation, from the model.

use super::sets::written;
use super::signs::{Level, compare_word, fold_word, operator};
use crate::listed::Listed;
use crate::model::{
    Argument, Ascending, Condition, Element, Expr, ExprKind, Game, Move, Parameter, RustPath, Set,
    Shape, Step, Target, VarId, Variable,
};
use crate::span::Span;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::RefCell;

/// How many elements of a set are printed before its middle is cut.
const ELEMENTS_SHOWN: usize = 16;

/// Prints parts of one rule, and remembers which of its names it printed.
pub(super) struct Printer<'a> {
    parameters: &'a [Parameter],
    rule: &'a Move,
    seen: RefCell<Vec<bool>>,
}

/// The whole statement.
pub(super) fn statement(game: &Game, rule: &Move) -> String {
    let shape = game.shape;
    let print = Printer::new(&game.parameters, rule);
    let mut text = format!("{} -> {}", pattern(shape, rule), print.target(shape));
    let mut word = " for ";
    for step in &rule.steps {
        if let Step::Each {
            variables,
            set,
            span,
        } = step
        {
            let names: Vec<_> = variables
                .iter()
                .map(|&variable| print.name(variable))
                .listed();
            let set = print.set(set, Some(*span));
            text.extend([word, &tuple(&names), " in ", &set]);
            word = ", ";
        }
    }
    let mut word = " if ";
    for step in &rule.steps {
        if let Step::If(condition) = step {
            text.extend([word, &print.condition(condition)]);
            word = ", ";
        }
    }
    text.push(';');
    text
}

/// No rule, for what is printed without one.
pub(super) fn no_rule(variables: Vec<Variable>) -> Move {
    Move {
        heaps: variables.len(),
        variables,
        rest: None,
        steps: Vec::new(),
        result: Target::List(Vec::new()),
        span: Span::default(),
        result_span: Span::default(),
    }
}

/// The heaps that a rule names, in the game's brackets.
fn pattern(shape: Shape, rule: &Move) -> String {
    let mut names: Vec<_> = rule
        .variables
        .iter()
        .take(rule.heaps)
        .map(|variable| variable.name.clone())
        .listed();
    if let Some(rest) = rule.rest {
        names.push(rest_name(rule, rest));
    }
    brackets(shape, &names)
}

/// `..rest`, or `..` for heaps without a name.
fn rest_name(rule: &Move, rest: VarId) -> String {
    match rule.variables[rest].name.as_str() {
        ".." => "..".into(),
        name => format!("..{name}"),
    }
}

/// Heaps in the brackets of a shape.
fn brackets(shape: Shape, heaps: &[String]) -> String {
    let heaps = heaps.join(", ");
    match shape {
        Shape::Heap | Shape::Collection => heaps,
        Shape::Tuple(_) | Shape::Tuples(_) => format!("({heaps})"),
        Shape::Unordered(_) => format!("{{{heaps}}}"),
        Shape::Multiset => format!("[{heaps}]"),
    }
}

/// `a` or `(a, b)`.
fn tuple(items: &[String]) -> String {
    match items {
        [one] => one.clone(),
        items => format!("({})", items.join(", ")),
    }
}

impl<'a> Printer<'a> {
    pub(super) fn new(parameters: &'a [Parameter], rule: &'a Move) -> Self {
        Self {
            parameters,
            rule,
            seen: RefCell::new(alloc::vec![false; rule.variables.len()]),
        }
    }

    /// This name has been printed.
    pub(super) fn saw(&self, variable: VarId) -> bool {
        self.seen.borrow()[variable]
    }

    pub(super) fn name(&self, variable: VarId) -> String {
        self.seen.borrow_mut()[variable] = true;
        self.rule.variables[variable].name.clone()
    }

    fn target(&self, shape: Shape) -> String {
        match &self.rule.result {
            Target::Heaps(heaps) => brackets(shape, &self.exprs(heaps)),
            Target::Positions(positions) => {
                let all = self.tuples(positions);
                match all.as_slice() {
                    [one] => one.clone(),
                    all => format!("[{}]", all.join(", ")),
                }
            }
            Target::List(elements) => {
                let list: Vec<_> = elements
                    .iter()
                    .map(|element| self.element(element))
                    .listed();
                match (elements.as_slice(), shape) {
                    ([Element::One(_)], Shape::Collection) => list.join(", "),
                    _ => format!("[{}]", list.join(", ")),
                }
            }
        }
    }

    fn element(&self, element: &Element) -> String {
        match element {
            Element::One(heap) => self.expr(heap),
            Element::Repeat { heap, count } => {
                format!("{}; {}", self.expr(heap), self.expr(count))
            }
            Element::Range { start, end } => self.range(start, &[end]),
            Element::Splice(list) => rest_name(self.rule, *list),
        }
    }

    pub(super) fn tuples(&self, tuples: &[Vec<Expr>]) -> Vec<String> {
        let print = |one: &Vec<Expr>| tuple(&self.exprs(one));
        tuples.iter().map(print).listed()
    }

    fn exprs(&self, list: &[Expr]) -> Vec<String> {
        list.iter().map(|expr| self.expr(expr)).listed()
    }

    /// `start..`, `start..=end`, `start..=min(a, b)`.
    fn range(&self, start: &Expr, upto: &[&Expr]) -> String {
        let start = self.sum(start);
        match upto {
            [] => format!("{start}.."),
            bounds => format!("{start}..={}", self.least(bounds)),
        }
    }

    /// The least of some bounds, at least one.
    pub(super) fn least(&self, bounds: &[&Expr]) -> String {
        match bounds {
            [bound] => self.sum(bound),
            several => {
                let several: Vec<_> = several.iter().map(|bound| self.expr(bound)).listed();
                format!("min({})", several.join(", "))
            }
        }
    }

    /// A set; where it is run over, `within` is the text's place of the choice, and the bounds
    /// that the checks added from elsewhere are left out: they say nothing new.
    pub(super) fn set(&self, set: &Set, within: Option<Span>) -> String {
        match set {
            Set::Elements(elements) => self.elements(elements),
            Set::Range { start, upto } => self.range(start, &written(upto, within)),
            Set::Divisors { of, .. } => format!("divisors({})", self.expr(of)),
            Set::Ascending {
                kind: Ascending::Powers(base),
                ..
            } => {
                format!("powers({})", self.expr(base))
            }
            Set::Ascending { kind, .. } => super::sets::word(kind).into(),
            Set::Split(of) => format!("split({})", self.expr(of)),
            Set::Parts { of, least, most } => {
                let count = match most {
                    Some(most) if most.kind == least.kind => self.expr(least),
                    Some(most) => self.range(least, &[most]),
                    None => self.range(least, &[]),
                };
                format!("parts({}, {count})", self.expr(of))
            }
        }
    }

    /// Braces around elements, the middle of many cut.
    fn elements(&self, elements: &[Vec<Expr>]) -> String {
        let print = |element: &Vec<Expr>| tuple(&self.exprs(element));
        let shown = if elements.len() > ELEMENTS_SHOWN {
            6
        } else {
            elements.len()
        };
        let mut list: Vec<_> = elements[..shown].iter().map(print).listed();
        if let Some(last) = elements[shown..].last() {
            list.push("…".into());
            list.push(print(last));
        }
        format!("{{{}}}", list.join(", "))
    }

    pub(super) fn expr(&self, expr: &Expr) -> String {
        self.expr_at(expr, Level::Or)
    }

    /// As an operand of a comparison, a range or `|`.
    pub(super) fn sum(&self, expr: &Expr) -> String {
        self.expr_at(expr, Level::Sum)
    }

    fn expr_at(&self, expr: &Expr, outer: Level) -> String {
        let (text, level) = match &expr.kind {
            ExprKind::Int(value) if *value < 0 => (value.to_string(), Level::Sign),
            ExprKind::Int(value) => return value.to_string(),
            ExprKind::Var(variable) => return self.name(*variable),
            ExprKind::Negate(operand) => (
                format!("-{}", self.expr_at(operand, Level::Sign)),
                Level::Sign,
            ),
            ExprKind::Binary(op, left, right) => {
                let (word, level, tighter) = operator(*op);
                let left = self.expr_at(left, level);
                (
                    format!("{left} {word} {}", self.expr_at(right, tighter)),
                    level,
                )
            }
            ExprKind::Fold(fold, arguments) => return self.call(fold_word(*fold), arguments),
            ExprKind::Phi(operand) => return format!("phi({})", self.expr(operand)),
            ExprKind::Parameter(index) => return self.parameter(*index),
            ExprKind::Rust(path, arguments) => return self.rust(path, arguments),
        };
        if level < outer {
            format!("({text})")
        } else {
            text
        }
    }

    fn call(&self, word: &str, arguments: &[Argument]) -> String {
        let arguments: Vec<_> = arguments
            .iter()
            .map(|argument| match argument {
                Argument::Number(expr) => self.expr(expr),
                Argument::List(list) => self.name(*list),
            })
            .listed();
        format!("{word}({})", arguments.join(", "))
    }

    fn parameter(&self, index: usize) -> String {
        let parameter = self.parameters.get(index);
        parameter.map_or_else(String::new, |parameter| parameter.name.clone())
    }

    fn rust(&self, path: &RustPath, arguments: &[Expr]) -> String {
        format!("{}({})", path.text, self.exprs(arguments).join(", "))
    }

    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.condition_at(condition, Level::Or)
    }

    fn condition_at(&self, condition: &Condition, outer: Level) -> String {
        let (text, level) = match condition {
            Condition::Rust(path, arguments) => return self.rust(path, arguments),
            Condition::Compare(first, rest) => {
                let mut text = self.sum(first);
                for (op, operand) in rest {
                    text.extend([" ", compare_word(*op), " ", &self.sum(operand)]);
                }
                (text, Level::Compare)
            }
            Condition::Divides(divisor, of) => (
                format!("{} | {}", self.sum(divisor), self.sum(of)),
                Level::Compare,
            ),
            Condition::DividesAll(divisor, list) => (
                format!("{} | {}", self.sum(divisor), self.name(*list)),
                Level::Compare,
            ),
            Condition::In {
                value,
                set,
                negated,
            } => {
                let word = if *negated { "not in" } else { "in" };
                let value = match value.as_slice() {
                    [one] => self.sum(one),
                    several => tuple(&self.exprs(several)),
                };
                (
                    format!("{value} {word} {}", self.set(set, None)),
                    Level::Compare,
                )
            }
            Condition::Distinct(arguments) => return self.call("distinct", arguments),
            Condition::Not(operand) => {
                let text = self.condition(operand);
                let call = matches!(**operand, Condition::Distinct(_) | Condition::Rust(..));
                return if call {
                    format!("!{text}")
                } else {
                    format!("!({text})")
                };
            }
            Condition::And(all) => (self.chain(all, " && ", Level::Compare), Level::And),
            Condition::Or(all) => (self.chain(all, " || ", Level::And), Level::Or),
        };
        if level < outer {
            format!("({text})")
        } else {
            text
        }
    }

    fn chain(&self, conditions: &[Condition], word: &str, level: Level) -> String {
        let all: Vec<_> = conditions
            .iter()
            .map(|condition| self.condition_at(condition, level))
            .listed();
        all.join(word)
    }
}
