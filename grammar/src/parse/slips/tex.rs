//! Statements in TeX, as plain text.

use super::words::TEX;
use crate::parse::piece::Piece;
use alloc::string::String;

/// What says nothing: spaces, and brackets that grow.
const SPACES: [&str; 10] = [
    "quad", "qquad", ",", ";", ":", "!", "left", "right", "big", "Big",
];

/// The words of a piece without those of TeX; `None` where there are none, or one is not known.
pub(in crate::parse) fn plain(piece: &Piece<'_>) -> Option<String> {
    let mut words = piece.range.clone();
    if !words.any(|at| matches!(piece.word(at), "\\" | "$")) {
        return None;
    }
    let mut text = String::new();
    let mut at = piece.range.start;
    // Where braces of TeX close that are other brackets in the text.
    let mut closing = [(0, ""); 16];
    let mut open = 0;
    while at < piece.range.end {
        let word = piece.word(at);
        at += 1;
        if let Some((_, write)) = closing[..open].iter().find(|(close, _)| *close + 1 == at) {
            text.push_str(write);
            continue;
        }
        if word == "$" {
            continue;
        }
        if word != "\\" {
            text.extend([word, " "]);
            continue;
        }
        let name = piece.word(at);
        at += 1;
        // The brackets of the arguments that are read on.
        let brackets: &[(&str, &str)] = match name {
            "frac" | "tfrac" | "dfrac" => &[("((", ") / "), ("(", ")) ")],
            "text" | "mathrm" | "operatorname" | "mathbf" | "mathit" | "mbox" => &[(" ", " ")],
            "mathbb" => &[("", " ")],
            _ => &[],
        };
        let mut argument = at;
        for (left, right) in brackets {
            let close = piece
                .closing(argument)
                .filter(|_| piece.word(argument) == "{")?;
            *closing.get_mut(open)? = (argument, left);
            *closing.get_mut(open + 1)? = (close, right);
            open += 2;
            argument = close + 1;
        }
        if !brackets.is_empty() || SPACES.contains(&name) {
            continue;
        }
        let sign = match name {
            "lfloor" => "(",
            "rfloor" => ")",
            "cup" => "∪",
            "setminus" => "∖",
            "emptyset" | "varnothing" => "{}",
            "nmid" => "∤",
            "equiv" => "≡",
            "mod" | "pmod" => "mod",
            "gcd" => "gcd",
            "min" => "min",
            "max" => "max",
            _ => {
                let mut known = TEX.iter();
                let found = known.find(|(words, _)| words.split(' ').any(|word| word == name));
                found.and_then(|(_, meant)| meant.first())?
            }
        };
        text.extend([sign, " "]);
    }
    Some(text)
}
