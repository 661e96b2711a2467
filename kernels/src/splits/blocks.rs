//! Several heaps at once, in the sparse space.
//!
//! What looks far enough back is the same work for all heaps of a block: the disjunction of
//! stretches of the window (`gather`). What looks into the block itself is then added heap by heap,
//! and each heap is given its least common value that is no option. That the rare values below are
//! options is nearly always so; most are found by a few splits that are gathered for the whole
//! block, too, and the others by [`Witnesses`](super::witnesses::Witnesses). Where one is none, it
//! is the value: what came after it in the block is done again.

use super::bits::{Bits, Tables, bytes_for, index};
use super::code::Code;
use super::gather::{CHUNK, Plan, gather};
use super::plain::Sparse;
use super::probes;
use super::space::Space;
use super::window::Window;
use crate::lanes::Level;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Parts that look back farther than that are looked up heap by heap, not in the window.
const FAR: usize = 1 << 16;

/// Blocks are of no use where one in so many heaps, or more, is rare.
const DENSE: usize = 64;

/// Blocks of one kind of lanes, for some choice of a sparse space.
pub(super) struct Blocks<B, const SIZE: usize> {
    tables: Box<Tables<B>>,
    common: Common,
}

/// What blocks of every width have.
struct Common {
    level: Level,
    /// How many bytes a lane has, and how many lanes a block.
    size: usize,
    lanes: usize,
    tables: Box<Tables<u128>>,
    window: Window,
    /// How far the window reaches back.
    far: usize,
    /// Heaps up to here are in the window, and rare ones up to there in the plan.
    known: usize,
    planned: usize,
    /// The splits with a rare part that look past the block.
    rare: Plan,
    /// Those that look into it: how many heaps stand between the first that a block before would
    /// have held and the other part, with the value of the rare part.
    near: Vec<(u8, u8)>,
    /// Those that look past the window: how far, with the value of the rare part.
    far_off: Vec<(usize, u8)>,
    /// Splits of two common parts.
    probes: Plan,
    /// Heaps that need another look: which of the block, and for which rare indices.
    open: Vec<(usize, u128)>,
    wanted: Vec<u32>,
}

/// Why blocks end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// There are as many values as there were to be, or fewer than a block is missing.
    Done,
    /// So many heaps are rare that it is no use.
    Dense,
    /// The next value has no index in these lanes.
    Full,
}

impl<B: Bits, const SIZE: usize> Blocks<B, SIZE> {
    /// Chunks that are gathered for a block: at least 16 heaps, but of the widest lanes.
    const CHUNKS: usize = if SIZE < 8 { 1 } else { 2 };

    /// Heaps in a block.
    const LANES: usize = CHUNK * Self::CHUNKS / SIZE;

    /// Goes on after these values; `limit` says up to how many heaps at most.
    pub(super) fn new(
        level: Level,
        code: &Code,
        sparse: &mut Sparse<u8>,
        values: &[u8],
        limit: usize,
    ) -> Self {
        Self {
            tables: Tables::new(sparse.space, SIZE * 8),
            common: Common::new(level, (SIZE, Self::LANES), code, sparse, values, limit),
        }
    }

    /// Goes on until there are `to` values but for less than a block.
    pub(super) fn extend(
        &mut self,
        code: &Code,
        sparse: &mut Sparse<u8>,
        values: &mut Vec<u8>,
        to: usize,
    ) -> End {
        let mut budget = (to - values.len()) / DENSE + DENSE;
        self.common.catch_up(code, sparse, values);
        let end = loop {
            if values.len() + Self::LANES > to {
                break End::Done;
            }
            let first = values.len();
            let full = self.speculate(code, sparse, values);
            if self.common.is_rare(code, sparse, values, first) {
                self.common.plan(code, sparse);
                match budget.checked_sub(1) {
                    Some(less) => budget = less,
                    None => break End::Dense,
                }
            } else if full {
                break End::Full;
            }
        };
        self.common.known = values.len();
        end
    }

    /// Gives the heaps of a block their least common values that are no options, and notes which
    /// lesser values are not known to be options. True if a heap has none in these lanes: then it
    /// and those after it have no value.
    fn speculate(&mut self, code: &Code, sparse: &Sparse<u8>, values: &mut Vec<u8>) -> bool {
        let blocks = &mut self.common;
        let first = values.len();
        let at = blocks.window.room(first, Self::LANES);
        let sets = [&blocks.rare, &blocks.probes].map(|plan| {
            let mut words = [[0; CHUNK / 8]; 2];
            for (chunk, words) in words.iter_mut().enumerate().take(Self::CHUNKS) {
                let at = at + chunk * CHUNK;
                *words = gather(blocks.level, plan, &blocks.window.bytes, at);
            }
            bytes_of(words)
        });
        blocks.open.clear();
        values.resize(first + Self::LANES, 0);
        for lane in 0..Self::LANES {
            let heap = first + lane;
            let parity = sparse.space.common(heap);
            let (common, rare) = (
                &self.tables.of_value[parity],
                &self.tables.of_value[1 - parity],
            );
            let mut options = B::read::<SIZE>(&sets[0][lane * SIZE..]);
            let mut found = B::read::<SIZE>(&sets[1][lane * SIZE..]);
            let recent = &values[heap - Self::LANES..heap];
            for &(place, value) in &blocks.near {
                // The remainder is the place itself, and shows that it is within.
                let other = recent[usize::from(place) % Self::LANES];
                options |= common[usize::from(other ^ value)];
            }
            for &(back, value) in &blocks.far_off {
                // The other part is 1 at least.
                if heap > back {
                    options |= common[usize::from(values[heap - back] ^ value)];
                }
            }
            for &taken in &code.takes {
                let value = usize::from(values[heap - taken]);
                options |= common[value];
                found |= rare[value];
            }
            let free = !options & B::below(SIZE * 8);
            if free == B::NONE {
                values.truncate(heap);
                return true;
            }
            let index = free.first();
            values[heap] = self.tables.value[parity][index];
            B::one(index).write::<SIZE>(&mut blocks.window.bytes[at + lane * SIZE..]);
            let open = self.tables.rare_below[parity][index] & !found;
            if open != B::NONE {
                blocks.open.push((heap, open.widened()));
            }
        }
        false
    }
}

impl Common {
    fn new(
        level: Level,
        (size, lanes): (usize, usize),
        code: &Code,
        sparse: &mut Sparse<u8>,
        values: &[u8],
        limit: usize,
    ) -> Self {
        let space = sparse.space;
        let tables = Tables::new(space, size * 8);
        let far = limit.min(FAR);
        // What was written last is read slowly.
        let nearest = 2 * lanes + 8;
        let parts = sparse
            .probes
            .get_or_insert_with(|| probes::choose(code, space, &tables, values, (nearest, 2)));
        let mut probes = Vec::new();
        for &part in &*parts {
            let key = index(space, values[part].into());
            for taken in &code.breaks {
                probes.push((key, (taken + part) * size));
            }
        }
        let lane = |heap: usize, bytes: &mut [u8]| {
            write(&tables, space, heap, values[heap], bytes);
        };
        let window = Window::new(size, far + 2 * lanes, values.len(), lane);
        let mut blocks = Self {
            level,
            size,
            lanes,
            window,
            tables,
            far,
            known: values.len(),
            planned: 0,
            rare: Plan::default(),
            near: Vec::new(),
            far_off: Vec::new(),
            probes: Plan::new(&probes),
            open: Vec::new(),
            wanted: Vec::new(),
        };
        blocks.plan(code, sparse);
        blocks
    }

    /// Lays out the splits with a rare part.
    fn plan(&mut self, code: &Code, sparse: &Sparse<u8>) {
        let mut stretches = Vec::new();
        self.near.clear();
        self.far_off.clear();
        for &taken in &code.breaks {
            for rare in &sparse.rare {
                let back = taken + rare.heap as usize;
                let before = self.lanes.checked_sub(back).map(u8::try_from);
                if let Some(Ok(before)) = before {
                    self.near.push((before, rare.value));
                } else if back <= self.far {
                    let key = index(sparse.space, rare.value.into());
                    stretches.push((key, back * self.size));
                } else {
                    self.far_off.push((back, rare.value));
                }
            }
        }
        self.rare = Plan::new(&stretches);
        self.planned = sparse.rare.len();
    }

    /// Takes up values that were computed elsewhere.
    fn catch_up(&mut self, code: &Code, sparse: &Sparse<u8>, values: &[u8]) {
        for heap in self.known..values.len() {
            let at = self.window.room(heap, 1);
            let bytes = &mut self.window.bytes[at..at + self.size];
            write(&self.tables, sparse.space, heap, values[heap], bytes);
        }
        if self.planned < sparse.rare.len() {
            self.plan(code, sparse);
        }
    }

    /// Looks for what is open in a block, in order. Whether a heap is rare: then it is the last.
    fn is_rare(
        &mut self,
        code: &Code,
        sparse: &mut Sparse<u8>,
        values: &mut Vec<u8>,
        first: usize,
    ) -> bool {
        for &(heap, open) in &self.open {
            let parity = 1 - sparse.space.common(heap);
            let mut open = open;
            self.wanted.clear();
            while open != 0 {
                let index = open.trailing_zeros() as usize;
                open &= open - 1;
                self.wanted.push(self.tables.value[parity][index].into());
            }
            // Indices keep the order of rare values among themselves.
            let missing =
                sparse
                    .witnesses
                    .find(code, &values[..heap], &mut self.wanted, usize::MAX);
            let missing = missing.and_then(|value| u8::try_from(value).ok());
            if let Some(value) = missing {
                values.truncate(heap);
                values.push(value);
                sparse.note(heap, value);
                let at = self.window.room(first, self.lanes) + (heap - first) * self.size;
                self.window.bytes[at..at + self.size].fill(0);
                return true;
            }
        }
        false
    }
}

/// Writes the index of a value, if it is common at its heap, to a lane.
fn write(tables: &Tables<u128>, space: Space, heap: usize, value: u8, lane: &mut [u8]) {
    let bits = tables.of_value[space.common(heap)][usize::from(value)];
    lane.copy_from_slice(&bits.to_le_bytes()[..lane.len()]);
}

/// Words of 64 bits as bytes, the lowest first.
fn bytes_of(words: [[u64; CHUNK / 8]; 2]) -> [u8; 2 * CHUNK] {
    let mut bytes = [0; 2 * CHUNK];
    for (word, bytes) in words
        .as_flattened()
        .iter()
        .zip(bytes.as_chunks_mut::<8>().0)
    {
        *bytes = word.to_le_bytes();
    }
    bytes
}

/// Blocks with lanes of some width.
pub(super) enum AnyBlocks {
    Two(Blocks<u64, 2>),
    Four(Blocks<u64, 4>),
    Eight(Blocks<u64, 8>),
    Sixteen(Blocks<u128, 16>),
}

/// Does the same for each width.
macro_rules! for_each_width {
    ($any:expr, $blocks:ident => $work:expr) => {
        match $any {
            AnyBlocks::Two($blocks) => $work,
            AnyBlocks::Four($blocks) => $work,
            AnyBlocks::Eight($blocks) => $work,
            AnyBlocks::Sixteen($blocks) => $work,
        }
    };
}

impl AnyBlocks {
    /// With lanes for all values so far and the one that is missing, if it is known that a width
    /// is too few.
    pub(super) fn new(
        level: Level,
        code: &Code,
        sparse: &mut Sparse<u8>,
        values: &[u8],
        limit: usize,
        more_than: usize,
    ) -> Option<Self> {
        let most = values.iter().max().copied().unwrap_or(0);
        let size = bytes_for(sparse.space, most)?.max(more_than * 2);
        Some(match size {
            2 => Self::Two(Blocks::new(level, code, sparse, values, limit)),
            4 => Self::Four(Blocks::new(level, code, sparse, values, limit)),
            8 => Self::Eight(Blocks::new(level, code, sparse, values, limit)),
            16 => Self::Sixteen(Blocks::new(level, code, sparse, values, limit)),
            _ => return None,
        })
    }

    /// How many bytes a lane has.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Two(_) => 2,
            Self::Four(_) => 4,
            Self::Eight(_) => 8,
            Self::Sixteen(_) => 16,
        }
    }

    /// See [`Blocks::extend`].
    pub(super) fn extend(
        &mut self,
        code: &Code,
        sparse: &mut Sparse<u8>,
        values: &mut Vec<u8>,
        to: usize,
    ) -> End {
        for_each_width!(self, blocks => blocks.extend(code, sparse, values, to))
    }
}

/// Whether few of the later half of these heaps are rare.
pub(super) fn is_thin(sparse: &Sparse<u8>, values: &[u8]) -> bool {
    let half = values.len() / 2;
    let early = sparse
        .rare
        .partition_point(|rare| rare.heap as usize <= half);
    (sparse.rare.len() - early) * DENSE <= half
}
