//! One arrow rule: its names, its choices and guards in the order in which they are made, and what
//! it leaves.

use super::scope::{GameShape, Scope};
use super::sets::Size;
use crate::ast;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::model::{Condition, Move, Step, Variable, VariableKind};
use crate::span::Span;
use crate::warning::{Warning, WarningKind};
use alloc::borrow::ToOwned;
use alloc::vec::Vec;

/// The most names behind `for` in one rule.
const NAME_LIMIT: usize = 16;

/// Resolves a rule. Beside it are the places of its guards, in the order of its steps.
pub(super) fn resolve(
    game: GameShape<'_>,
    rule: &ast::Move,
    errors: &mut Vec<Error>,
    warnings: &mut Vec<Warning>,
) -> Option<(Move, Vec<Span>)> {
    let known = errors.len();
    let mut scope = Scope::new(game.parameters, errors);
    let pattern = scope.pattern(game, &rule.pattern);
    let choices = scope.bindings(&rule.bindings);
    let guards = scope.guards(&rule.guards);
    let result = scope.result(game, rule, pattern.rest);
    let (variables, used) = (scope.variables, scope.used);
    if errors.len() > known {
        return None;
    }
    let unused = |id: usize| (!used[id]).then(|| &variables[id]);
    // The heaps that the pattern does not name one by one.
    let rest = pattern.rest.and_then(unused);
    if let Some(Variable { name, span, .. }) = rest.filter(|rest| rest.name != "..") {
        let kind = ErrorKind::UnusedRest { name: name.clone() };
        errors.push(Error::new(kind, *span));
        return None;
    }
    let chosen = pattern.heaps + usize::from(pattern.rest.is_some());
    for Variable { name, span, .. } in (chosen..variables.len()).filter_map(unused) {
        if !name.starts_with('_') {
            let kind = WarningKind::UnusedBinding { name: name.clone() };
            warnings.push(Warning::new(kind, *span));
        }
    }
    let (steps, places) = schedule(choices, guards);
    let found = Move {
        variables,
        heaps: pattern.heaps,
        rest: pattern.rest,
        steps,
        result: result?,
        span: rule.span,
        result_span: rule.result.span,
    };
    Some((found, places))
}

/// A guard, the number of choices that must have been made before it, and its place.
type Guard = (usize, Condition, Span);

/// The steps in their order: each guard as soon as all its names are known. Beside them are the
/// places of the guards, in that order.
fn schedule(choices: Vec<Step>, guards: Vec<Guard>) -> (Vec<Step>, Vec<Span>) {
    let (mut steps, mut places) = (Vec::new(), Vec::new());
    let mut guards: Vec<Option<Guard>> = guards.into_iter().map(Some).listed();
    let mut ready = |level: usize, steps: &mut Vec<Step>| {
        for guard in &mut guards {
            if let Some((_, condition, span)) = guard.take_if(|(needed, ..)| *needed == level) {
                steps.push(Step::If(condition));
                places.push(span);
            }
        }
    };
    ready(0, &mut steps);
    for (index, choice) in choices.into_iter().enumerate() {
        steps.push(choice);
        ready(index + 1, &mut steps);
    }
    (steps, places)
}

impl Scope<'_> {
    /// The choices, each of which knows the names of those before it.
    fn bindings(&mut self, bindings: &[ast::Binding]) -> Vec<Step> {
        let mut steps = Vec::new();
        let count: usize = bindings.iter().map(|binding| binding.names.len()).sum();
        if count > NAME_LIMIT {
            let mut names = bindings.iter().flat_map(|binding| &binding.names);
            let span = names
                .nth(NAME_LIMIT)
                .map_or(Span::default(), |name| name.span);
            let what = "names behind `for`".to_owned();
            self.error(
                ErrorKind::TooMany {
                    what,
                    limit: NAME_LIMIT,
                },
                span,
            );
            // What speaks of them is not at fault.
            let names = bindings.iter().flat_map(|binding| &binding.names);
            for name in names.take(NAME_LIMIT * NAME_LIMIT) {
                self.declare(name, VariableKind::Number, true);
            }
            return steps;
        }
        for (index, binding) in bindings.iter().enumerate() {
            let set = self.set(&binding.set);
            self.level = index + 1;
            let size = set.as_ref().map(|(_, size)| *size);
            let kind = match size {
                Some(Size::Parts(..)) if binding.names.len() == 1 => VariableKind::List,
                _ => VariableKind::Number,
            };
            let fits = size
                .is_none_or(|size| kind == VariableKind::List || size.names(binding.names.len()));
            if let Some(size) = size.filter(|_| !fits) {
                self.wrong_size(size, &binding.names);
            }
            let faulty = !fits || set.is_none();
            let names = binding.names.iter();
            let variables = names.map(|name| self.declare(name, kind, faulty)).listed();
            if let Some((set, _)) = set {
                steps.push(Step::Each {
                    variables,
                    set,
                    span: binding.span,
                });
            }
        }
        steps
    }

    /// The error of names that do not fit a set's elements.
    fn wrong_size(&mut self, size: Size, names: &[ast::Name]) {
        let expected = match size {
            // A list of an unknown number of parts takes one name.
            Size::Parts(least, most) if least.is_none() || least != most => 1,
            _ => size.least(),
        };
        let spans = names.iter().map(|name| name.span);
        let span = spans.reduce(Span::to).unwrap_or_default();
        self.error(
            ErrorKind::WrongTupleSize {
                expected,
                found: names.len(),
            },
            span,
        );
    }

    /// The guards, cut at every `&&` outside parentheses too, with the number of choices that must
    /// have been made before each.
    fn guards(&mut self, guards: &[ast::Expr]) -> Vec<Guard> {
        let mut conjuncts = Vec::new();
        for guard in guards {
            flatten(guard, &mut conjuncts);
        }
        let mut found = Vec::new();
        for conjunct in conjuncts {
            self.needed = 0;
            if let Some(condition) = self.condition(conjunct) {
                found.push((self.needed, condition, conjunct.span));
            }
        }
        found
    }
}

/// The parts of a condition that must all hold.
pub(super) fn flatten<'a>(guard: &'a ast::Expr, conjuncts: &mut Vec<&'a ast::Expr>) {
    match &guard.kind {
        ast::ExprKind::And(all) => all.iter().for_each(|part| flatten(part, conjuncts)),
        _ => conjuncts.push(guard),
    }
}
