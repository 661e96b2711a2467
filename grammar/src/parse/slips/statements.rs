//! Slips of statements that are no rules: words before a rule, functions, names for sets, ends.

use super::Guesses;
use alloc::format;

impl Guesses<'_, '_> {
    /// Statements.
    pub(super) fn statements(&mut self) {
        self.ended();
        self.label();
        self.as_function();
        self.constant();
    }

    /// `options(n) = n - 1`: a function of the position.
    fn as_function(&mut self) {
        let (piece, start) = (self.piece, self.piece.range.start);
        let Some(close) = piece
            .closing(start + 1)
            .filter(|_| piece.word(start + 1) == "(")
        else {
            return;
        };
        let sign = match (piece.word(close + 1), piece.word(close + 2)) {
            (":", "=") => close + 2,
            ("=" | ":" | "=>", _) => close + 1,
            _ => return,
        };
        let alone = close == start + 3;
        let heaps = if alone {
            piece.words(start + 2..close)
        } else {
            piece.words(start + 1..close + 1)
        };
        if self.is_variable(start) && (start + 2..close).any(|at| self.is_variable(at)) {
            self.push(start..sign + 1, format!("{heaps} ->"));
        }
    }

    /// `move n -> n - 1`, `moves: n -> n - 1`
    fn label(&mut self) {
        let (piece, start) = (self.piece, self.piece.range.start);
        let label = matches!(
            piece.word(start),
            "move" | "moves" | "rule" | "rules" | "option" | "options" | "turn"
        );
        if label && self.at == start + 1 {
            let end = start + 1 + usize::from(piece.word(start + 1) == ":");
            self.push(start..end, "");
        }
    }

    /// That a game has ended where no move is left needs no rule: `terminal n = 0`,
    /// `n = 0 -> lose`. Of other positions it may be left out only if they have no move.
    fn ended(&mut self) {
        let (piece, start, end) = (self.piece, self.piece.range.start, self.end());
        let zero = |at: usize| {
            let heap = self.is_variable(at) && matches!(piece.word(at + 1), "=" | "==");
            if heap { at + 2 } else { at }
        };
        let ends = match self.arrow() {
            None => {
                let zero = zero(start + 1);
                self.ends(start) && self.at > start && piece.word(zero) == "0" && zero + 1 == end
            }
            Some(arrow) => {
                let zero = zero(start);
                self.ends(arrow + 1)
                    && arrow + 2 == end
                    && piece.word(zero) == "0"
                    && zero + 1 == arrow
            }
        };
        if ends && end < piece.range.end {
            self.push(start..end + 1, "");
        }
    }

    /// A word for the end of a game stands there.
    pub(super) fn ends(&self, at: usize) -> bool {
        matches!(
            self.piece.word(at),
            "terminal"
                | "end"
                | "ends"
                | "ended"
                | "lose"
                | "loses"
                | "loss"
                | "lost"
                | "win"
                | "wins"
                | "final"
                | "base"
                | "stop"
                | "over"
        )
    }

    /// `S = {1, 3, 4};`, `k in S where S = {1, 3, 4}`: sets and numbers have no names.
    fn constant(&mut self) {
        let (piece, end) = (self.piece, self.end());
        let word = matches!(
            piece.word(piece.range.start),
            "let" | "const" | "set" | "define"
        );
        let behind = piece.find(piece.range.start, &["where", "with"]);
        let name = match behind {
            Some(word) => word + 1,
            None => piece.range.start + usize::from(word),
        };
        let sign = name + 1;
        let value = match (piece.word(sign), piece.word(sign + 1)) {
            (":", "=") => sign + 2,
            ("=", _) => sign + 1,
            _ => return,
        };
        let close = match piece.word(value) {
            "{" => piece.closing(value),
            _ => Some(value).filter(|value| piece.is_number(*value)),
        };
        if !self.is_variable(name) || close.is_none_or(|close| close + 1 != end) {
            return;
        }
        match behind {
            None if end < piece.range.end => self.push(piece.range.start..end + 1, ""),
            Some(word) if word > 0 && piece.word(word - 1) == piece.word(name) => {
                self.push(word - 1..end, piece.words(value..end));
            }
            _ => {}
        }
    }
}
