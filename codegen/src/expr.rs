//! Numbers and conditions of a rule as Rust expressions. Each stands in a function that returns a
//! `rule::Flow`: what has no value leaves it by `?`.

use crate::scope::Scope;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{
    Argument, BinaryOp, CompareOp, Condition, Expr, ExprKind, Fold, RustPath, VarId,
};

impl Scope<'_> {
    // Input:  n - 2 * k
    // Output: __s::sub(x0_n, __s::mul(2i128, x1_k)?)?
    pub(crate) fn expr(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Int(value) => format!("{value}i128"),
            ExprKind::Var(variable) => self.read(*variable),
            ExprKind::Negate(operand) => format!("__s::neg({})?", self.expr(operand)),
            ExprKind::Binary(op, left, right) => {
                let (function, left, right) = (operator(*op), self.expr(left), self.expr(right));
                format!("__s::{function}({left}, {right})?")
            }
            ExprKind::Fold(fold, arguments) => {
                let (function, arguments) = (fold_function(*fold), self.arguments(arguments));
                format!("__s::{function}({arguments})?")
            }
            ExprKind::Phi(operand) => format!("__s::phi({})?", self.expr(operand)),
            ExprKind::Parameter(index) => format!("__s::number({})", self.parameter(*index)),
            ExprKind::Rust(path, arguments) => {
                format!("__s::number({})", self.call(path, arguments))
            }
        }
    }

    // Input:  crate::is_practical(n - k)
    // Output: crate::is_practical(__s::argument(__s::sub(x0_n, x1_k)?)?)
    fn call(&self, path: &RustPath, arguments: &[Expr]) -> String {
        let path = self.context.hole(self.context.source().path(path.span));
        let argument = |argument| format!("__s::argument({})?", self.expr(argument));
        format!("{path}({})", joined(arguments.iter().map(argument), ", "))
    }

    pub(crate) fn exprs(&self, exprs: &[Expr]) -> Vec<String> {
        exprs.iter().map(|expr| self.expr(expr)).listed()
    }

    /// Numbers with commas between them.
    pub(crate) fn listed(&self, exprs: &[Expr]) -> String {
        match exprs {
            [one] => self.expr(one),
            several => self.exprs(several).join(", "),
        }
    }

    // Input:  (a, 2, rest)
    // Output: &[x0_a, 2i128], &[x1_rest]
    fn arguments(&self, arguments: &[Argument]) -> String {
        let mut numbers = Vec::new();
        let mut lists = Vec::new();
        for argument in arguments {
            match argument {
                Argument::Number(expr) => numbers.push(self.expr(expr)),
                Argument::List(list) => lists.push(self.read(*list)),
            }
        }
        format!("&[{}], &[{}]", numbers.join(", "), lists.join(", "))
    }

    // Input:  gcd(k, n) == 1
    // Output: __s::gcd(&[x1_k, x0_n], &[])? == 1i128
    pub(crate) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Compare(first, rest) => self.compare(first, rest),
            Condition::Divides(divisor, of) => {
                format!("__s::divides({}, {})", self.expr(divisor), self.expr(of))
            }
            Condition::DividesAll(divisor, list) => self.divides_all(divisor, *list),
            Condition::In {
                value,
                set,
                negated,
            } => {
                let not = if *negated { "!" } else { "" };
                format!("{not}{}", self.member(value, set))
            }
            Condition::Distinct(arguments) => {
                format!("__s::distinct({})", self.arguments(arguments))
            }
            Condition::Rust(path, arguments) => self.call(path, arguments),
            Condition::Not(operand) => format!("!({})", self.condition(operand)),
            Condition::And(all) => joined(all.iter().map(|link| self.link(link)), " && "),
            Condition::Or(all) => joined(all.iter().map(|link| self.link(link)), " || "),
        }
    }

    /// A condition in a chain of others. Brackets stand only where they say something: the
    /// compiler warns of others.
    fn link(&self, condition: &Condition) -> String {
        let text = self.condition(condition);
        match condition {
            Condition::And(_) | Condition::Or(_) => format!("({text})"),
            _ => text,
        }
    }

    fn divides_all(&self, divisor: &Expr, list: VarId) -> String {
        let (divisor, list) = (self.expr(divisor), self.read(list));
        format!("__s::divides_all({divisor}, {list})")
    }

    // Input:  0 < x <= y
    // Output: 0i128 < x0_x && x0_x <= x1_y
    fn compare(&self, first: &Expr, rest: &[(CompareOp, Expr)]) -> String {
        let between = rest.split_last().map_or(rest, |(_, between)| between);
        if !between.iter().all(|(_, operand)| is_simple(operand)) {
            return self.compare_computed(first, rest);
        }
        let mut left = self.expr(first);
        let mut links = Vec::new();
        for (op, operand) in rest {
            let right = self.expr(operand);
            links.push(format!("{left} {} {right}", comparison(*op)));
            left = right;
        }
        links.join(" && ")
    }

    // Input:  0 < x - k <= y
    // Output: { let t0 = 0i128; let t1 = __s::sub(x0_x, x2_k)?;
    //           t0 < t1 && { let t2 = x1_y; t1 <= t2 } }
    // What stands in two comparisons is computed once, and what is behind a false comparison not
    // at all.
    fn compare_computed(&self, first: &Expr, rest: &[(CompareOp, Expr)]) -> String {
        let first = self.expr(first);
        let first_name = self.temporary();
        let names: Vec<_> = rest.iter().map(|_| self.temporary()).listed();
        let lefts = core::iter::once(&first_name).chain(&names);
        let links: Vec<_> = rest.iter().zip(lefts).zip(&names).listed();
        let mut inner = String::new();
        for (((op, operand), left), right) in links.into_iter().rev() {
            let (op, operand) = (comparison(*op), self.expr(operand));
            if !inner.is_empty() {
                inner = format!(" && {{ {inner} }}");
            }
            inner = format!("let {right} = {operand}; {left} {op} {right}{inner}");
        }
        format!("{{ let {first_name} = {first}; {inner} }}")
    }
}

/// Texts with others between them.
pub(crate) fn joined(texts: impl Iterator<Item = String>, between: &str) -> String {
    let mut all = String::new();
    for (place, text) in texts.enumerate() {
        if place > 0 {
            all.push_str(between);
        }
        all.push_str(&text);
    }
    all
}

/// An operator of comparison is the same in both languages.
const fn comparison(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Less => "<",
        CompareOp::LessEqual => "<=",
        CompareOp::Greater => ">",
        CompareOp::GreaterEqual => ">=",
        CompareOp::Equal => "==",
        CompareOp::NotEqual => "!=",
    }
}

pub(crate) const fn operator(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "add",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        BinaryOp::Rem => "rem",
    }
}

const fn fold_function(fold: Fold) -> &'static str {
    match fold {
        Fold::Gcd => "gcd",
        Fold::Min => "min",
        Fold::Max => "max",
        Fold::Sum => "sum",
        Fold::Len => "len",
    }
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
