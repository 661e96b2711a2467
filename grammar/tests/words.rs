//! No error speaks in the names of the grammar's rules.

use sprague_grammar::{Compiled, compile};
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

/// The names of the grammar's rules that are no words of anybody's: with `_` in them, or short for
/// something.
fn rule_names() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/generated.rs");
    let text = fs::read_to_string(path).expect("the generated parser is there");
    let (_, behind) = text.split_once("enum Rule {").expect("it has its rules");
    let (body, _) = behind.split_once('}').expect("the enumeration ends");
    let names = body.split([',', ' ', '\n']).map(str::trim);
    let names: BTreeSet<String> = names
        .filter(|name| name.starts_with(char::is_alphabetic))
        .map(str::to_owned)
        .collect();
    assert!(names.len() > 80, "{names:?}");
    let bare = |name: &String| {
        let short = [
            "EOI", "expr", "arith", "infix", "parens", "semi", "lparen", "rparen",
        ];
        name.contains('_') || short.contains(&name.as_str())
    };
    names.into_iter().filter(bare).collect()
}

/// Texts that end or break off after each of their words, and with each word left out or doubled.
fn broken(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_inclusive(' ').collect();
    let mut texts = Vec::new();
    for at in 0..words.len() {
        let (front, back) = words.split_at(at);
        let (front, behind) = (front.concat(), back[1..].concat());
        texts.push(front.clone());
        texts.push(format!("{front}{behind}"));
        for odd in [
            "? ",
            "; ",
            "-> ",
            "7 ",
            "{ ",
            ") ",
            "for ",
            "compound ",
            ".. ",
            "'a' ",
        ] {
            texts.push(format!("{front}{odd}{behind}"));
            texts.push(format!("{front}{odd}{}", back.concat()));
        }
    }
    texts
}

/// Each part of the language, its words with a space behind each.
const TEXTS: [&str; 5] = [
    "/// Text\n#[ derive ( Debug ) ] pub ( crate ) misere game G < K , L > ( n ) where K >= 1 , \
     L | 2 { measure n , 2 * n ; n -> [ n / 2 ; K ] for k in { 1 , 2 } , ( a , b ) in parts ( n , \
     2 ..= 3 ) if ! ( 2 | n ) , k not in 1 .. || n > 0 && gcd ( n , k ) == 1 ; expect < 2 , 3 > \
     misere grundy ( 5 ) = 1 ; } ",
    "pub game H ( n ) { octal 0 . 77 ; expect grundy = 0 , 1 , 2 ; expect grundy period = 12 from \
     71 ; } ",
    "game I { x , y } { assume measure sum ( heaps ) ; { x , y } -> { x - k , y } for k in \
     crate::set ( x ) ; expect outcome ( { 3 , 4 } ) = P ; } ",
    "partizan game J [ .. ] { left [ a , .. rest ] -> [ a - 1 , .. rest ] ; right [ a , .. ] -> [ \
     1 .. a ] ; } hexadecimal game L ( n ) { hexadecimal \"0.3F\" ; } ",
    "game A ( n ) { n -> n - 1 ; } pub misere compound X = selective ( A < 2 , { 3 } > , a :: B , \
     ( A ) , .. ) ; ",
];

#[test]
fn no_error_names_a_rule_of_the_grammar() {
    let names = rule_names();
    let mut kinds = BTreeSet::new();
    let mut read = 0;
    for text in TEXTS.iter().flat_map(|text| broken(text)) {
        let Compiled { errors, .. } = compile(&text);
        for error in errors {
            read += 1;
            let kind = format!("{:?}", error.kind);
            kinds.insert(kind.split([' ', '{']).next().unwrap_or_default().to_owned());
            let shown = error.to_string();
            // What is repeated of the text is the author's, and stands in signs of quotation.
            let own = shown
                .split('\'')
                .step_by(2)
                .flat_map(|part| part.split('`').step_by(2));
            for word in own.flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_'))
            {
                assert!(!names.contains(word), "{word}: {shown}\n{text}");
            }
            let expected = shown.lines().next().unwrap_or_default();
            assert!(!expected.ends_with("expected "), "{shown}\n{text}");
            assert!(!shown.ends_with("cannot stand here"), "{shown}\n{text}");
        }
    }
    assert!(
        read > 2000 && kinds.len() > 20,
        "{read} errors of {kinds:?}"
    );
}
