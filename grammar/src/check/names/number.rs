//! Expressions that stand for numbers.

use super::scope::{Heaps, Scope};
use super::words::{FUNCTIONS, HEAPS, reserved_in_path, suggest};
use crate::ast;
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::model::{Argument, BinaryOp, Expr, ExprKind, Fold, RustPath};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

impl Scope<'_> {
    /// A number.
    pub(super) fn number(&mut self, expr: &ast::Expr) -> Option<Expr> {
        let span = expr.span;
        let kind = match &expr.kind {
            ast::ExprKind::Int(value) => ExprKind::Int(i128::from(*value)),
            ast::ExprKind::Name(name) => self.number_name(name)?,
            ast::ExprKind::Negate(inner) => ExprKind::Negate(Box::new(self.number(inner)?)),
            ast::ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.number(left), self.number(right));
                ExprKind::Binary(*op, Box::new(left?), Box::new(right?))
            }
            ast::ExprKind::Call(name, arguments) => self.call(name, arguments, span)?,
            ast::ExprKind::Tuple(parts) => {
                let kind = ErrorKind::WrongTupleSize {
                    expected: 1,
                    found: parts.len(),
                };
                self.error(kind, span);
                return None;
            }
            ast::ExprKind::Path(name, arguments) => {
                let (path, arguments) = self.rust(name, arguments)?;
                ExprKind::Rust(path, arguments)
            }
            ast::ExprKind::Divides(..)
            | ast::ExprKind::Compare(..)
            | ast::ExprKind::In { .. }
            | ast::ExprKind::Not(_)
            | ast::ExprKind::And(_)
            | ast::ExprKind::Or(_) => {
                self.error(ErrorKind::ConditionAsNumber, span);
                return None;
            }
        };
        Some(Expr { kind, span })
    }

    /// A call of a Rust function, whose arguments are numbers.
    pub(super) fn rust(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Expr],
    ) -> Option<(RustPath, Vec<Expr>)> {
        let known = self.count();
        if let Some(word) = reserved_in_path(&name.text) {
            let name_text = word.to_owned();
            self.error(ErrorKind::Reserved { name: name_text }, name.span);
        }
        let arguments: Vec<_> = arguments.iter().map(|expr| self.number(expr)).listed();
        let arguments = arguments.into_iter().listed_some()?;
        let path = RustPath {
            text: name.text.clone(),
            span: name.span,
        };
        (self.count() == known).then_some((path, arguments))
    }

    /// What a name is that must stand for a number.
    fn number_name(&mut self, name: &ast::Name) -> Option<ExprKind> {
        let heaps = name.text == HEAPS && self.heaps != Heaps::Unknown;
        if heaps || self.list(name).is_some() {
            self.error(
                ErrorKind::ListAsNumber {
                    name: name.text.clone(),
                },
                name.span,
            );
            return None;
        }
        match self.parameter(name) {
            Some(index) => Some(ExprKind::Parameter(index)),
            None => self.variable(name).map(ExprKind::Var),
        }
    }

    /// A function's value.
    fn call(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Argument],
        span: Span,
    ) -> Option<ExprKind> {
        let fold = match name.text.as_str() {
            "gcd" => Fold::Gcd,
            "min" => Fold::Min,
            "max" => Fold::Max,
            "sum" => Fold::Sum,
            "len" => Fold::Len,
            "phi" => {
                let [ast::Argument::One(of)] = arguments else {
                    self.argument_count(name, "1", arguments);
                    return None;
                };
                return Some(ExprKind::Phi(Box::new(self.number(of)?)));
            }
            "distinct" => {
                self.error(ErrorKind::ConditionAsNumber, span);
                return None;
            }
            _ => {
                self.unknown_function(name);
                return None;
            }
        };
        Some(ExprKind::Fold(fold, self.arguments(name, arguments)?))
    }

    /// The error of a call of something that is no function.
    pub(super) fn unknown_function(&mut self, name: &ast::Name) {
        if self.is_number(&name.text).is_some() {
            let found = name.text.clone();
            let write = format!("{found} *");
            return self.error(ErrorKind::Slip { found, write }, name.span);
        }
        let suggestion = suggest(&name.text, FUNCTIONS);
        self.error(
            ErrorKind::UnknownFunction {
                name: name.text.clone(),
                suggestion,
            },
            name.span,
        );
    }

    /// The arguments of a function of any number of them: numbers and lists, at least one.
    pub(super) fn arguments(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Argument],
    ) -> Option<Vec<Argument>> {
        if arguments.is_empty() {
            self.argument_count(name, "at least 1", arguments);
            return None;
        }
        let mut found = Some(Vec::new());
        for argument in arguments {
            let more = self.argument(argument);
            found = found.zip(more).map(|(mut all, more)| {
                all.extend(more);
                all
            });
        }
        found
    }

    /// One argument; the heaps of a measure may be several numbers.
    fn argument(&mut self, argument: &ast::Argument) -> Option<Vec<Argument>> {
        let expr = self.no_range(argument)?;
        if let ast::ExprKind::Name(name) = &expr.kind {
            if let Heaps::Numbers(count) = self.heaps
                && name.text == HEAPS
            {
                let number = |id| Expr {
                    kind: ExprKind::Var(id),
                    span: name.span,
                };
                return Some((0..count).map(|id| Argument::Number(number(id))).listed());
            }
            if let Some(list) = self.list(name) {
                return Some(vec![Argument::List(list)]);
            }
        }
        Some(vec![Argument::Number(self.number(expr)?)])
    }

    /// The expression of an argument that may not be a range.
    pub(super) fn no_range<'a>(&mut self, argument: &'a ast::Argument) -> Option<&'a ast::Expr> {
        match argument {
            ast::Argument::One(expr) => Some(expr),
            ast::Argument::Range(range) => {
                let expected = vec!["a number".to_owned()];
                let found = String::from("..");
                self.error(ErrorKind::Syntax { expected, found }, range.span);
                None
            }
        }
    }

    /// The error of too many or too few arguments, which stands at the name.
    pub(super) fn argument_count(
        &mut self,
        name: &ast::Name,
        expected: &str,
        arguments: &[ast::Argument],
    ) {
        let kind = ErrorKind::WrongArgumentCount {
            name: name.text.clone(),
            expected: expected.to_owned(),
            found: arguments.len(),
        };
        self.error(kind, name.span);
    }
}

/// The number before another one: the last of a range that leaves out its end.
pub(super) fn before(end: Expr) -> Expr {
    let span = end.span;
    let one = Expr {
        kind: ExprKind::Int(1),
        span,
    };
    let kind = ExprKind::Binary(BinaryOp::Sub, Box::new(end), Box::new(one));
    let mut before = Expr { kind, span };
    before.add_numbers();
    before
}

/// The value of an expression without names, if it is told by `+`, `-` and `*` alone.
pub(in crate::check) fn constant(expr: &Expr) -> Option<i128> {
    match &expr.kind {
        ExprKind::Int(value) => Some(*value),
        ExprKind::Negate(inner) => constant(inner)?.checked_neg(),
        ExprKind::Binary(BinaryOp::Add, left, right) => {
            constant(left)?.checked_add(constant(right)?)
        }
        ExprKind::Binary(BinaryOp::Sub, left, right) => {
            constant(left)?.checked_sub(constant(right)?)
        }
        ExprKind::Binary(BinaryOp::Mul, left, right) => {
            constant(left)?.checked_mul(constant(right)?)
        }
        _ => None,
    }
}
