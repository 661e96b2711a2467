//! Compounds: every rule against a search of the product, on positions of 22 rulesets.

mod broken;
mod exact;
mod graph;
mod lengths;
mod nested;
mod numbers;
mod pool;
mod rulesets;
mod symbols;
mod winning;
mod words;

use std::collections::BTreeSet;

#[test]
fn rulesets_have_names_and_enough_positions() {
    let names: BTreeSet<_> = rulesets::RULESETS.iter().map(|r| r.name).collect();
    assert_eq!(names.len(), 22);
    let pool = pool::pool();
    std::println!("positions: {:?}", pool.sizes);
    assert!(pool.positions.len() >= 25_000);
}
