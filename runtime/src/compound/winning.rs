//! The winning moves of a compound, by theory.
//!
//! A move wins if what is left is a P-position, and a rule of [`theory`] says so by the symbols of
//! the chosen options. That rule is a fold, so the moves are the paths of a layered graph: a node
//! of a layer is a state of the fold after some components, an edge is a choice in the next one.
//! Edges that lead to no P-position are cut, and then every path is a winning move: the first is
//! found without a search, and each next one after few steps, however many there are. The graph is
//! small, since choices that come to the same state meet in one node: as many nodes as there are
//! different least lengths, nim-sums of one changed component, and so on.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::components::Components;
use super::theory::{self, Rule, State};
use super::{Kind, moves};
use crate::error::Error;
use crate::game::Convention;
use crate::limits::Limits;
use crate::quantity::{Outcome, OutcomeClass, Quantity};
use crate::symbol::Symbol;

/// A move of a compound.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CompoundMove<P> {
    /// Which components move, counted from 0, ascending.
    pub components: Vec<usize>,
    /// The position after it.
    pub to: P,
}

impl<P> CompoundMove<P> {
    pub(super) fn new(choice: &moves::Choice, to: P) -> Self {
        let moved = choice.iter().enumerate().filter(|(_, part)| part.is_some());
        let components = moved.map(|(component, _)| component).collect();
        Self { components, to }
    }
}

/// The winning moves of a position of a compound, by theory, each once: made by
/// [`Compound::winning_moves_by_theory`](super::Compound::winning_moves_by_theory).
pub struct WinningMoves<C: Components> {
    position: C::Position,
    lists: C::Lists,
    paths: Paths,
}

impl<C: Components> WinningMoves<C> {
    pub(super) fn new(
        kind: Kind,
        components: &C,
        convention: Convention,
        position: C::Position,
    ) -> Result<Option<Self>, Error> {
        let limits = Limits::default();
        let quantity = Outcome { convention };
        let wanted = theory::wanted(kind, |symbol| quantity.reads(symbol));
        let Some(rule) = wanted.and_then(|wanted| theory::rule(kind, wanted)) else {
            return Ok(None);
        };
        let lists = components
            .lists(&position)
            .map_err(|fault| Error::fault(&position, fault))?;
        let lengths = C::lengths(&lists);
        let mut stay = Vec::new();
        let mut options = Vec::new();
        for &need in rule.needs {
            let positions = core::slice::from_ref(&position);
            stay.push(components.symbols(need, positions, &limits)?);
            options.push(components.option_symbols(need, &lists, &limits)?);
        }
        let asked = Asked {
            kind,
            quantity,
            rule,
            lengths,
            stay,
            options,
            limit: limits.positions,
        };
        let paths = asked.paths()?;
        Ok(paths.map(|paths| Self {
            position,
            lists,
            paths,
        }))
    }
}

impl<C: Components> Iterator for WinningMoves<C> {
    type Item = CompoundMove<C::Position>;

    fn next(&mut self) -> Option<Self::Item> {
        let choice = self.paths.next()?;
        let to = C::build(&self.position, &self.lists, &choice);
        Some(CompoundMove::new(&choice, to))
    }
}

/// What is known of the position.
struct Asked {
    kind: Kind,
    quantity: Outcome,
    rule: Rule,
    /// The number of options of each component.
    lengths: Vec<usize>,
    /// For each need the symbol of each component.
    stay: Vec<Vec<Symbol>>,
    /// For each need, for each component, the symbol of each option.
    options: Vec<Vec<Vec<Symbol>>>,
    limit: u64,
}

/// The choices in one component.
struct Layer {
    /// Which of the different lists of symbols each option has.
    class: Vec<usize>,
    /// For each node: where it leads to stay.
    stay: Vec<Option<usize>>,
    /// For each node: where it leads to move to an option of each class.
    moved: Vec<Vec<Option<usize>>>,
}

/// A node: whether some component before has moved, and the state.
type Node = (bool, State);

impl Asked {
    /// The graph of the winning moves; `None` if the rule does not hold.
    fn paths(&self) -> Result<Option<Paths>, Error> {
        let count = self.lengths.len();
        let whole = (0..count).try_fold(State::default(), |state, component| {
            (self.rule.add)(state, &self.stay_symbols(component))
        });
        if whole.is_none() {
            return Ok(None);
        }
        if moves::has_ended(self.kind, &self.lengths) {
            return Ok(Some(Paths::default()));
        }
        let mut nodes: Vec<Node> = Vec::from([(false, State::default())]);
        let mut layers = Vec::new();
        let mut edges = 0;
        for component in 0..count {
            let (layer, next) = self.layer(component, &nodes);
            edges += nodes.len() as u128 * layer.moved.first().map_or(1, |m| m.len() as u128 + 1);
            if edges > u128::from(self.limit) {
                let why = String::from("what the choices in the first components come to");
                return Err(Error::table(Some(edges), self.limit, why));
            }
            layers.push(layer);
            nodes = next;
        }
        let alive: Vec<bool> = nodes.iter().map(|node| self.wins(*node)).collect();
        Ok(Some(Paths::new(layers, alive)))
    }

    fn stay_symbols(&self, component: usize) -> Vec<Symbol> {
        self.stay.iter().map(|column| column[component]).collect()
    }

    /// The choices in a component, and the nodes that they lead to.
    fn layer(&self, component: usize, nodes: &[Node]) -> (Layer, Vec<Node>) {
        let length = self.lengths[component];
        let may_stay = length == 0 || !self.kind.moves_all();
        let stay = self.stay_symbols(component);
        let mut classes: BTreeMap<Vec<Symbol>, usize> = BTreeMap::new();
        let mut distinct = Vec::new();
        let mut class = Vec::new();
        for option in 0..length {
            let needs = self.options.iter();
            let symbols: Vec<_> = needs.map(|need| need[component][option]).collect();
            let next = classes.len();
            class.push(*classes.entry(symbols.clone()).or_insert(next));
            if classes.len() > next {
                distinct.push(symbols);
            }
        }
        let mut numbers: BTreeMap<Node, usize> = BTreeMap::new();
        let mut found = Vec::new();
        let mut number = |node: Node| {
            *numbers.entry(node).or_insert_with(|| {
                found.push(node);
                found.len() - 1
            })
        };
        let mut layer = Layer {
            class,
            stay: Vec::new(),
            moved: Vec::new(),
        };
        for &(moved, state) in nodes {
            let after = (self.rule.add)(state, &stay).filter(|_| may_stay);
            layer.stay.push(after.map(|state| number((moved, state))));
            let may_move = !(moved && self.kind.moves_one());
            let targets = distinct.iter().map(|symbols| {
                let after = (self.rule.add)(state, symbols).filter(|_| may_move);
                after.map(|state| number((true, state)))
            });
            layer.moved.push(targets.collect());
        }
        (layer, found)
    }

    /// Whether the choices that end at this node are a move to a P-position.
    fn wins(&self, (moved, state): Node) -> bool {
        let symbol = (self.rule.finish)(state);
        moved && self.quantity.from_symbol(&symbol) == Some(OutcomeClass::P)
    }
}

/// The paths of a graph, one after the other.
#[derive(Default)]
struct Paths {
    layers: Vec<Layer>,
    /// A node of each layer, from the first on, and the next choice to be tried there: 0 to stay,
    /// n to move to option n - 1.
    path: Vec<(usize, usize)>,
}

impl Paths {
    /// Cuts the edges that lead to dead nodes, from the last layer to the first.
    fn new(mut layers: Vec<Layer>, mut alive: Vec<bool>) -> Self {
        for layer in layers.iter_mut().rev() {
            let cut = |target: &mut Option<usize>| {
                *target = target.filter(|&target| alive[target]);
                target.is_some()
            };
            let stays: Vec<bool> = layer.stay.iter_mut().map(cut).collect();
            let moves = |targets: &mut Vec<Option<usize>>| {
                targets
                    .iter_mut()
                    .fold(false, |any, target| any | cut(target))
            };
            let moves: Vec<bool> = layer.moved.iter_mut().map(moves).collect();
            alive = stays.into_iter().zip(moves).map(|(a, b)| a | b).collect();
        }
        let path = if alive == [true] {
            Vec::from([(0, 0)])
        } else {
            Vec::new()
        };
        Self { layers, path }
    }

    fn next(&mut self) -> Option<Vec<Option<usize>>> {
        loop {
            let depth = self.path.len().checked_sub(1)?;
            let Some(layer) = self.layers.get(depth) else {
                self.path.pop();
                let choices = self.path.iter().map(|(_, next)| next.checked_sub(2));
                return Some(choices.collect());
            };
            let (node, next) = self.path.last_mut()?;
            let target = if *next == 0 {
                layer.stay[*node]
            } else if let Some(class) = layer.class.get(*next - 1) {
                layer.moved[*node][*class]
            } else {
                self.path.pop();
                continue;
            };
            *next += 1;
            if let Some(target) = target {
                self.path.push((target, 0));
            }
        }
    }
}
