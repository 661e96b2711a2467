//! What is known of a game of the corpus, and from where.

use serde_json::{Value as Json, json};

/// Values that one source gives.
#[derive(Clone, Debug)]
pub struct Known {
    /// The book, paper, sequence, program or task.
    pub source: &'static str,
    /// The ruleset of the published list (`tests/rulesets.json`) whose values these are, and the
    /// words that stand before the positions of its variant.
    pub ruleset: Option<(&'static str, &'static str)>,
    /// Heaps that the game has behind those of the list.
    pub behind: &'static [u64],
    /// The values.
    pub facts: Vec<Fact>,
}

/// One value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// One of [`QUANTITIES`](crate::subject::QUANTITIES), or `error`: the kind of the error that
    /// every quantity ends with.
    pub quantity: &'static str,
    /// The position.
    pub position: Json,
    /// The value, as the vectors write it.
    pub value: Json,
}

/// What a source says.
pub(crate) fn by(source: &'static str) -> Known {
    Known {
        source,
        ruleset: None,
        behind: &[],
        facts: Vec::new(),
    }
}

/// Values that nobody published: a program in another language computed them from the definition
/// of the quantity, with rules written there anew.
pub(crate) fn computed() -> Known {
    by("computed apart from this project by the definition")
}

impl Known {
    /// These are the values that the published list has of a ruleset in one of its variants.
    pub(crate) const fn ruleset(mut self, id: &'static str, variant: &'static str) -> Self {
        self.ruleset = Some((id, variant));
        self
    }

    /// The game's positions have these heaps behind those of the list.
    pub(crate) const fn behind(mut self, heaps: &'static [u64]) -> Self {
        self.behind = heaps;
        self
    }

    /// Positions with their values.
    pub(crate) fn each(
        mut self,
        quantity: &'static str,
        pairs: impl IntoIterator<Item = (Json, Json)>,
    ) -> Self {
        self.facts
            .extend(pairs.into_iter().map(|(position, value)| Fact {
                quantity,
                position,
                value,
            }));
        self
    }

    /// Positions with their values: `[[position, value], …]`.
    pub(crate) fn at(self, quantity: &'static str, pairs: Json) -> Self {
        let Json::Array(pairs) = pairs else {
            panic!("{pairs} is no list")
        };
        let pairs = pairs
            .into_iter()
            .map(|pair| (pair[0].clone(), pair[1].clone()));
        self.each(quantity, pairs)
    }

    /// Heaps with their values.
    pub(crate) fn heaps(self, quantity: &'static str, pairs: &[(u64, u64)]) -> Self {
        let pairs = pairs
            .iter()
            .map(|(heap, value)| (json!(heap), json!(value)));
        self.each(quantity, pairs)
    }

    /// The values of the heaps from `first` on.
    pub(crate) fn sequence(self, quantity: &'static str, first: u64, terms: &[u64]) -> Self {
        let terms = (first..).zip(terms);
        let pairs = terms.map(|(heap, term)| (json!(heap), json!(term)));
        self.each(quantity, pairs)
    }

    /// The heaps from `first` to `last` that are lost; the others are won.
    pub(crate) fn lost(self, first: u64, last: u64, heaps: &[u64]) -> Self {
        let class = |heap: &u64| if heaps.contains(heap) { "P" } else { "N" };
        let pairs = (first..=last).map(|heap| (json!(heap), json!(class(&heap))));
        self.each("outcome", pairs)
    }

    /// The values of these positions cannot be told, for this reason.
    pub(crate) fn fails(self, kind: &str, positions: &[Json]) -> Self {
        let pairs = positions.iter().map(|at| (at.clone(), json!(kind)));
        self.each("error", pairs)
    }
}

/// All pairs of numbers below a bound.
pub(crate) fn below(bound: u64) -> impl Iterator<Item = [u64; 2]> {
    (0..bound).flat_map(move |x| (0..bound).map(move |y| [x, y]))
}

/// Who wins Euclid's game, where 0 < x <= y: it is lost between equality and the golden ratio.
pub(crate) fn cole_davie([x, y]: [u64; 2]) -> (Json, Json) {
    let lost = x < y && y * y < x * y + x * x;
    (json!([x, y]), json!(if lost { "P" } else { "N" }))
}

/// Who wins Fibonacci Nim from a heap of which the first player may take all but one.
pub(crate) fn whinihan(n: u64) -> (Json, Json) {
    let fibonacci = [2, 3, 5, 8, 13, 21, 34].contains(&n);
    (json!([n, n - 1]), json!(if fibonacci { "P" } else { "N" }))
}
