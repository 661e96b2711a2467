//! Closed forms that were proved of a game, as constants of its type, and its rules as data.

use crate::context::{Context, site, word};
use crate::expr::joined;
use crate::outer::Outer;
use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;
use sprague_grammar::floors::Floors;
use sprague_grammar::model::{Asked, ClosedForm, FormCheck, Game, Rules};
use sprague_grammar::register::Register;
use sprague_grammar::strategy::Strategy;

// Input:  pub game Kayles(n) { octal 0.77; }
// Output: ; code (b"\x00\x07\x07")
/// The rules as data, for far heaps: of subtraction games, of codes, of rules that divide the heap
/// and of those that look back a bounded way; nothing for other games.
pub(crate) fn recurrence(game: &Game, set: Option<&str>) -> String {
    if let Some(set) = set {
        return format!("; subtraction (__rule {set})");
    }
    if let Rules::Code(code) = &game.rules {
        return format!("; code ({})", Literal::byte_string(&code.digits));
    }
    if !matches!(Strategy::of(game), Strategy::Heap { .. }) {
        return String::new();
    }
    if let Some(Floors { moves }) = Floors::of(game) {
        let moves = moves
            .iter()
            .map(|(divisor, from)| format!("({divisor}, {from})"));
        return format!("; floors (&[{}])", joined(moves, ", "));
    }
    let Some(Register { small, sets }) = Register::of(game) else {
        return String::new();
    };
    format!("; register ({}, {})", lists(&small), lists(&sets))
}

// Input:  pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
// Output: __closed! { [] [Take] GrundyForm GRUNDY Closed "…" (1, b"…", 7, 0, b"") [follows_…] } …
/// The constants of a game's type by which the values of every heap are known while a program is
/// compiled: one for each form. Each form must have been proved.
#[must_use]
pub fn closed_forms(game: &Game, forms: &[ClosedForm], context: &Context<'_>) -> TokenStream {
    if forms.is_empty() {
        return TokenStream::new();
    }
    let outer = Outer::new(&game.outer, game.name_span, &game.parameters, context);
    forms
        .iter()
        .map(|form| closed_form(form, &outer, context))
        .collect()
}

fn closed_form(form: &ClosedForm, outer: &Outer, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    let Outer {
        conditions, name, ..
    } = outer;
    let (of, constant, kind) = match form.quantity {
        Asked::Outcome => ("OutcomeForm", "OUTCOME", "ClosedOutcome"),
        Asked::Remoteness => ("RemotenessForm", "REMOTENESS", "Closed"),
        _ => ("GrundyForm", "GRUNDY", "Closed"),
    };
    let (of, constant, kind) = (word(of), word(constant), word(kind));
    let docs = &form.words;
    let width = Literal::u8_unsuffixed(form.width);
    let values = Literal::byte_string(&form.values);
    let period = Literal::u64_unsuffixed(form.period);
    let saltus = Literal::u64_unsuffixed(form.saltus);
    let by_place = Literal::byte_string(&form.saltus_by_place);
    let check = check(form, context);
    quote_spanned! {site()=>
        #private::__closed! {
            [#conditions] [#name] #of #constant #kind #docs
            (#width, #values, #period, #saltus, #by_place) #check
        }
    }
}

// Input:  {1, 3, 4}
// Output: [follows_register &[], &[&[1, 3, 4]], Standard::Grundy(Convention::Normal)]
fn check(form: &ClosedForm, context: &Context<'_>) -> TokenStream {
    let private = context.private();
    match &form.check {
        FormCheck::Nothing => TokenStream::new(),
        FormCheck::Register(register) => {
            let Register { small, sets } = register;
            let (small, sets) = (tokens(small), tokens(sets));
            let quantity = word(match form.quantity {
                Asked::Outcome => "Outcome",
                Asked::Remoteness => "Remoteness",
                _ => "Grundy",
            });
            let convention = word(if form.misere { "Misere" } else { "Normal" });
            quote_spanned! {site()=>
                [follows_register #small, #sets,
                    #private::period::Standard::#quantity(#private::Convention::#convention)]
            }
        }
        FormCheck::Code(digits) => {
            let digits = Literal::byte_string(digits);
            quote_spanned!(site()=> [follows_code #digits])
        }
    }
}

/// `&[&[1, 3], &[]]`
fn lists(lists: &[Vec<u64>]) -> String {
    let list = |list: &Vec<u64>| format!("&[{}]", joined(list.iter().map(u64::to_string), ", "));
    format!("&[{}]", joined(lists.iter().map(list), ", "))
}

/// The same as tokens.
fn tokens(all: &[Vec<u64>]) -> TokenStream {
    let tokens = lists(all).parse();
    tokens.expect("lists of numbers are tokens")
}

#[cfg(test)]
mod tests {
    use super::{closed_forms, recurrence};
    use crate::solver::subtraction_set;
    use crate::{Context, PlainText};
    use sprague_grammar::compile;
    use sprague_grammar::model::{Asked, ClosedForm, FormCheck};

    fn told(rules: &str) -> String {
        let compiled = compile(&format!("game G(n) {{ {rules} }}"));
        let game = &compiled.model.games[0];
        recurrence(game, subtraction_set(game).as_deref()).replace(' ', "")
    }

    #[test]
    fn rules_as_data() {
        let cases = [
            ("octal 0.77;", r#";code(b"\0\x07\x07")"#),
            (
                "n -> n - 1 if 2 | n; n -> n - 2 if n % 2 == 1;",
                ";register(&[&[],&[]],&[&[1],&[2]])",
            ),
            (
                "n -> n - k for k in {1, 3};",
                ";subtraction(__ruleconstSET:__rule::SubtractionSet=\
                 __rule::SubtractionSet::new(&[(1,1),(3,3)],__rule::None);)",
            ),
            ("n -> n / 2 if n > 0;", ";floors(&[(2,1)])"),
            (
                "n -> n / d for d in {3, 2} if n >= d;",
                ";floors(&[(2,2),(3,3)])",
            ),
            ("n -> n / 2 if n > 0; n -> n - 1;", ""),
            ("n -> n - k for k in divisors(n) if k < n;", ""),
        ];
        for (rules, data) in cases {
            assert_eq!(told(rules), data, "{rules}");
        }
    }

    #[test]
    fn a_form_is_one_call_with_the_conditions_of_its_game() {
        let text = "#[cfg(unix)] pub game Two(n) { n -> n - 1; }";
        let compiled = compile(text);
        let form = ClosedForm {
            quantity: Asked::Outcome,
            misere: true,
            words: "period 2 from 0.".into(),
            width: 1,
            values: vec![1, 0],
            period: 2,
            saltus: 0,
            saltus_by_place: vec![],
            check: FormCheck::Nothing,
        };
        let source = PlainText(text);
        let context = Context::with_default_root(&source);
        let game = &compiled.model.games[0];
        let items = closed_forms(game, &[form], &context).to_string();
        let items = items.replace(' ', "");
        assert_eq!(
            items,
            "::sprague::__private::__closed!{[#[cfg(unix)]][Two]OutcomeFormOUTCOMEClosedOutcome\
             \"period2from0.\"(1,b\"\\x01\\0\",2,0,b\"\")}"
        );
        assert!(closed_forms(game, &[], &context).is_empty());
    }
}
