//! Kernels of games with parameters: the compiled type, which fills a template where its numbers
//! are known; the interpreted instance, whose rules hold the numbers; the same rules with the
//! numbers written out; and the definition.

use sprague::period::Standard;
use sprague::prelude::*;
use sprague::{Heaps, Unordered, solve};
use sprague_grammar::kernel::{Kernel, Kind, Template};
use sprague_grammar::model;
use sprague_interp::{Interpreted, Ruleset, Single};
use std::collections::BTreeSet;
use std::fmt::Debug;

mod random;

mod rules {
    sprague::include_game!("rules/kernels.game");
}

const TEXT: &str = include_str!("../../rules/kernels.game");

/// Positions of all shapes of the rules, by their heaps.
trait Numbers: Clone + Debug {
    fn numbers(&self) -> Vec<u64>;

    /// The positions that are looked at.
    fn all() -> Vec<Self>;

    /// The values by the kernel alone.
    fn by_kernel(kind: Kind, filled: &[i64], of: Standard, all: &[Self]) -> Option<Vec<u64>>;
}

impl Numbers for u64 {
    fn numbers(&self) -> Vec<u64> {
        vec![*self]
    }

    fn all() -> Vec<Self> {
        (0..90).chain(118..122).collect()
    }

    fn by_kernel(kind: Kind, filled: &[i64], of: Standard, all: &[Self]) -> Option<Vec<u64>> {
        assert_eq!(kind, Kind::Divisors);
        solve::by_divisors(filled, &of, all, Limits::default())
    }
}

impl Numbers for [u64; 2] {
    fn numbers(&self) -> Vec<u64> {
        self.to_vec()
    }

    fn all() -> Vec<Self> {
        let row = |x| (0..9).map(move |y| [x, y]);
        (0..12).flat_map(row).collect()
    }

    fn by_kernel(kind: Kind, filled: &[i64], of: Standard, all: &[Self]) -> Option<Vec<u64>> {
        assert_eq!(kind, Kind::Lines);
        let [lines] = filled[..] else { return None };
        solve::by_lines(u32::try_from(lines).ok()?, &of, all, Limits::default())
    }
}

impl Numbers for Unordered<2> {
    fn numbers(&self) -> Vec<u64> {
        self.as_array().to_vec()
    }

    fn all() -> Vec<Self> {
        let pairs = <[u64; 2]>::all().into_iter();
        pairs.map(Self::from).collect()
    }

    fn by_kernel(kind: Kind, filled: &[i64], of: Standard, all: &[Self]) -> Option<Vec<u64>> {
        assert_eq!(kind, Kind::Lines);
        let [lines] = filled[..] else { return None };
        solve::by_lines(u32::try_from(lines).ok()?, &of, all, Limits::default())
    }
}

impl Numbers for Unordered<3> {
    fn numbers(&self) -> Vec<u64> {
        self.as_array().to_vec()
    }

    fn all() -> Vec<Self> {
        let three = |z| move |[x, y]: [u64; 2]| Self::from([x, y, z]);
        let pairs = <[u64; 2]>::all().into_iter().filter(|[x, y]| x <= y);
        pairs
            .flat_map(|pair| [0, 1, 4].map(|z| three(z)(pair)))
            .collect()
    }

    fn by_kernel(kind: Kind, filled: &[i64], of: Standard, all: &[Self]) -> Option<Vec<u64>> {
        assert_eq!(kind, Kind::Taken);
        solve::by_taken(filled, 3, &of, all, Limits::default())
    }
}

impl Numbers for Heaps {
    fn numbers(&self) -> Vec<u64> {
        self.as_slice().to_vec()
    }

    fn all() -> Vec<Self> {
        let three = Unordered::<3>::all().into_iter();
        let own = |three: Unordered<3>| three.as_array().iter().copied().collect();
        three.map(own).chain([Self::from_iter([17])]).collect()
    }

    fn by_kernel(kind: Kind, filled: &[i64], of: Standard, all: &[Self]) -> Option<Vec<u64>> {
        assert_eq!(kind, Kind::Taken);
        solve::by_taken(filled, 0, &of, all, Limits::default())
    }
}

/// The checked rules of a game, whose parameters may have no values.
fn checked(name: &str) -> model::Game {
    let compiled = sprague_grammar::compile(TEXT);
    let mut games = compiled.model.games.into_iter();
    games.find(|game| game.name == name).expect("it is there")
}

/// The rules of the game with the numbers in the place of the parameters' names.
/// `None` where that is no game.
fn written_out(name: &str, values: &[u64]) -> Option<Interpreted> {
    let from = TEXT
        .split_once(&format!("game {name}<"))
        .expect("it is there")
        .1;
    let (names, body) = from.split_once('>').expect("there are parameters");
    let body = body.split("\npub game").next().unwrap_or_default();
    let body = body.split("\n//").next().unwrap_or_default();
    // What `where` says holds, and stands before the rules.
    let mut text = match body.split_once(" where ") {
        Some((heaps, rest)) => {
            let rules = rest.split_once('{').expect("there are rules").1;
            format!("{heaps} {{{rules}")
        }
        None => body.to_owned(),
    };
    for (name, value) in names.split(", ").zip(values) {
        let mut replaced = String::new();
        let mut rest = text.as_str();
        while let Some(at) = rest.find(name) {
            replaced.push_str(&rest[..at]);
            replaced.push_str(&value.to_string());
            rest = &rest[at + name.len()..];
        }
        text = replaced + rest;
    }
    let compiled = sprague_grammar::compile(&format!("game G{text}"));
    let errors = compiled.errors.len();
    let game = compiled.model.games.into_iter().next();
    let game = game.filter(|_| errors == 0)?;
    Some(Single::from_rules(game).into())
}

/// Whether the template covers these numbers; compares all that values the positions.
fn covers<G>(game: &G, name: &str, values: &[u64]) -> bool
where
    G: Game<Position: Numbers>,
{
    let full = format!("{name}<{}>", listed(values));
    let ruleset = Ruleset::parse(TEXT).unwrap_or_else(|errors| panic!("{errors}"));
    let told = ruleset
        .game(&full)
        .unwrap_or_else(|error| panic!("{error}"));
    let template = Template::of(&checked(name)).unwrap_or_else(|| panic!("{name}: no kernel"));
    let filled = solve::filled(values, &template.numbers);
    let written = written_out(name, values);
    // The powers of 0 and 1 are an error where they are written.
    assert!(
        written.is_some() || name == "Listed" && values[0] < 2,
        "{full}"
    );
    let all = G::Position::all();
    let mut covered = true;
    for quantity in Standard::ALL {
        let limits = Limits::default();
        let plain = solve::sparse(game, &quantity, &all, &limits);
        let plain = plain.unwrap_or_else(|error| panic!("{full}: {error}"));
        let compiled = game.values(&quantity, &all, &limits);
        assert_eq!(
            compiled.as_ref(),
            Ok(&plain),
            "{full}, {quantity}, compiled"
        );
        assert_eq!(
            interpreted(&told, quantity, &all),
            plain,
            "{full}, {quantity}, interpreted"
        );
        if let Some(written) = &written {
            let values = interpreted(written, quantity, &all);
            assert_eq!(values, plain, "{full}, {quantity}, written out");
        }
        let by_kernel = G::Position::by_kernel(template.kind, &filled, quantity, &all);
        covered &= by_kernel.is_some();
        if let Some(values) = by_kernel {
            assert_eq!(values, plain, "{full}, {quantity}, by the kernel");
        }
    }
    // What the instance has a kernel for, the type has one for.
    let instance = told.rules().and_then(Kernel::of);
    if covered {
        assert!(instance.is_some(), "{full}");
    }
    covered
}

fn listed(values: &[u64]) -> String {
    let values: Vec<String> = values.iter().map(u64::to_string).collect();
    values.join(", ")
}

fn interpreted<P: Numbers>(game: &Interpreted, quantity: Standard, all: &[P]) -> Vec<u64> {
    let positions = all
        .iter()
        .map(|position| game.position_of(&position.numbers()));
    let positions: Vec<_> = positions
        .map(|one| one.expect("it has the shape"))
        .collect();
    let values = game.values(&quantity, &positions, &Limits::default());
    values.unwrap_or_else(|error| panic!("{error}"))
}

macro_rules! instances {
    ($($game:ident: $(<$($value:literal),+> $covered:literal)*;)*) => {
        $($(
            let values = [$($value),+];
            let covered = covers(&rules::$game::<$($value),+>, stringify!($game), &values);
            assert_eq!(covered, $covered, "{}<{}>", stringify!($game), listed(&values));
        )*)*
    };
}

#[test]
fn one_heap() {
    instances! {
        Also: <1> true <2> true <7> true <119> true <500> true <268_435_456> true
            <268_435_457> false <18_446_744_073_709_551_615> false;
        Scaled: <1, 0> true <2, 0> true <1, 1> true <3, 5> true <200, 1> true <1, 1000> true
            <4_294_967_296, 0> false <1, 18_446_744_073_709_551_615> false;
        Listed: <0> false <1> false <2> true <3> true <10> true <77> true <1000> true;
        Residue: <0, 0> false <1, 0> true <2, 1> true <5, 0> true <5, 4> true <5, 5> false
            <300, 7> true;
        Bounded: <1, 1> true <1, 2> true <3, 3> true <16, 2> true <17, 2> false <2, 0> false
            <5, 1000> true;
        From: <0> false <1> true <2> true <9> true <1000> true;
        Quotient: <0> true <1> true <4> true <1000> true;
        Fixed: <1, 1> true <2, 5> true <3, 3> true <4, 100> true <1000, 1> true;
        Few: <0> true <1> true <6> true <30> true <1000> true <268_435_457> false;
        NotCoprime: <0> false <1> false <2> true <268_435_457> false;
        Coprime: <0, 0> true <3, 4> true <4, 3> false;
        NoDivisor: <0> false <1> true <5> true;
    }
}

#[test]
fn several_heaps() {
    instances! {
        Queen: <0> false <1> false <2> true <100> true <9_223_372_036_854_775_808> false;
        Pair: <0, 0> true <3, 3> true <3, 2> false;
        Wyth: <0> false <1> true <2> true <3> true <30> true <33_554_432> true <33_554_433> false;
        Near: <0, 0> false <1, 0> true <1, 1> false <4, 0> true <4, 3> true;
        Apart: <0> true <1> true <2> true <8> true <200> true;
        Three: <1, 1> true <2, 3> true <1000, 1> true <5, 18_446_744_073_709_551_615> false;
        UpTo: <1, 1> true <1, 3> true <2, 5> true <3, 2> true <1, 0> true <1, 16> true
            <1, 17> false <5, 20> true;
        Shared: <0> true <1> true <3> true <50> true <300_000_000> false;
        Both: <1, 0> true <0, 1> true <2, 2> true <1, 3> false;
    }
}

/// Plain tables of these would take hours.
#[test]
fn far_positions_at_once() -> Result<(), Error> {
    let ruleset = Ruleset::parse(TEXT).unwrap_or_else(|errors| panic!("{errors}"));
    let told = |name: &str, heaps: &[u64]| {
        let game = ruleset.game(name).unwrap_or_else(|error| panic!("{error}"));
        game.grundy(game.position_of(heaps).expect("it has the shape"))
    };
    let heap = 262_000;
    assert_eq!(rules::Also::<3>.grundy(heap)?, told("Also<3>", &[heap])?);
    assert_eq!(
        rules::NotCoprime::<2>.grundy(heap)?,
        told("NotCoprime<2>", &[heap])?
    );
    let queen = [2_000, 1_990];
    assert_eq!(rules::Queen::<5>.grundy(queen)?, told("Queen<5>", &queen)?);
    Ok(())
}

/// Fraenkel 1982: the lost positions of the game where numbers taken from both heaps differ by less
/// than 3 are (a, a + 3 n), for n from 0 on, and a the least number that is in none before.
#[test]
fn lost_positions_of_fraenkel() -> Result<(), Error> {
    let side = 900;
    let (mut lost, mut used, mut a) = (Vec::new(), BTreeSet::new(), 0);
    for n in 0.. {
        while used.contains(&a) {
            a += 1;
        }
        if a + 3 * n >= side {
            break;
        }
        used.extend([a, a + 3 * n]);
        lost.push(Unordered::from([a, a + 3 * n]));
    }
    let row = |x| (x..side).map(move |y| Unordered::from([x, y]));
    let all: Vec<_> = (0..side).flat_map(row).collect();
    let values = rules::Wyth::<3>.values(&Grundy::NORMAL, &all, &Limits::default())?;
    let zeros = all.iter().zip(values).filter(|(_, value)| *value == 0);
    let mut zeros: Vec<_> = zeros.map(|(position, _)| *position).collect();
    zeros.sort();
    lost.sort();
    assert_eq!(zeros, lost);
    assert!(lost.len() > 150);
    Ok(())
}
