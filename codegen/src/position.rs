//! Positions and what is told of them: their type, their rank, the convention.

use crate::context::Context;
use crate::expr::joined;
use crate::scope::Scope;
use sprague_grammar::model::{Component, Game, Shape, Termination, Variable, VariableKind};

// Input:  pub game Cutcake(m, n) { … }
// Output: Tuples 2
/// The type of the positions: a type of the runtime by its name and size, or another in braces.
pub(crate) fn position(shape: Shape) -> String {
    match shape {
        Shape::Heap => "{ ::core::primitive::u64 }".into(),
        Shape::Collection | Shape::Multiset => "Heaps".into(),
        Shape::Tuple(heaps) => format!("{{ [::core::primitive::u64; {heaps}] }}"),
        Shape::Unordered(heaps) => format!("Unordered {heaps}"),
        Shape::Tuples(heaps) => format!("Tuples {heaps}"),
    }
}

/// The type and the value of the rank, which every move lowers.
pub(crate) struct Rank {
    /// The type, as that of a position, in brackets; of a pair those of both.
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
                kind: format!("{} {}", first.kind, second.kind),
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
            kind: format!("[{}]", position(shape)),
            value: "*__position".into(),
        },
        Shape::Collection | Shape::Multiset | Shape::Tuples(_) => Rank {
            kind: format!("[{}]", position(shape)),
            value: "::core::clone::Clone::clone(__position)".into(),
        },
        Shape::Unordered(heaps) => {
            let name = |heap| format!("__h{heap}");
            let up = joined((0..heaps).map(name), ", ");
            let down = joined((0..heaps).rev().map(name), ", ");
            Rank {
                kind: format!("[{}]", position(Shape::Tuple(heaps))),
                value: format!("let [{up}] = *__position.as_array(); [{down}]"),
            }
        }
    }
}

// Input:  measure x + y, x;
// Output: let [x0_x, x1_y] = __position.map(<i128 as From<_>>::from);
//         __rule::measure([__rule::add(x0_x, x1_y), __rule::Ok(x0_x)])
fn numbers(game: &Game, components: &[Component], context: &Context<'_>) -> Rank {
    let variables = header(game);
    let scope = Scope::new(&variables, &game.parameters, context);
    let values = components
        .iter()
        .map(|each| component(&scope, game.shape, each));
    let measure = format!("__rule::measure([{}])", joined(values, ", "));
    let length = components.len();
    let bindings = bindings(&scope, game);
    if matches!(game.shape, Shape::Collection | Shape::Tuples(_)) {
        return one_by_one(game.shape, length, &bindings, &measure);
    }
    Rank {
        kind: format!("[{{ [::core::primitive::i128; {length}] }}]"),
        value: format!("{bindings} {measure}"),
    }
}

// Input:  pub game G(n) { n -> [..]; measure n; }
// Output: let mut __all = __rule::Vec::new(); for __heap in __position.as_slice() { … } …; __all
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
        kind: format!("[Measures {length}]"),
        value: format!(
            "let mut __all = __rule::Vec::new(); \
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
        .collect();
    variables.push(variable("heaps", VariableKind::List));
    variables
}

/// One component, which may have no value.
fn component(scope: &Scope<'_>, shape: Shape, component: &Component) -> String {
    match component {
        Component::Heap(place) => format!("__rule::Ok({})", scope.read(*place)),
        Component::Sum(places) => {
            let heaps = places.iter().map(|&place| scope.read(place));
            format!("__rule::sum(&[{}], &[])", joined(heaps, ", "))
        }
        Component::Expr(expr) => flow(&scope.expr(expr)),
        Component::Count => format!("__rule::Ok(__rule::count({}))", heaps(shape)),
        Component::Total | Component::Descending => {
            format!("__rule::Ok(__rule::total({}))", heaps(shape))
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
        text = format!("let [{names}] = {array}.map(__rule::wide); ");
    }
    if scope.is_read(names) {
        let (list, heaps) = (scope.bind(names), heaps(game.shape));
        text.extend([
            "let ",
            &list,
            ": &[__rule::i128] = &__rule::numbers(",
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

// Input:  __rule::add(x0_x, __rule::neg(x1_y)?)?
// Output: (|| __rule::add(x0_x, __rule::neg(x1_y)?))()
/// A number that may have no value, as a flow of its own.
fn flow(number: &str) -> String {
    match number.strip_suffix('?') {
        Some(last) if !last.contains('?') => last.into(),
        Some(last) => format!("(|| {last})()"),
        None => format!("(|| __rule::Ok({number}))()"),
    }
}
