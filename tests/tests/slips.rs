//! Slips of the kind that a mathematician makes who is new to the language: each is told in one
//! place, with what to write there, and what is written so is a game.
//!
//! `tests/slips/slips.txt` has a slip in each block of lines: what it is behind `#`; the text, the
//! words at fault in `«»`; `write:` and what belongs in their place. Where the way out is not in
//! that one place, `fixed:` has the whole text, and `says:` the part of it that the error shows.

use sprague_grammar::{Error, compile};

/// The slips.
const SLIPS: &str = include_str!("../slips/slips.txt");

/// A slip.
#[derive(Debug)]
struct Slip {
    /// What it is.
    title: &'static str,
    /// The text that was written.
    text: String,
    /// The words at fault, as ranges of bytes.
    faults: Vec<(usize, usize)>,
    /// The text that was meant.
    meant: String,
    /// What the error shows of it; nothing where words are to be left out.
    says: String,
}

/// Reads a block of lines.
fn slip(block: &'static str) -> Slip {
    let mut fields: Vec<(&str, String)> = Vec::new();
    for line in block.lines() {
        let names = ["# ", "write:", "fixed:", "says:"];
        match names.iter().find(|name| line.starts_with(**name)) {
            Some(name) => fields.push((name, line[name.len()..].trim().to_owned())),
            None if fields.len() == 1 => fields.push(("text", line.to_owned())),
            None => {
                let (_, last) = fields.last_mut().expect("a block begins with its title");
                last.push('\n');
                last.push_str(line);
            }
        }
    }
    let field = |wanted: &str| {
        let found = fields.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, value)| value.clone())
    };
    let marked = field("text").expect("a slip has a text");
    let (mut text, mut faults, mut meant) = (String::new(), Vec::new(), String::new());
    let write = field("write:");
    for (index, part) in marked.split(['«', '»']).enumerate() {
        let fault = index % 2 == 1;
        if fault {
            faults.push((text.len(), text.len() + part.len()));
        }
        text.push_str(part);
        meant.push_str(write.as_deref().filter(|_| fault).unwrap_or(part));
    }
    Slip {
        title: block.lines().next().unwrap_or_default(),
        text,
        faults,
        meant: field("fixed:").unwrap_or(meant),
        says: field("says:")
            .or(write)
            .expect("an error shows the way out"),
    }
}

/// All slips.
fn slips() -> Vec<Slip> {
    SLIPS.trim().split("\n\n").map(slip).collect()
}

/// What a message shows in signs of quotation.
fn quoted(message: &str) -> impl Iterator<Item = &str> {
    let in_code = message.split('`').skip(1).step_by(2);
    in_code.chain(message.split('\'').skip(1).step_by(2))
}

/// What is quoted is the way out, or, for more than a sign, has it in it.
fn shows(part: &str, says: &str) -> bool {
    part == says || says.len() > 2 && part.contains(says)
}

/// What is not as it should be with the answer to a slip.
fn complaint(slip: &Slip) -> Option<String> {
    let told = compile(&slip.text);
    let shown = |error: &Error| format!("'{}': {error}", error.span.of(&slip.text));
    let all: Vec<String> = told.errors.iter().map(shown).collect();
    let all = all.join("\n");
    let Some(first) = told.errors.first() else {
        return Some("no error".to_owned());
    };
    let place = (first.span.start, first.span.end);
    if !slip.faults.contains(&place) {
        return Some(format!("told at '{}'\n{all}", first.span.of(&slip.text)));
    }
    if told.errors.len() > slip.faults.len() {
        return Some(format!("more than one error\n{all}"));
    }
    let message = first.to_string();
    let way_out = match slip.says.as_str() {
        "" => message.contains("leave it out"),
        says => slip.meant.contains(says) && quoted(&message).any(|part| shows(part, says)),
    };
    if !way_out {
        return Some(format!("the way out is not told\n{all}"));
    }
    let mended = compile(&slip.meant);
    let games = mended.model.games.len() + mended.model.compounds.len();
    (!mended.errors.is_empty() || games == 0)
        .then(|| format!("{}\nis wrong too: {:?}", slip.meant, mended.errors))
}

#[test]
fn every_slip_is_told_in_its_place_with_the_way_out() {
    let slips = slips();
    assert!(slips.len() >= 60, "{} slips", slips.len());
    let mut failed = Vec::new();
    for slip in &slips {
        if let Some(complaint) = complaint(slip) {
            failed.push(format!("{}\n{}\n{complaint}\n", slip.title, slip.text));
        }
    }
    let count = failed.len();
    assert_eq!(count, 0, "{} slips fail\n\n{}", count, failed.join("\n"));
}

#[test]
fn slips_are_compared_and_not_only_counted() {
    // The test above fails where an error is elsewhere, says nothing, or is of a right text.
    let right = "# right\ngame Take(n) { n «->» n - 1; }\nwrite: ->";
    assert_eq!(complaint(&slip(right)).as_deref(), Some("no error"));
    let elsewhere = "# elsewhere\ngame Take(n) { «n» => n - 1; }\nwrite: n";
    let elsewhere = complaint(&slip(elsewhere)).expect("another place is marked");
    assert!(elsewhere.starts_with("told at '=>'"), "{elsewhere}");
    let other = "# other\ngame Take(n) { n «=>» n - 1; }\nwrite: <-";
    let other = complaint(&slip(other)).expect("the error says another word");
    assert!(other.starts_with("the way out is not told"), "{other}");
    let wrong = "# wrong\ngame Take(n) { n «=>» m - 1; }\nwrite: ->";
    let wrong = complaint(&slip(wrong)).expect("the text that is meant has an error");
    assert!(
        wrong.contains("is wrong too") || wrong.starts_with("more than one"),
        "{wrong}"
    );
}

/// A slip may stand anywhere, first in a text or last: each text from each of its words on, and up
/// to each, has an answer.
#[test]
fn parts_of_slips_have_an_answer() {
    for slip in slips() {
        for (at, sign) in slip.text.char_indices() {
            if sign.is_whitespace() || !sign.is_alphanumeric() {
                let (before, behind) = slip.text.split_at(at);
                for part in [before, behind] {
                    let told = compile(part);
                    let games = told.model.games.len() + told.model.compounds.len();
                    assert!(games > 0 || !told.errors.is_empty(), "{part}");
                }
            }
        }
    }
}
