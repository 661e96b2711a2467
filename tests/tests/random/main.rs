//! Rulesets by chance: what compiled games tell and what the interpreter tells of the same texts.
//!
//! Without more words 100 of them, to be quick. The whole run, and a wider one of 5,000 others in
//! ten crates, which the compiler takes better than one:
//!
//! ```text
//! SPRAGUE_RANDOM=500 cargo test -p sprague-tests --test random -- --nocapture
//! for seed in $(seq 2 11); do
//!     SPRAGUE_RANDOM=500 SPRAGUE_SEED=$seed \
//!         cargo test -p sprague-tests --test random compiled_is_interpreted -- --nocapture
//! done
//! ```

mod ask;
mod compounds;
mod features;

use proc_macro2::TokenStream;
use serde_json::Value as Json;
use sprague_codegen::{Context, PlainText, compound, game};
use sprague_grammar::{Compiled, WarningKind, compile, parse_file, print};
use sprague_interp::{Interpreted, Ruleset};
use sprague_tests::both;
use sprague_tests::corpus;
use sprague_tests::random::{FUNCTIONS, Form, Random, registered, rulesets};
use sprague_tests::scratch::Scratch;
use std::env;
use std::fmt::Write as _;

/// A number that the environment gives, or this one.
fn asked(name: &str, default: u64) -> u64 {
    let given = env::var(name).ok();
    given.map_or(default, |text| text.parse().expect("it is a number"))
}

/// The rulesets of this run.
fn all() -> Vec<Random> {
    let count = usize::try_from(asked("SPRAGUE_RANDOM", 100)).expect("it fits");
    let (all, refused) = rulesets(asked("SPRAGUE_SEED", 1), count);
    println!("{count} rulesets; {refused} texts were refused");
    all
}

/// What asks the games, in the crate that is generated and here.
const ASK: &str = include_str!("ask.rs");

/// Two quantities in one, there.
const BOTH: &str = include_str!("../../src/both.rs");

/// The lists of heaps as Rust writes them.
fn positions(form: Form) -> String {
    let list = |json: &Json| match form {
        Form::Collection | Form::Multiset => format!("vec!{json}"),
        _ => json.to_string(),
    };
    let all: Vec<String> = form.positions().iter().map(list).collect();
    format!("Vec::<{}>::from([{}])", form.rust(), all.join(", "))
}

/// Some of the games as a module. Signs that are no Rust stand in a file of rules.
fn module(at: usize, some: &[Random], scratch: &Scratch) -> String {
    let (mut rules, mut file, mut asks) = (String::new(), String::new(), String::new());
    for random in some {
        let text = if random.text.is_ascii() {
            &mut rules
        } else {
            &mut file
        };
        text.push_str(&random.text);
        let (name, positions) = (&random.name, positions(random.form));
        let (value, splits) = (name.replace('<', "::<"), random.form.splits());
        let ask = format!("ask(\"{name}\", &{value}, {positions}, {splits});");
        writeln!(asks, "    {ask}").expect("it is a text");
    }
    let path = format!("rules/m{at}.game");
    scratch.write(&path, &file);
    let include = if file.is_empty() {
        String::new()
    } else {
        format!("sprague::include_game!(\"{path}\");\n")
    };
    format!(
        "mod m{at} {{\nuse crate::ask::ask;\n{include}sprague::game! {{\n{rules}}}\n\
         pub fn run() {{\n{asks}}}\n}}\n"
    )
}

/// Writes the crate, builds it and runs it: the lines that it writes. Each part of it holds some
/// of the games, so that the compiler can work on several at once.
fn compiled(all: &[Random]) -> String {
    let scratch = Scratch::new(env!("CARGO_TARGET_TMPDIR"), "random");
    let mut text = format!("mod ask {{\n{ASK}\n}}\nmod both {{\n{BOTH}\n}}\n{FUNCTIONS}\n");
    let mut calls = String::new();
    for (at, some) in all.chunks(25).enumerate() {
        text += &module(at, some, &scratch);
        writeln!(calls, "    m{at}::run();").expect("it is a text");
    }
    scratch.write("src/main.rs", &format!("{text}fn main() {{\n{calls}}}\n"));
    scratch.run().unwrap_or_else(|words| panic!("{words}"))
}

/// What is written of a game stands in the text of the program; here it is asked directly.
#[test]
fn the_program_asks_as_we_do() {
    let random = &rulesets(3, 1).0[0];
    let game = read(random);
    let positions = random.form.positions();
    let read = |json: &Json| game.position_of(&heaps(json)).expect("it has this form");
    let positions: Vec<_> = positions.iter().map(read).collect();
    assert_eq!(
        ask::lines(&random.name, &game, &positions, true).len(),
        positions.len()
    );
    ask::ask(&random.name, &game, positions, false);
}

/// The game as it is interpreted.
fn read(random: &Random) -> Interpreted {
    let rules = Ruleset::parse(&random.text).map(registered);
    let rules = rules.unwrap_or_else(|errors| panic!("{errors}"));
    rules.game(&random.name).expect("it was asked for before")
}

/// All numbers of a position.
fn heaps(json: &Json) -> Vec<u64> {
    let list = json
        .as_array()
        .map_or(std::slice::from_ref(json), |list| list);
    list.iter().filter_map(Json::as_u64).collect()
}

/// A line without what two types of positions write in two ways.
fn plain(line: &str) -> String {
    line.replace(['(', '{'], "[").replace([')', '}'], "]")
}

#[test]
fn compiled_is_interpreted() {
    let all = all();
    let told = compiled(&all);
    let mut lines = told.lines();
    let (mut count, mut values, mut open_ones) = (0, 0, 0);
    for random in &all {
        let game = read(random);
        let positions = random.form.positions();
        let read = |json: &Json| game.position_of(&heaps(json)).expect("it has this form");
        let positions: Vec<_> = positions.iter().map(read).collect();
        let splits = random.form.splits();
        for expected in ask::lines(&random.name, &game, &positions, splits) {
            let expected = plain(&expected);
            let line = plain(lines.next().expect("a line for each position"));
            // What takes too long is counted in two ways, as a strategy may need a whole table.
            for (told, expected) in line.split('\t').zip(expected.split('\t')) {
                let open = told == "Capacity" || expected == "Capacity";
                open_ones += usize::from(open);
                let text = &random.text;
                assert!(open || told == expected, "{line}\nis {expected} in\n{text}");
                values += usize::from(!open);
            }
            count += 1;
        }
    }
    assert_eq!(lines.next(), None);
    println!("{count} positions, {values} texts compared, {open_ones} left open");
    assert!(open_ones * 5 < values, "{open_ones} of {values}");
}

/// The texts of the corpus, and those by chance.
fn texts() -> Vec<String> {
    let subjects = corpus::subjects();
    let texts = subjects.iter().filter_map(|subject| subject.rules());
    let texts: std::collections::BTreeSet<&str> = texts.collect();
    let random = all().into_iter().map(|random| random.text);
    texts.into_iter().map(String::from).chain(random).collect()
}

/// What a debug text says but places.
fn without_places(text: &impl std::fmt::Debug) -> String {
    let debug = format!("{text:?}");
    let parts = debug.split("Span { ");
    parts
        .map(|part| part.split_once(" }").map_or(part, |cut| cut.1))
        .collect()
}

#[test]
fn what_is_printed_is_read_alike() {
    for text in texts() {
        let (file, errors) = parse_file(&text);
        assert!(errors.is_empty(), "{text}");
        let printed = print(&file);
        let (again, errors) = parse_file(&printed);
        assert!(errors.is_empty(), "{printed}");
        assert_eq!(without_places(&file), without_places(&again), "{text}");
        assert_eq!(print(&again), printed);
        let [before, after] = [&text, &printed].map(|text| without_words(compile(text)));
        assert_eq!(without_places(&before), without_places(&after), "{text}");
    }
}

/// Without what warnings show of the text as it is written.
fn without_words(mut compiled: Compiled) -> Compiled {
    for warning in &mut compiled.warnings {
        if let WarningKind::CoveredMove { by } = &mut warning.kind {
            by.clear();
        }
    }
    compiled
}

/// What a text becomes.
fn expansion(text: &str) -> String {
    let source = PlainText(text);
    let context = Context::with_default_root(&source);
    let compiled = compile(text);
    let model = &compiled.model;
    let games = model
        .games
        .iter()
        .map(|checked| game(checked, &[], &[], &compiled.warnings, &context));
    let compounds = model.compounds.iter();
    let compounds = compounds.map(|checked| compound(checked, model, &compiled.warnings, &context));
    games.chain(compounds).collect::<TokenStream>().to_string()
}

#[test]
fn one_text_has_one_expansion() {
    for text in texts() {
        let once = expansion(&text);
        assert!(!once.is_empty(), "{text}");
        assert_eq!(once, expansion(&text.clone()), "{text}");
    }
}
