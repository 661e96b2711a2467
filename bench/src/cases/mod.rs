//! The cases, a file for each group of rows of the table.

mod compounds;
mod divisors;
mod grids;
mod heaps;
mod splits;
mod subtraction;

use crate::harness::Case;

/// All cases in the order of the page.
pub fn cases(out: &mut Vec<Case>) {
    subtraction::cases(out);
    splits::cases(out);
    divisors::cases(out);
    grids::cases(out);
    heaps::cases(out);
    compounds::cases(out);
}
