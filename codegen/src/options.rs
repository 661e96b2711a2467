//! The moves: `fn options`, and for games that split heaps `impl HeapMoves`.

use crate::context::Context;
use crate::expr::joined;
use crate::outer::Outer;
use crate::scope::Scope;
use sprague_grammar::model::{Code, Element, Game, Move, Rules, Shape, Step, Target};
use sprague_grammar::strategy::Strategy;

/// The body of `fn options`.
pub(crate) fn options(game: &Game, context: &Context<'_>) -> String {
    if Strategy::of(game) == Strategy::Subtraction {
        return "__s::of_set(self, *__position, __options);".into();
    }
    match &game.rules {
        _ if game.shape == Shape::Collection => {
            "__s::collection(self, __position, __options);".into()
        }
        _ if matches!(game.shape, Shape::Tuples(_)) => {
            "__s::tuples(self, __position, __options);".into()
        }
        Rules::Code(code) => {
            let digits = digits(code);
            format!("__s::code_heap({digits}, *__position, __options);")
        }
        Rules::Moves(moves) => rules(game, moves, context),
    }
}

// Input:  pub game Kayles(n) { octal 0.77; }
// Output: impl __s::HeapMoves for Kayles { fn replacements(…) {
//             __s::code_replacements(b"…", __heap, __lists); } }
/// The moves of one heap or one tuple, where a move replaces one.
pub(crate) fn replacements(game: &Game, outer: &Outer, context: &Context<'_>, text: &mut String) {
    match (game.shape, &game.rules) {
        (Shape::Collection, replaced) => {
            outer.begin("HeapMoves", text);
            text.push_str("fn replacements(&self,__heap:__s::u64,__lists:&mut __s::Replacements){");
            match replaced {
                Rules::Code(code) => text.extend([
                    "__s::code_replacements(",
                    &digits(code),
                    ",__heap,__lists);",
                ]),
                Rules::Moves(moves) => text.push_str(&rules(game, moves, context)),
            }
            text.push_str("}}");
        }
        (Shape::Tuples(heaps), Rules::Moves(moves)) => {
            let heaps = heaps.to_string();
            outer.begin(&format!("TupleMoves<{heaps}>"), text);
            text.extend(["fn replacements(&self,__tuple:&[__s::u64;", &heaps]);
            text.extend(["],__lists:&mut __s::Options<__s::Tuples<", &heaps, ">>){"]);
            text.extend([&rules(game, moves, context), "}}"]);
        }
        _ => {}
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
// Output: __s::tuple(__position, __options, |[x0_n, x1_q], __out| { __s::each(…) });
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
    format!("__s::{function}, |{pattern}, __out| {{ {body} }});")
}

// Input:  [a, ..rest] -> …
// Output: __s::multiset(__position, __options, false, |[x0_a], x1_rest, __out| { … });
fn multiset(scope: &Scope<'_>, rule: &Move, heaps: &str, body: &str) -> String {
    let exact = rule.rest.is_none();
    // `_` where the pattern has no rest.
    let rest = rule
        .rest
        .map_or_else(|| "_".into(), |rest| scope.bind(rest));
    format!(
        "__s::multiset(__position, __options, {exact}, |[{heaps}], {rest}, __out| {{ {body} }});"
    )
}

// Input:  … for k in 1..=n if gcd(k, n) == 1
// Output: __s::each(__s::range(…), |x1_k| { __s::guard(…)?; … })
fn steps(scope: &Scope<'_>, rule: &Move, result: String) -> String {
    rule.steps
        .iter()
        .rev()
        .fold(result, |body, step| match step {
            Step::If(condition) => {
                format!("__s::guard({})?; {body}", scope.condition(condition))
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
        return "__out.list(|_| __s::Ok(()))".into();
    }
    let calls = elements.iter().map(|element| list_call(scope, element));
    format!("__out.list(|__list| {{ {} }})", joined(calls, "?; "))
}

// Input:  n / 2; K
// Output: __list.repeat(__s::div(x0_n, 2i128)?, 3i128)
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
