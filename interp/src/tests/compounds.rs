//! Compounds of a text: those that one makes of its games by hand, positions as texts, warnings.

use super::Outcome as Done;
use crate::{GameError, Interpreted, Level, Position, Ruleset};
use sprague_runtime::Position as _;
use sprague_runtime::{Compound, Error, Fault, Game, Grundy, Joint, Kind, Outcome, Repeat, Solve};

const RULES: &str = "
    game Take(n) { n -> n - k for k in {2, 3}; }
    misere game Row(n) { octal 0.77; }
    game Knight(x, y) { (x, y) -> (x - i, y - j) for (i, j) in {(1, 2), (2, 1)}; }
    #[quiet(heap_never_changes)]
    game Cut(x, y) { (x, y) -> [(i, y), (x - i, y)] for i in 1..=x - 1; }
    game Lieges<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
    compound Race = conjunctive(Take, Knight, Lieges<2>);
    misere compound Rows = disjunctive(Row, ..);
    compound Deep = selective((Race), Cut, Rows, ..);
    compound Rust = continued(Take, crate::Board);
    compound Indeed = continued(Rust, Take);
";

fn rules() -> Ruleset {
    Ruleset::parse(RULES).unwrap_or_else(|errors| panic!("{errors}"))
}

#[test]
fn names_are_in_the_order_of_the_text() -> Done {
    let rules = rules();
    let names: Vec<&str> = rules.games().collect();
    let all = [
        "Take", "Row", "Knight", "Cut", "Lieges", "Race", "Rows", "Deep", "Rust", "Indeed",
    ];
    assert_eq!(names, all);
    assert_eq!(rules.compounds().len(), 5);
    let race = rules.game(" Race ")?;
    assert!(race.rules().is_none() && race.name() == "Race");
    let compound = race.compound().expect("it is one");
    let parts: Vec<&str> = compound
        .components()
        .games()
        .iter()
        .map(Interpreted::name)
        .collect();
    assert_eq!(parts, ["Take", "Knight", "Lieges<2>"]);
    assert!(rules.game("Take")?.compound().is_none());
    let told = |name: &str| rules.game(name).expect_err(name).to_string();
    assert!(told("Race<2>").contains("0 parameters, not 1"));
    assert!(told("Rac").contains("did you mean `Race`?"));
    for name in ["Rust", "Indeed"] {
        assert!(told(name).starts_with("`Rust` is made of `crate::Board`"));
    }
    let refused = rules.rules("Race");
    assert!(matches!(refused, Err(GameError::IsCompound { .. })));
    Ok(())
}

#[test]
fn the_same_as_by_hand() -> Done {
    let rules = rules();
    let [take, row] = [rules.game("Take")?, rules.game("Row")?];
    let rows = rules.game("Rows")?;
    let hand = Compound::new(Kind::Disjunctive, Repeat(row.clone())).misere();
    for heaps in [vec![], vec![5], vec![3, 4], vec![2, 2, 2]] {
        let parts = heaps.iter().map(|heap| row.position_of(&[*heap]));
        let parts: Vec<Position> = parts.collect::<Result<_, _>>()?;
        let at = rows.joint(parts.clone())?;
        assert_eq!(rows.outcome(&at), hand.outcome(Joint(parts.clone())));
        assert_eq!(rows.grundy(&at), hand.grundy(Joint(parts)));
    }
    let pair = Ruleset::parse(
        "game Take(n) { n -> n - k for k in {2, 3}; }
        compound Pair = shortened(Take, Take);",
    )?;
    let pair = pair.game("Pair")?;
    let hand = Compound::new(Kind::Shortened, (take.clone(), take));
    for (x, y) in [(5, 7), (1, 7), (6, 6), (0, 0)] {
        let at = pair.position(&format!("({x}, {y})"))?;
        let same = Joint((Position::Heap(x), Position::Heap(y)));
        assert_eq!(pair.outcome(&at), hand.outcome(same.clone()));
        assert_eq!(
            pair.remoteness_misere(&at),
            hand.remoteness_misere(same.clone())
        );
        assert_eq!(pair.options_of(&at)?.len(), hand.options_of(same)?.len());
    }
    Ok(())
}

#[test]
fn positions_are_read_as_they_are_printed() -> Done {
    let rules = rules();
    let right = [
        ("Rows", "()", "()"),
        ("Rows", " ( 5, [3, 1], 0 ,)", "([5], [1, 3], [])"),
        ("Race", "(5, (3, 4), [2, 1])", "(5, (3, 4), [1, 2])"),
        (
            "Deep",
            "((5,(3,4),7),(2, 1))",
            "((5, (3, 4), [7]), [(2, 1)])",
        ),
        (
            "Deep",
            "((5, (3, 4), 7), [], (), (1, 2))",
            "((5, (3, 4), [7]), [], (), ([1], [2]))",
        ),
    ];
    for (name, written, printed) in right {
        let game = rules.game(name)?;
        let position = game.position(written)?;
        assert_eq!(position.to_string(), printed);
        assert_eq!(game.position(printed)?, position);
        let mut bytes = vec![];
        position.encode(&mut bytes);
        assert_eq!(
            Position::decode(&mut bytes.as_slice()),
            Some(position.clone())
        );
        assert!(position.size() > size_of::<Position>());
        for end in 0..bytes.len() {
            assert_eq!(Position::decode(&mut &bytes[..end]), None);
        }
        game.value(&Outcome::NORMAL, position)?;
    }
    Ok(())
}

#[test]
fn wrong_positions_are_told_why() -> Done {
    let rules = rules();
    let wrong = [
        (
            "Rows",
            "5",
            "this is a compound: one position for each component stands in `(…)`; \
             write it like `(5, …)`",
        ),
        ("Rows", "", "it is empty"),
        ("Rows", "(5", "a `)` is missing at its end"),
        (
            "Rows",
            "(5, {6})",
            "component 2: it is a list in `{…}`, and ",
        ),
        ("Rows", "(5) 6", "`6` follows it"),
        (
            "Race",
            "(5, (3, 4))",
            "it takes 3 components, and there are 2",
        ),
        (
            "Race",
            "(5, (3, 4), 7, 8)",
            "it takes 3 components, and there are more",
        ),
        (
            "Race",
            "(5, (3, 4, 5), 7)",
            "component 2: it takes 2 heaps, and there are 3",
        ),
        (
            "Deep",
            "((5, 3, 7), [])",
            "component 1: component 2: it is a single number, and ",
        ),
        ("Deep", "(", "component 1: it is empty"),
    ];
    for (name, text, why) in wrong {
        let told = rules
            .game(name)?
            .position(text)
            .expect_err(text)
            .to_string();
        assert!(told.contains(why), "{text}: {told}");
    }
    Ok(())
}

#[test]
fn positions_of_another_form_are_faults() -> Done {
    let rules = rules();
    let rows = rules.game("Rows")?;
    let race = rules.game("Race")?;
    assert!(race.joint(vec![]).is_err() && rules.game("Take")?.joint(vec![]).is_err());
    assert!(rows.position_of(&[3]).is_err());
    let heap = Position::Heap(3);
    for (game, at) in [
        (&rows, heap.clone()),
        (&rows, Position::Joint(vec![heap.clone()])),
        (&race, Position::Joint(vec![heap.clone()])),
        (&race, Position::Joint(vec![heap; 4])),
    ] {
        for told in [game.grundy(&at).err(), game.outcome(&at).err()] {
            let fault = |error: &Error| {
                matches!(
                    error,
                    Error::Fault {
                        fault: Fault::Other(_),
                        ..
                    }
                )
            };
            assert!(told.as_ref().is_some_and(fault), "{at}: {told:?}");
        }
    }
    // Bytes by chance nest no deeper than the stack allows.
    let mut bytes = vec![];
    for _ in 0..100_000 {
        bytes.push(5);
        1_usize.encode(&mut bytes);
    }
    assert_eq!(Position::decode(&mut bytes.as_slice()), None);
    Ok(())
}

#[test]
fn work_is_bounded_in_components_too() -> Done {
    let rows = rules().game("Rows")?;
    let at = rows.position("(400, 3)")?;
    assert!(rows.options_of(&at).is_ok());
    let rows = rows.with_work(100);
    assert!(rows.convention() == sprague_runtime::Convention::Misere);
    let few = rows.value(&Grundy::NORMAL, at);
    assert!(matches!(few, Err(Error::Fault { .. })), "{few:?}");
    Ok(())
}

#[test]
fn warnings_are_told_apart() {
    let rules = rules();
    let told: Vec<_> = rules.warnings().iter().collect();
    assert_eq!(told.len(), 3);
    assert!(told.iter().all(|one| one.level == Level::Warning));
    let words: Vec<&str> = told.iter().map(|one| &RULES[one.span.clone()]).collect();
    assert_eq!(words, ["Row", "Rows", "crate::Board"]);
    let first = told[0].to_string();
    assert!(
        first.starts_with("warning[misere_operand]: the word 'misere' of 'Row'"),
        "{first}"
    );
    let errors = Ruleset::parse("compound A = selective(A);").expect_err("it is a ring");
    assert!(errors.iter().all(|one| one.level == Level::Error));
}
