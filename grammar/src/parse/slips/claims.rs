//! Slips in claims, and codes without their word.

use super::Guesses;
use crate::check::names::QUANTITIES;
use crate::listed::Listed;
use alloc::format;

impl Guesses<'_, '_> {
    /// Claims.
    pub(super) fn claims(&mut self) {
        let (piece, at, start) = (self.piece, self.at, self.piece.range.start);
        let quantity = |at| QUANTITIES.contains(&piece.word(at));
        if quantity(start) {
            self.push(start..start + 1, format!("expect {}", piece.word(start)));
        }
        self.alone();
        if piece.word(start) != "expect" {
            return;
        }
        let named = quantity(at.wrapping_sub(1));
        match piece.word(at) {
            "normal" | "misere" if named => {
                let (convention, quantity) = (piece.word(at), self.before(1));
                self.push(at - 1..at + 1, format!("{convention} {quantity}"));
            }
            "preperiod" | "after" | "since" => self.push(at..at + 1, "from"),
            "->" | "is" | ":" => self.push(at..at + 1, "="),
            // The nimber for its number.
            "*" if piece.is_number(at + 1) => self.push(at..at + 1, ""),
            _ => {}
        }
        // `expect grundy 5 = 1`
        if piece.is_number(at) && named && matches!(piece.word(at + 1), "=" | "is" | "==") {
            self.push(at..at + 1, format!("({})", piece.word(at)));
        }
        self.asked(named);
        // `expect grundy period 12`
        if piece.is_number(at) && self.before(1) == "period" {
            let named = quantity(at.wrapping_sub(2));
            let write = if named { "period" } else { "grundy period" };
            let from = if piece.word(at + 1) == "from" {
                ""
            } else {
                " from 0"
            };
            self.push(
                at - 1..at + 1,
                format!("{write} = {}{from}", piece.word(at)),
            );
        }
        // `expect outcome(3) = "N"`
        let bare = piece.word(at).trim_matches(['"', '\'']);
        if bare.len() < piece.word(at).len() {
            self.push(at..at + 1, bare);
        }
        self.several();
    }

    /// Positions: `expect grundy[3, 5] = 1`, `expect P(0)`.
    fn asked(&mut self, named: bool) {
        let (piece, at, start) = (self.piece, self.at, self.piece.range.start);
        // `expect grundy[3, 5] = 1`: a position of several heaps.
        if piece.word(at) == "["
            && named
            && let Some(close) = piece.closing(at)
            && piece.words(at..close).contains(',')
        {
            let heaps = piece.words(at..close + 1);
            self.push(at..close + 1, format!("({heaps})"));
        }
        // `expect P(0)`
        let ends = matches!(piece.word(start + 1), "P" | "N");
        if ends
            && piece.word(start + 2) == "("
            && let Some(close) = piece.closing(start + 2)
        {
            let asked = piece.words(start + 2..close + 1);
            let write = format!("outcome{asked} = {}", piece.word(start + 1));
            self.push(start + 1..close + 1, write);
        }
    }

    /// A code or a period without the word for what it is.
    fn alone(&mut self) {
        let (piece, at, start) = (self.piece, self.at, self.piece.range.start);
        // A code alone, `0.77;`
        let code = (start..piece.range.end)
            .take_while(|at| piece.is_number(*at) || matches!(piece.word(*at), "." | "·"));
        let end = start + code.count();
        if end > start && piece.word(end) == ";" && at >= start {
            self.push(start..end, format!("octal {}", piece.words(start..end)));
        }
        // `period 34 from 53`
        if piece.word(start) == "period" && piece.is_number(start + 1) {
            let write = format!("expect grundy period = {}", piece.word(start + 1));
            self.push(start..start + 2, write);
        }
    }

    /// `expect grundy = 0 1 2`, `expect grundy(0..3) = 0, 1, 2`,
    /// `expect grundy(4) = 0, grundy(5) = 1`
    fn several(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let Some(sign) = piece.find(piece.range.start, &["="]) else {
            return;
        };
        let end = piece.find(sign, &[";"]).unwrap_or(piece.range.end);
        let mut values = sign + 1..end;
        if piece.is_number(at) && values.all(|at| piece.is_number(at)) {
            let all = (sign + 1..end).map(|at| piece.word(at)).listed();
            self.push(sign + 1..end, all.join(", "));
        }
        if matches!(piece.word(at), ".." | "..=" | "...")
            && self.before(1) == "0"
            && self.before(2) == "("
            && let Some(close) = piece.closing(at - 2)
        {
            self.push(at - 3..close + 1, piece.word(at - 3));
        }
        for name in [at + 1, at, at.saturating_sub(1)] {
            let listed = name > 0 && piece.word(name - 1) == ",";
            if listed && QUANTITIES.contains(&piece.word(name)) {
                self.push(name - 1..name, "; expect");
            }
        }
    }
}
