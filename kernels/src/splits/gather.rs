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

/// How far back a stretch lies takes so many bits.
const BACK: u32 = 24;

struct Step {
    /// Permutes what is gathered so far.
    flip: usize,
    /// How many stretches follow.
    count: usize,
}

impl Plan {
    /// Of stretches given as their keys and how many bytes they lie back.
    pub(super) fn new(stretches: &[(usize, usize)]) -> Self {
        let mut sorted = Vec::with_capacity(stretches.len());
        for &(key, back) in stretches {
            let word = u32::try_from(key << BACK | back);
            sorted.push(word.expect("a window has fewer than 2^24 bytes, and keys seven bits"));
        }
        sorted.sort_unstable();
        let (mut keys, mut backs) = (Vec::new(), Vec::new());
        for word in sorted {
            let (key, back) = (word as usize >> BACK, word as usize & ((1 << BACK) - 1));
            if backs.last() == Some(&(key, back)) {
                continue;
            }
            if keys.last() != Some(&key) {
                keys.push(key);
            }
            backs.push((key, back));
        }
        let mut plan = Self::default();
        let mut key = keys.first().copied().unwrap_or(0);
        plan.last = key;
        // The next key is one with few other bits: each of them is a permutation.
        while let Some(place) = nearest(&keys, plan.last) {
            key = keys.swap_remove(place);
            let before = plan.backs.len();
            for &(other, back) in &backs {
                if other == key {
                    plan.backs.push(back);
                }
            }
            plan.steps.push(Step {
                flip: plan.last ^ key,
                count: plan.backs.len() - before,
            });
            plan.last = key;
        }
        plan
    }
}

/// Where the key is that differs in the fewest bits.
fn nearest(keys: &[usize], key: usize) -> Option<usize> {
    let mut nearest = None;
    let mut least = u32::MAX;
    for (place, other) in keys.iter().enumerate() {
        let bits = (other ^ key).count_ones();
        if bits < least {
            (nearest, least) = (Some(place), bits);
        }
    }
    nearest
}

/// What the stretches before a place hold, as words of 64 bits that begin with their lowest byte.
#[inline(never)]
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
            let (words, _) = bits[at - back..][..CHUNK].as_chunks::<8>();
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

#[cfg(test)]
mod tests {
    use super::{CHUNK, Plan, gather};
    use crate::lanes::Level;
    use std::vec::Vec;

    /// Bit by bit, for lanes of each width and keys of all their bits.
    #[test]
    fn every_bit_comes_from_its_place() {
        let mut state = 9u64;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            usize::try_from((state >> 33) % below).expect("it is small")
        };
        for case in 0..400 {
            let size = [2, 4, 8, 16][case % 4];
            let bits: Vec<u8> = (0..600)
                .map(|_| u8::try_from(random(256) & random(256)).expect("a byte"))
                .collect();
            let count = random(7);
            let stretch = |_| (random(size as u64 * 8), size * (1 + random(20)));
            let stretches: Vec<(usize, usize)> = (0..count).map(stretch).collect();
            let at = size * (20 + random(10));
            let mut wanted = [0u8; CHUNK];
            for &(key, back) in &stretches {
                for place in 0..CHUNK * 8 {
                    let (lane, bit) = (place / (size * 8), place % (size * 8));
                    let from = lane * size * 8 + (bit ^ key);
                    if bits[at - back + from / 8] >> (from % 8) & 1 != 0 {
                        wanted[place / 8] |= 1 << (place % 8);
                    }
                }
            }
            let plan = Plan::new(&stretches);
            for level in Level::all() {
                let words = gather(level, &plan, &bits, at).map(u64::to_le_bytes);
                assert_eq!(words.as_flattened(), wanted, "{size} {level:?}");
            }
        }
    }
}
