//! The rules as a text, with the way back from each word to its token. Nothing else reads tokens.
//!
//! Not syn: a block of games is no Rust, so syn could read only attributes and visibilities; the
//! grammar reads those with the rest, and what it found is handed on as the author's own tokens.
//! That saves a dependency that takes longer to build than this project.

use core::ops::Range;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use sprague_codegen::Source;
use sprague_grammar::listed::Listed;
use sprague_grammar::{self as grammar, Error, ErrorKind};

/// How deep brackets may be nested.
const DEPTH: usize = 100;

/// A word or a bracket, where the compiler has it and where the text does.
pub(crate) type Leaf<'a> = (&'a str, Span, Range<usize>);

/// A text made of tokens.
pub(crate) struct Text {
    words: String,
    /// Every word of the text and each bracket, in order.
    leaves: Vec<(Range<usize>, Span)>,
    /// The tokens that stand in no brackets, and the brackets among them as a whole.
    trees: Vec<(Range<usize>, TokenTree)>,
    /// Why the tokens were not all read.
    refused: Option<Error>,
}

impl Text {
    /// Writes out tokens. A space stands behind each, except where two signs are one operator;
    /// invisible brackets, which `macro_rules!` puts around what it matched, are left out.
    pub(crate) fn render(tokens: impl IntoIterator<Item = TokenTree>) -> Self {
        let mut text = Self {
            words: String::new(),
            leaves: Vec::new(),
            trees: Vec::new(),
            refused: None,
        };
        for tree in tokens {
            text.outermost(tree, 0);
        }
        text
    }

    /// The text.
    pub(crate) fn words(&self) -> &str {
        &self.words
    }

    /// The error for which there is no text.
    pub(crate) fn refused(&self) -> Option<&Error> {
        self.refused.as_ref()
    }

    /// Every word and bracket, where the compiler has it and where the text does.
    pub(crate) fn leaves(&self) -> impl Iterator<Item = Leaf<'_>> {
        let leaves = self.leaves.iter();
        leaves.map(|(range, span)| (&self.words[range.clone()], *span, range.clone()))
    }

    /// The spans of the first and the last token of a place; of an empty one, of the token before.
    pub(crate) fn spans(&self, place: grammar::Span) -> (Span, Span) {
        let behind = self
            .leaves
            .partition_point(|(range, _)| range.start < place.end);
        let first = self
            .leaves
            .partition_point(|(range, _)| range.end <= place.start);
        let last = behind.saturating_sub(1);
        match (self.leaves.get(first.min(last)), self.leaves.get(last)) {
            (Some((_, first)), Some((_, last))) => (*first, *last),
            _ => (Span::call_site(), Span::call_site()),
        }
    }

    /// The author's own writing of the outermost brackets around a place, and what the compiler
    /// made of it: each word, where it is for the compiler and where in the text.
    pub(crate) fn around(&self, place: grammar::Span) -> Option<(String, Vec<Leaf<'_>>)> {
        let behind = |(range, _): &&(Range<usize>, TokenTree)| range.end > place.start;
        let (outer, tree) = self.trees.iter().find(behind)?;
        let TokenTree::Group(group) = tree else {
            return None;
        };
        let mut leaves = Vec::new();
        for leaf in self.leaves() {
            if outer.start <= leaf.2.start && leaf.2.end <= outer.end {
                leaves.push(leaf);
            }
        }
        Some((group.span().source_text()?, leaves))
    }

    /// Writes what stands in no brackets, and keeps it.
    fn outermost(&mut self, tree: TokenTree, depth: usize) {
        match &tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                if self.may_enter(&tree, depth) {
                    for tree in group.stream() {
                        self.outermost(tree, depth + 1);
                    }
                }
            }
            _ => {
                let start = self.words.len();
                self.write(&tree, depth);
                self.trees.push((start..self.words.len(), tree));
            }
        }
    }

    fn write(&mut self, tree: &TokenTree, depth: usize) {
        match tree {
            TokenTree::Group(group) => {
                if !self.may_enter(tree, depth) {
                    return;
                }
                let (open, close) = match group.delimiter() {
                    // An expression that a macro matched stays one operand.
                    Delimiter::None if is_operation(group.stream()) => ("(", ")"),
                    delimiter => brackets(delimiter),
                };
                self.leaf(open, group.span_open());
                for tree in group.stream() {
                    self.write(&tree, depth + 1);
                }
                self.leaf(close, group.span_close());
            }
            TokenTree::Punct(punct) => {
                self.leaf(punct.as_char().encode_utf8(&mut [0; 4]), punct.span());
                if punct.spacing() == Spacing::Joint {
                    self.words.pop();
                }
            }
            TokenTree::Ident(word) => self.leaf(&word.to_string(), word.span()),
            TokenTree::Literal(literal) => self.leaf(&literal.to_string(), literal.span()),
        }
    }

    /// Writes a word and a space.
    fn leaf(&mut self, word: &str, span: Span) {
        if word.is_empty() {
            return;
        }
        let start = self.words.len();
        self.words.push_str(word);
        self.leaves.push((start..self.words.len(), span));
        self.words.push(' ');
    }

    /// Brackets nested too deeply are an error: each level takes room on the stack, and the
    /// compiler itself falls over at some thousands.
    fn may_enter(&mut self, brackets: &TokenTree, depth: usize) -> bool {
        if depth < DEPTH {
            return true;
        }
        if self.refused.is_none() {
            let start = self.words.len();
            self.leaf("(", brackets.span());
            let place = grammar::Span::new(start, self.words.len());
            self.refused = Some(Error::new(ErrorKind::TooDeep { limit: DEPTH }, place));
        }
        false
    }
}

/// Whether tokens are an expression with an operator in it, which is no range.
fn is_operation(tokens: TokenStream) -> bool {
    let mut operator = false;
    let mut before = None;
    for tree in tokens {
        let TokenTree::Punct(punct) = tree else {
            before = None;
            continue;
        };
        let sign = punct.as_char();
        if (before, sign) == (Some('.'), '.') {
            return false;
        }
        operator |= "+-*/%|&!<>".contains(sign) || (before, sign) == (Some('='), '=');
        before = (punct.spacing() == Spacing::Joint).then_some(sign);
    }
    operator
}

/// The text of brackets, none of invisible ones.
const fn brackets(delimiter: Delimiter) -> (&'static str, &'static str) {
    match delimiter {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => ("", ""),
    }
}

/// The tokens of a path or a type, brackets as a whole: all up to the bracket that closes, which
/// is taken too.
fn trees(leaves: &mut dyn Iterator<Item = (&str, Span)>) -> TokenStream {
    let mut stream = Vec::new();
    while let Some((word, span)) = leaves.next() {
        let tree = match word {
            "(" => Group::new(Delimiter::Parenthesis, trees(leaves)).into(),
            "[" => Group::new(Delimiter::Bracket, trees(leaves)).into(),
            "{" => Group::new(Delimiter::Brace, trees(leaves)).into(),
            ")" | "]" | "}" => break,
            _ => leaf(word, span),
        };
        stream.push(respanned(tree, span));
    }
    stream.into_iter().collect()
}

/// A word, a literal or a sign. A colon may be joint always: it never begins a longer sign.
fn leaf(word: &str, span: Span) -> TokenTree {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(':'), None) => Punct::new(':', Spacing::Joint).into(),
        (Some(sign), None) if !sign.is_alphanumeric() && sign != '_' => {
            Punct::new(sign, Spacing::Alone).into()
        }
        _ => match (word.strip_prefix("r#"), word.parse::<Literal>()) {
            (_, Ok(literal)) => literal.into(),
            (Some(raw), _) => Ident::new_raw(raw, span).into(),
            (None, _) => Ident::new(word, span).into(),
        },
    }
}

/// The token at another place.
fn respanned(mut tree: TokenTree, span: Span) -> TokenTree {
    tree.set_span(span);
    tree
}

impl Source for Text {
    fn tokens(&self, place: grammar::Span) -> Vec<TokenTree> {
        let first = self
            .trees
            .partition_point(|(range, _)| range.start < place.start);
        let inside = |(range, _): &&(Range<usize>, TokenTree)| range.start < place.end;
        self.trees[first..]
            .iter()
            .take_while(inside)
            .map(|(_, tree)| tree.clone())
            .listed()
    }

    fn path(&self, place: grammar::Span) -> TokenStream {
        let first = self
            .leaves
            .partition_point(|(range, _)| range.start < place.start);
        let inside = self.leaves[first..].iter();
        let inside = inside.take_while(|(range, _)| range.start < place.end);
        trees(&mut inside.map(|(range, span)| (&self.words[range.clone()], *span)))
    }

    fn span(&self, place: grammar::Span) -> Span {
        self.spans(place).0
    }
}

#[cfg(test)]
mod tests {
    use super::{DEPTH, Text};
    use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};
    use sprague_codegen::Source;
    use sprague_grammar::Span;

    fn render(tokens: &str) -> Text {
        let tokens: TokenStream = tokens.parse().expect("the text is made of tokens");
        Text::render(tokens)
    }

    #[test]
    fn operators_stay_whole() {
        let text = render("n->n-k for k in 1..=n if a!=b && 2|n , x::y");
        assert_eq!(
            text.words(),
            "n -> n - k for k in 1 ..= n if a != b && 2 | n , x :: y "
        );
    }

    #[test]
    fn brackets_and_codes() {
        assert_eq!(
            render("octal 0.77; [a,..rest]").words(),
            "octal 0.77 ; [ a ,.. rest ] "
        );
        assert_eq!(render("{(1,2)}").words(), "{ ( 1 , 2 ) } ");
    }

    #[test]
    fn invisible_brackets_vanish() {
        let number = TokenTree::from(Literal::u8_unsuffixed(3));
        let group = Group::new(Delimiter::None, number.into());
        let twice = Group::new(Delimiter::None, TokenTree::from(group).into());
        let text = Text::render([TokenTree::from(twice)]);
        assert_eq!((text.words(), text.trees.len()), ("3 ", 1));
    }

    #[test]
    fn places_give_back_their_tokens() {
        let text = render("#[cfg(all())] pub(crate) game Mark(n) {}");
        for words in ["# [ cfg ( all ( ) ) ]", "pub ( crate )", "Mark"] {
            let start = text.words().find(words).expect("the words are in the text");
            let tokens = text.tokens(Span::new(start, start + words.len()));
            let tokens: TokenStream = tokens.into_iter().collect();
            let expected: TokenStream = words.parse().expect("the words are tokens");
            assert_eq!(tokens.to_string(), expected.to_string());
        }
    }

    #[test]
    fn every_place_has_spans() {
        for words in ["", "a", "a (b) c"] {
            let text = render(words);
            for start in 0..text.words().len() + 3 {
                for end in 0..text.words().len() + 3 {
                    let _ = text.spans(Span::new(start, end));
                    let _ = text.tokens(Span::new(start, end));
                }
            }
        }
    }

    #[test]
    fn depth_is_bounded() {
        let nested = |depth| format!("{}{}", "(".repeat(depth), ")".repeat(depth));
        assert!(render(&nested(DEPTH)).refused().is_none());
        assert!(render(&nested(DEPTH + 1)).refused().is_some());
        assert!(render(&nested(3 * DEPTH)).refused().is_some());
    }
}
