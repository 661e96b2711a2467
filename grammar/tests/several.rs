//! Texts with several mistakes: each is told once, and the rest of the text is read.

use sprague_grammar::{Compiled, compile, model::Shape, parse_file};

/// The words at fault, in order.
fn places<'t>(text: &'t str, compiled: &Compiled) -> Vec<&'t str> {
    compiled
        .errors
        .iter()
        .map(|error| error.span.of(text))
        .collect()
}

/// The names of the games that are right, and of those that are not.
fn names(compiled: &Compiled) -> (Vec<&str>, Vec<&str>) {
    (
        compiled
            .model
            .games
            .iter()
            .map(|game| game.name.as_str())
            .collect(),
        compiled
            .broken
            .iter()
            .map(|game| game.name.as_str())
            .collect(),
    )
}

#[test]
fn mistakes_of_several_games_and_statements() {
    let text = "
        pub game A(n) { n -> n - 1; n => n - 2; n -> n - 3 n -> n - 4; n -> n - k fro k in {1}; }
        /// The one that is right.
        pub(crate) game B(n) { n -> n - 1; }
        pub game C(n) { n -> n - 1; n -> [n / 2; 2 if n > 0; n -> n - 3; }
        pub game D{x, y} { {x, y} -> {x, y - 1}; x -> 3k; {x, y} -> {x - m, y}; }
        pub game E(n) { n -> n - k for k in prime; n -> n - m; octal 7; }
    ";
    let compiled = compile(text);
    assert_eq!(
        places(text, &compiled),
        ["=>", "3", "fro", "2", "3k", "prime", "m", "octal 7;"]
    );
    assert_eq!(names(&compiled), (vec!["B"], vec!["A", "C", "D", "E"]));
}

#[test]
fn a_body_without_its_end_leaves_the_next_game_alone() {
    let text = "
        game A(n) { n -> n - 1;
        #[cfg(test)] pub(in crate::x) misere game B(n) { n -> n - 1; }
        game C(n) { n -> n - 1
        pub game D(n) { n -> n - k for k in {1, 2; }
        game E(n) { n -> n - 1; }
    ";
    let compiled = compile(text);
    assert_eq!(places(text, &compiled), ["#", "1", "pub", "2"]);
    assert_eq!(names(&compiled), (vec!["B", "E"], vec!["A", "C", "D"]));
    let game = &compiled.model.games[0];
    assert!(game.misere && game.outer.attributes.len() == 1);
}

#[test]
fn what_is_no_game_is_told_once() {
    let text = "
        n -> n - 1;
        pub game A(n) { n -> n - 1; } and more; and more
        pub struct B(u64);
        game C(n) { n -> n - 1; }
        public game D(n) { n -> n - 1; }
        compound E = disjunctive(A, C); trailing
        game F { n -> n - 1; }
        game I(n) { n -> n - 1; }; game J(n) { n -> n - 1; } }
        game G(n) n -> n - 1;
        game H(n);
        game 3(n) { n -> n - 1; }
    ";
    let compiled = compile(text);
    assert_eq!(
        places(text, &compiled),
        [
            "n",
            "and",
            "struct",
            "public",
            "trailing",
            "F",
            ";",
            "}",
            "n -> n - 1;",
            ";",
            "3"
        ]
    );
    assert_eq!(
        names(&compiled),
        (vec!["A", "C", "D", "I", "J"], vec!["E", "F", "G", "H"])
    );
}

#[test]
fn what_is_known_of_a_broken_game_is_kept() {
    let text = "
        #[derive(Debug)] pub game A<K, L>(n) { n -> [n - 1]; n => 2; }
        /// B
        pub(crate) game B(x, y) { (x, y) -> (x, y - 1) }
        pub game C{x} where x > 1 { octal 3; }
        pub game D { n -> n; }
        game G(x, y) { (x, y) -> [(x, y - m), (1, 2)]; }
        pub partizan game E[..] { left [h, ..] -> [..]; }
        pub misere compound F = selecting(A, A);
    ";
    let compiled = compile(text);
    let known = compiled.broken.iter().map(|broken| {
        let visibility = broken.outer.visibility.map_or("", |span| span.of(text));
        let name = broken.name_span.of(text);
        assert_eq!(name, broken.name);
        (
            name,
            visibility,
            broken.outer.attributes.len(),
            broken.shape,
        )
    });
    assert_eq!(
        known.collect::<Vec<_>>(),
        [
            ("A", "pub", 1, Some(Shape::Collection)),
            ("B", "pub(crate)", 1, Some(Shape::Tuple(2))),
            ("C", "pub", 0, Some(Shape::Unordered(1))),
            ("D", "pub", 0, Some(Shape::Heap)),
            ("G", "", 0, Some(Shape::Tuples(2))),
            ("E", "pub", 0, Some(Shape::Multiset)),
            ("F", "pub", 0, None),
        ]
    );
    let parameters = &compiled.broken[0].parameters;
    let parameters: Vec<&str> = parameters.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(parameters, ["K", "L"]);
}

#[test]
fn two_games_of_one_name_promise_one_type() {
    let text = "
        game A(n) { n -> n - 1; }
        game A(n) { n => n - 1; }
        game B(n) { n => n - 1; }
        game B(n) { n -> n - 1; }
        game C(n) { n -> m; }
        game C(n) { n -> m; }
        game C(n) { n => m; }
    ";
    let compiled = compile(text);
    assert_eq!(
        places(text, &compiled),
        ["A", "=>", "=>", "B", "m", "C", "C", "=>"]
    );
    assert_eq!(names(&compiled), (vec!["A"], vec!["B", "C"]));
}

#[test]
fn the_page_of_the_language() {
    let text = include_str!("page.game");
    let compiled = compile(text);
    assert_eq!(places(text, &compiled), ["partizan"]);
    let model = &compiled.model;
    assert_eq!((model.games.len(), model.compounds.len()), (18, 3));
    let (file, errors) = parse_file(text);
    assert_eq!(
        (file.games.len(), file.compounds.len(), errors.len()),
        (19, 3, 0)
    );
}

#[test]
fn a_hundred_mistakes_are_enough() {
    let game = |index| format!("game G{index}(n) {{ n -> ; n -> n - 1; n => 2; }}");
    let games: Vec<String> = (0..60).map(game).collect();
    let moves = "n -> ; ".repeat(1000);
    let names = "n -> n - m; ".repeat(200);
    for text in [
        games.concat(),
        format!("game G(n) {{ {moves} }}"),
        format!("game G(n) {{ {names} }}"),
        "game G(n) { n -> m; } ".repeat(101),
    ] {
        let errors = compile(&text).errors;
        assert_eq!(errors.len(), 101);
        let last = errors.last().expect("there are some");
        assert_eq!(
            last.to_string(),
            "there are more than 100 errors; the others are not told"
        );
        assert!(errors.iter().all(|error| error.span <= last.span));
    }
    let enough = "n -> n - m; ".repeat(100);
    let errors = compile(&format!("game G(n) {{ {enough} }}")).errors;
    assert_eq!(errors.len(), 100);
}
