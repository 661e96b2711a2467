// What papers and other languages write: one error each, and the types are used without another.
use sprague::prelude::*;

sprague::game! {
    pub game Take(n) { n => n - k for k : {1, 3}; }
    pub game Break(n) { n -> a, b for (a, b) in split(n); }
    pub game Kayles(n) { octal 0,77; }
    pub game Slow<K: u64>(n) where K >= 1 { n -> n - k for k in 1..=K; }
    pub game Pairs[x, y] { (x, y) -> (x - 1, y); }
    pub game Even(n) { n -> n - 1 if n % 2 = 0 }
}

const _: () = assert!(Take::GRUNDY.at(5) < 2 && Take::REMOTENESS.at(5) < 2);
const _: OutcomeClass = Take::OUTCOME.at(5);

fn main() -> Result<(), Error> {
    Take.grundy(5)?;
    Break.grundy([3, 4])?;
    Kayles.grundy([3, 4])?;
    Slow::<3>.remoteness(7)?;
    Pairs.outcome((3, 4))?;
    (Take.at(3), Even.at(4)).conjunctive().outcome()?;
    Ok(())
}
