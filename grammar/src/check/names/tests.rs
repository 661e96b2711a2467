//! What a rule's names mean in the model.

use super::resolve;
use crate::check::Draft;
use crate::model::{
    Claim, Claimed, Condition, Element, Expectation, ExprKind, Move, Rules, Set, Shape, Step,
    Target, VariableKind,
};
use crate::parse::parse;
use crate::prove::Budget;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// The draft of a text with one game.
fn draft(text: &str) -> Draft {
    let mut parsed = parse(text);
    assert_eq!(parsed.errors, [], "{text}");
    let game = parsed.file.games.pop().expect("a game was written");
    resolve(game, Budget::default()).unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

/// The only rule of a game.
fn rule(text: &str) -> Move {
    match draft(text).rules {
        Rules::Moves(mut moves) if moves.len() == 1 => moves.remove(0),
        other => panic!("{text}: {other:?}"),
    }
}

/// The steps, each as the words of its place or, for guards, a count.
fn order(rule: &Move) -> String {
    let steps = rule.steps.iter().map(|step| match step {
        Step::Each { variables, .. } => {
            let names = variables.iter().map(|id| rule.variables[*id].name.as_str());
            names.collect::<Vec<_>>().join("+")
        }
        Step::If(condition) => {
            let text = format!("{condition:?}");
            let numbers = text
                .split("Int(")
                .skip(1)
                .filter_map(|part| part.split(')').next());
            format!("if {}", numbers.collect::<Vec<_>>().join("&"))
        }
    });
    steps.collect::<Vec<_>>().join("; ")
}

#[test]
fn guards_stand_as_early_as_their_names_allow() {
    let rule = rule(
        "game G(n) { n -> n - a for a in {1}, b in {2}, (c, d) in split(b)
         if b != 10 && n != 11, a != 12 && (d != 13 && (n != 14 || c != 15)), n != 16; }",
    );
    assert_eq!(
        order(&rule),
        "if 11; if 16; a; if 12; b; if 10; c+d; if 13; if 14&15"
    );
}

#[test]
fn variables_begin_with_the_heaps() {
    let rule =
        rule("game G[..] { [.., a, b] -> [..p, a - k, ..] for k in 1..=a, p in parts(b, 2..4); }");
    let kinds: Vec<_> = rule
        .variables
        .iter()
        .map(|v| (v.name.as_str(), v.kind))
        .collect();
    assert_eq!(
        kinds,
        [
            ("a", VariableKind::Heap),
            ("b", VariableKind::Heap),
            ("..", VariableKind::Rest),
            ("k", VariableKind::Number),
            ("p", VariableKind::List),
        ]
    );
    assert_eq!((rule.heaps, rule.rest), (2, Some(2)));
    let Target::List(elements) = &rule.result else {
        panic!("a list was written")
    };
    assert!(matches!(elements[0], Element::Splice(4)));
    assert!(matches!(elements[2], Element::Splice(2)));
    let Step::Each {
        set: Set::Parts {
            most: Some(most), ..
        },
        ..
    } = &rule.steps[1]
    else {
        panic!("parts were written")
    };
    assert_eq!(most.kind, ExprKind::Int(3), "`2..4` is `2..=3`");
}

#[test]
fn shapes_follow_from_the_header_and_the_results() {
    let table = [
        ("game G(n) { n -> n - 1; }", Shape::Heap),
        ("game G(n) { n -> n - 1; n -> [n - 2]; }", Shape::Collection),
        ("game G(n) { n -> (n - 1); }", Shape::Heap),
        ("game G(n) { octal 0.37; }", Shape::Collection),
        ("game G(n) { octal 0.33; }", Shape::Heap),
        ("game G(n) { octal 4.0; }", Shape::Collection),
        ("game G(x, y) { (x, y) -> (x, y - 1); }", Shape::Tuple(2)),
        (
            "game G{x, y, z} { {a, b, c} -> {a, b, c - 1}; }",
            Shape::Unordered(3),
        ),
        ("game G{x} { {x} -> {x - 1}; }", Shape::Unordered(1)),
        ("game G[..] { [h, ..] -> [h - 1, ..]; }", Shape::Multiset),
        ("game G(n) { hexadecimal 0.33; }", Shape::Heap),
        ("game G(n) { hexadecimal 0.38; }", Shape::Collection),
        ("game G(n) { hexadecimal c.1; }", Shape::Collection),
        (
            "game G(x, y) { (x, y) -> (x, y - 1); (x, y) -> []; }",
            Shape::Tuples(2),
        ),
        ("game G(x, y) { (x, y) -> [(x, y - 1)]; }", Shape::Tuples(2)),
    ];
    for (text, shape) in table {
        assert_eq!(draft(text).shape, shape, "{text}");
    }
}

#[test]
fn a_bare_result_of_a_collection_is_a_list_of_one_heap() {
    let Rules::Moves(moves) = draft("game G(n) { n -> n - 1; (n) -> (n - 2); n -> []; }").rules
    else {
        panic!("rules were written")
    };
    for rule in &moves[..2] {
        let Target::List(elements) = &rule.result else {
            panic!("{:?}", rule.result)
        };
        assert!(matches!(elements.as_slice(), [Element::One(_)]));
    }
    assert_eq!(moves[2].result, Target::List(Vec::new()));
}

#[test]
fn codes_lose_their_last_zeros() {
    let table: [(&str, &[u8], &str); 10] = [
        ("octal 0.77", &[0, 7, 7], "0.77"),
        ("octal .7070", &[0, 7, 0, 7], "0.707"),
        ("octal \"0.137\"", &[0, 1, 3, 7], "0.137"),
        ("octal 4.", &[4], "4.0"),
        ("octal 4.00", &[4], "4.0"),
        ("octal 4 . 7", &[4, 7], "4.7"),
        ("hexadecimal \"0.3f0\"", &[0, 3, 15], "0.3F"),
        ("hexadecimal c.0", &[12], "C.0"),
        ("hexadecimal .A", &[0, 10], "0.A"),
        ("hexadecimal 8.", &[8], "8.0"),
    ];
    for (code, digits, text) in table {
        let Rules::Code(found) = draft(&format!("game G(n) {{ {code}; }}")).rules else {
            panic!("a code was written")
        };
        assert_eq!(
            (found.digits.as_slice(), found.text.as_str()),
            (digits, text),
            "{code}"
        );
        assert_eq!(found.hexadecimal, code.starts_with("hex"));
    }
}

#[test]
fn measures_know_the_heaps_by_their_places() {
    let table = [
        (
            "game G(x, y) { (a, b) -> (a, b - 1); measure y, sum(heaps); }",
            [1, 0, 1].as_slice(),
        ),
        (
            "game G{x, y} { {a, b} -> {a, b - 1}; measure sum(heaps) + len(heaps); }",
            &[2, 2],
        ),
        (
            "game G[..] { [a, ..] -> [a - 1, ..]; assume measure sum(heaps); }",
            &[0],
        ),
    ];
    for (text, expected) in table {
        let measure = draft(text).measure.expect("a measure was written");
        assert_eq!(measure.assumed, text.contains("assume"));
        let debug = format!("{:?}", measure.components);
        let ids = debug
            .split("Var(")
            .flat_map(|part| part.split("List("))
            .skip(1);
        let ids = ids.filter_map(|part| part.split(')').next()?.parse::<usize>().ok());
        assert_eq!(ids.collect::<Vec<_>>(), expected, "{text}");
    }
}

#[test]
fn a_tuple_is_a_list_of_one_where_others_split() {
    let text = "game G(x, y) { (x, y) -> (x, y - 1); (x, y) -> [(x, 1), (y, 2)]; (x, y) -> []; }";
    let Rules::Moves(moves) = draft(text).rules else {
        panic!("rules were written")
    };
    let sizes = moves.iter().map(|rule| match &rule.result {
        Target::Positions(all) => all.iter().map(Vec::len).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    });
    assert_eq!(sizes.collect::<Vec<_>>(), [[2].as_slice(), &[2, 2], &[]]);
}

#[test]
fn parameters_are_numbers() {
    let text =
        "game G<L, R>(n) where L >= 1, R > L && 2 | R { n -> [k; R] for k in {L} if n > R; }";
    let draft = draft(text);
    let names: Vec<_> = draft
        .parameters
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(names, ["L", "R"]);
    assert_eq!(draft.conditions.len(), 3);
    let debug = format!("{:?} {:?}", draft.conditions, draft.rules);
    let indices: Vec<_> = debug
        .split("Parameter(")
        .skip(1)
        .map(|part| &part[..1])
        .collect();
    assert_eq!(indices, ["0", "1", "0", "1", "1", "0", "1"]);
}

#[test]
fn functions_are_what_their_place_needs() {
    let rule = rule("game G(n) { n -> a::f(k) for k in {1, 2} if n > 1, ::b::g(k, n), !c::h(n); }");
    let Target::Heaps(heaps) = &rule.result else {
        panic!("a heap was written")
    };
    let ExprKind::Rust(path, arguments) = &heaps[0].kind else {
        panic!("a function was written")
    };
    assert_eq!((path.text.as_str(), arguments.len()), ("a::f", 1));
    let guards = rule.steps.iter().map(|step| match step {
        Step::If(Condition::Rust(path, _)) => path.text.as_str(),
        Step::If(Condition::Not(_)) => "!",
        Step::If(_) => ">",
        Step::Each { .. } => "for",
    });
    assert_eq!(guards.collect::<Vec<_>>(), [">", "!", "for", "::b::g"]);
}

/// The claims of a game.
fn claims(header: &str, claims: &str) -> Vec<Expectation> {
    let result = if header.ends_with(']') {
        "[h, ..] -> [..]"
    } else {
        "(m, n) -> []"
    };
    let result = match header {
        "misere game G(n)" | "game G(n)" => "n -> n - 1",
        "game G<K, L>(n)" => "n -> n - K if K > 0",
        "game G{x, y}" => "{x, y} -> {x, y - 1}",
        _ => result,
    };
    draft(&format!("{header} {{ {result}; {claims} }}")).expectations
}

#[test]
fn claims_follow_the_convention_of_their_game_for_outcomes_alone() {
    let all = "expect outcome(1) = P; expect normal outcome(1) = P; expect misere outcome(1) = P;
               expect grundy(1) = 1; expect misere grundy(1) = 1; expect normal grundy(1) = 1;";
    for (header, expected) in [
        ("game G(n)", [false, false, true, false, true, false]),
        ("misere game G(n)", [true, false, true, false, true, false]),
    ] {
        let found = claims(header, all);
        let found: Vec<bool> = found.iter().map(|claim| claim.misere).collect();
        assert_eq!(found, expected, "{header}");
    }
}

#[test]
fn positions_of_claims_are_lists_of_heaps() {
    let table: [(&str, &str, &[&[u64]]); 8] = [
        ("game G(n)", "5", &[&[5]]),
        ("game G(n)", "(5)", &[&[5]]),
        ("game G{x, y}", "{3, 4}", &[&[3, 4]]),
        ("game G[..]", "[3, 0, 4]", &[&[3, 0, 4]]),
        ("game G[..]", "[]", &[&[]]),
        ("game G(m, n)", "(3, 4)", &[&[3, 4]]),
        ("game G(m, n)", "[(3, 4), (5, 6)]", &[&[3, 4], &[5, 6]]),
        ("game G(m, n)", "[]", &[]),
    ];
    for (header, text, expected) in table {
        let found = claims(header, &format!("expect grundy({text}) = 1;"));
        let Claim::At { position, .. } = &found[0].claim else {
            panic!("a position was written")
        };
        assert_eq!(position, expected, "{header} {text}");
    }
    let found = claims("game G<K, L>(n)", "expect<2, 3> foreclosed = end, inf, 2;");
    let arguments: Vec<u64> = found[0].arguments.iter().map(|(value, _)| *value).collect();
    assert_eq!(arguments, [2, 3]);
    let Claim::Sequence(values) = &found[0].claim else {
        panic!("values were written")
    };
    let values: Vec<Claimed> = values.iter().map(|(value, _)| *value).collect();
    assert_eq!(values, [Claimed::End, Claimed::Inf, Claimed::Number(2)]);
}
