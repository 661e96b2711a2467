//! Nothing that can be typed makes the grammar panic, hang or take much memory.
//!
//! `SPRAGUE_FUZZ_SECONDS` says for how long texts are tried (5 if it is not set); ten minutes in a
//! release build are `SPRAGUE_FUZZ_SECONDS=600 cargo test --release -p sprague-tests --test fuzz`.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{TestError, TestRunner};
use sprague_grammar::{compile, parse_file, print};
use std::env;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// A text is answered within a second of a release build. Without optimisation, and beside other
/// tests, much more is allowed.
const SLOW: Duration = Duration::from_secs(if cfg!(debug_assertions) { 20 } else { 1 });

/// How many times over a hostile text repeats something: all of it for a release build alone.
const MANY: usize = if cfg!(debug_assertions) { 1 } else { 10 };

/// The most memory that all of this takes, in KiB: 256 MiB.
const MEMORY: u64 = 256 << 10;

/// The number that costs too much if anything is done as many times.
const HUGE: &str = "1000000000000000000";

/// Reads and checks a text, and tells all that is wrong with it.
fn answer(text: &str) -> Result<(), String> {
    let start = Instant::now();
    let compiled = compile(text);
    let words: usize = compiled
        .errors
        .iter()
        .map(|error| error.to_string().len() + error.span.of(text).len())
        .sum();
    let mut took = start.elapsed();
    // Other tests and programs may have held the processor: the quickest of some tries counts.
    for _ in 0..9 {
        if took > SLOW {
            let again = Instant::now();
            let _ = compile(text);
            took = took.min(again.elapsed());
        }
    }
    if compiled.errors.is_empty() && compiled.model.games.is_empty() {
        return Err("neither a game nor an error".into());
    }
    if took > SLOW {
        return Err(format!(
            "{took:?} for {} bytes, {words} of errors",
            text.len()
        ));
    }
    Ok(())
}

/// The games that the repository's files of rules hold, each as its text.
fn games() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = ["grammar/tests/games.game", "grammar/tests/page.game"];
    let mut games = Vec::new();
    for file in files {
        let text = fs::read_to_string(folder.join(file)).expect("the file is there");
        let found = compile(&text).model.games;
        games.extend(found.iter().map(|game| game.span.of(&text).to_owned()));
    }
    assert!(games.len() > 20, "{} games", games.len());
    games
}

/// One change of a text, at places that are found whatever its length.
#[derive(Clone, Debug)]
enum Change {
    Delete(Index, usize),
    Repeat(Index, usize, usize),
    Insert(Index, String),
    Replace(Index, u8),
    Swap(Index, Index),
}

/// Words of the language, and what stands between them.
const WORDS: &[&str] = &[
    "game",
    "misere",
    "partizan",
    "compound",
    "left",
    "right",
    "where",
    "for",
    "in",
    "not",
    "if",
    "octal",
    "hexadecimal",
    "measure",
    "assume",
    "expect",
    "normal",
    "period",
    "from",
    "heaps",
    "divisors",
    "primes",
    "powers",
    "split",
    "parts",
    "gcd",
    "max",
    "min",
    "sum",
    "len",
    "phi",
    "distinct",
    "grundy",
    "outcome",
    "foreclosed",
    "end",
    "inf",
    "n",
    "x",
    "y",
    "rest",
    "0",
    "1",
    "2",
    "0.77",
    HUGE,
    "18446744073709551615",
    "18446744073709551616",
    "->",
    "..",
    "..=",
    "|",
    "||",
    "&&",
    "!",
    "<",
    "<=",
    "==",
    "!=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    ":",
    "::",
    "crate::f(",
    "//",
    "/*",
    "*/",
    "///",
    "#[",
    "\"",
    "'",
    "\u{e8}",
    "\u{0}",
];

fn change() -> impl Strategy<Value = Change> {
    let place = any::<Index>;
    prop_oneof![
        (place(), 1..20_usize).prop_map(|(at, length)| Change::Delete(at, length)),
        (place(), 1..40_usize, 1..40_usize)
            .prop_map(|(at, length, times)| { Change::Repeat(at, length, times) }),
        (place(), select(WORDS)).prop_map(|(at, word)| Change::Insert(at, format!(" {word} "))),
        (place(), any::<u8>()).prop_map(|(at, byte)| Change::Replace(at, byte)),
        (place(), place()).prop_map(|(a, b)| Change::Swap(a, b)),
    ]
}

/// The text after a change.
fn changed(mut text: Vec<u8>, change: &Change) -> Vec<u8> {
    if text.is_empty() {
        return text;
    }
    let length = text.len();
    match change {
        Change::Delete(at, count) => {
            let at = at.index(length);
            text.drain(at..length.min(at + count));
        }
        Change::Repeat(at, count, times) => {
            let at = at.index(length);
            let end = length.min(at + count);
            let again = text[at..end].repeat(*times);
            text.splice(end..end, again);
        }
        Change::Insert(at, word) => {
            let at = at.index(length);
            text.splice(at..at, word.bytes());
        }
        Change::Replace(at, byte) => text[at.index(length)] = *byte,
        Change::Swap(a, b) => text.swap(a.index(length), b.index(length)),
    }
    text
}

/// Tries texts for as long as it was asked, and shows the smallest that fails.
fn fuzz(texts: &impl Strategy<Value = String>) {
    let seconds = env::var("SPRAGUE_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(Ok(5), |text| text.parse());
    let time = Duration::from_secs(seconds.expect("SPRAGUE_FUZZ_SECONDS is a number"));
    let start = Instant::now();
    let config = ProptestConfig {
        cases: 50,
        failure_persistence: None,
        max_shrink_time: 60_000,
        ..ProptestConfig::default()
    };
    let cases = config.cases;
    let mut rounds = 0;
    while rounds == 0 || start.elapsed() < time {
        rounds += 1;
        // A runner counts its texts over all its rounds, so each round has one of its own.
        let mut runner = TestRunner::new(config.clone());
        let found = runner.run(texts, |text| answer(&text).map_err(TestCaseError::fail));
        match found {
            Err(TestError::Fail(why, text)) => panic!("{why}: {text:?}"),
            Err(TestError::Abort(why)) => panic!("{why}"),
            Ok(()) => {}
        }
    }
    println!("{rounds} rounds of {cases} texts");
}

#[test]
fn random_bytes() {
    let bytes = vec(any::<u8>(), 0..300);
    fuzz(&bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()));
}

#[test]
fn random_words() {
    let words = vec(select(WORDS), 0..80).prop_map(|words| words.join(" "));
    fuzz(&words.prop_map(|words| format!("game G(n) {{ n -> n - 1; {words} }}")));
}

#[test]
fn changed_games() {
    let texts = (vec(select(games()), 1..3), vec(change(), 1..8));
    fuzz(&texts.prop_map(|(games, changes)| {
        let text = changes.iter().fold(games.join("\n").into_bytes(), changed);
        String::from_utf8_lossy(&text).into_owned()
    }));
}

#[test]
fn hostile_texts_take_little_time_and_memory() {
    let deep = 10_000;
    // A megabyte, or a tenth of one.
    let mega = 100_000 * MANY;
    let nested = |open: &str, close: &str| open.repeat(deep) + "n" + &close.repeat(deep);
    let set: Vec<String> = (1..=10_000 * MANY)
        .map(|number| number.to_string())
        .collect();
    let set = set.join(", ");
    let game = "game Take(n) { n -> n - k for k in {1, 3, 4}; }\n";
    let texts = [
        format!("game A(n) {{ n -> {}; }}", nested("(", ")")),
        format!("game A(n) {{ n -> {}; }}", nested("[", "]")),
        format!("game A(n) {{ n -> n - 1 if {} > 0; }}", nested("-", "")),
        format!("game A(n) {{ n -> n - 1 if {} > 0; }}", nested("!", "")),
        format!("game A(n) {{ n -> n - 1 if {} > 0; }}", nested("max(", ")")),
        format!("game A(n) {{ n -> n - k for k in {}; }}", nested("{", "}")),
        nested("{", "}"),
        "(".repeat(deep),
        "}".repeat(deep),
        nested("/*", "*/"),
        format!("#{} game A(n) {{ n -> n - 1; }}", nested("[", "]")),
        format!("game A(n) {{ n -> n - k for k in {{{set}}}; }}"),
        format!("game A(n) {{ n -> n - k for k in 1.. if k not in {{{set}}}; }}"),
        format!("game A(n) {{ n -> n - 1; expect grundy = {set}; }}"),
        format!("game A(n) {{ n -> n - 1; expect grundy([{set}]) = 0; }}"),
        format!("game A(n) {{ n -> [{set}]; }}"),
        format!("game A({set}) {{ n -> n - 1; }}"),
        format!("game A(n) {{ octal 0.{}; }}", "7".repeat(mega)),
        format!("game A(n) {{ hexadecimal 0.{}; }}", "f".repeat(mega)),
        format!("game A(n) {{ n -> n - {}; }}", "9".repeat(mega)),
        format!("game {}(n) {{ n -> n - 1; }}", "a".repeat(mega)),
        format!("game A(n) {{ n -> n{}; }}", " - 1".repeat(mega / 4)),
        format!(
            "game A(n) {{ n -> n - 1 if {}n > 0; }}",
            "n > 0, ".repeat(mega / 7)
        ),
        game.repeat(mega / game.len()),
        "n ".repeat(mega / 2),
        "\u{e9}".repeat(mega / 2),
        "// a comment\n".repeat(mega / 13) + game,
        "game ".repeat(mega / 7),
        format!("game A(n) {{ {} }}", "n -> n - 1; ".repeat(mega / 13)),
        format!("game A(n) {{ {} }}", "n -> ; ".repeat(mega / 7)),
    ];
    for text in texts {
        let start: String = text.chars().take(60).collect();
        assert_eq!(answer(&text), Ok(()), "{start}…");
    }
    if let Some(peak) = peak_memory() {
        assert!(peak < MEMORY, "{peak} KiB");
    }
}

/// The most memory that this program has held, in KiB, where the system tells it.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let peak = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    peak.trim().strip_suffix(" kB")?.parse().ok()
}

/// The text with each of its numbers, one at a time, in place of which something else stands.
fn with_each_number(text: &str, instead: &str) -> Vec<String> {
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..text.len()).filter(|&at| is_digit(at) && (at == 0 || !is_digit(at - 1)));
    let replaced = |start: usize| {
        let length = (start..text.len()).take_while(|&at| is_digit(at)).count();
        format!("{}{instead}{}", &text[..start], &text[start + length..])
    };
    starts.map(replaced).collect()
}

#[test]
fn huge_numbers_wherever_one_may_stand() {
    let mut seen = 0;
    for game in games() {
        for instead in [
            HUGE.to_owned(),
            format!("1..={HUGE}"),
            format!("(n * {HUGE})"),
        ] {
            for text in with_each_number(&game, &instead) {
                seen += 1;
                assert_eq!(answer(&text), Ok(()), "{text}");
            }
        }
    }
    assert!(seen > 100, "{seen} texts");
}

#[test]
fn what_is_printed_is_read_again() {
    for game in games() {
        let (file, errors) = parse_file(&game);
        assert!(errors.is_empty(), "{game}");
        let printed = print(&file);
        assert_eq!(print(&parse_file(&printed).0), printed, "{game}");
    }
}
