//! Numbers and conditions of a rule as Rust expressions. Each stands in a function that returns a
//! `__rule::Flow`: what has no value leaves it by `?`.

use crate::context::site;
use crate::scope::Scope;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote_spanned;
use sprague_grammar::model::{
    Argument, BinaryOp, CompareOp, Condition, Expr, ExprKind, Fold, RustPath, VarId,
};

impl Scope<'_> {
    // Input:  n - 2 * k
    // Output: __rule::sub(x0_n, __rule::mul(2i128, x1_k)?)?
    pub(crate) fn expr(&self, expr: &Expr) -> TokenStream {
        match &expr.kind {
            ExprKind::Int(value) => {
                let mut literal = Literal::i128_suffixed(*value);
                literal.set_span(site());
                quote_spanned!(site()=> #literal)
            }
            ExprKind::Var(variable) => {
                let name = self.read(*variable);
                quote_spanned!(site()=> #name)
            }
            ExprKind::Negate(operand) => {
                let operand = self.expr(operand);
                quote_spanned!(site()=> __rule::neg(#operand)?)
            }
            ExprKind::Binary(op, left, right) => {
                let function = word(operator(*op));
                let (left, right) = (self.expr(left), self.expr(right));
                quote_spanned!(site()=> __rule::#function(#left, #right)?)
            }
            ExprKind::Fold(fold, arguments) => {
                let function = word(fold_function(*fold));
                let arguments = self.arguments(arguments);
                quote_spanned!(site()=> __rule::#function(#arguments)?)
            }
            ExprKind::Phi(operand) => {
                let operand = self.expr(operand);
                quote_spanned!(site()=> __rule::phi(#operand)?)
            }
            ExprKind::Parameter(index) => {
                let parameter = self.parameter(*index);
                quote_spanned!(site()=> __rule::number(#parameter))
            }
            ExprKind::Rust(path, arguments) => {
                let call = self.call(path, arguments);
                quote_spanned!(site()=> __rule::number(#call))
            }
        }
    }

    // Input:  crate::is_practical(n - k)
    // Output: crate::is_practical(__rule::argument(__rule::sub(x0_n, x1_k)?)?)
    fn call(&self, path: &RustPath, arguments: &[Expr]) -> TokenStream {
        let path = self.context.source().path(path.span);
        let arguments = self.exprs(arguments);
        quote_spanned!(site()=> #path(#(__rule::argument(#arguments)?),*))
    }

    pub(crate) fn exprs(&self, exprs: &[Expr]) -> Vec<TokenStream> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    // Input:  (a, 2, rest)
    // Output: &[x0_a, 2i128], &[x1_rest]
    fn arguments(&self, arguments: &[Argument]) -> TokenStream {
        let mut numbers = Vec::new();
        let mut lists = Vec::new();
        for argument in arguments {
            match argument {
                Argument::Number(expr) => numbers.push(self.expr(expr)),
                Argument::List(list) => lists.push(self.read(*list)),
            }
        }
        quote_spanned!(site()=> &[#(#numbers),*], &[#(#lists),*])
    }

    // Input:  gcd(k, n) == 1
    // Output: __rule::gcd(&[x1_k, x0_n], &[])? == 1i128
    pub(crate) fn condition(&self, condition: &Condition) -> TokenStream {
        match condition {
            Condition::Compare(first, rest) => self.compare(first, rest),
            Condition::Divides(divisor, of) => {
                let (divisor, of) = (self.expr(divisor), self.expr(of));
                quote_spanned!(site()=> __rule::divides(#divisor, #of))
            }
            Condition::DividesAll(divisor, list) => self.divides_all(divisor, *list),
            Condition::In {
                value,
                set,
                negated,
            } => {
                let member = self.member(value, set);
                if *negated {
                    quote_spanned!(site()=> !#member)
                } else {
                    member
                }
            }
            Condition::Distinct(arguments) => {
                let arguments = self.arguments(arguments);
                quote_spanned!(site()=> __rule::distinct(#arguments))
            }
            Condition::Rust(path, arguments) => self.call(path, arguments),
            Condition::Not(operand) => {
                let operand = self.condition(operand);
                quote_spanned!(site()=> !(#operand))
            }
            Condition::And(all) => {
                let all = all.iter().map(|condition| self.link(condition));
                quote_spanned!(site()=> #(#all)&&*)
            }
            Condition::Or(all) => {
                let all = all.iter().map(|condition| self.link(condition));
                quote_spanned!(site()=> #(#all)||*)
            }
        }
    }

    /// A condition in a chain of others. Brackets stand only where they say something: the
    /// compiler warns of others.
    fn link(&self, condition: &Condition) -> TokenStream {
        let tokens = self.condition(condition);
        match condition {
            Condition::And(_) | Condition::Or(_) => quote_spanned!(site()=> (#tokens)),
            _ => tokens,
        }
    }

    fn divides_all(&self, divisor: &Expr, list: VarId) -> TokenStream {
        let (divisor, list) = (self.expr(divisor), self.read(list));
        quote_spanned!(site()=> __rule::divides_all(#divisor, #list))
    }

    // Input:  0 < x <= y
    // Output: 0i128 < x0_x && x0_x <= x1_y
    fn compare(&self, first: &Expr, rest: &[(CompareOp, Expr)]) -> TokenStream {
        let between = rest.split_last().map_or(rest, |(_, between)| between);
        if !between.iter().all(|(_, operand)| is_simple(operand)) {
            return self.compare_computed(first, rest);
        }
        let lefts = core::iter::once(first).chain(rest.iter().map(|(_, operand)| operand));
        let links = lefts.zip(rest).map(|(left, (op, right))| {
            let (left, op, right) = (self.expr(left), comparison(*op), self.expr(right));
            quote_spanned!(site()=> #left #op #right)
        });
        quote_spanned!(site()=> #(#links)&&*)
    }

    // Input:  0 < x - k <= y
    // Output: { let t0 = 0i128; let t1 = __rule::sub(x0_x, x2_k)?;
    //           t0 < t1 && { let t2 = x1_y; t1 <= t2 } }
    // What stands in two comparisons is computed once, and what is behind a false comparison not
    // at all.
    fn compare_computed(&self, first: &Expr, rest: &[(CompareOp, Expr)]) -> TokenStream {
        let first = self.expr(first);
        let first_name = self.temporary();
        let names: Vec<_> = rest.iter().map(|_| self.temporary()).collect();
        let lefts = core::iter::once(&first_name).chain(&names);
        let links: Vec<_> = rest.iter().zip(lefts).zip(&names).collect();
        let mut inner: Option<TokenStream> = None;
        for (((op, operand), left), right) in links.into_iter().rev() {
            let (op, operand) = (comparison(*op), self.expr(operand));
            let behind = inner.map(|inner| quote_spanned!(site()=> && { #inner }));
            inner = Some(quote_spanned! {site()=>
                let #right = #operand; #left #op #right #behind
            });
        }
        quote_spanned!(site()=> { let #first_name = #first; #inner })
    }
}

/// An operator of comparison is the same in both languages.
fn comparison(op: CompareOp) -> TokenStream {
    match op {
        CompareOp::Less => quote_spanned!(site()=> <),
        CompareOp::LessEqual => quote_spanned!(site()=> <=),
        CompareOp::Greater => quote_spanned!(site()=> >),
        CompareOp::GreaterEqual => quote_spanned!(site()=> >=),
        CompareOp::Equal => quote_spanned!(site()=> ==),
        CompareOp::NotEqual => quote_spanned!(site()=> !=),
    }
}

pub(crate) fn operator(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        BinaryOp::Rem => "rem",
    }
}

fn fold_function(fold: Fold) -> &'static str {
    match fold {
        Fold::Gcd => "gcd",
        Fold::Min => "min",
        Fold::Max => "max",
        Fold::Sum => "sum",
        Fold::Len => "len",
    }
}

/// A word of generated code.
pub(crate) fn word(text: &str) -> Ident {
    Ident::new(text, Span::mixed_site())
}

/// A number or a name: to compute it twice costs nothing.
fn is_simple(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Parameter(_)
    )
}

/// Whether evaluation may find no value, as division by 0 does. An overflow is not meant: it is
/// an error wherever it stands.
pub(crate) fn may_lack_value(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Var(_) | ExprKind::Parameter(_) => false,
        ExprKind::Negate(operand) => may_lack_value(operand),
        ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, ..)
        | ExprKind::Fold(Fold::Min, _)
        | ExprKind::Phi(_)
        | ExprKind::Rust(..) => true,
        ExprKind::Binary(_, left, right) => may_lack_value(left) || may_lack_value(right),
        ExprKind::Fold(_, arguments) => arguments.iter().any(|argument| match argument {
            Argument::Number(expr) => may_lack_value(expr),
            Argument::List(_) => false,
        }),
    }
}
