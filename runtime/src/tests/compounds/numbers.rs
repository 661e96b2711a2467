//! All numbers of a component at once, for rules that are written down here once more.

use std::vec::Vec;

use super::pool::Pool;
use crate::{
    Foreclosed, ForeclosedValue, Genus, Longest, Remoteness, Shortest, Suspense, Wins, WinsValue,
};

/// The numbers of a component; the misère one is called as the normal one, with `m`.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    pub(super) g: u64,
    pub(super) gm: u64,
    pub(super) tame: bool,
    pub(super) wins: WinsValue,
    pub(super) r: u64,
    pub(super) rm: u64,
    pub(super) s: u64,
    pub(super) sm: u64,
    pub(super) f: ForeclosedValue,
    pub(super) fm: ForeclosedValue,
    pub(super) shortest: u64,
    pub(super) longest: u64,
}

/// The numbers of the components of all positions.
pub(super) fn numbers(pool: &Pool) -> Vec<Vec<Numbers>> {
    let genus = pool.of_components(&Genus);
    let wins = pool.of_components(&Wins);
    let r = pool.of_components(&Remoteness::NORMAL);
    let rm = pool.of_components(&Remoteness::MISERE);
    let s = pool.of_components(&Suspense::NORMAL);
    let sm = pool.of_components(&Suspense::MISERE);
    let f = pool.of_components(&Foreclosed::NORMAL);
    let fm = pool.of_components(&Foreclosed::MISERE);
    let shortest = pool.of_components(&Shortest);
    let longest = pool.of_components(&Longest);
    let of = |position: usize, part: usize| Numbers {
        g: genus[position][part].nim,
        gm: genus[position][part].misere,
        tame: genus[position][part].tame,
        wins: wins[position][part],
        r: r[position][part],
        rm: rm[position][part],
        s: s[position][part],
        sm: sm[position][part],
        f: f[position][part],
        fm: fm[position][part],
        shortest: shortest[position][part],
        longest: longest[position][part],
    };
    let positions = 0..genus.len();
    positions
        .map(|position| {
            (0..genus[position].len())
                .map(|part| of(position, part))
                .collect()
        })
        .collect()
}
