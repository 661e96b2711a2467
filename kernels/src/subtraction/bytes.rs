//! Nim-values below eight: a byte each, of which one bit is set, eight in a word.
//!
//! The word of a group lies in a register while its values are computed one after the other. A
//! product with a constant puts a new value to all places of the group that look at it; places of
//! earlier groups come by shifts of two words that lie beside each other, since a load of eight
//! bytes across two stores would wait for both.

use alloc::vec::Vec;

/// How many words are a block.
const BLOCK: usize = super::BLOCK / 8;

/// The lowest bit of each byte.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;

/// The last values, as many as the greatest number taken, and a block of new ones.
pub(super) struct Bytes {
    /// Which of the least numbers may be taken.
    least: Least,
    /// No value is ever 8, as there are fewer numbers.
    always_right: bool,
    /// A byte for each of 3 to 10 that may be taken; in pairs for each of 4 to 10.
    others: u64,
    /// The numbers from 11 to 15, by how many bits a word is shifted: what they find in the word
    /// before is joined once it is needed, for it is computed late.
    late: Vec<u32>,
    /// The numbers from 16 on: how many words back, and by how many bits two words are shifted.
    /// If no number is below 8, all numbers.
    far: Vec<(usize, u32)>,
    words: Vec<u64>,
    /// How many words the rules look back.
    pad: usize,
    /// Where the block begins.
    at: usize,
}

/// Which of the least numbers may be taken.
#[derive(Clone, Copy)]
enum Least {
    OneAndTwo,
    One,
    Two,
    /// Two and not one, perhaps three, and of 4 to 10 no two neighbours: two places are found at
    /// once.
    Pairs {
        three: bool,
    },
    /// Neither, but one below 8.
    Few,
    /// None below 8.
    None,
}

impl Least {
    /// Of the numbers below 11, ascending.
    fn of(one_by_one: bool, near: &[usize]) -> Self {
        let neighbours = |others: &[usize]| others.windows(2).any(|two| two[0] + 1 == two[1]);
        match near {
            _ if !one_by_one => Self::None,
            [1, 2, ..] => Self::OneAndTwo,
            [1, ..] => Self::One,
            [2, 3, others @ ..] if !neighbours(others) => Self::Pairs { three: true },
            [2, 3, ..] => Self::Two,
            [2, others @ ..] if !neighbours(others) => Self::Pairs { three: false },
            [2, ..] => Self::Two,
            _ => Self::Few,
        }
    }
}

impl Bytes {
    /// By the numbers that may be taken, ascending and at least 1, and the last values as sets of
    /// one bit, or none; the first block is computed. `None` if there is not enough memory.
    pub(super) fn new(numbers: &[usize], last: &[u8]) -> Option<Self> {
        let one_by_one = *numbers.first()? < 8;
        let below = |bound| numbers.partition_point(|&s| one_by_one && s < bound);
        let (near, late, far) = (
            &numbers[..below(11)],
            &numbers[below(11)..below(16)],
            &numbers[below(16)..],
        );
        let pad = numbers.last()? / 8 + 1;
        // As many blocks as that the words moved to the front are no more than those computed.
        let len = pad + pad.next_multiple_of(BLOCK);
        let mut words = Vec::new();
        words.try_reserve_exact(len).ok()?;
        words.resize(len, 0);
        let known = &last[last.len().saturating_sub(pad * 8)..];
        for (place, &set) in (pad * 8 - known.len()..).zip(known) {
            words[place / 8] |= u64::from(set) << (place % 8 * 8);
        }
        let bits = |s: usize| u32::try_from(s * 8).expect("it is below 64");
        let (mut shifts, mut backs) = (Vec::new(), Vec::new());
        for &s in late {
            shifts.push(bits(s - 8));
        }
        for &s in far {
            backs.push((s / 8, bits(s % 8)));
        }
        let few = Least::of(one_by_one, near);
        let first = match few {
            Least::Pairs { .. } => 4,
            _ => 3,
        };
        let mut others = 0;
        for &s in near {
            if s >= first {
                others |= 1 << (8 * (s - first));
            }
        }
        let mut bytes = Self {
            least: few,
            always_right: numbers.len() < 8,
            others,
            late: shifts,
            far: backs,
            words,
            pad,
            at: pad,
        };
        bytes.compute();
        Some(bytes)
    }

    /// Computes the next block.
    pub(super) fn advance(&mut self) {
        self.at += BLOCK;
        if self.at == self.words.len() {
            self.words.copy_within(self.at - self.pad.., 0);
            self.at = self.pad;
        }
        self.compute();
    }

    fn compute(&mut self) {
        match self.least {
            Least::OneAndTwo => self.one_by_one::<true, true>(),
            Least::One => self.one_by_one::<true, false>(),
            Least::Two => self.one_by_one::<false, true>(),
            Least::Pairs { three: false } => self.pairs::<false>(),
            Least::Pairs { three: true } => self.pairs::<true>(),
            Least::Few => self.one_by_one::<false, false>(),
            Least::None => self.whole_words(),
        }
    }

    /// What the places of a word look at in the words before.
    #[inline(always)]
    fn known(&self, word: usize) -> u64 {
        let mut known = 0;
        for &(back, bits) in &self.far {
            // Bytes of the word before come in below. A shift by 64 is two.
            let (low, high) = (self.words[word - back - 1], self.words[word - back]);
            known |= high << bits | low >> 1 >> (63 - bits);
        }
        known
    }

    /// No number is below 8: the places of a word do not look at each other.
    fn whole_words(&mut self) {
        for word in self.at..self.at + BLOCK {
            let known = self.known(word);
            // No byte is full, so nothing is carried from one to the next.
            self.words[word] = !known & known.wrapping_add(ONES);
        }
    }

    fn one_by_one<const ONE: bool, const TWO: bool>(&mut self) {
        // What the places from the next on look at, of those from the third before each on; the
        // last two stand aside.
        let (mut ahead, mut before_that, mut before) = (0, 0, 0);
        for word in &self.words[self.at.saturating_sub(2)..self.at] {
            for byte in word.to_le_bytes() {
                ahead = (ahead >> 8) | (before_that * self.others);
                (before_that, before) = (before, u64::from(byte));
            }
        }
        for word in self.at..self.at + BLOCK {
            ahead |= self.known(word);
            let mut late = 0;
            for bits in &self.late {
                ahead |= self.words[word - 2] >> (64 - bits);
                late |= self.words[word - 1] << (bits - 24);
            }
            let mut found = 0;
            for lane in 0..8 {
                if lane == 3 {
                    ahead |= late;
                }
                // Only the lowest byte counts; above it nothing is carried, and nothing set. What
                // comes last is joined last: it is waited for.
                let mut seen = ahead;
                if TWO {
                    seen |= before_that;
                }
                if ONE {
                    seen |= before;
                }
                let value = !seen & seen.wrapping_add(1);
                ahead = ahead >> 8 | before_that.wrapping_mul(self.others);
                (before_that, before) = (before, value);
                found |= value << (8 * lane);
            }
            self.words[word] = found;
        }
    }

    /// Two places at once: 2 may be taken, and not 1, so they do not look at each other.
    fn pairs<const THREE: bool>(&mut self) {
        // What the places from the next two on look at, of those before the last two.
        let (mut ahead, mut before) = (0_u64, 0_u64);
        // Of the last two, what 3 takes; the product is one of two bytes with bytes that are no
        // neighbours, so that nothing is added up.
        let step = |ahead: u64, before: u64, others: u64| {
            let three = if THREE { before << 8 } else { 0 };
            (ahead | three) >> 16 | before.wrapping_mul(others)
        };
        for word in &self.words[self.at.saturating_sub(2)..self.at] {
            for pair in word.to_le_bytes().as_chunks::<2>().0 {
                ahead = step(ahead, before, self.others);
                before = u16::from_le_bytes(*pair).into();
            }
        }
        for word in self.at..self.at + BLOCK {
            ahead |= self.known(word);
            let mut late = 0;
            for bits in &self.late {
                ahead |= self.words[word - 2] >> (64 - bits);
                late |= self.words[word - 1] << (bits - 16);
            }
            let mut found = 0;
            for pair in 0..4 {
                if pair == 1 {
                    ahead |= late;
                }
                // Only the lowest bytes count; above them nothing is carried, and nothing set.
                let mut seen = ahead | before;
                if THREE {
                    seen |= before << 8;
                }
                let values = !seen & seen.wrapping_add(0x0101);
                ahead = step(ahead, before, self.others);
                before = values;
                found |= values << (16 * pair);
            }
            self.words[word] = found;
        }
    }

    /// How many values of the block are right: all up to the first that is 8 or more.
    pub(super) fn right(&self) -> usize {
        if self.always_right {
            return 8 * BLOCK;
        }
        let block = &self.words[self.at..self.at + BLOCK];
        let mut right = 0;
        while right < BLOCK && !has_zero(block[right]) {
            right += 1;
        }
        8 * right
    }

    /// The values of the block from some place on, as many as there is room for.
    pub(super) fn write(&self, from: usize, out: &mut [u8]) {
        let (head, body) = out.split_at_mut((from.wrapping_neg() % 8).min(out.len()));
        for (place, byte) in (from..).zip(head) {
            *byte = self.at(place);
        }
        let from = from.next_multiple_of(8);
        let mut eights = body.chunks_exact_mut(8);
        let words = &self.words[self.at + from / 8..];
        let count = eights.len();
        for (eight, &word) in (&mut eights).zip(words) {
            eight.copy_from_slice(&numbers(word).to_le_bytes());
        }
        for (place, byte) in (from + 8 * count..).zip(eights.into_remainder()) {
            *byte = self.at(place);
        }
    }

    fn at(&self, place: usize) -> u8 {
        numbers(self.words[self.at + place / 8]).to_le_bytes()[place % 8]
    }

    /// The last values before a place of the block, which is a multiple of 8: bytes as sets of one
    /// bit, or none for a place without a value.
    pub(super) fn before(&self, place: usize) -> &[u64] {
        let end = self.at + place / 8;
        &self.words[end - self.pad..end]
    }
}

/// Whether some byte is 0.
#[inline(always)]
pub(super) fn has_zero(word: u64) -> bool {
    word.wrapping_sub(ONES) & !word & (ONES << 7) != 0
}

/// The number of the one bit that is set in each byte.
#[inline(always)]
fn numbers(word: u64) -> u64 {
    // So many bits are below it.
    let below = word.wrapping_sub(ONES);
    let twos = below - ((below >> 1) & (0x55 * ONES));
    let fours = (twos & (0x33 * ONES)) + ((twos >> 2) & (0x33 * ONES));
    (fours + (fours >> 4)) & (0x0f * ONES)
}
