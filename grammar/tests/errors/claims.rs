//! `expect` in all its forms.

use super::{refused, refused_rule};

#[test]
fn claims_that_may_be_true() {
    refused_rule(
        "n -> n - k for k in 1..; expect grundy = 0, 1, 2,; expect misere grundy(7) = 6;
         expect normal remoteness(18446744073709551615) = 1; expect outcome = P, N;
         expect foreclosed(0) = end; expect foreclosed((1)) = inf; expect suspense(2) = 1;
         expect shortest(9) = 1; expect longest(9) = 9; expect outcome period = 1 from 1;",
        &[],
    );
    refused_rule(
        "n -> [a, b] for (a, b) in split(n); expect outcome([]) = P;",
        &[],
    );
    refused(
        "game A<K>(n) where K > 1 {
            n -> n - K; expect<2> grundy = 0, 0, 1; expect<3,> grundy(3) = 1;
        }",
        &[],
    );
    refused(
        "game A[..] { [h, ..] -> [..]; expect grundy([3, 0, 4]) = 0; expect outcome([]) = P; }",
        &[],
    );
}

#[test]
fn quantities_and_values() {
    refused_rule(
        "n -> n - 1; expect «grundi»(1) = 1; expect «score» = N, 1;",
        &[
            "unknown quantity 'grundi'; did you mean 'grundy'?",
            "unknown quantity 'score'",
        ],
    );
    let outcome = |found: &str| format!("the value of 'outcome' is `N` or `P`, not '{found}'");
    refused_rule(
        "n -> n - 1; expect outcome = P, «1», N, «p», «end»;",
        &[&outcome("1"), &outcome("p"), &outcome("end")],
    );
    refused_rule(
        "n -> n - 1; expect grundy(1) = «inf»; expect longest(2) = «P»;
         expect foreclosed = end, «N»;",
        &[
            "the value of 'grundy' is a number, not 'inf'",
            "the value of 'longest' is a number, not 'P'",
            "the value of 'foreclosed' is a number, `end` or `inf`, not 'N'",
        ],
    );
    refused_rule(
        "n -> n - 1; expect grundy = 0, «18446744073709551616»;",
        &["'18446744073709551616' is not a natural number below 2^64"],
    );
    refused_rule(
        "n -> n - 1; expect grundy period = «0» from 0;",
        &["a period is at least 1"],
    );
}

#[test]
fn positions() {
    let one =
        |example: &str| format!("this is no position of the game; one is written `{example}`");
    refused_rule("n -> n - 1; expect grundy«()» = 0;", &[&one("5")]);
    refused_rule("n -> n - 1; expect grundy«(1, 2)» = 0;", &[&one("5")]);
    refused_rule("n -> n - 1; expect grundy(«(1, 2)») = 0;", &[&one("5")]);
    refused_rule("n -> n - 1; expect grundy(«[1]») = 0;", &[&one("5")]);
    let pair = [one("(3, 4)")];
    let pair: Vec<&str> = pair.iter().map(String::as_str).collect();
    for position in [
        "«(3, 4)»",
        "(«3»)",
        "(«(3)»)",
        "(«{3, 4}»)",
        "(«(3, (4))»)",
        "(«[(3, 4)]»)",
    ] {
        let text = "game A(x, y) { (x, y) -> (x, y - 1); expect outcome";
        refused(&format!("{text}{position} = P; }}"), &pair);
    }
    for position in [
        "(«[3, 4]»)",
        "(«[(3, 4), 5]»)",
        "(«[[(3, 4)]]»)",
        "(«[(3, 4, 5)]»)",
    ] {
        let text = "game A(x, y) { (x, y) -> []; expect outcome";
        refused(
            &format!("{text}{position} = P; }}").replace("-> []", "-> [] if x == y"),
            &pair,
        );
    }
    refused(
        "game A{x, y, z} { {x, y, z} -> {x, y, z - 1}; expect grundy(«(1, 2, 3)») = 0; }",
        &[&one("{3, 4, 5}")],
    );
    refused(
        "game A[..] { [h, ..] -> [..]; expect grundy(«5») = 0; }",
        &[&one("[3, 4, 5]")],
    );
}

#[test]
fn games_of_one_heap_alone() {
    let alone = ["this can be said of games of one heap alone"];
    refused(
        "game A[..] { [h, ..] -> [..]; expect grundy «= 0, 1»; }",
        &alone,
    );
    refused(
        "game A(x, y) { (x, y) -> (x, y - 1); expect grundy «period = 2 from 0»; }",
        &alone,
    );
}

#[test]
fn values_of_parameters() {
    let game = |claim: &str| {
        format!("game A<L, R>(n) where 1 <= L && L <= R {{ n -> n - k for k in L..=R; {claim} }}")
    };
    let wants = |stand: &str| format!("this game has the parameters L and R, and {stand} here");
    refused(&game("expect «grundy» = 0;"), &[&wants("0 values stand")]);
    refused(
        &game("expect«<2>» grundy = 0;"),
        &[&wants("1 value stands")],
    );
    refused(
        &game("expect«<1, 2, 3>» grundy(1) = 0;"),
        &[&wants("3 values stand")],
    );
    refused_rule(
        "n -> n - 1; expect«<2>» grundy = 0;",
        &["this game has no parameters, and 1 value stands here"],
    );
    let refuses = |condition: &str| {
        format!("for these parameters there is no such game: `{condition}` does not hold")
    };
    refused(&game("expect«<0, 2>» grundy = 0;"), &[&refuses("1 <= L")]);
    refused(&game("expect«<3, 2>» grundy = 0;"), &[&refuses("L <= R")]);
}
