//! What the compiler says where a program asks a game for something that it has not.
//!
//! The words are ours and stand in attributes of traits; what stands around them is the compiler's
//! and differs from one version to the next. So these are no cases of `ui.rs`: of each error only
//! our words are looked for, at the line where they belong.

use sprague_tests::scratch::Scratch;

const GAMES: &str = "use sprague::prelude::*;
sprague::game! {
    pub game Slow<L, R>(n) where 1 <= L <= R { n -> n - k for k in L..=R; }
    pub game Ordered(x, y) { (x, y) -> (x - k, y) for k in 1..; (x, y) -> (x, y - k) for k in 1..; }
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
    pub game Nimble[..] { [x, ..rest] -> [y, ..rest] for y in 0..x; }
    pub game Kayles(n)  { octal 0.77; }
    pub game Couples(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
    pub game Bar(m, n)  {
        (m, n) -> [(a, n), (b, n)] for (a, b) in split(m);
        (m, n) -> [(m, a), (m, b)] for (a, b) in split(n);
    }
    pub compound Race = conjunctive(Ordered, Kayles);
    pub compound Rows = disjunctive(Kayles, ..);
}
fn follows<G: GrundyForm>() {}
";

const HEAP: &str = "a heap is a `u64`: `u64::try_from(number)?` makes one of another integer";

/// What is written where a position is asked for, and words about it.
const POSITIONS: &[(&str, &[&str])] = &[
    (
        "Slow::<2, 3>.grundy([5, 6])",
        &[
            "`[{integer}; 2]` is no position of this game, whose positions are one heap: write `5`",
            "several heaps are a sum of such games: `game.nim_sum([5, 6])`",
        ],
    ),
    (
        "Slow::<2, 3>.grundy(5_usize)",
        &["`usize` is no position", HEAP],
    ),
    (
        "Ordered.grundy(5)",
        &[
            "`{integer}` is no position of this game, whose positions are tuples of heaps, \
             2 in each",
            "two heaps are written `(3, 4)` or `[3, 4]`",
        ],
    ),
    (
        "Ordered.grundy((3, 4, 5))",
        &["positions are tuples of heaps, 2 in each"],
    ),
    (
        "Ordered.grundy((3_i32, 4_i32))",
        &["`(i32, i32)` is no position", HEAP],
    ),
    (
        "Wythoff.grundy([3, 4, 5])",
        &[
            "`[{integer}; 3]` is no position of this game, whose positions are 2 heaps without \
             order",
            "what is `{3, 4}` among rules is written `(3, 4)` or `[3, 4]` in Rust",
        ],
    ),
    (
        "Nimble.grundy((5, 6))",
        &[
            "`({integer}, {integer})` is no position of this game, whose positions are lists of \
             heaps: write `[5, 6]`",
            "any number of heaps is `[5, 6]`, `vec![5, 6]` or a slice",
        ],
    ),
    (
        "Nimble.nim_sum([(5, 6)])",
        &["whose positions are lists of heaps: write `[5, 6]`"],
    ),
    (
        "Kayles.grundy(5_i32)",
        &["`i32` is no position of this game", HEAP],
    ),
    (
        "Bar.grundy(3)",
        &[
            "whose positions are lists of tuples of heaps, 2 in each",
            "one tuple is written `(3, 4)`, and any number of them `[(3, 4), (1, 1)]`",
        ],
    ),
    (
        "Race.outcome(5)",
        &[
            "`{integer}` does not stand for a position of this game, `Joint<",
            "`(5, (3, 4))`",
        ],
    ),
    (
        "Race.outcome((5, [5, 6]))",
        &["`{integer}` is no position", "tuples of heaps, 2 in each"],
    ),
    (
        "Race.outcome(((3, 4), (5, 6)))",
        &["positions are lists of heaps: write `[5, 6]`"],
    ),
    ("Rows.outcome(5)", &["is a list, `[3, 5, 7]`"]),
];

/// Constants that a game has not, and words about them.
const CONSTANTS: &[(&str, &[&str])] = &[
    (
        "Couples::GRUNDY",
        &[
            "`Couples` has no constant `GRUNDY`: no closed form of its nim-values was proved",
            "`.grundy(…)` gives the nim-value of any position while the program runs",
            "a claim `expect grundy period = … from …;`",
            "`#[closed_forms(heaps = 100_000)]`",
        ],
    ),
    (
        "Slow::<2, 3>::REMOTENESS",
        &[
            "`Slow<2, 3>` has no constant `REMOTENESS`: no closed form of its remotenesses",
            "for games with parameters, whose numbers can be written out",
        ],
    ),
    (
        "Ordered::OUTCOME",
        &[
            "`Ordered` has no constant `OUTCOME`",
            "`.outcome(…)` gives the outcome of any position",
        ],
    ),
    (
        "Race::GRUNDY",
        &["`Race` has no constant `GRUNDY`", "for compounds"],
    ),
    (
        "follows::<Couples>()",
        &[
            "no closed form of the nim-values of `Couples` is proved",
            "expect grundy period",
        ],
    ),
];

/// One line each behind the games, in a function.
fn program(lines: impl Iterator<Item = &'static str>) -> String {
    let lines: Vec<String> = lines.map(|line| format!("    let _ = {line};\n")).collect();
    format!("{GAMES}fn main() {{\n{}}}\n", lines.concat())
}

#[test]
fn words_about_types_are_those_of_the_game() {
    let cases: Vec<_> = POSITIONS.iter().chain(CONSTANTS).collect();
    let scratch = Scratch::new(env!("CARGO_TARGET_TMPDIR"), "types");
    scratch.write("src/main.rs", &program(cases.iter().map(|(line, _)| *line)));
    let told = scratch.run().expect_err("each line is wrong");
    // What the compiler shows of one error goes to the next one.
    let errors: Vec<&str> = told.split("\nerror").collect();
    let before = GAMES.lines().count() + 1;
    for (place, (line, words)) in cases.iter().enumerate() {
        let at = format!("--> src/main.rs:{}:", before + place + 1);
        let of: Vec<&&str> = errors.iter().filter(|error| error.contains(&at)).collect();
        let [error] = of[..] else {
            panic!("{} errors of {line}:\n{told}", of.len());
        };
        // Long sentences are laid out over several lines.
        let flat = error.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in *words {
            assert!(flat.contains(word), "{line}: no `{word}` in\n{error}");
        }
    }
    assert_eq!(
        errors.iter().filter(|error| error.contains("E0")).count(),
        cases.len()
    );
}
