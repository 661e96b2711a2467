//! Closed forms that were proved of a game.

use super::Asked;
use crate::register::Register;
use alloc::string::String;
use alloc::vec::Vec;

/// The values of all single heaps of a game: those of the first few, and of one period that is
/// repeated for ever. Whoever makes one has proved it; the checks of rules make none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedForm {
    /// Of what: nim-values, outcomes or remotenesses.
    pub quantity: Asked,
    /// Under misère play.
    pub misere: bool,
    /// What was proved and by what, in words.
    pub words: String,
    /// So many bytes each of `values` takes: 1, 2, 4 or 8.
    pub width: u8,
    /// The values, the lowest byte first; outcomes are 0 for P and 1 for N.
    pub values: Vec<u8>,
    /// So many of the last values are repeated.
    pub period: u64,
    /// By how much they rise each time.
    pub saltus: u64,
    /// By how much each of them rises, in 8 bytes each, where they rise by different numbers.
    pub saltus_by_place: Vec<u8>,
    /// How the compiler of the game can check it again.
    pub check: FormCheck,
}

/// Rules by which a closed form can be checked in constant evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormCheck {
    /// It would take too long, or nothing is known that can be evaluated so.
    Nothing,
    /// By what is taken from each heap.
    Register(Register),
    /// By the digits of a code that leaves two heaps at most.
    Code(Vec<u8>),
}

/// A line of what is known of a game, for its documentation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about: `Grundy values`.
    pub name: &'static str,
    /// What is known, in words.
    pub told: String,
}
