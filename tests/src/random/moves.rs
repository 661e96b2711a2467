//! Games and their moves by chance.

use super::words::Words;
use super::{Form, Random};

/// A game of that name.
pub(super) fn game(words: &mut Words, name: &str) -> Random {
    let form = form(words);
    let parameters = [0, 0, 0, 1, 2][words.below(5)];
    let mut names: Vec<String> = heaps(form).iter().map(|&heap| heap.into()).collect();
    let header = header(form, &names);
    let value = words.below(4) + 1;
    let (given, declared, condition) = match parameters {
        0 => (String::new(), "", ""),
        1 => (format!("<{value}>"), "<Q>", " where Q >= 1"),
        _ => {
            let given = format!("<{value}, {}>", value + words.below(3));
            (given, "<Q, R>", " where 1 <= Q <= R, R < 9")
        }
    };
    names.extend(["Q", "R"][..parameters].iter().map(|&name| name.into()));
    let misere = if words.chance(4) { "misere " } else { "" };
    let doc = if words.chance(4) {
        "/// By chance.\n"
    } else {
        ""
    };
    let mut text = format!("{doc}pub {misere}game {name}{declared}{header}{condition} {{\n");
    for statement in statements(words, form, &names) {
        text.extend(["    ", &statement, "\n"]);
    }
    text += "}\n";
    Random {
        text,
        name: format!("{name}{given}"),
        form,
    }
}

fn form(words: &mut Words) -> Form {
    let size = words.below(2) + 2;
    match words.below(10) {
        0..3 => Form::Heap,
        3..5 => Form::Collection,
        5 | 6 => Form::Tuple(size),
        7 => Form::Unordered(size),
        8 => Form::Multiset,
        _ => Form::Tuples(2),
    }
}

/// The names of the heaps, as the patterns give them.
fn heaps(form: Form) -> Vec<&'static str> {
    let size = match form {
        Form::Heap | Form::Collection => return vec!["n"],
        Form::Multiset => return vec!["h"],
        Form::Tuple(size) | Form::Unordered(size) | Form::Tuples(size) => size,
    };
    ["x", "y", "z"][..size].to_vec()
}

fn header(form: Form, names: &[String]) -> String {
    match form {
        Form::Multiset => "[..]".into(),
        Form::Unordered(_) => format!("{{{}}}", names.join(", ")),
        _ => format!("({})", names.join(", ")),
    }
}

/// The moves, a code, and sometimes a measure.
fn statements(words: &mut Words, form: Form, names: &[String]) -> Vec<String> {
    if form == Form::Collection && words.chance(4) {
        return vec![code(words)];
    }
    let count = words.below(3) + 1;
    let mut all: Vec<String> = Vec::new();
    if form == Form::Collection {
        all.push(split(words, names));
    }
    if let Form::Tuples(_) = form {
        all.push(cut(words, names));
    }
    for _ in 0..count {
        all.push(match form {
            Form::Heap => take(words, names),
            Form::Collection if words.chance(2) => take(words, names),
            Form::Collection => split(words, names),
            Form::Tuple(size) => tuple(words, names, size),
            Form::Unordered(size) => unordered(words, names, size),
            Form::Multiset => several(words, names),
            Form::Tuples(_) => cut(words, names),
        });
    }
    let measure = match form {
        Form::Tuple(_) => "measure x, y;",
        Form::Unordered(_) | Form::Multiset => "measure sum(heaps);",
        Form::Heap => "assume measure n;",
        Form::Collection => return all,
        Form::Tuples(_) => "measure x + y;",
    };
    if words.chance(6) {
        all.push(measure.into());
    }
    all
}

/// A code that may split, and often does.
fn code(words: &mut Words) -> String {
    let digits = if words.chance(2) { 8 } else { 16 };
    let first = match words.below(digits) {
        at if at % 4 == 0 => at,
        _ => 0,
    };
    let behind: Vec<String> = (0..=words.below(3))
        .map(|_| format!("{:X}", words.below(digits)))
        .collect();
    let mut text = format!("{first:X}.{}", behind.concat());
    // The last digit splits, so that the positions are collections.
    text += &(words.below(2) * 2 + 5).to_string();
    if digits == 8 {
        return format!("octal {text};");
    }
    format!("hexadecimal \"{text}\";")
}

/// Names, and those that a binding gives.
fn with(names: &[String], more: &[&str]) -> Vec<String> {
    names
        .iter()
        .cloned()
        .chain(more.iter().map(|&name| name.into()))
        .collect()
}

/// A move of one heap to one heap.
fn take(words: &mut Words, names: &[String]) -> String {
    let (set, k) = (words.steps(names), with(names, &["k"]));
    let (some, expr) = (words.some(), words.expr(names, 3));
    match words.below(9) {
        0..3 => format!("n -> n - k for k in {set}{};", words.also(&k, "")),
        3 => format!("n -> n - {some}{};", words.also(names, "")),
        4 => {
            let d = words.below(4) + 2;
            format!("n -> n / {d}{};", words.also(names, "n > 0"))
        }
        5 => format!("n -> {expr}{};", words.also(names, &format!("{expr} < n"))),
        6 => format!("n -> k for k in {set}{};", words.also(&k, "k < n")),
        7 => {
            let guard = words.also(&k, "n > 0, k >= 1");
            format!("n -> max(0, n - k) for k in {{{some}, {expr}}}{guard};")
        }
        _ => {
            let pair = with(names, &["i", "j"]);
            let guard = words.also(&pair, "i + j > 0");
            let b = words.small();
            format!("n -> n - i - j for (i, j) in {{({some}, {b}), (0, {expr})}}{guard};")
        }
    }
}

/// A move of one heap to a list.
fn split(words: &mut Words, names: &[String]) -> String {
    let (set, some) = (words.steps(names), words.some());
    let two = with(names, &["a", "b"]);
    let taken = with(names, &["k", "a", "b"]);
    match words.below(9) {
        0 => format!(
            "n -> [a, b] for (a, b) in split(n){};",
            words.also(&two, "")
        ),
        1 => {
            let guard = words.also(&taken, "");
            format!("n -> [a, b] for k in {set}, (a, b) in split(n - k){guard};")
        }
        2 => format!("n -> [n / 2; {some}]{};", words.also(names, "n > 1")),
        3 => {
            let guard = words.also(&with(names, &["j"]), "");
            format!("n -> [j..n] for j in n / 2 + 1..n{guard};")
        }
        4 => {
            let p = words.pick(&["distinct(p)", "gcd(p) == 1", "len(p) != 2", "1 | p"]);
            format!(
                "n -> [..p] for p in parts(n - {some}, 2..=3){};",
                words.also(names, p)
            )
        }
        5 => {
            let three = with(names, &["a", "b", "c"]);
            let guard = words.also(&three, "");
            format!("n -> [a, b + c] for (a, b, c) in parts(n, 3){guard};")
        }
        6 => format!("n -> []{};", words.also(names, "n > 0")),
        7 => {
            let guard = words.also(&with(names, &["k"]), "n > 1, k >= 1");
            format!("n -> [n - k, min(k, n - 1)] for k in {set}{guard};")
        }
        _ => {
            let guard = words.also(&two, "max(a, b) < n");
            format!("n -> [a, b..=b + 1, 0; 1] for a in 0..n, b in 0..n - 1{guard};")
                .replace(", 0; 1]", "]")
        }
    }
}

/// A move of a tuple.
fn tuple(words: &mut Words, names: &[String], size: usize) -> String {
    let (set, k) = (words.steps(names), with(names, &["k"]));
    let (e, f) = (words.expr(&k, 2), words.expr(names, 2));
    let mut to: Vec<String> = names[..size].to_vec();
    let mut binding = format!(" for k in {set}");
    let first = match words.below(6) {
        0 => {
            to[0] = "x - k".into();
            String::new()
        }
        1 => {
            to[1] = "y - k".into();
            String::new()
        }
        2 => {
            to[0] = "x - k".into();
            to[1] = format!("y + {e}");
            String::new()
        }
        3 => {
            to[0] = "x - k".into();
            to[1] = "y - k".into();
            String::new()
        }
        4 => {
            binding = String::new();
            to[0].clone_from(&f);
            to.swap(1, size - 1);
            format!("{f} < x")
        }
        _ => {
            to[0] = "k".into();
            "k < x".into()
        }
    };
    let seen = if binding.is_empty() { names } else { &k };
    let guard = words.also(seen, &first);
    let from = names[..size].join(", ");
    format!("({from}) -> ({}){binding}{guard};", to.join(", "))
}

/// A move of heaps without order.
fn unordered(words: &mut Words, names: &[String], size: usize) -> String {
    let (set, other) = (words.steps(names), words.steps(names));
    let mut to: Vec<String> = names[..size].to_vec();
    to[0] = "x - k".into();
    let mut bindings = format!("k in {set}");
    match words.below(4) {
        0 => to[1] = "y - k".into(),
        1 => {
            to[1] = "y - l".into();
            bindings.extend([", l in ", &other]);
        }
        2 => {
            to[1] = "y + l".into();
            bindings += ", l in 0..k";
        }
        _ => {}
    }
    let mut seen = with(names, &["k"]);
    if bindings.contains("l in") {
        seen.push("l".into());
    }
    let guard = words.also(&seen, "");
    let from = names[..size].join(", ");
    format!("{{{from}}} -> {{{}}} for {bindings}{guard};", to.join(", "))
}

/// A move of several heaps.
fn several(words: &mut Words, names: &[String]) -> String {
    let (set, some) = (words.steps(names), words.some());
    let k = with(names, &["k"]);
    let d = words.below(3) + 1;
    let rest = [
        "sum(rest) > 1",
        "len(rest) < 2",
        "k | rest",
        "max(rest, 2) >= k",
        "h in evens",
    ];
    let rest = words.pick(&rest);
    match words.below(6) {
        0 => format!(
            "[h, ..] -> [h - k, ..] for k in {set}{};",
            words.also(&k, "")
        ),
        1 | 2 => format!(
            "[h, ..rest] -> [h - k, ..rest] for k in {set}{};",
            words.also(&k, rest)
        ),
        3 => {
            let guard = words.also(&with(names, &["g"]), "");
            format!("[h, g, ..] -> [h - {some}, g - {d}, ..]{guard};")
        }
        4 => format!("[h] -> []{};", words.also(names, "")),
        _ => {
            let guard = words.also(&with(names, &["g"]), "");
            format!("[h, g, ..rest] -> [h + g - {d}, ..rest]{guard};")
        }
    }
}

/// A move of a tuple to several.
fn cut(words: &mut Words, names: &[String]) -> String {
    let (set, two) = (words.steps(names), with(names, &["a", "b"]));
    let k = with(names, &["k"]);
    match words.below(6) {
        0 => format!(
            "(x, y) -> [(a, y), (b, y)] for (a, b) in split(x){};",
            words.also(&two, "")
        ),
        1 => format!(
            "(x, y) -> [(x, a), (x, b)] for (a, b) in split(y){};",
            words.also(&two, "")
        ),
        2 => format!("(x, y) -> (x - k, y) for k in {set}{};", words.also(&k, "")),
        3 => format!(
            "(x, y) -> [(x - 1, y), (x, y - 1)]{};",
            words.also(names, "")
        ),
        4 => format!("(x, y) -> []{};", words.also(names, "x + y > 0")),
        _ => format!(
            "(x, y) -> [(x - k, y), (x / 2, 0)] for k in {set}{};",
            words.also(&k, "x > 0")
        ),
    }
}
