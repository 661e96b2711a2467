//! Rulesets in which a position may return. The checker refuses them; with an assumed measure the
//! solvers notice and give an error in place of a value, and only where a position returns.

use crate::vectors;
use sprague::prelude::*;

sprague::game! {
    pub game Unguarded(n) { n -> n / d for d in {2, 3, 6}; assume measure n; }
    pub game ForwardAndBack(n) {
        n -> n - 2;
        n -> n + 2 if n % 5 == 1;
        assume measure n;
    }
}

/// The strategy gives an error exactly where the file says that a position returns.
fn check<G: Game<Position = u64>>(game: &G, name: &str) {
    let vectors = vectors("loops");
    let vector = vectors
        .iter()
        .find(|vector| vector.name == name)
        .expect("the file has it");
    assert!(!vector.positions.is_empty());
    for (position, returns) in vector.positions.iter().zip(&vector.values) {
        let heap = position.as_u64().expect("these positions are heaps");
        let noticed = match game.grundy(heap) {
            Ok(_) => false,
            Err(Error::RankNotLowered { .. }) => true,
            Err(other) => panic!("{name} at {heap}: {other}"),
        };
        assert_eq!(Some(noticed), returns.as_bool(), "{name} at {heap}");
    }
}

#[test]
fn floor_division_without_a_guard_returns() {
    check(&Unguarded, "floor-division-unguarded/loops");
}

#[test]
fn a_step_forward_and_back_returns() {
    check(&ForwardAndBack, "step-forward-and-back/loops");
}
