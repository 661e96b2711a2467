//! Sets: what a name runs over, and what a guard asks about.

use crate::constant::{WRITTEN_OUT, numbers, packed};
use crate::expr::{joined, may_lack_value};
use crate::scope::Scope;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Ascending, Expr, Set, VarId};

impl Scope<'_> {
    // Input:  for k in {1, 3, 4}
    // Output: __s::each([1i128, 3i128, 4i128], |x1_k| { … })
    // `body` is what happens for each element; it has been generated already.
    pub(crate) fn each(&self, variables: &[VarId], set: &Set, body: &str) -> String {
        let bound: Vec<_> = variables.iter().map(|&name| self.bind(name)).listed();
        let names = bound.join(", ");
        let (set, pattern, first) = match set {
            Set::Elements(elements) => return self.each_element(&bound, elements, body),
            Set::Split(of) => {
                let set = format!("__s::split({})", self.expr(of));
                (set, format!("({names})"), String::new())
            }
            Set::Parts { of, least, most } => {
                let (of, least) = (self.expr(of), self.expr(least));
                let most = self.optional(most.as_ref());
                let set = format!("__s::parts({of}, {least}, {most})");
                let list = variables.iter().any(|&variable| self.is_list(variable));
                (set, "__parts".into(), named_parts(&names, list))
            }
            numbers => (self.numbers(numbers), names, String::new()),
        };
        format!("__s::each({set}, |{pattern}| {{ {first} {body} }})")
    }

    /// A set of numbers that ascends, as an iterator.
    fn numbers(&self, set: &Set) -> String {
        let (function, first, upto) = match set {
            Set::Range { start, upto } => ("range", Some(start), upto),
            Set::Divisors { of, upto } => ("divisors", Some(of), upto),
            Set::Ascending { kind, upto } => (ascending(kind).0, base(kind), upto),
            // The other sets are told before.
            _ => return String::new(),
        };
        let first = self.before(first);
        format!("__s::{function}({first}&[{}])", self.listed(upto))
    }

    /// An argument that stands before others, if there is one.
    fn before(&self, expr: Option<&Expr>) -> String {
        let before = expr.map(|expr| format!("{}, ", self.expr(expr)));
        before.unwrap_or_default()
    }

    fn optional(&self, expr: Option<&Expr>) -> String {
        match expr {
            Some(expr) => format!("__s::Some({})", self.expr(expr)),
            None => "__s::None".into(),
        }
    }

    /// Runs over elements in braces: numbers are data; what cannot fail is an array; of the rest
    /// each is computed when its turn comes, so that one without value leaves out itself alone.
    fn each_element(&self, names: &[String], elements: &[Vec<Expr>], body: &str) -> String {
        if let Some(set) = constants(elements) {
            let names = names.join(", ");
            return format!("__s::each(__s::constants({set}), |[{names}]| {{ {body} }})");
        }
        let pattern = array_or_one(names);
        if elements.is_empty() {
            // The compiler could not tell of what type no element is.
            let (places, names) = (names.len(), names.join(", "));
            return format!(
                "__s::each([[__s::i128::MAX; {places}]; 0], \
                 |[{names}]| {{ {body} }})"
            );
        }
        if !elements.iter().flatten().any(may_lack_value) {
            let element = |element: &Vec<Expr>| array_or_one(&self.exprs(element));
            let elements = joined(elements.iter().map(element), ", ");
            return format!("__s::each([{elements}], |{pattern}| {{ {body} }})");
        }
        self.each_in_turn(&pattern, elements, body)
    }

    // Input:  for d in {n / a, 2}
    // Output: __s::each([0, 1], |__turn| {
    //             let x2_d = match __turn { 0 => __s::div(x0_n, x1_a)?, _ => 2i128 };
    //             …
    //         })
    fn each_in_turn(&self, pattern: &str, elements: &[Vec<Expr>], body: &str) -> String {
        let turns = joined((0..elements.len()).map(|turn| turn.to_string()), ", ");
        let last = elements.len().saturating_sub(1);
        let arm = |(turn, element): (usize, &Vec<Expr>)| {
            let value = array_or_one(&self.exprs(element));
            if turn == last {
                format!("_ => {value},")
            } else {
                format!("{turn} => {value},")
            }
        };
        let arms = joined(elements.iter().enumerate().map(arm), " ");
        format!(
            "__s::each([{turns}], |__turn| {{ \
                 let {pattern} = match __turn {{ {arms} }}; \
                 {body} \
             }})"
        )
    }

    // Input:  k in {1, 3, 4}
    // Output: [1i128, 3i128, 4i128].contains(&x1_k)
    pub(crate) fn member(&self, value: &[Expr], set: &Set) -> String {
        let values = || self.listed(value);
        match set {
            Set::Elements(elements) => self.member_of_elements(&self.exprs(value), elements),
            Set::Range { start, upto } => {
                let (start, upto) = (self.expr(start), self.listed(upto));
                format!("__s::in_range({}, {start}, &[{upto}])", values())
            }
            Set::Divisors { of, upto } => {
                let (of, upto) = (self.expr(of), self.listed(upto));
                format!("__s::is_divisor({}, {of}, &[{upto}])", values())
            }
            Set::Ascending { kind, .. } => {
                let base = self.before(base(kind));
                format!("__s::{}({base}{})", ascending(kind).1, values())
            }
            Set::Split(of) => format!("__s::is_split({}, {})", values(), self.expr(of)),
            Set::Parts { of, least, most } => {
                let (of, least) = (self.expr(of), self.expr(least));
                let most = self.optional(most.as_ref());
                format!("__s::is_parts(&[{}], {of}, {least}, {most})", values())
            }
        }
    }

    // Input:  k in {n / 2, 1}
    // Output: { let t0 = x1_k; t0 == __s::div(x0_n, 2i128)? || t0 == 1i128 }
    /// Small sets of numbers are an array, large ones data. Of other elements each is computed
    /// in turn, up to the one that is equal.
    fn member_of_elements(&self, values: &[String], elements: &[Vec<Expr>]) -> String {
        if let Some(set) = constants(elements) {
            return format!("__s::is_constant([{}], {set})", values.join(", "));
        }
        let value = array_or_one(values);
        let element = |element: &Vec<Expr>| array_or_one(&self.exprs(element));
        if numbers(elements).is_some() {
            let elements = joined(elements.iter().map(element), ", ");
            return format!("[{elements}].contains(&{value})");
        }
        let name = self.temporary();
        let equal = |one| format!("{name} == {}", element(one));
        let equal = joined(elements.iter().map(equal), " || ");
        format!("{{ let {name} = {value}; {equal} }}")
    }
}

/// A large set of plain numbers, as packed data in ascending order.
fn constants(elements: &[Vec<Expr>]) -> Option<String> {
    if elements.len() <= WRITTEN_OUT {
        return None;
    }
    let mut numbers = numbers(elements)?;
    numbers.sort_unstable();
    numbers.dedup();
    Some(packed(&numbers.concat()))
}

/// A plain number, or an array of several.
fn array_or_one(items: &[String]) -> String {
    match items {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

// Input:  for (a, b, c) in parts(n, 3)
// Output: let [x1_a, x2_b, x3_c] = __parts[..] else { return __s::Err(__s::Stop::NoValue); };
// A list under one name is lent as a slice, as the heaps not named are.
fn named_parts(names: &str, list: bool) -> String {
    if list {
        return format!("let {names} = __parts.as_slice();");
    }
    format!(
        "let [{names}] = __parts[..] else {{ \
             return __s::Err(__s::Stop::NoValue); \
         }};"
    )
}

/// The runtime's functions of an ascending set: to run over it, and to ask about it.
const fn ascending(kind: &Ascending) -> (&'static str, &'static str) {
    match kind {
        Ascending::Primes => ("primes", "is_prime"),
        Ascending::Squares => ("squares", "is_square"),
        Ascending::Cubes => ("cubes", "is_cube"),
        Ascending::Triangulars => ("triangulars", "is_triangular"),
        Ascending::Fibonaccis => ("fibonaccis", "is_fibonacci"),
        Ascending::Factorials => ("factorials", "is_factorial"),
        Ascending::Odds => ("odds", "is_odd"),
        Ascending::Evens => ("evens", "is_even"),
        Ascending::Powers(_) => ("powers", "is_power"),
    }
}

fn base(kind: &Ascending) -> Option<&Expr> {
    match kind {
        Ascending::Powers(base) => Some(base),
        _ => None,
    }
}
