//! Every error of the front stages, at its exact words. In the texts `«…»` marks the words at
//! fault, in the order of the errors.

use sprague_grammar::{Span, compile};

/// The text without its marks, and the marked places.
fn unmarked(marked: &str) -> (String, Vec<Span>) {
    let mut text = String::new();
    let mut spans = Vec::new();
    let mut open = Vec::new();
    for c in marked.chars() {
        match c {
            '«' => {
                open.push(spans.len());
                spans.push(Span::new(text.len(), text.len()));
            }
            '»' => {
                let span: &mut Span = &mut spans[open.pop().expect("a mark was opened")];
                span.end = text.len();
            }
            _ => text.push(c),
        }
    }
    (text, spans)
}

/// Asserts that a text has these errors and no others, each told by its first line.
fn refused(marked: &str, expected: &[&str]) {
    let (text, spans) = unmarked(marked);
    let compiled = compile(&text);
    let found: Vec<(String, &str)> = compiled
        .errors
        .iter()
        .map(|error| (error.to_string(), error.span.of(&text)))
        .map(|(words, place)| (words.split("\n\n").next().unwrap_or("").to_owned(), place))
        .collect();
    let places = spans.iter().map(|span| span.of(&text));
    let expected: Vec<(String, &str)> = expected
        .iter()
        .map(|words| (*words).to_owned())
        .zip(places)
        .collect();
    assert_eq!(found, expected, "{text}");
    let found: Vec<Span> = compiled.errors.iter().map(|error| error.span).collect();
    assert_eq!(found, spans, "{text}");
}

/// [`refused`] of a game of one heap with one statement.
fn refused_rule(marked: &str, expected: &[&str]) {
    refused(&format!("game G(n) {{ {marked} }}"), expected);
}

#[test]
fn syntax() {
    refused_rule(
        "n «=>» n - 1;",
        &["'=>' cannot stand here; expected an arrow `->` or an operator"],
    );
    refused_rule(
        "n -> n - 1 «n» -> n - 2;",
        &["'n' cannot stand here; expected `for`, `if`, an operator or `;`"],
    );
    refused_rule("n -> «;»", &["';' cannot stand here; expected a result"]);
    refused_rule(
        "n -> n - «;»",
        &["';' cannot stand here; expected an expression"],
    );
    refused_rule(
        "n -> n - k for «3» in {1};",
        &["'3' cannot stand here; expected a name"],
    );
    refused_rule(
        "n -> n - k for k «=» {1};",
        &["'=' cannot stand here; expected `in`"],
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
        &["'gaem' cannot stand here; expected a game"],
    );
    refused(
        "pub «A»(n) { n -> n - 1; }",
        &["'A' cannot stand here; expected `misere` or `game`"],
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
fn what_is_not_built_yet() {
    let told = |word: &str| format!("'{word}' belongs to the language but is not built yet");
    refused(
        "game A«<K>»(n) where K > 1 { n -> n - K; }",
        &[&told("<K>")],
    );
    refused("game A(n) «where» K > 1 { n -> n - 1; }", &[&told("where")]);
    refused(
        "«partizan» game A(n) { left n -> n - 1; right n -> n - 2; }",
        &[&told("partizan")],
    );
    refused_rule("«left» n -> n - 1;", &[&told("left")]);
    refused(
        "pub misere «compound» A = disjunctive(B, ..);",
        &[&told("compound")],
    );
    refused_rule("«hexadecimal» 0.3F;", &[&told("hexadecimal")]);
    refused_rule(
        "n -> n - 1; «expect»<2> grundy = 0, (1);",
        &[&told("expect")],
    );
    let path = "crate :: is_practical";
    refused_rule(
        &format!("n -> n - k for k in 1..=n if «{path}»(k);"),
        &[&told(path)],
    );
    let list = "[(k, n), (m - k, n)]";
    refused(
        &format!("game A(m, n) {{ (m, n) -> «{list}» for k in 1..m; }}"),
        &[&told(list)],
    );
}

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
    refused_rule("n -> n - k for k in «n»;", &["unknown set 'n'"]);
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
        words[0].starts_with("the text has more than 500000 words and signs"),
        "{words:?}"
    );
    assert_eq!(words.len(), 1);
}

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
    for powers in ["powers(«0»)", "powers(«1»)", "powers(«2 - 3»)"] {
        refused_rule(
            &format!("n -> n - k for k in {powers};"),
            &["the powers of a number below 2 do not grow"],
        );
    }
}
