//! What a game by chance claims of itself: the right values, as the interpreter tells them.

use super::words::Words;
use super::{Form, Random};
use sprague::prelude::*;
use sprague_interp::Interpreted;

/// So many positions are looked at for a value that is claimed.
const MOST: u64 = 500;

/// Sometimes the game with a claim or two. Games that call Rust functions have none: what they
/// claim becomes a test, which no one would run.
pub(super) fn with_claims(words: &mut Words, mut random: Random, game: &Interpreted) -> Random {
    if random.text.contains("::") || !words.chance(3) {
        return random;
    }
    let values = random.name.find('<').map_or("", |at| &random.name[at..]);
    let one = claim(words, random.form, game);
    let two = sequence(random.form, game).filter(|_| words.chance(2));
    for claim in one.into_iter().chain(two) {
        let body = random.text.trim_end_matches("}\n");
        random.text = format!("{body}    expect{values} {claim};\n}}\n");
    }
    random
}

/// One position and one value of it.
fn claim(words: &mut Words, form: Form, game: &Interpreted) -> Option<String> {
    let heaps = match form {
        Form::Heap => vec![4],
        Form::Collection | Form::Multiset => vec![1, 3],
        Form::Tuple(size) | Form::Unordered(size) | Form::Tuples(size) => vec![2; size],
    };
    let position = game.position_of(&heaps).ok()?;
    let written = match form {
        Form::Heap => "4".into(),
        Form::Collection | Form::Multiset => "[3, 1]".into(),
        Form::Tuple(size) | Form::Tuples(size) => format!("({})", vec!["2"; size].join(", ")),
        Form::Unordered(size) => format!("{{{}}}", vec!["2"; size].join(", ")),
    };
    let misere = words.chance(2);
    let convention = if misere {
        Convention::Misere
    } else {
        Convention::Normal
    };
    let word = if misere { "misere " } else { "normal " };
    let limits = Limits::positions(MOST);
    let number = |value: Result<u64, Error>| Some(value.ok()?.to_string());
    let (name, value) = match words.below(5) {
        0 => (
            "grundy",
            number(game.value_within(&Grundy { convention }, position, &limits))?,
        ),
        1 => {
            let value = game.value_within(&Remoteness { convention }, position, &limits);
            ("remoteness", number(value)?)
        }
        2 => {
            let value = game.value_within(&Suspense { convention }, position, &limits);
            ("suspense", number(value)?)
        }
        3 => {
            let value = game.value_within(&Outcome { convention }, position, &limits);
            ("outcome", format!("{:?}", value.ok()?))
        }
        _ => {
            let value = game.value_within(&Foreclosed { convention }, position, &limits);
            let value = match value.ok()? {
                ForeclosedValue::End => "end".into(),
                ForeclosedValue::Inf => "inf".into(),
                ForeclosedValue::Value(value) => value.to_string(),
            };
            ("foreclosed", value)
        }
    };
    Some(format!("{word}{name}({written}) = {value}"))
}

/// The first values of one heap.
fn sequence(form: Form, game: &Interpreted) -> Option<String> {
    if !matches!(form, Form::Heap | Form::Collection) {
        return None;
    }
    let value = |heap: u64| {
        let position = game.position_of(&[heap]).ok()?;
        let value = game.value_within(&Grundy::NORMAL, position, &Limits::positions(MOST));
        Some(value.ok()?.to_string())
    };
    let values: Option<Vec<String>> = (0..6).map(value).collect();
    Some(format!("grundy = {}", values?.join(", ")))
}
