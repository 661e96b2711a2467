//! Rules by chance, whose templates are filled with some numbers.

use super::Numbers;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use sprague::period::Standard;
use sprague::prelude::*;
use sprague::{Heaps, solve};
use sprague_grammar::kernel::Template;
use sprague_interp::{Interpreted, Single};

/// Rules of one heap with K and L in the place of numbers.
fn one_heap_at_random() -> impl Strategy<Value = String> {
    let set = prop_oneof![
        Just("divisors(n)"),
        Just("1..=n if k | n"),
        Just("L..=n / K if k | n"),
        Just("K..n if n % k == 0"),
        Just("powers(K)"),
        Just("primes if k | n"),
        Just("squares"),
        Just("{1, K, K + L}"),
        Just("1..=K"),
        Just("K..=L + 1"),
        Just("1..=n if gcd(k, n) != 1"),
        // Numbers that are told by no sum.
        Just("1..=min(K, L / 2)"),
        Just("1..=K / 2"),
        Just("K..L / 2 + 1"),
        Just("1..=(K + L) / 3 if k != 2"),
        Just("powers(K / 2) if k | n"),
        Just("powers(max(K, L)) if gcd(k, n) == 1"),
        Just("powers(L) if n % k == 0"),
        Just("divisors(n) if k in powers(K / 2 + 1)"),
    ];
    let guard = prop_oneof![
        Just("k < n"),
        Just("K * k <= n + L"),
        Just("n % K != L"),
        Just("L | n + k"),
        Just("!(K | k - L)"),
        Just("k not in {L, 2 * K}"),
        Just("K < L"),
        Just("n / K + L >= k"),
        Just("k > n / 3 - L"),
        Just("k <= n - K"),
        Just("n not in powers(2)"),
    ];
    let left = prop_oneof![
        6 => Just("n - k"),
        1 => Just("n - k - L"),
        1 => Just("n - K * k"),
        1 => Just("k - K")
    ];
    let guards = prop::collection::vec(guard, 0..3);
    let rule = (left, set, guards).prop_map(|(left, set, guards)| {
        let mut rule = format!("n -> {left} for k in {set}");
        for guard in guards {
            rule += if rule.contains(" if ") { ", " } else { " if " };
            rule += guard;
        }
        rule + ";"
    });
    let rules = prop::collection::vec(rule, 1..4);
    rules.prop_map(|rules| format!("game G<K, L>(n) where K >= 1 {{ {} }}", rules.concat()))
}

/// Rules of several heaps.
fn several_at_random() -> impl Strategy<Value = String> {
    let rule = prop_oneof![
        Just("[x, ..r] -> [x - k, ..r] for k in K..=L;"),
        Just("[x, ..r] -> [x - k, ..r] for k in {K, L + 1};"),
        Just("[x, y, ..r] -> [x - K, y - L, ..r];"),
        Just("[x, ..r] -> [x - k - L, ..r] for k in 1.. if k | r;"),
        Just("[x, y, ..r] -> [x - k, y - k, ..r] for k in 1..=x + L if k | y;"),
        Just("[x, ..r] -> [x - k, ..r] for k in 1.. if K > L;"),
        Just("[x, ..r] -> [x - k, ..r] for k in 1..=K if k <= x + L - 2;"),
    ];
    let rules = prop::collection::vec(rule, 1..4);
    rules.prop_map(|rules| format!("game G<K, L>[..] where K >= 1 {{ {} }}", rules.concat()))
}

/// For how many numbers of the parameters the template covers the rules; compares its values, and
/// those of the instance by whatever it is solved with, with the definition.
fn at_random<P: Numbers>(text: &str, all: &[P], quantity: Standard) -> Option<u32> {
    let game = sprague_grammar::compile(text).model.games.pop()?;
    let template = Template::of(&game);
    let mut covered = 0;
    for values in [
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 5],
        [3, 2],
        [7, 0],
        [40, 3],
        [5, 500],
        [1, 300_000_000],
    ] {
        let instance = game.with_parameters(&values);
        let instance = instance.unwrap_or_else(|error| panic!("{text}: {error}"));
        let instance = Interpreted::from(Single::from_rules(instance));
        let positions = all.iter().map(|one| instance.position_of(&one.numbers()));
        let positions: Vec<_> = positions
            .map(|one| one.expect("it has the shape"))
            .collect();
        let plain = solve::sparse(&instance, &quantity, &positions, &Limits::default());
        let plain = match plain {
            // Some rules of so great a number cannot be played.
            Err(_) if values[1] > 1 << 28 => continue,
            plain => plain.unwrap_or_else(|error| panic!("{text}: {error}")),
        };
        let told = instance.values(&quantity, &positions, &Limits::default());
        assert_eq!(
            told.as_ref(),
            Ok(&plain),
            "{text} {values:?} {quantity}, instance"
        );
        let by_kernel = template.as_ref().and_then(|template| {
            let filled = solve::filled(&values, &template.numbers);
            P::by_kernel(template.kind, &filled, quantity, all)
        });
        if let Some(told) = by_kernel {
            assert_eq!(told, plain, "{text} {values:?} {quantity}");
            covered += 1;
        }
    }
    template.map(|_| covered)
}

#[test]
fn rules_at_random() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut templates, mut covered) = (0, 0);
    let heaps: Vec<u64> = (0..70).collect();
    let several: Vec<Heaps> = Heaps::all().into_iter().step_by(3).collect();
    for quantity in Standard::ALL.into_iter().cycle().take(300) {
        let one = one_heap_at_random().new_tree(&mut runner);
        let text = one.expect("it has a value").current();
        let one = at_random(&text, &heaps, quantity);
        let more = several_at_random().new_tree(&mut runner);
        let text = more.expect("it has a value").current();
        for count in [one, at_random(&text, &several, quantity)]
            .into_iter()
            .flatten()
        {
            templates += 1;
            covered += count;
        }
    }
    // Some have a move that takes nothing and are no games, some have a rule of no kernel's.
    assert!(templates > 200, "{templates}");
    assert!(covered > 3 * templates, "{covered} of {templates}");
}
