//! Periods and their certificates as a script uses them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

const RULES: &str = "game Take(n) { n -> n - k for k in {1, 3, 4}; }
game Places(n) { n -> n - k for k in {3, 5, 15}; }
game AllBut(n) { n -> n - k for k in 1.. if k not in {2, 4}; }
game Kayles(n) { octal 0.77; }
game Even(n) { n -> n - k for k in {1, 2} if n % 2 == 0; n -> n - 3 if 2 | n + 1; }
game Slow<K>(n) where K >= 1 { n -> n - k for k in 1..=K; }
game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
game Unruly(n) { hexadecimal 0.8; }
game Smooth(n) { n -> n / d for d in {2, 3, 6} if n >= 1; }
game Mark(n) { n -> n - 1; n -> n / 2 if n >= 1; }
game Many(n) { n -> n / d for d in 2..=99 if d <= n; }
";

/// A file of this test's own, with that text in it.
fn file(name: &str, text: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the directory is there");
    path.to_str().expect("its name is UTF-8").to_owned()
}

fn sprague(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sprague"));
    command.args(arguments).output().expect("the command ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("it prints UTF-8")
}

#[track_caller]
fn answer(arguments: &[&str]) -> String {
    let output = sprague(arguments);
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    text(&output.stdout).to_owned()
}

#[track_caller]
fn complaint(code: i32, arguments: &[&str]) -> String {
    let output = sprague(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    let words = text(&output.stderr).to_owned();
    assert!(!words.contains("panicked"), "{words}");
    words
}

#[test]
fn what_is_proved_and_what_is_not() {
    let rules = file("answers.game", RULES.as_bytes());
    let cases = [
        (
            &["Take"][..],
            "first: 0\nperiod: 7\nsaltus: 0\ntheorem: repeated window\n\
             status: proved by the values of the heaps below 11\n",
        ),
        (
            &["Take", "remoteness"],
            "first: 0\nperiod: 7\nsaltus: 4\ntheorem: shifted window\n\
             status: proved by the values of the heaps below 11\n",
        ),
        (
            &["Kayles", "outcome"],
            "first: 1\nperiod: 1\nsaltus: 0\ntheorem: nim-values 12 from 71\n\
             status: proved by the values of the heaps below 168\n",
        ),
        (
            &["Kayles", "--heaps", "100"],
            "status: no period found among the heaps below 100\n",
        ),
        (
            &["Kayles", "grundy-misere"],
            "status: no theorem is known for this quantity of these rules\n",
        ),
        (
            &["Smooth", "remoteness"],
            "status: constant between the products of 2, 3, 6, 1345 steps below 2^64, \
             proved by the rules alone\n",
        ),
        (
            &["Many", "--heaps", "5000"],
            "status: more than 5000 steps below 2^64; --heaps sets how many\n",
        ),
        (
            &["Mark"],
            "status: no period is known for rules that divide and subtract; \
             `sprague value` finds the value of any heap, however far\n",
        ),
        (
            &["Grundys"],
            "status: no theorem is known for the rules of this game\n",
        ),
    ];
    for (arguments, words) in cases {
        let arguments = [&["period", &rules], arguments].concat();
        assert_eq!(answer(&arguments), words, "{arguments:?}");
    }
    let places = answer(&["period", &rules, "Places", "remoteness"]);
    assert!(places.contains("\nsaltus by place: 6 "), "{places}");
    let observed = answer(&["period", &rules, "Unruly", "--heaps", "500"]);
    assert!(
        observed.ends_with("status: observed below 500, not proved\n"),
        "{observed}"
    );
}

#[test]
fn every_certificate_goes_there_and_back() {
    let rules = file("games.game", RULES.as_bytes());
    let mut proved = 0;
    for game in ["Take", "Places", "AllBut", "Kayles", "Even", "Slow<3>"] {
        for quantity in [
            "grundy",
            "outcome-misere",
            "remoteness",
            "foreclosed",
            "longest",
        ] {
            let path = file(&format!("{}.{quantity}", game.replace('<', "-")), b"");
            let made = sprague(&["period", &rules, game, quantity, "--certificate", &path]);
            if made.status.code() != Some(0) {
                let words = text(&made.stderr);
                assert!(
                    words.starts_with("error: nothing is proved"),
                    "{game} {words}"
                );
                continue;
            }
            proved += 1;
            let verified = answer(&["verify", &path]);
            assert!(
                verified.starts_with(&format!("verified: {quantity} of ")),
                "{verified}"
            );
            assert_eq!(answer(&["verify", &path, &rules, game]), verified);
            let other = if game == "Take" { "Places" } else { "Take" };
            let words = complaint(1, &["verify", &path, &rules, other]);
            assert!(words.contains("speaks of other rules"), "{words}");
            forge(&path, &rules, game);
        }
    }
    assert!(proved >= 25, "{proved}");
}

/// Each number of a certificate, 1 more: none is believed, and nothing panics.
fn forge(path: &str, rules: &str, game: &str) {
    let honest = fs::read_to_string(path).expect("it was written");
    let bytes = honest.as_bytes();
    let digit = |place: usize| bytes.get(place).is_some_and(u8::is_ascii_digit);
    let starts =
        (0..bytes.len()).filter(|&place| digit(place) && (place == 0 || !digit(place - 1)));
    // Of the rules, of many shifts, the first few are enough.
    for start in starts.take(12) {
        let end = (start..bytes.len())
            .find(|&place| !digit(place))
            .expect("a line end");
        let Ok(number) = honest[start..end].parse::<u64>() else {
            continue;
        };
        let forged = format!("{}{}{}", &honest[..start], number + 1, &honest[end..]);
        let forged_path = format!("{path}.forged");
        fs::write(&forged_path, &forged).expect("the directory is there");
        let words = complaint(1, &["verify", &forged_path, rules, game]);
        assert!(words.starts_with("error: "), "{forged}{words}");
    }
}

#[test]
fn a_refusal_says_the_window_and_the_line() {
    let rules = file("refused.game", RULES.as_bytes());
    let path = file("refused.certificate", b"");
    answer(&["period", &rules, "Take", "--certificate", &path]);
    let honest = fs::read_to_string(&path).expect("it was written");
    for (from, to, why) in [
        (
            "0..11",
            "0..12",
            "the window is 0..12, and the theorem asks for 0..11",
        ),
        (
            "1 3-4",
            "1 3-5",
            "the window is 0..11, and the theorem asks for 0..12",
        ),
        (
            "1 3-4",
            "1 3 4",
            "line 2 of the certificate is not in its canonical form",
        ),
        (
            "1 3-4",
            "3-4 1",
            "line 2 of the certificate is not in its canonical form",
        ),
        (
            "0..11\n",
            "0..11\n\n",
            "line 9 of the certificate is not the end",
        ),
    ] {
        let forged = file("refused.forged", honest.replace(from, to).as_bytes());
        let words = complaint(1, &["verify", &forged]);
        assert!(words.contains(why), "{words}");
    }
}

#[test]
fn no_certificate_makes_it_hang() {
    let text = "sprague certificate 1\nrules: subtraction 1-1000000\nquantity: grundy\nfirst: 0\n\
                period: 1\nshift: 0\ntheorem: repeated window\nwindow: 0..1000001\n";
    let path = file("wide.certificate", text.as_bytes());
    let words = complaint(1, &["verify", &path]);
    let why = "about 1000002000001 steps would have to be taken; --steps allows more";
    assert!(words.contains(why), "{words}");
    let words = complaint(1, &["verify", &path, "--heaps", "1000"]);
    let why = "1000001 heaps would have to be computed; --heaps allows more";
    assert!(words.contains(why), "{words}");
}

#[test]
fn no_file_makes_it_panic() {
    let rules = file("some.game", RULES.as_bytes());
    let certificate = file("take.certificate", b"");
    answer(&["period", &rules, "Take", "--certificate", &certificate]);
    let honest = fs::read(&certificate).expect("it was written");
    for cut in 0..honest.len() {
        let path = file("cut.certificate", &honest[..cut]);
        complaint(1, &["verify", &path]);
    }
    let head = "sprague certificate 1\n";
    let large = u64::MAX;
    for text in [
        String::new(),
        "\u{feff}sprague".into(),
        format!(
            "{head}rules: subtraction 1\nquantity: grundy\nfirst: {large}\nperiod: {large}\n\
             shift: 0\ntheorem: repeated window\nwindow: {large}..{large}\n"
        ),
        format!(
            "{head}rules: subtraction 1-{large}\nquantity: grundy\nfirst: 0\nperiod: 1\n\
             shift: 0\ntheorem: repeated window\nwindow: 0..2\n"
        ),
        format!(
            "{head}rules: code 0 7 7\nquantity: grundy\nfirst: 71\nperiod: {}\nshift: 0\n\
             theorem: parts\nwindow: 71..{}\n",
            1u64 << 40,
            (1u64 << 41) + 144
        ),
    ] {
        let path = file("broken.certificate", text.as_bytes());
        complaint(1, &["verify", &path]);
    }
    complaint(1, &["verify", &file("bytes.certificate", b"\xff\xfe\n")]);
    complaint(1, &["verify", "no such file"]);
    complaint(1, &["verify", &certificate, &rules, "Nobody"]);
    complaint(2, &["verify", &certificate, &rules]);
    complaint(2, &["verify"]);
    complaint(2, &["period", &rules, "Take", "genius"]);
}

/// A search that is kept goes on from where it ended; what is kept is refused where it is of
/// another game, or no such file.
#[test]
fn a_search_is_kept_and_taken_up() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kept");
    fs::create_dir_all(&folder).expect("the directory is there");
    let kept = folder.join("search");
    let path = kept.to_str().expect("its name is UTF-8");
    let rules = "game Few(n) { octal 0.16; } game Many(n) { octal 0.6; } game Take(n) { n -> n - k \
                 for k in {1, 2}; }";
    let rules = file("kept.game", rules.as_bytes());
    let asked = |game: &str, heaps: &str| {
        let arguments = [
            "period",
            &rules,
            game,
            "--heaps",
            heaps,
            "--checkpoint",
            path,
        ];
        sprague(&arguments)
    };
    // As far as this it proves nothing, and what it has is kept.
    let output = asked("Few", "200000");
    let shown = text(&output.stdout).to_owned();
    assert!(
        shown.ends_with("below 200000\n"),
        "{shown}{}",
        text(&output.stderr)
    );
    assert!(kept.exists());
    for (game, why) in [
        ("Many", "of other rules"),
        ("Take", "only searches of codes"),
    ] {
        let output = asked(game, "300000");
        assert_eq!(output.status.code(), Some(1), "{game}");
        assert!(
            text(&output.stderr).contains(why),
            "{}",
            text(&output.stderr)
        );
    }
    let output = asked("Few", "600000");
    let shown = text(&output.stdout);
    assert!(
        shown.starts_with("first: 105351\nperiod: 149459\n"),
        "{shown}"
    );
    // What is proved needs no file.
    assert_eq!(fs::read_dir(&folder).map(Iterator::count).ok(), Some(0));
    fs::write(&kept, "a letter").expect("it can be written");
    let output = asked("Few", "1000");
    assert!(
        text(&output.stderr).contains("no checkpoint"),
        "{}",
        text(&output.stderr)
    );
    let stays = fs::read_to_string(&kept).expect("it is still there");
    assert_eq!(stays, "a letter");
    fs::remove_dir_all(&folder).expect("it is there");
}
