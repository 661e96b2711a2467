//! Closed forms as constants of a type: compiled, interpreted and constant evaluation agree.

use sprague::period::{Finding, Shift};
use sprague::prelude::*;
use sprague_interp::Ruleset;

macro_rules! games {
    ($($rules:tt)*) => {
        sprague::game! { $($rules)* }
        const RULES: &str = stringify!($($rules)*);
    };
}

games! {
    pub game TakeOneThreeFour(n) { n -> n - k for k in { 1, 3, 4 }; }
    pub game Places(n) { n -> n - k for k in { 3, 5, 15 }; }
    pub game AllBut(n) { n -> n - k for k in 1.. if k not in { 2, 4 }; }
    pub game Kayles(n) { octal 0.77; expect grundy period = 12 from 71; }
    pub game Dawson(n) { octal 0.137; expect grundy period = 34 from 52; }
    pub game Even(n) { n -> n - k for k in { 1, 2 } if n % 2 == 0; n -> n - 3 if 2 | n + 1; }
    misere game Late(n) { n -> n - k for k in 2..=7 if n > 9, k % 3 != n % 3; }
    game Single(n) { octal 0.333; }
    /// Its nim-values repeat past what is searched without a word.
    #[closed_forms(heaps = 10_000)]
    #[derive(PartialOrd)]
    pub game Far(n) { n -> n - k for k in { 4, 11, 29, 47, 58 }; }
    #[closed_forms(heaps = 3_000)]
    game Split(n) { octal 0.45; }
}

const FAR: [u64; 3] = [1_000_000, 1_000_000_007, 1_000_000_000_000_000_009];

// The vectors of the issue, known while this is compiled.
const _: () = assert!(TakeOneThreeFour::GRUNDY.at(1_000_000_007) == 2);
const _: () = assert!(TakeOneThreeFour::REMOTENESS.at(1_000_000_007) == 571_428_575);
const _: () = assert!(TakeOneThreeFour::REMOTENESS.at(FAR[2]) == 571_428_571_428_571_433);
const _: () = assert!(matches!(
    TakeOneThreeFour::OUTCOME.at(FAR[2]),
    OutcomeClass::N
));
const _: () = assert!(Kayles::GRUNDY.at(FAR[1]) == Kayles::GRUNDY.at(72 + FAR[1] % 12));
const _: () = assert!(Dawson::GRUNDY.period() == 34 && Dawson::GRUNDY.first() == 52);

/// One game by its constant, by its solver and by the interpreter, near and far.
macro_rules! agree {
    ($game:ident, $constant:ident, $quantity:expr) => {{
        let rules = Ruleset::parse(RULES).expect("the rules are right");
        let interpreted = rules.game(stringify!($game)).expect("it is there");
        // The near ones without the far ones: those would have all valued by the period.
        for heaps in [(0..150).collect(), FAR.to_vec()] {
            let values: Vec<_> = heaps
                .iter()
                .map(|&heap| $game::$constant.at(heap))
                .collect();
            let compiled = $game.values_of(&$quantity, heaps.iter().copied());
            assert_eq!(compiled.as_ref(), Ok(&values), "{}", stringify!($game));
            let positions = heaps.iter().map(|&heap| interpreted.position_of(&[heap]));
            let positions: Vec<_> = positions.flatten().collect();
            assert_eq!(interpreted.values_of(&$quantity, positions), Ok(values));
        }
        assert_eq!(interpreted.recurrence(), $game.recurrence());
        let Finding::Proved(proved) = $game.period(&$quantity, 10_000) else {
            panic!("{} has no period", stringify!($game))
        };
        for heap in FAR {
            assert_eq!(
                proved.value(&$quantity, heap),
                Some($game::$constant.at(heap))
            );
        }
    }};
}

#[test]
fn constants_are_what_solvers_say() {
    agree!(TakeOneThreeFour, GRUNDY, Grundy::NORMAL);
    agree!(TakeOneThreeFour, REMOTENESS, Remoteness::NORMAL);
    agree!(TakeOneThreeFour, OUTCOME, Outcome::NORMAL);
    agree!(Places, GRUNDY, Grundy::NORMAL);
    agree!(Places, REMOTENESS, Remoteness::NORMAL);
    agree!(AllBut, GRUNDY, Grundy::NORMAL);
    agree!(AllBut, OUTCOME, Outcome::NORMAL);
    agree!(Kayles, GRUNDY, Grundy::NORMAL);
    agree!(Dawson, GRUNDY, Grundy::NORMAL);
    agree!(Even, GRUNDY, Grundy::NORMAL);
    agree!(Even, REMOTENESS, Remoteness::NORMAL);
    agree!(Even, OUTCOME, Outcome::NORMAL);
    agree!(Late, GRUNDY, Grundy::NORMAL);
    agree!(Late, OUTCOME, Outcome::MISERE);
    agree!(Single, GRUNDY, Grundy::NORMAL);
    agree!(Single, REMOTENESS, Remoteness::NORMAL);
    agree!(Far, GRUNDY, Grundy::NORMAL);
    assert_eq!(Far::GRUNDY.period(), 3_462);
    agree!(Split, GRUNDY, Grundy::NORMAL);
    agree!(Split, OUTCOME, Outcome::NORMAL);
}

#[test]
fn a_saltus_for_each_place() {
    let finding = Places.period(&Remoteness::NORMAL, 10_000);
    let proved = finding.proved().expect("the dominance check proves it");
    assert!(matches!(proved.certificate().shift, Shift::Each(_)));
}
