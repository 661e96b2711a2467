//! Games with const parameters, once the parameters get values; and what else the rules take from
//! outside: Rust functions.

use crate::check;
use crate::eval;
use crate::listed::Listed;
use crate::model::{
    Component, Condition, Expr, ExprKind, Game, Move, Parameter, Rules, RustPath, Termination,
};
use crate::numbered::sort;
use crate::prove::Budget;
use crate::visit::{self, Visitor};
use crate::words;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// Why a game cannot have these parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParameterError {
    /// There are more or fewer values than parameters.
    Count {
        /// How many parameters the game has.
        expected: usize,
        /// How many values there are.
        found: usize,
    },
    /// A condition behind `where` does not hold, or has no value.
    Condition {
        /// The condition as the language writes it: `L <= R`.
        condition: String,
        /// The values of the parameters in it: `L = 3, R = 2`.
        values: String,
    },
}

impl fmt::Display for ParameterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { expected, found } => {
                let s = if *expected == 1 { "" } else { "s" };
                write!(f, "the game has {expected} parameter{s}, not {found}")
            }
            Self::Condition { condition, values } if values.is_empty() => {
                write!(f, "`{condition}` does not hold")
            }
            Self::Condition { condition, values } => {
                write!(f, "`{condition}` does not hold for {values}")
            }
        }
    }
}

impl core::error::Error for ParameterError {}

impl Game {
    /// The game with numbers in place of its parameters: a game without parameters, of the class
    /// that these numbers allow. Of the expectations those stay that are for these values.
    ///
    /// Cost: that of reading the rules once, and of proving how options lie to their position.
    ///
    /// # Errors
    ///
    /// If there are more or fewer values than parameters, or a condition behind `where` does not
    /// hold for them.
    pub fn with_parameters(&self, values: &[u64]) -> Result<Self, ParameterError> {
        self.check_parameters(values)?;
        if values.is_empty() {
            return Ok(self.clone());
        }
        let mut game = self.clone();
        game.parameters.clear();
        game.conditions.clear();
        game.expectations.retain_mut(|expectation| {
            let given = expectation.arguments.iter().map(|(value, _)| value);
            let same = given.eq(values);
            expectation.arguments.clear();
            same
        });
        game.visit(&mut Put(values));
        let known = game.growth;
        let moves = match &game.rules {
            Rules::Moves(moves) => moves.as_slice(),
            Rules::Code(_) => &[],
        };
        let budget = Budget::among(moves.len());
        (game.class, game.growth) = check::class_of(
            game.shape,
            &game.rules,
            moves,
            &game.termination,
            vec![],
            budget,
        );
        // What was proved for all parameters holds for these.
        game.growth.monotone |= known.monotone;
        game.growth.sum_bounded |= known.sum_bounded;
        game.growth.halving |= known.halving;
        Ok(game)
    }

    /// Whether there is such a game for these values of its parameters.
    pub(crate) fn check_parameters(&self, values: &[u64]) -> Result<(), ParameterError> {
        if values.len() != self.parameters.len() {
            return Err(ParameterError::Count {
                expected: self.parameters.len(),
                found: values.len(),
            });
        }
        let mut conditions = self.conditions.iter();
        conditions.try_for_each(|condition| self.check(condition, values))
    }

    /// Each Rust function that the rules or the measure call, once, in the order of the text.
    #[must_use]
    pub fn functions(&self) -> Vec<RustPath> {
        let mut paths = Paths::default();
        self.clone().visit(&mut paths);
        sort(&mut paths.0, |path| path.span);
        let mut once: Vec<RustPath> = vec![];
        for path in paths.0 {
            if once.iter().all(|other| other.text != path.text) {
                once.push(path);
            }
        }
        once
    }

    /// Visits the rules and the measure.
    fn visit(&mut self, visitor: &mut dyn Visitor) {
        if let Rules::Moves(moves) = &mut self.rules {
            for rule in moves {
                visit::rule(rule, visitor);
            }
        }
        let (Termination::Proved(measure) | Termination::Assumed(measure)) = &mut self.termination;
        for component in &mut measure.components {
            if let Component::Expr(expr) = component {
                visit::expr(expr, visitor);
            }
        }
    }

    /// Whether a condition holds for these values.
    fn check(&self, condition: &Condition, values: &[u64]) -> Result<(), ParameterError> {
        if let Condition::And(all) = condition {
            return all.iter().try_for_each(|one| self.check(one, values));
        }
        if holds(condition, values) {
            return Ok(());
        }
        Err(ParameterError::Condition {
            condition: words::condition(&self.parameters, condition),
            values: values_text(&self.parameters, condition, values),
        })
    }
}

/// Whether a condition on parameters holds for these values; not where it has no value. It holds
/// no sets and no functions, so the cost is that of reading it.
pub(crate) fn holds(condition: &Condition, values: &[u64]) -> bool {
    let mut condition = condition.clone();
    visit::condition(&mut condition, &mut Put(values));
    eval::holds(&condition)
}

/// A rule with numbers in place of the parameters.
pub(crate) fn with_values<'a>(rule: &'a Move, values: &[u64]) -> Cow<'a, Move> {
    if values.is_empty() {
        return Cow::Borrowed(rule);
    }
    let mut rule = rule.clone();
    visit::rule(&mut rule, &mut Put(values));
    Cow::Owned(rule)
}

/// One more than the last parameter that a rule names.
pub(crate) fn count(rule: &Move) -> usize {
    let mut named = Named::default();
    visit::rule(&mut rule.clone(), &mut named);
    named.0.into_iter().max().map_or(0, |last| last + 1)
}

/// `L = 3, R = 2`: the parameters that the condition names.
fn values_text(parameters: &[Parameter], condition: &Condition, values: &[u64]) -> String {
    let mut named = Named::default();
    visit::condition(&mut condition.clone(), &mut named);
    let pairs = parameters.iter().zip(values).enumerate();
    let texts: Vec<String> = pairs
        .filter(|(index, _)| named.0.contains(index))
        .map(|(_, (parameter, value))| format!("{} = {value}", parameter.name))
        .listed();
    texts.join(", ")
}

/// Puts numbers in the places of the parameters, and adds those that stand side by side then.
struct Put<'a>(&'a [u64]);

impl Visitor for Put<'_> {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Parameter(index) = expr.kind
            && let Some(&value) = self.0.get(index)
        {
            expr.kind = ExprKind::Int(value.into());
        }
        expr.add_numbers();
    }
}

/// Which parameters are named, each at least once.
#[derive(Default)]
struct Named(Vec<usize>);

impl Visitor for Named {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Parameter(index) = expr.kind {
            self.0.push(index);
        }
    }
}

/// Which Rust functions are called.
#[derive(Default)]
struct Paths(Vec<RustPath>);

impl Visitor for Paths {
    fn path(&mut self, path: &RustPath) {
        self.0.push(path.clone());
    }
}
