//! Positions and what is told of them: their type, their rank, the convention.

use crate::context::Context;
use crate::expr::joined;
use crate::scope::Scope;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Component, Game, Shape, Termination, Variable, VariableKind};

/// The type of the positions.
pub(crate) fn position(shape: Shape) -> String {
    match shape {
        Shape::Heap => "__s::u64".into(),
        Shape::Collection | Shape::Multiset => "__s::Heaps".into(),
        Shape::Tuple(heaps) => format!("[__s::u64;{heaps}]"),
        Shape::Unordered(heaps) => format!("__s::Unordered<{heaps}>"),
        Shape::Tuples(heaps) => format!("__s::Tuples<{heaps}>"),
    }
}

/// The type and the value of the rank, which every move lowers.
pub(crate) struct Rank {
    pub(crate) kind: String,
    pub(crate) value: String,
}

/// The measure as the rank. What a measure names behind the heaps themselves decides nothing.
pub(crate) fn rank(game: &Game, context: &Context<'_>) -> Rank {
    let (Termination::Proved(measure) | Termination::Assumed(measure)) = &game.termination;
    let components = measure.components.as_slice();
    match components
        .iter()
        .position(|component| is_whole(game.shape, component))
    {
        None => numbers(game, components, context),
        Some(0) => whole(game.shape),
        Some(place) => {
            let first = numbers(game, &components[..place], context);
            let second = whole(game.shape);
            Rank {
                kind: format!("({},{})", first.kind, second.kind),
                value: format!("({{ {} }}, {{ {} }})", first.value, second.value),
            }
        }
    }
}

/// The component is all the heaps, in an order of their own.
fn is_whole(shape: Shape, component: &Component) -> bool {
    match component {
        // A measure of tuples is one of a single tuple.
        _ if matches!(shape, Shape::Tuples(_)) => false,
        Component::Descending => true,
        Component::Heap(_) => matches!(shape, Shape::Heap | Shape::Collection),
        Component::Sum(_) | Component::Total => shape == Shape::Heap,
        Component::Count | Component::Expr(_) => false,
    }
}

/// The heaps themselves: those without order are compared from the largest down.
fn whole(shape: Shape) -> Rank {
    match shape {
        Shape::Heap | Shape::Tuple(_) => Rank {
            kind: position(shape),
            value: "*__position".into(),
        },
        Shape::Collection | Shape::Multiset | Shape::Tuples(_) => Rank {
            kind: position(shape),
            value: "__s::Clone::clone(__position)".into(),
        },
        Shape::Unordered(heaps) => {
            let name = |heap| format!("__h{heap}");
            let up = joined((0..heaps).map(name), ", ");
            let down = joined((0..heaps).rev().map(name), ", ");
            Rank {
                kind: position(Shape::Tuple(heaps)),
                value: format!("let [{up}] = *__position.as_array(); [{down}]"),
            }
        }
    }
}

// Input:  measure x + y, x;
// Output: let [x0_x, x1_y] = __position.map(<i128 as From<_>>::from);
//         __s::measure([__s::add(x0_x, x1_y), __s::Ok(x0_x)])
fn numbers(game: &Game, components: &[Component], context: &Context<'_>) -> Rank {
    let variables = header(game);
    let scope = Scope::new(&variables, &game.parameters, context);
    let values = components
        .iter()
        .map(|each| component(&scope, game.shape, each));
    let measure = format!("__s::measure([{}])", joined(values, ", "));
    let length = components.len();
    let bindings = bindings(&scope, game);
    if matches!(game.shape, Shape::Collection | Shape::Tuples(_)) {
        return one_by_one(game.shape, length, &bindings, &measure);
    }
    Rank {
        kind: format!("[__s::i128;{length}]"),
        value: format!("{bindings} {measure}"),
    }
}

// Input:  pub game G(n) { n -> [..]; measure n; }
// Output: let mut __all = __s::Vec::new(); for __heap in __position.as_slice() { … } …; __all
/// A move replaces a heap by heaps of a lower measure: so the measures of all heaps fall, compared
/// from the greatest down (Dershowitz and Manna, Proving termination with multiset orderings,
/// 1979). The same holds of tuples.
fn one_by_one(shape: Shape, length: usize, bindings: &str, measure: &str) -> Rank {
    // A measure may name nothing of the heap or tuple, `measure 1`.
    let one = match shape {
        _ if bindings.is_empty() => "_",
        Shape::Collection => "__heap",
        _ => "__tuple",
    };
    Rank {
        kind: format!("__s::Measures<{length}>"),
        value: format!(
            "let mut __all = __s::Vec::new(); \
             for {one} in __position.as_slice() {{ \
                 {bindings} \
                 __all.push({measure}); \
             }} \
             __all.sort_unstable(); \
             __all.reverse(); \
             __all"
        ),
    }
}

/// The names that a measure may use: those of the header, and the list of all heaps.
fn header(game: &Game) -> Vec<Variable> {
    let variable = |name: &str, kind| Variable {
        name: name.into(),
        span: game.name_span,
        kind,
    };
    let mut variables: Vec<_> = game
        .heap_names
        .iter()
        .map(|name| variable(name, VariableKind::Heap))
        .listed();
    variables.push(variable("heaps", VariableKind::List));
    variables
}

/// One component, which may have no value.
fn component(scope: &Scope<'_>, shape: Shape, component: &Component) -> String {
    match component {
        Component::Heap(place) => format!("__s::Ok({})", scope.read(*place)),
        Component::Sum(places) => {
            let heaps = places.iter().map(|&place| scope.read(place));
            format!("__s::sum(&[{}], &[])", joined(heaps, ", "))
        }
        Component::Expr(expr) => flow(&scope.expr(expr)),
        Component::Count => format!("__s::Ok(__s::count({}))", heaps(shape)),
        Component::Total | Component::Descending => {
            format!("__s::Ok(__s::total({}))", heaps(shape))
        }
    }
}

/// What the components read, as numbers of a rule.
fn bindings(scope: &Scope<'_>, game: &Game) -> String {
    let mut text = String::new();
    let names = game.heap_names.len();
    if (0..names).any(|heap| scope.is_read(heap)) {
        let array = match game.shape {
            Shape::Heap => "[*__position]",
            Shape::Collection => "[*__heap]",
            shape => heaps(shape),
        };
        let names = joined((0..names).map(|heap| scope.bind(heap)), ", ");
        text = format!("let [{names}] = {array}.map(__s::wide); ");
    }
    if scope.is_read(names) {
        let (list, heaps) = (scope.bind(names), heaps(game.shape));
        text.extend([
            "let ",
            &list,
            ": &[__s::i128] = &__s::numbers(",
            heaps,
            "); ",
        ]);
    }
    text
}

/// The position as an array or a slice of its heaps.
const fn heaps(shape: Shape) -> &'static str {
    match shape {
        Shape::Heap => "&[*__position]",
        Shape::Tuple(_) => "__position",
        Shape::Unordered(_) => "__position.as_array()",
        Shape::Collection => "&[*__heap]",
        Shape::Multiset => "__position.as_slice()",
        Shape::Tuples(_) => "__tuple",
    }
}

// Input:  __s::add(x0_x, __s::neg(x1_y)?)?
// Output: (|| __s::add(x0_x, __s::neg(x1_y)?))()
/// A number that may have no value, as a flow of its own.
fn flow(number: &str) -> String {
    match number.strip_suffix('?') {
        Some(last) if !last.contains('?') => last.into(),
        Some(last) => format!("(|| {last})()"),
        None => format!("(|| __s::Ok({number}))()"),
    }
}
