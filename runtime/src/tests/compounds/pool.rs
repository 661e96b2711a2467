//! The compound positions on which theory and search are compared.

use std::sync::OnceLock;
use std::vec::Vec;

use super::graph::Graph;
use super::rulesets::RULESETS;
use crate::compound::{Compound, Joint, Kind, Repeat};
use crate::{Error, Game, Limits, Quantity, solve};

/// Positions of compounds of points of a graph.
pub(super) struct Pool {
    pub(super) graph: Graph,
    pub(super) positions: Vec<Joint<Vec<usize>>>,
    /// How many positions are single components, pairs, triples, quadruples.
    pub(super) sizes: [usize; 5],
}

impl Pool {
    /// The compound of any number of points.
    pub(super) fn compound(&self, kind: Kind) -> Compound<Repeat<&Graph>> {
        Compound::new(kind, Repeat(&self.graph))
    }

    /// The values of all positions by search.
    pub(super) fn searched<Q: Quantity>(&self, kind: Kind, quantity: &Q) -> Vec<Q::Value> {
        let compound = self.compound(kind);
        let limits = Limits::default();
        solve::sparse(&compound, quantity, &self.positions, &limits).unwrap()
    }

    /// The values of all positions by theory; `None` where no rule holds.
    pub(super) fn by_theory<Q: Quantity>(&self, kind: Kind, quantity: &Q) -> Vec<Option<Q::Value>> {
        let compound = self.compound(kind);
        let value = |position: &Joint<_>| compound.by_theory(quantity, position);
        let values: Result<_, Error> = self.positions.iter().map(value).collect();
        values.unwrap()
    }

    /// A quantity of all components, position by position.
    pub(super) fn of_components<Q: Quantity>(&self, quantity: &Q) -> Vec<Vec<Q::Value>> {
        let limits = Limits::default();
        let values = |position: &Joint<Vec<usize>>| {
            let values = self.graph.values(quantity, &position.0, &limits);
            values.unwrap()
        };
        self.positions.iter().map(values).collect()
    }
}

/// All multisets of `size` of these points.
fn multisets(points: &[usize], size: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::from([Vec::new()]);
    for _ in 0..size {
        let longer = |set: Vec<usize>| {
            let from = set
                .last()
                .map_or(0, |last| points.iter().position(|p| p == last).unwrap());
            points[from..].iter().map(move |point| {
                let mut longer = set.clone();
                longer.push(*point);
                longer
            })
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

/// The points of a few positions: of the ruleset by name, the first so many.
fn some(graph: &mut Graph, names: &[(&str, usize)]) -> Vec<usize> {
    let mut points = Vec::new();
    for (name, count) in names {
        let number = RULESETS.iter().position(|r| r.name == *name).unwrap();
        let ruleset = &RULESETS[number];
        let positions = ruleset.positions.iter().take(*count);
        points.extend(positions.map(|p| graph.add(number, ruleset.moves, p)));
    }
    points
}

/// All positions of all rulesets alone and in pairs; triples of the small ones of six rulesets;
/// triples of the sixteen games of birthday up to 3; quadruples of fifteen small games.
pub(super) fn pool() -> &'static Pool {
    static POOL: OnceLock<Pool> = OnceLock::new();
    POOL.get_or_init(|| {
        let mut graph = Graph::default();
        let mut singles = Vec::new();
        for (number, ruleset) in RULESETS.iter().enumerate() {
            let positions = ruleset.positions.iter();
            singles.extend(positions.map(|p| graph.add(number, ruleset.moves, p)));
        }
        let of_six = some(
            &mut graph,
            &[
                ("{2, 3}", 7),
                ("{1, 3, 4}", 7),
                ("kayles", 4),
                ("mark", 6),
                ("floor", 6),
                ("grundy", 4),
            ],
        );
        let bits = RULESETS.iter().position(|r| r.name == "bits").unwrap();
        let early = (0..16).map(|n| graph.add(bits, RULESETS[bits].moves, &[n]));
        let early: Vec<usize> = early.collect();
        let fifteen = some(&mut graph, &[("{1, 2}", 6), ("{2, 3}", 5), ("mark", 4)]);
        let groups = [
            (&singles, 1),
            (&singles, 2),
            (&of_six, 3),
            (&early, 3),
            (&fifteen, 4),
        ];
        let groups = groups.map(|(points, size)| multisets(points, size));
        Pool {
            sizes: [0, 1, 2, 3, 4].map(|group: usize| groups[group].len()),
            positions: groups.into_iter().flatten().map(Joint).collect(),
            graph,
        }
    })
}
