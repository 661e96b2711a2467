//! Why there is no value.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::options::Fault;
use crate::position::Position;

/// Why a solver gives no value. It never gives a wrong one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// More positions are needed than [`Limits`](crate::Limits) allow.
    Capacity {
        /// How many positions are needed or, where that is not known, were met.
        positions: u128,
        /// Whether `positions` is the number needed; if not, more are.
        exact: bool,
        /// The limit that was in force.
        limit: u64,
        /// What the positions are.
        why: String,
    },
    /// The options of a position cannot be told.
    Fault {
        /// The position.
        position: String,
        /// Why.
        fault: Fault,
    },
    /// An option has no lower rank than its position, so play might never end.
    RankNotLowered {
        /// The position.
        position: String,
        /// Its option.
        option: String,
    },
    /// A question that only the theorem of Sprague and Grundy answers, which is of normal play,
    /// about a game that declares misère play.
    SumOfMisere,
    /// A value does not fit the numbers that a table is made of.
    TooNarrow {
        /// The heap.
        heap: u64,
        /// Its value.
        value: u64,
        /// The type of the table's numbers.
        cell: &'static str,
    },
    /// The caller stopped the run.
    Stopped {
        /// So many heaps, the first ones, were done.
        done: u64,
    },
    /// Values that were kept from an earlier run are not those that the rules give.
    WrongValue {
        /// The first heap of which that was seen.
        heap: u64,
    },
    /// The system has not enough memory for a table of that many positions.
    Memory {
        /// The number of positions.
        positions: u128,
    },
}

impl Error {
    /// The options of a position cannot be told.
    pub(crate) fn fault<P: Position>(position: &P, fault: Fault) -> Self {
        Self::Fault {
            position: shortened(position),
            fault,
        }
    }

    /// An option is not below its position.
    pub(crate) fn not_lowered<P: Position>(position: &P, option: &P) -> Self {
        Self::RankNotLowered {
            position: shortened(position),
            option: shortened(option),
        }
    }

    /// A search met more positions than its limit.
    pub(crate) fn search(positions: u128, limit: u64) -> Self {
        let why = String::from("a search from the position asked about");
        Self::Capacity {
            positions,
            exact: false,
            limit,
            why,
        }
    }

    /// The positions that a search met take more memory than as many as its limit should.
    pub(crate) fn long_search(positions: u128, limit: u64) -> Self {
        let why =
            String::from("a search from the position asked about, through very long positions");
        Self::Capacity {
            positions,
            exact: false,
            limit,
            why,
        }
    }

    /// So many positions of a region take more memory than their number should.
    pub(crate) fn long_region(positions: u128, limit: u64) -> Self {
        Self::Capacity {
            positions,
            exact: false,
            limit,
            why: String::from("the table asked for, of very long positions"),
        }
    }

    /// A value does not fit the numbers of a table.
    pub(crate) fn too_narrow(heap: u64, value: u64, cell: &'static str) -> Self {
        Self::TooNarrow { heap, value, cell }
    }

    /// A table would hold more positions than the limit.
    pub(crate) fn table(positions: Option<u128>, limit: u64, why: String) -> Self {
        let exact = positions.is_some();
        Self::Capacity {
            positions: positions.unwrap_or(u128::MAX),
            exact,
            limit,
            why,
        }
    }
}

/// A position as the language writes it; of a very long one its beginning and its end.
fn shortened<P: Position>(position: &P) -> String {
    shorter(format!("{position:?}"))
}

fn shorter(whole: String) -> String {
    const WHOLE: usize = 200;
    const BEGINNING: usize = 100;
    const END: usize = 40;
    let mut count = 0;
    for _ in whole.chars() {
        count += 1;
    }
    if count <= WHOLE {
        return whole;
    }
    // No number is cut in two: it ends and begins anew at a comma and a space.
    let (mut beginning, mut end) = (0, whole.len());
    let mut comma = false;
    for (place, (byte, char)) in whole.char_indices().enumerate() {
        if comma && char == ' ' {
            if place < BEGINNING {
                beginning = byte - 1;
            }
            if place > count - END && end == whole.len() {
                end = byte + 1;
            }
        }
        comma = char == ',';
    }
    format!("{}, …, {}", &whole[..beginning], &whole[end..])
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Capacity {
                positions,
                exact,
                limit,
                why,
            } => {
                let more = if *exact { "" } else { "more than " };
                write!(
                    f,
                    "this needs {more}{positions} positions ({why}), and the limit is "
                )?;
                write!(
                    f,
                    "{limit}; ask about a smaller position or allow more with `Limits`"
                )
            }
            Self::Fault { position, fault } => {
                write!(f, "the options of {position} cannot be told: {fault}")
            }
            Self::RankNotLowered { position, option } => {
                write!(
                    f,
                    "play might never end: from {position} there is a move to {option}, "
                )?;
                f.write_str("which the game's rank or measure does not put lower")
            }
            Self::SumOfMisere => {
                f.write_str(
                    "no nim-sum decides a sum under misère play, which this game declares; ",
                )?;
                f.write_str("write the sum as a game of its own, such as `[..]` for several heaps")
            }
            Self::TooNarrow { heap, value, cell } => {
                let wider = match value {
                    0..=0xffff => "u16",
                    0x1_0000..=0xffff_ffff => "u32",
                    _ => "u64",
                };
                write!(
                    f,
                    "the value of heap {heap} is {value}, which does not fit {cell}; "
                )?;
                write!(f, "use a table of {wider}")
            }
            Self::WrongValue { heap } => write!(
                f,
                "the rules give heap {heap} another value than was kept; begin anew"
            ),
            Self::Stopped { done } => write!(f, "the run was stopped after {done} heaps"),
            Self::Memory { positions } => {
                write!(
                    f,
                    "there is not enough memory for a table of {positions} positions; "
                )?;
                f.write_str("ask about a smaller position")
            }
        }
    }
}

impl core::error::Error for Error {}
