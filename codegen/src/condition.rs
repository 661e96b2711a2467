//! What `where` says of the const parameters, for Rust's compiler to decide where they get values.

use crate::context::Context;
use crate::expr::{joined, operator};
use crate::scope::parameter;
use sprague_grammar::model::{CompareOp, Condition, Expr, ExprKind, Game, Parameter};
use sprague_grammar::{Span, words};

// Input:  pub game Mark<T>(n) where T >= 2 { … }
// Output: const { ::core::assert!(__s::fixed::holds(__s::fixed::greater_equal(…)), "…"); }
/// Constants of the function in which this stands: whoever builds a call of it has them evaluated,
/// for each choice of parameters once. A mere check of types does not.
pub(crate) fn asserted(game: &Game, context: &Context<'_>) -> String {
    if game.conditions.is_empty() {
        return String::new();
    }
    let of = Parameters(&game.parameters);
    let assertions = game.conditions.iter().map(|condition| {
        let words = words::condition(&game.parameters, condition);
        let message = format!(
            "`{words}` does not hold: the game `{}` is for parameters with {words} alone",
            game.name
        );
        // The message is a format string.
        let message = message.replace('{', "{{").replace('}', "}}");
        let holds = of.condition(condition);
        let assertion = format!("::core::assert!(__s::fixed::holds({holds}), {message:?});");
        let place = place(condition).unwrap_or(game.name_span);
        context.at(&assertion, place)
    });
    format!("const {{ {} }}", joined(assertions, " "))
}

/// The parameters that conditions name.
struct Parameters<'a>(&'a [Parameter]);

impl Parameters<'_> {
    // Input:  2 * L <= R
    // Output: __s::fixed::less_equal(
    //             __s::fixed::mul(__s::Some(2i128), __s::fixed::parameter(__P0_L)), …)
    fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Compare(first, rest) => self.compare(first, rest),
            Condition::Divides(divisor, of) => {
                let (divisor, of) = (self.number(divisor), self.number(of));
                format!("__s::fixed::divides({divisor}, {of})")
            }
            Condition::Not(inner) => format!("__s::fixed::not({})", self.condition(inner)),
            Condition::And(all) => self.chain("all", all),
            Condition::Or(any) => self.chain("any", any),
            // The checks let none of these stand behind `where`; they would not hold.
            Condition::DividesAll(..)
            | Condition::In { .. }
            | Condition::Distinct(_)
            | Condition::Rust(..) => nothing(),
        }
    }

    fn chain(&self, function: &str, conditions: &[Condition]) -> String {
        let conditions = conditions.iter().map(|condition| self.condition(condition));
        format!("__s::fixed::{function}(&[{}])", joined(conditions, ", "))
    }

    /// A chain of comparisons is all of its links.
    fn compare(&self, first: &Expr, rest: &[(CompareOp, Expr)]) -> String {
        let lefts = core::iter::once(first).chain(rest.iter().map(|(_, operand)| operand));
        let links = lefts.zip(rest).map(|(left, (op, right))| {
            let function = comparison(*op);
            let (left, right) = (self.number(left), self.number(right));
            format!("__s::fixed::{function}({left}, {right})")
        });
        let links = joined(links, ", ");
        match rest {
            [_] => links,
            _ => format!("__s::fixed::all(&[{links}])"),
        }
    }

    fn number(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Int(value) => format!("__s::Some({value}i128)"),
            ExprKind::Parameter(index) => {
                let name = parameter(*index, &self.0[*index]);
                format!("__s::fixed::parameter({name})")
            }
            ExprKind::Negate(operand) => format!("__s::fixed::neg({})", self.number(operand)),
            ExprKind::Binary(op, left, right) => {
                let function = operator(*op);
                let (left, right) = (self.number(left), self.number(right));
                format!("__s::fixed::{function}({left}, {right})")
            }
            ExprKind::Var(_) | ExprKind::Fold(..) | ExprKind::Phi(_) | ExprKind::Rust(..) => {
                nothing()
            }
        }
    }
}

/// What has no value.
fn nothing() -> String {
    "__s::None".into()
}

/// Where a condition stands, as far as an error needs it.
fn place(condition: &Condition) -> Option<Span> {
    match condition {
        Condition::Compare(first, _) | Condition::Divides(first, _) => Some(first.span),
        Condition::Not(inner) => place(inner),
        Condition::And(all) | Condition::Or(all) => all.first().and_then(place),
        _ => None,
    }
}

const fn comparison(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Less => "less",
        CompareOp::LessEqual => "less_equal",
        CompareOp::Greater => "greater",
        CompareOp::GreaterEqual => "greater_equal",
        CompareOp::Equal => "equal",
        CompareOp::NotEqual => "not_equal",
    }
}
