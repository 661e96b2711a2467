//! Expressions. The grammar reads an expression as a flat row of operands and operators;
//! here precedence gives it its tree: arithmetic, `|`, comparisons, `!`, `&&`, `||`.

use super::build::Build;
use super::codes;
use super::scan::compact;
use super::{Pair, Pairs, Rule};
use crate::ast::{BinaryOp, CompareOp, Expr, ExprKind, Name};
use crate::error::ErrorKind;
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// How many operators may lie one in another: all later stages call themselves that deep.
const HEIGHT_LIMIT: usize = 256;

/// An expression, and what its parents need to know of it.
pub(super) struct Built {
    pub(super) expr: Expr,
    /// How many operators lie one in another.
    height: usize,
    /// It stands in parentheses.
    grouped: bool,
}

/// The row of an expression, read from the left.
struct Row<'b, 'a, 't> {
    build: &'b mut Build<'a>,
    pairs: Pairs<'t>,
}

impl Build<'_> {
    /// An `expr` or `arith`.
    pub(super) fn expr(&mut self, pair: Pair<'_>) -> Expr {
        let built = self.built(pair);
        self.tallest = self.tallest.max(built.height);
        built.expr
    }

    /// What `read` makes, and how many operators lie one in another in the expressions it reads.
    fn measured<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> (T, usize) {
        let around = core::mem::take(&mut self.tallest);
        let value = read(self);
        let height = core::mem::replace(&mut self.tallest, around);
        (value, height)
    }

    /// An `expr` or `arith`.
    fn built(&mut self, pair: Pair<'_>) -> Built {
        Row {
            build: self,
            pairs: pair.into_inner(),
        }
        .or()
    }

    /// One of `parens`, `number`, `path` and `call`.
    fn operand(&mut self, pair: Pair<'_>) -> Built {
        let span = self.span(&pair);
        let mut height = 0;
        let kind = match pair.as_rule() {
            Rule::parens => return self.parens(pair, span),
            Rule::number => ExprKind::Int(self.number(span)),
            Rule::path => {
                let (kind, tallest) = self.measured(|build| build.path(pair));
                height = tallest;
                kind
            }
            _ => {
                let mut inner = pair.into_inner();
                let name = inner.next().expect("a call begins with its name");
                let name = self.name(&name);
                let (arguments, tallest) = self.measured(|build| build.arguments(inner));
                height = tallest;
                match arguments {
                    None => ExprKind::Name(name),
                    Some(arguments) => ExprKind::Call(name, arguments),
                }
            }
        };
        Built {
            expr: Expr { kind, span },
            height,
            grouped: false,
        }
    }

    /// `(a)` or `(a, b)`.
    fn parens(&mut self, pair: Pair<'_>, span: Span) -> Built {
        let mut places = Vec::new();
        for place in pair.into_inner() {
            match place.as_rule() {
                Rule::expr => places.push(self.built(place)),
                Rule::rest => {
                    let span = self.span(&place);
                    self.error(ErrorKind::MisplacedRest, span);
                }
                _ => {}
            }
        }
        let height = places.iter().map(|place| place.height).max().unwrap_or(0);
        let kind = match places.len() {
            1 => places.remove(0).expr.kind,
            _ => ExprKind::Tuple(places.into_iter().map(|place| place.expr).listed()),
        };
        Built {
            expr: Expr { kind, span },
            height,
            grouped: true,
        }
    }

    /// A call of a Rust function.
    fn path(&mut self, pair: Pair<'_>) -> ExprKind {
        let mut inner = pair.into_inner();
        let path = inner.next().expect("the path stands before its arguments");
        let span = self.span(&path);
        let text = compact(self.text, self.tokens, span);
        let arguments = inner.filter(|part| part.as_rule() == Rule::expr);
        let arguments = arguments.map(|part| self.expr(part)).listed();
        ExprKind::Path(Name { text, span }, arguments)
    }

    /// The value of a number as it is written; underscores may stand between its digits.
    pub(super) fn number(&mut self, span: Span) -> u64 {
        let text = span.of(self.text);
        let digits = text.replace('_', "");
        digits.parse().unwrap_or_else(|_| {
            self.error(
                ErrorKind::Number {
                    text: text.to_owned(),
                },
                span,
            );
            0
        })
    }

    /// An expression made of others; refused where too many lie one in another.
    fn node(&mut self, kind: ExprKind, span: Span, height: usize) -> Built {
        let mut expr = Expr { kind, span };
        let mut height = height + 1;
        if height > HEIGHT_LIMIT {
            if !core::mem::replace(&mut self.too_deep, true) {
                self.error(
                    ErrorKind::TooDeep {
                        limit: HEIGHT_LIMIT,
                    },
                    span,
                );
            }
            (expr.kind, height) = (ExprKind::Int(0), 0);
        }
        Built {
            expr,
            height,
            grouped: false,
        }
    }
}

impl Row<'_, '_, '_> {
    /// The code of the operator that comes next; 0 for anything else.
    fn peek(&self) -> u8 {
        match self.pairs.peek() {
            Some(pair) if matches!(pair.as_rule(), Rule::infix | Rule::arith_op) => {
                pair.as_str().as_bytes().first().copied().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// The rule of what comes next.
    fn rule(&self) -> Option<Rule> {
        self.pairs.peek().map(|pair| pair.as_rule())
    }

    /// What comes next if it is that operator: its place.
    fn sign(&mut self, code: u8) -> Option<Span> {
        if self.peek() != code {
            return None;
        }
        self.pairs.next().map(|pair| self.build.span(&pair))
    }

    /// `a || b || …`
    fn or(&mut self) -> Built {
        self.row(codes::OR, Self::and, ExprKind::Or)
    }

    /// `a && b && …`
    fn and(&mut self) -> Built {
        self.row(codes::AND, Self::not, ExprKind::And)
    }

    /// Operands of one kind with one sign between any two.
    fn row(
        &mut self,
        sign: u8,
        operand: fn(&mut Self) -> Built,
        kind: fn(Vec<Expr>) -> ExprKind,
    ) -> Built {
        let first = operand(self);
        if self.peek() != sign {
            return first;
        }
        let (mut span, mut height) = (first.expr.span, first.height);
        let mut all = vec![first.expr];
        while self.sign(sign).is_some() {
            let next = operand(self);
            span = span.to(next.expr.span);
            height = height.max(next.height);
            all.push(next.expr);
        }
        self.build.node(kind(all), span, height)
    }

    /// `!a`, with a whole comparison as a.
    fn not(&mut self) -> Built {
        let mut signs = Vec::new();
        while self.rule() == Some(Rule::not_op) {
            let pair = self.pairs.next();
            signs.extend(pair.map(|pair| self.build.span(&pair)));
        }
        let mut value = self.compare();
        if let Some(sign) = signs.last()
            && !value.grouped
            && matches!(value.expr.kind, ExprKind::Divides(..))
        {
            self.build
                .error(ErrorKind::NotDivides, sign.to(value.expr.span));
        }
        for sign in signs.into_iter().rev() {
            let span = sign.to(value.expr.span);
            value = self
                .build
                .node(ExprKind::Not(Box::new(value.expr)), span, value.height);
        }
        value
    }

    /// `a < b <= c` or `a in S`; a chain of both is an error.
    fn compare(&mut self) -> Built {
        let first = self.divides();
        let (mut span, mut height) = (first.expr.span, first.height);
        let mut chain = Vec::new();
        while let Some((op, place)) = self.compare_op() {
            let next = self.divides();
            span = span.to(next.expr.span);
            height = height.max(next.height);
            chain.push((op, place, next.expr));
        }
        let chained = !chain.is_empty();
        let mut value = if chained {
            self.build
                .node(ExprKind::Compare(Box::new(first.expr), chain), span, height)
        } else {
            first
        };
        if self.rule() == Some(Rule::membership) {
            value = self.membership(value);
            if chained || self.compare_op().is_some() || self.rule() == Some(Rule::membership) {
                self.skip_chain(value.expr.span);
            }
        }
        value
    }

    /// The rest of a chain that is refused, up to the next `&&` or `||`.
    fn skip_chain(&mut self, mut span: Span) {
        while !matches!(self.peek(), codes::AND | codes::OR)
            && let Some(pair) = self.pairs.next()
        {
            span = span.to(self.build.span(&pair));
        }
        self.build.error(ErrorKind::MixedChain, span);
    }

    /// A sign of comparison, if one comes next.
    fn compare_op(&mut self) -> Option<(CompareOp, Span)> {
        let op = match self.peek() {
            codes::LESS => CompareOp::Less,
            codes::LESS_EQUAL => CompareOp::LessEqual,
            codes::GREATER => CompareOp::Greater,
            codes::GREATER_EQUAL => CompareOp::GreaterEqual,
            codes::EQUAL => CompareOp::Equal,
            codes::NOT_EQUAL => CompareOp::NotEqual,
            _ => return None,
        };
        let pair = self.pairs.next()?;
        Some((op, self.build.span(&pair)))
    }

    /// `in S` or `not in S` behind a value.
    fn membership(&mut self, value: Built) -> Built {
        let pair = self.pairs.next().expect("the caller has seen it");
        let span = value.expr.span.to(self.build.span(&pair));
        let mut negated = false;
        let mut set = None;
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::kw_not | Rule::not_element => negated = true,
                Rule::set => set = Some(self.build.measured(|build| build.set(part))),
                _ => {}
            }
        }
        let (set, height) = set.expect("`in` has a set behind it");
        let kind = ExprKind::In {
            value: Box::new(value.expr),
            negated,
            set: Box::new(set),
        };
        self.build.node(kind, span, value.height.max(height))
    }

    /// `d | n`, which does not chain; told once, however long it is.
    fn divides(&mut self) -> Built {
        let mut value = self.sum();
        let mut bars = 0_usize;
        while self.sign(codes::BAR).is_some() {
            let right = self.sum();
            let span = value.expr.span.to(right.expr.span);
            bars += 1;
            if bars == 2 {
                self.build.error(ErrorKind::MixedChain, span);
            }
            let height = value.height.max(right.height);
            let kind = ExprKind::Divides(Box::new(value.expr), Box::new(right.expr));
            value = self.build.node(kind, span, height);
        }
        value
    }

    /// `a + b - …`
    fn sum(&mut self) -> Built {
        let mut value = self.product();
        loop {
            let op = match self.peek() {
                codes::PLUS => BinaryOp::Add,
                codes::MINUS => BinaryOp::Sub,
                _ => return value,
            };
            value = self.operation(value, op, Self::product);
        }
    }

    /// `a * b / …`
    fn product(&mut self) -> Built {
        let mut value = self.unary();
        loop {
            let op = match self.peek() {
                codes::STAR => BinaryOp::Mul,
                codes::SLASH => BinaryOp::Div,
                codes::PERCENT => BinaryOp::Rem,
                _ => return value,
            };
            value = self.operation(value, op, Self::unary);
        }
    }

    /// A value, the operator that comes next, and the operand behind it.
    fn operation(&mut self, value: Built, op: BinaryOp, operand: fn(&mut Self) -> Built) -> Built {
        self.pairs.next();
        let right = operand(self);
        let span = value.expr.span.to(right.expr.span);
        let height = value.height.max(right.height);
        let kind = ExprKind::Binary(op, Box::new(value.expr), Box::new(right.expr));
        self.build.node(kind, span, height)
    }

    /// `-a`, and a `!` that stands where only a number may.
    fn unary(&mut self) -> Built {
        let mut signs = Vec::new();
        let mut value = loop {
            let pair = self
                .pairs
                .next()
                .expect("an operand follows every operator");
            match pair.as_rule() {
                Rule::minus | Rule::not_op => {
                    signs.push((pair.as_rule(), self.build.span(&pair)));
                }
                _ => break self.build.operand(pair),
            }
        };
        for (rule, sign) in signs.into_iter().rev() {
            let span = sign.to(value.expr.span);
            let inner = Box::new(value.expr);
            let kind = match rule {
                Rule::minus => ExprKind::Negate(inner),
                _ => ExprKind::Not(inner),
            };
            value = self.build.node(kind, span, value.height);
        }
        value
    }
}
