//! Words that the grammar has refused, with slips mended: it is asked again whether they are right
//! then. Nothing here runs on a right text.

use super::Rule;
use super::expected::failed;
use super::piece::{Piece, Slip};
use super::scan::scan;
use super::slips::{guesses, plain};
use crate::generated::Grammar;
use crate::listed::Listed;
use crate::span::spelled;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use pest::Parser;

/// The most tokens of a piece that is read again and again.
pub(super) const LENGTH_LIMIT: usize = 256;
/// The most slips of a piece.
const SLIP_LIMIT: usize = 8;
/// A slip that leaves others behind it is one if so many more tokens are right then.
const FARTHER: usize = 4;
/// So many slips may stand close to one another, if all is right without them.
const CLOSE_LIMIT: usize = 2;

/// Some words with their slips mended.
pub(super) struct Mended {
    /// The slips, in order.
    pub(super) slips: Vec<Slip>,
    /// The codes of the words that are meant.
    pub(super) codes: String,
    /// All is right then. Otherwise there is one slip, and something else behind it.
    pub(super) whole: bool,
}

impl Mended {
    /// The number that the last token of what a rule reads has in the piece, which has so many.
    pub(super) fn original(&self, tokens: usize, rule: Rule) -> Option<usize> {
        let read = Grammar::parse(rule, &self.codes).ok()?.next()?;
        let shift = length(&self.codes) - isize::try_from(tokens).ok()?;
        let last = read.as_span().end().checked_add_signed(-shift)?;
        last.checked_sub(1).filter(|last| *last < tokens)
    }

    /// Keeps what is no mere guess: all slips, the first one, or none. So many stand apart from all
    /// before them.
    fn keep_sure(&mut self, piece: &Piece<'_>, apart: usize) {
        // Signs for signs are no guesses of what is missing.
        let sign = |slip: &Slip| {
            let word = piece.word(slip.at.start);
            slip.at.len() == 1
                && !slip.write.is_empty()
                && (slip.write == "==" || !slip.write.contains(word))
        };
        self.whole &= apart + 1 >= self.slips.len()
            || self.slips.len() <= CLOSE_LIMIT
            || self.slips.iter().all(sign);
        // What is missing in one place and too much in another is guessed too easily.
        let close = apart + 1 < self.slips.len();
        let unsure = |slip: &Slip| {
            let word = piece.word(slip.at.start);
            let bracket = |text: &str| text.ends_with([')', ']', '}']);
            // Not `==` for `=`, which is another sign.
            let rest = slip.write.strip_prefix(word).filter(|rest| *rest != "=");
            let added = rest.is_some() && slip.at.len() == 1;
            added && (close && !slip.write.ends_with(';') || bracket(&slip.write))
                || slip.write.is_empty() && bracket(word)
        };
        if self.slips.len() > 1 || !self.whole {
            self.whole &= !self.slips.iter().any(unsure);
        }
        if !self.whole {
            let first = self.slips.first().filter(|slip| apart > 0 && !unsure(slip));
            self.slips = first.cloned().into_iter().listed();
        }
    }

    /// The words that are meant. A line for each: documentation ends where its line does.
    pub(super) fn text(&self, piece: &Piece<'_>) -> String {
        let mut text = String::new();
        let mut slips = self.slips.iter().peekable();
        let mut index = piece.range.start;
        while index < piece.range.end {
            let slip = slips.next_if(|slip| slip.at.start == index);
            text.push_str(slip.map_or_else(|| piece.word(index), |slip| &slip.write));
            text.push('\n');
            index = slip.map_or(index + 1, |slip| slip.at.end);
        }
        text
    }
}

/// Mends the words of a piece that the grammar has refused as a rule. `failed` is the number of
/// the token in the piece that cannot stand where it does.
pub(super) fn mend(piece: &Piece<'_>, codes: &str, rule: Rule, failed: usize) -> Option<Mended> {
    if codes.len() > LENGTH_LIMIT {
        return None;
    }
    let mut mended = Mended {
        slips: Vec::new(),
        codes: codes.to_owned(),
        whole: false,
    };
    let (mut failed, mut shift) = (failed, 0);
    // How many slips stand apart from all before them.
    let mut apart = 0;
    for _ in 0..SLIP_LIMIT {
        let at = (piece.range.start + failed).checked_add_signed(-shift)?;
        let Some((slip, codes, result)) = best(piece, &mended, rule, at, shift) else {
            break;
        };
        let grown = length(&codes) - length(&mended.codes);
        shift += grown;
        mended.slips.push(slip);
        mended.codes = codes;
        match result {
            Ok(()) => {
                mended.whole = true;
                break;
            }
            Err(next) => {
                let farther = next.saturating_add_signed(-grown) >= failed + FARTHER;
                apart += usize::from(farther && apart + 1 == mended.slips.len());
                failed = next;
            }
        }
    }
    mended.keep_sure(piece, apart);
    if !mended.whole
        && let Some(mended) = without_tex(piece, rule)
    {
        return Some(mended);
    }
    (!mended.slips.is_empty()).then_some(mended)
}

/// A piece with words of TeX, if all is right without them, or with other slips mended too: one
/// slip from its first word to its last.
fn without_tex(piece: &Piece<'_>, rule: Rule) -> Option<Mended> {
    let text = plain(piece)?;
    let tokens = scan(&text).ok()?;
    let (tokens, codes) = (tokens.all, tokens.codes);
    let (write, codes) = match read(rule, &codes) {
        Ok(()) => (text.clone(), codes),
        Err(failed) => {
            let plain = Piece {
                text: &text,
                tokens: &tokens,
                range: 0..tokens.len(),
            };
            let mended = mend(&plain, &codes, rule, failed).filter(|mended| mended.whole)?;
            (mended.text(&plain), mended.codes)
        }
    };
    let slip = Slip {
        at: piece.range.clone(),
        write: spelled(&write),
        comment: None,
    };
    Some(Mended {
        slips: [slip].into(),
        codes,
        whole: true,
    })
}

fn length(codes: &str) -> isize {
    isize::try_from(codes.len()).unwrap_or(isize::MAX)
}

/// A slip, the codes without it, and where they fail then.
type Attempt = (Slip, String, Result<(), usize>);

/// The guess with which all is right, or else the one with which the most is.
fn best(piece: &Piece<'_>, known: &Mended, rule: Rule, at: usize, shift: isize) -> Option<Attempt> {
    let codes = known.codes.as_str();
    let behind = known.slips.last().map_or(0, |slip| slip.at.end);
    let mut best: Option<(isize, Attempt)> = None;
    for slip in guesses(piece, at) {
        if slip.at.start < behind {
            continue;
        }
        let place = |index: usize| (index - piece.range.start).checked_add_signed(shift);
        let (Some(start), Some(end)) = (place(slip.at.start), place(slip.at.end)) else {
            continue;
        };
        let Ok(written) = scan(&slip.write) else {
            continue;
        };
        let mut mended = codes.to_owned();
        if mended.get(start..end).is_none() {
            continue;
        }
        mended.replace_range(start..end, &written.codes);
        let result = read(rule, &mended);
        let Err(reached) = result else {
            return Some((slip, mended, Ok(())));
        };
        // More codes do not reach farther.
        let part = isize::try_from(reached).ok()? - length(&mended);
        let over = reached >= start + written.codes.len();
        if over && best.as_ref().is_none_or(|(most, _)| part > *most) {
            best = Some((part, (slip, mended, Err(reached))));
        }
    }
    best.map(|(_, attempt)| attempt)
}

/// Whether codes are what a rule says; otherwise which of them cannot stand where it does. Where a
/// statement is asked for there may be several.
fn read(rule: Rule, codes: &str) -> Result<(), usize> {
    if rule == Rule::one_item && codes.is_empty() {
        return Ok(());
    }
    if rule != Rule::one_member {
        return read_one(rule, codes, 0..codes.len());
    }
    let parts = statements(codes);
    // A brace that is missing elsewhere leaves that of the body here.
    let parts = parts.into_iter().filter(|part| &codes[part.clone()] != "}");
    for part in parts {
        read_one(rule, codes, part)?;
    }
    Ok(())
}

/// The statements of some codes, each with its `;`, and what stands behind the last.
pub(super) fn statements(codes: &str) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
    for (index, code) in codes.bytes().enumerate() {
        match code {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b';' if depth == 0 => {
                parts.push(start..index + 1);
                start = index + 1;
            }
            _ => {}
        }
    }
    if start < codes.len() {
        parts.push(start..codes.len());
    }
    parts
}

fn read_one(rule: Rule, codes: &str, part: Range<usize>) -> Result<(), usize> {
    let start = part.start;
    match Grammar::parse(rule, &codes[part]) {
        Ok(_) => Ok(()),
        Err(error) => Err(start + failed(&error)),
    }
}
