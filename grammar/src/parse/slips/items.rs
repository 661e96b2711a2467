//! Slips before a game's body and in compounds.

use super::Guesses;
use crate::listed::Listed;
use crate::model::Kind;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

impl Guesses<'_, '_> {
    /// The word that begins an item, if the piece has one.
    pub(super) fn item(&self) -> Option<usize> {
        let piece = self.piece;
        let mut words = piece.range.clone();
        words.find(|at| matches!(piece.word(*at), "game" | "compound"))
    }

    /// What stands before a body, and compounds.
    pub(super) fn items(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let found = piece.word(at);
        if matches!(found, "misere" | "partizan" | "pub") {
            let around = at.wrapping_sub(1)..at + 1;
            self.push(around, format!("{found} {}", self.before(1)));
        }
        let Some(word) = self.item() else { return };
        let name = word + 1;
        if piece.word(word) == "game" {
            let angles = piece.word(name + 1) == "<";
            let close = piece.find(name, &[">"]).filter(|_| angles);
            let open = close.unwrap_or(name) + 1;
            let heap = Some(piece.word(open + 1)).filter(|_| piece.word(open + 2) == "->");
            // Braces before other braces are a header with an error.
            let body = |close| piece.word(close + 1) != "{";
            if piece.word(open) == "{" && at >= open && piece.closing(open).is_none_or(body) {
                let heap = heap.unwrap_or("n");
                let last = piece.word(open - 1);
                self.push(open - 1..open, format!("{last}({heap})"));
            }
            if let Some(close) = close {
                self.typed(name + 1, close + 1);
            }
            return;
        }
        self.compounds(name);
    }

    /// Compounds whose name stands at a place.
    fn compounds(&mut self, name: usize) {
        let (piece, at) = (self.piece, self.at);
        match piece.word(at) {
            "<" if at == name + 1 => {
                if let Some(close) = piece.find(at, &[">"]) {
                    self.push(at..close + 1, "");
                }
            }
            "(" if Kind::ALL.iter().any(|kind| kind.word() == self.before(1)) => {
                if let Some(close) = piece.closing(at) {
                    self.push(at - 1..close + 1, "Inner");
                }
            }
            "+" => {
                let start = piece.find(name, &["="]).map_or(at, |sign| sign + 1);
                let end = piece.find(start, &[";"]).unwrap_or(piece.range.end);
                let parts = piece.parts(start..end, "+").into_iter();
                let parts: Vec<String> = parts.map(|part| piece.words(part)).listed();
                self.push(start..end, format!("disjunctive({})", parts.join(", ")));
            }
            "{" => {
                if let Some(close) = piece.closing(at) {
                    let end = if piece.word(close + 1) == ";" {
                        ""
                    } else {
                        ";"
                    };
                    self.push(at..close + 1, end);
                }
            }
            _ => {}
        }
    }

    /// Names with types, `(n: u64)` and `<const K: u64>`.
    pub(super) fn typed(&mut self, open: usize, end: usize) {
        let names = self
            .piece
            .parts(open + 1..end - 1, ",")
            .into_iter()
            .filter_map(|part| {
                let name = self
                    .piece
                    .find(part.start, &[":"])
                    .filter(|at| part.contains(at));
                let name = name.unwrap_or(part.end).checked_sub(1)?;
                (part.contains(&name) && self.piece.is_name(name)).then(|| self.piece.word(name))
            });
        let names = names.listed().join(", ");
        let mut words = (open..end).map(|index| self.piece.word(index));
        if !words.any(|word| matches!(word, ":" | "u64" | "u32" | "usize" | "int")) {
            return;
        }
        let (left, right) = (self.piece.word(open), self.piece.word(end - 1));
        if !names.is_empty() {
            self.push(open..end, format!("{left}{names}{right}"));
        }
    }
}
