//! Closed forms that were proved of a game, as constants of its type, and its rules as data.

use crate::docs::literal;
use crate::expr::joined;
use proc_macro2::Literal;
use sprague_grammar::floors::Floors;
use sprague_grammar::kernel::code_of;
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
    if let Some(digits) = code_of(game) {
        return format!("; code ({})", Literal::byte_string(&digits));
    }
    if !matches!(Strategy::of(game), Strategy::Heap { .. }) {
        return String::new();
    }
    if let Some(floors) = Floors::of(game) {
        return quotients(&floors);
    }
    let Some(Register { small, sets }) = Register::of(game) else {
        return String::new();
    };
    format!("; register ({}, {})", lists(&small), lists(&sets))
}

// Input:  n -> n - 1; n -> n / 2 if n > 0;
// Output: ; mark (&[(1, 1)], &[(2, 0, 1)])
fn quotients(floors: &Floors) -> String {
    let pairs = |pairs: &[(u64, u64)]| {
        let each = pairs
            .iter()
            .map(|(number, from)| format!("({number}, {from})"));
        joined(each, ", ")
    };
    if let Some(divisors) = floors.divisors() {
        return format!("; floors (&[{}])", pairs(&divisors));
    }
    let quotients = floors.quotients.iter();
    let quotients = quotients.map(|(divisor, plus, from)| format!("({divisor}, {plus}, {from})"));
    let (takes, quotients) = (pairs(&floors.takes), joined(quotients, ", "));
    format!("; mark (&[{takes}], &[{quotients}])")
}

// Input:  {1, 3, 4}
// Output: GrundyForm GRUNDY Closed __closed "…" (1, b"…", 7, 0, b"")
//         [follows_register &[], &[&[1,3,4,],];Grundy Normal] …
/// The constants of a game's type by which the values of every heap are known while a program is
/// compiled: one for each form. Each form must have been proved.
pub(crate) fn closed_forms(forms: &[ClosedForm]) -> String {
    let mut text = String::new();
    for form in forms {
        closed_form(form, &mut text);
    }
    text
}

/// Piece by piece: in a macro that is not optimised, `format!` takes several times as long.
fn closed_form(form: &ClosedForm, text: &mut String) {
    let (constant, quantity) = match form.quantity {
        Asked::Outcome => (
            "OutcomeForm OUTCOME ClosedOutcome ClosedOutcome ",
            "Outcome",
        ),
        Asked::Remoteness => ("RemotenessForm REMOTENESS Closed __closed ", "Remoteness"),
        _ => ("GrundyForm GRUNDY Closed __closed ", "Grundy"),
    };
    text.push_str(constant);
    text.push_str(&literal(&form.words));
    text.push_str(" (");
    text.push_str(&form.width.to_string());
    text.push(',');
    push_bytes(&form.values, text);
    text.push(',');
    text.push_str(&form.period.to_string());
    text.push(',');
    text.push_str(&form.saltus.to_string());
    text.push(',');
    push_bytes(&form.saltus_by_place, text);
    text.push_str(") [");
    match &form.check {
        FormCheck::Nothing => {}
        FormCheck::Register(Register { small, sets }) => {
            text.push_str("follows_register ");
            push_lists(small, text);
            text.push(',');
            push_lists(sets, text);
            text.push(';');
            text.push_str(quantity);
            text.push_str(if form.misere { " Misere" } else { " Normal" });
        }
        FormCheck::Code(digits) => {
            text.push_str("follows_code ");
            push_bytes(digits, text);
        }
    }
    text.push_str("] ");
}

/// `b"\x01\x02"`
fn push_bytes(bytes: &[u8], text: &mut String) {
    const DIGITS: [char; 16] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f',
    ];
    text.push_str("b\"");
    let mut place = 0;
    while place < bytes.len() {
        let byte = usize::from(bytes[place]);
        text.push_str("\\x");
        text.push(DIGITS[byte / 16]);
        text.push(DIGITS[byte % 16]);
        place += 1;
    }
    text.push('"');
}

/// `&[&[1,3,],&[],]`
fn push_lists(lists: &[Vec<u64>], text: &mut String) {
    text.push_str("&[");
    for list in lists {
        text.push_str("&[");
        for number in list {
            text.push_str(&number.to_string());
            text.push(',');
        }
        text.push_str("],");
    }
    text.push(']');
}

/// `&[&[1, 3], &[]]`
fn lists(lists: &[Vec<u64>]) -> String {
    let list = |list: &Vec<u64>| format!("&[{}]", joined(list.iter().map(u64::to_string), ", "));
    format!("&[{}]", joined(lists.iter().map(list), ", "))
}

#[cfg(test)]
mod tests {
    use super::{closed_forms, recurrence};
    use crate::solver::subtraction_set;
    use crate::{Context, PlainText, game};
    use sprague_grammar::compile;
    use sprague_grammar::model::{Asked, ClosedForm, FormCheck};
    use sprague_grammar::register::Register;

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
            (
                "n -> n / 2 if n > 0; n -> n - 1;",
                ";mark(&[(1,1)],&[(2,0,1)])",
            ),
            (
                "n -> (n - 3) / 2; n -> n - 7 if n >= 9;",
                ";mark(&[(7,9)],&[(2,-3,3)])",
            ),
            ("n -> n - k for k in divisors(n) if k < n;", ""),
        ];
        for (rules, data) in cases {
            assert_eq!(told(rules), data, "{rules}");
        }
    }

    fn form(quantity: Asked, check: FormCheck) -> ClosedForm {
        ClosedForm {
            quantity,
            misere: true,
            words: "period 2 from 0.".into(),
            width: 1,
            values: vec![1, 0, 171],
            period: 2,
            saltus: 0,
            saltus_by_place: vec![],
            check,
        }
    }

    #[test]
    fn a_form_is_a_few_words() {
        let register = Register {
            small: vec![vec![]],
            sets: vec![vec![1, 3], vec![2]],
        };
        let forms = [
            form(Asked::Outcome, FormCheck::Nothing),
            form(Asked::Remoteness, FormCheck::Register(register)),
            form(Asked::Grundy, FormCheck::Code(vec![0, 7])),
        ];
        let data = r#"r"period 2 from 0." (1,b"\x01\x00\xab",2,0,b"")"#;
        assert_eq!(
            closed_forms(&forms),
            format!(
                "OutcomeForm OUTCOME ClosedOutcome ClosedOutcome {data} [] \
                 RemotenessForm REMOTENESS Closed __closed {data} \
                 [follows_register &[&[],],&[&[1,3,],&[2,],];Remoteness Misere] \
                 GrundyForm GRUNDY Closed __closed {data} [follows_code b\"\\x00\\x07\"] "
            )
        );
        assert_eq!(closed_forms(&[]), "");
    }

    #[test]
    fn a_form_stands_in_the_text_of_its_game() {
        let text = "#[cfg(unix)] pub game Two(n) { n -> n - 1; }";
        let compiled = compile(text);
        let source = PlainText(text);
        let context = Context::with_default_root(&source);
        let two = &compiled.model.games[0];
        let forms = [form(Asked::Outcome, FormCheck::Nothing)];
        let with = game(two, &forms, &context).to_string().replace(' ', "");
        let without = game(two, &[], &context).to_string().replace(' ', "");
        let closed = closed_forms(&forms).replace(' ', "");
        assert!(without.ends_with("}};"), "{without}");
        let call = format!("::sprague::__private::__closed!{{[][Two]{{{closed}}}}}}};");
        assert_eq!(
            with,
            without.strip_suffix("};").unwrap_or("").to_owned() + &call
        );
    }
}
