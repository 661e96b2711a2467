//! Closed forms that were proved of a game, as constants of its type, and its rules as data.

use crate::docs::literal;
use crate::expr::joined;
use crate::outer::Outer;
use crate::solver::subtraction_set;
use sprague_grammar::floors::Floors;
use sprague_grammar::kernel::code_of;
use sprague_grammar::model::{Asked, Class, ClosedForm, FormCheck, Game, Rules};
use sprague_grammar::register::Register;
use sprague_grammar::strategy::Strategy;

// Input:  pub game Kayles(n) { octal 0.77; }
// Output: fn recurrence(…) -> … { Some(….code(b"\x00\x07\x07")) }
/// The rules as data, for far heaps: of subtraction games, of codes, of rules that divide the heap
/// and of those that look back a bounded way; nothing for other games.
pub(crate) fn recurrence(game: &Game, text: &mut String) {
    const BEGIN: &str = "fn recurrence(&self)->__s::Told{";
    if let (Strategy::Subtraction, Class::Subtraction(set)) = (Strategy::of(game), &game.class) {
        return subtraction_set(set, text);
    }
    let told = match &game.rules {
        Rules::Code(code) => Some(code.digits.clone()),
        Rules::Moves(_) => code_of(game),
    };
    if let Some(digits) = told {
        text.extend([BEGIN, "__s::Some(__s::period::Recurrence::code("]);
        push_bytes(&digits, text);
        return text.push_str("))}");
    }
    if !matches!(Strategy::of(game), Strategy::Heap { .. }) {
        return;
    }
    if let Some(floors) = Floors::of(game) {
        text.push_str(BEGIN);
        quotients(&floors, text);
        text.push('}');
    } else if let Some(Register { small, sets }) = Register::of(game) {
        text.extend([BEGIN, "__s::Some(__s::period::__register("]);
        push_lists(&small, text);
        text.push(',');
        push_lists(&sets, text);
        text.push_str("))}");
    }
}

// Input:  n -> n - 1; n -> n / 2 if n > 0;
// Output: __s::period::Recurrence::mark(&[(1,1)],&[(2,0,1)])
fn quotients(floors: &Floors, text: &mut String) {
    let pairs = |pairs: &[(u64, u64)]| {
        let each = pairs.iter();
        joined(each.map(|(number, from)| format!("({number},{from})")), ",")
    };
    text.push_str("__s::period::Recurrence::");
    if let Some(divisors) = floors.divisors() {
        return text.extend(["floors(&[", &pairs(&divisors), "])"]);
    }
    let quotients = floors.quotients.iter();
    let quotients = quotients.map(|(divisor, plus, from)| format!("({divisor},{plus},{from})"));
    text.extend(["mark(&[", &pairs(&floors.takes), "],&["]);
    text.extend([&joined(quotients, ","), "])"]);
}

// Input:  {1, 3, 4}
// Output: impl __s::period::GrundyProved for G { #[doc = r"…"] const FORM: … =
//             __s::period::__form(1, b"…", 7, 0, b"").grundy(&[], …, false).closed(); } …
/// The constants of a game's type by which the values of every heap are known while a program is
/// compiled: one for each form. Each form must have been proved.
pub(crate) fn closed_forms(forms: &[ClosedForm], outer: &Outer, text: &mut String) {
    for form in forms {
        closed_form(form, outer, text);
    }
}

/// Where a form stands: its trait, its constant, its quantity, and how the constant ends.
fn parts(quantity: Asked) -> [&'static str; 4] {
    match quantity {
        Asked::Outcome => [
            "period::OutcomeProved",
            "const FORM:__s::period::ClosedOutcome",
            "outcome",
            ".outcomes();}",
        ],
        Asked::Remoteness => [
            "period::RemotenessProved",
            "const FORM:__s::period::Closed",
            "remoteness",
            ".closed();}",
        ],
        _ => [
            "period::GrundyProved",
            "const FORM:__s::period::Closed",
            "grundy",
            ".closed();}",
        ],
    }
}

// Output: impl __s::period::GrundyProved for G { const FORM: … = __s::period::__form(1, b"\x00",
//             1, 0, b"").closed(); } …
/// The constants of a game with an error: whoever uses them sees no second one.
pub(crate) fn promised_forms(outer: &Outer, text: &mut String) {
    for quantity in [Asked::Grundy, Asked::Remoteness, Asked::Outcome] {
        let [form_of, constant, _, end] = parts(quantity);
        outer.begin(form_of, text);
        text.push_str(constant);
        text.push_str("<'static>=__s::period::__form(1,b\"\\x00\",1,0,b\"\")");
        text.push_str(end);
    }
}

fn closed_form(form: &ClosedForm, outer: &Outer, text: &mut String) {
    let [form_of, constant, quantity, end] = parts(form.quantity);
    outer.begin(form_of, text);
    text.extend(["#[doc=", &literal(&form.words), "]", constant]);
    text.extend([
        "<'static>=__s::period::__form(",
        &form.width.to_string(),
        ",",
    ]);
    push_bytes(&form.values, text);
    text.extend([
        ",",
        &form.period.to_string(),
        ",",
        &form.saltus.to_string(),
        ",",
    ]);
    push_bytes(&form.saltus_by_place, text);
    text.push(')');
    match &form.check {
        FormCheck::Nothing => {}
        FormCheck::Register(Register { small, sets }) => {
            text.extend([".", quantity, "("]);
            push_lists(small, text);
            text.push(',');
            push_lists(sets, text);
            text.push_str(if form.misere { ",true)" } else { ",false)" });
        }
        FormCheck::Code(digits) => {
            text.push_str(".code(");
            push_bytes(digits, text);
            text.push(')');
        }
    }
    text.push_str(end);
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

#[cfg(test)]
mod tests {
    use super::{closed_forms, recurrence};
    use crate::outer::Outer;
    use crate::{Context, PlainText, game};
    use sprague_grammar::compile;
    use sprague_grammar::model::{Asked, ClosedForm, FormCheck, Game};
    use sprague_grammar::register::Register;

    /// What is written for a game, without spaces.
    fn written(text: &str, write: impl Fn(&Game, &Outer, &mut String)) -> String {
        let compiled = compile(text);
        let game = &compiled.model.games[0];
        let source = PlainText(text);
        let context = Context::with_default_root(&source);
        let outer = Outer::new(&game.outer, game.name_span, &game.parameters, &context);
        let mut written = String::new();
        write(game, &outer, &mut written);
        written.replace(' ', "")
    }

    fn told(rules: &str) -> String {
        let text = format!("game G(n) {{ {rules} }}");
        written(&text, |game, _, text| recurrence(game, text))
    }

    #[test]
    fn rules_as_data() {
        let cases = [
            (
                "octal 0.77;",
                "__s::Some(__s::period::Recurrence::code(b\"\\x00\\x07\\x07\"))",
            ),
            (
                "n -> n - 1 if 2 | n; n -> n - 2 if n % 2 == 1;",
                "__s::Some(__s::period::__register(&[&[],&[],],&[&[1,],&[2,],]))",
            ),
            (
                "n -> n - k for k in {1, 3};",
                "__s::SubtractionSet::new(&[(1,1),(3,3),],__s::None)",
            ),
            (
                "n -> n - k for k in 1.. if k != 2;",
                "__s::SubtractionSet::new(&[(1,1),],__s::Some(3))",
            ),
            (
                "n -> n / 2 if n > 0;",
                "__s::period::Recurrence::floors(&[(2,1)])",
            ),
            (
                "n -> n / d for d in {3, 2} if n >= d;",
                "__s::period::Recurrence::floors(&[(2,2),(3,3)])",
            ),
            (
                "n -> n / 2 if n > 0; n -> n - 1;",
                "__s::period::Recurrence::mark(&[(1,1)],&[(2,0,1)])",
            ),
            (
                "n -> (n - 3) / 2; n -> n - 7 if n >= 9;",
                "__s::period::Recurrence::mark(&[(7,9)],&[(2,-3,3)])",
            ),
            ("n -> n - k for k in divisors(n) if k < n;", ""),
        ];
        for (rules, data) in cases {
            let told = told(rules);
            assert!(told.contains(data), "{rules}: {told}");
            assert_eq!(told.is_empty(), data.is_empty(), "{rules}: {told}");
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
        let all = |forms: &[ClosedForm]| {
            written("game G(n) { n -> n - 1; }", |_, outer, text| {
                closed_forms(forms, outer, text);
            })
        };
        let form = |name, check, end| {
            let (trait_of, type_of) = name;
            format!(
                "impl__s::period::{trait_of}forG{{#[doc=r\"period2from0.\"]const{type_of}<'static>=\
                 __s::period::__form(1,b\"\\x01\\x00\\xab\",2,0,b\"\"){check}.{end}();}}"
            )
        };
        let outcome = ("OutcomeProved", "FORM:__s::period::ClosedOutcome");
        let remoteness = ("RemotenessProved", "FORM:__s::period::Closed");
        let grundy = ("GrundyProved", "FORM:__s::period::Closed");
        let register = ".remoteness(&[&[],],&[&[1,3,],&[2,],],true)";
        let expected = [
            form(outcome, "", "outcomes"),
            form(remoteness, register, "closed"),
            form(grundy, r#".code(b"\x00\x07")"#, "closed"),
        ];
        assert_eq!(all(&forms), expected.concat());
        assert_eq!(all(&[]), "");
    }

    #[test]
    fn a_form_stands_in_the_text_of_its_game() {
        let text = "#[cfg(unix)] pub game Two(n) { n -> n - 1; }";
        let compiled = compile(text);
        let source = PlainText(text);
        let context = Context::with_default_root(&source);
        let two = &compiled.model.games[0];
        let forms = [form(Asked::Outcome, FormCheck::Nothing)];
        let with = game(two, &forms, &[], &[], &context)
            .to_string()
            .replace(' ', "");
        let without = game(two, &[], &[], &[], &context)
            .to_string()
            .replace(' ', "");
        let end = "use::sprague::__privateas__s;};";
        let before = without.strip_suffix(end).expect("the import ends it");
        let form = with
            .strip_prefix(before)
            .expect("the form is the last impl");
        assert!(
            form.starts_with("impl__s::period::OutcomeProvedforTwo{"),
            "{form}"
        );
        assert!(form.ends_with(end), "{form}");
        assert_eq!(form.matches("impl").count(), 1, "{form}");
    }
}
