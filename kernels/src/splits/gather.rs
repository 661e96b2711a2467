//! The disjunction of many stretches of bits, each of them permuted.

use crate::lanes::{Level, Work};
use alloc::vec::Vec;

/// So many bytes are gathered at once.
pub(super) const CHUNK: usize = 64;

/// What is gathered: stretches so many bytes back, in groups. The bits of a group's lanes change
/// places: bit i goes to place i xor `key`.
#[derive(Default)]
pub(super) struct Plan {
    steps: Vec<Step>,
    backs: Vec<usize>,
    /// Permutes all that is gathered, in the end.
    last: usize,
}

struct Step {
    /// Permutes what is gathered so far.
    flip: usize,
    /// How many stretches follow.
    count: usize,
}

impl Plan {
    /// Of stretches given as their keys and how many bytes they lie back.
    pub(super) fn new(mut stretches: Vec<(usize, usize)>) -> Self {
        stretches.sort_unstable();
        stretches.dedup();
        let mut keys: Vec<usize> = stretches.iter().map(|&(key, _)| key).collect();
        keys.dedup();
        let mut plan = Self::default();
        let mut key = keys.first().copied().unwrap_or(0);
        plan.last = key;
        // The next key is one with few other bits: each of them is a permutation.
        while let Some(place) = nearest(&keys, plan.last) {
            key = keys.swap_remove(place);
            let of_key = stretches.iter().filter(|&&(other, _)| other == key);
            let before = plan.backs.len();
            plan.backs.extend(of_key.map(|&(_, back)| back));
            plan.steps.push(Step {
                flip: plan.last ^ key,
                count: plan.backs.len() - before,
            });
            plan.last = key;
        }
        plan
    }

    /// How far back it looks, in bytes.
    #[cfg(test)]
    pub(super) fn reach(&self) -> usize {
        self.backs.iter().copied().max().unwrap_or(0)
    }
}

/// Where the key is that differs in the fewest bits.
fn nearest(keys: &[usize], key: usize) -> Option<usize> {
    (0..keys.len()).min_by_key(|&place| (keys[place] ^ key).count_ones())
}

/// What the stretches before a place hold, as words of 64 bits that begin with their lowest byte.
#[inline]
pub(super) fn gather(level: Level, plan: &Plan, bits: &[u8], at: usize) -> [u64; CHUNK / 8] {
    level.run(Gather { plan, bits, at })
}

struct Gather<'a> {
    plan: &'a Plan,
    bits: &'a [u8],
    at: usize,
}

impl Work for Gather<'_> {
    type Output = [u64; CHUNK / 8];

    #[inline(always)]
    fn run(self) -> Self::Output {
        gather_here(self.plan, self.bits, self.at)
    }
}

#[inline(always)]
fn gather_here(plan: &Plan, bits: &[u8], at: usize) -> [u64; CHUNK / 8] {
    let mut all = [0; CHUNK / 8];
    let mut backs = plan.backs.iter();
    for step in &plan.steps {
        permute(&mut all, step.flip);
        for &back in backs.by_ref().take(step.count) {
            let stretch = bits[at - back..].first_chunk::<CHUNK>();
            let Some(stretch) = stretch else { continue };
            let (words, _) = stretch.as_chunks::<8>();
            for (all, word) in all.iter_mut().zip(words) {
                *all |= u64::from_le_bytes(*word);
            }
        }
    }
    permute(&mut all, plan.last);
    all
}

/// In each lane bit i goes to place i xor a key. Lanes have a power of two of bits, more than the
/// key, and so the same is done to all words.
#[inline(always)]
fn permute(words: &mut [u64; CHUNK / 8], key: usize) {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, low) in LOW.into_iter().enumerate() {
        if key >> bit & 1 != 0 {
            let shift = 1u32 << bit;
            for word in words.iter_mut() {
                *word = (*word & low) << shift | *word >> shift & low;
            }
        }
    }
    if key >> 6 & 1 != 0 {
        for pair in words.as_chunks_mut::<2>().0 {
            pair.swap(0, 1);
        }
    }
}
