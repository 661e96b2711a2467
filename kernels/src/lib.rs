//! Fast kernels on plain numbers: rules in, bytes out.
//!
//! Nothing here knows a game, a quantity or the language. The runtime's strategies pick a kernel
//! where the rules and the quantity allow it, and turn its numbers into values; the plain
//! definitions stay there, and every kernel is tested to equal them.
//!
//! Kernels write to memory of the caller. None is generic over the caller's types, so that a
//! program pays for the compilation of each of them once.
#![no_std]
#![warn(missing_docs)]
// Every chain of iterators is some hundred instructions more to compile, in each build of a user.
#![allow(
    clippy::needless_range_loop,
    clippy::explicit_counter_loop,
    clippy::manual_find
)]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[cfg(test)]
mod corpus;
mod lanes;
mod ring;

pub mod divisors;
pub mod fold;
pub mod grid;
pub mod lengths;
pub mod multisets;
pub mod splits;
pub mod subtraction;
