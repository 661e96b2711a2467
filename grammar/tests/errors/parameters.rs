//! Const parameters, conditions on them, and Rust functions.

use super::{refused, refused_rule};

#[test]
fn names_of_parameters() {
    let twice = |name: &str| format!("the name '{name}' is given twice");
    refused("game A<K, «K»>(n) { n -> n - 1; }", &[&twice("K")]);
    refused("game A<«A»>(n) { n -> n - 1; }", &[&twice("A")]);
    refused("game A<n>(«n») { m -> m - 1; }", &[&twice("n")]);
    refused("game A<K>(n) { «K» -> K - 1; }", &[&twice("K")]);
    refused(
        "game A<K>(n) { n -> n - «K» for «K» in {1}; }"
            .replace("- «K»", "- K")
            .as_str(),
        &[&twice("K")],
    );
    refused(
        "game A<K>[..] { [h, ..«K»] -> [h - 1, ..K]; }",
        &[&twice("K")],
    );
    let reserved =
        |word: &str| format!("'{word}' cannot be a name: it is a word of the language or of Rust");
    refused("game A<«gcd»>(n) { n -> n - 1; }", &[&reserved("gcd")]);
    refused("game A<«for»>(n) { n -> n - 1; }", &[&reserved("for")]);
    refused_rule("n -> n - 1 for «longest» in {1};", &[&reserved("longest")]);
    let many: Vec<String> = (0..16).map(|index| format!("K{index}")).collect();
    let many = many.join(", ");
    refused(
        &format!("game A<{many}, «L»>(n) {{ n -> n - 1; }}"),
        &["there are more than 16 parameters"],
    );
    refused(
        "game A<Large>(n) { n -> n - «large» if n > «Small»; }",
        &[
            "unknown name 'large'; did you mean 'Large'?",
            "unknown name 'Small'",
        ],
    );
    refused(
        "game A<K>(n) { n -> [..«K»]; }",
        &["'K' is a number, and a list is needed here"],
    );
    refused(
        "game A<K>(n) { n -> n - k for k in «K»; }",
        &["'K' cannot stand here; write `{K}`"],
    );
}

#[test]
fn parameters_stand_wherever_a_number_may() {
    refused(
        "game A<K, L>(n) where K >= 1 {
            n -> n - k for k in K..=K + L; n -> [n / 2; L] if n > 0; n -> n - k for k in {K, 2 * K};
            n -> [..p] for p in parts(n, 2..=L + 2); n -> n - k for k in powers(K) if K | k;
            n -> n - max(K, gcd(L, n)) if n in 1..K, n - L not in {K};
        }",
        &[],
    );
}

#[test]
fn conditions_of_parameters() {
    refused(
        "game A(n) «where» n > 1 { n -> n - 1; }",
        &["`where` speaks of parameters, and this game has none"],
    );
    refused(
        "game A<K, L>(n) where K > «n», «k» > 1 { n -> n - 1; }",
        &[
            "unknown parameter 'n'",
            "unknown parameter 'k'; did you mean 'K'?",
        ],
    );
    let form = "`where` holds no functions and no sets";
    refused(
        "game A<K>(n) where K > 1 && «gcd(K, 2)» == 1 { n -> n - 1; }",
        &[form],
    );
    refused("game A<K>(n) where «K in {1, 2}» { n -> n - 1; }", &[form]);
    refused(
        "game A<K>(n) where !(2 | K) || «crate::fine(K)» { n -> n - 1; }",
        &[form],
    );
    refused(
        "game A<K>(n) where «K + 1» { n -> n - 1; }",
        &["this is a number, and a condition is needed here"],
    );
    refused(
        "game A<K, L>(n) where (2 | K || -K < 3 * L % 2), !(K == L) && 1 <= K <= L, {
            n -> n - K;
        }",
        &[],
    );
}

#[test]
fn functions_of_rust() {
    refused_rule(
        "n -> n - k for k in 1..=n if crate::a(k), ::b::c(k, n);",
        &[],
    );
    refused_rule(
        "n -> [..p] for p in parts(n, 2..) if super::super::a(«p»);",
        &["'p' is a list, and a number is needed here"],
    );
    refused_rule(
        "n -> n - 1 if self::a(«n > 1», «m»);",
        &[
            "this is a condition, and a number is needed here",
            "unknown name 'm'",
        ],
    );
    let reserved =
        |word: &str| format!("'{word}' cannot be a name: it is a word of the language or of Rust");
    refused_rule("n -> n - 1 if «crate::a::fn»(n);", &[&reserved("fn")]);
    refused_rule("n -> n - 1 if «a::super::b»(n);", &[&reserved("super")]);
}
