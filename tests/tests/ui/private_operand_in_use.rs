// The compound's positions are those of its games all the same.
use sprague::prelude::*;

sprague::game! {
    game Take(n) { n -> n - k for k in {1, 3}; }
    pub game Free(n) { n -> n - 1; }
    pub compound Two = disjunctive(Free, Take);
}

fn main() -> Result<(), Error> {
    Two.outcome((3, 4))?;
    Ok(())
}
