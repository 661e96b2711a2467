//! What every move lowers.

use sprague_grammar::eval::{self, Work};
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Component, Measure, Shape};

/// The measure of a position. Of a game whose positions are collections it is that of each part,
/// from the greatest down: a move replaces a part by lower ones (Dershowitz and Manna, Proving
/// termination with multiset orderings, 1979). Of other games there is one part, the whole. That of
/// a compound are those of its components, one after the other.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rank(Parts);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Parts {
    /// Of a game of its own rules.
    Single(Vec<Part>),
    /// Of a compound: those of its components, in order.
    Joint(Vec<Rank>),
}

/// The components of the measure of one part; each is a list of numbers, mostly of one.
type Part = Vec<Vec<i128>>;

impl Rank {
    /// The ranks of a compound's components.
    pub(crate) const fn joint(ranks: Vec<Self>) -> Self {
        Self(Parts::Joint(ranks))
    }

    /// The measures of these parts.
    pub(crate) fn of(shape: Shape, measure: &Measure, parts: &[Vec<u64>], work: &Work<'_>) -> Self {
        let mut ranks: Vec<Part> = parts
            .iter()
            .map(|heaps| {
                let components = measure.components.iter();
                components
                    .map(|one| component(shape, one, heaps, work))
                    .listed()
            })
            .listed();
        ranks.sort_unstable();
        ranks.reverse();
        Self(Parts::Single(ranks))
    }
}

/// One component of the measure of these heaps.
fn component(shape: Shape, component: &Component, heaps: &[u64], work: &Work<'_>) -> Vec<i128> {
    let numbers: Vec<i128> = heaps.iter().map(|&heap| heap.into()).listed();
    let number = |place: usize| numbers.get(place).copied().unwrap_or(0);
    match component {
        Component::Heap(place) => vec![number(*place)],
        Component::Sum(places) => vec![places.iter().map(|&place| number(place)).sum()],
        Component::Total => vec![numbers.iter().sum()],
        Component::Count => vec![numbers.iter().map(|&heap| heap.min(1)).sum()],
        Component::Descending => {
            let mut down = numbers;
            down.sort_unstable();
            down.reverse();
            down
        }
        Component::Expr(expr) => {
            let mut work = work.clone();
            // Without a value it is the greatest, so no option is strictly below by it, and the
            // solver refuses it.
            vec![eval::measure(shape, expr, heaps, &mut work).unwrap_or(i128::MAX)]
        }
    }
}
