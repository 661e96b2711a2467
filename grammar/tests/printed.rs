//! What is printed is what was read.

use sprague_grammar::{ast, compile, parse_file, print};

/// The games of the language's page, and more.
const GAMES: &str = include_str!("games.game");

/// The games that no version solves yet, and attributes.
const OTHERS: &str = "
    /// Doc comments and attributes go to the generated type.
    #[ derive ( Debug,Clone ) ] # [ doc=\"a  b\" ] #[cfg(all(feature = \"a\", not(b::c)))]
    pub ( in crate :: a ) misere partizan game LR < K > ( n, m ) where K>1, !(2 | K)||K==3 {
        /// one
        left (n, m) -> (n - k, m) for k in {1, 3}; // a comment
        /// two
        /// three
        right (n, m) -> [(n - k, m), (1, m)] for (k, ) in {2, (3),};
        #[doc = \"of a claim\"] expect<2> outcome([(1, 2), (3, 4)]) = P;
        /// at the end
    }

    game Odd(n) { 3 + n -> n; (n, n - 1,) -> n; [ n ; 2] -> [..n]; [a .. b] -> n; n -> {n, ..p}; }

    game None < > [ .. ] { }

    game Many[..] { [a, .., b] -> [a..b - 1, 3 + a..=b, .., ..b]; [a, .., b] -> [a; b + 1];
        [] -> {b, ..}; }

    # [must_use]pub(crate) misere compound Many = conjunctive ( A < 2 , { n+1 }, -3, 'a' ,
        [u8;2] > ,
        :: std::x :: <B<C<1>>,>::D, (r#type::E<>), .. ,);

    compound Few=anything(..,A,..,);partizan compound None = nothing();

    game Codes(n) { octal 0 . 77 ; hexadecimal \"0.3F\"; hexadecimal . 3f; }
";

/// Guards, for their parentheses.
const GUARDS: [&str; 24] = [
    "a + b * c - (d - e) - (f + g)",
    "(a + b) * (c * d) / (e / f) % -(g + h)",
    "- - a - -b",
    "-(-a * b)",
    "-(-a) * -(b)",
    "(a | b) < (c < d) == e",
    "a < b <= c",
    "(a < b) <= c",
    "a == (b == c)",
    "!(d | n) && !!(d | n)",
    "!a < b && !(a && b) || !(a || b)",
    "(a || b) && c || (d || e)",
    "(a && b) && c && (d && (e && f))",
    "a || (b || c)",
    "(k in 1..) == 2",
    "k + 1 not in {1, (2, 3), (a || b)}",
    "k in 1.. && k in 2..=n + 1 || k in a..b",
    "(i, j) in parts(n, 2..) && k ∉ powers(2)",
    "gcd(a, (b), a < b, (k in 1..)..(2 | b)) == 1",
    "crate :: a(b, c || d,) + ::e::f()",
    "n + !n * (-!m) > 1",
    "(a, b, (c, d)) == 1",
    "a | (b | c)",
    "d ∣ n · 2 − 1",
];

/// What a debug text says but places.
fn without_places(text: &impl std::fmt::Debug) -> String {
    let debug = format!("{text:?}");
    let parts = debug.split("Span { ");
    parts
        .map(|part| part.split_once(" }").map_or(part, |cut| cut.1))
        .collect()
}

/// Asserts that a text is printed as what it is.
fn printed(text: &str) -> Option<String> {
    let (file, errors) = parse_file(text);
    if !errors.is_empty() {
        return None;
    }
    let printed = print(&file);
    let (again, errors) = parse_file(&printed);
    let words: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(words, Vec::<String>::new(), "{text}\n{printed}");
    assert_eq!(
        without_places(&file),
        without_places(&again),
        "{text}\n{printed}"
    );
    assert_eq!(print(&again), printed, "{text}");
    Some(printed)
}

#[test]
fn the_games_of_the_language() {
    for text in [GAMES, OTHERS].iter().flat_map(|all| all.split("\n\n")) {
        let all: Vec<&str> = text.lines().map(str::trim).collect();
        printed(text).unwrap_or_else(|| panic!("{text}"));
        printed(&all.join("\n")).unwrap_or_else(|| panic!("{text}"));
    }
}

#[test]
fn printed_games_are_the_same_games() {
    for text in GAMES.split("\n\n") {
        let printed = printed(text).unwrap_or_else(|| panic!("{text}"));
        let (model, again) = (compile(text), compile(&printed));
        let words: Vec<String> = model.errors.iter().map(ToString::to_string).collect();
        assert_eq!(words, Vec::<String>::new(), "{text}");
        assert_eq!(without_places(&model), without_places(&again), "{printed}");
    }
}

#[test]
fn parentheses_are_few_and_enough() {
    for guard in GUARDS {
        let text = format!("game G(n) {{ n -> n if {guard}; }}");
        printed(&text).unwrap_or_else(|| panic!("{text}"));
        let text =
            format!("game G<K>(n) where {guard} {{ n -> [({guard}), ({guard})..({guard})]; }}");
        printed(&text).unwrap_or_else(|| panic!("{text}"));
        let text = format!("game G(n) {{ ({guard}) -> ({guard}) for k in {{({guard})}}; }}");
        printed(&text).unwrap_or_else(|| panic!("{text}"));
    }
    let few = [
        ("((a)) + ((b * c))", "a + b * c"),
        ("((a) < b) && (c)", "a < b && c"),
        ("(!(a < b))", "!a < b"),
        ("(d) | (n)", "d | n"),
        ("k  in((1))..=(n+1)", "k in 1..=n + 1"),
    ];
    for (guard, expected) in few {
        let printed = printed(&format!("game G(n) {{ n -> n if {guard}; }}"));
        let expected = format!("game G(n) {{\n    n -> n if {expected};\n}}\n");
        assert_eq!(printed.as_deref(), Some(expected.as_str()));
    }
}

#[test]
fn one_form_of_all() {
    let text = "pub(  crate  )misere game Lieges<K,>(n,)where K>=1,{n->[n/2;K]if n>0,2|n;/// doc
        octal .7;expect<2,>misere grundy((1))=0,1,;assume measure n,n+1;} game A[ .. ]{}";
    let expected = "\
pub(crate) misere game Lieges<K>(n) where K >= 1 {
    n -> [n / 2; K] if n > 0, 2 | n;
    /// doc
    octal .7;
    assume measure n, n + 1;
}

game A[..] {
}
";
    let text = text.replace("expect<2,>misere grundy((1))=0,1,;", "");
    assert_eq!(printed(&text).as_deref(), Some(expected));
    let claims = "game A(n) { expect<2,>misere grundy((1))=0 ; expect<>normal outcome=N,P,;
        expect longest period=1 from 0; }";
    let expected = "\
game A(n) {
    expect<2> misere grundy((1)) = 0;
    expect<> normal outcome = N, P;
    expect longest period = 1 from 0;
}
";
    assert_eq!(printed(claims).as_deref(), Some(expected));
}

#[test]
fn broken_games_are_printed_if_they_can_be_read() {
    let mut count = 0;
    for game in GAMES.split("\n\n").chain(OTHERS.split("\n\n")) {
        let ends: Vec<usize> = game.char_indices().map(|(at, _)| at).collect();
        for window in ends.windows(2).skip(game.len() % 3).step_by(3) {
            let without = [&game[..window[0]], &game[window[1]..]].concat();
            count += usize::from(printed(&without).is_some());
            let twice = [&game[..window[1]], &game[window[0]..]].concat();
            count += usize::from(printed(&twice).is_some());
        }
    }
    assert!(count > 300, "only {count} texts could be read");
}

#[test]
fn a_text_with_errors_keeps_its_other_games() {
    let (file, errors) = parse_file("game A(n) { n => 1; } game B(n) { n -> m; } game C");
    assert_eq!(errors.len(), 2);
    let names: Vec<&str> = file
        .games
        .iter()
        .map(|game| game.name.text.as_str())
        .collect();
    assert_eq!(names, ["B"]);
    assert_eq!(print(&ast::File::default()), "");
}
