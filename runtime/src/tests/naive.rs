//! Every quantity against its definition, as plain recursion.

use std::vec::Vec;

use super::games::{Bits, Take};
use crate::quantity::{
    Foreclosed, ForeclosedValue, Genus, GenusValue, Grundy, Longest, Mex, Outcome, OutcomeClass,
    Quantity, Remoteness, Shortest, Suspense, Wins, WinsValue,
};
use crate::{Game, Options, Solve};

/// The least number that is not in the list.
fn mex(values: &[u64]) -> u64 {
    (0..=values.len() as u64)
        .find(|n| !values.contains(n))
        .unwrap()
}

/// The values of the positions 0, 1, …, by a definition from the list of the options' values.
fn table<V: Clone>(game: &impl Game<Position = u64>, define: impl Fn(&[V]) -> V) -> Vec<V> {
    let mut values: Vec<V> = Vec::new();
    for n in 0..600 {
        let mut options = Options::new();
        game.options(&n, &mut options);
        let of_options: Vec<V> = options
            .as_slice()
            .iter()
            .map(|&o| values[usize::try_from(o).unwrap()].clone())
            .collect();
        values.push(define(&of_options));
    }
    values
}

fn check<Q: Quantity>(quantity: &Q, define: impl Fn(&[Q::Value]) -> Q::Value) {
    let sets: [&[(u64, u64)]; 4] = [&[(1, 1), (3, 4)], &[(1, 3)], &[(1, 2)], &[(2, 3)]];
    for set in sets {
        let game = Take::new(set);
        assert_eq!(
            game.values_of(quantity, 0..600).unwrap(),
            table(&game, &define)
        );
    }
    assert_eq!(
        Bits.values_of(quantity, 0..600).unwrap(),
        table(&Bits, define)
    );
}

/// Remoteness and suspense: 1 more than the best value of the wanted parity, else 1 more than the
/// best of all; `hurry` prefers the least of the wanted ones.
fn length(values: &[u64], parity: u64, hurry: bool) -> u64 {
    let wanted = values.iter().filter(|v| *v % 2 == parity);
    let best = if hurry {
        wanted.min().or(values.iter().max())
    } else {
        wanted.max().or(values.iter().min())
    };
    best.map_or(0, |best| best + 1)
}

#[test]
fn nim_values() {
    check(&Grundy::NORMAL, mex);
    check(&Grundy::MISERE, |v| if v.is_empty() { 1 } else { mex(v) });
}

#[test]
fn outcomes() {
    use OutcomeClass::{N, P};
    check(&Outcome::NORMAL, |v| if v.contains(&P) { N } else { P });
    check(&Outcome::MISERE, |v| {
        if v.is_empty() || v.contains(&P) { N } else { P }
    });
}

#[test]
fn lengths() {
    check(&Remoteness::NORMAL, |v| length(v, 0, true));
    check(&Remoteness::MISERE, |v| length(v, 1, true));
    check(&Suspense::NORMAL, |v| length(v, 0, false));
    check(&Suspense::MISERE, |v| length(v, 1, false));
    check(&Shortest, |v| v.iter().min().map_or(0, |least| least + 1));
    check(&Longest, |v| {
        v.iter().max().map_or(0, |greatest| greatest + 1)
    });
}

#[test]
fn foreclosed_values() {
    use ForeclosedValue::{End, Inf, Value};
    let numbers = |values: &[ForeclosedValue]| {
        let mut numbers = Vec::new();
        for value in values {
            if let Value(number) = value {
                numbers.push(*number);
            }
        }
        Value(mex(&numbers))
    };
    check(&Foreclosed::NORMAL, |v| match v {
        [] => End,
        v if v.contains(&End) => Inf,
        v => numbers(v),
    });
    check(&Foreclosed::MISERE, |v| {
        if v.is_empty() { End } else { numbers(v) }
    });
}

#[test]
fn pairs_and_winners() {
    check(&Genus, |v| {
        let nims: Vec<u64> = v.iter().map(|genus| genus.nim).collect();
        let miseres: Vec<u64> = v.iter().map(|genus| genus.misere).collect();
        let nim = mex(&nims);
        let misere = if v.is_empty() { 1 } else { mex(&miseres) };
        let own = nim == misere || (nim, misere) == (0, 1) || (nim, misere) == (1, 0);
        let tame = own && v.iter().all(|genus| genus.tame);
        GenusValue { nim, misere, tame }
    });
    check(&Wins, |v| WinsValue {
        ended: v.is_empty(),
        normal: v.iter().any(|option| !option.normal),
        misere: v.is_empty() || v.iter().any(|option| !option.misere),
    });
}

/// The parity of lengths and "not 0" of nim-values all say who wins (compounds of the design).
#[test]
fn all_quantities_agree_on_the_winner() {
    for n in 0..3000u64 {
        let normal = Bits.outcome(n).unwrap() == OutcomeClass::N;
        let misere = Bits.value(&Outcome::MISERE, n).unwrap() == OutcomeClass::N;
        assert_eq!(Bits.grundy(n).unwrap() != 0, normal);
        assert_eq!(Bits.grundy_misere(n).unwrap() != 0, misere);
        assert_eq!(Bits.remoteness(n).unwrap() % 2 == 1, normal);
        assert_eq!(Bits.suspense(n).unwrap() % 2 == 1, normal);
        assert_eq!(Bits.remoteness_misere(n).unwrap() % 2 == 0, misere);
        assert_eq!(Bits.suspense_misere(n).unwrap() % 2 == 0, misere);
    }
}

/// Merging the folds of two halves gives the fold of the whole, and repeating changes nothing.
#[test]
fn folds_merge() {
    fn halves<Q: Quantity>(quantity: &Q, values: &[Q::Value]) {
        let fold = |values: &[Q::Value]| {
            let mut fold = quantity.start();
            for value in values {
                quantity.absorb(&mut fold, value);
            }
            fold
        };
        for split in 0..=values.len() {
            let (low, high) = values.split_at(split);
            let whole = quantity.finish(fold(values));
            for other in [high, values] {
                let (mut a, mut b) = (fold(low), fold(other));
                quantity.merge(&mut a, fold(other));
                quantity.merge(&mut b, fold(low));
                assert_eq!(quantity.finish(a), whole);
                assert_eq!(quantity.finish(b), whole);
            }
        }
    }
    for n in [0, 1, 5, 0b1011, 0b1_0110_1110, 0b1111_1111_1111] {
        let options = Bits.options_of(n).unwrap();
        super::every_quantity!(q => halves(q, &Bits.values_of(q, &options).unwrap()));
    }
}

#[test]
fn mex_of_great_numbers() {
    let full = (1u64 << 24) + 3;
    let mut set = Mex::default();
    assert!(set.is_empty());
    for value in [u64::MAX, 1 << 60, 300, 128, 0] {
        set.insert(value);
    }
    assert!(!set.is_empty());
    assert_eq!(set.value(), 1);
    (0..299).for_each(|value| set.insert(value));
    assert_eq!(set.value(), 299);
    set.insert(299);
    assert_eq!(set.value(), 301);
    (0..full).for_each(|value| set.insert(value));
    assert_eq!(set.value(), full);
    let mut other = Mex::default();
    other.insert(full);
    set.union(other);
    assert_eq!(set.value(), full + 1);
}
