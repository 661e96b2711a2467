//! Token-level tests: what must hold of every expansion, whatever its exact form.

mod compounds;
mod docs;
mod kernels;
mod names;

use crate::{Context, PlainText, compound, game, stub};
use proc_macro2::{TokenStream, TokenTree};
use sprague_grammar::compile;

/// Games of every shape, class and construct.
const CORPUS: &str = "
    pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }
    pub game Aliquot(n)      { n -> n - d for d in divisors(n) if d < n; }
    pub game Coprime(n)      { n -> n - k for k in 1..=n if gcd(k, n) == 1; }
    pub game TakePrime(n)    { n -> n - p for p in primes; }
    pub game AllBut(n)       { n -> n - k for k in 1.. if k not in {2, 3, 7}; }
    pub game Floor236(n)     { n -> n / d for d in {2, 3, 6} if n > 0; }
    pub game Mark(n)         { n -> n - 1; n -> n / 2 if n > 0; }
    pub game Kayles(n)       { octal 0.77; }
    pub game KaylesByHand(n) { n -> n - k for k in {1, 2};
                               n -> [a, b] for k in {1, 2}, (a, b) in split(n - k); }
    pub game Grundys(n)      { n -> [a, b] for (a, b) in split(n) if a != b; }
    pub game Wythoff{x, y}   { {x, y} -> {x - k, y}     for k in 1..;
                               {x, y} -> {x - k, y - k} for k in 1..; }
    pub game Euclid{x, y}    { {x, y} -> {x, y - k * x} for k in 1.. if 0 < x <= y; }
    pub game FibonacciNim(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q; }
    pub game ExactSlow2[..]  { [a, b, ..] -> [a - 1, b - 1, ..]; }
    pub game DivisorNim[..]  { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
    pub misere game MisereNim(n) { n -> n - k for k in 1..; }
    game Words(n) { n -> n - position for position in {1, 2} if position | n || !(n < 5); }
    game Parts(n) { n -> [..p] for p in parts(n, 2..) if distinct(p);
                    n -> [a, c] for (a, b, c) in parts(n, 3); }
    game Turn(n) { n -> n - d for d in {n / 2, 1} if n > 1; }
    game Copies(n) { n -> [n / 2; 2] if n > 0, 2 | n; n -> [n / 3..n / 2] if n > 1;
                     n -> [] if n > 0; }
    pub game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
    pub game Between<L, R>(n) where 1 <= L <= R, !(L == 5) || 2 | R % 3 {
        n -> n - k for k in L..=R; }
    game Whole<Q>[..] where Q >= 1 { [a, ..r] -> [a - Q, ..r]; }
    game Hex(n) { hexadecimal \"C.3F\"; }
    game Odd(n) { n -> n - k for k in 1.. if crate::odd(k); n -> n - 1 - inner::third(n);
                  expect grundy = 0, 1; }
    game Cutcake(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m); (m, n) -> [] if m > 1; }
    game Asked(n) { n -> n - k for k in 1..=n if k in squares || k in powers(3) || k in {n / 2}; }
";

/// Compounds of every form.
const COMPOUNDS: &str = "
    misere game Nim(n) { n -> n - k for k in 1..; }
    game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
    pub compound Race = conjunctive(Nim, Lieges<2>);
    pub misere compound Rows = disjunctive(crate::a::Row, ..);
    compound Mixed = selective(Race, (Lieges<{ 1 + 1 }>), b::Board<-1, 'a'>, ..);
    compound One = shortened(Rows);
";

/// The expansions of all games and compounds of a text, each by itself.
fn expansions(text: &str) -> Vec<TokenStream> {
    let compiled = compile(text);
    let words: Vec<_> = compiled.errors.iter().map(ToString::to_string).collect();
    assert!(words.is_empty(), "{words:#?}");
    let source = PlainText(text);
    let context = Context::with_default_root(&source);
    let model = &compiled.model;
    let games = model
        .games
        .iter()
        .map(|checked| game(checked, &[], &[], &compiled.warnings, &context));
    let compounds = model.compounds.iter();
    let compounds = compounds.map(|checked| compound(checked, model, &compiled.warnings, &context));
    games.chain(compounds).collect()
}

/// The only game of a text, as words.
fn expansion(text: &str) -> String {
    expansions(text).remove(0).to_string()
}

/// Without the spaces, in which printed tokens differ from what one writes.
fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

#[track_caller]
fn assert_holds(expansion: &str, part: &str) {
    assert!(
        dense(expansion).contains(&dense(part)),
        "`{part}` is not in\n{expansion}"
    );
}

/// All tokens, those in brackets too.
fn flat(stream: TokenStream, into: &mut Vec<String>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) => {
                into.push("(".into());
                flat(group.stream(), into);
            }
            tree => into.push(tree.to_string()),
        }
    }
}

#[test]
fn no_name_of_a_prelude_stands_alone() {
    let prelude = [
        "Option", "Some", "None", "Result", "Ok", "Err", "Vec", "Box", "String", "Clone", "From",
        "Into", "Default", "Iterator", "u64", "u128", "i128", "usize", "bool", "core", "std",
    ];
    let texts = [CORPUS, COMPOUNDS];
    for expansion in texts.into_iter().flat_map(expansions) {
        let mut all = Vec::new();
        flat(expansion.clone(), &mut all);
        for (place, word) in all.iter().enumerate() {
            // The runtime's macro matches its words and looks none of them up.
            let mut before = all[..place].iter().rev().take(10);
            if before.any(|word| word == "__compound") {
                continue;
            }
            let bare = place < 2 || all[place - 1] != ":" || all[place - 2] != ":";
            assert!(
                !bare || !prelude.contains(&word.as_str()),
                "{word} in {expansion}"
            );
            assert_ne!(word, "allow");
        }
    }
}

#[test]
fn the_same_text_gives_the_same_bytes() {
    let all = || {
        let texts = [CORPUS, COMPOUNDS];
        let all = texts.into_iter().flat_map(expansions);
        all.map(|tokens| tokens.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(all(), all());
}

#[test]
fn names_become_other_names() {
    let text = "game G(out) { out -> out - Rest for Rest in 1.. if Rest != 2, out > 2; }";
    let expansion = expansion(text);
    assert_holds(&expansion, "|__x0_out, __out|");
    assert_holds(&expansion, "__out.heap(__s::sub(__x0_out, __x1_rest)?)");
}

#[test]
fn subtraction_games_are_data() {
    let expansion = expansion("game G(n) { n -> n - k for k in {1, 3, 4}; }");
    assert_holds(
        &expansion,
        "SubtractionSet::new(&[(1, 1), (3, 4),], __s::None)",
    );
    assert_holds(&expansion, "__s::of_set(self, *__position, __options);");
    assert_holds(&expansion, "__s::solve::by_set(self, __quantity,");
    assert_eq!(
        expansion.matches("SubtractionSet").count(),
        2,
        "{expansion}"
    );
    assert!(!expansion.contains("each"), "{expansion}");
}

#[test]
fn rules_with_parameters_are_told_in_outline() {
    let told = expansion(
        "game G<A, B>(n) where A >= 2 { n -> n - k for k in {1, A} if k != B; \
         n -> n / A if n > 0; }",
    );
    for call in [
        "let mut __told = __s::period::Outline::new();",
        "__told.rule(|__out| { __s::each([1i128, __s::number(__P0_A)], |__x1_k| { \
         __out.choice()?; __s::guard(__x1_k != __s::number(__P1_B))?; __out.small(&[__x1_k])?; \
         __out.take(__x1_k, __x1_k, &[]) }) });",
        "__out.divide(0i128, __s::number(__P0_A), &[1i128])",
        "__told.of(self)",
        "__s::solve::told(self, false,",
    ] {
        assert_holds(&told, call);
    }
    for text in [
        "game G<A>(n) where A >= 2 { n -> n - k for k in 1.. if A * k <= n; }",
        "game G<A>(n) where A >= 2 { n -> [n / A; 2] if n > 0; }",
    ] {
        let none = dense(&expansion(text));
        assert!(!none.contains("told"), "{none}");
        assert!(!none.contains("fnrecurrence"), "{none}");
    }
}

#[test]
fn many_numbers_are_one_token() {
    let numbers: Vec<_> = (0..10_000_u64).map(|i| (i * i + 1).to_string()).collect();
    let set = numbers.join(", ");
    for text in [
        format!("game G(n) {{ n -> n - k for k in {{{set}}}; }}"),
        format!("game G(n) {{ n -> n - k for k in {{{set}}} if k | n; }}"),
        format!("game G(n) {{ n -> n - k for k in 1..=n if k in {{{set}}}, k | n; }}"),
    ] {
        let mut all = Vec::new();
        flat(expansions(&text).remove(0), &mut all);
        assert!(all.len() < 1000, "{}", all.len());
    }
}

#[test]
fn conditions_go_to_every_item() {
    let text = "#[cfg(all())] #[must_use] pub(crate) game Kayles(n) { octal 0.77; }";
    let expansion = expansion(text);
    assert_eq!(expansion.matches("must_use").count(), 1);
    assert_holds(
        &expansion,
        "#[cfg(all())] #[must_use] #[doc = r\"An impartial game",
    );
    assert_holds(
        &expansion,
        "pub(crate) struct Kayles; #[cfg(all())] const _: () = { #[automatically_derived]",
    );
    let impls = dense(&expansion);
    let behind = impls.split("};").last().unwrap_or_default();
    assert!(behind.is_empty(), "{expansion}");
}

#[test]
fn derives_of_the_author_are_left_to_him() {
    let expansion = expansion("#[derive(Debug, a::Hash)] game Kayles(n) { octal 0.77; }");
    assert_holds(
        &expansion,
        "#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::default::Default, \
         ::core::cmp::PartialEq, ::core::cmp::Eq)]",
    );
}

#[test]
fn documentation_stands_behind_the_authors() {
    let expansion =
        expansion("#[doc = \"Mine.\"] game Mark(n) { n -> n - 1; n -> n / 2 if n > 0; }");
    assert!(
        expansion.find("Mine.") < expansion.find("# Rules"),
        "{expansion}"
    );
    assert_eq!(expansion.matches("An impartial game").count(), 0);
}

#[test]
fn ranks_follow_the_measure() {
    let cases = [
        ("game G(n) { n -> n - 1; }", "type Rank = __s::u64; fn"),
        ("game G(n) { octal 0.77; }", "type Rank = __s::Heaps; fn"),
        (
            "game G(x, y) { (x, y) -> (x - 1, y); (x, y) -> (x, y - 1); measure x + y, 2 * x; }",
            "type Rank = [__s::i128; 2]; fn",
        ),
        (
            "game G(n) { n -> [a, b] for (a, b) in split(n); assume measure n, 2 * n; }",
            "type Rank = __s::Measures<2>; fn",
        ),
    ];
    for (text, part) in cases {
        assert_holds(&expansion(text), part);
    }
}

#[test]
fn solvers_follow_the_class() {
    let cases = [
        (
            "game G(n) { n -> n - 1; n -> n / 2 if n > 0; }",
            "{ __s::solve::heap(self, false, __quantity, __positions, __limits) } fn recurrence",
        ),
        (
            "game G(n) { n -> n / 2 if n > 0; }",
            "__s::solve::heap(self, true, __quantity, __positions, __limits) } fn recurrence",
        ),
        (
            "game G(n) { octal 0.77; }",
            "__s::solve::collection(self, true, __quantity, __positions, __limits) } fn recurrence",
        ),
        (
            "game G(x, y) { (x, y) -> (x - 1, y); (x, y) -> (x, y - 1); }",
            "__s::solve::boxed(self, __quantity, __positions, __limits) } }",
        ),
        (
            "game G[..] { [a, b, ..] -> [a - 1, b - 1, ..] if a != b; }",
            "__s::solve::multisets(self, __quantity, __positions, __limits) } }",
        ),
        (
            "game G[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }",
            "__s::solve::taken(self, &[1, 2, 1, 0, 0, 1, 0, 0, 0, 0], __quantity,",
        ),
        (
            "game G{x, y} { {x, y} -> {x - k, y} for k in 1..; }",
            "__s::solve::lines(self, 3, __quantity,",
        ),
        (
            "game G(n) { n -> n - d for d in divisors(n); }",
            "__s::solve::divisors(self, false, &[1, 0, 1, -1, 0, 0, 0], __quantity,",
        ),
        (
            "game G(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q; }",
            "__s::measure([__s::Ok(__x0_n)]) } fn rank_is_proved(&self) -> __s::bool { true } }",
        ),
    ];
    for (text, part) in cases {
        assert_holds(&expansion(text), part);
    }
}

#[test]
fn elements_without_value_leave_out_themselves_alone() {
    let expansion = expansion("game G(n) { n -> n - d for d in {n / 2, 1} if n > 1; }");
    assert_holds(
        &expansion,
        "let __x1_d = match __turn { 0 => __s::div(__x0_n, 2i128)?, _ => 1i128, };",
    );
}

#[test]
fn broken_games_keep_their_type() {
    let text = "/// Mine.\npub game Halves(n) { n -> n / d for d in {2, 3}; }";
    let compiled = compile(text);
    assert!(compiled.model.games.is_empty());
    let source = PlainText(text);
    let stub = stub(&compiled.broken[0], &Context::with_default_root(&source)).to_string();
    assert_holds(&stub, "pub struct Halves;");
    assert_holds(&stub, "impl __s::Clone for Halves {");
    assert_holds(&stub, "impl __s::OneHeap for Halves {");
    assert_holds(
        &stub,
        "impl __s::Game for Halves { type Position = __s::u64; type Rank = ();",
    );
}

#[test]
fn parameters_are_declared_and_their_conditions_asserted() {
    let text =
        "pub game Mark<T>(n) where T >= 2 { n -> n - k for k in 1..T; n -> n / T if n > 0; }";
    let expansion = expansion(text);
    assert_holds(
        &expansion,
        "pub struct Mark<const T: ::sprague::__private::u64>;",
    );
    assert_holds(
        &expansion,
        "impl<const __P0_T: __s::u64> __s::Game for Mark<__P0_T> {",
    );
    assert_holds(&expansion, "__s::div(__x0_n, __s::number(__P0_T))?");
    assert_holds(
        &expansion,
        "__s::fixed::holds(__s::fixed::greater_equal(__s::fixed::parameter(__P0_T),",
    );
    assert_holds(&expansion, "\"`T >= 2` does not hold");
}

#[test]
fn functions_are_called_by_the_authors_path() {
    let text =
        "game G(n) { n -> n - k for k in 1.. if crate::odd(k); n -> m for m in {a::b(n)} if m < n;
        expect grundy = 0, 1; expect outcome(3) = N; }";
    let expansion = expansion(text);
    assert_holds(
        &expansion,
        "__s::guard(crate::odd(__s::argument(__x1_k)?))?;",
    );
    assert_holds(&expansion, "__s::number(a::b(__s::argument(__x0_n)?))");
    assert_holds(
        &expansion,
        "#[cfg(test)] #[test] fn g_meets_its_expectations()",
    );
    assert_holds(
        &expansion,
        "&::sprague::__private::quantity::Outcome::NORMAL, &[3u64]",
    );
}

#[test]
fn tuples_that_split() {
    let text = "game Cut(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m); }";
    let expansion = expansion(text);
    assert_holds(&expansion, "type Position = __s::Tuples<2>;");
    assert_holds(
        &expansion,
        "impl __s::TupleMoves<2> for Cut { fn replacements(&self, __tuple: &[__s::u64; 2],",
    );
    assert_holds(
        &expansion,
        "__out.tuples(&[[__x2_a, __x1_n], [__x3_b, __x1_n]])",
    );
    assert_holds(&expansion, "__s::solve::tuples(self, __quantity,");
}
