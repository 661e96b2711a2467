//! Heaps that lose fixed numbers or are divided, against the definition and published theory.

use std::string::ToString;
use std::vec::Vec;

use super::random;
use crate::Convention;
use crate::period::{Mark, Quotient};
use crate::quantity::{Quantity, Standard};

/// All values up to a heap, each by the definition.
fn plainly(mark: &Mark, quantity: Standard, last: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=last {
        let mut fold = quantity.start();
        let takes = mark.takes().iter().filter(|(_, from)| *from <= heap);
        let taken = takes.map(|(taken, _)| heap - taken);
        let quotients = mark.quotients().iter().filter(|one| one.from <= heap);
        let divided = quotients.map(|one| {
            let sum = i64::try_from(heap).unwrap() + one.plus;
            u64::try_from(sum).unwrap() / one.divisor
        });
        for option in taken.chain(divided) {
            quantity.absorb(&mut fold, &values[usize::try_from(option).unwrap()]);
        }
        values.push(quantity.finish(fold));
    }
    values
}

/// Numbers up to 12 and divisors up to 9, half of the time from heaps of their own on and with
/// something added.
fn by_chance(state: &mut u64) -> Mark {
    let odd = random(state, 2) == 0;
    let most = 1 + random(state, 12);
    let takes: Vec<(u64, u64)> = (0..=random(state, 4))
        .map(|_| {
            let taken = 1 + random(state, most);
            (taken, if odd { random(state, 40) } else { 0 })
        })
        .collect();
    let quotients: Vec<Quotient> = (0..=random(state, 3))
        .map(|_| {
            let divisor = 2 + random(state, 8);
            let plus = if odd {
                i64::try_from(random(state, 9)).unwrap() - 4
            } else {
                0
            };
            let from = if odd { 5 + random(state, 40) } else { 1 };
            Quotient {
                divisor,
                plus,
                from,
            }
        })
        .collect();
    Mark::new(takes, quotients).unwrap()
}

#[test]
fn probe() {
    let mut state = 7;
    let mut fails = std::collections::BTreeMap::<std::string::String, (u32, u32)>::new();
    for _ in 0..300 {
        let mark = by_chance(&mut state);
        for quantity in Standard::ALL {
            let heaps: Vec<u64> = (0..20)
                .map(|_| (1 << 58) + random(&mut state, 1 << 31))
                .collect();
            let time = std::time::Instant::now();
            let found = mark.far(quantity, &heaps[..1], 1 << 24);
            let time = time.elapsed().as_micros();
            let entry = fails.entry(quantity.to_string()).or_default();
            entry.0 += 1;
            if found.is_none() {
                entry.1 += 1;
                if quantity != Standard::Longest {
                    std::println!("{quantity} {mark:?}  {time}");
                }
            } else if time > 20_000 {
                std::println!("slow {quantity} {mark:?}  {time}");
            }
        }
    }
    std::println!("{fails:?}");
}

#[test]
fn every_heap() {
    let mut state = 5;
    for round in 0..200 {
        let mark = by_chance(&mut state);
        let quantity = Standard::ALL[round % 11];
        let values = plainly(&mark, quantity, 100_000);
        for _ in 0..200 {
            let heap = random(&mut state, 100_001);
            let found = mark.far(quantity, &[heap], 1 << 20);
            if let Some(found) = found {
                assert_eq!(
                    found,
                    [values[usize::try_from(heap).unwrap()]],
                    "{mark:?} {quantity} {heap}"
                );
            }
        }
    }
}

#[test]
fn vile() {
    let half = Quotient {
        divisor: 2,
        plus: 0,
        from: 1,
    };
    let mark = Mark::new([(1, 1)], [half]).unwrap();
    let nim = Standard::Grundy(Convention::Normal);
    let time = std::time::Instant::now();
    for n in 1_000_000_000_000_000_000..1_000_000_000_000_000_100_u64 {
        let v = if n.trailing_zeros() % 2 == 1 {
            0
        } else {
            2 - u64::from(n.count_ones() % 2)
        };
        assert_eq!(mark.far(nim, &[n], 1 << 20), Some([v].to_vec()), "{n}");
    }
    std::println!("{:?}", time.elapsed());
}
