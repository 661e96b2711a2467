//! A map from positions to values.

#[cfg(not(feature = "std"))]
use alloc::collections::BTreeMap;
use core::hash::Hash;
#[cfg(feature = "std")]
use core::hash::{BuildHasherDefault, Hasher};
#[cfg(feature = "std")]
use std::collections::HashMap;

/// A map from positions to values: a hash table with `std`, else an ordered map.
pub(super) struct Memo<K, V> {
    #[cfg(feature = "std")]
    map: HashMap<K, V, BuildHasherDefault<Mixer>>,
    #[cfg(not(feature = "std"))]
    map: BTreeMap<K, V>,
}

impl<K: Hash + Ord, V> Memo<K, V> {
    pub(super) fn new() -> Self {
        #[cfg(feature = "std")]
        let map = HashMap::default();
        #[cfg(not(feature = "std"))]
        let map = BTreeMap::new();
        Self { map }
    }

    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.map.get(key)
    }

    pub(super) fn insert(&mut self, key: K, value: V) {
        self.map.insert(key, value);
    }

    pub(super) fn len(&self) -> u64 {
        self.map.len() as u64
    }
}

/// A fast hash of positions. They are not chosen by an enemy, so it need not be a strong one.
#[cfg(feature = "std")]
#[derive(Default)]
pub(super) struct Mixer(u64);

/// 2^64 divided by the golden ratio (Knuth 6.4: multiplicative hashing).
#[cfg(feature = "std")]
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

#[cfg(feature = "std")]
impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        // Both halves of the product, so that high bits of the word reach the low bits of the hash.
        let mixed = self.0.rotate_left(23) ^ word ^ GOLDEN;
        let high = (u128::from(mixed) * u128::from(GOLDEN)) >> 64;
        self.0 = high as u64 ^ mixed.wrapping_mul(GOLDEN);
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
