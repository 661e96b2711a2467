//! The page `errors.md` of this package, which is the data of the command: a section for each kind,
//! in one form.
//!
//! ````text
//! ### unknown_set
//!
//! What it means.
//!
//! Wrong:
//!
//! ```text
//! game Take(n) { n -> n - p for p in prime; }
//! ```
//!
//! Why: because.
//!
//! Right:
//!
//! ```text
//! game Take(n) { n -> n - p for p in primes; }
//! ```
//! ````

/// The page.
const PAGE: &str = include_str!("../../errors.md");

/// What the page says of one kind of error or warning.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section<'a> {
    pub(super) name: &'a str,
    pub(super) means: &'a str,
    pub(super) shown: Shown,
    /// A text that is wrong.
    pub(super) wrong: &'a str,
    /// A paragraph that begins with `Why: `.
    pub(super) why: &'a str,
    /// The text as it is right.
    pub(super) right: &'a str,
}

/// How the wrong text is to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// The command refuses it for just that.
    Whole,
    /// It is cut, as it would be too long.
    InShort,
    /// Rust refuses it; a rule file may say so.
    InRust,
}

impl Shown {
    const ALL: [Self; 3] = [Self::Whole, Self::InShort, Self::InRust];

    /// What stands above the text.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Whole => "Wrong:",
            Self::InShort => "Wrong, in short:",
            Self::InRust => "Wrong in Rust alone:",
        }
    }
}

/// All sections, in the order of the page.
///
/// # Errors
/// The section that is not of the form, and what it lacks.
pub(super) fn sections() -> Result<Vec<Section<'static>>, String> {
    let texts = PAGE.split("\n### ").skip(1);
    texts.map(section).collect()
}

/// A section from its name on.
pub(super) fn section(text: &str) -> Result<Section<'_>, String> {
    // A heading of a group ends it too.
    let text = text.split("\n## ").next().unwrap_or(text);
    let (name, rest) = text.split_once("\n\n").unwrap_or((text, ""));
    let lacks = |what: &str| format!("cli/errors.md: the section `{name}` lacks {what}");
    let mut kinds = Shown::ALL.into_iter();
    let split = kinds.find_map(|shown| {
        let begin = format!("\n\n{}\n\n```text\n", shown.label());
        let (means, rest) = rest.split_once(&begin)?;
        Some((shown, means, rest))
    });
    let (shown, means, rest) = split.ok_or_else(|| lacks("`Wrong:` and a text below it"))?;
    let (wrong, rest) = rest
        .split_once("\n```\n\n")
        .ok_or_else(|| lacks("the end of the wrong text"))?;
    let (why, rest) = rest
        .split_once("\n\nRight:\n\n```text\n")
        .filter(|(why, _)| why.starts_with("Why: "))
        .ok_or_else(|| lacks("`Why: …`, and `Right:` with a text below it"))?;
    let right = rest.trim_end().strip_suffix("\n```");
    let right = right
        .filter(|right| !right.contains("```"))
        .ok_or_else(|| lacks("an end behind the right text"))?;
    Ok(Section {
        name,
        means,
        shown,
        wrong,
        why,
        right,
    })
}
