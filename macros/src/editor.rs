//! What an editor sees of a block beside its items: every word of the language as a path to what
//! documents it, and every name of a rule as a variable, at the author's own tokens. So the editor
//! can show, follow, rename and colour them as it does the words of Rust.
//!
//! An editor alone is given this: for a compiler it would be work without use.

use crate::text::Text;
use core::ops::Range;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Game, Parameter, Rules, Variable, VariableKind};
use sprague_grammar::{Compiled, language};
use std::collections::BTreeSet;

// Input:  pub game Take(n) { n -> n - k for k in primes; }
// Output: #[allow(…)] const _: () = {
//             const _: fn() = || { let n: u64 = 0; let k: u64 = 0; let _ = n; let _ = k; };
//             fn __words(_: …::words::game, _: …::words::primes) {}
//         };
/// The words and the names of a block; `root` is the path of the facade.
pub(crate) fn items(compiled: &Compiled, text: &Text, root: &TokenStream) -> TokenStream {
    let mut names = Names {
        text,
        seen: BTreeSet::new(),
        functions: TokenStream::new(),
    };
    for game in &compiled.model.games {
        names.of_game(game);
    }
    let functions = &names.functions;
    let words = text.leaves().filter_map(|(word, span, range)| {
        let known = language().any(|known| known == word) && !is_of_rust(word);
        let known = known && !names.seen.contains(&range.start);
        known.then(|| Ident::new(word, span))
    });
    // An editor's own checker sees it, and nothing in it is the author's to mend: a heap that only
    // the header names is no unused variable.
    quote! {
        #[allow(warnings, unused, clippy::all, clippy::pedantic, clippy::nursery)]
        const _: () = {
            #functions
            fn __words(#(_: #root::words::#words),*) {}
        };
    }
}

/// A word that Rust has, too, is no path.
fn is_of_rust(word: &str) -> bool {
    matches!(word, "for" | "if" | "in" | "pub" | "where")
}

/// What is known of the names so far.
struct Names<'a> {
    text: &'a Text,
    /// Where names begin.
    seen: BTreeSet<usize>,
    functions: TokenStream,
}

impl Names<'_> {
    fn of_game(&mut self, game: &Game) {
        let moves = match &game.rules {
            Rules::Moves(moves) => moves.as_slice(),
            Rules::Code(_) => &[],
        };
        for rule in moves {
            let place = rule.span.range();
            self.bound(&rule.variables, |range| within(range, &place));
        }
        let whole = game.name_span.end..game.span.range().end;
        let parameter = |parameter: &Parameter| Variable {
            name: parameter.name.clone(),
            span: parameter.span,
            kind: VariableKind::Number,
        };
        let parameters: Vec<_> = game.parameters.iter().map(parameter).listed();
        self.bound(&parameters, |range| within(range, &whole));
        // Each rule has names of its own for the heaps; those of the header are for the rest.
        let outside = |range: &Range<usize>| {
            within(range, &whole) && !moves.iter().any(|rule| within(range, &rule.span.range()))
        };
        let heap = |name: &String| {
            let mut leaves = self.text.leaves();
            let (_, _, range) = leaves.find(|(word, _, range)| word == name && outside(range))?;
            Some(Variable {
                name: name.clone(),
                span: sprague_grammar::Span::new(range.start, range.end),
                kind: VariableKind::Heap,
            })
        };
        let heaps: Vec<_> = game.heap_names.iter().filter_map(heap).listed();
        self.bound(&heaps, outside);
    }

    /// A function that binds names where they are given, and reads them where they are used: all
    /// equal words of a place, for nothing shadows a name.
    fn bound(&mut self, variables: &[Variable], is_here: impl Fn(&Range<usize>) -> bool) {
        let mut statements = TokenStream::new();
        for variable in variables {
            let mut given = None;
            let mut used = Vec::new();
            for (word, span, range) in self.text.leaves() {
                if word == variable.name && is_here(&range) {
                    self.seen.insert(range.start);
                    if range.start == variable.span.start {
                        given = Some(ident(word, span));
                    } else {
                        used.push(ident(word, span));
                    }
                }
            }
            // Heaps that have no name are written `..`.
            if let Some(given) = given.flatten() {
                let used = used.into_iter().flatten();
                statements.extend(match variable.kind {
                    VariableKind::Heap | VariableKind::Number => {
                        quote!(let #given: ::core::primitive::u64 = 0;)
                    }
                    VariableKind::Rest | VariableKind::List => {
                        quote!(let #given: &[::core::primitive::u64] = &[];)
                    }
                });
                statements.extend(quote!(#(let _ = #used;)*));
            }
        }
        if !statements.is_empty() {
            self.functions
                .extend(quote!(const _: fn() = || { #statements };));
        }
    }
}

fn within(range: &Range<usize>, place: &Range<usize>) -> bool {
    place.start <= range.start && range.end <= place.end
}

/// The word as a name of Rust, if it is one.
fn ident(word: &str, span: Span) -> Option<Ident> {
    let plain = word.strip_prefix("r#").unwrap_or(word);
    if !plain.starts_with(|first: char| first.is_alphabetic() || first == '_') {
        return None;
    }
    Some(match word.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, span),
        None => Ident::new(word, span),
    })
}

#[cfg(test)]
mod tests {
    use super::items;
    use crate::text::Text;
    use proc_macro2::{TokenStream, TokenTree};
    use quote::quote;
    use std::collections::BTreeMap;

    const BLOCK: &str = "
        /// One of them.
        pub game Take<K>(n) where K >= 1 { n -> n - k for k in 1..=K if gcd(k, n) == 1; }
        pub misere game Rows(rows, tuple) {
            (a, b) -> (a - 1, rows) for rows in divisors(b) if rows < b;
            (a, b) -> (a, b - 1);
            measure rows + tuple, tuple;
        }
        pub game Kayles(n) { octal 0.77; expect grundy = 0, 1, 2; }
        game Whole[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
        compound All = conjunctive(Kayles, ..);";

    /// All words, with their places in the block and how they were written there.
    fn idents(stream: TokenStream, into: &mut Vec<(usize, usize, String)>) {
        for tree in stream {
            match tree {
                TokenTree::Group(group) => idents(group.stream(), into),
                TokenTree::Ident(word) => {
                    let start = word.span().start();
                    into.push((start.line, start.column, word.to_string()));
                }
                _ => {}
            }
        }
    }

    fn shown(block: &str) -> (Vec<(usize, usize, String)>, TokenStream) {
        let tokens: TokenStream = block.parse().expect("the block is made of tokens");
        let mut written = Vec::new();
        idents(tokens.clone(), &mut written);
        let text = Text::render(tokens);
        let compiled = sprague_grammar::compile(text.words());
        (written, items(&compiled, &text, &quote!(::sprague)))
    }

    #[test]
    fn every_word_and_name_is_found_at_its_place() {
        let (written, output) = shown(BLOCK);
        let mut found = Vec::new();
        idents(output.clone(), &mut found);
        // What Rust colours itself, the names of types, and `doc` of a comment.
        let others = [
            "pub", "where", "for", "in", "if", "doc", "Take", "Rows", "Kayles", "Whole", "All",
        ];
        let mut count = BTreeMap::new();
        for word in written {
            let times = found.iter().filter(|other| **other == word).count();
            let expected = usize::from(!others.contains(&word.2.as_str()));
            assert_eq!(times, expected, "{word:?} in {output}");
            *count.entry(expected).or_insert(0) += 1;
        }
        assert!(count[&1] >= 50, "{count:?}");
    }

    #[test]
    fn a_name_leads_to_where_it_was_given() {
        let (_, output) = shown("game G(n) { n -> n - k for k in {1, 3} if k < n; }");
        let output = output.to_string().replace(' ', "");
        // The rule has an n of its own, and two of each name besides.
        let rule = "letn:::core::primitive::u64=0;let_=n;let_=n;\
                    letk:::core::primitive::u64=0;let_=k;let_=k;";
        assert!(output.contains(rule), "{output}");
        assert!(
            output.contains("__words(_:::sprague::words::game)"),
            "{output}"
        );
    }

    #[test]
    fn half_a_block_is_shown_too() {
        let words: Vec<_> = BLOCK.split_whitespace().collect();
        for end in 0..words.len() {
            let half = words[..end].join(" ");
            let closed = half.clone() + &")".repeat(3);
            for text in [half, closed] {
                if let Ok(tokens) = text.parse::<TokenStream>() {
                    let text = Text::render(tokens);
                    let compiled = sprague_grammar::compile(text.words());
                    let _ = items(&compiled, &text, &quote!(::sprague));
                }
            }
        }
    }
}
