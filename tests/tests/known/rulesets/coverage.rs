//! Which game of the corpus each published ruleset is, or why there is none. The values are in the
//! files beside this one.

use crate::game;
use std::collections::BTreeSet;

/// Each ruleset with its games.
const SAID: &[(&str, &[&str])] = &[
    ("nim-heap", &["Nim"]),
    ("tentozero", &["TakeOneTwo"]),
    ("allbut237", &["AllButTwoThreeSeven"]),
    ("sub257", &["TakeTwoFiveSeven"]),
    ("square", &["TakeSquare"]),
    ("subfib", &["TakeFibonacci"]),
    ("subpract", &["Subpract"]),
    ("gos235", &["TakeTwoThreeFive"]),
    ("divisor-sub", &["Aliquot"]),
    ("coprime-to-1", &["CoprimeToOne"]),
    ("nontotient", &["Nontotient"]),
    ("sum-from-product", &["SumFromProduct"]),
    ("mark-t", &["Mark<3>", "MarkThree"]),
    ("fdivgame", &["FloorToSix"]),
    ("towers", &["Towers"]),
    ("cf603c", &["Lieges<2>", "Lieges<3>"]),
    ("cf88e", &["Interesting"]),
    ("split-two", &["SplitTwo"]),
    ("simple-game", &["Simple<2>", "Simple<3>"]),
    ("kayles", &["Kayles"]),
    ("dawson-kayles", &["DawsonsKayles"]),
    ("couples", &["Couples"]),
    ("double-kayles", &["DoubleKayles"]),
    ("hex-3F", &["HexThreeF", "CodeThreeF"]),
    ("taking-notes", &["TakingNotes"]),
    ("pe301", &["NimThree", "NimHeaps"]),
    ("misere-nim", &["MisereNim"]),
    ("exact-slow-nim", &["SlowTwoOfThree", "SlowTwo"]),
    ("hypergraph-nim", &["PairsOfThree"]),
    ("r-wythoff", &["WythoffByTwo"]),
    ("pe260", &["SameFromSome"]),
    ("ho-wythoff", &["WythoffFromLarger"]),
    ("euclid-lastpile", &["EuclidToNothing"]),
    ("unequal-nim", &["UnequalNim"]),
    ("nim-pass-global", &["NimWithPass"]),
    ("triangular-wythoff", &["TriangularWythoff"]),
    ("delete-nim", &["DeleteNim"]),
    ("chocolate", &["Chocolate"]),
    ("chocolate-rect", &["NimThree"]),
    ("pe344", &["SilverDollar"]),
    ("takeaway3", &["TakeAwayThree"]),
    ("not-same", &["NotTheSame"]),
    ("global-fib", &["GlobalFibonacci"]),
    ("pe391", &["Hopping"]),
    ("mock-turtles", &["MockTurtles"]),
    ("twins", &["Twins"]),
    ("turnips", &["Turnips"]),
    ("ruler-fives", &["RulerFives"]),
];

/// Each other ruleset, and why the language does not say it.
const LEFT: &[(&str, &str)] = &[
    (
        "sym",
        "a move chooses any symmetric set of coins, a list of any length",
    ),
    (
        "strip-streak",
        "a move turns any set of coins in a row, a list of any length",
    ),
    (
        "cutcake",
        "the two players have different moves; the rules are read, and solved in a later version",
    ),
    (
        "partizan-euclid",
        "the two players have different moves; the rules are read, and solved in a later version",
    ),
    (
        "enforce",
        "the opponent chooses among two rulesets before each move, and no value is published",
    ),
];

#[test]
fn every_ruleset_is_said_or_has_a_reason() {
    assert_eq!(SAID.len(), 48);
    let said = SAID.iter().map(|&(id, _)| id);
    let all: BTreeSet<&str> = said.chain(LEFT.iter().map(|&(id, _)| id)).collect();
    assert_eq!(all.len(), 53);
    for (id, games) in SAID {
        assert!(!games.is_empty(), "{id}");
        for name in *games {
            assert_eq!(game(name).name(), *name, "{id}");
        }
    }
    for (id, why) in LEFT {
        assert!(why.len() > 20, "{id}");
    }
}
