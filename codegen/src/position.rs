//! Positions and what is told of them: their type, their rank, the convention.

use crate::context::{Context, site};
use crate::expr::word;
use crate::outer::Outer;
use crate::scope::Scope;
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::model::{Component, Game, Shape, Termination, Variable, VariableKind};

/// The type of the positions.
pub(crate) fn position(shape: Shape, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    match shape {
        Shape::Heap => quote_spanned!(site()=> #private::u64),
        Shape::Collection | Shape::Multiset => quote_spanned!(site()=> #private::Heaps),
        Shape::Tuple(heaps) => {
            let heaps = Literal::usize_unsuffixed(heaps);
            quote_spanned!(site()=> [#private::u64; #heaps])
        }
        Shape::Unordered(heaps) => {
            let heaps = Literal::usize_unsuffixed(heaps);
            quote_spanned!(site()=> #private::Unordered<#heaps>)
        }
        Shape::Tuples(heaps) => {
            let heaps = Literal::usize_unsuffixed(heaps);
            quote_spanned!(site()=> #private::Tuples<#heaps>)
        }
    }
}

// Input:  pub game Mark(n) { … }
// Output: __one_heap! { [] [] [Mark] }
pub(crate) fn one_heap(shape: Shape, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let Outer {
        conditions,
        generics,
        name,
        ..
    } = outer;
    match shape {
        Shape::Heap | Shape::Collection => quote_spanned! {site()=>
            #private::__one_heap! { [#conditions] [#generics] [#name] }
        },
        _ => TokenStream::new(),
    }
}

/// The type and the value of the rank, which every move lowers.
pub(crate) struct Rank {
    pub(crate) kind: TokenStream,
    pub(crate) value: TokenStream,
}

impl Rank {
    fn new(kind: TokenStream, value: TokenStream) -> Self {
        Self { kind, value }
    }
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
        Some(0) => whole(game.shape, context),
        Some(place) => {
            let first = numbers(game, &components[..place], context);
            let second = whole(game.shape, context);
            let (kinds, values) = ([first.kind, second.kind], [first.value, second.value]);
            Rank::new(
                quote_spanned!(site()=> (#(#kinds),*)),
                quote_spanned!(site()=> (#({ #values }),*)),
            )
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
fn whole(shape: Shape, context: &Context<'_>) -> Rank {
    let private = context.private();
    let position = position(shape, context);
    match shape {
        Shape::Heap | Shape::Tuple(_) => Rank::new(position, quote_spanned!(site()=> *__position)),
        Shape::Collection | Shape::Multiset | Shape::Tuples(_) => Rank::new(
            position,
            quote_spanned!(site()=> #private::Clone::clone(__position)),
        ),
        Shape::Unordered(heaps) => {
            let up: Vec<_> = (0..heaps).map(|heap| word(&format!("__h{heap}"))).collect();
            let down = up.iter().rev();
            let heaps = Literal::usize_unsuffixed(heaps);
            Rank::new(
                quote_spanned!(site()=> [#private::u64; #heaps]),
                quote_spanned!(site()=> let [#(#up),*] = *__position.as_array(); [#(#down),*]),
            )
        }
    }
}

// Input:  measure x + y, x;
// Output: use rule; let [x0_x, x1_y] = position.map(From::from);
//         __rule::measure([(|| Ok(__rule::add(x0_x, x1_y)?))(), Ok(x0_x)])
fn numbers(game: &Game, components: &[Component], context: &Context<'_>) -> Rank {
    let private = context.private();
    let variables = header(game);
    let scope = Scope::new(&variables, &game.parameters, context);
    let values = components
        .iter()
        .map(|each| component(&scope, game.shape, each));
    let measure = quote_spanned!(site()=> __rule::measure([#(#values),*]));
    let length = Literal::usize_unsuffixed(components.len());
    let kind = quote_spanned!(site()=> [#private::i128; #length]);
    let bindings = bindings(&scope, game);
    if matches!(game.shape, Shape::Collection | Shape::Tuples(_)) {
        return one_by_one(&scope, game.shape, &kind, &bindings, &measure);
    }
    Rank::new(
        kind,
        quote_spanned! {site()=>
            use #private::rule as __rule;
            #bindings
            #measure
        },
    )
}

// Input:  pub game G(n) { n -> [..]; measure n; }
// Output: { let mut __all = Vec::new(); for heap in __position.as_slice() { … } …; all }
/// A move replaces a heap by heaps of a lower measure: so the measures of all heaps fall, compared
/// from the greatest down (Dershowitz and Manna, Proving termination with multiset orderings,
/// 1979). The same holds of tuples.
fn one_by_one(
    scope: &Scope<'_>,
    shape: Shape,
    kind: &TokenStream,
    bindings: &TokenStream,
    measure: &TokenStream,
) -> Rank {
    let private = scope.private();
    let one = word(if shape == Shape::Collection {
        "__heap"
    } else {
        "__tuple"
    });
    // A measure may name nothing of the heap or tuple, `measure 1`.
    let one = if bindings.is_empty() { word("_") } else { one };
    Rank::new(
        quote_spanned!(site()=> #private::Vec<#kind>),
        quote_spanned! {site()=>
            use #private::rule as __rule;
            let mut __all = #private::Vec::new();
            for #one in __position.as_slice() {
                #bindings
                __all.push(#measure);
            }
            __all.sort_unstable();
            __all.reverse();
            __all
        },
    )
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
fn component(scope: &Scope<'_>, shape: Shape, component: &Component) -> TokenStream {
    let private = scope.private();
    let heaps = heaps(shape);
    match component {
        Component::Heap(place) => {
            let heap = scope.read(*place);
            quote_spanned!(site()=> #private::Ok(#heap))
        }
        Component::Sum(places) => {
            let heaps = places.iter().map(|&place| scope.read(place));
            quote_spanned!(site()=> __rule::sum(&[#(#heaps),*], &[]))
        }
        Component::Expr(expr) => {
            let value = scope.expr(expr);
            quote_spanned!(site()=> (|| #private::Ok(#value))())
        }
        Component::Count => quote_spanned!(site()=> #private::Ok(__rule::count(#heaps))),
        Component::Total | Component::Descending => {
            quote_spanned!(site()=> #private::Ok(__rule::total(#heaps)))
        }
    }
}

/// What the components read, as numbers of a rule.
fn bindings(scope: &Scope<'_>, game: &Game) -> TokenStream {
    let private = scope.private();
    let heaps = heaps(game.shape);
    let names = game.heap_names.len();
    let numbers = (0..names).any(|heap| scope.is_read(heap)).then(|| {
        let names = (0..names).map(|heap| scope.bind(heap));
        let array = match game.shape {
            Shape::Heap => quote_spanned!(site()=> [*__position]),
            Shape::Collection => quote_spanned!(site()=> [*__heap]),
            _ => heaps.clone(),
        };
        quote_spanned! {site()=>
            let [#(#names),*] = #array.map(<#private::i128 as #private::From<_>>::from);
        }
    });
    let list = scope.is_read(names).then(|| {
        let list = scope.bind(names);
        quote_spanned!(site()=> let #list: &[#private::i128] = &__rule::numbers(#heaps);)
    });
    quote_spanned!(site()=> #numbers #list)
}

/// The position as an array or a slice of its heaps.
fn heaps(shape: Shape) -> TokenStream {
    match shape {
        Shape::Heap => quote_spanned!(site()=> &[*__position]),
        Shape::Tuple(_) => quote_spanned!(site()=> __position),
        Shape::Unordered(_) => quote_spanned!(site()=> __position.as_array()),
        Shape::Collection => quote_spanned!(site()=> &[*__heap]),
        Shape::Multiset => quote_spanned!(site()=> __position.as_slice()),
        Shape::Tuples(_) => quote_spanned!(site()=> __tuple),
    }
}
