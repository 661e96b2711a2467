//! The parser that is checked in is the one that pest makes of `game.pest`, made faster.
//!
//! Users build no parser generator: the grammar crate depends on pest alone. After a change of the
//! grammar, `SPRAGUE_BLESS=1 cargo test -p sprague-tests --test generated` writes the parser anew.
//!
//! A macro runs without optimisation in a user's build, where each call of pest's takes about a
//! thousand instructions, whatever comes of it. So what does nothing is left out (the grammar has
//! no white space to skip), and where no error will be told, for which pest must hear of each rule
//! that has failed, a rule is not tried if the next character cannot begin it. Parsers are joined
//! as pointers: else each of some 300 has a copy of pest's methods and of the library's, and those
//! took a seventh of the time in which the grammar is compiled.

use proc_macro2::TokenStream;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use syn::visit_mut::{VisitMut, visit_expr_method_call_mut, visit_expr_mut, visit_item_fn_mut};
use syn::{Expr, ExprMethodCall, ItemFn, Lit, Stmt, parse_quote};

/// What stands before the parser.
const HEADER: &str = "// Made from game.pest by tests/tests/generated.rs; not to be edited.\n\
    #![allow(dead_code, unreachable_pub, clippy::pedantic)]\n\n\
    use super::parse::quick::{Parser, cannot_begin, is_quick, otherwise, then};\n\n\
    /// The parser of rule texts.\npub(crate) struct Grammar;\n\n";

/// Signs and words that nothing behind the parser looks for: where no error will be told, they are
/// taken without a note that they were there.
const UNREAD: [&str; 10] = [
    "arrow", "assign", "comma", "kw_for", "kw_game", "kw_if", "kw_in", "rbrace", "rbracket",
    "rparen",
];

/// A file of the grammar crate.
fn source(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../grammar/src")
        .join(name)
}

/// The text of the parser of a grammar.
fn parser_of(grammar: &str) -> String {
    let input = format!("#[grammar_inline = {grammar:?}] struct Grammar;");
    let input: TokenStream = input
        .parse()
        .expect("the item is Rust whatever the grammar holds");
    let tokens = pest_generator::derive_parser(input, false);
    // The grammar crate has no `std`, whose parts are elsewhere then.
    let text = tokens.to_string();
    let text = text.replace(":: std :: result", ":: core :: result");
    let text = text.replace(":: std ::", ":: alloc ::");
    let tokens: TokenStream = text.parse().expect("only a path has changed");
    let mut file = syn::parse2(tokens).expect("a generated parser is Rust");
    Shorten.visit_file_mut(&mut file);
    let mut rules = Rules::default();
    rules.visit_file_mut(&mut file);
    Guard(&rules).visit_file_mut(&mut file);
    Share.visit_file_mut(&mut file);
    format!("{HEADER}{}", prettyplease::unparse(&file))
}

/// Leaves out the calls that do nothing.
struct Shorten;

impl VisitMut for Shorten {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        visit_expr_mut(self, expr);
        if let Some(shorter) = shorter(expr) {
            *expr = shorter;
        }
    }
}

/// The same parser with one call less, if there is one.
fn shorter(expr: &Expr) -> Option<Expr> {
    // `|state| { f(state) }` is `f`.
    if let Expr::Closure(closure) = expr {
        let Expr::Call(call) = inside(&closure.body) else {
            return None;
        };
        return Some((*call.func).clone());
    }
    let Expr::MethodCall(call) = expr else {
        return None;
    };
    let first = call.args.first();
    match call.method.to_string().as_str() {
        "and_then" if is_skip(first?) => Some((*call.receiver).clone()),
        "and_then" if is_skip(&call.receiver) => Some(applied(first?)),
        // A rule by itself undoes what it has done.
        "sequence" => match first? {
            rule @ Expr::Path(_) => Some(applied(rule)),
            closure => match inside(body(closure)?) {
                Expr::MethodCall(call) if call.method == "and_then" => None,
                alone => Some(alone.clone()),
            },
        },
        // `(a ~ a*)?` is `a*`.
        "optional" => {
            let Expr::MethodCall(more) = inside(body(first?)?) else {
                return None;
            };
            let repeat = inside(body(more.args.first()?)?);
            let same = more.method == "and_then" && *more.receiver == applied(again(repeat)?);
            same.then(|| repeat.clone())
        }
        _ => None,
    }
}

/// `f` in `state.repeat(f)`.
fn again(expr: &Expr) -> Option<&Expr> {
    match expr {
        Expr::MethodCall(call) if call.method == "repeat" => call.args.first(),
        _ => None,
    }
}

/// The function for white space, or a call of it.
fn is_skip(expr: &Expr) -> bool {
    match expr {
        Expr::Call(call) => is_skip(&call.func),
        Expr::Path(path) => path
            .path
            .segments
            .last()
            .is_some_and(|name| name.ident == "skip"),
        _ => false,
    }
}

/// What a parser does with the state.
fn applied(parser: &Expr) -> Expr {
    match body(parser) {
        Some(body) => inside(body).clone(),
        None => parse_quote!(#parser(state)),
    }
}

/// The body of a closure.
fn body(expr: &Expr) -> Option<&Expr> {
    match expr {
        Expr::Closure(closure) => Some(&closure.body),
        _ => None,
    }
}

/// An expression without braces around it.
fn inside(expr: &Expr) -> &Expr {
    match expr {
        Expr::Block(block) => match block.block.stmts.as_slice() {
            [Stmt::Expr(inner, None)] => inside(inner),
            _ => expr,
        },
        _ => expr,
    }
}

/// A name without what makes it raw.
fn plain(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

/// What every rule does.
#[derive(Default)]
struct Rules(BTreeMap<String, Expr>);

impl VisitMut for Rules {
    fn visit_item_fn_mut(&mut self, function: &mut ItemFn) {
        // The check of the stack before it does nothing: nesting is bounded before pest runs.
        if let Some(Stmt::Expr(body, None)) = function.block.stmts.pop() {
            let name = function.sig.ident.to_string();
            self.0.insert(plain(&name).into(), body.clone());
            function.block.stmts = vec![Stmt::Expr(body, None)];
        }
    }
}

impl Rules {
    /// The characters a parser may begin with, a bit for each, and whether it may take none.
    fn begins(&self, parser: &Expr) -> (u128, bool) {
        match parser {
            Expr::MethodCall(call) => self.begins_call(call),
            Expr::Call(call) => self.begins(&call.func),
            Expr::Closure(closure) => self.begins(&closure.body),
            Expr::Block(_) => self.begins(inside(parser)),
            Expr::Path(path) => {
                let name = path.path.segments.last().expect("a path has a segment");
                if name.ident == "Ok" {
                    return (0, true);
                }
                let rule = self.0.get(plain(&name.ident.to_string()));
                self.begins(rule.unwrap_or_else(|| panic!("there is no rule {name:?}")))
            }
            other => panic!("pest writes something new: {other:?}"),
        }
    }

    fn begins_call(&self, call: &ExprMethodCall) -> (u128, bool) {
        let last = call.args.last();
        let inner = || self.begins(last.expect("the call has an argument"));
        match call.method.to_string().as_str() {
            "rule" | "sequence" | "atomic" => inner(),
            "optional" | "repeat" => (inner().0, true),
            "lookahead" | "start_of_input" | "end_of_input" => (0, true),
            "match_string" => (literal(last) | literal(last), false),
            "match_range" => {
                let Some(Expr::Range(range)) = last else {
                    panic!("a range is written as one");
                };
                let (start, end) = (range.start.as_deref(), range.end.as_deref());
                let (start, end) = (literal(start), literal(end));
                (end | (end - start), false)
            }
            "and_then" => match self.begins(&call.receiver) {
                (first, true) => (first | inner().0, inner().1),
                certain => certain,
            },
            "or_else" => {
                let (one, other) = (self.begins(&call.receiver), inner());
                (one.0 | other.0, one.1 || other.1)
            }
            other => panic!("pest calls something new: {other}"),
        }
    }
}

/// The bit of the character that a string or a character begins with.
fn literal(expr: Option<&Expr>) -> u128 {
    let first = match expr {
        Some(Expr::Lit(literal)) => match &literal.lit {
            Lit::Str(text) => text.value().chars().next(),
            Lit::Char(sign) => Some(sign.value()),
            _ => None,
        },
        _ => None,
    };
    1 << u32::from(first.expect("what is matched begins with a character"))
}

/// Lets no rule be tried where it cannot begin.
struct Guard<'a>(&'a Rules);

impl VisitMut for Guard<'_> {
    fn visit_item_fn_mut(&mut self, function: &mut ItemFn) {
        visit_item_fn_mut(self, function);
        let name = function.sig.ident.to_string();
        let name = plain(&name);
        let Some(rule) = self.0.0.get(name) else {
            return;
        };
        let (first, false) = self.0.begins(rule) else {
            return;
        };
        let mut quick: Vec<Stmt> = vec![parse_quote! {
            if super::super::cannot_begin(&state, #first) { return Err(state); }
        }];
        if UNREAD.contains(&name)
            && let Expr::MethodCall(call) = rule
        {
            let sign = applied(call.args.last().expect("a rule has a parser"));
            quick.push(parse_quote! { if super::super::is_quick(&state) { return #sign; } });
        }
        function.block.stmts.splice(0..0, quick);
    }
}

/// Has one copy of each of pest's methods serve all parsers.
struct Share;

impl VisitMut for Share {
    fn visit_expr_method_call_mut(&mut self, call: &mut ExprMethodCall) {
        visit_expr_method_call_mut(self, call);
        let method = call.method.to_string();
        let shared = [
            "rule",
            "sequence",
            "optional",
            "repeat",
            "lookahead",
            "atomic",
        ];
        if shared.contains(&method.as_str())
            && let Some(parser) = call.args.last_mut()
        {
            *parser = match parser {
                Expr::Path(_) => parse_quote!(#parser as super::super::Parser),
                _ => parse_quote!((#parser) as super::super::Parser),
            };
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        visit_expr_mut(self, expr);
        let Expr::MethodCall(call) = expr else {
            return;
        };
        let joint: Expr = match call.method.to_string().as_str() {
            "and_then" => parse_quote!(super::super::then),
            "or_else" => parse_quote!(super::super::otherwise),
            _ => return,
        };
        let (parsed, next) = (&call.receiver, &call.args);
        *expr = parse_quote!(#joint(#parsed, #next));
    }
}

#[test]
fn the_parser_is_the_grammars() {
    let grammar = fs::read_to_string(source("game.pest")).expect("the grammar is checked in");
    let expected = parser_of(&grammar);
    let path = source("generated.rs");
    if std::env::var_os("SPRAGUE_BLESS").is_some() {
        fs::write(&path, &expected).expect("the parser's file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == expected,
        "generated.rs is out of date: set SPRAGUE_BLESS=1 and run again"
    );
}
