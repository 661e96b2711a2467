//! Texts that would cost too much.

use crate::answer;

/// How many times over a hostile text repeats something: all of it for a release build alone.
const MANY: usize = if cfg!(debug_assertions) { 1 } else { 10 };

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
    let moved = |result: &str| format!("game A(n) {{ n -> {result}; }}");
    let texts = [
        moved(&nested("(", ")")),
        moved(&nested("[", "]")),
        format!("game A(n) {{ n -> n - 1 if {} > 0; }}", nested("-", "")),
        format!("game A(n) {{ n -> n - 1 if {} > 0; }}", nested("!", "")),
        format!("game A(n) {{ n -> n - 1 if {} > 0; }}", nested("max(", ")")),
        format!("game A(n) {{ n -> n - k for k in {}; }}", nested("{", "}")),
        moved(&nested("{", "}")),
        format!("game A(n) {{ n -> n - 1; measure {}; }}", nested("(", ")")),
        format!(
            "game A(n) {{ n -> n - 1; expect grundy({}) = 0; }}",
            nested("[", "]")
        ),
        format!("game A(n) where {} > 0 {{ n -> n - 1; }}", nested("(", ")")),
        format!("pub compound A = {};", nested("(", ")")),
        nested("{", "}"),
        "(".repeat(deep),
        "}".repeat(deep),
        nested("/*", "*/"),
        format!("#{} game A(n) {{ n -> n - 1; }}", nested("[", "]")),
        format!("game A(n) {{ n -> n - k for k in {{{set}}}; }}"),
        format!("game A(n) {{ n -> n - k for k in 1.. if k not in {{{set}}}; }}"),
        format!("game A(n) {{ n -> n - 1; expect grundy = {set}; }}"),
        format!("game A(n) {{ n -> n - 1; expect grundy([{set}]) = 0; }}"),
        moved(&format!("[{set}]")),
        format!("game A({set}) {{ n -> n - 1; }}"),
        format!("game A(n) {{ octal 0.{}; }}", "7".repeat(mega)),
        format!("game A(n) {{ hexadecimal 0.{}; }}", "f".repeat(mega)),
        format!("game A(n) {{ n -> n - {}; }}", "9".repeat(mega)),
        format!("game {}(n) {{ n -> n - 1; }}", "a".repeat(mega)),
        format!("game A(n) {{ n -> n{}; }}", " - 1".repeat(mega / 4)),
        moved(&format!("n - 1 if {}n > 0", "n > 0, ".repeat(mega / 7))),
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
}

/// Memberships that nest, each behind an arithmetic sign, as deep as brackets may.
#[test]
fn a_failing_operand_is_read_once() {
    for depth in [10, 20, 40, 60] {
        for (before, behind) in [
            ("6 in 2 * (", ""),
            ("2..=2 * (6 in ", ""),
            ("6 in 2 * (", ")"),
            ("6 not in 1..=2 - (", ")"),
        ] {
            let (before, behind) = (before.repeat(depth), behind.repeat(depth));
            let text = format!("game A(n) {{ n -> n - 1 if 6 in {before}{behind}; }}");
            assert_eq!(answer(&text), Ok(()), "{text}");
        }
    }
}
