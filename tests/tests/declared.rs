//! Compounds of the language are those that one makes by hand, and what is said of them is so.

use sprague::compound::Way;
use sprague::prelude::*;
use sprague::{Components, Options, Position};
use sprague_grammar::model::Kind as Word;
use sprague_grammar::words;
use std::fmt::Debug;

/// Games that are no text.
mod boards {
    use super::Options;
    use sprague::Game;

    /// One bites off a corner of a bar of two rows, the longer one first, down to the last piece.
    #[derive(Default)]
    pub(crate) struct Chomp;

    impl Game for Chomp {
        type Position = [u64; 2];
        type Rank = u64;

        fn options(&self, &[long, short]: &[u64; 2], options: &mut Options<[u64; 2]>) {
            options.extend((1..long).map(|left| [left, short.min(left)]));
            options.extend((0..short).map(|left| [long, left]));
        }

        fn rank(&self, &[long, short]: &[u64; 2]) -> u64 {
            long + short
        }
    }

    /// One takes up to a number of counters.
    pub(crate) struct UpTo<const MOST: u64>;

    impl<const MOST: u64> Default for UpTo<MOST> {
        fn default() -> Self {
            Self
        }
    }

    impl<const MOST: u64> Game for UpTo<MOST> {
        type Position = u64;
        type Rank = u64;

        fn options(&self, &heap: &u64, options: &mut Options<u64>) {
            options.extend((1..=MOST).filter_map(|taken| heap.checked_sub(taken)));
        }

        fn rank(&self, &heap: &u64) -> u64 {
            heap
        }
    }
}

sprague::game! {
    game Three(n) { n -> n - k for k in {1, 3, 4}; }
    game TwoOrThree(n) { n -> n - k for k in {2, 3}; }
    game Row(n) { octal 0.77; }
    game Pass<K>(n) where K >= 1 { n -> n - 1; n -> n - K if n > K; }

    compound Sum = disjunctive(Three, Row);
    misere compound Rows = disjunctive(Row, ..);
    compound Short = diminished(boards::UpTo<2>, Row, TwoOrThree, ..);
    compound Race = conjunctive(crate::boards::Chomp, Three);
    compound Slow = continued(Pass<2>, self::boards::UpTo::<3>, ..);
    misere compound Any = selective(Race, TwoOrThree, Pass<{ 1 + 2 }>);
    #[allow(deprecated)]
    compound Early = shortened(Rows, Any, ..);
}

/// The values of a quantity by the type's own strategy, and of the compound by search.
fn same<G, Q>(
    named: &G,
    hand: &Compound<G::Components>,
    quantity: &Q,
    positions: &[<G::Components as Components>::Position],
) where
    G: CompoundGame,
    Q: Quantity<Value: PartialEq + Debug>,
{
    let limits = Limits::default();
    let told = named.values(quantity, positions, &limits);
    assert_eq!(told, hand.values(quantity, positions, &limits));
    let told = told.expect("the positions are small");
    for (position, value) in positions.iter().zip(&told) {
        let searched = hand.by_search(quantity, position.clone());
        assert_eq!(searched.as_ref(), Ok(value), "{position:?}");
        let theory = named.by_theory(quantity, position.clone());
        let theory = theory.expect("the positions are small");
        assert!(theory.is_none_or(|theory| theory == *value), "{position:?}");
    }
}

/// [`same`] for many quantities, and the same moves.
fn all<G, A>(named: &G, hand: &Compound<G::Components>, positions: impl IntoIterator<Item = A>)
where
    G: CompoundGame,
    A: IntoPosition<<G::Components as Components>::Position>,
{
    let positions = positions.into_iter().map(IntoPosition::into_position);
    let positions: Vec<_> = positions.collect();
    assert_eq!(named.convention(), hand.convention());
    assert!(positions.len() > 1);
    same(named, hand, &Grundy::NORMAL, &positions);
    same(named, hand, &Grundy::MISERE, &positions);
    same(named, hand, &Outcome::NORMAL, &positions);
    same(named, hand, &Outcome::MISERE, &positions);
    same(named, hand, &Remoteness::NORMAL, &positions);
    same(named, hand, &Suspense::MISERE, &positions);
    same(named, hand, &Foreclosed::NORMAL, &positions);
    same(named, hand, &Wins, &positions);
    same(named, hand, &Genus, &positions);
    same(named, hand, &Shortest, &positions);
    same(named, hand, &Longest, &positions);
    for position in positions {
        let options = named.options_of(position.clone());
        assert_eq!(options, hand.options_of(position.clone()));
        let moves = named.winning_moves(position.clone());
        assert_eq!(moves, hand.winning_moves(position.clone()));
        let mut bytes = vec![];
        position.encode(&mut bytes);
        let read = Position::decode(&mut bytes.as_slice());
        assert_eq!(read, Some(position));
    }
}

#[test]
fn each_kind_is_the_one_made_by_hand() {
    all(
        &Sum,
        &Compound::new(Kind::Disjunctive, (Three, Row)),
        [(5, 3), (0, 4), (2, 0)],
    );
    let rows = Compound::new(Kind::Disjunctive, Repeat(Row)).misere();
    all(&Rows, &rows, [vec![], vec![5], vec![2, 3, 1]]);
    let fixed = (boards::UpTo::<2>, Row);
    let short = Compound::new(Kind::Diminished, Then(fixed, TwoOrThree));
    let tails = [vec![], vec![4], vec![1, 5]];
    all(&Short, &short, tails.map(|tail| ((4, 3), tail)));
    let race = Compound::new(Kind::Conjunctive, (boards::Chomp, Three));
    all(&Race, &race, [((3, 2), 6), ((1, 0), 4), ((4, 4), 7)]);
    let slow = Compound::new(Kind::Continued, Then((Pass::<2>,), boards::UpTo::<3>));
    let tails = [vec![], vec![5], vec![3, 4]];
    all(&Slow, &slow, tails.map(|tail| ((4,), tail)));
    let any = Compound::new(Kind::Selective, (Race, TwoOrThree, Pass::<3>)).misere();
    all(&Any, &any, [(((2, 1), 3), 4, 2), (((1, 0), 3), 1, 0)]);
    let early = Compound::new(Kind::Shortened, Then((Rows,), Any));
    let tails = [vec![], vec![(((2, 1), 2), 3, 1)], vec![(((1, 1), 2), 2, 2)]];
    all(&Early, &early, tails.map(|tail| ((vec![2, 1],), tail)));
}

/// Which of the kinds of the runtime a word names.
fn kind(word: Word) -> Kind {
    let mut kinds = Kind::ALL.into_iter();
    kinds
        .find(|kind| kind.name() == word.word())
        .expect("the language has the runtime's words")
}

#[test]
fn documentation_says_which_operands_nest() {
    for outer in Word::ALL {
        for inner in Word::ALL {
            for (misere, convention) in [(false, Convention::Normal), (true, Convention::Misere)] {
                let part = Compound::new(kind(inner), (Three, TwoOrThree));
                let whole = Compound::new(kind(outer), (part, Three));
                let plan = whole.plan(&Outcome { convention });
                let told = words::compound::nests(outer, inner, misere);
                let place = format!("{outer:?} {inner:?} {convention:?}: {plan}");
                assert_eq!(plan.is_by_theory(), told, "{place}");
            }
        }
    }
}

#[test]
fn answers_say_how() {
    let answer = Race
        .answer(&Outcome::NORMAL, ((3, 2), 6))
        .expect("it is small");
    assert!(answer.way.is_by_theory(), "{answer}");
    let nested = Any.answer(&Outcome::MISERE, (((2, 1), 3), 4, 2));
    assert!(nested.expect("it is small").way.is_by_theory());
    let searched = Race
        .answer(&Grundy::NORMAL, ((3, 2), 6))
        .expect("it is small");
    assert!(matches!(searched.way, Way::Search { .. }), "{searched}");
}

#[test]
fn large_positions_are_answered_at_once() {
    let far = 1_000_000;
    assert_eq!(Slow.outcome(((far,), vec![5; 1000])), Ok(OutcomeClass::N));
    let most = vec![2000; 100];
    assert_eq!(Rows.grundy(most), Ok(0));
}
