//! The moves: `fn options`, and for games that split heaps `impl HeapMoves`.

use crate::context::{Context, site};
use crate::expr::word;
use crate::outer::Outer;
use crate::scope::Scope;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::model::{Code, Element, Game, Move, Rules, Shape, Step, Target};

/// The body of `fn options`.
pub(crate) fn options(
    game: &Game,
    set: Option<&TokenStream>,
    context: &Context<'_>,
) -> TokenStream {
    let private = context.private();
    if let Some(set) = set {
        return quote_spanned! {site()=>
            #set
            #private::rule::subtraction(&SET, *__position, __options);
        };
    }
    match &game.rules {
        _ if game.shape == Shape::Collection => quote_spanned! {site()=>
            #private::rule::collection(self, __position, __options);
        },
        _ if matches!(game.shape, Shape::Tuples(_)) => quote_spanned! {site()=>
            #private::rule::tuples(self, __position, __options);
        },
        Rules::Code(code) => {
            let digits = digits(code);
            quote_spanned!(site()=> #private::rule::code_heap(#digits, *__position, __options);)
        }
        Rules::Moves(moves) => rules(game, moves, context),
    }
}

// Input:  pub game Kayles(n) { octal 0.77; }
// Output: impl HeapMoves for Kayles { fn replacements … { __rule::code_replacements(b"…", …) } }
pub(crate) fn heap_moves(game: &Game, outer: &Outer, context: &Context<'_>) -> TokenStream {
    if game.shape != Shape::Collection {
        return TokenStream::new();
    }
    let private = context.private();
    let Outer {
        conditions,
        generics,
        name,
        ..
    } = outer;
    let body = match &game.rules {
        Rules::Code(code) => {
            let digits = digits(code);
            quote_spanned!(site()=> #private::rule::code_replacements(#digits, __heap, __lists);)
        }
        Rules::Moves(moves) => rules(game, moves, context),
    };
    quote_spanned! {site()=>
        #conditions
        impl #generics #private::HeapMoves for #name {
            fn replacements(&self, __heap: #private::u64, __lists: &mut #private::Replacements) {
                #body
            }
        }
    }
}

// Input:  pub game Cutcake(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m); … }
// Output: impl TupleMoves<2> for Cutcake { fn replacements … { __rule::replace_tuple(…); … } }
pub(crate) fn tuple_moves(game: &Game, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let (Shape::Tuples(heaps), Rules::Moves(moves)) = (game.shape, &game.rules) else {
        return TokenStream::new();
    };
    let private = context.private();
    let Outer {
        conditions,
        generics,
        name,
        ..
    } = outer;
    let body = rules(game, moves, context);
    let heaps = Literal::usize_unsuffixed(heaps);
    quote_spanned! {site()=>
        #conditions
        impl #generics #private::TupleMoves<#heaps> for #name {
            fn replacements(
                &self,
                __tuple: &[#private::u64; #heaps],
                __lists: &mut #private::Options<#private::Tuples<#heaps>>,
            ) {
                #body
            }
        }
    }
}

/// The digits of a code as one token.
fn digits(code: &Code) -> Literal {
    Literal::byte_string(&code.digits)
}

/// One call for each rule.
fn rules(game: &Game, moves: &[Move], context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let calls = moves.iter().map(|rule| call(game, rule, context));
    quote_spanned! {site()=>
        use #private::rule as __rule;
        #(#calls)*
    }
}

// Input:  (n, q) -> (n - a, 2 * a) for a in 1..=q;
// Output: __rule::tuple(__position, __options, |[x0_n, x1_q], __out| { __rule::each(…) });
fn call(game: &Game, rule: &Move, context: &Context<'_>) -> TokenStream {
    let scope = &Scope::new(&rule.variables, &game.parameters, context);
    let body = steps(scope, rule, result(scope, game.shape, &rule.result));
    let heaps: Vec<_> = (0..rule.heaps).map(|heap| scope.bind(heap)).collect();
    match game.shape {
        Shape::Heap => quote_spanned! {site()=>
            __rule::heap(*__position, __options, |#(#heaps),*, __out| { #body });
        },
        Shape::Collection => quote_spanned! {site()=>
            __rule::replace(__heap, __lists, |#(#heaps),*, __out| { #body });
        },
        Shape::Tuple(_) => quote_spanned! {site()=>
            __rule::tuple(__position, __options, |[#(#heaps),*], __out| { #body });
        },
        Shape::Unordered(_) => quote_spanned! {site()=>
            __rule::unordered(__position, __options, |[#(#heaps),*], __out| { #body });
        },
        Shape::Tuples(_) => quote_spanned! {site()=>
            __rule::replace_tuple(__tuple, __lists, |[#(#heaps),*], __out| { #body });
        },
        Shape::Multiset => multiset(scope, rule, &heaps, &body),
    }
}

// Input:  [a, ..rest] -> …
// Output: __rule::multiset(__position, __options, false, |[x0_a], x1_rest, __out| { … });
fn multiset(scope: &Scope<'_>, rule: &Move, heaps: &[Ident], body: &TokenStream) -> TokenStream {
    let exact = rule.rest.is_none();
    // `_` where the pattern has no rest.
    let rest = rule.rest.map_or_else(|| word("_"), |rest| scope.bind(rest));
    quote_spanned! {site()=>
        __rule::multiset(__position, __options, #exact, |[#(#heaps),*], #rest, __out| { #body });
    }
}

// Input:  … for k in 1..=n if gcd(k, n) == 1
// Output: __rule::each(__rule::range(…), |x1_k| { __rule::guard(…)?; … })
fn steps(scope: &Scope<'_>, rule: &Move, result: TokenStream) -> TokenStream {
    rule.steps
        .iter()
        .rev()
        .fold(result, |body, step| match step {
            Step::If(condition) => {
                let condition = scope.condition(condition);
                quote_spanned!(site()=> __rule::guard(#condition)?; #body)
            }
            Step::Each { variables, set, .. } => scope.each(variables, set, &body),
        })
}

/// Hands the result to the runtime, which knows the wall.
fn result(scope: &Scope<'_>, shape: Shape, target: &Target) -> TokenStream {
    match target {
        Target::Heaps(heaps) => {
            let heaps = scope.exprs(heaps);
            match shape {
                Shape::Tuple(_) => quote_spanned!(site()=> __out.tuple([#(#heaps),*])),
                Shape::Unordered(_) => quote_spanned!(site()=> __out.unordered([#(#heaps),*])),
                _ => quote_spanned!(site()=> __out.heap(#(#heaps),*)),
            }
        }
        Target::List(elements) => list(scope, elements),
        Target::Positions(tuples) => {
            let tuples = tuples.iter().map(|tuple| scope.exprs(tuple));
            let tuples = tuples.map(|heaps| quote_spanned!(site()=> [#(#heaps),*]));
            quote_spanned!(site()=> __out.tuples(&[#(#tuples),*]))
        }
    }
}

// Input:  [a, ..p]
// Output: out.list(|__list| { list.one(x1_a)?; list.splice(x2_p)?; Ok(()) })
fn list(scope: &Scope<'_>, elements: &[Element]) -> TokenStream {
    let private = scope.private();
    if elements.is_empty() {
        return quote_spanned!(site()=> __out.list(|_| #private::Ok(())));
    }
    let mut calls: Vec<_> = elements
        .iter()
        .map(|element| list_call(scope, element))
        .collect();
    let last = calls.pop();
    quote_spanned!(site()=> __out.list(|__list| { #(#calls?;)* #last }))
}

// Input:  n / 2; K
// Output: list.repeat(__rule::div(x0_n, 2i128)?, 3i128)
fn list_call(scope: &Scope<'_>, element: &Element) -> TokenStream {
    match element {
        Element::One(heap) => {
            let heap = scope.expr(heap);
            quote_spanned!(site()=> __list.one(#heap))
        }
        Element::Repeat { heap, count } => {
            let (heap, count) = (scope.expr(heap), scope.expr(count));
            quote_spanned!(site()=> __list.repeat(#heap, #count))
        }
        Element::Range { start, end } => {
            let (start, end) = (scope.expr(start), scope.expr(end));
            quote_spanned!(site()=> __list.range(#start, #end))
        }
        Element::Splice(parts) => {
            let parts = scope.read(*parts);
            quote_spanned!(site()=> __list.splice(#parts))
        }
    }
}
