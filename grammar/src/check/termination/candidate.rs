//! What may fall with every move.

use super::mover::Mover;
use super::order;
use super::sample::{Sample, sum};
use crate::listed::{Listed, sort_few};
use crate::model::{Component, Shape};
use crate::prove::linear::Linear;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Up to this many heaps all their sums are tried.
const ALL_SUMS: usize = 4;

/// How a move changes a candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Change {
    /// It is lower behind every option.
    Falls,
    /// It is nowhere higher.
    Stays,
    /// It may be higher, for all that was proved.
    Open,
}

/// The candidates of a shape, the simplest first.
pub(super) fn of_shape(shape: Shape) -> Vec<Component> {
    match shape {
        Shape::Heap => vec![Component::Heap(0)],
        Shape::Collection => vec![Component::Descending],
        Shape::Tuple(heaps) | Shape::Tuples(heaps) => of_tuple(heaps),
        Shape::Unordered(_) | Shape::Multiset => {
            vec![Component::Total, Component::Descending, Component::Count]
        }
    }
}

fn of_tuple(heaps: usize) -> Vec<Component> {
    let mut all: Vec<Component> = (0..heaps).map(Component::Heap).listed();
    if heaps <= ALL_SUMS {
        let mut sums: Vec<Vec<usize>> = (1_usize..1 << heaps)
            .map(|set| (0..heaps).filter(|place| set >> place & 1 == 1).listed())
            .filter(|places: &Vec<usize>| places.len() > 1)
            .listed();
        sort_few(&mut sums, |one, other| one.len() < other.len());
        all.extend(sums.into_iter().map(Component::Sum));
    } else {
        all.push(Component::Sum((0..heaps).listed()));
        for first in 0..heaps {
            all.extend((first + 1..heaps).map(|second| Component::Sum(vec![first, second])));
        }
    }
    all
}

/// How a move changes a candidate.
pub(super) fn change(mover: &mut Mover<'_>, candidate: &Component) -> Change {
    let places = match candidate {
        Component::Heap(place) => core::slice::from_ref(place),
        Component::Sum(places) => places,
        Component::Total => {
            let fall = mover.fall_of_sum();
            return of_fall(mover, fall, &Sample::sums);
        }
        Component::Count => return order::count(mover),
        Component::Descending => return order::descending(mover),
        Component::Expr(_) => return Change::Open,
    };
    let fall = places.iter().try_fold(Linear::default(), |sum, &place| {
        sum.plus(&mover.difference(place)?)
    });
    of_fall(mover, fall, &|sample| {
        let of = |heaps: &[u64]| sum(places.iter().map(|&place| &heaps[place]));
        (of(&sample.before), of(&sample.after))
    })
}

/// How a number changes that falls by a form, and is such before and after a sample.
fn of_fall(
    mover: &mut Mover<'_>,
    fall: Option<Linear>,
    of: &dyn Fn(&Sample) -> (u128, u128),
) -> Change {
    let Some(fall) = fall else {
        return Change::Open;
    };
    let falls = |sample: &Sample| {
        let (before, after) = of(sample);
        after >= before
    };
    let rises = |sample: &Sample| {
        let (before, after) = of(sample);
        after > before
    };
    if fall
        .plus_constant(-1)
        .is_some_and(|goal| mover.proves(&goal, falls))
    {
        Change::Falls
    } else if mover.proves(&fall, rises) {
        Change::Stays
    } else {
        Change::Open
    }
}

/// A candidate in words; the heaps of the header have these names.
pub(super) fn in_words(candidate: &Component, names: &[String]) -> String {
    let name = |place: &usize| names.get(*place).map_or("", String::as_str);
    match candidate {
        Component::Heap(place) => format!("heap {}", name(place)),
        Component::Sum(places) if places.len() < names.len() => {
            let names: Vec<&str> = places.iter().map(name).listed();
            format!("the sum of the heaps {}", names.join(" and "))
        }
        Component::Sum(_) | Component::Total => String::from("the sum of the heaps"),
        Component::Count => String::from("the number of heaps"),
        Component::Descending => String::from("the heaps from the largest down"),
        Component::Expr(_) => String::from("the measure"),
    }
}
