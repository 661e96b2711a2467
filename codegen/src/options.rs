//! The moves: `fn options`, and for games that split heaps `impl HeapMoves`.

use crate::context::Context;
use crate::expr::joined;
use crate::outer::Call;
use crate::scope::Scope;
use sprague_grammar::model::{Code, Element, Game, Move, Rules, Shape, Step, Target};

/// The body of `fn options`.
pub(crate) fn options(game: &Game, set: Option<&str>, context: &Context<'_>) -> String {
    if let Some(set) = set {
        return format!("{set} __rule::subtraction(&SET, *__position, __options);");
    }
    match &game.rules {
        _ if game.shape == Shape::Collection => {
            "__rule::collection(self, __position, __options);".into()
        }
        _ if matches!(game.shape, Shape::Tuples(_)) => {
            "__rule::tuples(self, __position, __options);".into()
        }
        Rules::Code(code) => {
            let digits = digits(code);
            format!("__rule::code_heap({digits}, *__position, __options);")
        }
        Rules::Moves(moves) => rules(game, moves, context),
    }
}

// Input:  pub game Kayles(n) { octal 0.77; }
// Output: __heap_moves! { [] [Kayles]
//             |__heap, __lists| __rule { __rule::code_replacements(b"…", __heap, __lists); } }
/// The moves of one heap or one tuple, where a move replaces one. `of` is what the impl is for.
pub(crate) fn replacements(game: &Game, of: &str, context: &Context<'_>) -> Option<Call> {
    match (game.shape, &game.rules) {
        (Shape::Collection, replaced) => {
            let body = match replaced {
                Rules::Code(code) => {
                    let digits = digits(code);
                    format!("__rule::code_replacements({digits}, __heap, __lists);")
                }
                Rules::Moves(moves) => rules(game, moves, context),
            };
            let text = format!("{of} |__heap, __lists| __rule {{ {body} }}");
            Some(("__heap_moves", context.tokens(&text)))
        }
        (Shape::Tuples(heaps), Rules::Moves(moves)) => {
            let body = rules(game, moves, context);
            let text = format!("{of} {heaps} |__tuple, __lists| __rule {{ {body} }}");
            Some(("__tuple_moves", context.tokens(&text)))
        }
        _ => None,
    }
}

/// The digits of a code as one token.
fn digits(code: &Code) -> String {
    format!("b\"{}\"", code.digits.escape_ascii())
}

/// One call for each rule.
fn rules(game: &Game, moves: &[Move], context: &Context<'_>) -> String {
    joined(moves.iter().map(|rule| call(game, rule, context)), " ")
}

// Input:  (n, q) -> (n - a, 2 * a) for a in 1..=q;
// Output: __rule::tuple(__position, __options, |[x0_n, x1_q], __out| { __rule::each(…) });
fn call(game: &Game, rule: &Move, context: &Context<'_>) -> String {
    let scope = &Scope::new(&rule.variables, &game.parameters, context);
    let body = steps(scope, rule, result(scope, game.shape, &rule.result));
    let heaps = joined((0..rule.heaps).map(|heap| scope.bind(heap)), ", ");
    let (function, pattern) = match game.shape {
        Shape::Heap => ("heap(*__position, __options", heaps),
        Shape::Collection => ("replace(__heap, __lists", heaps),
        Shape::Tuple(_) => ("tuple(__position, __options", format!("[{heaps}]")),
        Shape::Unordered(_) => ("unordered(__position, __options", format!("[{heaps}]")),
        Shape::Tuples(_) => ("replace_tuple(__tuple, __lists", format!("[{heaps}]")),
        Shape::Multiset => return multiset(scope, rule, &heaps, &body),
    };
    format!("__rule::{function}, |{pattern}, __out| {{ {body} }});")
}

// Input:  [a, ..rest] -> …
// Output: __rule::multiset(__position, __options, false, |[x0_a], x1_rest, __out| { … });
fn multiset(scope: &Scope<'_>, rule: &Move, heaps: &str, body: &str) -> String {
    let exact = rule.rest.is_none();
    // `_` where the pattern has no rest.
    let rest = rule
        .rest
        .map_or_else(|| "_".into(), |rest| scope.bind(rest));
    format!(
        "__rule::multiset(__position, __options, {exact}, |[{heaps}], {rest}, __out| {{ {body} }});"
    )
}

// Input:  … for k in 1..=n if gcd(k, n) == 1
// Output: __rule::each(__rule::range(…), |x1_k| { __rule::guard(…)?; … })
fn steps(scope: &Scope<'_>, rule: &Move, result: String) -> String {
    rule.steps
        .iter()
        .rev()
        .fold(result, |body, step| match step {
            Step::If(condition) => {
                format!("__rule::guard({})?; {body}", scope.condition(condition))
            }
            Step::Each { variables, set, .. } => scope.each(variables, set, &body),
        })
}

/// Hands the result to the runtime, which knows the wall.
fn result(scope: &Scope<'_>, shape: Shape, target: &Target) -> String {
    match target {
        Target::Heaps(heaps) => {
            let heaps = scope.listed(heaps);
            match shape {
                Shape::Tuple(_) => format!("__out.tuple([{heaps}])"),
                Shape::Unordered(_) => format!("__out.unordered([{heaps}])"),
                _ => format!("__out.heap({heaps})"),
            }
        }
        Target::List(elements) => list(scope, elements),
        Target::Positions(tuples) => {
            let tuples = tuples
                .iter()
                .map(|tuple| format!("[{}]", scope.listed(tuple)));
            format!("__out.tuples(&[{}])", joined(tuples, ", "))
        }
    }
}

// Input:  [a, ..p]
// Output: __out.list(|__list| { __list.one(x1_a)?; __list.splice(x2_p) })
fn list(scope: &Scope<'_>, elements: &[Element]) -> String {
    if elements.is_empty() {
        return "__out.list(|_| __rule::Ok(()))".into();
    }
    let calls = elements.iter().map(|element| list_call(scope, element));
    format!("__out.list(|__list| {{ {} }})", joined(calls, "?; "))
}

// Input:  n / 2; K
// Output: __list.repeat(__rule::div(x0_n, 2i128)?, 3i128)
fn list_call(scope: &Scope<'_>, element: &Element) -> String {
    match element {
        Element::One(heap) => format!("__list.one({})", scope.expr(heap)),
        Element::Repeat { heap, count } => {
            let (heap, count) = (scope.expr(heap), scope.expr(count));
            format!("__list.repeat({heap}, {count})")
        }
        Element::Range { start, end } => {
            let (start, end) = (scope.expr(start), scope.expr(end));
            format!("__list.range({start}, {end})")
        }
        Element::Splice(parts) => format!("__list.splice({})", scope.read(*parts)),
    }
}
