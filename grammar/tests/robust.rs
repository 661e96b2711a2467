//! Whatever is typed gets an answer: no panic, no hang, no memory without bounds.

use sprague_grammar::{Compiled, compile};
use std::time::{Duration, Instant};

/// The games of the language's page that this version reads.
const GAMES: &str = include_str!("games.game");

/// Compiles a text and looks at all that comes out, as a macro does.
fn look(text: &str) -> Compiled {
    let compiled = compile(text);
    for error in &compiled.errors {
        let place = text.get(error.span.range());
        assert!(place.is_some(), "{text}: {error} at {:?}", error.span);
        assert!(!error.to_string().is_empty());
    }
    assert!(
        !compiled.errors.is_empty() || !compiled.model.games.is_empty(),
        "{text}"
    );
    compiled
}

/// The games, one by one.
fn games() -> impl Iterator<Item = &'static str> {
    GAMES
        .split("\n\n")
        .map(str::trim)
        .filter(|game| !game.is_empty())
}

/// The words and signs of a text, nearly as the language has them.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match rest.get(..2) {
            Some("->" | "<=" | ">=" | "==" | "!=" | "&&" | "||" | "::") => 2,
            _ if rest.starts_with("..=") => 3,
            _ if rest.starts_with("..") => 2,
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (token, behind) = rest.split_at(length);
        if !token.starts_with("//") {
            tokens.push(token);
        }
        rest = behind.trim_start();
    }
    tokens
}

/// Numbers that look like chance, the same each time (Knuth's MMIX constants).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }
}

#[test]
fn the_games_of_the_language_are_read() {
    let mut count = 0;
    for game in games() {
        let compiled = compile(game);
        assert_eq!(compiled.errors, [], "{game}");
        let written = ["game ", "compound "].map(|word| game.matches(word).count());
        let model = compiled.model;
        assert_eq!(
            [model.games.len(), model.compounds.len()],
            written,
            "{game}"
        );
        count += 1;
    }
    assert!(count > 20, "the games are split at empty lines");
}

#[test]
fn tokens_with_spaces_are_the_same_game() {
    let without_places = |text: &str| {
        let debug = format!("{:?}", compile(text).model);
        debug
            .split("Span { ")
            .map(|part| part.split_once('}').map_or(part, |cut| cut.1).to_owned())
            .collect::<String>()
    };
    for game in games() {
        let spaced = tokens(game).join(" ");
        assert_eq!(without_places(game), without_places(&spaced), "{spaced}");
    }
}

#[test]
fn every_beginning_of_a_game() {
    for game in games() {
        for (end, _) in game.char_indices() {
            look(&game[..end]);
        }
    }
}

#[test]
fn every_game_without_one_token() {
    for game in games() {
        let tokens = tokens(game);
        for index in 0..tokens.len() {
            let mut fewer = tokens.clone();
            fewer.remove(index);
            look(&fewer.join(" "));
            fewer.insert(index, tokens[index]);
            fewer.insert(index, tokens[index]);
            look(&fewer.join(" "));
        }
    }
}

#[test]
fn soups_of_tokens() {
    let mut words = tokens(GAMES);
    words.extend([
        "\"", "'", "#", "r#\"", "///", "/*", "*/", "½", "ℓ", "\u{FEFF}", "0.", "1e", "@",
    ]);
    words.sort_unstable();
    words.dedup();
    let mut chance = Chance(1);
    for round in 0..3000 {
        let length = chance.below(40);
        let soup: Vec<&str> = (0..length)
            .map(|_| words[chance.below(words.len())])
            .collect();
        let soup = soup.join(if round % 3 == 0 { "" } else { " " });
        look(&soup);
        look(&format!(
            "game A(n) {{ n -> n - 1; {soup} }} game B(n) {{ n -> n - 1; }}"
        ));
        look(&format!("game A{{x, y}} {{ {{x, y}} -> {soup}; }}"));
        look(&format!(
            "game A(n) {{ n -> n - k for k in 1..=n if {soup}; }}"
        ));
    }
}

/// A text is answered in time; tests run without optimisation and beside others, so the limit is
/// wide: what is not linear takes minutes.
fn in_time(name: &str, text: &str) -> Compiled {
    let start = Instant::now();
    let compiled = compile(text);
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(60), "{name}: {taken:?}");
    compiled
}

#[test]
fn large_texts() {
    let numbers = (1..=100_000)
        .map(|number| number.to_string())
        .collect::<Vec<_>>()
        .join(", ");
    let set = format!("game A(n) {{ n -> n - k for k in {{{numbers}}}; }}");
    assert_eq!(in_time("a large set", &set).errors, []);
    let game =
        |index| format!("game G{index}(n) {{ n -> n - k for k in {{1, {index}}} if 2 | k; }}");
    let many: Vec<String> = (0..4000).map(game).collect();
    let many = many.join("\n");
    in_time("many games", &many);
    let long = format!("game A(n) {{ octal 0.{}; }}", "7".repeat(1_000_000));
    assert_eq!(in_time("a long code", &long).errors, []);
    let claim = format!("game A(n) {{ n -> n - 1; expect grundy = {numbers}; }}");
    assert_eq!(in_time("a long claim", &claim).errors, []);
    let position = format!("game A[..] {{ [h, ..] -> [..]; expect grundy([{numbers}]) = 1; }}");
    assert_eq!(in_time("a large position", &position).errors, []);
    let unknown: Vec<String> = (0..30_000).map(|index| format!("m{index}")).collect();
    let unknown = unknown.join(", ");
    in_time(
        "unknown names",
        &format!("game A(n) {{ n -> n - k for k in {{{unknown}}}; }}"),
    );
    in_time(
        "names in a pattern",
        &format!("game A(n, m) {{ ({unknown}) -> (1, 2); }}"),
    );
}

#[test]
fn texts_of_one_word() {
    for word in [
        "(",
        "{",
        "[",
        "game ",
        "game a ",
        "pub ",
        "pub ( ",
        "pub ( ] ",
        "misere ",
        "#[",
        "# [ ] ",
        "# [ ) ",
        "/* ",
        "/// a\n",
        "\"",
        "'",
        "r#\"",
        "!",
        "- ",
        "x",
        "; ",
        "} ",
        ") ",
        "-> ",
        "..",
        "{ } ",
        "game a(n) { ",
        "game a(n) { n -> n; ",
        "n -> ; ",
        "compound ",
        "expect ",
        "expect <",
        "expect a(",
        "n -> n - 1; expect grundy = 0, m; ",
        "where ",
        "crate::a(",
        "::",
        "<",
        "compound A = selective(A, ..); ",
        "compound A = selective(B<",
        "A<1>, ",
    ] {
        let text = word.repeat(30_000 / word.len());
        in_time(word, &text);
        in_time(
            word,
            &format!("game A(n) {{ {text} }} game B(n) {{ n -> n - 1; }}"),
        );
        in_time(
            word,
            &format!("game A(n) {{ n -> n - k for k in 1..n if {text}; }}"),
        );
        in_time(word, &format!("compound A = selective({text});"));
    }
}

#[test]
fn deep_texts() {
    for (open, close) in [
        ("(", ")"),
        ("{", "}"),
        ("[", "]"),
        ("gcd(n, ", ")"),
        ("!(", ")"),
        ("-(", ")"),
        ("n + (", ")"),
        ("(n in f(", "))"),
        ("k in {(", ")}"),
        ("n in 1..=(", ")"),
        ("crate::a(", ")"),
        ("T<", ">"),
        ("(T<1, ", ">)"),
        ("a::<{ 1 }, b::<", ">>::c"),
    ] {
        for depth in [10, 20, 30, 60, 64, 65, 10_000] {
            let nested = format!("{}n{}", open.repeat(depth), close.repeat(depth));
            in_time(open, &format!("game A(n) {{ n -> {nested}; }}"));
            in_time(open, &format!("game A(n) {{ n -> n - 1 if {nested}; }}"));
            in_time(
                open,
                &format!("game A<n>(m) where {nested} {{ m -> m - 1; }}"),
            );
            in_time(
                open,
                &format!("game A(m) {{ m -> m - 1; expect grundy({nested}) = 1; }}"),
            );
            in_time(open, &format!("#[{nested}] game A(n) {{ n -> n - 1; }}"));
            in_time(
                open,
                &format!("compound A = selective({nested}, T<{nested}>);"),
            );
        }
    }
}
