use super::{Fold, Table};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// All folds.
pub(crate) const ALL: [Fold; 12] = [
    Fold::Grundy { misere: false },
    Fold::Grundy { misere: true },
    Fold::Foreclosed { misere: false },
    Fold::Foreclosed { misere: true },
    Fold::Outcome { misere: false },
    Fold::Outcome { misere: true },
    Fold::Remoteness { misere: false },
    Fold::Remoteness { misere: true },
    Fold::Suspense { misere: false },
    Fold::Suspense { misere: true },
    Fold::Shortest,
    Fold::Longest,
];

/// The numbers of places below `len`, by the definitions.
pub(crate) fn plain(fold: Fold, len: usize, options: impl Fn(usize) -> Vec<u32>) -> Vec<u32> {
    let mut numbers: Vec<u32> = Vec::new();
    for place in 0..len {
        let options = options(place).into_iter();
        let options: BTreeSet<u32> = options.map(|option| numbers[option as usize]).collect();
        numbers.push(definition(fold, &options));
    }
    numbers
}

fn definition(fold: Fold, options: &BTreeSet<u32>) -> u32 {
    let mex = |from: u32| {
        let past = options.last().map_or(0, |last| last + 1).max(from);
        (from..past).find(|n| !options.contains(n)).unwrap_or(past)
    };
    let won = |misere: bool| move |n: &&u32| *n % 2 == u32::from(misere);
    let (least, greatest) = (options.first(), options.last());
    match fold {
        Fold::Grundy { misere } if options.is_empty() => misere.into(),
        Fold::Outcome { misere } if options.is_empty() => misere.into(),
        _ if options.is_empty() => 0,
        Fold::Grundy { .. } => mex(0),
        Fold::Foreclosed { misere: false } if options.contains(&0) => 1,
        Fold::Foreclosed { .. } => mex(2),
        Fold::Outcome { .. } => options.contains(&0).into(),
        Fold::Remoteness { misere } => {
            let best = options.iter().find(won(misere)).or(greatest);
            best.map_or(0, |best| best + 1)
        }
        Fold::Suspense { misere } => {
            let best = options.iter().rfind(won(misere)).or(least);
            best.map_or(0, |best| best + 1)
        }
        Fold::Shortest => least.map_or(0, |best| best + 1),
        Fold::Longest => greatest.map_or(0, |best| best + 1),
    }
}

/// Nim: values and lengths pass 64 and 256, so that nim-values leave the mask and the table its
/// bytes.
#[test]
fn widths_do_not_matter() {
    for fold in ALL {
        let mut table = Table::new(fold, 700).expect("there is memory");
        let expected = plain(fold, 700, |n| (0..700).take(n).collect());
        for (n, &number) in expected.iter().enumerate() {
            let mut options: Vec<u32> = (0..700).take(n).collect();
            options.reverse();
            table.push(&options).expect("there is memory");
            assert_eq!(table.number(n), number, "{fold:?} {n}");
        }
        assert_eq!(table.filled(), 700);
    }
}

/// Options at random, many of them and few.
#[test]
fn at_random() {
    let mut state = 1u32;
    let mut random = move |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % below
    };
    let lists: Vec<Vec<u32>> = (0..500u32)
        .map(|n| {
            let many = if n == 0 { 0 } else { random(2 * n) * random(2) };
            let few = if n == 0 { 0 } else { random(4) };
            (0..many + few).map(|_| random(n)).collect()
        })
        .collect();
    for fold in ALL {
        let mut table = Table::new(fold, lists.len()).expect("there is memory");
        for options in &lists {
            table.push(options).expect("there is memory");
        }
        let expected = plain(fold, lists.len(), |n| lists[n].clone());
        for (n, &number) in expected.iter().enumerate() {
            assert_eq!(table.number(n), number, "{fold:?} {n}");
        }
    }
}

/// A play as long as there are places: lengths pass 2^16.
#[test]
fn long_plays() {
    let mut table = Table::new(Fold::Longest, 70_000).expect("there is memory");
    table.push(&[]).expect("it has ended");
    for place in 0..69_999 {
        table.push(&[place]).expect("there is memory");
    }
    for length in [0u32, 1, 255, 256, 65_535, 65_536, 69_999] {
        assert_eq!(table.number(length as usize), length);
    }
}

#[test]
fn too_long_is_refused() {
    assert!(Table::new(Fold::Longest, (1 << 30) + 1).is_none());
}
