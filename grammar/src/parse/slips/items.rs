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
        self.function();
        self.statement();
        let Some(word) = self.item() else {
            // A name and a kind, or a convention and a name.
            let start = piece.range.start;
            let kind = |at: usize| Kind::ALL.iter().any(|kind| kind.word() == piece.word(at));
            if piece.is_name(start) && piece.word(start + 1) == "=" && kind(start + 2) {
                self.push(start..start + 1, format!("compound {}", piece.word(start)));
            }
            if self.before(1) == "misere" && self.is_variable(at) && !kind(at) {
                self.push(at..at + 1, format!("game {}", piece.word(at)));
            }
            return;
        };
        let name = word + 1;
        let sum = |at: usize| Kind::ALL.iter().any(|kind| kind.word() == piece.word(at));
        if piece.word(word) == "game" && piece.word(name + 1) == "=" && sum(name + 2) {
            self.push(word..name, "compound");
        }
        if piece.word(word) == "game" {
            let angles = piece.word(name + 1) == "<";
            let close = piece.find(name, &[">"]).filter(|_| angles);
            let open = close.unwrap_or(name) + 1;
            let heap = Some(piece.word(open + 1)).filter(|_| piece.word(open + 2) == "->");
            self.header(name, open);
            self.default(name, open);
            // Braces before other braces are a header with an error.
            let body = |close| piece.word(close + 1) != "{";
            if piece.word(open) == "{" && at >= open && piece.closing(open).is_none_or(body) {
                let heap = heap.unwrap_or("n");
                let last = piece.word(open - 1);
                self.push(open - 1..open, format!("{last}({heap})"));
            }
            if let Some(close) = close {
                self.typed(name + 1, close + 1);
                // `Sub<{1, 3}>(n)`
                if !(name + 2..close).any(|at| piece.is_name(at)) {
                    self.push(name + 1..close + 1, "");
                }
            }
            return;
        }
        self.compounds(name);
    }

    /// `game Take(n, k = 3)`: a parameter among the heaps.
    fn default(&mut self, name: usize, open: usize) {
        let piece = self.piece;
        let Some(close) = piece.closing(open).filter(|_| piece.word(open) == "(") else {
            return;
        };
        let parts = piece.parts(open + 1..close, ",");
        let (mut heaps, mut parameters) = (Vec::new(), Vec::new());
        for part in parts {
            if piece.word(part.start + 1) == "="
                && part.len() == 3
                && piece.is_number(part.start + 2)
            {
                parameters.push(piece.word(part.start));
            } else {
                heaps.push(piece.words(part));
            }
        }
        if open == name + 1 && !parameters.is_empty() && !heaps.is_empty() {
            let (name_word, heaps) = (piece.word(name), heaps.join(", "));
            let write = format!("{name_word}<{}>({heaps})", parameters.join(", "));
            self.push(name..close + 1, write);
        }
    }

    /// Names in quotation marks or of several words.
    fn name(&mut self, name: usize) {
        let (piece, at) = (self.piece, self.at);
        let bare = piece.word(name).trim_matches('"');
        if bare.len() < piece.word(name).len() && bare.starts_with(char::is_alphabetic) {
            let joined = bare.replace([' ', '-'], "");
            self.push(name..name + 1, joined);
        }
        let mut words = Vec::from([piece.word(name)]);
        let mut end = name + 1;
        while piece.is_name(end) || piece.word(end) == "-" && piece.is_name(end + 1) {
            words.push(piece.word(end).trim_matches('-'));
            end += 1;
        }
        let header = matches!(piece.word(end), "(" | "{" | "[");
        if words.len() > 1 && header && (name + 1..end).contains(&at) {
            self.push(name..end, words.concat());
        }
    }

    /// Statements of Rust and of other languages among the games.
    fn statement(&mut self) {
        let (piece, at) = (self.piece, self.at);
        let word = piece.word(at);
        if matches!(
            word,
            "use" | "const" | "static" | "let" | "import" | "include" | "mod"
        ) && at == piece.range.start
            && let Some(end) = piece.find(at, &[";"])
        {
            self.push(at..end + 1, "");
        }
    }

    /// `Kayles = 0.77;` and `Name: n -> n - 1;`
    fn headless(&mut self, name: usize, open: usize) {
        let piece = self.piece;
        let end = piece.range.end;
        let first = open + 1 + usize::from(matches!(piece.word(open + 1), "octal" | "code"));
        let first = first + usize::from(piece.word(first) == "(");
        let point = |at| matches!(piece.word(at), "." | "·");
        let mut digits = first;
        while piece.is_number(digits) || point(digits) {
            digits += 1;
        }
        if piece.word(open) == "=" && digits > first {
            let (name_word, code) = (piece.word(name), piece.words(first..digits));
            self.push(name..end, format!("{name_word}(n) {{ octal {code}; }}"));
        }
        if matches!(piece.word(open), ":" | "=")
            && let Some(arrow) = piece.find(open, &["->"]).filter(|arrow| *arrow == open + 2)
            && piece.word(end - 1) == ";"
        {
            let (name_word, heap) = (piece.word(name), piece.word(arrow - 1));
            let rules = piece.words(open + 1..end);
            self.push(name..end, format!("{name_word}({heap}) {{ {rules} }}"));
        }
    }

    /// The header and the body of a game: `A n {`, `A(1, 3)(n)`, `A(n) = octal 0.77;`
    fn header(&mut self, name: usize, open: usize) {
        let (piece, at) = (self.piece, self.at);
        self.name(name);
        self.headless(name, open);
        if piece.is_name(open) && at == open && matches!(piece.word(open + 1), "{" | "where") {
            let (name_word, heap) = (piece.word(name), piece.word(open));
            self.push(name..open + 1, format!("{name_word}({heap})"));
        }
        let Some(close) = piece.closing(open) else {
            return;
        };
        let inner = piece.words(open + 1..close);
        let brackets = piece.word(open);
        let dots = inner.ends_with("...") || inner.ends_with('…');
        if matches!(brackets, "(" | "[") && dots || brackets == "[" && inner.is_empty() {
            self.push(open..close + 1, "[..]");
        }
        if matches!(piece.word(close + 1), "(" | "[") {
            // Names are parameters, numbers those of a set.
            let names = piece.parts(open + 1..close, ",").into_iter();
            let mut names = names.map(|part| part.len() == 1 && self.is_variable(part.start));
            if names.all(|name| name) {
                self.push(open..close + 1, format!("<{inner}>"));
            } else {
                self.push(open..close + 1, "");
            }
        }
        let body = close + 1;
        let end = piece.range.end;
        if matches!(piece.word(body), "" | "{" | "where") || at < body {
            return;
        }
        let sign = matches!(piece.word(body), "=" | ":" | ":=" | "=>" | "->");
        let first = body + usize::from(sign) + usize::from(piece.word(body + 1) == "=");
        let statements = match piece.word(body) {
            "[" | "(" => match piece.closing(body) {
                Some(last) => piece.words(body + 1..last),
                None => return,
            },
            _ if piece.word(first) == "{" => return,
            _ => piece.words(first..end),
        };
        if statements.ends_with(';') {
            self.push(body..end, format!("{{ {statements} }}"));
        }
    }

    /// Functions of Rust among the games.
    fn function(&mut self) {
        if self.is_function(self.at)
            && let Some(open) = self.piece.find(self.at, &["{"])
            && let Some(close) = self.piece.closing(open)
        {
            self.push(self.at..close + 1, "");
        }
    }

    /// A function begins at a place: rules have an arrow in their braces.
    pub(super) fn is_function(&self, at: usize) -> bool {
        let piece = self.piece;
        let open = piece.find(at, &["{"]).filter(|_| piece.word(at) == "fn");
        let close = open.and_then(|open| piece.closing(open));
        let (Some(open), Some(close)) = (open, close) else {
            return false;
        };
        !(open..close).any(|index| piece.word(index) == "->")
    }

    /// Compounds whose name stands at a place.
    fn compounds(&mut self, name: usize) {
        let (piece, at) = (self.piece, self.at);
        let kind = |at: usize| Kind::ALL.iter().any(|kind| kind.word() == piece.word(at));
        if kind(at) && at == name + 1 {
            self.push(at..at + 1, format!("= {}", piece.word(at)));
        }
        let end = piece.find(name, &[";"]).unwrap_or(piece.range.end);
        if kind(at.saturating_sub(1)) && at < end && piece.is_name(at) {
            let components = piece.words(at..end);
            self.push(at..end, format!("({components})"));
        }
        match piece.word(at) {
            "<" if at == name + 1 => {
                if let Some(close) = piece.find(at, &[">"]) {
                    self.push(at..close + 1, "");
                }
            }
            "(" => {
                let Some(close) = piece.closing(at) else {
                    return;
                };
                match piece.open(at) {
                    Some(_) if kind(at - 1) => self.push(at - 1..close + 1, "Inner"),
                    Some(_) => self.push(at..close + 1, ""),
                    None if at == name + 1 && kind(name) => {
                        self.push(name..at, format!("Both = {}", piece.word(name)));
                    }
                    None => {}
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
        const SIGNS: [&str; 9] = [":", "∈", "in", ">", ">=", "≥", "<", "<=", "="];
        let parts = self.piece.parts(open + 1..end - 1, ",").into_iter();
        let names = parts.filter_map(|part| {
            let name = self.piece.find(part.start, &SIGNS);
            let name = name.filter(|at| part.contains(at)).unwrap_or(part.end);
            let name = name.checked_sub(1)?;
            (part.contains(&name) && self.piece.is_name(name)).then(|| self.piece.word(name))
        });
        let names = names.listed().join(", ");
        let mut words = (open + 1..end - 1).map(|index| self.piece.word(index));
        if !words
            .any(|word| SIGNS.contains(&word) || matches!(word, "u64" | "u32" | "usize" | "int"))
        {
            return;
        }
        let mut words = (open + 1..end - 1).map(|index| self.piece.word(index));
        if words.any(|word| matches!(word, "misere" | "normal" | "true" | "false")) {
            return;
        }
        let (left, right) = (self.piece.word(open), self.piece.word(end - 1));
        let mut signs = open + 1..end - 1;
        let bounded = signs.any(|at| {
            let sign = matches!(self.piece.word(at), ">" | ">=" | "≥" | "<" | "<=");
            sign && (left == "<" || self.piece.word(at + 1) != "0")
        });
        // What bounds parameters stands behind `where`; heaps are bounded by guards.
        if bounded {
            if left == "<"
                && let Some(header) = self.piece.closing(end)
            {
                let (conditions, heaps) = (
                    self.piece.words(open + 1..end - 1),
                    self.piece.words(end..header + 1),
                );
                self.push(
                    open..header + 1,
                    format!("<{names}>{heaps} where {conditions}"),
                );
            }
            return;
        }
        if !names.is_empty() {
            self.push(open..end, format!("{left}{names}{right}"));
        }
    }
}
