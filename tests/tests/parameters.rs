//! Games with parameters tell as data what their instances tell: the compiled type, whose numbers
//! are known last; the interpreted game, whose numbers stand in the rules; and the definition.

use sprague::period::{Recurrence, Standard};
use sprague::prelude::*;
use sprague_interp::{Interpreted, Ruleset};
use sprague_tests::data::said;
use std::collections::BTreeMap;

mod rules {
    sprague::include_game!("rules/parameters.game");
}

const TEXT: &str = include_str!("../rules/parameters.game");

/// What kind of data a game tells.
fn kind(rules: Option<&Recurrence>) -> &'static str {
    match rules {
        Some(Recurrence::Subtraction(takes)) if takes.from().is_some() => "endless",
        Some(Recurrence::Subtraction(_)) => "set",
        Some(Recurrence::Register(_)) => "register",
        Some(Recurrence::Floors(_)) => "floors",
        Some(Recurrence::Mark(_)) => "mark",
        Some(_) => "other",
        None => "nothing",
    }
}

/// Far heaps, the last of which is the greatest.
const FAR: [u64; 4] = [5_000, 1_000_000_007, 1_000_000_000_000_000_009, u64::MAX];

/// The limit for far heaps.
const POSITIONS: u64 = 6_000;

/// The values, or that there are too many positions.
fn values<G: Game>(game: &G, quantity: Standard, heaps: &[G::Position]) -> Option<Vec<u64>> {
    match game.values(&quantity, heaps, &Limits::positions(POSITIONS)) {
        Ok(values) => Some(values),
        Err(Error::Capacity { .. } | Error::Fault { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Compares a type with the instance of its name, and counts the kind of its data. What has great
/// numbers is not played: the definition takes too long.
fn compare<G>(game: &G, name: &str, played: bool, kinds: &mut BTreeMap<&'static str, u32>)
where
    G: OneHeap<Position = u64>,
{
    let ruleset = Ruleset::parse(TEXT).unwrap_or_else(|errors| panic!("{errors}"));
    let told = ruleset.game(name).unwrap_or_else(|error| panic!("{error}"));
    let data = game.recurrence();
    *kinds.entry(kind(data.as_ref())).or_default() += 1;
    let expected = told.recurrence();
    if let Some(data) = &data {
        follows(game, data, name);
    }
    // What runs through the choices may know more of them than what reads the words.
    if expected.is_some() || data.is_none() {
        assert!(
            same(data.as_ref(), expected.as_ref()),
            "{name}: {data:?}, {expected:?}"
        );
    }
    if !played {
        return;
    }
    let position = |&heap: &u64| told.position_of(&[heap]).expect("it is one heap");
    for quantity in Standard::ALL {
        near(game, &told, quantity, name);
        if !same(data.as_ref(), expected.as_ref()) {
            continue;
        }
        for heap in FAR {
            let compiled = values(game, quantity, &[heap]);
            let interpreted = values(&told, quantity, &[position(&heap)]);
            assert_eq!(compiled, interpreted, "{name}, {quantity} of {heap}");
        }
        let heaps = 3_000;
        let periods = [game.period(&quantity, heaps), told.period(&quantity, heaps)];
        let [compiled, interpreted] = periods.map(|finding| finding.to_string());
        assert_eq!(compiled, interpreted, "{name}, {quantity}");
    }
}

/// The same rules; of registers the residues may be told modulo a multiple.
fn same(left: Option<&Recurrence>, right: Option<&Recurrence>) -> bool {
    match (left, right) {
        (Some(Recurrence::Register(left)), Some(Recurrence::Register(right))) => {
            let all = left.sets().len() * right.sets().len();
            let cycles = [left, right].map(|one| one.sets().iter().cycle().take(all));
            let [one, other] = cycles;
            left.small() == right.small() && one.eq(other)
        }
        _ => left == right,
    }
}

/// The data say the options of the game, near and far.
fn follows<G: OneHeap<Position = u64>>(game: &G, data: &Recurrence, name: &str) {
    let far = [1_000_000_007, 1_000_000_000_000_000_009, u64::MAX - 200];
    let far = far.into_iter().flat_map(|heap| heap..heap + 150);
    for heap in (0..400).chain(4_000..4_100).chain(far) {
        if let Some(told) = said(data, heap) {
            assert_eq!(game.options_of(heap), Ok(told), "{name} at {heap}");
        }
    }
}

/// The first heaps by the definition, which knows the options alone, and by the strategies; and,
/// where they have few options, those past the first heaps, where data are used.
fn near<G: OneHeap<Position = u64>>(game: &G, told: &Interpreted, quantity: Standard, name: &str) {
    let few = game
        .options_of(4_200)
        .is_ok_and(|options| options.len() < 50);
    let far = if few { 4_200..4_230 } else { 60..100 };
    let heaps: Vec<u64> = (0..60).chain(far).collect();
    let plain = sprague::solve::sparse(game, &quantity, &heaps, &Limits::default());
    let plain = plain.expect("the heaps are small");
    let compiled = game.values(&quantity, &heaps, &Limits::default());
    assert_eq!(compiled, Ok(plain.clone()), "{name}, {quantity}, compiled");
    let heaps = heaps.iter().map(|&heap| told.position_of(&[heap]));
    let heaps: Vec<_> = heaps.map(|heap| heap.expect("it is one heap")).collect();
    let interpreted = told.values(&quantity, &heaps, &Limits::default());
    assert_eq!(interpreted, Ok(plain), "{name}, {quantity}, interpreted");
}

mod written {
    sprague::game! {
        pub game SubTwoThree(n) { n -> n - k for k in {2, 3}; }
        pub game SubFourFour(n) { n -> n - k for k in {4, 4}; }
        pub game SlowTwoThree(n) { n -> n - k for k in 2..=3; }
        pub game MarkThree(n) { n -> n - k for k in 1..3; n -> n / 3 if n > 0; }
        pub game FromOwnTwoThree(n) { n -> n / d for d in {2, 3, 2 * 3} if n >= d; }
        pub game ModFive(n) { n -> n - k for k in {1, 3} if n % 5 == 0; n -> n - 2 if n % 5 != 0; }
        pub game AllButNine(n) { n -> n - k for k in 1.. if k != 9; }
    }
}

/// The type with parameters and the one with the numbers written out are the same game.
fn alike<G, H>(game: &G, written: &H, name: &str)
where
    G: OneHeap<Position = u64>,
    H: OneHeap<Position = u64>,
{
    assert!(game.recurrence().is_some(), "{name}");
    assert_eq!(game.recurrence(), written.recurrence(), "{name}");
    for quantity in Standard::ALL {
        for heap in (0..80).chain(4_095..4_097).chain(FAR) {
            let [one, other] = [
                values(game, quantity, &[heap]),
                values(written, quantity, &[heap]),
            ];
            assert_eq!(one, other, "{name}, {quantity} of {heap}");
        }
    }
}

#[test]
fn as_with_numbers_written_out() {
    alike(&rules::Sub::<2, 3>, &written::SubTwoThree, "{2, 3}");
    alike(&rules::Sub::<4, 4>, &written::SubFourFour, "{4}");
    alike(&rules::Slow::<2, 3>, &written::SlowTwoThree, "2..=3");
    alike(&rules::MarkT::<3>, &written::MarkThree, "Mark");
    alike(
        &rules::FromOwn::<2, 3>,
        &written::FromOwnTwoThree,
        "divisors",
    );
    alike(&rules::Mod::<5>, &written::ModFive, "modulo 5");
    alike(&rules::AllBut::<9>, &written::AllButNine, "all but 9");
}

#[test]
fn far_heaps_at_once() -> Result<(), Error> {
    let ten = |power| 10_u64.pow(power);
    assert_eq!(
        rules::MarkT::<3>.grundy(ten(18))?,
        written::MarkThree.grundy(ten(18))?
    );
    assert_eq!(
        rules::Sub::<2, 3>.grundy(ten(18) + 9)?,
        (ten(18) + 9) % 5 / 2
    );
    assert_eq!(
        rules::Slow::<2, 3>.remoteness(ten(9) + 7)?,
        (ten(9) + 7) / 5 * 2 + 1
    );
    let finding = rules::Slow::<2, 3>.period(&Grundy::NORMAL, 1_000);
    assert_eq!(finding.to_string(), "period 5 from 0, proved");
    Ok(())
}

macro_rules! instances {
    ($played:literal: $($game:ident<$($value:literal),+>)*) => {{
        let mut kinds = BTreeMap::new();
        $(
            let values: Vec<String> = [$($value as u64),+].map(|value| value.to_string()).into();
            let name = format!("{}<{}>", stringify!($game), values.join(", "));
            compare(&rules::$game::<$($value),+>, &name, $played, &mut kinds);
        )*
        kinds
    }};
}

#[test]
fn finite_sets() {
    let kinds = instances! {
        true:
        Sub<2, 3> Sub<3, 2> Sub<4, 4> Sub<1, 100> Sub<5, 2_500>
        Sums<1, 0> Sums<2, 3> Sums<5, 5>
        Slow<2, 3> Slow<1, 1> Slow<3, 40>
        Between<3, 5> Between<5, 3> Between<1, 0>
        Without<1, 1> Without<12, 5> Without<12, 40>
        Divisors<1> Divisors<12> Divisors<97>
        Pairs<2, 5> Pairs<3, 3>
        UpTo<0> UpTo<7>
    };
    assert_eq!(kinds, BTreeMap::from([("set", 24)]));
    let kinds = instances! {
        false:
        Sub<7, 18_446_744_073_709_551_615> Sub<9_223_372_036_854_775_808, 90_000>
        Slow<1, 100_000> Slow<2, 18_446_744_073_709_551_615> Slow<1_000, 4_000_000_000>
        Between<18_446_744_073_709_551_615, 7>
    };
    assert_eq!(kinds, BTreeMap::from([("set", 6)]));
}

#[test]
fn by_the_residue() {
    let kinds = instances! {
        true:
        Late<3, 0> Late<3, 3> Late<3, 4> Late<5, 40> Late<1, 9>
        Early<2, 1> Early<2, 9> Early<30, 60>
        NotAll<1> NotAll<6>
        Mod<1> Mod<2> Mod<5> Mod<30>
        Sum<1, 1> Sum<5, 3> Sum<3, 5> Sum<8, 8>
        Multiple<3, 4> Multiple<7, 1> Multiple<2, 0>
        Common<1> Common<2> Common<6> Common<12>
        Parity<1> Parity<2> Parity<5>
        Chosen<2, 3> Chosen<1, 1> Chosen<4, 6>
        Rest<1> Rest<2> Rest<5>
        Apart<1> Apart<4> Apart<16>
        Coprime<1> Coprime<5>
    };
    assert_eq!(kinds, BTreeMap::from([("register", 27), ("set", 12)]));
}

#[test]
fn all_but_a_few() {
    let kinds = instances! {
        true:
        AllBut<0> AllBut<1> AllBut<2> AllBut<9>
        AllButSome<1, 2> AllButSome<3, 3> AllButSome<0, 20>
        AtLeast<1> AtLeast<2> AtLeast<7>
        More<3, 4> More<0, 0> More<5, 1>
    };
    assert_eq!(kinds, BTreeMap::from([("endless", 13)]));
}

#[test]
fn divided() {
    let kinds = instances! {
        true:
        MarkT<2> MarkT<3> MarkT<7>
        Quotients<2, 3> Quotients<3, 3> Quotients<6, 4>
        FromOwn<2, 3> FromOwn<3, 2> FromOwn<2, 2>
        Halves<1> Halves<3>
        Added<0, 2> Added<3, 2> Added<4, 3>
        Nested<2> Nested<3>
        ManyParts<2> ManyParts<5>
    };
    assert_eq!(kinds, BTreeMap::from([("floors", 8), ("mark", 10)]));
}

/// A type whose heaps split, and its instance: the data, nim-values near by the definition and far.
fn split<G: OneHeap<Position = Heaps>>(game: &G, name: &str, is_code: bool) {
    let ruleset = Ruleset::parse(TEXT).unwrap_or_else(|errors| panic!("{errors}"));
    let told = ruleset.game(name).unwrap_or_else(|error| panic!("{error}"));
    let data = game.recurrence();
    assert_eq!(data, told.recurrence(), "{name}");
    assert_eq!(matches!(data, Some(Recurrence::Code(_))), is_code, "{name}");
    let heaps: Vec<_> = (0..12).map(|heap| Heaps::from_iter([heap])).collect();
    for quantity in Standard::ALL {
        let plain = sprague::solve::sparse(game, &quantity, &heaps, &Limits::default());
        let compiled = game.values(&quantity, &heaps, &Limits::default());
        assert_eq!(compiled, plain, "{name}, {quantity}");
    }
    for heap in [200, 300] {
        let position = told.position_of(&[heap]).expect("it is one heap");
        let limits = Limits::positions(2_000);
        let compiled = game.values(&Grundy::NORMAL, &[Heaps::from_iter([heap])], &limits);
        let interpreted = told.values(&Grundy::NORMAL, &[position], &limits);
        assert_eq!(compiled.ok(), interpreted.ok(), "{name} at {heap}");
    }
}

#[test]
fn codes() {
    split(&rules::Kayles::<2>, "Kayles<2>", true);
    split(&rules::Kayles::<1>, "Kayles<1>", true);
    split(&rules::Dawson::<1, 2>, "Dawson<1, 2>", true);
    split(&rules::Dawson::<3, 3>, "Dawson<3, 3>", true);
    split(&rules::Thirds::<2>, "Thirds<2>", false);
    assert_eq!(rules::Kayles::<2>.grundy(1_000_000_000_000), Ok(1));
    let finding = rules::Kayles::<2>.period(&Grundy::NORMAL, 500);
    assert_eq!(finding.to_string(), "period 12 from 71, proved");
}

#[test]
fn what_no_data_say() {
    let kinds = instances! { false: Half<2> Squares<3> Twice<4> };
    assert_eq!(kinds, BTreeMap::from([("nothing", 3)]));
}

/// A set without end is asked for its period only as far as that can soon be found; a line of more
/// positions than the limit is not begun.
#[test]
fn what_would_take_too_long_is_refused() {
    assert!(rules::AllBut::<1_000>.grundy(1_000_000_007).is_ok());
    let far = rules::AllBut::<1_000_000>.grundy(1_000_000_007);
    assert!(matches!(far, Err(Error::Capacity { .. })), "{far:?}");
    let line = rules::Slow::<2, 3>.best_line(1_000_000_000_000_000_000);
    let Err(Error::Capacity {
        positions,
        exact: true,
        ..
    }) = line
    else {
        panic!("{line:?}");
    };
    let remoteness = rules::Slow::<2, 3>.remoteness(1_000_000_000_000_000_000);
    assert_eq!(Ok(positions), remoteness.map(|moves| u128::from(moves) + 1));
}
