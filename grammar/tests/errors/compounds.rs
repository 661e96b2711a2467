//! What is wrong with compounds, and what is likely not meant.

use super::{refused, unmarked};
use sprague_grammar::{Span, compile};

/// Games for the operands.
const GAMES: &str = "game A(n) { n -> n - 1; }
    #[quiet(unused_parameter)] game B<K, L>(n) where K >= L { n -> n - 1; }
    #[quiet(unused_parameter)] game C<K>(n) { n -> n - 1; } misere game M(n) { n -> n - 1; } ";

/// [`refused`] of items behind some games.
fn refused_with(marked: &str, expected: &[&str]) {
    refused(&format!("{GAMES}{marked}"), expected);
}

#[test]
fn syntax_of_compounds() {
    let cases = [
        ("compound X «(»A);", "'(' cannot stand here; expected `=`"),
        (
            "compound X = «(»A);",
            "'(' cannot stand here; expected a kind of compound such as `disjunctive`",
        ),
        (
            "compound X = conjunctive «A»;",
            "'A' cannot stand here; write `(A)`",
        ),
        (
            "compound X = conjunctive(«A» A);",
            "`,` is missing behind 'A'; write `A,`",
        ),
        (
            "compound X = conjunctive(«A»;",
            "`)` is missing behind 'A'; write `A)`",
        ),
        (
            "compound X = conjunctive(«5»);",
            "'5' cannot stand here; expected a component such as `Kayles` or `)`",
        ),
        (
            "compound X = conjunctive(A«)»",
            "`;` is missing behind ')'; write `);`",
        ),
        (
            "compound X = conjunctive(A, B<1, «..»>);",
            "'..' cannot stand here; expected an argument or the closing `>`",
        ),
        (
            "compound «game» = conjunctive(A);",
            "'game' cannot be a name: it is a word of the language or of Rust",
        ),
        (
            "«compond» X = conjunctive(A);",
            "'compond' cannot stand here; write `compound`",
        ),
    ];
    for (text, told) in cases {
        refused_with(text, &[told]);
    }
}

#[test]
fn kinds() {
    let list = "the compounds are `disjunctive`, `diminished`, `conjunctive`, `continued`, \
                `selective`, `shortened`";
    refused_with(
        "compound X = «conjuctive»(A); compound Y = «sum»(X, «..», A);",
        &[
            "unknown compound 'conjuctive'; did you mean 'conjunctive'?",
            "unknown compound 'sum'; did you mean 'disjunctive'?",
            "`..` stands once, behind the last game, which it repeats",
        ],
    );
    let errors = compile(&format!("{GAMES} compound Y = sequence(A);")).errors;
    assert!(errors[0].to_string().ends_with(list), "{}", errors[0]);
    for word in [
        "disjunctive",
        "diminished",
        "conjunctive",
        "continued",
        "selective",
        "shortened",
    ] {
        refused_with(&format!("compound X = {word}(A, A, ..);"), &[]);
        let reserved =
            format!("'{word}' cannot be a name: it is a word of the language or of Rust");
        refused_with(&format!("compound «{word}» = {word}(A, ..);"), &[&reserved]);
    }
}

#[test]
fn operands_and_dots() {
    let (none, first) = (
        "a compound is made of at least one game",
        "`..` has nothing before it that it could repeat",
    );
    let last = "`..` stands once, behind the last game, which it repeats";
    refused_with("compound X = «selective»();", &[none]);
    refused_with("compound X = selective(«..»);", &[first]);
    refused_with("compound X = selective(«..», A);", &[first]);
    refused_with("compound X = selective(A, «..», A);", &[last]);
    refused_with("compound X = selective(A, «..», ..);", &[last]);
    refused_with("compound X = selective(A, «..», A, ..);", &[last]);
    refused_with(
        "compound X = «selective»(A, A, A, A, A, A, A, A, A); compound Y = selective(A, A, A, A, \
         A, A, A, A, ..);",
        &["there are more than 8 operands"],
    );
    refused_with(
        "compound X = selective(«a::fn::B», «crate», «Self», self::a, super::B, r#fn::A);",
        &["fn", "crate", "Self"].map(|word| {
            let told =
                format!("'{word}' cannot be a name: it is a word of the language or of Rust");
            &*told.leak()
        }),
    );
}

#[test]
fn names_are_given_once() {
    refused_with(
        "compound X = selective(A); compound «A» = selective(X); game «X»(n) { n -> n - 1; }
         compound «X» = selective(A);",
        &[
            "the name 'A' is given twice",
            "the name 'X' is given twice",
            "the name 'X' is given twice",
        ],
    );
}

#[test]
fn nothing_is_made_of_itself() {
    refused_with(
        "compound X = selective(A, «X», ..);",
        &["'X' is made of itself: X -> X"],
    );
    refused_with(
        "compound X = selective(Y); compound Y = selective(A, Z, Z); compound Z = selective(«X»);",
        &["'X' is made of itself: X -> Y -> Z -> X"],
    );
    // Two rings that share a compound, and one that only leads to them.
    refused_with(
        "compound W = selective(X); compound X = selective(«X», Y);
         compound Y = selective(A, «X»);",
        &[
            "'X' is made of itself: X -> X",
            "'X' is made of itself: X -> Y -> X",
        ],
    );
    // What is elsewhere may have any name.
    refused_with("compound X = selective(crate::X, a::X<X>);", &[]);
}

#[test]
fn sizes_are_bounded() {
    let chain = |last: usize| {
        let link = |index| format!("compound X{index} = conjunctive(X{}, A);", index - 1);
        let links: String = (1..=last).map(link).collect();
        format!("{GAMES}compound X0 = conjunctive(A); {links}")
    };
    assert_eq!(compile(&chain(31)).errors, []);
    for length in [32, 2000] {
        let errors = compile(&chain(length)).errors;
        let words: Vec<String> = errors.iter().map(ToString::to_string).collect();
        let told = "there are more than 64 games in one compound\n\nhelp: those of its components \
                    count too";
        assert_eq!(words, [told]);
    }
    let doubled = |index| format!("compound X{index} = conjunctive(X{}, X{0}, ..);", index - 1);
    let doubled: String = (1..=40).map(doubled).collect();
    let text = format!("{GAMES}compound X0 = conjunctive(A); {doubled}");
    assert_eq!(compile(&text).errors.len(), 1);
}

#[test]
fn rings_without_number_take_no_time() {
    // Each compound is made of the next one and of all before it.
    let one = |index: usize| {
        let before: Vec<String> = (0..=index + 1).rev().map(|at| format!("X{at}")).collect();
        format!("compound X{index} = selective({}); ", before.join(", "))
    };
    let text: String = (0..300).map(one).collect();
    assert_eq!(compile(&text).errors.len(), 101);
    let link = |index| format!("compound X{index} = selective(X{}); ", (index + 1) % 20_000);
    let chain: String = (0..20_000).map(link).collect();
    let errors = compile(&chain).errors;
    assert_eq!(errors.len(), 1);
    let told = "'X0' is made of itself: X0 -> X1 -> X2 -> X3 -> X4 -> X5 -> X6 -> X7 -> … -> X0";
    assert!(errors[0].to_string().starts_with(told), "{}", errors[0]);
}

#[test]
fn partizan_games_are_no_components() {
    refused_with(
        "«partizan» game L(n) { left n -> n - 1; right n -> n - 2; }
         compound X = selective(A, «L», «L», ..); pub «partizan» misere compound Y = selective(A);",
        &[
            "a 'partizan' game is read and checked, but nothing solves it yet",
            "'L' is partizan, and a compound is made of impartial games",
            "'L' is partizan, and a compound is made of impartial games",
            "a compound is never partizan: in its games both players have the same moves",
        ],
    );
}

#[test]
fn parameters_of_operands() {
    refused_with(
        "compound X = selective(«A<1>», «B», «B<1>», «B<1, 2, 3>», «C», «X2<1>»);
         compound X2 = selective(«B<1, 2>», B<2, 1>, B<N, 5>, B<{ 1 }, 5>, C< 1_0, >);",
        &[
            "'A' has no parameters, and 1 value stands here",
            "'B' has the parameters K and L, and 0 values stand here",
            "'B' has the parameters K and L, and 1 value stands here",
            "'B' has the parameters K and L, and 3 values stand here",
            "'C' has the parameter K, and 0 values stand here",
            "'X2' has no parameters, and 1 value stands here",
            "for these parameters there is no such game: `K >= L` does not hold",
        ],
    );
    refused_with(
        "compound X = selective(C<«18446744073709551616»>, C<18446744073709551615>);",
        &["'18446744073709551616' is not a natural number below 2^64"],
    );
}

#[test]
fn a_broken_operand_is_told_of_once() {
    refused_with(
        "game D(n) { n -> «m»; } compound X = selective(D, D<1>); compound Y = selective(X, D);",
        &["unknown name 'm'"],
    );
}

#[test]
fn brackets_of_types_are_bounded() {
    let nested = |depth| format!("{}1{}", "T<".repeat(depth), ">".repeat(depth));
    refused(&format!("compound X = selective({});", nested(64)), &[]);
    for depth in [65, 5000] {
        let text = format!("{GAMES} compound X = selective({});", nested(depth));
        let errors = compile(&text).errors;
        assert_eq!(errors.len(), 1);
        assert!(errors[0].to_string().contains("more than 64 deep"));
    }
    // Elsewhere the sign compares.
    let many = vec!["1 < n"; 500].join(" && ");
    refused(
        &format!("compound X = selective(G); game G(n) {{ n -> n - 1 if {many}; }}"),
        &[],
    );
}

/// Asserts that a text is right and has warnings at these places.
fn warned(marked: &str, expected: &[&str]) {
    let (text, spans) = unmarked(marked);
    let compiled = compile(&text);
    assert_eq!(compiled.errors, [], "{text}");
    let found: Vec<Span> = compiled.warnings.iter().map(|one| one.span).collect();
    assert_eq!(found, spans, "{text}");
    for (warning, words) in compiled.warnings.iter().zip(expected) {
        assert!(warning.to_string().starts_with(words), "{warning}");
    }
    assert_eq!(spans.len(), expected.len());
}

#[test]
fn the_convention_of_an_operand_is_ignored() {
    let of =
        |name: &str| format!("the word 'misere' of '{name}' is ignored in a compound\n\nhelp:");
    let (game, compound) = (of("M"), of("X"));
    warned(
        &format!(
            "{GAMES} misere compound X = conjunctive(A, «M», «M», ..);
             compound Y = selective(A, a::M);
             compound Z = continued(«X», Y, A, «(M)»);"
        )
        .replace("«(M)»", "(«M»)"),
        &[&game, &game, &compound, &game],
    );
}
