//! Sets of numbers for tests.

use alloc::vec::Vec;

/// Numbers by chance, the same each time.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) % bound
    }
}

/// The kinds of sets that the kernels tell apart, and so many by chance; ascending numbers.
pub(crate) fn sets(random: usize) -> Vec<Vec<usize>> {
    let mut sets: Vec<Vec<usize>> = Vec::new();
    let few: [&[usize]; 16] = [
        &[1],
        &[2],
        &[8],
        &[1, 2],
        &[1, 3, 4],
        &[2, 3, 7, 11, 19],
        &[9, 32, 40, 63, 72],
        &[8, 11, 15],
        &[10, 27, 33],
        &[3, 5, 15],
        &[1009, 2017, 3026],
        &[1, 2, 3, 4, 5, 6, 7],
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        &[31, 32, 33, 64, 65],
        &[1, 5000],
        &[7, 10, 11, 12, 13, 14, 15, 16, 17],
    ];
    sets.extend(few.map(<[usize]>::to_vec));
    // Runs: the values go up to the last number.
    for last in [31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 300] {
        sets.push((1..=last).collect());
    }
    let mut chance = Chance::new(6);
    for _ in 0..random {
        let bound = [12, 40, 130, 600][chance.below(4) as usize];
        let most = [5, 9, 45][chance.below(3) as usize];
        let count = 1 + chance.below(most);
        let mut set: Vec<usize> = (0..count)
            .map(|_| 1 + chance.below(bound) as usize)
            .collect();
        set.sort_unstable();
        set.dedup();
        sets.push(set);
    }
    sets
}
