//! Fast kernels on plain numbers: rules in, bytes out.
//!
//! Nothing here knows a game, a quantity or the language. The runtime's strategies pick a kernel
//! where the rules and the quantity allow it, and turn its numbers into values; the plain
//! definitions stay there, and every kernel is tested to equal them.
//!
//! Kernels write to memory of the caller. None is generic over the caller's types, so that a
//! program pays for the compilation of each of them once.
#![cfg_attr(not(feature = "std"), no_std)]
#![warn(missing_docs)]

extern crate alloc;

mod lanes;
pub mod splits;
