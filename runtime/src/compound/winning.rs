//! The winning moves of a compound, by theory.
//!
//! A move wins if what is left is a P-position, and a rule of [`theory`] says so by the symbols of
//! the chosen options. That rule is a fold, so the moves are the paths of a layered graph: a node
//! of a layer is a state of the fold after some components, an edge is a choice in the next one.
//! Edges that lead to no P-position are cut, and then every path is a winning move: the first is
//! found without a search, and each next one after few steps, however many there are. The graph is
//! small, since choices that come to the same state meet in one node: as many nodes as there are
//! different least lengths, nim-sums of one changed component, and so on.

use alloc::string::String;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use super::components::Components;
use super::theory::{self, Rule, State};
use super::{Kind, moves};
use crate::error::Error;
use crate::game::Convention;
use crate::limits::Limits;
use crate::order::Numbering;
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
        let mut components = Vec::new();
        for (component, part) in choice.iter().enumerate() {
            if part.is_some() {
                components.push(component);
            }
        }
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
        let mut whole = State::default();
        for component in 0..count {
            match (self.rule.add)(whole, &self.stay_symbols(component)) {
                Some(state) => whole = state,
                None => return Ok(None),
            }
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
        let mut alive = Vec::with_capacity(nodes.len());
        for node in nodes {
            alive.push(self.wins(node));
        }
        Ok(Some(Paths::new(layers, alive)))
    }

    fn stay_symbols(&self, component: usize) -> Vec<Symbol> {
        let mut symbols = Vec::with_capacity(self.stay.len());
        for column in &self.stay {
            symbols.push(column[component]);
        }
        symbols
    }

    /// The choices in a component, and the nodes that they lead to.
    fn layer(&self, component: usize, nodes: &[Node]) -> (Layer, Vec<Node>) {
        let length = self.lengths[component];
        let may_stay = length == 0 || !self.kind.moves_all();
        let stay = self.stay_symbols(component);
        let mut classes = Numbering::default();
        let mut distinct = Vec::new();
        let mut class = Vec::new();
        for option in 0..length {
            let mut symbols = Vec::with_capacity(self.options.len());
            let mut words = Words(Vec::new());
            for need in &self.options {
                let symbol = need[component][option];
                symbol.hash(&mut words);
                symbols.push(symbol);
            }
            let number = classes.number(&words.0);
            if number == distinct.len() {
                distinct.push(symbols);
            }
            class.push(number);
        }
        let mut numbers = Numbering::default();
        let mut found: Vec<Node> = Vec::new();
        let mut number = |node: Node| {
            let number = numbers.number(&node.1.words(node.0));
            if number == found.len() {
                found.push(node);
            }
            number
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
            let mut targets = Vec::with_capacity(distinct.len());
            for symbols in &distinct {
                let after = (self.rule.add)(state, symbols).filter(|_| may_move);
                targets.push(after.map(|state| number((true, state))));
            }
            layer.moved.push(targets);
        }
        (layer, found)
    }

    /// Whether the choices that end at this node are a move to a P-position.
    fn wins(&self, (moved, state): Node) -> bool {
        let symbol = (self.rule.finish)(state);
        moved && self.quantity.from_symbol(&symbol) == Some(OutcomeClass::P)
    }
}

/// The words of which a hash would be made: those of equal symbols are equal, and those of others
/// of the same kinds differ.
struct Words(Vec<u64>);

impl Hasher for Words {
    fn finish(&self) -> u64 {
        0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0.push(u64::from(byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0.push(number);
    }

    fn write_isize(&mut self, number: isize) {
        self.0.push(number.cast_unsigned() as u64);
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
            let mut next = Vec::with_capacity(layer.stay.len());
            for node in 0..layer.stay.len() {
                let mut any = cut(&mut layer.stay[node], &alive);
                for target in &mut layer.moved[node] {
                    any |= cut(target, &alive);
                }
                next.push(any);
            }
            alive = next;
        }
        let path = if alive[..] == [true] {
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
                let mut choices = Vec::with_capacity(self.path.len());
                for &(_, next) in &self.path {
                    choices.push(next.checked_sub(2));
                }
                return Some(choices);
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

/// Cuts an edge that leads to a dead node; tells whether there is still one.
fn cut(target: &mut Option<usize>, alive: &[bool]) -> bool {
    if let Some(node) = *target
        && !alive[node]
    {
        *target = None;
    }
    target.is_some()
}
