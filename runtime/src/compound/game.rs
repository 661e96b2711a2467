//! A compound, as a game and by theory.

use alloc::vec::Vec;

use super::answer::{Answer, Way, Why};
use super::components::Components;
use super::plan::Plan;
use super::winning::{CompoundMove, WinningMoves};
use super::{Kind, moves, theory};
use crate::ask::only;
use crate::error::Error;
use crate::game::{Convention, Game};
use crate::limits::Limits;
use crate::options::{Fault, Options};
use crate::play;
use crate::position::IntoPosition;
use crate::quantity::Quantity;
use crate::solve;
use crate::symbol::{Symbol, SymbolKind};

/// Several games at once.
///
/// ```
/// use sprague_runtime::compound::{Compound, Kind};
/// use sprague_runtime::{Game, Options, OutcomeClass, Solve};
///
/// /// Take one or two.
/// #[derive(Clone, Copy)]
/// struct Take;
///
/// impl Game for Take {
///     type Position = u64;
///     type Rank = u64;
///     fn options(&self, &n: &u64, options: &mut Options<u64>) {
///         options.extend((1..=2).filter_map(|k| n.checked_sub(k)));
///     }
///     fn rank(&self, &n: &u64) -> u64 {
///         n
///     }
/// }
///
/// const RACE: Compound<(Take, Take)> = Compound::new(Kind::Conjunctive, (Take, Take));
/// assert_eq!(RACE.outcome((4, 6))?, OutcomeClass::N);
/// assert_eq!(RACE.winning_moves((2, 3))?.len(), 2);
/// # Ok::<(), sprague_runtime::Error>(())
/// ```
///
/// As a [`Game`] its strategy is theory where a rule is exact, else a
/// [search](crate::solve::sparse) of its positions: see the [module](super).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compound<C> {
    kind: Kind,
    components: C,
    convention: Convention,
}

impl<C> Compound<C> {
    /// A compound under normal play.
    pub const fn new(kind: Kind, components: C) -> Self {
        Self {
            kind,
            components,
            convention: Convention::Normal,
        }
    }

    /// The same under misère play. Under which convention the components are played by themselves
    /// plays no part.
    #[must_use]
    pub const fn misere(mut self) -> Self {
        self.convention = Convention::Misere;
        self
    }

    /// In which components a move is, and when it ends.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The games that it is made of.
    pub const fn components(&self) -> &C {
        &self.components
    }
}

impl<C: Components> Compound<C> {
    /// The value of a position by theory alone: `None` where no rule is known for the quantity, or
    /// the condition of the rule does not hold.
    ///
    /// # Errors
    /// Those of the components' strategies.
    pub fn by_theory<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<C::Position>,
    ) -> Result<Option<Q::Value>, Error> {
        let Some(wanted) = theory::wanted(self.kind, |kind| quantity.reads(kind)) else {
            return Ok(None);
        };
        let positions = [position.into_position()];
        let symbols = self.symbols(wanted, &positions, Limits::default())?;
        let symbol = symbols.into_iter().next().flatten();
        Ok(symbol.and_then(|symbol| quantity.from_symbol(&symbol)))
    }

    /// The value of a position by a search of all positions of the compound after it.
    ///
    /// # Errors
    /// Those of [`solve::sparse`](crate::solve::sparse).
    pub fn by_search<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<C::Position>,
    ) -> Result<Q::Value, Error> {
        let positions = [position.into_position()];
        let values = solve::sparse(self, quantity, &positions, &Limits::default())?;
        Ok(only(values))
    }

    /// The value of a position, by theory where it is exact, and how it was found.
    ///
    /// # Errors
    /// Those of the components' strategies, or of [`solve::sparse`](crate::solve::sparse).
    pub fn answer<Q: Quantity>(
        &self,
        quantity: &Q,
        position: impl IntoPosition<C::Position>,
    ) -> Result<Answer<Q::Value>, Error> {
        let position = position.into_position();
        let wanted = theory::wanted(self.kind, |kind| quantity.reads(kind));
        let way = self.way(wanted, &position, Limits::default())?;
        let way = match way {
            Way::Theory { ref combined, .. } => match quantity.from_symbol(combined) {
                Some(value) => return Ok(Answer { value, way }),
                None => Way::Search {
                    kind: self.kind,
                    why: Why::NoRule,
                },
            },
            Way::Search { .. } => way,
        };
        let value = self.by_search(quantity, position)?;
        Ok(Answer { value, way })
    }

    /// How the compound comes by the values of a quantity: known before any position is looked at.
    pub fn plan<Q: Quantity>(&self, quantity: &Q) -> Plan {
        self.plan_for(theory::wanted(self.kind, |kind| quantity.reads(kind)))
    }

    /// All moves that win under a convention, by theory: no position of the compound is looked at
    /// but those that are given. `None` where no rule decides (misère disjunctive compounds with a
    /// wild component).
    ///
    /// The number of moves may be exponential in that of the components; each next one takes
    /// time in proportion to the numbers of options of all components.
    ///
    /// # Errors
    /// Those of the components' strategies; [`Error::Capacity`] if the table of what the choices
    /// in the first few components come to is too large.
    pub fn winning_moves_by_theory(
        &self,
        convention: Convention,
        position: impl IntoPosition<C::Position>,
    ) -> Result<Option<WinningMoves<C>>, Error> {
        let position = position.into_position();
        self.check(&position)?;
        WinningMoves::new(self.kind, &self.components, convention, position)
    }

    /// The least winning move under a convention, by a search.
    pub(super) fn winning_move_by_search(
        &self,
        convention: Convention,
        position: &C::Position,
    ) -> Result<Option<CompoundMove<C::Position>>, Error> {
        let lists = self.components.lists(position);
        let lists = lists.map_err(|fault| Error::fault(position, fault))?;
        let winning = play::winning_moves(self, convention, position.clone())?;
        let mut found = None;
        if let Some(to) = winning.into_iter().next() {
            moves::each(self.kind, &C::lengths(&lists), &mut |choice| {
                if C::build(position, &lists, choice) == to {
                    found = Some(CompoundMove::new(choice, to.clone()));
                }
                found.is_none()
            });
        }
        Ok(found)
    }

    fn check(&self, position: &C::Position) -> Result<(), Error> {
        let checked = self.components.check(position);
        checked.map_err(|fault| Error::fault(position, fault))
    }

    /// One symbol of each position, by the rule for it; `None` where the rule does not hold.
    fn symbols(
        &self,
        wanted: SymbolKind,
        positions: &[C::Position],
        limits: Limits,
    ) -> Result<Vec<Option<Symbol>>, Error> {
        for position in positions {
            self.check(position)?;
        }
        let needs = theory::needs(self.kind, wanted).unwrap_or_default();
        let mut columns = Vec::new();
        for need in needs {
            columns.push(self.components.symbols(*need, positions, &limits)?);
        }
        let all = theory::interleave(&columns);
        let mut rest = all.as_slice();
        let symbols = positions.iter().map(|position| {
            let (mine, others) = rest.split_at(self.components.count(position) * needs.len());
            rest = others;
            theory::combine(self.kind, wanted, mine)
        });
        Ok(symbols.collect())
    }

    /// How the compound comes by a symbol of a position.
    fn way(
        &self,
        wanted: Option<SymbolKind>,
        position: &C::Position,
        limits: Limits,
    ) -> Result<Way, Error> {
        let kind = self.kind;
        self.check(position)?;
        let rule = wanted.and_then(|wanted| Some((wanted, theory::needs(kind, wanted)?)));
        let Some((wanted, needs)) = rule else {
            let why = Why::NoRule;
            return Ok(Way::Search { kind, why });
        };
        let positions = core::slice::from_ref(position);
        let mut components = Vec::new();
        let mut ways = Vec::new();
        for &need in needs {
            let symbols = self.components.symbols(need, positions, &limits)?;
            components.push((need, symbols));
            ways.push(self.components.ways(need, position, &limits)?);
        }
        let columns: Vec<_> = components
            .iter()
            .map(|(_, column)| column.clone())
            .collect();
        let combined = theory::combine(kind, wanted, &theory::interleave(&columns));
        Ok(match combined {
            Some(combined) => Way::Theory {
                kind,
                components,
                combined,
                ways,
            },
            None => Way::Search {
                kind,
                why: why(&components),
            },
        })
    }

    fn plan_for(&self, symbol: Option<SymbolKind>) -> Plan {
        let needs = symbol.and_then(|symbol| theory::needs(self.kind, symbol));
        let operands = |&need: &SymbolKind| (need, self.components.plans(need));
        Plan {
            kind: self.kind,
            symbol: symbol.filter(|_| needs.is_some()),
            needs: needs.unwrap_or_default().iter().map(operands).collect(),
        }
    }
}

/// Why a rule did not hold for these symbols.
fn why(components: &[(SymbolKind, Vec<Symbol>)]) -> Why {
    for (_, column) in components {
        for (component, symbol) in column.iter().enumerate() {
            match *symbol {
                Symbol::Genus(genus) if !genus.tame => return Why::Wild { component, genus },
                _ => {}
            }
        }
    }
    Why::TooLong
}

impl<C: Components> Game for Compound<C> {
    type Position = C::Position;
    type Rank = C::Rank;

    fn options(&self, position: &Self::Position, options: &mut Options<Self::Position>) {
        let lists = self.components.check(position);
        let lists = match lists.and_then(|()| self.components.lists(position)) {
            Ok(lists) => lists,
            Err(fault) => return options.fail(fault),
        };
        let lengths = C::lengths(&lists);
        let limit = options.limit();
        if moves::count(self.kind, &lengths) > u128::from(limit) {
            let what = "moves of one position of a compound";
            return options.fail_for_room(Fault::TooMany { what, limit });
        }
        moves::each(self.kind, &lengths, &mut |choice| {
            options.push(C::build(position, &lists, choice));
            options.fault().is_none()
        });
    }

    fn rank(&self, position: &Self::Position) -> Self::Rank {
        self.components.rank(position)
    }

    fn convention(&self) -> Convention {
        self.convention
    }

    fn rank_is_proved(&self) -> bool {
        self.components.rank_is_proved()
    }

    fn values<Q: Quantity>(
        &self,
        quantity: &Q,
        positions: &[Self::Position],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        let Some(wanted) = theory::wanted(self.kind, |kind| quantity.reads(kind)) else {
            return solve::sparse(self, quantity, positions, limits);
        };
        let symbols = self.symbols(wanted, positions, *limits)?;
        let read = |symbol: &Option<Symbol>| quantity.from_symbol(symbol.as_ref()?);
        let values: Vec<Option<Q::Value>> = symbols.iter().map(read).collect();
        let missing = positions.iter().zip(&values).filter(|(_, v)| v.is_none());
        let missing: Vec<_> = missing.map(|(position, _)| position.clone()).collect();
        let searched = if missing.is_empty() {
            Vec::new()
        } else {
            solve::sparse(self, quantity, &missing, limits)?
        };
        let mut searched = searched.into_iter();
        Ok(values
            .into_iter()
            .filter_map(|value| value.or_else(|| searched.next()))
            .collect())
    }

    fn plan_of(&self, symbol: SymbolKind) -> Option<Plan> {
        Some(self.plan_for(rule_for(self.kind, symbol)))
    }

    fn way_of(
        &self,
        symbol: SymbolKind,
        position: &Self::Position,
        limits: &Limits,
    ) -> Result<Option<Way>, Error> {
        self.way(rule_for(self.kind, symbol), position, *limits)
            .map(Some)
    }
}

/// The symbol by which the compound comes by the value of the quantity that a symbol is of: itself
/// or one that says more.
fn rule_for(kind: Kind, symbol: SymbolKind) -> Option<SymbolKind> {
    theory::wanted(kind, |other| symbol.is_read_from(other))
}
