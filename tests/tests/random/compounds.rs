//! Compounds by chance, of games by chance and of each other: by theory and by search the same,
//! printed and read alike, expanded alike.

use super::{asked, expansion, heaps, without_places};
use sprague::prelude::*;
use sprague::solve;
use sprague_grammar::model::Kind as Word;
use sprague_grammar::{compile, parse_file, print};
use sprague_interp::{Interpreted, Position, Ruleset};
use sprague_tests::random::{Random, registered, rulesets};

/// So many positions are looked at for a value.
const MOST: u64 = 1_000;

/// So many moves a position may have: those with more are not searched.
const FEW: usize = 120;

/// Numbers that look like chance, the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }
}

/// A text of a few games and of compounds of them, `C0`, `C1`, …, each of any before it.
fn text(chance: &mut Chance, games: &[&Random]) -> String {
    let mut text: String = games.iter().map(|game| game.text.as_str()).collect();
    let mut names: Vec<String> = games.iter().map(|game| game.name.clone()).collect();
    for index in 0..3 {
        let count = 1 + chance.below(3);
        let operands: Vec<String> = (0..count)
            .map(|_| names[chance.below(names.len())].clone())
            .collect();
        let word = Word::ALL[chance.below(6)].word();
        let misere = ["", "misere "][chance.below(2)];
        let dots = ["", ", .."][chance.below(2)];
        let operands = operands.join(", ");
        let line = format!("{misere}compound C{index} = {word}({operands}{dots});\n");
        text.push_str(&line);
        names.push(format!("C{index}"));
    }
    text
}

/// A position by chance, with few moves to come.
fn position(chance: &mut Chance, game: &Interpreted, games: &[&Random]) -> Position {
    let Some(compound) = game.compound() else {
        let random = games.iter().find(|random| random.name == game.name());
        let form = random.expect("each game has a form").form;
        let all = form.positions();
        // The least ones stand last.
        let at = all.len() - 1 - chance.below(all.len().div_ceil(2));
        return game
            .position_of(&heaps(&all[at]))
            .expect("it has this form");
    };
    let parts = compound.components();
    let fixed = parts.games().len() - usize::from(parts.repeats());
    let count = if parts.repeats() {
        fixed + chance.below(3)
    } else {
        fixed
    };
    let places = 0..count;
    let parts = places.map(|place| {
        let game = parts.game(place).expect("there may be so many");
        position(chance, game, games)
    });
    game.joint(parts.collect()).expect("it has as many")
}

/// No more than so many moves a position has, whatever the compound: a move in each component or
/// none.
fn moves(game: &Interpreted, position: &Position) -> usize {
    let (Some(compound), Position::Joint(positions)) = (game.compound(), position) else {
        return game
            .options_of(position)
            .map_or(usize::MAX, |all| all.len());
    };
    let parts = compound.components();
    let places = positions.iter().enumerate();
    let parts = places.filter_map(|(place, part)| Some((parts.game(place)?, part)));
    parts.fold(1, |product: usize, (game, part)| {
        product.saturating_mul(moves(game, part).saturating_add(1))
    })
}

/// How many of these positions have one value by the compound's own strategy and by search.
fn same<Q: Quantity<Value: PartialEq + std::fmt::Debug>>(
    game: &Interpreted,
    quantity: &Q,
    positions: &[Position],
    text: &str,
) -> usize {
    let limits = Limits::positions(MOST);
    let mut count = 0;
    for position in positions {
        let one = std::slice::from_ref(position);
        let found = game.values(quantity, one, &limits);
        let searched = solve::sparse(game, quantity, one, &limits);
        if let (Ok(found), Ok(searched)) = (found, searched) {
            assert_eq!(found, searched, "{} {position} of\n{text}", game.name());
            count += 1;
        }
        // A position is read as it is printed.
        let printed = position.to_string();
        assert_eq!(game.position(&printed).as_ref(), Ok(position), "{text}");
    }
    count
}

#[test]
fn theory_is_search() {
    let count = usize::try_from(asked("SPRAGUE_RANDOM", 100) / 2).expect("it fits");
    let seed = asked("SPRAGUE_SEED", 1);
    let (all, _) = rulesets(seed, 60);
    let mut chance = Chance(seed);
    let (mut texts, mut values) = (0, 0);
    while texts < count {
        let games: Vec<&Random> = (0..2).map(|_| &all[chance.below(all.len())]).collect();
        if games[0].name == games[1].name {
            continue;
        }
        let text = text(&mut chance, &games);
        let rules = Ruleset::parse(&text).map(registered);
        let rules = rules.unwrap_or_else(|errors| panic!("{errors}"));
        for name in ["C0", "C1", "C2"] {
            let game = rules.game(name).unwrap_or_else(|error| panic!("{error}"));
            let positions = (0..6).map(|_| position(&mut chance, &game, &games));
            let few = |position: &Position| moves(&game, position) <= FEW;
            let positions: Vec<_> = positions.filter(few).collect();
            values += same(&game, &Outcome::NORMAL, &positions, &text);
            values += same(&game, &Outcome::MISERE, &positions, &text);
            values += same(&game, &Remoteness::NORMAL, &positions, &text);
            values += same(&game, &Suspense::MISERE, &positions, &text);
            values += same(&game, &Foreclosed::NORMAL, &positions, &text);
            values += same(&game, &Grundy::NORMAL, &positions, &text);
            values += same(&game, &Longest, &positions, &text);
        }
        let printed = print(&parse_file(&text).0);
        let (model, again) = (compile(&text), compile(&printed));
        assert_eq!(without_places(&model), without_places(&again), "{text}");
        assert_eq!(expansion(&text), expansion(&text.clone()));
        texts += 1;
    }
    println!("{texts} texts of 3 compounds, {values} values compared");
    assert!(values > 20 * texts, "{values} of {texts} texts");
}
