//! Names, brackets and how many there are.

use super::{refused, refused_rule};
use sprague_grammar::compile;

#[test]
fn names() {
    refused(
        "game A(n) { n -> n - 1; } game «A»(n) { n -> n - 2; }",
        &["the name 'A' is given twice"],
    );
    refused(
        "game A(n, «n») { (a, «a») -> (a, a - 1); }",
        &["the name 'n' is given twice", "the name 'a' is given twice"],
    );
    refused_rule(
        "n -> n - k for k in {1}, «k» in {2};",
        &["the name 'k' is given twice"],
    );
    refused_rule(
        "n -> n - n for «n» in {1};",
        &["the name 'n' is given twice"],
    );
    refused_rule(
        "n -> [a] for (a, «a») in split(n);",
        &["the name 'a' is given twice"],
    );
    let reserved =
        |word: &str| format!("'{word}' cannot be a name: it is a word of the language or of Rust");
    refused("game «for»(n) { n -> n - 1; }", &[&reserved("for")]);
    refused(
        "game «struct»(«gcd») { «move» -> 0; }",
        &[&reserved("struct"), &reserved("gcd"), &reserved("move")],
    );
    refused("game A(«in») { n -> n - 1; }", &[&reserved("in")]);
    refused("game «__s»(n) { n -> n - 1; }", &[&reserved("__s")]);
    refused_rule("n -> n - k for «if» in {1};", &[&reserved("if")]);
    refused_rule("n -> n - 1 for «_» in {1};", &[&reserved("_")]);
    refused_rule("n -> n - «m» if m > 1, m < 3;", &["unknown name 'm'"]);
    refused_rule("n -> n - «N»;", &["unknown name 'N'; did you mean 'n'?"]);
    refused_rule(
        "n -> n - a for a in 1..=«b», b in {1};",
        &["unknown name 'b'"],
    );
    refused_rule("n -> n - «primes»;", &["unknown name 'primes'"]);
    refused_rule(
        "n -> n - k for k in «prime»;",
        &["unknown set 'prime'; did you mean 'primes'?"],
    );
    refused_rule(
        "n -> n - k for k in «n»;",
        &["'n' cannot stand here; write `1..=n`"],
    );
    refused_rule("n -> n - 1 if n in «gcd»(2);", &["unknown set 'gcd'"]);
    refused_rule("n -> n - «mx»(1, n);", &["unknown function 'mx'"]);
    refused_rule(
        "n -> n - «maxi»(1, n);",
        &["unknown function 'maxi'; did you mean 'max'?"],
    );
    refused_rule(
        "n -> n - 1 if «divisor»(n);",
        &["unknown function 'divisor'"],
    );
}

#[test]
fn shapes() {
    let brackets = ["a position of this game is written `(x, y)`"];
    refused("game A(x, y) { «{x, y}» -> (x, y - 1); }", &brackets);
    refused("game A(x, y) { «x» -> (x, x - 1); }", &brackets);
    refused("game A(x, y) { (x, y) -> «{x, y - 1}»; }", &brackets);
    refused("game A(x, y) { (x, y) -> «[x, y - 1]»; }", &brackets);
    refused("game A(x, y) { (x, y) -> «x - 1»; }", &brackets);
    refused(
        "game A{x} { x -> {x - 1}; }"
            .replace("x ->", "«x» ->")
            .as_str(),
        &["a position of this game is written `{x}`"],
    );
    refused(
        "game A[..] { [h] -> «h - 1»; }",
        &["a position of this game is written `[h, ..rest]`"],
    );
    let tuples = ["a list of positions of this game holds tuples `(x, y)` alone"];
    let many = |list: &str| format!("game A(x, y) {{ (x, y) -> [(x - 1, y), {list}]; }}");
    refused(&many("«x»"), &tuples);
    refused(&many("«x..y»"), &tuples);
    refused(&many("«..x»"), &tuples);
    refused(
        &many("«(x - 1, y, 2)»"),
        &["a position of this game has 2 heaps, not 3 heaps"],
    );
    refused(
        "game A(x, y) { (x, y) -> []; (x, y) -> [«x»]; (x, y) -> [«(x, y); 2»]; }",
        &[tuples[0], tuples[0]],
    );
    refused_rule(
        "«[n]» -> n - 1;",
        &["a position of this game is written `(n)`"],
    );
    let count = ["a position of this game has 2 heaps, not 1 heap"];
    refused("game A(x, y) { «(x)» -> (x, x - 1); }", &count);
    refused("game A(x, y) { (x, y) -> «(x - 1)»; }", &count);
    refused_rule(
        "n -> «(n - 1, 2)»;",
        &["a position of this game has 1 heap, not 2 heaps"],
    );
    refused_rule("«3» -> 2;", &["a pattern holds names alone"]);
    refused(
        "game A{x, y} { {x, «y + 1»} -> {x, x - 1}; }",
        &["a pattern holds names alone"],
    );
    refused(
        "game A[..] { «[x; 2]» -> []; }",
        &["a pattern holds names alone"],
    );
    let rest = ["`..` cannot stand here"];
    refused("game A(x, y) { (x, «..») -> (x, x - 1); }", &rest);
    refused("game A{x, y} { {x, y} -> {x - 1, «..»}; }", &rest);
    refused("game A[..] { [a, .., «..rest»] -> [a - 1]; }", &rest);
    refused("game A[..] { [a] -> [a - 1, «..»]; }", &rest);
    refused("game A[..] { [a, ..] -> [a - 1, .., «..»]; }", &rest);
    refused_rule("n -> [«..»];", &rest);
    refused_rule("n -> (n - 1) + («..p»);", &rest);
}

#[test]
fn limits() {
    let header = |limit| format!("a position has between 1 and {limit} named heaps");
    refused("game A«()» { n -> n - 1; }", &[&header(16)]);
    refused("game A«{}» { {x} -> {x - 1}; }", &[&header(8)]);
    refused(
        "game A«{a, b, c, d, e, f, g, h, i}» { {x} -> {x}; }",
        &[&header(8)],
    );
    let names: Vec<String> = (0..17).map(|index| format!("x{index}")).collect();
    let names = names.join(", ");
    refused(
        &format!("game A«({names})» {{ (x) -> (x); }}"),
        &[&header(16)],
    );
    refused(
        "game A[..] { «[a, b, c, d, e, f, g, h, i]» -> [a]; }",
        &["there are more than 8 names in a pattern"],
    );
    let choices: Vec<String> = (0..16).map(|index| format!("x{index} in {{1}}")).collect();
    let choices = choices.join(", ");
    refused_rule(
        &format!("n -> n - 1 for {choices}, «y» in {{1}};"),
        &["there are more than 16 names behind `for`"],
    );
    let deep = "(".repeat(61);
    let deep_ends = ")".repeat(61);
    refused_rule(
        &format!("n -> max(1, {deep}n{deep_ends}) - 1 if n > 0;"),
        &[],
    );
    let nested = "brackets or operators are nested more than 64 deep";
    refused_rule(&format!("n -> (({deep}«(»(n)){deep_ends});"), &[nested]);
    let tall = "brackets or operators are nested more than 256 deep";
    refused_rule(&format!("n -> «n{}»;", " - 1".repeat(257)), &[tall]);
    refused_rule(
        &format!("n -> n - 1 if «{}n > 1»;", "!".repeat(256)),
        &[tall],
    );
    let text = "n -> n - 1; ".repeat(100_000);
    let compiled = compile(&format!("game A(n) {{ {text} }}"));
    let words: Vec<String> = compiled.errors.iter().map(ToString::to_string).collect();
    assert!(
        words[0].starts_with("the text has more than 250000 words and signs"),
        "{words:?}"
    );
    assert_eq!(words.len(), 1);
}

#[test]
fn what_is_too_large_is_told_where_the_limit_is_passed() {
    let list = |count: usize, one: &dyn Fn(usize) -> String, joint: &str| {
        (0..count).map(one).collect::<Vec<_>>().join(joint)
    };
    let guards = list(20_000, &|i| format!("n != {}", i + 7), ", ");
    let heaps = list(30_000, &|i| format!("n / {}", i + 2), ", ");
    let moves = list(2000, &|i| format!("(x, y) -> (x - {}, y + 1);", i + 1), " ");
    let names = list(40, &|i| format!("k{i} in 1.."), ", ");
    let measure = list(17, &|i| format!("x + {i} * y"), ", ");
    let conditions = list(3000, &|i| format!("K != {i}"), ", ");
    for (text, what) in [
        (
            format!("game G(n) {{ n -> n - 1 if {guards}; }}"),
            "4096 numbers, names and operators in this move",
        ),
        (
            format!("game G(n) {{ n -> [{heaps}] if n > 0; }}"),
            "4096 numbers, names and operators in this move",
        ),
        (
            format!("game G(n) {{ n -> n - k for k in {{{heaps}}} if k > 0; }}"),
            "4096 numbers, names and operators in this move",
        ),
        (
            format!("game G(n) {{ n -> n - k for k in 1.. if distinct({heaps}); }}"),
            "4096 numbers, names and operators in this move",
        ),
        (
            format!("game G(x, y) {{ {moves} }}"),
            "256 moves in this game",
        ),
        (
            format!("game G(n) {{ n -> n - k0 - k1 for {names}; }}"),
            "16 names behind `for`",
        ),
        (
            format!("game G(x, y) {{ measure {measure}; (x, y) -> (x - 1, y); }}"),
            "16 components of a measure",
        ),
        (
            format!("game G<K>(n) where {conditions} {{ n -> n - 1; }}"),
            "4096 numbers, names and operators behind `where`",
        ),
    ] {
        let errors = compile(&text).errors;
        let [error] = &errors[..] else {
            panic!("{what}: {errors:?}")
        };
        let message = error.to_string();
        let expected = format!("there are more than {what}");
        assert_eq!(message.lines().next(), Some(expected.as_str()));
        assert!(error.span.of(&text).len() < 40, "{what}");
    }
}

#[test]
fn what_is_large_and_not_too_large_is_taken() {
    let list = |count: usize, one: &dyn Fn(usize) -> String, joint: &str| {
        (0..count).map(one).collect::<Vec<_>>().join(joint)
    };
    let guards = list(1000, &|i| format!("n != {}", i + 7), ", ");
    let moves = list(256, &|i| format!("(x, y) -> (x - {}, y + 1);", i + 1), " ");
    let tuples = list(20_000, &|i| format!("({}, -{i})", i + 1), ", ");
    for text in [
        format!("game G(n) {{ n -> n - 1 if {guards}; }}"),
        format!("game G(x, y) {{ {moves} }}"),
        format!("game G(x, y) {{ (x, y) -> (x - a, y - b) for (a, b) in {{{tuples}}}; }}"),
    ] {
        let errors = compile(&text).errors;
        assert_eq!(errors, [], "{}", &text[..60]);
    }
}
