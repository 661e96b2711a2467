//! Games on boards and graphs, which the language cannot say: `Game` implemented by hand.

pub mod chomp;
pub mod coins;
pub mod end_nim;
pub mod geography;
pub mod node_kayles;
pub mod ring;

use crate::subject::{Subject, by_hand};
use serde_json::json;

/// All games written by hand, each with the positions from which the tests start.
#[must_use]
pub fn subjects() -> Vec<Box<dyn Subject>> {
    let rows = crate::region::boxed(&[4, 4, 4])
        .into_iter()
        .map(|row| json!(end_nim::without_zeros(row.as_array())))
        .collect();
    let strings = coins::strings(5);
    vec![
        by_hand(
            "chomp",
            chomp::Chomp,
            vec![json!([5, 5, 5]), json!([3, 3, 3, 3])],
        ),
        by_hand("end-nim", end_nim::EndNim, rows),
        by_hand("geography-grid-2x3", geography::Grid, geography::starts()),
        by_hand("kayles-ring-6", ring::Ring, vec![json!("111111")]),
        by_hand(
            "node-kayles-cycle-7",
            node_kayles::Cycle,
            vec![json!([0, 1, 2, 3, 4, 5, 6])],
        ),
        by_hand("ruler", coins::Ruler, strings.clone()),
        by_hand("turning-turtles", coins::Turtles, strings),
    ]
}
