//! `sprague period` and `sprague verify`

use crate::waiting::Waiting;
use crate::{Failure, args, input, long};
use sprague_runtime::period::{
    Certificate, Finding, Observed, Pattern, Recurrence, Refused, Shift, Standard, find,
};
use sprague_runtime::{Convention, Game as _};
use std::fs;
use std::io::Write;

/// So many heaps are looked at, and so many computed to verify a certificate, if nothing is said.
const LOOKED_AT: u64 = 1_000_000;
const VERIFIED: u64 = 50_000_000;

/// The same where a heap may be split in as many ways as it has counters: where two heaps are left
/// that is nearly always much faster, but it need not be.
const LOOKED_AT_PAIRS: u64 = 50_000;
const LOOKED_AT_SPLIT: u64 = 10_000;
const VERIFIED_SPLIT: u64 = 100_000;

/// Prints what is proved of the period of a quantity, or how far was looked.
pub(crate) fn run(asked: &args::Period, out: &mut impl Write) -> Result<(), Failure> {
    let rules = recurrence(&asked.file, &asked.game)?;
    let Some(rules) = rules else {
        writeln!(
            out,
            "status: no theorem is known for the rules of this game"
        )?;
        return no_certificate(asked);
    };
    let limit = by_kind(&rules, [LOOKED_AT, LOOKED_AT_PAIRS, LOOKED_AT_SPLIT]);
    let heaps = asked.heaps.unwrap_or(limit);
    let finding = match &asked.checkpoint {
        None => {
            let what = format!("looking for a period among {heaps} heaps");
            let _waiting = Waiting::begin(what);
            find(&rules, asked.quantity, heaps)
        }
        Some(_) if asked.quantity != Standard::Grundy(Convention::Normal) => {
            return Err(Failure::data(
                "only a search of nim-values is kept in a file",
            ));
        }
        Some(path) => long::find(path, &rules, heaps)?,
    };
    match finding {
        Finding::Proved(periodic) => {
            let certificate = periodic.certificate();
            write_certificate(certificate, out)?;
            if let Some(path) = &asked.certificate {
                let written = fs::write(path, certificate.to_string());
                written
                    .map_err(|error| Failure::data(format!("{path} cannot be written: {error}")))?;
            }
            Ok(())
        }
        Finding::Stepped(steps) => {
            writeln!(out, "status: {steps}, proved by the rules alone")?;
            no_certificate(asked)
        }
        Finding::Observed(observed) => {
            if let (Recurrence::Floors(_), Observed { up_to: 0, .. }) = (&rules, observed) {
                writeln!(
                    out,
                    "status: more than {heaps} steps below 2^64; --heaps sets how many"
                )?;
                return no_certificate(asked);
            }
            if let (Recurrence::Mark(_), Observed { up_to: 0, .. }) = (&rules, observed) {
                writeln!(
                    out,
                    "status: no period is known for rules that divide and subtract; \
                     `sprague value` finds the value of any heap, however far"
                )?;
                return no_certificate(asked);
            }
            write_observed(observed, out)?;
            no_certificate(asked)
        }
    }
}

/// Checks a certificate from a file, against its own rules or those of a game.
pub(crate) fn verify(asked: &args::Verify, out: &mut impl Write) -> Result<(), Failure> {
    let name = input::name(&asked.certificate);
    let text = input::certificate(&asked.certificate)?;
    let certificate: Certificate = text
        .parse()
        .map_err(|error| Failure::data(format!("{name}: {error}")))?;
    if let (Some(file), Some(game)) = (&asked.file, &asked.game) {
        let rules = recurrence(file, game)?;
        if rules.as_ref() != Some(&certificate.rules) {
            let why = format!("{name}: the certificate speaks of other rules than those of {game}");
            return Err(Failure::data(why));
        }
    }
    let limit = by_kind(&certificate.rules, [VERIFIED, VERIFIED, VERIFIED_SPLIT]);
    let waiting = Waiting::begin(format!("verifying {} heaps", certificate.window.to));
    let verified = certificate.verify_within(asked.heaps.unwrap_or(limit), asked.steps);
    drop(waiting);
    let periodic = verified.map_err(|why| {
        let more = match why {
            Refused::TooLong { .. } => "; --heaps allows more",
            Refused::TooMuch { .. } => "; --steps allows more",
            _ => "",
        };
        Failure::data(format!("{name}: {why}{more}"))
    })?;
    let (quantity, rules) = (certificate.quantity, &certificate.rules);
    writeln!(out, "verified: {quantity} of {rules}: {periodic}")?;
    Ok(())
}

/// The rules of a game of a file as data, if they are of a form that periods can be proved from.
fn recurrence(file: &str, game: &str) -> Result<Option<Recurrence>, Failure> {
    input::game(file, game).map(|game| game.recurrence())
}

/// One of three limits: for rules that only take, for codes that leave two heaps, for others.
fn by_kind(rules: &Recurrence, [takes, pairs, splits]: [u64; 3]) -> u64 {
    match rules {
        Recurrence::Code(code) if code.digits().iter().all(|&digit| digit < 8) => pairs,
        Recurrence::Code(_) => splits,
        Recurrence::Subtraction(_)
        | Recurrence::Register(_)
        | Recurrence::Floors(_)
        | Recurrence::Mark(_) => takes,
    }
}

fn write_certificate(certificate: &Certificate, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "first: {}", certificate.first)?;
    writeln!(out, "period: {}", certificate.period)?;
    match &certificate.shift {
        Shift::Same(saltus) => writeln!(out, "saltus: {saltus}")?,
        Shift::Each(each) => {
            let each: Vec<String> = each.iter().map(u64::to_string).collect();
            writeln!(out, "saltus by place: {}", each.join(" "))?;
        }
    }
    writeln!(out, "theorem: {}", certificate.theorem)?;
    let to = certificate.window.to;
    writeln!(out, "status: proved by the values of the heaps below {to}")?;
    Ok(())
}

fn write_observed(observed: Observed, out: &mut impl Write) -> Result<(), Failure> {
    let Observed { up_to, pattern } = observed;
    if let Some(Pattern {
        first,
        period,
        shift,
    }) = pattern
    {
        writeln!(out, "first: {first}\nperiod: {period}\nsaltus: {shift}")?;
        writeln!(out, "status: observed below {up_to}, not proved")?;
    } else if up_to == 0 {
        writeln!(
            out,
            "status: no theorem is known for this quantity of these rules"
        )?;
    } else {
        writeln!(out, "status: no period found among the heaps below {up_to}")?;
    }
    Ok(())
}

/// What is not proved has no certificate: an error if one was asked for.
fn no_certificate(asked: &args::Period) -> Result<(), Failure> {
    match &asked.certificate {
        Some(path) => Err(Failure::data(format!(
            "nothing is proved, so no certificate is written to {path}"
        ))),
        None => Ok(()),
    }
}
