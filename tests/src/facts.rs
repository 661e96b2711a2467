//! All that is known of a subject on a set of positions closed under moves.

use crate::subject::{QUANTITIES, Subject};
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Positions, the options of each as indices, and the values of each.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The game's name.
    pub name: String,
    /// The positions, closed under moves.
    pub positions: Vec<Json>,
    /// For each position its options, as indices into `positions`.
    pub options: Vec<Vec<usize>>,
    /// For each quantity of [`QUANTITIES`] the values, in the order of the positions.
    pub columns: BTreeMap<&'static str, Vec<Json>>,
}

impl Facts {
    /// Looks at all positions that can be reached from those of the subject.
    ///
    /// # Panics
    ///
    /// If the game's strategy gives an error: the positions of the tests are within all limits.
    #[must_use]
    pub fn of(subject: &dyn Subject) -> Self {
        let (positions, options) = reachable(subject);
        let column = |&quantity| match subject.values(quantity, &positions) {
            Ok(values) => (quantity, values),
            Err(error) => panic!("{}, {quantity}: {error}", subject.name()),
        };
        let columns = QUANTITIES.iter().map(column).collect();
        Self {
            name: subject.name().to_owned(),
            positions,
            options,
            columns,
        }
    }

    /// A value as JSON.
    #[must_use]
    pub fn value(&self, quantity: &str, position: usize) -> &Json {
        &self.columns[quantity][position]
    }

    /// A value that is a number.
    ///
    /// # Panics
    ///
    /// If it is none.
    #[must_use]
    pub fn number(&self, quantity: &str, position: usize) -> u64 {
        self.value(quantity, position)
            .as_u64()
            .expect("the quantity's values are numbers")
    }

    /// The values of the options.
    pub fn of_options(&self, quantity: &str, position: usize) -> impl Iterator<Item = &Json> {
        self.options[position]
            .iter()
            .map(move |&option| self.value(quantity, option))
    }

    /// The values of the options, which are numbers.
    #[must_use]
    pub fn numbers_of_options(&self, quantity: &str, position: usize) -> Vec<u64> {
        self.options[position]
            .iter()
            .map(|&option| self.number(quantity, option))
            .collect()
    }
}

/// The positions that can be reached from those of the subject, and their options.
fn reachable(subject: &dyn Subject) -> (Vec<Json>, Vec<Vec<usize>>) {
    let mut known = Known::default();
    for start in subject.positions() {
        known.index(&subject.canonical(start));
    }
    let mut options = Vec::new();
    while options.len() < known.positions.len() {
        let of = subject.options(&known.positions[options.len()]);
        options.push(of.iter().map(|option| known.index(option)).collect());
    }
    (known.positions, options)
}

/// Positions in the order in which they were met.
#[derive(Default)]
struct Known {
    positions: Vec<Json>,
    places: BTreeMap<String, usize>,
}

impl Known {
    /// The place of a position, which is given one if it has none.
    fn index(&mut self, position: &Json) -> usize {
        let positions = &mut self.positions;
        *self.places.entry(position.to_string()).or_insert_with(|| {
            positions.push(position.clone());
            positions.len() - 1
        })
    }
}
