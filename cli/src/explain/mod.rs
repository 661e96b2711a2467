//! `sprague explain`

mod page;
#[cfg(test)]
mod tests;

use crate::Failure;
use page::{Section, Shown};
use sprague_grammar::WarningKind;
use sprague_interp::{Diagnostic, Ruleset, alike};
use std::io::{self, Write};

/// Says what a name of an error or a warning means, or which names there are.
pub(crate) fn run(name: Option<&str>, out: &mut impl Write) -> Result<(), Failure> {
    let sections = page::sections().map_err(Failure::Data)?;
    let Some(name) = name else {
        return Ok(list(&sections, out)?);
    };
    let meant = plain(name);
    match sections.iter().find(|section| section.name == meant) {
        Some(section) => Ok(print(section, out)?),
        None => Err(Failure::Data(unknown(name, &meant, &sections))),
    }
}

/// `error[unknown_set]`, `unknown-set` and `Unknown_Set` are `unknown_set`.
fn plain(name: &str) -> String {
    let name = name.trim();
    let inner = name.split_once('[').map_or(name, |(_, inner)| inner);
    inner.trim_end_matches(']').replace('-', "_").to_lowercase()
}

fn unknown(name: &str, meant: &str, sections: &[Section<'_>]) -> String {
    let name = name.escape_debug();
    let said = format!("there is no error and no warning `{name}`");
    match alike(meant, sections.iter().map(|section| section.name)) {
        Some(other) => format!("{said}; did you mean `{other}`?"),
        None => format!("{said}; `sprague explain` lists all"),
    }
}

/// `error` or `warning`
fn level(section: &Section<'_>) -> &'static str {
    if WarningKind::NAMES.contains(&section.name) {
        "warning"
    } else {
        "error"
    }
}

/// Each name with the first sentence of what it means.
fn list(sections: &[Section<'_>], out: &mut impl Write) -> io::Result<()> {
    for section in sections {
        let means = section.means.replace('\n', " ");
        let first = means.split_inclusive(". ").next().unwrap_or_default();
        let called = format!("{}[{}]", level(section), section.name);
        writeln!(out, "{called:31} {}", first.trim_end())?;
    }
    Ok(())
}

/// The section, and in it what is said of the text that is wrong.
fn print(section: &Section<'_>, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}[{}]\n", level(section), section.name)?;
    writeln!(out, "{}\n", section.means)?;
    let label = section.shown.label();
    writeln!(out, "{label}\n\n{}", indented(section.wrong))?;
    if section.shown == Shown::Whole {
        for said in said(section.wrong) {
            writeln!(out, "{}", indented(&said.to_string()))?;
        }
    }
    writeln!(out, "{}\n", section.why)?;
    write!(out, "Right:\n\n{}", indented(section.right))
}

fn indented(text: &str) -> String {
    let lines = text.lines();
    lines.flat_map(|line| ["    ", line, "\n"]).collect()
}

/// All that the command says of a text of rules.
fn said(text: &str) -> Vec<Diagnostic> {
    match Ruleset::parse(text) {
        Err(errors) => errors.iter().cloned().collect(),
        Ok(rules) => {
            let mut all: Vec<_> = rules.warnings().iter().cloned().collect();
            match rules.check_expectations() {
                Ok(notes) => all.extend(notes),
                Err(errors) => all.extend(errors.iter().cloned()),
            }
            all
        }
    }
}
