//! Tokens as a text with lines: what is printed of an expansion while a program is built. To set it
//! as `rustfmt` does would take a parser of Rust in every user's build; `sprague expand` has one.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// The tokens, a line for each statement and item, braces indented.
pub(crate) fn readable(tokens: &TokenStream) -> String {
    let mut lines = Lines::default();
    lines.all(tokens.clone());
    lines.end();
    lines.text
}

/// What the last token was.
#[derive(Clone, Copy, Default)]
enum Last {
    /// There is none in the line, or it opened brackets, or is half a sign.
    #[default]
    Open,
    /// A word, or brackets that were closed.
    Word,
    /// A sign, or the end of one.
    Sign(char),
}

#[derive(Default)]
struct Lines {
    text: String,
    /// What stands in the line so far.
    line: String,
    depth: usize,
    /// How many round or square brackets are open since the last brace.
    brackets: usize,
    last: Last,
}

impl Lines {
    fn all(&mut self, tokens: TokenStream) {
        for tree in tokens {
            match tree {
                TokenTree::Group(group) => match group.delimiter() {
                    Delimiter::Brace => self.braces(group.stream()),
                    Delimiter::Parenthesis => self.brackets(group.stream(), ['(', ')']),
                    Delimiter::Bracket => self.brackets(group.stream(), ['[', ']']),
                    Delimiter::None => self.all(group.stream()),
                },
                TokenTree::Punct(punct) => self.sign(punct.as_char(), punct.spacing()),
                TokenTree::Ident(word) => self.word(&word.to_string()),
                TokenTree::Literal(literal) => self.word(&literal.to_string()),
            }
        }
    }

    fn word(&mut self, word: &str) {
        let apart = match self.last {
            Last::Open => false,
            Last::Word => true,
            Last::Sign(sign) => ",=>+-/;:".contains(sign),
        };
        self.put(word, apart);
        self.last = Last::Word;
    }

    fn sign(&mut self, sign: char, spacing: Spacing) {
        let apart = match self.last {
            // The compiler calls a colon before a reference half of a sign.
            Last::Open => sign == '&' && self.line.ends_with(':'),
            Last::Word => "=+-*/&#'".contains(sign),
            Last::Sign(before) => ",=:".contains(before),
        };
        if sign == ';' && self.line.is_empty() && self.text.ends_with("}\n") {
            self.text.pop();
            return self.text.push_str(";\n");
        }
        let path = sign == ':' && self.line.ends_with(':');
        self.put(sign.encode_utf8(&mut [0; 4]), apart);
        self.last = match spacing {
            Spacing::Alone if !path => Last::Sign(sign),
            _ => Last::Open,
        };
        if sign == ';' && self.brackets == 0 {
            self.end();
        }
    }

    fn braces(&mut self, inside: TokenStream) {
        self.put("{", !matches!(self.last, Last::Open));
        if !inside.is_empty() {
            self.end();
            self.depth += 1;
            let outside = std::mem::take(&mut self.brackets);
            self.all(inside);
            self.brackets = outside;
            self.end();
            self.depth -= 1;
        }
        self.line.push('}');
        self.last = Last::Word;
        if self.brackets == 0 {
            self.end();
        }
    }

    fn brackets(&mut self, inside: TokenStream, [open, close]: [char; 2]) {
        let apart = matches!(self.last, Last::Sign(',' | '=' | ':'));
        let attribute = self.line == "#";
        self.put(open.encode_utf8(&mut [0; 4]), apart);
        self.last = Last::Open;
        self.brackets += 1;
        self.all(inside);
        self.brackets -= 1;
        self.line.push(close);
        self.last = Last::Word;
        if attribute {
            self.end();
        }
    }

    fn put(&mut self, word: &str, apart: bool) {
        if apart && !self.line.is_empty() {
            self.line.push(' ');
        }
        self.line.push_str(word);
    }

    /// Ends the line, if something stands in it.
    fn end(&mut self) {
        if !self.line.is_empty() {
            self.text.push_str(&"    ".repeat(self.depth));
            self.text.push_str(&self.line);
            self.text.push('\n');
            self.line.clear();
        }
        self.last = Last::Open;
    }
}

#[cfg(test)]
mod tests {
    use super::readable;
    use proc_macro2::TokenStream;

    #[test]
    fn statements_and_braces_are_lines() {
        let tokens = "#[doc = \"a; b\"] pub struct G<const K: u64>; const _: () = { \
                      impl a::Game for G { type Rank = [u64; 1]; fn f(&self, x: &T) -> bool { \
                      __s::g(*x, &[(1, 2),], |y| { f(y) }) } fn none() {} } };";
        let tokens: TokenStream = tokens.parse().expect("the text is made of tokens");
        let expected = "\
#[doc = \"a; b\"]
pub struct G<const K: u64>;
const _: () = {
    impl a::Game for G {
        type Rank = [u64; 1];
        fn f(&self, x: &T) -> bool {
            __s::g(*x, &[(1, 2),], |y| {
                f(y)
            })
        }
        fn none() {}
    }
};
";
        assert_eq!(readable(&tokens), expected);
    }

    #[test]
    fn no_token_is_lost() {
        let text = "a::b!{c}; x = |y| { y - 1 }; 'l: loop { break 'l; } r\"a\\\" b\"";
        let dense = |text: &str| -> String { text.split_whitespace().collect() };
        let text = text.replace("r\"a\\\" b\"", "r#\"a\" b\"#");
        let tokens: TokenStream = text.parse().expect("the text is made of tokens");
        assert_eq!(dense(&readable(&tokens)), dense(&text));
    }
}
