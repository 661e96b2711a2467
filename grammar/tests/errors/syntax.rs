//! What cannot stand where it does, and what is not built yet.

use super::{refused, refused_rule};

#[test]
fn syntax() {
    refused_rule("n «=>» n - 1;", &["'=>' cannot stand here; write `->`"]);
    refused_rule(
        "n -> n - «1» n -> n - 2;",
        &["`;` is missing behind '1'; write `1;`"],
    );
    refused_rule("n -> «;»", &["';' cannot stand here; expected a result"]);
    refused_rule(
        "n -> n - «;»",
        &["';' cannot stand here; expected an expression"],
    );
    refused_rule(
        "n -> n - k for «3» in {1};",
        &["'3' cannot stand here; expected a choice such as `k in 1..=n`"],
    );
    refused_rule(
        "n -> n - k for k «=» {1};",
        &["'=' cannot stand here; write `in`"],
    );
    refused_rule(
        "n -> n - k for k in «;»",
        &["';' cannot stand here; expected a set such as `{1, 2}` or `1..=n`"],
    );
    refused_rule(
        "n -> n - k for k in «n + 1»;",
        &["'n + 1' cannot stand here; expected a set"],
    );
    refused_rule(
        "n -> n - 1 if «;»",
        &["';' cannot stand here; expected an expression"],
    );
    refused_rule(
        "octal «x»;",
        &["'x' cannot stand here; expected a code such as `0.77`"],
    );
    refused_rule(
        "n -> gcd(n, «1 .. 2») - 1;",
        &["'..' cannot stand here; expected a number"],
    );
    refused_rule(
        "n -> [1 ..«]»;",
        &["']' cannot stand here; expected an expression"],
    );
    refused_rule(
        "#[«cfg»(a)] n -> n - 1;",
        &["'cfg' cannot stand here; expected `doc`"],
    );
}

#[test]
fn syntax_of_items() {
    refused(
        "«gaem» A(n) { n -> n - 1; }",
        &["'gaem' cannot stand here; write `game`"],
    );
    refused(
        "pub «A»(n) { n -> n - 1; }",
        &["'A' cannot stand here; expected `misere`, `game` or `compound`"],
    );
    refused(
        "game «(»n) { n -> n - 1; }",
        &["'(' cannot stand here; expected a name"],
    );
    refused(
        "game A «n» -> n - 1;",
        &["'n' cannot stand here; expected a position such as `(n)`, `{x, y}` or `[..]`"],
    );
    refused(
        "game A(n) { n -> n - 1«;»",
        &["the text ends here; expected `}`"],
    );
    refused(
        "game A[«a», ..] { [a, ..] -> []; }",
        &["'a' cannot stand here; expected `..`"],
    );
    refused(
        "game A(n) { n -> n - 1; } «}»",
        &["'}' cannot stand here; expected a game"],
    );
    refused("«»", &["there is no game in this text"]);
    refused("«// nothing»", &["there is no game in this text"]);
    refused(
        "game A(n) { «/*» n -> n; }",
        &["the text ends here; expected the end `*/` of the comment"],
    );
}

#[test]
fn numbers() {
    let most = "n -> n - k for k in {18446744073709551615, «18446744073709551616»};";
    refused_rule(
        most,
        &["'18446744073709551616' is not a natural number below 2^64"],
    );
    refused_rule(
        "n -> n - «3k» for k in {1};",
        &["'3k' is not a natural number below 2^64"],
    );
    refused_rule(
        "n -> n - «0.5»;",
        &["'0.5' is not a natural number below 2^64"],
    );
    refused_rule(
        "n -> n - «0x1F»;",
        &["'0x1F' is not a natural number below 2^64"],
    );
    refused_rule(
        "n -> n - «1u64»;",
        &["'1u64' is not a natural number below 2^64"],
    );
}

#[test]
fn syntax_of_claims_and_parameters() {
    refused_rule(
        "n -> n - 1; expect grundy «==» 0;",
        &["'==' cannot stand here; write `=`"],
    );
    refused_rule(
        "n -> n - 1; expect «=» 0;",
        &["'=' cannot stand here; expected a quantity such as `grundy`, `misere`, `normal` or `<`"],
    );
    refused_rule(
        "n -> n - 1; expect grundy = 0, «-» 1;",
        &["'-' cannot stand here; expected a value or `;`"],
    );
    refused_rule(
        "n -> n - 1; expect grundy = 0, «1» 2;",
        &["`,` is missing behind '1'; write `1,`"],
    );
    refused_rule(
        "n -> n - 1; expect grundy period = «2»;",
        &["`from 0` is missing behind '2'; write `2 from 0`"],
    );
    refused_rule(
        "n -> n - 1; expect grundy(«n») = 1;",
        &["'n' cannot stand here; expected a position or `)`"],
    );
    refused_rule(
        "hexadecimal «x»;",
        &["'x' cannot stand here; expected a code such as `0.3F`"],
    );
    refused_rule(
        "n -> n - k for k in {1} if crate::ok«;»",
        &["';' cannot stand here; expected `(`"],
    );
    refused(
        "game A«<2>»(n) { n -> n - 1; }",
        &["'<2>' cannot stand here; leave it out"],
    );
    refused(
        "game A<«K» L>(n) { n -> n - 1; }",
        &["`,` is missing behind 'K'; write `K,`"],
    );
    refused(
        "game A<K>(n) where «{» n -> n - 1; }",
        &["'{' cannot stand here; expected an expression"],
    );
    refused(
        "game A<K>(n) «if» K > 1 { n -> n - 1; }",
        &["'if' cannot stand here; write `where`"],
    );
}

#[test]
fn partizan_games() {
    let told = "a 'partizan' game is read and checked, but nothing solves it yet";
    refused(
        "«partizan» game A(n) { left n -> n - 1; right n -> n - 2; }",
        &[told],
    );
    refused(
        "misere «partizan» game A(n) { left n -> n - 1; right n -> n - «m»; }",
        &[told, "unknown name 'm'"],
    );
    refused(
        "pub «partizan» misere game A(n) { left n -> n - 1; right n -> «n + 1»; }",
        &[told, "play need not end: 0 -> 1 -> 0"],
    );
    refused(
        "«partizan» game A(n) { left n -> n - k for k in «1..»; }"
            .replace("n - k", "k")
            .as_str(),
        &[told, "nothing bounds 'k' in '1..'"],
    );
    let whose = "whose move is this? The game is partizan";
    // One mistake, one message.
    refused(
        "partizan game A(n) { «n» -> n - 1; right n -> n - 2; }",
        &[whose],
    );
    refused("partizan game A(n) { «octal 0.7;» }", &[whose]);
    let nobody = "only the moves of a partizan game belong to one player";
    refused_rule("«left» n -> n - 1; «right» n -> n - 2;", &[nobody, nobody]);
}
