//! Rules from files.

use sprague::prelude::*;
use sprague_tests::scratch::Scratch;

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

/// A program that tells the value of the heap 3 of a game in a file.
fn asks_a_file() -> Scratch {
    let scratch = Scratch::new(env!("CARGO_TARGET_TMPDIR"), "includes");
    scratch.write(
        "src/main.rs",
        "sprague::include_game!(\"rules/changing.game\");\n\
         fn main() {\n    println!(\"{:?}\", sprague::Solve::grundy(&Changing, 3));\n}\n",
    );
    scratch
}

#[test]
fn a_changed_file_is_built_anew_and_a_wrong_one_is_shown() {
    let scratch = asks_a_file();
    let told = |text: &str| {
        scratch.write("rules/changing.game", text);
        scratch.run()
    };
    let (by_two, any) = (
        "pub game Changing(n) {\n    n -> n - k for k in {1, 2};\n}\n",
        "pub game Changing(n) {\n    n -> n - k for k in 1..;\n}\n",
    );
    assert_eq!(told(by_two).as_deref(), Ok("Ok(0)\n"));
    assert_eq!(told(any).as_deref(), Ok("Ok(3)\n"));
    assert_eq!(told(by_two).as_deref(), Ok("Ok(0)\n"));
    let words = told("pub game Changing(n) {\n    n -> n - k for k in prime;\n}\n");
    let words = words.expect_err("there is no set `prime`");
    for part in [
        "error: rules/changing.game:2:25: unknown set 'prime'; did you mean 'primes'?\n",
        "2 |     n -> n - k for k in prime;\n",
        "  |                         ^^^^^\n",
    ] {
        assert!(words.contains(part), "{part}is not in\n{words}");
    }
    assert_eq!(told(any).as_deref(), Ok("Ok(3)\n"), "it was mended");
}
