use super::{Outline, Piece};
use crate::compile;
use crate::model::{ExprKind, Game};
use alloc::format;
use alloc::vec::Vec;

fn game(rules: &str) -> Game {
    let text = format!("game G<A, B>(n) where A >= 2 {{ {rules} }}");
    let mut compiled = compile(&text);
    assert_eq!(compiled.errors, [], "{text}");
    compiled.model.games.remove(0)
}

/// The pieces of the only rule.
#[track_caller]
fn pieces(rules: &str) -> Vec<Piece> {
    let outline = Outline::of(&game(rules)).expect("there is one");
    let [rule] = &outline.rules[..] else {
        panic!("it is one rule");
    };
    rule.clone()
}

#[test]
fn a_range_is_one_run() {
    for rules in [
        "n -> n - k for k in A..=A + B;",
        "n -> n - k for k in A..=min(n, A + B);",
        "n -> n - k for k in A..=A + B if k <= n;",
    ] {
        let pieces = pieces(rules);
        let run = matches!(&pieces[..], [Piece::Take { guards, .. }] if guards.is_empty());
        assert!(run, "{rules}: {pieces:?}");
    }
    let pieces = pieces("n -> n - k for k in A..=A + B if k < n;");
    assert!(matches!(&pieces[..], [Piece::Each(..), ..]), "{pieces:?}");
}

#[test]
fn guards_on_the_heap_are_least_heaps() {
    let pieces = pieces("n -> n / A if 2 * n >= B, n > 3;");
    let [
        Piece::Small(_),
        Piece::Small(_),
        Piece::Divide {
            plus,
            divisor,
            guards,
        },
    ] = &pieces[..]
    else {
        panic!("{pieces:?}");
    };
    assert_eq!(plus.kind, ExprKind::Int(0));
    assert_eq!(divisor.kind, ExprKind::Parameter(0));
    // -(-B / 2) and 4.
    assert!(matches!(guards[0].kind, ExprKind::Negate(_)), "{guards:?}");
    assert_eq!(guards[1].kind, ExprKind::Int(4));
}

#[test]
fn what_depends_on_residues_is_noted() {
    let pieces = pieces("n -> n - k for k in {1, A} if n % A == k;");
    let modulo = |piece: &&Piece| match piece {
        Piece::Modulo(number) => number.kind == ExprKind::Parameter(0),
        _ => false,
    };
    assert_eq!(pieces.iter().filter(modulo).count(), 1, "{pieces:?}");
    assert!(
        matches!(&pieces[..], [Piece::Each(..), .., Piece::Take { .. }]),
        "{pieces:?}"
    );
}

#[test]
fn what_holds_of_no_great_heap_ends_a_rule() {
    let pieces = pieces("n -> 0 if 0 < n <= A;");
    assert!(matches!(&pieces[..], [Piece::Past(_)]), "{pieces:?}");
}

#[test]
fn what_is_left_may_be_split() {
    let pieces = pieces("n -> [b, a] for k in {1, A}, (a, b) in split(n - k);");
    let [
        Piece::Each(..),
        Piece::Small(_),
        Piece::Digit { split: true, .. },
    ] = &pieces[..]
    else {
        panic!("{pieces:?}");
    };
}

#[test]
fn other_rules_have_none() {
    for rules in [
        "n -> n - k for k in 1.. if A * k <= n;",
        "n -> n - k for k in 1.. if n % A == 0;",
        "n -> n - k for k in squares if k <= A * n;",
        "n -> n % A if n >= A;",
        "n -> n - k for k in {n - A} if n > A, k > 0;",
        "n -> n - A if crate::fine(n);",
        "n -> n - A if crate::fine(B);",
        "n -> n - A if n > B / A || n % (B / 2 + 1) == B / (A - 1);",
        "assume measure n; n -> n - B;",
        "n -> [n - A, 1] if n > A;",
        "n -> [a, b] for (a, b) in split(n - A) if a != b;",
    ] {
        assert_eq!(Outline::of(&game(rules)), None, "{rules}");
    }
    let none = &compile("game G(n) { n -> n - 1; }").model.games[0];
    assert_eq!(Outline::of(none), None);
}
