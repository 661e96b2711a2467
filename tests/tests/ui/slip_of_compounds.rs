// Compounds with slips, and what uses them.
use sprague::prelude::*;

sprague::game! {
    pub game Take(n) { n -> n - k for k in {1, 3}; }
    pub game Wait(n) { n -> n - k for k in 0..=2; }
    pub compound misere Two = disjunctive(Take, Take);
    pub compound Both = Take + Take;
    pub compound Deep = selective(conjunctive(Take, Take), Take);
    pub compound Many<K> = disjunctive(Take, ..);
    pub compound Told = disjunctive(Take, Take) { expect grundy((1, 2)) = 0; }
    pub compound Sum = sum(Take, Wait);
}

fn main() -> Result<(), Error> {
    Two.outcome((3, 4))?;
    Both.outcome((3, 4))?;
    Many.outcome([3, 4, 5])?;
    Told.outcome((3, 4))?;
    Sum.grundy((3, 4))?;
    Ok(())
}
