//! Two heaps from which any number may be taken: of one, of the other, of both the same.
//!
//! The cells in a row, column or diagonal before a cell are its options, so that a line's set of
//! nim-values is kept as bits and grows by one with each cell of the line. The value of a cell is
//! the first zero of the lines together; the search begins at the first word that is not full in
//! all of them. A tile of some rows is swept column by column, so that the set of a column stays
//! in the nearest cache while the tile's rows use it.

use alloc::vec::Vec;

/// What may be taken; the positions are pairs `(row, column)` of heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// Any number of the row's heap alone: cells of the same column.
    pub rows: bool,
    /// Any number of the column's heap alone: cells of the same row.
    pub columns: bool,
    /// The same number of both heaps.
    pub diagonals: bool,
    /// Or two numbers of these that differ by no more than this.
    pub apart: usize,
}

impl Lines {
    /// By bits: 1 for rows, 2 for columns, 4 for diagonals; and 8 times what the two numbers may
    /// differ by.
    #[must_use]
    pub const fn of_bits(bits: u32) -> Self {
        Self {
            rows: bits & 1 != 0,
            columns: bits & 2 != 0,
            diagonals: bits & 4 != 0,
            apart: (bits >> 3) as usize,
        }
    }

    /// A cell has the value of its mirror image.
    const fn symmetric(self) -> bool {
        self.rows == self.columns
    }
}

/// So many rows are swept together.
const TILE: usize = 16;

/// The longest side: three lines of it have values below 2^16.
const SIDE: usize = 21_000;

/// The nim-values of a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    cells: Vec<u16>,
    columns: usize,
    /// Only cells on the diagonal and right of it are kept.
    mirrored: bool,
}

impl Values {
    /// The nim-value of a cell.
    ///
    /// # Panics
    /// It is outside the grid.
    #[must_use]
    #[inline]
    pub fn at(&self, row: usize, column: usize) -> u16 {
        let (row, column) = if self.mirrored && column < row {
            (column, row)
        } else {
            (row, column)
        };
        assert!(column < self.columns, "a cell of the grid");
        self.cells[self.start(row) + column]
    }

    /// The place of the cell in column 0; of a mirrored grid that of the cell on the diagonal, less
    /// the row.
    #[inline]
    const fn start(&self, row: usize) -> usize {
        if self.mirrored {
            row * self.columns - row * (row + 1) / 2
        } else {
            row * self.columns
        }
    }
}

/// The nim-values of all cells. Under misère play a cell that has ended has 1. `None` if there is
/// no memory, if a side is longer than 21,000, or if a cell may have 2^16 options or more where
/// the numbers taken from both heaps may differ.
///
/// Cost: for each cell the words in which its lines together are full behind the first that is not
/// full in one alone, a few in practice; 2 bytes a cell, half the cells where moves and sides are
/// alike; for each line three bits for each cell of a side, and two for each that the numbers may
/// differ by, as many as there are steps more for each cell.
#[must_use]
pub fn nim_values(lines: Lines, misere: bool, rows: usize, columns: usize) -> Option<Values> {
    if rows.max(columns) > SIDE {
        return None;
    }
    let mirrored = lines.symmetric() && rows == columns;
    let cells = if mirrored {
        rows * (rows + 1) / 2
    } else {
        rows * columns
    };
    // So many options at most: two lines more for each that numbers may differ by.
    let both = lines.apart.min(SIDE).checked_mul(2)?.checked_add(1)?;
    let options = rows
        .min(columns)
        .checked_mul(both)?
        .checked_add(rows + columns)?;
    if lines.apart > 0 && options > usize::from(u16::MAX) {
        return None;
    }
    let words = options / 64 + 1;
    let sets = |wanted: bool, lines: usize| Sets::new(if wanted { lines } else { 0 }, words);
    let mut grid = Grid {
        rows,
        values: Values {
            cells: zeros(cells)?,
            columns,
            mirrored,
        },
        ended: u16::from(misere),
        lines,
        moves: lines != Lines::default(),
        across: sets(lines.columns, rows)?,
        down: sets(lines.rows && !mirrored, columns)?,
        slope: sets(lines.diagonals, rows + columns)?,
    };
    for first in (0..rows).step_by(TILE) {
        let last = (first + TILE).min(rows);
        for column in if mirrored { first } else { 0 }..columns {
            let last = if mirrored { last.min(column + 1) } else { last };
            for row in first..last {
                grid.cell(row, column);
            }
        }
    }
    Some(grid.values)
}

struct Grid {
    rows: usize,
    values: Values,
    /// The value of a cell that has ended.
    ended: u16,
    lines: Lines,
    /// There is a line with moves.
    moves: bool,
    /// The sets of the rows. In a mirrored grid each is that of the column of the same number too:
    /// what lies left of the diagonal in the row is what lies above it in the column.
    across: Sets,
    /// Those of the columns.
    down: Sets,
    slope: Sets,
}

impl Grid {
    #[inline]
    fn cell(&mut self, row: usize, column: usize) {
        let diagonal = column + self.rows - row;
        if self.lines.apart > 0 && row > 0 && column > 0 {
            self.corner(diagonal, row - 1, column - 1);
        }
        let across = self.across.line(row);
        let down = if self.values.mirrored {
            self.across.line(column)
        } else {
            self.down.line(column)
        };
        let slope = self.slope.line(diagonal);
        let inside = row > 0 && column > 0 && self.moves;
        let value = if inside || !self.ends(row, column) {
            first_zero([across, down, slope])
        } else {
            usize::from(self.ended)
        };
        let place = self.values.start(row) + column;
        // A cell has fewer options than three sides have cells, and those are below 2^16.
        self.values.cells[place] = u16::try_from(value).unwrap_or(u16::MAX);
        self.across.insert(row, value);
        if self.values.mirrored {
            self.across.insert(column, value);
        } else {
            self.down.insert(column, value);
        }
        self.slope.insert(diagonal, value);
    }

    /// The next cell on a diagonal has as options, beside those of a cell before it, that cell and
    /// those left of it and above it that are on near diagonals.
    fn corner(&mut self, diagonal: usize, row: usize, column: usize) {
        for apart in 1..=self.lines.apart.min(row.max(column)) {
            if apart <= column {
                let left = self.values.at(row, column - apart);
                self.slope.insert(diagonal, left.into());
            }
            if apart <= row {
                let above = self.values.at(row - apart, column);
                self.slope.insert(diagonal, above.into());
            }
        }
    }

    /// A cell has no option.
    #[cold]
    fn ends(&self, row: usize, column: usize) -> bool {
        let Lines {
            rows,
            columns,
            diagonals,
            ..
        } = self.lines;
        !(rows && row > 0 || columns && column > 0 || diagonals && row > 0 && column > 0)
    }
}

/// The nim-values of the cells that were met in each of some lines; of lines without moves one
/// empty set for all.
struct Sets {
    bits: Vec<u64>,
    words: usize,
    /// So many words of each line are full, from the first one on.
    full: Vec<usize>,
    /// There are moves.
    kept: bool,
}

impl Sets {
    fn new(lines: usize, words: usize) -> Option<Self> {
        let kept = lines > 0;
        let lines = lines.max(1);
        Some(Self {
            bits: zeros(lines.checked_mul(words)?)?,
            words,
            full: zeros(lines)?,
            kept,
        })
    }

    /// The set of a line, and how many words of it are full.
    #[inline]
    fn line(&self, line: usize) -> (&[u64], usize) {
        let line = if self.kept { line } else { 0 };
        let start = line * self.words;
        (&self.bits[start..start + self.words], self.full[line])
    }

    #[inline]
    fn insert(&mut self, line: usize, value: usize) {
        if !self.kept {
            return;
        }
        let start = line * self.words;
        let bits = &mut self.bits[start..start + self.words];
        bits[value / 64] |= 1 << (value % 64);
        let full = &mut self.full[line];
        while bits.get(*full) == Some(&u64::MAX) {
            *full += 1;
        }
    }
}

/// The least number that is in none of the sets.
#[inline]
fn first_zero(lines: [(&[u64], usize); 3]) -> usize {
    let [(a, _), (b, _), (c, _)] = lines;
    let first = lines.iter().fold(0, |first, &(_, full)| first.max(full));
    let words = a[first..].iter().zip(&b[first..]).zip(&c[first..]);
    for (place, ((a, b), c)) in words.enumerate() {
        let word = a | b | c;
        if word != u64::MAX {
            return (first + place) * 64 + word.trailing_ones() as usize;
        }
    }
    a.len() * 64
}

/// That many zeros; `None` if there is no memory.
fn zeros<T: Copy + Default>(len: usize) -> Option<Vec<T>> {
    let mut zeros = Vec::new();
    zeros.try_reserve_exact(len).ok()?;
    zeros.resize(len, T::default());
    Some(zeros)
}

#[cfg(test)]
mod tests {
    use super::{Lines, nim_values};
    use crate::fold::Fold;
    use crate::fold::tests::plain;
    use alloc::vec::Vec;

    /// The value of each cell, row by row, by its options.
    fn defined(lines: Lines, misere: bool, rows: usize, columns: usize) -> Vec<u32> {
        let place =
            |row: usize, column: usize| u32::try_from(row * columns + column).expect("it is small");
        plain(Fold::Grundy { misere }, rows * columns, |index| {
            let (row, column) = (index / columns, index % columns);
            let up = (0..row).map(|row| place(row, column));
            let left = (0..column).map(|column| place(row, column));
            let all = (1..=row).flat_map(|i| (1..=column).map(move |j| (i, j)));
            let both = all.filter(|(i, j)| i.abs_diff(*j) <= lines.apart);
            let both = both.map(|(i, j)| place(row - i, column - j));
            let kept = |wanted: bool| move |_: &u32| wanted;
            let up = up.filter(kept(lines.rows));
            let left = left.filter(kept(lines.columns));
            up.chain(left)
                .chain(both.filter(kept(lines.diagonals)))
                .collect()
        })
    }

    /// Values pass 63 and 127; tiles and words begin and end at every place.
    #[test]
    fn all_lines_and_sides() {
        for bits in (0..8).chain([12, 15, 20, 23, 30, 29, 8 * 4 + 7, 8 * 60 + 7]) {
            let lines = Lines::of_bits(bits);
            for misere in [false, true] {
                for (rows, columns) in [(1, 1), (1, 40), (37, 5), (16, 33), (50, 50), (17, 17)] {
                    let values = nim_values(lines, misere, rows, columns).expect("it is small");
                    let defined = defined(lines, misere, rows, columns);
                    for row in 0..rows {
                        for column in 0..columns {
                            let expected = defined[row * columns + column];
                            let found = u32::from(values.at(row, column));
                            assert_eq!(found, expected, "{lines:?} {misere} {row} {column}");
                        }
                    }
                }
            }
        }
    }

    /// The cold positions of Wythoff's game (1907), a + k and a for a = floor(k phi).
    #[test]
    fn zeros_of_wythoff() {
        let side = 400;
        let values = nim_values(Lines::of_bits(7), false, side, side).expect("it is small");
        let mut zeros = 0;
        for k in 0..side {
            // floor(k (1 + sqrt 5) / 2)
            let a = k.midpoint((5 * k * k).isqrt());
            if a + k < side {
                assert_eq!(values.at(a, a + k), 0);
                assert_eq!(values.at(a + k, a), 0);
                zeros += if k == 0 { 1 } else { 2 };
            }
        }
        let all = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        assert_eq!(all.filter(|&(r, c)| values.at(r, c) == 0).count(), zeros);
    }

    #[test]
    fn a_long_side_is_refused() {
        assert!(nim_values(Lines::of_bits(1), false, 21_001, 1).is_none());
        assert!(nim_values(Lines::of_bits(8 * 40 + 7), false, 800, 900).is_none());
        assert!(nim_values(Lines::of_bits(u32::MAX), false, 800, 900).is_none());
        let empty = nim_values(Lines::of_bits(7), false, 0, 0);
        assert!(empty.is_some());
    }
}
