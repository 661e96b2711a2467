//! Where something stands in a rule text.

use alloc::string::String;
use core::ops::Range;

/// A range of bytes of the rule text, `start..end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte behind the last one.
    pub end: usize,
}

/// A line and a column of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
}

impl Span {
    /// The bytes `start..end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The least span that covers both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// The bytes as a range, to index the text with.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }

    /// Where it begins, as editors count. Cost: linear in the text before it.
    #[must_use]
    pub fn place(self, text: &str) -> Place {
        let before = self.start.min(text.len());
        let before = (0..=before).rev().find_map(|end| text.get(..end));
        let before = before.unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Place {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// The words that stand there; empty where the span does not fit the text.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or("")
    }
}

/// Words of a text as people write them: a macro is told its tokens, and between these there is a
/// space or none by no rule.
pub(crate) fn spelled(words: &str) -> String {
    /// Nothing stands before these.
    const TIGHT_BEFORE: [char; 6] = [',', ')', ']', '}', ';', ':'];
    /// Nothing stands behind these.
    const TIGHT_BEHIND: [char; 4] = ['(', '[', '{', '!'];
    let mut spelled = String::new();
    for word in words.split_whitespace() {
        let call =
            word.starts_with('(') && spelled.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let tight = spelled.is_empty()
            || word.starts_with(TIGHT_BEFORE)
            || spelled.ends_with(TIGHT_BEHIND)
            || (word.starts_with("..") && !spelled.ends_with(','))
            || spelled.ends_with("..")
            || spelled.ends_with("::")
            || spelled.ends_with("..=")
            || call;
        if !tight {
            spelled.push(' ');
        }
        spelled.push_str(word);
    }
    spelled
}

#[cfg(test)]
mod tests {
    use super::{Place, Span};

    #[test]
    fn places_are_counted_from_one_in_characters() {
        let text = "a\r\né ½ b\n";
        let table = [
            ("a", 1, 1),
            ("é", 2, 1),
            ("½", 2, 3),
            ("b", 2, 5),
            ("", 1, 1),
        ];
        for (word, line, column) in table {
            let start = text.find(word).expect("the word is in the text");
            let place = Span::new(start, start + word.len()).place(text);
            assert_eq!(place, Place { line, column }, "{word}");
        }
        let inside = text.find('é').expect("it is there") + 1;
        let odd = [(inside, 2, 1), (text.len(), 3, 1), (text.len() + 9, 3, 1)];
        for (start, line, column) in odd {
            assert_eq!(Span::new(start, start).place(text), Place { line, column });
        }
    }

    #[test]
    fn words_are_quoted_as_people_write_them() {
        for (told, written) in [
            ("1 ..", "1.."),
            ("1 ..= n", "1..=n"),
            ("crate :: f (k , 2)", "crate::f(k, 2)"),
            ("< const K : u64 >", "< const K: u64 >"),
            ("[ ( a , y ) , .. rest ]", "[(a, y), ..rest]"),
            ("{ (1 , 2) , (2 , 1) }", "{(1, 2), (2, 1)}"),
            ("4 * x + y , y", "4 * x + y, y"),
            ("a - ( b + c ) / 2", "a - (b + c) / 2"),
            ("! (d | n)", "!(d | n)"),
            ("max(0,\n   n-7)", "max(0, n-7)"),
            ("", ""),
        ] {
            assert_eq!(super::spelled(told), written, "{told}");
        }
    }
}
