//! Heaps that lose fixed numbers or are divided, against the definition and published theory.

use std::string::ToString;
use std::vec::Vec;

use super::random;
use crate::Convention;
use crate::period::{Mark, Quotient, Recurrence};
use crate::quantity::{Quantity, Standard};

const NIM_VALUE: Standard = Standard::Grundy(Convention::Normal);
const FAR: u64 = 1_000_000_000_000_000_000;

/// All values up to a heap, each by the definition.
fn plainly(mark: &Mark, quantity: Standard, last: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=last {
        let mut fold = quantity.start();
        let takes = mark.takes().iter().filter(|(_, from)| *from <= heap);
        let after = takes.map(|(number, _)| heap - number);
        let quotients = mark.quotients().iter().filter(|one| one.from <= heap);
        let divided = quotients.map(|one| {
            let sum = i64::try_from(heap).unwrap() + one.plus;
            u64::try_from(sum).unwrap() / one.divisor
        });
        for option in after.chain(divided) {
            quantity.absorb(&mut fold, &values[usize::try_from(option).unwrap()]);
        }
        values.push(quantity.finish(fold));
    }
    values
}

/// Numbers up to 12, half of the time from heaps of their own on.
fn takes_by_chance(state: &mut u64) -> Vec<(u64, u64)> {
    let odd = random(state, 2) == 0;
    let most = 1 + random(state, 12);
    let count = 1 + random(state, 4);
    let take = |_| {
        let taken = 1 + random(state, most);
        (taken, if odd { random(state, 40) } else { 0 })
    };
    (0..count).map(take).collect()
}

/// Up to three divisors up to 9, half of the time with something added.
fn several_by_chance(state: &mut u64) -> Mark {
    let takes = takes_by_chance(state);
    let odd = random(state, 2) == 0;
    let count = 1 + random(state, 3);
    let quotient = |_| {
        let divisor = 2 + random(state, 8);
        if !odd {
            return Quotient {
                divisor,
                plus: 0,
                from: 1,
            };
        }
        let plus = i64::try_from(random(state, 9)).unwrap() - 4;
        let from = 5 + random(state, 40);
        Quotient {
            divisor,
            plus,
            from,
        }
    };
    let quotients: Vec<Quotient> = (0..count).map(quotient).collect();
    Mark::new(takes, quotients).unwrap()
}

/// One divisor or a power of it beside it, with what is added such that the heaps can be numbered
/// anew.
fn one_by_chance(state: &mut u64) -> Mark {
    let takes = takes_by_chance(state);
    let base = 2 + random(state, 4);
    let shift = i64::try_from(random(state, 5)).unwrap() - 2;
    let both = random(state, 2) == 0;
    let divisors = [base, base * base];
    let quotients = divisors[..=usize::from(both)].iter().map(|&divisor| {
        let plus = shift * i64::try_from(divisor - 1).unwrap();
        let from = if shift == 0 { 1 } else { 60 };
        Quotient {
            divisor,
            plus,
            from,
        }
    });
    Mark::new(takes, quotients).unwrap()
}

/// Every value that is told of heaps below a number is the one by the definition; how many are
/// told, and of how many.
fn told(mark: &Mark, quantity: Standard, below: u64, state: &mut u64) -> (usize, usize) {
    let values = plainly(mark, quantity, below - 1);
    let mut heaps: Vec<u64> = (0..12).map(|_| random(state, below)).collect();
    heaps.extend((0..8).map(|_| random(state, 300)));
    let mut count = 0;
    for &heap in &heaps {
        let Some(found) = mark.far(quantity, &[heap], 1 << 16) else {
            continue;
        };
        let value = values[usize::try_from(heap).unwrap()];
        assert_eq!(found, [value], "{mark:?}, {quantity} at {heap}");
        count += 1;
    }
    if let Some(found) = mark.far(quantity, &heaps, 1 << 16) {
        let places = heaps.iter().map(|&heap| usize::try_from(heap).unwrap());
        let wanted: Vec<u64> = places.map(|place| values[place]).collect();
        assert_eq!(found, wanted, "{mark:?}, {quantity}");
    }
    (count, heaps.len())
}

#[test]
fn by_the_definition() {
    let mut state = 5;
    let (mut count, mut all) = (0, 0);
    for round in 0..132 {
        let mark = match round % 2 {
            0 => several_by_chance(&mut state),
            _ => one_by_chance(&mut state),
        };
        let quantity = Standard::ALL[round / 2 % Standard::ALL.len()];
        let below = if round < 24 { 100_001 } else { 12_000 };
        let (told, asked) = told(&mark, quantity, below, &mut state);
        (count, all) = (count + told, all + asked);
        let one = round % 2 == 1 && !quantity.is_length();
        assert!(!one || told == asked, "{mark:?}, {quantity}: {told}");
    }
    assert!(count * 10 > all * 8, "{count} of {all}");
}

/// Fraenkel, "The vile, dopey, evil and odious game players", Discrete Math. 312 (2012) 42–46: the
/// nim-value of Mark is 0 for 0 and for numbers that end in an odd number of binary zeros, else 1
/// if the number of ones is odd, else 2.
#[test]
fn vile_and_dopey() {
    let half = Quotient {
        divisor: 2,
        plus: 0,
        from: 1,
    };
    let mark = Mark::new([(1, 1)], [half]).unwrap();
    let theory = |heap: u64| match (heap.trailing_zeros() % 2, heap.count_ones() % 2) {
        _ if heap == 0 => 0,
        (1, _) => 0,
        (_, 1) => 1,
        _ => 2,
    };
    let ends = (0..63).flat_map(|power| [(1 << power) - 1, 1 << power, (1 << power) + 1]);
    let heaps: Vec<u64> = ends.chain(FAR..FAR + 100).chain([u64::MAX]).collect();
    for &heap in &heaps {
        let value = mark.far(NIM_VALUE, &[heap], 1 << 16);
        assert_eq!(value, Some([theory(heap)].to_vec()), "{heap}");
    }
    let all: Vec<u64> = heaps.iter().map(|&heap| theory(heap)).collect();
    assert_eq!(mark.far(NIM_VALUE, &heaps, 1 << 16), Some(all));
}

/// Fraenkel 2011 for t = 2, A. Guo, "Winning strategies for aperiodic subtraction games",
/// Theoret. Comput. Sci. 421 (2012) 70–73: lost in Mark-t are 0 and the numbers that end in an odd
/// number of zeros to the base t.
#[test]
fn mark_t() {
    for base in 2..=9 {
        let divided = Quotient {
            divisor: base,
            plus: 0,
            from: 1,
        };
        let mark = Mark::new((1..base).map(|taken| (taken, 1)), [divided]).unwrap();
        let lost = |heap: u64| {
            let zeros = (1..).take_while(|&power| heap.is_multiple_of(base.pow(power)));
            heap == 0 || zeros.count() % 2 == 1
        };
        let powers = (1..18).map(|power| base.pow(power));
        let heaps: Vec<u64> = powers.chain(FAR..FAR + 40).collect();
        let outcomes = mark.far(Standard::Outcome(Convention::Normal), &heaps, 1 << 16);
        let theory = heaps.iter().map(|&heap| u64::from(!lost(heap))).collect();
        assert_eq!(outcomes, Some(theory), "{base}");
    }
}

/// Two ways to a far value are one: by blocks and by windows.
#[test]
fn far_heaps_by_windows_and_by_blocks() {
    let mut state = 3;
    let (mut count, mut all) = (0, 0);
    for round in 0..40 {
        let mark = one_by_chance(&mut state);
        let quantity = Standard::ALL[[0, 1, 2, 3, 8, 9][round % 6]];
        let heaps: Vec<u64> = (0..4).map(|_| FAR + random(&mut state, 1 << 31)).collect();
        let blocks = mark.far(quantity, &heaps, 1 << 20);
        let blocks = blocks.unwrap_or_else(|| panic!("{mark:?}, {quantity}"));
        all += 1;
        if let Some(windows) = mark.by_windows(quantity, &heaps, 1 << 16, None) {
            assert_eq!(windows, blocks, "{mark:?}, {quantity}");
            count += 1;
        }
    }
    assert!(count * 2 > all, "{count} of {all}");
}

/// No window of millions of heaps forgets how it began; the blocks differ little all the same.
#[test]
fn what_windows_do_not_forget() {
    let half = Quotient {
        divisor: 2,
        plus: 0,
        from: 1,
    };
    let mark = Mark::new([(1, 1), (3, 3)], [half]).unwrap();
    assert_eq!(mark.by_windows(NIM_VALUE, &[FAR], 1 << 20, None), None);
    let values = plainly(&mark, NIM_VALUE, 1 << 17);
    for heap in (1 << 17) - 100..=1 << 17 {
        let value = values[usize::try_from(heap).unwrap()];
        assert_eq!(mark.far(NIM_VALUE, &[heap], 1), Some([value].to_vec()));
    }
    assert!(mark.far(NIM_VALUE, &[FAR], 1).is_some());
}

#[test]
fn what_is_no_such_rule() {
    let quotient = |divisor, plus, from| Quotient {
        divisor,
        plus,
        from,
    };
    assert!(Mark::new([(0, 4)], []).is_none());
    assert!(Mark::new([(1, 1)], [quotient(1, 0, 1)]).is_none());
    assert!(Mark::new([], [quotient(2, 0, 0)]).is_none());
    assert!(Mark::new([], [quotient(2, 1, 1)]).is_none());
    assert!(Mark::new([], [quotient(2, 1, 2)]).is_some());
    assert!(Mark::new([], [quotient(2, -3, 2)]).is_none());
    let mark = Mark::new([(3, 1), (1, 9), (3, 5)], [quotient(2, 0, 1)]).unwrap();
    assert_eq!(mark.takes(), [(1, 9), (3, 3)]);
    // No window forgets how long play may last.
    assert_eq!(mark.far(Standard::Longest, &[FAR], 1 << 20), None);
    // Few heaps are not enough.
    assert_eq!(mark.far(Standard::Shortest, &[FAR], 100), None);
}

#[test]
fn as_text() {
    let rules = Recurrence::mark(&[(1, 1), (4, 9)], &[(2, 0, 1), (3, -2, 5), (3, 1, 2)]);
    let rules = rules.unwrap();
    assert_eq!(rules.to_string(), "mark 1@1 4@9 over 2+0@1 3-2@5 3+1@2");
}
