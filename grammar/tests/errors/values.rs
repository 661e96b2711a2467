//! What words stand for, statements and codes.

use super::{refused, refused_rule};

#[test]
fn kinds_of_values() {
    refused_rule(
        "n -> n - «gcd»();",
        &["'gcd' takes at least 1 argument, not 0"],
    );
    refused_rule(
        "n -> n - «phi»(n, 2) if n > 0;",
        &["'phi' takes 1 argument, not 2"],
    );
    refused_rule(
        "n -> n - k for k in «divisors»;",
        &["'divisors' takes 1 argument, not 0"],
    );
    refused_rule(
        "n -> n - k for k in «primes»(n);",
        &["'primes' takes no arguments, not 1"],
    );
    refused_rule(
        "n -> [..p] for p in «parts»(n);",
        &["'parts' takes 2 arguments, not 1"],
    );
}

#[test]
fn sizes_of_elements() {
    refused_rule(
        "n -> [a] for «a» in split(n);",
        &["an element of this set has 2 numbers, not 1 number"],
    );
    refused_rule(
        "n -> n - a for («a, b») in 1..=n;",
        &["one number or list is needed here, not 2"],
    );
    refused_rule(
        "n -> n - a for a in {1, «(1, 2)»};",
        &["one number or list is needed here, not 2"],
    );
    refused_rule(
        "n -> [a, b] for («a, b») in parts(n, 3);",
        &["an element of this set has 3 numbers, not 2 numbers"],
    );
    refused_rule(
        "n -> [a, b] for («a, b») in parts(n, 2..);",
        &["one number or list is needed here, not 2"],
    );
    refused_rule(
        "n -> n - 1 if «(n, n)» in {1};",
        &["one number or list is needed here, not 2"],
    );
    refused_rule(
        "n -> n - 1 if «(n, 1, 1)» in parts(n, 4..);",
        &["an element of this set has 4 numbers, not 3 numbers"],
    );
    refused_rule(
        "n -> n - «(1, 2)»;",
        &["one number or list is needed here, not 2"],
    );
    refused_rule(
        "n -> [«p» - 1] for p in parts(n, 2..);",
        &["'p' is a list, and a number is needed here"],
    );
    refused_rule(
        "n -> [..«k»] for k in 1..=n;",
        &["'k' is a number, and a list is needed here"],
    );
}

#[test]
fn numbers_and_conditions() {
    let condition = ["this is a condition, and a number is needed here"];
    refused_rule(
        "n -> n - («n > 1»);"
            .replace("(«n > 1»)", "«(n > 1)»")
            .as_str(),
        &condition,
    );
    refused_rule("n -> n - 1 if «2 | n» == 0;", &condition);
    refused_rule("n -> n - 1 if n + «!n» > 1;", &condition);
    refused_rule("n -> n - «distinct(n)»;", &condition);
    let number = ["this is a number, and a condition is needed here"];
    refused_rule("n -> n - 1 if «n - 1»;", &number);
    refused_rule("n -> n - 1 if n > 1 && «gcd(n, 2)»;", &number);
    let chain = ["these comparisons cannot stand in one chain"];
    refused_rule("n -> n - 1 if «1 < n > 2»;", &chain);
    refused_rule("n -> n - 1 if «1 != n != 2»;", &chain);
    refused_rule("n -> n - 1 if «1 < n in {2}» && n > 1;", &chain);
    refused_rule("n -> n - 1 if «n in {2} == 1»;", &chain);
    refused_rule("n -> n - 1 if «1 | n | 2» || n > 1;", &chain);
    refused_rule(
        "n -> n - 1 if «!2 | n»;",
        &["`!` stands before the number here, not before the whole condition"],
    );
}

#[test]
fn statements() {
    refused("game «A»(n) {}", &["this game has no move"]);
    refused("game «A»(n) { measure n; }", &["this game has no move"]);
    let beside = ["a code tells all moves of a game, so nothing may stand beside it"];
    refused_rule("n -> n - 1; «octal 0.7;»", &beside);
    refused_rule("octal 0.7; «octal 0.3;»", &beside);
    refused(
        "game A(x, y) { «octal 0.7;» }",
        &["a code is for games of one heap"],
    );
    refused_rule(
        "n -> n - 1; measure n; «assume measure n;»",
        &["this game has a measure already"],
    );
    let order = "the heaps of this game have no order, and this tells one from the others";
    refused(
        "game A{x, y} { {x, y} -> {x, y - 1}; measure «x» + 2 * sum(heaps); }",
        &[order],
    );
    refused(
        "game A[..] { [a, ..] -> [a - 1, ..]; measure «a»; }",
        &["unknown name 'a'"],
    );
    refused(
        "game A(x, y) { (x, y) -> (x, y - 1); measure «heaps»; }",
        &["'heaps' is a list, and a number is needed here"],
    );
    refused_rule("n -> sum(«heaps») - 1;", &["unknown name 'heaps'"]);
}

#[test]
fn codes() {
    refused_rule("octal «77»;", &["the code '77' has no point"]);
    refused_rule("octal «\"077\"»;", &["the code '077' has no point"]);
    refused_rule(
        "octal «0.7.7»;",
        &["the code '0.7.7' has more than one point"],
    );
    refused_rule(
        "octal «0..7»;",
        &["the code '0..7' has more than one point"],
    );
    refused_rule("octal 0.7«8»;", &["'8' is not a digit of an octal code"]);
    refused_rule("octal .1«F»3;", &["'F' is not a digit of an octal code"]);
    refused_rule("octal «0 . 9»;", &["'9' is not a digit of an octal code"]);
    let first = "the digit before the point of a code is 0 or 4, not";
    refused_rule("octal «7.7»;", &[&format!("{first} '7'")]);
    refused_rule("octal «00.7»;", &[&format!("{first} '00'")]);
    refused_rule("octal «0.00»;", &["this code allows no move at all"]);
    refused_rule("octal «.»;", &["this code allows no move at all"]);
    refused_rule("hexadecimal «\"3F\"»;", &["the code '3F' has no point"]);
    refused_rule(
        "hexadecimal \"0.3«G»\";",
        &["'G' is not a digit of a hexadecimal code"],
    );
    let first = "the digit before the point of a hexadecimal code is 0, 4, 8 or C, not";
    refused_rule("hexadecimal «1.7»;", &[&format!("{first} '1'")]);
    refused_rule("hexadecimal «0c.7»;", &[&format!("{first} '0c'")]);
    refused_rule("hexadecimal «.0»;", &["this code allows no move at all"]);
    refused(
        "game A{x} { «hexadecimal 0.7;» }",
        &["a code is for games of one heap"],
    );
    for powers in ["powers(«0»)", "powers(«1»)", "powers(«2 - 3»)"] {
        refused_rule(
            &format!("n -> n - k for k in {powers};"),
            &["the powers of a number below 2 do not grow"],
        );
    }
}
