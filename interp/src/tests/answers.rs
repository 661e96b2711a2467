//! What interpreted games answer.

use super::{Outcome, game};
use crate::{Position, Ruleset};
use sprague_runtime::{Error, Fault, Foreclosed, Game, Grundy, Limits, OutcomeClass, Solve};
use sprague_runtime::{ForeclosedValue, Longest, Quantity, Remoteness, Shortest, solve};

#[test]
fn games_may_go_to_other_threads() {
    fn shared<T: Send + Sync + Clone>() {}
    shared::<Ruleset>();
    shared::<crate::Interpreted>();
}

/// The values of the heaps 0, 1, …, last.
fn row(text: &str, last: u64) -> Vec<u64> {
    let game = game(text);
    let heaps = (0..=last).map(|n| game.position_of(&[n]).expect("one heap"));
    game.values_of(&Grundy::NORMAL, heaps).expect("few heaps")
}

#[test]
fn rows_of_known_games() {
    let take = row("game Take(n) { n -> n - k for k in {1, 3, 4}; }", 9);
    assert_eq!(take, [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
    // Winning Ways, chapter 4.
    let kayles = row("game Kayles(n) { octal 0.77; }", 300);
    assert_eq!(kayles[..12], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    let period = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    assert!((72..=300).all(|n| kayles[n] == period[n % 12]));
    let grundy = row(
        "game Split(n) { n -> [a, b] for (a, b) in split(n) if a != b; }",
        12,
    );
    assert_eq!(grundy, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
}

/// All values of small positions are those of a search that knows nothing of components.
fn same<Q: Quantity>(text: &str, quantity: &Q, positions: &[&[u64]]) {
    let game = game(text);
    let positions: Vec<Position> = positions
        .iter()
        .map(|heaps| game.position_of(heaps).expect("the heaps fit the game"))
        .collect();
    let limits = Limits::default();
    assert_eq!(
        game.values(quantity, &positions, &limits),
        solve::sparse(&game, quantity, &positions, &limits),
        "{text}"
    );
}

#[test]
fn components_add_as_the_theory_says() {
    let kayles = "game Kayles(n) { octal 0.77; }";
    let heaps: [&[u64]; 4] = [&[], &[5, 3], &[7], &[4, 4, 1]];
    same(kayles, &Grundy::NORMAL, &heaps);
    same(kayles, &Grundy::MISERE, &heaps);
    same(kayles, &sprague_runtime::Outcome::NORMAL, &heaps);
    let cut = "game Cut(x, y) {
        (x, y) -> [(i, y), (x - i, y)] for i in 1..=x - 1;
        (x, y) -> [(x, i), (x, y - i)] for i in 1..=y - 1;
    }";
    let tuples: [&[u64]; 3] = [&[3, 2], &[2, 2, 1, 3], &[]];
    same(cut, &Grundy::NORMAL, &tuples);
    same(cut, &Remoteness::MISERE, &tuples);
}

#[test]
fn all_quantities_and_shapes() -> Outcome {
    let wythoff = game(
        "game Wythoff{x, y} { {x, y} -> {x - k, y} for k in 1..;
                              {x, y} -> {x - k, y - k} for k in 1..; }",
    );
    let position = wythoff.position("{5, 3}")?;
    assert_eq!(position.to_string(), "{3, 5}");
    assert_eq!(wythoff.outcome(&position)?, OutcomeClass::P);
    let moves = wythoff.winning_moves(wythoff.position("{2, 2}")?)?;
    assert_eq!(format!("{moves:?}"), "[{0, 0}, {1, 2}]");
    let euclid = game("game Two(x, y) { (x, y) -> (x, y - 1) if y > x; }");
    assert_eq!(euclid.longest(euclid.position("(1, 4)")?)?, 3);
    let slow = game("game Slow[..] { [a, b, ..] -> [a - 1, b - 1, ..]; }");
    let at = slow.position("[2, 1, 4]")?;
    assert_eq!(
        format!("{:?}", slow.options_of(&at)?),
        "[[1, 1, 3], [2, 3], [1, 4]]"
    );
    assert_eq!(slow.value(&Shortest, &at)?, 2);
    assert_eq!(slow.value(&Longest, &at)?, 3);
    assert_eq!(
        slow.value(&Foreclosed::NORMAL, &at)?,
        ForeclosedValue::Value(1)
    );
    assert_eq!(
        slow.value(&Foreclosed::NORMAL, slow.position("[7]")?)?,
        ForeclosedValue::End
    );
    let misere = game("misere game One(n) { n -> n - 1; }");
    assert_eq!(misere.outcome(misere.position("0")?)?, OutcomeClass::N);
    Ok(())
}

#[test]
fn parameters_and_functions() -> Outcome {
    let text = "game Lieges<K>(n) where K >= 1 { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }
                game Odd(n) { n -> n - k for k in 1.. if crate::odd(crate :: f(k)); }";
    let rules = Ruleset::parse(text)?;
    assert_eq!(rules.game("Lieges<2>")?.name(), "Lieges<2>");
    let why = |name: &str| rules.game(name).expect_err(name).to_string();
    assert_eq!(
        why("Liege<2>"),
        "there is no game `Liege`; did you mean `Lieges`?"
    );
    assert_eq!(why("Kayles"), "there is no game `Kayles`, only Lieges, Odd");
    assert!(
        why("Lieges<0>").contains("`K >= 1` does not hold for K = 0"),
        "{}",
        why("Lieges<0>")
    );
    assert!(why("Lieges").contains("1 parameter, not 0"));
    assert!(why("Odd<3>").contains("rule file alone has no Rust functions"));
    assert!(why("Lieges<").contains("is not a game's name"));
    let rules = rules.with_function("crate :: f", |arguments| arguments[0]);
    let rules = rules.with_predicate("crate::odd", |arguments| arguments[0] % 2 == 1);
    let odd = rules.game("Odd")?;
    assert_eq!(odd.grundy(odd.position("8")?)?, 0);
    assert!(rules.game("Odd<3>").is_err());
    // Registered as something else than what is called.
    let swapped = Ruleset::parse(text)?
        .with_predicate("crate::f", |_| true)
        .with_function("crate::odd", |_| 1);
    let odd = swapped.game("Odd")?;
    let told = odd.grundy(odd.position("8")?).expect_err("it is a mistake");
    assert!(
        told.to_string().contains("for another kind of value"),
        "{told}"
    );
    Ok(())
}

#[test]
fn faults_and_limits() -> Outcome {
    let grow = game("game Grow(n, k) { (n, k) -> (n * n * n * n * n, k - 1); }");
    let at = grow.position("(10000, 9)")?;
    let faults = |at: &Position| match grow.grundy(at) {
        Err(Error::Fault { fault, .. }) => Some(fault),
        _ => None,
    };
    assert_eq!(faults(&at), Some(Fault::HeapTooLarge));
    let far = grow.position_of(&[u64::MAX, 1])?;
    assert_eq!(faults(&far), Some(Fault::Overflow));
    assert!(matches!(faults(&Position::Heap(3)), Some(Fault::Other(_))));
    let many = game("game Many(n) { n -> [1; n * n] if n > 1, n < 100; n -> n - 1; }");
    let at = many.position("70")?;
    let Err(Error::Fault { fault, .. }) = many.grundy(at) else {
        panic!("there are too many heaps");
    };
    assert_eq!(
        fault.to_string(),
        "there are more than 4096 heaps in one result"
    );
    let odd = game("game Odd(n) { n -> n - k for k in odds; }").with_work(1 << 12);
    let far = odd.grundy(odd.position("1_000_000_000_000")?);
    assert!(matches!(
        far,
        Err(Error::Fault {
            fault: Fault::TooMany { .. },
            ..
        })
    ));
    let kayles = game("game Kayles(n) { octal 0.77; }");
    let few = Limits::positions(10);
    let at = kayles.position("50")?;
    let capacity = kayles.value_within(&Grundy::NORMAL, at, &few);
    assert!(matches!(capacity, Err(Error::Capacity { limit: 10, .. })));
    Ok(())
}

#[test]
fn assumed_measures_are_looked_at() -> Outcome {
    let up = game("game Up(n) { assume measure n; n -> n + 1 if n < 5; }");
    assert!(matches!(
        up.grundy(up.position("3")?),
        Err(Error::RankNotLowered { .. })
    ));
    let sum = game(
        "game Sum[..] { assume measure sum(heaps), len(heaps);
                        [a, b, ..rest] -> [a + b - 1, ..rest]; [a, ..rest] -> [a - 1, ..rest]; }",
    );
    assert_eq!(sum.longest(sum.position("[2, 3]")?)?, 5);
    Ok(())
}

#[test]
fn many_heaps() -> Outcome {
    let nim = game("game Nim[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; }");
    let position = nim.position_of(&vec![1; 4200])?;
    assert_eq!(nim.remoteness(position)?, 4200);
    // What a move adds is limited as before, beside the heaps that stay.
    let more = game("game More[..] { assume measure 0; [h, ..rest] -> [h, 1..=4097, ..rest]; }");
    let position = more.position_of(&[3, 3])?;
    assert!(more.options_of(position).is_err());
    Ok(())
}

#[test]
fn far_heaps_by_a_proved_period() {
    const FAR: u64 = 1_000_000_000_000_000_009;
    let text = "game Take(n) { n -> n - k for k in {1, 3, 4}; }
                game AllBut(n) { n -> n - k for k in 1.. if k != 2, k != 4; }
                game Kayles(n) { octal 0.77; }
                game Even(n) { n -> n - k for k in {1, 2} if n % 2 == 0; n -> n - 3 if 2 | n + 1; }
                game Slow<K>(n) where K >= 1 { n -> n - k for k in 1..=K if k | n; }";
    let rules = Ruleset::parse(text).expect("the rules are right");
    let at = |name: &str, heap: u64| {
        let game = rules.game(name).expect("it is there");
        let position = game.position_of(&[heap]).expect("one heap");
        (game.grundy(position.clone()), game.outcome(position))
    };
    // 0 1 0 1 2 3 2, and so on.
    assert_eq!(at("Take", FAR).0, at("Take", FAR % 7).0);
    assert_eq!(at("Take", FAR).1, at("Take", FAR % 7).1);
    for (name, period) in [("Even", 120), ("Slow<4>", 120)] {
        assert_eq!(at(name, FAR), at(name, 480 + FAR % period), "{name}");
    }
    let rises = FAR / 6 * 2;
    assert_eq!(
        at("AllBut", FAR).0,
        at("AllBut", FAR % 6).0.map(|near| near + rises)
    );
    assert_eq!(at("Kayles", FAR).0, at("Kayles", 72 + FAR % 12).0);
    let kayles = rules.game("Kayles").expect("it is there");
    let pair = kayles
        .position("[1000000000000000009, 5]")
        .expect("two heaps");
    let near = at("Kayles", 72 + FAR % 12).0.map(|near| near ^ 4);
    assert_eq!(kayles.grundy(pair), near);
}
