//! What the tree of a text is, and where its words are.

mod more;

use super::parse;
use crate::ast::{Argument, BinaryOp, CompareOp, Element, Expr, ExprKind, Member, Set, SetKind};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// An expression with a parenthesis around every operator.
fn shown(expr: &Expr) -> String {
    let all = |parts: &[Expr], sign: &str| {
        let parts: Vec<String> = parts.iter().map(shown).collect();
        format!("({})", parts.join(sign))
    };
    match &expr.kind {
        ExprKind::Int(value) => value.to_string(),
        ExprKind::Name(name) | ExprKind::Path(name, _) => name.text.clone(),
        ExprKind::Tuple(parts) => all(parts, ", "),
        ExprKind::Negate(inner) => format!("(-{})", shown(inner)),
        ExprKind::Binary(op, left, right) => {
            let sign = match op {
                BinaryOp::Add => "+",
                BinaryOp::Sub => "-",
                BinaryOp::Mul => "*",
                BinaryOp::Div => "/",
                BinaryOp::Rem => "%",
            };
            format!("({} {sign} {})", shown(left), shown(right))
        }
        ExprKind::Call(name, arguments) => {
            let arguments: Vec<String> = arguments.iter().map(shown_argument).collect();
            format!("{}({})", name.text, arguments.join(", "))
        }
        ExprKind::Divides(divisor, of) => format!("({} | {})", shown(divisor), shown(of)),
        ExprKind::Compare(first, chain) => {
            let chain = chain.iter().map(|(op, _, next)| {
                let sign = match op {
                    CompareOp::Less => "<",
                    CompareOp::LessEqual => "<=",
                    CompareOp::Greater => ">",
                    CompareOp::GreaterEqual => ">=",
                    CompareOp::Equal => "==",
                    CompareOp::NotEqual => "!=",
                };
                format!(" {sign} {}", shown(next))
            });
            format!("({}{})", shown(first), chain.collect::<String>())
        }
        ExprKind::In {
            value,
            negated,
            set,
        } => {
            let not = if *negated { "not " } else { "" };
            format!("({} {not}in {})", shown(value), shown_set(set))
        }
        ExprKind::Not(inner) => format!("(!{})", shown(inner)),
        ExprKind::And(parts) => all(parts, " && "),
        ExprKind::Or(parts) => all(parts, " || "),
    }
}

fn shown_argument(argument: &Argument) -> String {
    match argument {
        Argument::One(expr) => shown(expr),
        Argument::Range(range) => {
            let end = range.end.as_ref().map_or(String::new(), shown);
            let sign = if range.inclusive { "..=" } else { ".." };
            format!("{}{sign}{end}", shown(&range.start))
        }
    }
}

fn shown_set(set: &Set) -> String {
    match &set.kind {
        SetKind::Elements(elements) => {
            let elements = elements
                .iter()
                .map(|element| match element.parts.as_slice() {
                    [one] => shown(one),
                    parts => shown(&Expr {
                        kind: ExprKind::Tuple(parts.into()),
                        span: element.span,
                    }),
                });
            format!("{{{}}}", elements.collect::<Vec<_>>().join(", "))
        }
        SetKind::Range(range) => shown_argument(&Argument::Range(range.clone())),
        SetKind::Named(name) => name.text.clone(),
        SetKind::Call(name, arguments) => {
            let arguments: Vec<String> = arguments.iter().map(shown_argument).collect();
            format!("{}({})", name.text, arguments.join(", "))
        }
    }
}

/// The guards of a rule, as they are shown.
fn guards(text: &str) -> String {
    let text = format!("game G(n) {{ n -> n - 1 if {text}; }}");
    let parsed = parse(&text);
    assert_eq!(parsed.errors, [], "{text}");
    let [Member::Move(rule)] = parsed.file.games[0].members.as_slice() else {
        panic!("one rule was written");
    };
    rule.guards.iter().map(shown).collect::<Vec<_>>().join("; ")
}

#[test]
fn operators_bind_as_the_language_says() {
    let table = [
        ("a + b * c", "(a + (b * c))"),
        ("a * b + c", "((a * b) + c)"),
        ("a - b - c", "((a - b) - c)"),
        ("a / b * c % d", "(((a / b) * c) % d)"),
        ("-a * b", "((-a) * b)"),
        ("a - -b", "(a - (-b))"),
        ("- -a", "(-(-a))"),
        ("(a + b) * c", "((a + b) * c)"),
        ("d | n + 1", "(d | (n + 1))"),
        ("2 * d | n", "((2 * d) | n)"),
        ("a | b < c", "((a | b) < c)"),
        ("0 < x <= y", "(0 < x <= y)"),
        ("a + 1 == b % 2", "((a + 1) == (b % 2))"),
        ("!a < b", "(!(a < b))"),
        ("!(d | n)", "(!(d | n))"),
        ("!!a < b", "(!(!(a < b)))"),
        ("!a < b && c < d", "((!(a < b)) && (c < d))"),
        (
            "a < b && c < d || e < f",
            "(((a < b) && (c < d)) || (e < f))",
        ),
        (
            "a < b || c < d && e < f",
            "((a < b) || ((c < d) && (e < f)))",
        ),
        ("a < b && c < d && e < f", "((a < b) && (c < d) && (e < f))"),
        ("a < b, c < d", "(a < b); (c < d)"),
        (
            "k + 1 in {1, 2} && n > 0",
            "(((k + 1) in {1, 2}) && (n > 0))",
        ),
        ("k not in primes || 2 | k", "((k not in primes) || (2 | k))"),
        ("!k in 1..=n + 1", "(!(k in 1..=(n + 1)))"),
        ("k in 1.. && n > 0", "((k in 1..) && (n > 0))"),
        ("k in 1..n, n > 0", "(k in 1..n); (n > 0)"),
        (
            "(i, j + 1) not in {(1, 2), (2, 1),}",
            "((i, (j + 1)) not in {(1, 2), (2, 1)})",
        ),
        ("gcd(a, b + 1, c) == 1", "(gcd(a, (b + 1), c) == 1)"),
        ("(a, b) in parts(n, 2..=3)", "((a, b) in parts(n, 2..=3))"),
        ("k in divisors(n - 1)", "(k in divisors((n - 1)))"),
        ("a ≤ b", "(a <= b)"),
        ("5·a ≤ 2· k·n", "((5 * a) <= ((2 * k) * n))"),
        (
            "a ≠ 1 && 2 ∣ a && a ≥ k && k ∈ {1}",
            "((a != 1) && (2 | a) && (a >= k) && (k in {1}))",
        ),
        ("1_000 == a", "(1000 == a)"),
        ("18446744073709551615 > a", "(18446744073709551615 > a)"),
    ];
    for (text, expected) in table {
        assert_eq!(guards(text), expected, "{text}");
    }
}

#[test]
fn white_space_has_no_meaning() {
    let texts = [
        "pub misere game G(n){n->[n/2;3]for k in{1,3},p in parts(n,2..)if k<=n&&2|k;measure n;}",
        "pub misere game G ( n ) { n -> [ n / 2 ; 3 ] for k in { 1 , 3 } , p in parts ( n , 2 .. ) \
         if k <= n && 2 | k ; measure n ; }",
        "pub /* a /* b */ c */ misere\n// d\ngame G(n) { //// e\n n\t->\r\n[n/2;3] for k in {1,3}, \
         p in parts(n, 2..) if k /**/ <= n && 2 | k; measure n; }",
    ];
    let words = |text: &str| {
        let parsed = parse(text);
        assert_eq!(parsed.errors, [], "{text}");
        let debug = format!("{:?}", parsed.file);
        debug
            .split("Span { ")
            .map(|part| part.split_once('}').map_or(part, |cut| cut.1).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(words(texts[0]), words(texts[1]));
    assert_eq!(words(texts[0]), words(texts[2]));
}

#[test]
fn codes_are_read_from_files_and_from_tokens() {
    for code in [
        "0.77", ". 77", ".77", "0 . 77", "0. 77", "0 .77", "\"0.77\"", "4.", "1.5 . 2",
    ] {
        let text = format!("game G(n) {{ octal {code} ; }}");
        let parsed = parse(&text);
        assert_eq!(parsed.errors, [], "{text}");
        let [Member::Code(read)] = parsed.file.games[0].members.as_slice() else {
            panic!("one code was written");
        };
        assert_eq!(read.text, code.replace(' ', ""));
        assert_eq!(read.span.of(&text), code);
    }
}

#[test]
fn places_end_where_the_words_end() {
    let text = "  #[a(\"}\")] pub ( crate ) game  Wythoff { x , y }  { { x , y } -> \
                { x - k , ( y ) } // k\n for k in 1 .. /* k */ if k < y , x == ( y + 1 )  ; } ";
    let parsed = parse(text);
    assert_eq!(parsed.errors, []);
    let game = &parsed.file.games[0];
    assert_eq!(game.span.of(text), text.trim());
    assert_eq!(game.outer.attributes[0].name, "a");
    assert_eq!(game.outer.attributes[0].span.of(text), "#[a(\"}\")]");
    assert_eq!(
        game.outer.visibility.expect("it is there").of(text),
        "pub ( crate )"
    );
    assert_eq!(game.name.span.of(text), "Wythoff");
    assert_eq!(game.header.span.of(text), "{ x , y }");
    let [Member::Move(rule)] = game.members.as_slice() else {
        panic!("one rule was written")
    };
    assert!(rule.span.of(text).starts_with("{ x , y } -> {") && rule.span.of(text).ends_with(';'));
    assert_eq!(rule.pattern.span.of(text), "{ x , y }");
    assert_eq!(rule.result.span.of(text), "{ x - k , ( y ) }");
    let places = rule.result.elements.iter().map(|element| match element {
        Element::One(expr) => expr.span.of(text),
        _ => "",
    });
    assert_eq!(places.collect::<Vec<_>>(), ["x - k", "( y )"]);
    assert_eq!(rule.bindings[0].span.of(text), "k in 1 ..");
    assert_eq!(rule.bindings[0].set.span.of(text), "1 ..");
    let guards: Vec<&str> = rule
        .guards
        .iter()
        .map(|guard| guard.span.of(text))
        .collect();
    assert_eq!(guards, ["k < y", "x == ( y + 1 )"]);
}

#[test]
fn documentation_and_attributes_come_in_both_forms() {
    let text = "/// A game\n# [doc = r#\" of \" # [ one\"#] #[doc = \"heap\\\"]\"] #[cfg(test)]\n\
                game G(n) {\n/// take one\nn -> n - 1; #[doc = \"end\"] n -> 0; /// end\n}";
    let parsed = parse(text);
    assert_eq!(parsed.errors, []);
    let attributes = &parsed.file.games[0].outer.attributes;
    let names: Vec<&str> = attributes
        .iter()
        .map(|attribute| attribute.name.as_str())
        .collect();
    assert_eq!(names, ["doc", "doc", "doc", "cfg"]);
    assert_eq!(attributes[0].span.of(text), "/// A game");
    assert_eq!(attributes[1].text, "#[doc = r#\" of \" # [ one\"#]");
    let docs = parsed.file.games[0]
        .members
        .iter()
        .map(|member| match member {
            Member::Doc(doc) => doc.text.as_str(),
            _ => "",
        });
    let docs: Vec<&str> = docs.collect();
    assert_eq!(
        docs,
        ["/// take one", "", "#[doc = \"end\"]", "", "/// end"]
    );
}

#[test]
fn visibilities_are_rusts() {
    for visibility in [
        "pub",
        "pub(crate)",
        "pub (super)",
        "pub(self)",
        "pub(in crate::a :: b)",
    ] {
        let text = format!("{visibility} game G(n) {{ n -> 0; }}");
        let parsed = parse(&text);
        assert_eq!(parsed.errors, [], "{text}");
        let span = parsed.file.games[0]
            .outer
            .visibility
            .expect("it was written");
        assert_eq!(span.of(&text), visibility);
        let visible = &parsed.file.games[0].outer.visible;
        let tight = visibility.replace(" (", "(").replace(" :: ", "::");
        assert_eq!(*visible, tight);
    }
}
