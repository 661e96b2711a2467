//! Positions: how they are written, and their bytes.

use std::fmt::Debug;
use std::format;
use std::string::String;
use std::vec::Vec;

use super::games::{KAYLES, Lame, Take, Wythoff};
use crate::{Heaps, Position, Solve, Unordered};

/// A position comes back from its bytes whatever follows, and not from a part of them.
fn round_trip<P: Position + Debug>(positions: impl IntoIterator<Item = P>) {
    for position in positions {
        let mut bytes = Vec::from([7, 7]);
        position.encode(&mut bytes);
        let text = bytes.split_off(2);
        for end in 0..text.len() {
            let mut torn = &text[..end];
            assert_eq!(P::decode(&mut torn), None, "{position:?} torn at {end}");
        }
        let mut followed = text.clone();
        followed.extend([1, 255]);
        let mut rest = followed.as_slice();
        assert_eq!(P::decode(&mut rest).as_ref(), Some(&position));
        assert_eq!(rest, [1, 255]);
    }
}

#[test]
fn bytes_round_trip() {
    round_trip([0u8, 1, 127, 128, 255]);
    round_trip([0u16, 128, u16::MAX]);
    round_trip([0u32, 1 << 31, u32::MAX]);
    round_trip([0u64, 127, 128, 1 << 63, u64::MAX]);
    round_trip([0u128, 1 << 127, u128::MAX]);
    round_trip([0usize, usize::MAX]);
    round_trip([true, false]);
    round_trip(['a', 'é', '\u{10ffff}']);
    round_trip([[3u64, 0, u64::MAX], [0; 3]]);
    round_trip([(1u8, 2u16, [3u64; 2], 'x', false, 6u64)]);
    round_trip([(9u64,)]);
    round_trip([(1u64, Heaps::from_iter([4, 4]))]);
    round_trip([Vec::<u64>::new(), Vec::from([1u64, 300, 2])]);
    round_trip([Vec::from([Vec::from([1u64]), Vec::new()])]);
    round_trip([Vec::from([[0u8; 0]; 5])]);
    round_trip([String::new(), String::from("größer")]);
    round_trip([None, Some(Some(3u64)), Some(None)]);
    round_trip([Heaps::default(), Heaps::from_iter([1, 5, 5, 300])]);
    round_trip([Unordered::from([9, 0, 9]), Unordered::from([1, 2, 3])]);
}

#[test]
fn foreign_bytes_are_refused() {
    fn decode<P: Position>(mut bytes: &[u8]) -> Option<P> {
        P::decode(&mut bytes)
    }
    assert_eq!(decode::<u8>(&[0x80, 0x02]), None, "256");
    assert_eq!(decode::<u64>(&[0x80, 0x00]), None, "a needless zero group");
    assert_eq!(decode::<u64>(&[0xff; 30]), None);
    assert_eq!(decode::<u128>(&[0xff; 30]), None);
    assert_eq!(decode::<bool>(&[2]), None);
    assert_eq!(decode::<char>(&[0x80, 0xb0, 0x03]), None, "a surrogate");
    assert_eq!(decode::<Heaps>(&[2, 1, 2]), None, "not largest first");
    assert_eq!(decode::<Heaps>(&[2, 1, 0]), None, "an empty heap");
    assert_eq!(decode::<Unordered<2>>(&[2, 1]), None, "not smallest first");
    assert_eq!(decode::<String>(&[2, 0xff, 0xff]), None, "not UTF-8");
    let mut long = Vec::new();
    usize::MAX.encode(&mut long);
    assert_eq!(decode::<Vec<u64>>(&long), None);
    assert_eq!(decode::<Vec<[u64; 0]>>(&long), None);
    assert_eq!(decode::<String>(&long), None);
}

#[test]
fn positions_as_they_are_written() {
    let take = Take::new(&[(1, 3)]);
    let (ten, pair, three) = (&10, &[3, 4], &[2, 8, 20]);
    assert_eq!(take.grundy(10), take.grundy(ten));
    assert_eq!(Lame.grundy((3, 4)), Lame.grundy([3, 4]));
    assert_eq!(Lame.grundy(pair), Lame.grundy([3, 4]));
    assert_eq!(Wythoff.grundy((3, 4)), Wythoff.grundy([4, 3]));
    assert_eq!(
        Wythoff.grundy(Unordered::from([3, 4])),
        Wythoff.grundy([4, 3])
    );
    let heaps = Heaps::from_iter([2, 8, 20]);
    let list: Vec<u64> = Vec::from([20, 2, 8]);
    assert_eq!(KAYLES.grundy([2, 8, 20]), KAYLES.grundy(&heaps));
    assert_eq!(KAYLES.grundy([2, 0, 8, 20]), KAYLES.grundy(list.as_slice()));
    assert_eq!(KAYLES.grundy(three), KAYLES.grundy(list));
    assert_eq!(KAYLES.grundy(10), KAYLES.grundy([10]));
    assert_eq!(KAYLES.grundy(0), KAYLES.grundy(Heaps::default()));
}

#[test]
fn heaps_as_they_are_shown() {
    let heaps = Heaps::from_iter([20, 0, 2, 8]);
    assert_eq!(format!("{heaps} {heaps:?}"), "[2, 8, 20] [2, 8, 20]");
    assert_eq!(
        (heaps.len(), heaps.is_empty(), heaps.total()),
        (3, false, 30)
    );
    assert_eq!(
        Heaps::from_iter([u64::MAX, u64::MAX]).total(),
        2 * u128::from(u64::MAX)
    );
    assert_eq!(format!("{:?}", Heaps::default()), "[]");
    let pair = Unordered::from([4, 3]);
    assert_eq!(format!("{pair} {pair:?}"), "{3, 4} {3, 4}");
    // The order of Dershowitz and Manna: the largest heap counts first.
    assert!(Heaps::from_iter([9, 9, 9]) < Heaps::from_iter([10]));
    assert!(Heaps::from_iter([5, 3]) < Heaps::from_iter([5, 3, 1]));
}
