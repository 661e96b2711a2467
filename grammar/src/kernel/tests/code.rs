//! Arrow rules that say what a code says.

use crate::compile;
use crate::kernel::code_of;
use alloc::format;
use alloc::vec::Vec;

/// The options of a heap, as sorted lists.
fn options(game: &crate::model::Game, heap: u64) -> Vec<Vec<u64>> {
    let mut work = crate::eval::Work::new(1 << 20);
    let found = crate::eval::options(game.shape, &game.rules, &[heap], &mut work);
    let mut found: Vec<_> = found
        .expect("its options can be told")
        .into_iter()
        .map(|option| option.position)
        .collect();
    found.sort();
    found
}

#[test]
fn arrows_that_say_a_code() {
    let (one, pair) = ("for k in", "n -> [a, b] for (a, b) in split");
    let cases = [
        (
            format!("n -> n - k {one} {{1, 2}}; {pair}(n - 1); {pair}(n - 2);"),
            "0.77",
        ),
        (
            format!("n -> [a, b] {one} 1..=2, (a, b) in split(n - k); n -> n - 2; n -> n - 1;"),
            "0.77",
        ),
        (
            format!("n -> [b, a] {one} {{2}}, (a, b) in split(n - k);"),
            "0.04",
        ),
        (format!("n -> [n - 3]; {pair}(n);"), "4.003"),
        (
            format!("n -> n - k {one} 2..=5; {pair}(n - 6);"),
            "0.033334",
        ),
        (
            format!("{pair}(n - 1); n -> n - 1 - k {one} {{1, 3}};"),
            "0.4303",
        ),
    ];
    for (rules, code) in cases {
        let compiled = compile(&format!(
            "game A(n) {{ {rules} }} game C(n) {{ octal {code}; }}"
        ));
        assert!(compiled.errors.is_empty(), "{rules}: {:?}", compiled.errors);
        let [arrows, octal] = &compiled.model.games[..] else {
            panic!("two games");
        };
        let digits: Vec<u8> = code.bytes().filter(|byte| *byte != b'.').collect();
        let digits: Vec<u8> = digits.into_iter().map(|digit| digit - b'0').collect();
        assert_eq!(code_of(arrows), Some(digits), "{rules}");
        for heap in 1..=24 {
            assert_eq!(
                options(arrows, heap),
                options(octal, heap),
                "{rules} of {heap}"
            );
        }
    }
}

#[test]
fn arrows_that_say_no_code() {
    for rules in [
        "n -> [a, b] for (a, b) in split(n) if a != b;",
        "n -> [a, b] for (a, b) in split(n - 1) if n > 3;",
        "n -> [a, a] for (a, b) in split(n - 1);",
        "n -> [a, b] for (a, b) in split(n / 2);",
        "n -> [a, b] for k in 1..=n / 2, (a, b) in split(n - k);",
        "n -> [a, b] for k in 1.., (a, b) in split(n - k);",
        "n -> [a, b, 1] for (a, b) in split(n - 2);",
        "n -> n - 2000; n -> [a, b] for (a, b) in split(n - 1);",
        "n -> n - 1 if n > 2; n -> [a, b] for (a, b) in split(n - 1);",
    ] {
        let compiled = compile(&format!("game A(n) {{ {rules} }}"));
        assert!(compiled.errors.is_empty(), "{rules}: {:?}", compiled.errors);
        assert_eq!(code_of(&compiled.model.games[0]), None, "{rules}");
    }
}
