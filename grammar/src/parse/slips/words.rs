//! Slips of one word or sign: another one belongs there.

use super::Guesses;
use crate::check::names::meant;

/// Words that stand for others, in the order in which they are tried.
const WORDS: [(&str, &[&str]); 41] = [
    ("=>", &["->", ">="]),
    ("⇒ ↦ ⟶ ⟹ ⟼ ➔ ➜", &["->"]),
    (":", &["for", "in", "=", "->", "if", ""]),
    ("|", &["for"]),
    ("=", &["==", "in", "->", ""]),
    ("==", &["=", "in"]),
    ("& and ∧ also", &["&&", ",", "if"]),
    ("or ∨", &["||", ";"]),
    ("∞ infinity", &[""]),
    ("not ¬", &["!"]),
    ("mod", &["%"]),
    ("--", &["-"]),
    ("div ÷", &["/"]),
    ("× ⋅ ∙", &["*"]),
    ("is equals", &["==", "="]),
    ("<> =/= ≢", &["!="]),
    ("⩽ ≦ ≲", &["<="]),
    ("⩾ ≧ ≳", &[">="]),
    ("≔", &["="]),
    ("∊ ⊂ ⊆", &["in"]),
    ("of from over within element", &["in"]),
    ("to upto until", &["..="]),
    ("... …", &["..=", ".."]),
    ("where when with while provided given", &["for", "if"]),
    (
        "foreach forall all every each any some with ∀",
        &["for", ""],
    ),
    ("for", &[","]),
    ("if", &[",", "where"]),
    ("notin", &["not in"]),
    (",", &["", ";"]),
    (";", &["", ","]),
    (")", &[""]),
    ("]", &[""]),
    ("then do let set", &[""]),
    ("public export", &["pub"]),
    (
        "struct class enum type fn rule rules ruleset def",
        &["game"],
    ),
    ("combine sum compose", &["compound"]),
    ("assert claim check test", &["expect"]),
    ("take quaternary digits code", &["octal"]),
    ("potential decreases decreasing rank", &["measure"]),
    ("hex", &["hexadecimal"]),
    ("∅", &["{}"]),
];

/// Signs of two tokens.
const PAIRS: [(&str, &str, &[&str]); 14] = [
    ("|", "->", &["->"]),
    ("-", "->", &["->"]),
    ("--", ">", &["->"]),
    ("-", ">", &["->"]),
    ("=", "<", &["<="]),
    ("=", "!", &["!="]),
    (":", "=", &["=", "->", "in"]),
    ("<", "-", &["in"]),
    ("!", "in", &["not in"]),
    ("/", "=", &["!="]),
    ("..", "<", &[".."]),
    (":", "-", &["->"]),
    ("=", "..", &["..="]),
    ("such", "that", &["if", "for"]),
];

/// The words of TeX for signs.
pub(super) const TEX: [(&str, &[&str]); 19] = [
    ("to rightarrow Rightarrow longrightarrow mapsto", &["->"]),
    ("in", &["in"]),
    ("notin", &["not in"]),
    ("le leq leqslant", &["<="]),
    ("ge geq geqslant", &[">="]),
    ("ne neq", &["!="]),
    ("lt", &["<"]),
    ("gt", &[">"]),
    ("mid vert", &["|", "for", "if"]),
    ("cdot times ast", &["*"]),
    ("div", &["/"]),
    ("land wedge", &["&&"]),
    ("lor vee", &["||"]),
    ("neg lnot", &["!"]),
    ("ldots dots cdots", &["..=", ".."]),
    ("bmod mod", &["%"]),
    ("infty quad qquad", &[""]),
    ("{ lbrace", &["{"]),
    ("} rbrace", &["}"]),
];

impl Guesses<'_, '_> {
    /// Signs of two tokens, which the grammar refuses at the first or at the second.
    pub(super) fn signs(&mut self) {
        // A function between its arguments, "`mod`".
        let (mark, word, end) = (
            self.piece.word(self.at),
            self.piece.word(self.at + 1),
            self.piece.word(self.at + 2),
        );
        let sign = match word {
            "mod" | "rem" => "%",
            "div" | "quot" => "/",
            "elem" => "in",
            _ => "",
        };
        if (mark, word, end) == ("=", "/", "=") {
            self.push(self.at..self.at + 3, "!=");
        }
        if (mark, end) == ("`", "`") && !sign.is_empty() {
            self.push(self.at..self.at + 3, sign);
        }
        for start in [self.at, self.at.wrapping_sub(1)] {
            let second = start.wrapping_add(1);
            let found = (self.piece.word(start), self.piece.word(second));
            for (first, next, meant) in PAIRS {
                if found == (first, next) {
                    for write in meant {
                        self.push(start..start + 2, *write);
                    }
                }
            }
            for (known, meant) in TEX {
                if found.0 == "\\" && known.split(' ').any(|known| known == found.1) {
                    for write in meant {
                        self.push(start..start + 2, *write);
                    }
                }
            }
        }
    }

    /// One word for another, at the place or before it: a word of the language with other letters
    /// is read as a name, and refused is what comes behind.
    pub(super) fn words(&mut self) {
        for index in [self.at, self.at.wrapping_sub(1)] {
            let word = self.piece.word(index);
            // Commas join choices, and no words in the parentheses of a call.
            let open = self.piece.open(index);
            let called = word == "for" && open.is_some_and(|open| self.piece.word(open) == "(");
            if word.is_empty() || called || self.is_function(index) {
                continue;
            }
            for (known, meant) in WORDS {
                if known.split(' ').any(|known| known == word) {
                    for write in meant {
                        // There is one arrow in a rule, and a rule needs one.
                        let arrow = |end: bool| {
                            let from = if end { index } else { self.piece.range.start };
                            let found = self.piece.find(from, &["->", "→"]);
                            found.is_some_and(|found| end || found < index)
                        };
                        let spare = match (*write, word) {
                            ("->", _) => arrow(false),
                            (";", "or" | "∨") => !arrow(true),
                            _ => false,
                        };
                        if !spare {
                            self.push(index..index + 1, *write);
                        }
                    }
                }
            }
            if let Some(meant) = meant(word).filter(|meant| meant != word && word != "xor") {
                self.push(index..index + 1, meant);
            }
        }
    }
}
