//! What `where` says of the const parameters, for Rust's compiler to decide where they get values.

use crate::context::{Context, Path, site};
use crate::expr::{operator, word};
use crate::scope::{at, parameter};
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::model::{CompareOp, Condition, Expr, ExprKind, Game};
use sprague_grammar::{Span, words};

// Input:  pub game Mark<T>(n) where T >= 2 { … }
// Output: const { assert!(__rule::fixed::holds(__rule::fixed::greater_equal(…)), "…"); }
/// Constants of the function in which this stands: whoever builds a call of it has them evaluated,
/// for each choice of parameters once. A mere check of types does not.
pub(crate) fn asserted(game: &Game, context: &Context<'_>) -> TokenStream {
    if game.conditions.is_empty() {
        return TokenStream::new();
    }
    let private = context.private();
    let of = Parameters { game, context };
    let assertions = game.conditions.iter().map(|condition| {
        let words = words::condition(&game.parameters, condition);
        let message = format!(
            "`{words}` does not hold: the game `{}` is for parameters with {words} alone",
            game.name
        );
        // The message is a format string.
        let message = Literal::string(&message.replace('{', "{{").replace('}', "}}"));
        let place = at(place(condition).unwrap_or(game.name_span), context);
        let holds = of.condition(condition);
        quote_spanned!(place=> #private::assert!(__fixed::holds(#holds), #message);)
    });
    quote_spanned! {site()=>
        const {
            use #private::rule::fixed as __fixed;
            #(#assertions)*
        }
    }
}

/// The parameters that conditions name.
struct Parameters<'a> {
    game: &'a Game,
    context: &'a Context<'a>,
}

impl Parameters<'_> {
    fn private(&self) -> &Path {
        self.context.private()
    }

    // Input:  2 * L <= R
    // Output: __fixed::less_equal(__fixed::mul(Some(2i128), __fixed::parameter(__P0_L)), …)
    fn condition(&self, condition: &Condition) -> TokenStream {
        match condition {
            Condition::Compare(first, rest) => self.compare(first, rest),
            Condition::Divides(divisor, of) => {
                let (divisor, of) = (self.number(divisor), self.number(of));
                quote_spanned!(site()=> __fixed::divides(#divisor, #of))
            }
            Condition::Not(inner) => {
                let inner = self.condition(inner);
                quote_spanned!(site()=> __fixed::not(#inner))
            }
            Condition::And(all) => self.chain("all", all),
            Condition::Or(any) => self.chain("any", any),
            // The checks let none of these stand behind `where`; they would not hold.
            Condition::DividesAll(..)
            | Condition::In { .. }
            | Condition::Distinct(_)
            | Condition::Rust(..) => self.nothing(),
        }
    }

    fn chain(&self, function: &str, conditions: &[Condition]) -> TokenStream {
        let function = word(function);
        let conditions = conditions.iter().map(|condition| self.condition(condition));
        quote_spanned!(site()=> __fixed::#function(&[#(#conditions),*]))
    }

    /// A chain of comparisons is all of its links.
    fn compare(&self, first: &Expr, rest: &[(CompareOp, Expr)]) -> TokenStream {
        let lefts = core::iter::once(first).chain(rest.iter().map(|(_, operand)| operand));
        let links: Vec<_> = lefts
            .zip(rest)
            .map(|(left, (op, right))| {
                let function = word(comparison(*op));
                let (left, right) = (self.number(left), self.number(right));
                quote_spanned!(site()=> __fixed::#function(#left, #right))
            })
            .collect();
        match links.as_slice() {
            [one] => one.clone(),
            several => quote_spanned!(site()=> __fixed::all(&[#(#several),*])),
        }
    }

    fn number(&self, expr: &Expr) -> TokenStream {
        match &expr.kind {
            ExprKind::Int(value) => {
                let value = Literal::i128_suffixed(*value);
                self.context.option(Some(value))
            }
            ExprKind::Parameter(index) => {
                let name = parameter(*index, &self.game.parameters[*index], self.context);
                quote_spanned!(site()=> __fixed::parameter(#name))
            }
            ExprKind::Negate(operand) => {
                let operand = self.number(operand);
                quote_spanned!(site()=> __fixed::neg(#operand))
            }
            ExprKind::Binary(op, left, right) => {
                let function = word(operator(*op));
                let (left, right) = (self.number(left), self.number(right));
                quote_spanned!(site()=> __fixed::#function(#left, #right))
            }
            ExprKind::Var(_) | ExprKind::Fold(..) | ExprKind::Phi(_) | ExprKind::Rust(..) => {
                self.nothing()
            }
        }
    }

    /// What has no value.
    fn nothing(&self) -> TokenStream {
        let private = self.private();
        quote_spanned!(site()=> #private::None)
    }
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
