//! How each vector file is covered; `no_file_is_left_out` holds the list complete.

/// What covers a file.
pub(crate) enum Cover {
    /// These games of the corpus, written with `game!`.
    Game(&'static [&'static str]),
    /// This game of the boards, written by hand, for this reason.
    Hand(&'static str, &'static str),
}

use Cover::{Game, Hand};

/// Every file `impartial-….json`.
pub(crate) const COVERAGE: &[(&str, Cover)] = &[
    ("impartial-all-but-2-4", Game(&["AllButTwoFour"])),
    ("impartial-bits", Game(&["Bits"])),
    (
        "impartial-chomp",
        Hand("chomp", "a bite shortens rows of any number at once"),
    ),
    ("impartial-divisor-nim", Game(&["DivisorNim"])),
    (
        "impartial-end-nim",
        Hand("end-nim", "the order of any number of heaps matters"),
    ),
    (
        "impartial-exact-slow-2-nim-3-piles",
        Game(&["SlowTwoOfThree", "SlowTwoOfThreeUnordered", "SlowTwo"]),
    ),
    (
        "impartial-exact-slow-3-nim-4-piles",
        Game(&["SlowThreeOfFour"]),
    ),
    ("impartial-fibonacci-nim", Game(&["FibonacciNim"])),
    ("impartial-floor-division-2-3-6", Game(&["Floor236"])),
    (
        "impartial-geography-grid-2x3",
        Hand(
            "geography-grid-2x3",
            "a position is a vertex of a graph and a set of vertices",
        ),
    ),
    ("impartial-grundys-game", Game(&["Grundys"])),
    (
        "impartial-kayles-ring-6",
        Hand("kayles-ring-6", "the pins that fell leave gaps in a ring"),
    ),
    ("impartial-mark-2", Game(&["MarkTwo"])),
    ("impartial-moore-nim-2-3-piles", Game(&["MooreTwoOfThree"])),
    ("impartial-nim", Game(&["Nim"])),
    // The file keeps coins on square 0, which never move; a heap of 0 vanishes in the game.
    ("impartial-nimble", Game(&["Nimble", "NimHeaps"])),
    (
        "impartial-node-kayles-cycle-7",
        Hand(
            "node-kayles-cycle-7",
            "a position is a set of vertices of a graph",
        ),
    ),
    ("impartial-octal-0.137", Game(&["DawsonsChess"])),
    ("impartial-octal-0.15", Game(&["CodeFifteen"])),
    ("impartial-octal-0.77", Game(&["Kayles", "KaylesByHand"])),
    ("impartial-octal-0.8", Game(&["CodeEight"])),
    ("impartial-octal-4.7", Game(&["CodeFourSeven"])),
    ("impartial-rook-to-corner", Game(&["Rook"])),
    (
        "impartial-ruler",
        Hand(
            "ruler",
            "a row of coins is a set of places, and a coin turned twice is a tail again",
        ),
    ),
    ("impartial-subtraction-1-2", Game(&["TakeOneTwo"])),
    ("impartial-subtraction-1-2-3", Game(&["TakeOneTwoThree"])),
    ("impartial-subtraction-1-3-4", Game(&["TakeOneThreeFour"])),
    (
        "impartial-subtraction-1-5-6-12",
        Game(&["TakeOneFiveSixTwelve"]),
    ),
    ("impartial-subtraction-2-3", Game(&["TakeTwoThree"])),
    ("impartial-subtraction-2-4-7", Game(&["TakeTwoFourSeven"])),
    ("impartial-take-a-coprime", Game(&["TakeCoprime"])),
    ("impartial-take-a-digit", Game(&["TakeDigit"])),
    ("impartial-take-a-divisor", Game(&["TakeDivisor"])),
    ("impartial-take-a-power-of-two", Game(&["TakePowerOfTwo"])),
    ("impartial-take-a-square", Game(&["TakeSquare"])),
    (
        "impartial-turning-turtles",
        Hand(
            "turning-turtles",
            "a row of coins is a set of places, not a sum of heaps",
        ),
    ),
    ("impartial-wythoff", Game(&["Queen", "Wythoff"])),
];
