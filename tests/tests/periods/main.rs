//! Periods that are proved: those of the vectors, of sets by chance, and what is refused.
//!
//! The values they are compared with are computed here, by the definitions and nothing else.

mod chance;
mod constants;
mod divided;
mod far;
mod forged;
mod octal;
mod plain;
mod vectors;

use sprague::period::{Certificate, Periodic, Recurrence, Standard, find};
use std::time::Instant;

/// The period that must be there, and how it is proved.
fn proved(rules: &Recurrence, quantity: Standard, heaps: u64) -> Periodic {
    let finding = find(rules, quantity, heaps);
    let words = finding.to_string();
    let proved = finding.into_proved();
    proved.unwrap_or_else(|| panic!("{rules}, {quantity}: {words}"))
}

/// A certificate stands when it is read from its text and checked anew.
fn verified(periodic: &Periodic) -> Certificate {
    let text = periodic.certificate().to_string();
    let read: Certificate = text.parse().expect("a certificate reads its own text");
    let again = read.verify(1 << 24).expect("it was proved before");
    assert_eq!(&again, periodic, "{text}");
    read
}

/// Prints how long something took, for who runs with `--nocapture`.
fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let value = work();
    println!("{what}: {:.2} s", start.elapsed().as_secs_f64());
    value
}
