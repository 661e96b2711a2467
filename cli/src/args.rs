//! The command line.

use crate::quantity::Asked;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args, Parser, Subcommand};
use sprague_interp::WORK;
use sprague_runtime::period::Standard;
use std::str::FromStr;

/// Checks, explains and solves games by their rules.
#[derive(Parser)]
#[command(
    name = "sprague",
    version,
    after_help = "Exit codes: 0, all is well; 1, rules or data are at fault, and standard error \
                  says how; 2, the command line itself is wrong."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) verb: Verb,
}

#[derive(Subcommand)]
pub(crate) enum Verb {
    /// Checks a rule file and what it claims of its games: silent if all is right
    ///
    /// Errors are printed on standard error with the lines at fault. What `expect` claims is
    /// computed as `game!` does: a wrong number is an error. A claim may look at 20,000 positions
    /// and some hundred moves of each (where only the set of a subtraction game counts, at
    /// 4,000,000 moves); what takes longer is an error, too. A claim that needs a Rust function is
    /// not computed, and a note says so; it does not change the exit code.
    Check {
        /// The rule file; - for standard input
        file: String,
    },
    /// Says the rules in words, with class, measure and solver
    Show {
        /// The rule file; - for standard input
        file: String,
        /// One game alone: Kayles, or 'Lieges<2>' with values of its parameters
        game: Option<String>,
    },
    /// Says what an error or a warning means: error[unbounded], or unbounded alone
    ///
    /// Shown are a text that is wrong and what is said of it, why, and a text that is right.
    Explain {
        /// Its name, as it is shown in brackets; without it all names are listed
        name: Option<String>,
    },
    /// Prints the Rust that game! makes of the rules
    ///
    /// While a program is built, `SPRAGUE_EXPAND=Kayles` in the environment lets the macro itself
    /// print that game on standard error, and `SPRAGUE_EXPAND='*'` all games.
    Expand {
        /// The rule file; - for standard input
        file: String,
        /// One game or compound alone, by its name
        game: Option<String>,
    },
    /// Prints values of positions, one line each: the position, a tab, the value
    #[command(after_long_help = FORM)]
    Value(Value),
    /// Says whether the values of single heaps repeat for ever, and proves it
    ///
    /// Printed are the first heap from which on they do, the least period, by how much the values
    /// rise each time (saltus, 0 where they merely repeat), the theorem, and the status: proved;
    /// observed so far, and not proved; or none found. All of these are answers, with exit code 0.
    #[command(after_long_help = PERIOD)]
    Period(Period),
    /// Checks a certificate of a period: the values are computed again from its rules
    ///
    /// Exit code 0 says that all of it is so: the period is the least one, the first heap is the
    /// first, and the theorem holds of the rules. 1 says that it is not, and standard error says
    /// what; 1 too if it cannot be read.
    Verify(Verify),
}

const PERIOD: &str = "\
  sprague period games.game Take
  sprague period games.game Take remoteness --certificate take.certificate
  sprague verify take.certificate games.game Take";

#[derive(Args)]
pub(crate) struct Period {
    /// The rule file; - for standard input
    pub(crate) file: String,
    /// The game: Kayles, or 'Lieges<2>' with values of its parameters
    pub(crate) game: String,
    /// What is asked; normal play, but for -misere
    #[arg(value_parser = quantity(), default_value = "grundy")]
    pub(crate) quantity: Standard,
    /// So many heaps are looked at [default: 1000000; 50000 of a code that leaves two heaps, 10000
    /// of one that leaves more]
    #[arg(long, value_name = "N")]
    pub(crate) heaps: Option<u64>,
    /// Keeps what is computed in this file and one beside it, and goes on from there if they are
    /// there already: a long search may be killed at any moment. Shows how far it is. Only for
    /// nim-values of a code that leaves two heaps
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<String>,
    /// Writes the certificate to this file; an error if nothing is proved
    #[arg(long, value_name = "OUT")]
    pub(crate) certificate: Option<String>,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The certificate; - for standard input
    pub(crate) certificate: String,
    /// A rule file: the certificate must be of the rules of a game of it
    #[arg(requires = "game")]
    pub(crate) file: Option<String>,
    /// That game
    pub(crate) game: Option<String>,
    /// So many heaps may be computed [default: 50000000; of a code that leaves three heaps
    /// or more 100000]
    #[arg(long, value_name = "N")]
    pub(crate) heaps: Option<u64>,
    /// So many steps may be taken, one for each option of each heap
    #[arg(long, value_name = "N", default_value_t = 4_000_000_000)]
    pub(crate) steps: u64,
}

/// Quantities by their names.
fn quantity() -> impl TypedValueParser<Value = Standard> {
    let names = PossibleValuesParser::new(Standard::ALL.map(Standard::name));
    names.try_map(|name| name.parse::<Standard>())
}

const USAGE: &str = "sprague value [OPTIONS] <FILE> <GAME> <QUANTITY> <POSITION>...\n       \
     sprague value [OPTIONS] <FILE> <GAME> <QUANTITY> --range <A..B>";

const FORM: &str = "\
Values: N or P for an outcome; end, inf or a number for a foreclosed value; a number for any other.
Winning moves are the positions they lead to, ascending and each once, with `; ` between two of
them; nothing stands behind the tab where there is none.

POSITION is printed as it was asked, a heap of a range as its number. JSON has numbers for heaps,
lists of numbers for tuples and collections, lists of lists for collections of tuples.

A position that has no value (because of the limit, say) gets a message on standard error in place
of a line, and the exit code is 1.

  sprague value kayles.game Kayles grundy --range 0..20
  sprague value games.game Wythoff winning-moves '{3, 4}' '{5, 8}'
  sprague value games.game 'Lieges<2>' outcome-misere 12 --json";

#[derive(Args)]
#[command(override_usage = USAGE)]
#[command(group(ArgGroup::new("where").args(["positions", "range"]).required(true)))]
pub(crate) struct Value {
    /// The rule file; - for standard input
    pub(crate) file: String,
    /// The game: Kayles, or 'Lieges<2>' with values of its parameters
    pub(crate) game: String,
    /// What is asked. Normal play, but for -misere, and -declared: as the game says
    #[arg(value_enum)]
    pub(crate) quantity: Asked,
    /// Positions as the language writes them: 5, '(3, 4)', '{3, 4}', '[2, 8, 20]';
    /// of a compound the tuple of its components' positions
    #[arg(value_name = "POSITION")]
    pub(crate) positions: Vec<String>,
    /// One heap of each size: 0..20 without 20, 0..=20 with it
    #[arg(long, value_name = "A..B")]
    pub(crate) range: Option<Range>,
    /// One array of {"position", "value"} in place of lines
    #[arg(long)]
    pub(crate) json: bool,
    /// So many positions may be looked at before giving up
    #[arg(long, value_name = "POSITIONS", default_value_t = 50_000_000)]
    pub(crate) limit: u64,
    /// So many steps may be taken to tell the options of one position, about one for each choice
    /// and each guard; memory grows with them, by some 100 bytes for each
    #[arg(long, value_name = "STEPS", default_value_t = WORK)]
    #[arg(value_parser = clap::value_parser!(u64).range(..=MOST_WORK))]
    pub(crate) steps: u64,
}

/// More steps would take more memory than most machines have.
const MOST_WORK: u64 = 1 << 26;

/// Sizes of heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) first: u64,
    /// How many.
    pub(crate) count: u128,
}

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let form = || "write A..B for A up to B without it, A..=B with it".to_owned();
        let (first, last) = text.split_once("..").ok_or_else(form)?;
        let (included, last) = match last.strip_prefix('=') {
            Some(last) => (1, last),
            None => (0, last),
        };
        let number = |text: &str| {
            let text = text.trim().replace('_', "");
            let digits = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
            if !digits {
                return Err(form());
            }
            let number: Result<u64, _> = text.parse();
            number.map_err(|_| format!("a heap is at most {}", u64::MAX))
        };
        let (first, last) = (number(first)?, number(last)?);
        let end = u128::from(last) + included;
        match end.checked_sub(first.into()) {
            Some(count) if count > 0 => Ok(Self { first, count }),
            _ if included == 0 && first == last => Err(format!(
                "there is no heap in it: A..B is without B; \
                 write {first}..={last} for the heap {first}"
            )),
            _ => Err(format!(
                "there is no heap in it: the first one is greater than the last; \
                 write {last}..={first}"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cli, Range};
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn ranges_end_as_in_rust() {
        let right = [
            ("0..3", 0, 3),
            ("2..=3", 2, 2),
            ("1_0..12", 10, 2),
            ("0..=18446744073709551615", 0, 1 << 64),
        ];
        for (text, first, count) in right {
            assert_eq!(text.parse(), Ok(Range { first, count }), "{text}");
        }
        for wrong in [
            "",
            "..",
            "1..",
            "..3",
            "1-3",
            "-1..3",
            "1...3",
            "0..18446744073709551616",
        ] {
            assert!(wrong.parse::<Range>().is_err(), "{wrong}");
        }
        for (empty, write) in [("3..3", "3..=3"), ("5..2", "2..=5"), ("5..=2", "2..=5")] {
            let told = empty.parse::<Range>().expect_err("it has no heaps");
            let whole = told.contains("there is no heap in it") && told.contains(write);
            assert!(whole, "{empty}: {told}");
        }
    }
}
