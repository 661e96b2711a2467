//! Rules from files.

use sprague::prelude::*;

mod rules {
    sprague::include_game!("rules/several.game");

    /// A private game of a file is at hand where the file is included, and nowhere else.
    pub(crate) fn hidden(heap: u64) -> Result<u64, sprague::Error> {
        sprague::Solve::grundy(&Hidden, heap)
    }

    /// So is a private compound.
    pub(crate) fn both(heap: u64, pieces: Vec<u64>) -> Result<u64, sprague::Error> {
        sprague::Solve::remoteness(&Both, (heap, pieces))
    }
}

#[test]
fn games_of_a_file_are_types() -> Result<(), Error> {
    assert_eq!(rules::Kayles.grundy([3, 5])?, 3 ^ 4);
    assert_eq!(rules::Kayles.outcome(1)?, OutcomeClass::P, "it is misère");
    assert_eq!(
        rules::Lieges::<1>.options_of(4)?,
        [2, 3].map(|heap| Heaps::from_iter([heap]))
    );
    assert_eq!(rules::Lieges::<2>.grundy(4)?, 1);
    assert_eq!(rules::hidden(7)?, 1);
    assert_eq!(
        rules::Pieces.grundy([4, 4, 2])?,
        rules::Lieges::<2>.grundy(2)?
    );
    assert_eq!(rules::both(7, vec![])?, 0);
    Ok(())
}

#[test]
fn a_file_gives_what_its_text_gives() -> Result<(), Error> {
    sprague::game! { game Kayles(n) { octal 0.77; } }
    let last = 40;
    let (text, file) = (Kayles, rules::Kayles);
    assert_eq!(
        text.sequence(&Grundy::NORMAL, last)?,
        file.sequence(&Grundy::NORMAL, last)?
    );
    Ok(())
}
