//! Sets: what a name runs over, and what a guard asks about.

use crate::constant::{WRITTEN_OUT, numbers, packed};
use crate::context::{Path, site};
use crate::expr::{may_lack_value, word};
use crate::scope::Scope;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote_spanned};
use sprague_grammar::model::{Ascending, Expr, Set, VarId};

impl Scope<'_> {
    // Input:  for k in {1, 3, 4}
    // Output: __rule::each([1i128, 3i128, 4i128], |x1_k| { … })
    // `body` is what happens for each element; it has been generated already.
    pub(crate) fn each(&self, variables: &[VarId], set: &Set, body: &TokenStream) -> TokenStream {
        let names: Vec<_> = variables
            .iter()
            .map(|&variable| self.bind(variable))
            .collect();
        let (set, pattern, first) = match set {
            Set::Elements(elements) => return self.each_element(&names, elements, body),
            Set::Split(of) => {
                let of = self.expr(of);
                let pattern = quote_spanned!(site()=> (#(#names),*));
                (quote_spanned!(site()=> __rule::split(#of)), pattern, None)
            }
            Set::Parts { of, least, most } => {
                let (of, least) = (self.expr(of), self.expr(least));
                let most = self.optional(most.as_ref());
                let set = quote_spanned!(site()=> __rule::parts(#of, #least, #most));
                let list = variables.iter().any(|&variable| self.is_list(variable));
                (
                    set,
                    quote_spanned!(site()=> __parts),
                    Some(named_parts(&names, list, self.private())),
                )
            }
            numbers => (
                self.numbers(numbers),
                quote_spanned!(site()=> #(#names),*),
                None,
            ),
        };
        quote_spanned! {site()=>
            __rule::each(#set, |#pattern| { #first #body })
        }
    }

    /// A set of numbers that ascends, as an iterator.
    fn numbers(&self, set: &Set) -> TokenStream {
        let (function, first, upto) = match set {
            Set::Range { start, upto } => ("range", Some(start), upto),
            Set::Divisors { of, upto } => ("divisors", Some(of), upto),
            Set::Ascending { kind, upto } => (ascending(kind).0, base(kind), upto),
            // The other sets are told before.
            _ => return TokenStream::new(),
        };
        let function = word(function);
        let first = first.map(|first| self.expr(first)).into_iter();
        let upto = self.exprs(upto);
        quote_spanned!(site()=> __rule::#function(#(#first,)* &[#(#upto),*]))
    }

    fn optional(&self, expr: Option<&Expr>) -> TokenStream {
        self.context.option(expr.map(|expr| self.expr(expr)))
    }

    /// Runs over elements in braces: numbers are data; what cannot fail is an array; of the rest
    /// each is computed when its turn comes, so that one without value leaves out itself alone.
    fn each_element(
        &self,
        names: &[Ident],
        elements: &[Vec<Expr>],
        body: &TokenStream,
    ) -> TokenStream {
        if let Some(set) = self.constants(elements) {
            return quote_spanned! {site()=>
                __rule::each(__rule::constants(#set), |[#(#names),*]| { #body })
            };
        }
        let pattern = array_or_one(names);
        if elements.is_empty() {
            // The compiler could not tell of what type no element is.
            let (private, places) = (self.private(), Literal::usize_unsuffixed(names.len()));
            return quote_spanned! {site()=>
                __rule::each([[#private::i128::MAX; #places]; 0], |[#(#names),*]| { #body })
            };
        }
        if !elements.iter().flatten().any(may_lack_value) {
            let elements = elements
                .iter()
                .map(|element| array_or_one(&self.exprs(element)));
            return quote_spanned! {site()=>
                __rule::each([#(#elements),*], |#pattern| { #body })
            };
        }
        self.each_in_turn(&pattern, elements, body)
    }

    // Input:  for d in {n / a, 2}
    // Output: __rule::each([0, 1], |__turn| {
    //             let x2_d = match __turn { 0 => __rule::div(x0_n, x1_a)?, _ => 2i128 };
    //             …
    //         })
    fn each_in_turn(
        &self,
        pattern: &TokenStream,
        elements: &[Vec<Expr>],
        body: &TokenStream,
    ) -> TokenStream {
        let turns = (0..elements.len()).map(Literal::usize_unsuffixed);
        let last = elements.len().saturating_sub(1);
        let arms = elements.iter().enumerate().map(|(turn, element)| {
            let value = array_or_one(&self.exprs(element));
            let turn = (turn != last).then(|| Literal::usize_unsuffixed(turn));
            let turn = turn.map_or_else(|| quote_spanned!(site()=> _), ToTokens::into_token_stream);
            quote_spanned!(site()=> #turn => #value,)
        });
        quote_spanned! {site()=>
            __rule::each([#(#turns),*], |__turn| {
                let #pattern = match __turn { #(#arms)* };
                #body
            })
        }
    }

    /// A large set of plain numbers, as packed data in ascending order.
    fn constants(&self, elements: &[Vec<Expr>]) -> Option<TokenStream> {
        if elements.len() <= WRITTEN_OUT {
            return None;
        }
        let mut numbers = numbers(elements)?;
        numbers.sort_unstable();
        numbers.dedup();
        Some(packed(&numbers.concat(), self.context))
    }

    // Input:  k in {1, 3, 4}
    // Output: [1i128, 3i128, 4i128].contains(&x1_k)
    pub(crate) fn member(&self, value: &[Expr], set: &Set) -> TokenStream {
        match set {
            Set::Elements(elements) => self.member_of_elements(&self.exprs(value), elements),
            Set::Range { start, upto } => {
                let (value, start) = (self.first(value), self.expr(start));
                let upto = self.exprs(upto);
                quote_spanned!(site()=> __rule::in_range(#value, #start, &[#(#upto),*]))
            }
            Set::Divisors { of, upto } => {
                let (value, of) = (self.first(value), self.expr(of));
                let upto = self.exprs(upto);
                quote_spanned!(site()=> __rule::is_divisor(#value, #of, &[#(#upto),*]))
            }
            Set::Ascending { kind, .. } => {
                let (function, value) = (word(ascending(kind).1), self.first(value));
                let base = base(kind).map(|base| self.expr(base)).into_iter();
                quote_spanned!(site()=> __rule::#function(#(#base,)* #value))
            }
            Set::Split(of) => {
                let (values, of) = (self.exprs(value), self.expr(of));
                quote_spanned!(site()=> __rule::is_split(#(#values,)* #of))
            }
            Set::Parts { of, least, most } => {
                let (values, of) = (self.exprs(value), self.expr(of));
                let (least, most) = (self.expr(least), self.optional(most.as_ref()));
                quote_spanned!(site()=> __rule::is_parts(&[#(#values),*], #of, #least, #most))
            }
        }
    }

    /// The one number asked about.
    fn first(&self, value: &[Expr]) -> TokenStream {
        value
            .first()
            .map(|value| self.expr(value))
            .unwrap_or_default()
    }

    // Input:  k in {n / 2, 1}
    // Output: { let t0 = x1_k; t0 == __rule::div(x0_n, 2i128)? || t0 == 1i128 }
    /// Small sets of numbers are an array, large ones data. Of other elements each is computed
    /// in turn, up to the one that is equal.
    fn member_of_elements(&self, values: &[TokenStream], elements: &[Vec<Expr>]) -> TokenStream {
        if let Some(set) = self.constants(elements) {
            return quote_spanned!(site()=> __rule::is_constant([#(#values),*], #set));
        }
        let value = array_or_one(values);
        let plain = numbers(elements).is_some();
        let elements = elements
            .iter()
            .map(|element| array_or_one(&self.exprs(element)));
        if plain {
            return quote_spanned!(site()=> [#(#elements),*].contains(&#value));
        }
        let name = self.temporary();
        let equal = quote_spanned!(site()=> #(#name == #elements)||*);
        quote_spanned!(site()=> { let #name = #value; #equal })
    }
}

/// A plain number, or an array of several.
fn array_or_one<T: ToTokens>(items: &[T]) -> TokenStream {
    match items {
        [one] => quote_spanned!(site()=> #one),
        several => quote_spanned!(site()=> [#(#several),*]),
    }
}

// Input:  for (a, b, c) in parts(n, 3)
// Output: let [x1_a, x2_b, x3_c] = __parts[..] else { return Err(__rule::Stop::NoValue) };
// A list under one name is lent as a slice, as the heaps not named are.
fn named_parts(names: &[Ident], list: bool, private: &Path) -> TokenStream {
    match names {
        [one] if list => quote_spanned!(site()=> let #one = __parts.as_slice();),
        several => quote_spanned! {site()=>
            let [#(#several),*] = __parts[..] else {
                return #private::Err(__rule::Stop::NoValue);
            };
        },
    }
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
