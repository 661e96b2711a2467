//! Heaps without order that do not grow.

use alloc::vec::Vec;

use super::choice::{Plan, choose, choose_told};
use super::counting::multisets as count;
use super::dense::dense;
use super::numbers::fold;
use super::rules::{Erased, Rules};
use super::store::room;
use super::taken::by_taken;
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::position::{Heaps, Position, Unordered};
use crate::quantity::Quantity;
use crate::region::{Region, multisets_in_order};

/// Positions that are heaps without order: [`Heaps`] and [`Unordered`].
pub trait WithoutOrder: Position {
    /// The heaps, largest first.
    fn largest_first(&self) -> impl Iterator<Item = u64>;

    /// The position of these heaps.
    fn from_heaps(heaps: &[u64]) -> Self;
}

impl WithoutOrder for Heaps {
    fn largest_first(&self) -> impl Iterator<Item = u64> {
        self.as_slice().iter().copied()
    }

    fn from_heaps(heaps: &[u64]) -> Self {
        Heaps::from_vec(heaps.to_vec())
    }
}

impl<const N: usize> WithoutOrder for Unordered<N> {
    fn largest_first(&self) -> impl Iterator<Item = u64> {
        self.as_slice().iter().rev().copied()
    }

    fn from_heaps(heaps: &[u64]) -> Self {
        let mut array = [0; N];
        for (place, heap) in array.iter_mut().zip(heaps) {
            *place = *heap;
        }
        Self::from(array)
    }
}

/// With more heaps than this the numbers of positions are not worth computing.
const MANY: usize = 64;

/// The values of heaps without order, none of which ever grows and whose number does not, by a
/// table of all sorted heaps: as many as the binomial coefficient (largest + heaps choose heaps).
///
/// # Errors
/// [`Error::Capacity`] if neither these nor the followers are within `limits`;
/// [`Error::Fault`], [`Error::RankNotLowered`] as in [`sparse`](super::sparse).
pub fn multisets<G: Game<Position: WithoutOrder>, Q: Quantity>(
    game: &G,
    quantity: &Q,
    positions: &[G::Position],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    by_rules(&Erased(game), &[], quantity, positions, *limits)
}

/// The same with rules that are told as numbers, if there are any.
pub(super) fn by_rules<P: WithoutOrder, Q: Quantity>(
    game: &dyn Rules<P>,
    told: &[i64],
    quantity: &Q,
    positions: &[P],
    limits: Limits,
) -> Result<Vec<Q::Value>, Error> {
    let (heaps, largest) = sides(positions);
    let plan = Plan {
        size: count(u128::from(largest), heaps as u64),
        what: "all collections of at most so many and so great heaps",
        share: 32,
        search_first: heaps > MANY,
    };
    let table = || {
        if heaps > MANY {
            return Ok(None);
        }
        let Some(region) = Packed::new(heaps, largest)? else {
            return Ok(None);
        };
        dense(game, quantity, positions, &region, region.all())
    };
    if told.is_empty() || fold(quantity).is_none() {
        return choose(game, quantity, positions, limits, &plan, &table);
    }
    let told = || by_taken(told, heaps, quantity, positions, limits);
    choose_told(game, quantity, positions, limits, &plan, &told, &table)
}

/// The greatest number of heaps, and the greatest heap.
fn sides<P: WithoutOrder>(positions: &[P]) -> (usize, u64) {
    let (mut most, mut largest) = (0, 0);
    for position in positions {
        let mut heaps = 0;
        for heap in position.largest_first() {
            heaps += 1;
            largest = largest.max(heap);
        }
        most = most.max(heaps);
    }
    (most, largest)
}

/// The region [`Multisets`](crate::Multisets) with its binomial coefficients at hand.
pub(super) struct Packed {
    /// How many heaps, empty ones among them.
    heaps: usize,
    largest: u64,
    /// For each place from the third on and each heap, how many multisets come before that heap.
    before: Vec<Vec<usize>>,
}

impl Packed {
    /// That in which these positions are, of at least so many heaps; `None` if it has more than
    /// `limits` allow or does not fit the memory.
    pub(super) fn of<P: WithoutOrder>(
        positions: &[P],
        least: usize,
        limits: Limits,
    ) -> Option<Self> {
        let (heaps, largest) = sides(positions);
        let heaps = heaps.max(least);
        let size = count(u128::from(largest), heaps as u64)?;
        if heaps > MANY || size > u128::from(limits.positions) {
            return None;
        }
        Self::new(heaps, largest).ok()?
    }

    /// The number of heaps and the greatest heap.
    pub(super) const fn sides(&self) -> (usize, u64) {
        (self.heaps, self.largest)
    }

    /// The number of a position that is in it.
    #[inline]
    pub(super) fn place<P: WithoutOrder>(&self, position: &P) -> Option<usize> {
        self.index(position)
    }

    /// `None` if numbers do not fit.
    fn new(heaps: usize, largest: u64) -> Result<Option<Self>, Error> {
        let mut before = Vec::new();
        for place in 3..=heaps as u64 {
            let Ok(len) = usize::try_from(u128::from(largest) + 1) else {
                return Ok(None);
            };
            let mut row = room(len)?;
            row.push(0);
            for heap in 0..largest {
                match count(u128::from(heap), place).map(usize::try_from) {
                    Some(Ok(number)) => row.push(number),
                    _ => return Ok(None),
                }
            }
            before.push(row);
        }
        Ok(Some(Self {
            heaps,
            largest,
            before,
        }))
    }

    /// How many multisets come before a heap at a place, which counts from 1 at the smallest heap.
    #[inline]
    fn before(&self, place: usize, heap: usize) -> usize {
        match place {
            1 => heap,
            2 => heap * (heap + 1) / 2,
            _ => self.before[place - 3][heap],
        }
    }

    /// All positions in order.
    fn all<P: WithoutOrder>(&self) -> impl Iterator<Item = P> + use<P> {
        multisets_in_order(self.heaps, self.largest, P::from_heaps)
    }
}

impl<P: WithoutOrder> Region<P> for Packed {
    fn len(&self) -> u128 {
        count(u128::from(self.largest), self.heaps as u64).unwrap_or(u128::MAX)
    }

    #[inline]
    fn index(&self, position: &P) -> Option<usize> {
        let mut index = 0;
        let mut place = self.heaps;
        for heap in position.largest_first() {
            if heap == 0 {
                break;
            }
            if place == 0 || heap > self.largest {
                return None;
            }
            index += self.before(place, usize::try_from(heap).ok()?);
            place -= 1;
        }
        Some(index)
    }

    fn position(&self, index: usize) -> P {
        let region = crate::region::Multisets {
            heaps: self.heaps,
            largest: self.largest,
        };
        P::from_heaps(Region::<Heaps>::position(&region, index).as_slice())
    }
}
