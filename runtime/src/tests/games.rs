//! The games of the tests.

use std::vec::Vec;

use crate::rule::{self, SubtractionSet};
use crate::{
    Error, Game, HeapMoves, Heaps, Limits, OneHeap, Options, Quantity, Replacements, Unordered,
    solve,
};

/// n -> i for each bit i that is set in n: every game of small birthday, by Ackermann's coding.
#[derive(Clone)]
pub(super) struct Bits;

impl Game for Bits {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        options.extend((0..64).filter(|i| n >> i & 1 == 1));
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }
}

/// One heap from which a number of a set is taken, by search.
#[derive(Clone)]
pub(crate) struct Take(pub(crate) SubtractionSet);

impl Take {
    pub(super) const fn new(ranges: &'static [(u64, u64)]) -> Self {
        Self(SubtractionSet::new(ranges, None))
    }
}

impl Game for Take {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        rule::subtraction(&self.0, n, options);
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }
}

impl OneHeap for Take {
    fn heap(n: u64) -> u64 {
        n
    }
}

/// n -> n / d for d in {2, 3, 6} if n > 0.
pub(crate) struct Floor236;

impl Game for Floor236 {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        if n > 0 {
            options.extend([n / 2, n / 3, n / 6]);
        }
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }
}

/// {x, y} -> {x - k, y} for k in 1..; {x, y} -> {x - k, y - k} for k in 1..
pub(super) struct Wythoff;

impl Game for Wythoff {
    type Position = Unordered<2>;
    type Rank = u128;

    fn options(&self, position: &Unordered<2>, options: &mut Options<Unordered<2>>) {
        rule::unordered(position, options, |[x, y], out| {
            rule::each(rule::range(1, &[x]), |k| {
                out.unordered([rule::sub(x, k)?, y])
            })
        });
        rule::unordered(position, options, |[x, y], out| {
            rule::each(rule::range(1, &[x, y]), |k| {
                out.unordered([rule::sub(x, k)?, rule::sub(y, k)?])
            })
        });
    }

    fn rank(&self, position: &Unordered<2>) -> u128 {
        position.total()
    }
}

/// (x, y) -> (x - k, y) for k in 1..; (x, y) -> (x, y - 2 * k) for k in 1..
pub(super) struct Lame;

impl Game for Lame {
    type Position = [u64; 2];
    type Rank = [u64; 2];

    fn options(&self, position: &[u64; 2], options: &mut Options<[u64; 2]>) {
        rule::tuple(position, options, |[x, y], out| {
            rule::each(rule::range(1, &[x]), |k| out.tuple([x - k, y]))?;
            rule::each(rule::range(1, &[y / 2]), |k| out.tuple([x, y - 2 * k]))
        });
    }

    fn rank(&self, position: &[u64; 2]) -> [u64; 2] {
        *position
    }
}

/// [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest.
pub(super) struct DivisorNim;

impl Game for DivisorNim {
    type Position = Heaps;
    type Rank = Heaps;

    fn options(&self, position: &Heaps, options: &mut Options<Heaps>) {
        rule::multiset(position, options, false, |[h], rest, out| {
            rule::each(rule::range(1, &[h]), |d| {
                rule::guard(rule::divides_all(d, rest))?;
                out.list(|list| {
                    list.one(h - d)?;
                    list.splice(rest)
                })
            })
        });
    }

    fn rank(&self, position: &Heaps) -> Heaps {
        position.clone()
    }
}

/// A code, with the strategy for collections.
#[derive(Clone)]
pub(crate) struct Code(pub(crate) &'static [u8]);

/// Take one or two counters and split what is left, if you like.
pub(super) const KAYLES: Code = Code(&[0, 7, 7]);

impl HeapMoves for Code {
    fn replacements(&self, heap: u64, out: &mut Replacements) {
        rule::code_replacements(self.0, heap, out);
    }
}

impl Game for Code {
    type Position = Heaps;
    type Rank = Heaps;

    fn options(&self, position: &Heaps, options: &mut Options<Heaps>) {
        rule::collection(self, position, options);
    }

    fn rank(&self, position: &Heaps) -> Heaps {
        position.clone()
    }

    fn rank_is_proved(&self) -> bool {
        true
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Heaps],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        solve::collection(self, true, quantity, positions, limits)
    }
}

impl OneHeap for Code {
    fn heap(n: u64) -> Heaps {
        Heaps::from_iter([n])
    }
}

/// n -> n - 1; n -> [n / 2; 3] if n is even: the sum of all heaps may grow.
pub(super) struct Lieges;

impl HeapMoves for Lieges {
    fn replacements(&self, heap: u64, out: &mut Replacements) {
        rule::replace(heap, out, |n, out| out.list(|list| list.one(n - 1)));
        rule::replace(heap, out, |n, out| {
            rule::guard(rule::divides(2, n))?;
            out.list(|list| list.repeat(n / 2, 3))
        });
    }
}

impl Game for Lieges {
    type Position = Heaps;
    type Rank = Heaps;

    fn options(&self, position: &Heaps, options: &mut Options<Heaps>) {
        rule::collection(self, position, options);
    }

    fn rank(&self, position: &Heaps) -> Heaps {
        position.clone()
    }
}

/// n -> n + 1 up to 100: play ends, but not by the order of the heaps.
pub(super) struct Upwards;

impl Game for Upwards {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        options.extend([n + 1, n + 2].into_iter().filter(|&next| next <= 100));
    }

    fn rank(&self, &n: &u64) -> u64 {
        100 - n.min(100)
    }
}

/// n -> n - n / 2: a loop at 0, and none elsewhere.
pub(super) struct Looping;

impl Game for Looping {
    type Position = u64;
    type Rank = u64;

    fn options(&self, &n: &u64, options: &mut Options<u64>) {
        options.push(n - n / 2 - n % 2);
    }

    fn rank(&self, &n: &u64) -> u64 {
        n
    }
}
