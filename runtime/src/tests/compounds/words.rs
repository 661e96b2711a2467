//! The reason for an answer, in words.

use std::string::{String, ToString};

use crate::Convention::{self, Misere, Normal};
use crate::compound::Kind::{
    self, Conjunctive, Continued, Diminished, Disjunctive, Selective, Shortened,
};
use crate::compound::{Compound, Repeat};
use crate::tests::games::Take;
use crate::{Joint, Outcome};

/// What is said of heaps of 3 and 2 from which up to three are taken.
const CASES: &[(Kind, Convention, &str)] = &[
    (
        Disjunctive,
        Normal,
        "disjunctive, normal play: the nim-sum of 3 and 2 is 1, not 0: N",
    ),
    (
        Disjunctive,
        Misere,
        "disjunctive, misère play: all components are tame (genus 3^3 and 2^2), not each 0^1 \
             or 1^0: it is the nim-sum 1: N",
    ),
    (
        Diminished,
        Normal,
        "diminished, normal play: of the foreclosed values inf and inf one can be ended at \
             once: N",
    ),
    (
        Diminished,
        Misere,
        "diminished, misère play: of the foreclosed values 2 and 1 the nim-sum is 3, not 0: N",
    ),
    (
        Conjunctive,
        Normal,
        "conjunctive, normal play: the least remoteness of 1 and 1 is 1, odd: N",
    ),
    (
        Conjunctive,
        Misere,
        "conjunctive, misère play: the least misère remoteness of 2 and 2 is 2, even: N",
    ),
    (
        Continued,
        Normal,
        "continued, normal play: the greatest suspense of 1 and 1 is 1, odd: N",
    ),
    (
        Continued,
        Misere,
        "continued, misère play: the greatest misère suspense of 2 and 2 is 2, even: N",
    ),
    (
        Selective,
        Normal,
        "selective, normal play: of the components N and N, some is won: N",
    ),
    (
        Selective,
        Misere,
        "selective: outcomes (normal/misère) of N/N and N/N: several components are live, so \
             misère play is as normal play; together N/N: N",
    ),
    (
        Shortened,
        Normal,
        "shortened, normal play: of the components N and N, some is won: N",
    ),
    (
        Shortened,
        Misere,
        "shortened, misère play: of the components N and N, some is won: N",
    ),
];

/// The answer about heaps from which up to three are taken.
fn said(kind: Kind, convention: Convention, position: &[u64]) -> String {
    let compound = Compound::new(kind, Repeat(Take::new(&[(1, 3)])));
    let answer = compound.answer(&Outcome { convention }, Joint(position.to_vec()));
    answer.unwrap().to_string()
}

#[test]
fn the_reason_in_words() {
    for (kind, convention, words) in CASES {
        assert_eq!(said(*kind, *convention, &[3, 2]), *words);
    }
    assert_eq!(
        said(Shortened, Normal, &[3, 0]),
        "shortened, normal play: of the components N and P, one has ended: P"
    );
    assert_eq!(
        said(Selective, Misere, &[0, 1]),
        "selective: outcomes (normal/misère) of ended and N/P: only one component is live, and it \
         decides; together N/P: P"
    );
    assert_eq!(
        said(Disjunctive, Misere, &[]),
        "disjunctive, misère play: there is no component, so it has ended: N"
    );
}
