//! Where something stands in a rule text.

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
}
