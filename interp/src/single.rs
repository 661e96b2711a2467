//! A game that is read from its rules at each step.

use crate::functions::Functions;
use crate::position::Position;
use crate::rank::Rank;
use crate::read::PositionError;
use crate::recurrence::recurrence;
use crate::sums::{self, Stop};
use sprague_grammar::eval::{self, Fault as Bad, MOST_HEAPS, Work};
use sprague_grammar::floors::Floors;
use sprague_grammar::kernel::Kernel;
use sprague_grammar::listed::Listed;
use sprague_grammar::model;
use sprague_grammar::model::{Class, Shape, Termination};
use sprague_runtime::period::Recurrence;
use sprague_runtime::quantity::Standard;
use sprague_runtime::{
    Convention, Error, Fault, Game, Heaps, Limits, Options, Quantity, Symbol, SymbolKind,
    Unordered, solve,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The steps that telling the options of one position may take: about one for each choice, each
/// guard, each trial division and each heap of an option.
pub const WORK: u64 = 1 << 22;

/// Up to here a table by a kernel takes less time than most searches.
const FAR: u64 = 1 << 18;

/// A game that is given by its own rules, and is no compound.
///
/// Each option is found by looking at the rules anew; positions are solved by
/// [`solve::sparse`], and sums of components by the nim-values of these where those decide. Far
/// heaps are valued by a period, where one is proved ([`recurrence`], [`solve::by_period`]).
#[derive(Clone, Debug)]
pub struct Single {
    name: String,
    game: Arc<model::Game>,
    functions: Functions,
    work: u64,
    /// Of so many positions the options were told, here and by clones.
    told: Arc<AtomicUsize>,
}

impl Single {
    pub(crate) fn new(name: String, game: Arc<model::Game>, functions: Functions) -> Self {
        Self {
            name,
            game,
            functions,
            work: WORK,
            told: Arc::default(),
        }
    }

    /// The game of checked rules that have no parameters left and call no Rust functions.
    #[must_use]
    pub fn from_rules(game: model::Game) -> Self {
        Self::new(game.name.clone(), Arc::new(game), Functions::default())
    }

    /// The same game with so many steps for the options of one position, in place of [`WORK`].
    /// Memory grows with them, some 100 bytes for each.
    #[must_use]
    pub const fn with_work(mut self, steps: u64) -> Self {
        self.work = steps;
        self
    }

    /// Of so many positions the options were told by now.
    pub(crate) fn told(&self) -> u64 {
        self.told.load(Relaxed) as u64
    }

    /// So many steps may be taken for the options of one position.
    pub(crate) const fn allows(&self, steps: u64) -> bool {
        steps <= self.work
    }

    /// Its name, with the values of its parameters: `Lieges<2>`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its checked rules.
    #[must_use]
    pub fn rules(&self) -> &model::Game {
        &self.game
    }

    /// The position with these heaps, in any order where the game has none; of collections of
    /// tuples the tuples one behind the other.
    ///
    /// # Errors
    /// There are too many or too few.
    pub fn position_of(&self, heaps: &[u64]) -> Result<Position, PositionError> {
        Position::from_numbers(self.game.shape, heaps).ok_or_else(|| {
            let why = "it has too many or too few heaps".into();
            PositionError::of_shape(self.game.shape, &format!("{heaps:?}"), why)
        })
    }

    /// The components of a position.
    pub(crate) fn components(&self, position: &Position) -> Vec<Vec<u64>> {
        position.components(self.game.shape)
    }

    /// What a component may become: the components of each option.
    pub(crate) fn component_options(&self, component: &[u64]) -> Result<Vec<Vec<Vec<u64>>>, Fault> {
        let size = component.len();
        let found = self.found(component)?;
        let parts = |heaps: &Vec<u64>| heaps.chunks(size).map(<[u64]>::to_vec).listed();
        Ok(found.iter().map(parts).listed())
    }

    /// The options of a position, as lists of heaps.
    fn found(&self, heaps: &[u64]) -> Result<Vec<Vec<u64>>, Fault> {
        let game = &self.game;
        self.told.fetch_add(1, Relaxed);
        let found = eval::options(game.shape, &game.rules, heaps, &mut self.new_work());
        match found {
            Ok(found) => Ok(found.into_iter().map(|option| option.position).listed()),
            Err(bad) => Err(self.fault(bad)),
        }
    }

    /// The values of positions of one heap that is never split.
    fn heaps_by_period<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Position],
        limits: Limits,
    ) -> Option<Vec<Q::Value>> {
        let heap = |position: &Position| match position {
            Position::Heap(heap) => Some(*heap),
            _ => None,
        };
        let heaps: Option<Vec<u64>> = positions.iter().map(heap).listed_some();
        let fits = self.game.shape == Shape::Heap;
        let heaps = heaps.filter(|_| fits)?;
        solve::by_period(|| self.recurrence(), quantity, &heaps, limits)
    }

    /// An error at once where a search meets more positions than the limit: all heaps that a number
    /// leaves which can be taken again and again.
    fn can_be_searched(&self, positions: &[Position], limits: Limits) -> Result<(), Error> {
        let mut largest = 0;
        for position in positions {
            if let Position::Heap(heap) = position {
                largest = largest.max(*heap);
            }
        }
        if largest < limits.positions {
            return Ok(());
        }
        let (taken, from) = match &self.game.class {
            Class::Subtraction(set) => {
                let least = set.ranges.first().map(|(least, _)| *least).or(set.from);
                least.map_or((0, 0), |least| (least, least))
            }
            _ => Floors::least_taken(&self.game).unwrap_or((0, 0)),
        };
        let left = largest.saturating_sub(from).checked_div(taken);
        match left {
            Some(left) if left >= limits.positions => Err(Error::Capacity {
                positions: left.into(),
                exact: false,
                limit: limits.positions,
                why: format!(
                    "all heaps that are left where {taken} is taken again and again, as no \
                     shorter way to this value is known"
                ),
            }),
            _ => Ok(()),
        }
    }

    /// A heap is so great that a table of all heaps below takes long.
    fn is_far(&self, positions: &[Position]) -> bool {
        let far = |position: &Position| {
            let heaps = position.numbers(self.game.shape).unwrap_or_default();
            heaps.iter().any(|&heap| heap > FAR)
        };
        positions.iter().any(far)
    }

    /// The values by a kernel, where one covers the rules.
    fn by_kernel<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Position],
        limits: Limits,
    ) -> Option<Vec<Q::Value>> {
        let numbers = self.numbers_by_kernel(quantity.standard()?, positions, limits)?;
        let values = numbers.into_iter();
        values
            .map(|number| quantity.of_number(number))
            .listed_some()
    }

    fn numbers_by_kernel(
        &self,
        quantity: Standard,
        positions: &[Position],
        limits: Limits,
    ) -> Option<Vec<u64>> {
        let quantity = &quantity;
        let kernel = Kernel::of(&self.game)?;
        let shape = self.game.shape;
        let numbers: Option<Vec<_>> = positions.iter().map(|p| p.numbers(shape)).listed_some();
        let numbers = numbers?;
        match kernel {
            Kernel::Divisors(rules) => {
                let heaps = numbers.into_iter().flatten().listed();
                solve::by_divisors(&rules, quantity, &heaps, limits)
            }
            Kernel::Lines(lines) => {
                let pairs = numbers
                    .iter()
                    .map(|heaps| <[u64; 2]>::try_from(&heaps[..]).ok());
                if matches!(shape, Shape::Tuple(_)) {
                    let pairs = pairs.listed_some()?;
                    solve::by_lines(lines, quantity, &pairs, limits)
                } else {
                    let pairs = pairs.map(|pair| pair.map(Unordered::from));
                    let pairs = pairs.listed_some()?;
                    solve::by_lines(lines, quantity, &pairs, limits)
                }
            }
            Kernel::Taken(rules) => {
                let least = match shape {
                    Shape::Unordered(heaps) => heaps,
                    _ => 0,
                };
                let heaps = numbers.into_iter().map(Heaps::from_iter);
                let heaps: Vec<_> = heaps.listed();
                solve::by_taken(&rules, least, quantity, &heaps, limits)
            }
        }
    }

    fn new_work(&self) -> Work<'_> {
        Work::new(self.work).with_functions(&self.functions)
    }

    /// What solvers are told of it.
    fn fault(&self, bad: Bad) -> Fault {
        match bad {
            Bad::Overflow => Fault::Overflow,
            Bad::HeapTooLarge => Fault::HeapTooLarge,
            Bad::TooMany => Fault::TooMany {
                what: "heaps in one result",
                limit: MOST_HEAPS as u64,
            },
            Bad::OutOfWork => Fault::TooMany {
                what: "steps in telling the options of one position; `with_work` allows more",
                limit: self.work,
            },
            Bad::NoFunction(path) if self.functions.knows(&path) => Fault::Other(format!(
                "the rules call `{path}` for another kind of value than was registered, a number \
                 or whether something holds"
            )),
            Bad::NoFunction(path) => Fault::Other(format!(
                "the rules call `{path}`, and no function of that path is registered"
            )),
            Bad::NoParameter => Fault::Other("the game's parameters have no values".into()),
        }
    }
}

impl Game for Single {
    type Position = Position;
    type Rank = Rank;

    fn options(&self, position: &Position, options: &mut Options<Position>) {
        let shape = self.game.shape;
        let Some(heaps) = position.numbers(shape) else {
            let words = format!("`{}` has positions of another form", self.name);
            return options.fail(Fault::Other(words));
        };
        match self.found(&heaps) {
            Ok(found) => {
                let found = found.iter();
                options.extend(found.filter_map(|heaps| Position::from_numbers(shape, heaps)));
            }
            Err(fault) => options.fail(fault),
        }
    }

    fn rank(&self, position: &Position) -> Rank {
        let (Termination::Proved(measure) | Termination::Assumed(measure)) = &self.game.termination;
        let parts = self.components(position);
        Rank::of(self.game.shape, measure, &parts, &self.new_work())
    }

    fn convention(&self) -> Convention {
        if self.game.misere {
            Convention::Misere
        } else {
            Convention::Normal
        }
    }

    fn rank_is_proved(&self) -> bool {
        matches!(self.game.termination, Termination::Proved(_))
    }

    fn recurrence(&self) -> Option<Recurrence> {
        recurrence(&self.game)
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Position],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        if let Some(values) = self.heaps_by_period(quantity, positions, *limits) {
            return Ok(values);
        }
        let splits = matches!(self.game.shape, Shape::Collection | Shape::Tuples(_));
        let right = |p: &Position| p.numbers(self.game.shape).is_some();
        let by_parts = splits && self.rank_is_proved() && positions.iter().all(right);
        if by_parts && quantity.reads(SymbolKind::NimValue) {
            match sums::nim_values(self, positions, *limits) {
                Ok(sums) => {
                    let values = sums
                        .into_iter()
                        .map(|sum| quantity.from_symbol(&Symbol::NimValue(sum)));
                    if let Some(values) = values.collect() {
                        return Ok(values);
                    }
                }
                // The search says at which position it is.
                Err(Stop::Fault) => {}
                Err(Stop::Error(error)) => return Err(error),
            }
        }
        // A single far position of one heap may have few followers.
        let near = self.game.shape != Shape::Heap || positions.len() > 1 || !self.is_far(positions);
        if near && let Some(values) = self.by_kernel(quantity, positions, *limits) {
            return Ok(values);
        }
        self.can_be_searched(positions, *limits)?;
        match solve::sparse(self, quantity, positions, limits) {
            Err(error @ Error::Capacity { .. }) if !near => {
                let values = self.by_kernel(quantity, positions, *limits);
                values.ok_or(error)
            }
            found => found,
        }
    }
}
