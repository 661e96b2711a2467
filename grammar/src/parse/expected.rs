//! What may stand somewhere, in the language's words.

use super::Rule;
use super::scan::Token;
use crate::check::names::is_keyword;
use crate::error::{Error, ErrorKind};
use crate::listed::Listed;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use pest::error::{ErrorVariant, InputLocation};

/// What stands for any operand.
const EXPRESSION: &str = "an expression";
/// What stands behind a game's name.
const HEADER: &str = "a position such as `(n)`, `{x, y}` or `[..]`";
/// What stands behind `octal` and, after its first digit, behind `hexadecimal`.
const OCTAL: &str = "a code such as `0.77`";
/// What stands behind `hexadecimal`.
const HEXADECIMAL: &str = "a code such as `0.3F`";
/// What a compound is made of.
const COMPONENT: &str = "a component such as `Kayles`";
/// What stands for any sign between operands.
const OPERATOR: &str = "an operator";

/// The operands.
const OPERANDS: [Rule; 4] = [Rule::number, Rule::variable, Rule::call, Rule::parens];
/// The most characters of a token that an error repeats.
const FOUND_LIMIT: usize = 40;

/// The number of the token that pest has refused.
pub(super) fn failed(error: &pest::error::Error<Rule>) -> usize {
    match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    }
}

/// The error of pest, met in the part of the text behind the first `base` tokens.
pub(super) fn syntax(
    text: &str,
    tokens: &[Token],
    base: usize,
    error: pest::error::Error<Rule>,
) -> Error {
    let index = base + failed(&error);
    let at = tokens
        .get(index)
        .map_or(text.len(), |token| token.span.start);
    let rules = match error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives,
        ErrorVariant::CustomError { .. } => Vec::new(),
    };
    unexpected(text, tokens, at, &rules)
}

/// The error that one of the rules is needed at a place.
pub(super) fn unexpected(text: &str, tokens: &[Token], at: usize, rules: &[Rule]) -> Error {
    let index = tokens.partition_point(|token| token.span.end <= at);
    let found = tokens.get(index);
    let span = found
        .or(tokens.last())
        .map_or(Span::new(0, text.len()), |token| token.span);
    let word = found.map_or("", |token| token.span.of(text));
    let before = index.checked_sub(1).map(|before| tokens[before].span);
    if let Some((before, expected)) =
        before.and_then(|before| Some((before, at_fault(before.of(text), word, rules)?)))
    {
        let found = before.of(text).to_owned();
        return Error::new(ErrorKind::Syntax { expected, found }, before);
    }
    let names = [Rule::name, Rule::binding];
    if names.iter().any(|rule| rules.contains(rule)) && is_keyword(word) {
        return Error::new(
            ErrorKind::Reserved {
                name: word.to_owned(),
            },
            span,
        );
    }
    let kind = ErrorKind::Syntax {
        expected: expected(rules),
        found: shortened(word),
    };
    Error::new(kind, span)
}

/// What may stand in place of the token before the one that cannot stand, if that is at fault: a
/// word of the language that was read as a name, a comma before a guard.
fn at_fault(before: &str, found: &str, rules: &[Rule]) -> Option<Vec<String>> {
    match before {
        "," if found == "if" => Some(["`if`".to_owned()].into()),
        "for" if expected(rules).is_empty() => Some(["a result".to_owned()].into()),
        "not" if expected(rules).is_empty() => Some(Vec::new()),
        // The beginning of a path, which any word of the language may be.
        _ if is_keyword(before) && expected(rules).is_empty() => {
            Some([EXPRESSION.to_owned()].into())
        }
        _ => None,
    }
}

/// A token, or the beginning of a long one.
pub(super) fn shortened(word: &str) -> String {
    match word.char_indices().nth(FOUND_LIMIT) {
        None => word.to_owned(),
        Some((end, _)) => [&word[..end], "…"].concat(),
    }
}

/// The words for some rules, each once, without those that say no more than others.
fn expected(rules: &[Rule]) -> Vec<String> {
    let mut words = Vec::new();
    for word in rules.iter().filter_map(|rule| words_of(*rule)) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    let operand = words.contains(&EXPRESSION);
    let operator = words.contains(&OPERATOR);
    let item = words.contains(&"`game`");
    let header = words.contains(&HEADER);
    let hexadecimal = words.contains(&HEXADECIMAL);
    words.retain(|word| match *word {
        // Few games have parameters, and what a position is says more.
        "`<`" => !header,
        OCTAL => !hexadecimal,
        "`(`" | "`in`" | "`not in`" => !operator && !operand && !item,
        _ => true,
    });
    words.into_iter().map(str::to_owned).listed()
}

/// The words for a rule; none for what other rules say better.
fn words_of(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::file | Rule::one_item | Rule::one_head | Rule::item | Rule::game | Rule::EOI => {
            "a game"
        }
        Rule::kind => "a kind of compound such as `disjunctive`",
        Rule::component | Rule::rust_type | Rule::segment | Rule::type_word => COMPONENT,
        Rule::generic => "an argument",
        Rule::type_close => "the closing `>`",
        Rule::outer | Rule::attribute | Rule::hash => "an attribute",
        Rule::scope | Rule::kw_crate | Rule::kw_super | Rule::kw_self => "`crate`",
        Rule::binding => "a choice such as `k in 1..=n`",
        Rule::name | Rule::bound => "a name",
        Rule::header | Rule::header_parens | Rule::header_braces | Rule::header_brackets => HEADER,
        Rule::one_member
        | Rule::member
        | Rule::arrow_rule
        | Rule::pattern
        | Rule::side
        | Rule::kw_left
        | Rule::kw_right => "a move",
        Rule::expectation | Rule::kw_expect => "`expect`",
        Rule::quantity => "a quantity such as `grundy`",
        Rule::value | Rule::value_word => "a value",
        Rule::position => "a position",
        Rule::values | Rule::angle_open => "`<`",
        Rule::hexadecimal | Rule::kw_hexadecimal => "`hexadecimal`",
        Rule::hex_digits | Rule::hex_first => HEXADECIMAL,
        Rule::code | Rule::kw_octal => "`octal`",
        Rule::digits | Rule::code_first | Rule::code_word | Rule::point => OCTAL,
        Rule::measure | Rule::kw_measure => "`measure`",
        Rule::kw_assume => "`assume measure`",
        Rule::result => "a result",
        Rule::set | Rule::set_braces => "a set such as `{1, 2}` or `1..=n`",
        Rule::braces | Rule::lbrace | Rule::body => "`{`",
        Rule::brackets | Rule::lbracket => "`[`",
        Rule::list_place => "a heap",
        Rule::expr | Rule::arith | Rule::argument => EXPRESSION,
        _ if OPERANDS.contains(&rule) => EXPRESSION,
        Rule::infix | Rule::arith_op => OPERATOR,
        _ => return sign(rule),
    })
}

/// The words for a rule that is one word or sign.
fn sign(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::kw_pub | Rule::visibility => "`pub`",
        Rule::kw_game => "`game`",
        Rule::compound | Rule::kw_compound => "`compound`",
        Rule::kw_misere => "`misere`",
        Rule::kw_normal => "`normal`",
        Rule::kw_period | Rule::period => "`period`",
        Rule::kw_from => "`from`",
        Rule::kw_where | Rule::where_clause => "`where`",
        Rule::angle_close => "`>`",
        Rule::kw_for | Rule::for_part => "`for`",
        Rule::kw_if | Rule::if_part => "`if`",
        Rule::kw_in | Rule::membership => "`in`",
        Rule::kw_not => "`not in`",
        Rule::arrow => "an arrow `->`",
        Rule::rest | Rule::dots => "`..`",
        Rule::dots_equal => "`..=`",
        Rule::comma => "`,`",
        Rule::semi => "`;`",
        Rule::lparen => "`(`",
        Rule::rparen => "`)`",
        Rule::rbrace => "`}`",
        Rule::rbracket => "`]`",
        Rule::assign => "`=`",
        Rule::kw_doc => "`doc`",
        _ => return None,
    })
}
