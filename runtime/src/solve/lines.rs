//! Two heaps, of which one or both lose any number, the same of both.

use alloc::vec::Vec;

use sprague_kernels::grid::{Lines, nim_values};

use super::numbers::fold;
use super::store::{Store, room};
use super::{boxed, multisets};
use crate::error::Error;
use crate::game::Game;
use crate::limits::Limits;
use crate::position::{Position, Unordered};
use crate::quantity::Quantity;
use sprague_kernels::fold::Fold;

/// Positions that are two heaps.
pub trait Pair: Position {
    /// The heaps have no order, and every position is its own mirror image.
    const MIRRORED: bool;

    /// The heaps.
    fn pair(&self) -> [u64; 2];

    /// The values by the strategy for all games of these positions in which no heap grows.
    ///
    /// # Errors
    /// Those of the strategy.
    fn plain<G: Game<Position = Self>, Q: Quantity>(
        game: &G,
        quantity: &Q,
        positions: &[Self],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error>;
}

impl Pair for [u64; 2] {
    const MIRRORED: bool = false;

    fn pair(&self) -> [u64; 2] {
        *self
    }

    fn plain<G: Game<Position = Self>, Q: Quantity>(
        game: &G,
        quantity: &Q,
        positions: &[Self],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        boxed(game, quantity, positions, limits)
    }
}

impl Pair for Unordered<2> {
    const MIRRORED: bool = true;

    fn pair(&self) -> [u64; 2] {
        *self.as_array()
    }

    fn plain<G: Game<Position = Self>, Q: Quantity>(
        game: &G,
        quantity: &Q,
        positions: &[Self],
        limits: &Limits,
    ) -> Result<Vec<Q::Value>, Error> {
        multisets(game, quantity, positions, limits)
    }
}

/// The values of pairs of heaps `(x, y)` where a move takes any number from x (1), from y (2), or
/// the same number from both (4): `lines` is the sum of what may be done, at least two of these,
/// and of 8 times what the numbers taken from both may differ by. What a line of positions comes to
/// is kept for the whole line, so that a position takes a few steps, and two for each number that
/// those may differ by, however many options it has. For 0 it is [`boxed`](super::boxed()) or
/// [`multisets`](super::multisets()).
///
/// # Errors
/// Those of [`boxed`](super::boxed()) and, for heaps without order, of
/// [`multisets`](super::multisets()).
pub fn lines<G: Game<Position: Pair>, Q: Quantity>(
    game: &G,
    lines: u32,
    quantity: &Q,
    positions: &[G::Position],
    limits: &Limits,
) -> Result<Vec<Q::Value>, Error> {
    match by_lines(lines, quantity, positions, *limits) {
        Some(values) => Ok(values),
        None => G::Position::plain(game, quantity, positions, limits),
    }
}

/// The same without a game; `None` if there are more positions than `limits` allow, if memory does
/// not suffice, or for the lines 0.
pub fn by_lines<P: Pair, Q: Quantity>(
    lines: u32,
    quantity: &Q,
    positions: &[P],
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    if lines == 0 {
        return None;
    }
    let mut cells = Vec::with_capacity(positions.len());
    for position in positions {
        let [row, column] = position.pair();
        cells.push([usize::try_from(row).ok()?, usize::try_from(column).ok()?]);
    }
    by_cells(lines, P::MIRRORED, quantity, &cells, limits)
}

/// The same by the cells of a grid.
fn by_cells<Q: Quantity>(
    lines: u32,
    mirrored: bool,
    quantity: &Q,
    cells: &[[usize; 2]],
    limits: Limits,
) -> Option<Vec<Q::Value>> {
    let grid = Grid::of(cells, mirrored, Lines::of_bits(lines), limits)?;
    let mut found = Vec::with_capacity(cells.len());
    if let Some(Fold::Grundy { misere }) = fold(quantity)
        && let Some(values) = nim_values(grid.lines, misere, grid.rows, grid.columns)
    {
        for &[row, column] in cells {
            found.push(quantity.of_number(values.at(row, column).into())?);
        }
        return Some(found);
    }
    let table = grid.table(quantity)?;
    for &cell in cells {
        found.push(table.get(grid.place(cell)).clone());
    }
    Some(found)
}

struct Grid {
    lines: Lines,
    rows: usize,
    columns: usize,
    /// Only cells on the diagonal and right of it are looked at.
    mirrored: bool,
    size: usize,
}

impl Grid {
    fn of(cells: &[[usize; 2]], mirrored: bool, lines: Lines, limits: Limits) -> Option<Self> {
        let (mut rows, mut columns) = (0, 0);
        for &[row, column] in cells {
            (rows, columns) = (rows.max(row), columns.max(column));
        }
        if mirrored {
            rows = rows.max(columns);
            columns = rows;
        }
        let (rows, columns) = (rows.checked_add(1)?, columns.checked_add(1)?);
        let all = (rows as u128).checked_mul(columns as u128)?;
        let size = if mirrored {
            all.midpoint(rows as u128)
        } else {
            all
        };
        if size > u128::from(limits.positions) {
            return None;
        }
        let size = usize::try_from(size).ok()?;
        Some(Self {
            lines,
            rows,
            columns,
            mirrored,
            size,
        })
    }

    /// Where the value of a cell is.
    fn place(&self, [row, column]: [usize; 2]) -> usize {
        if self.mirrored {
            let (low, high) = (row.min(column), row.max(column));
            // All rows before, each shorter by one.
            low * self.columns - low * (low + 1) / 2 + high
        } else {
            row * self.columns + column
        }
    }

    /// What the next cell on the diagonal of a cell has as options beside: the cells left of it and
    /// above it that are on near diagonals.
    fn corner<Q: Quantity>(
        &self,
        quantity: &Q,
        table: &Store<Q::Value>,
        fold: &mut Q::Fold,
        [row, column]: [usize; 2],
    ) {
        for apart in 1..=self.lines.apart.min(row.max(column)) {
            if apart <= column {
                quantity.absorb(fold, table.get(self.place([row, column - apart])));
            }
            if apart <= row {
                quantity.absorb(fold, table.get(self.place([row - apart, column])));
            }
        }
    }

    /// The values of all cells, row by row. Of a mirrored grid a row and the column of the same
    /// number are one line: what lies left of the diagonal lies above it too.
    fn table<Q: Quantity>(&self, quantity: &Q) -> Option<Store<Q::Value>> {
        let mut table = Store::new(self.size).ok()?;
        let start = |len: usize| {
            let mut folds = room(len).ok()?;
            folds.resize(len, quantity.start());
            Some(folds)
        };
        let mut rows: Vec<Q::Fold> = start(self.rows)?;
        let mut columns: Vec<Q::Fold> = start(if self.mirrored { 0 } else { self.columns })?;
        let mut diagonals: Vec<Q::Fold> = start(self.rows + self.columns)?;
        for row in 0..self.rows {
            for column in if self.mirrored { row } else { 0 }..self.columns {
                let diagonal = column + self.rows - row;
                if row > 0 && column > 0 {
                    self.corner(
                        quantity,
                        &table,
                        &mut diagonals[diagonal],
                        [row - 1, column - 1],
                    );
                }
                let mut fold = quantity.start();
                if self.lines.columns {
                    quantity.merge(&mut fold, rows[row].clone());
                }
                let down = if self.mirrored { &rows } else { &columns };
                if self.lines.rows {
                    quantity.merge(&mut fold, down[column].clone());
                }
                if self.lines.diagonals {
                    quantity.merge(&mut fold, diagonals[diagonal].clone());
                }
                let value = quantity.finish(fold);
                quantity.absorb(&mut rows[row], &value);
                let down = if self.mirrored {
                    &mut rows
                } else {
                    &mut columns
                };
                quantity.absorb(&mut down[column], &value);
                quantity.absorb(&mut diagonals[diagonal], &value);
                table.push(value).ok()?;
            }
        }
        Some(table)
    }
}
