//! Compounds of games that the compiler made: the vectors of an independent oracle, the published
//! sweep, mixed compounds, tame and wild games, and heaps too large for a search.

mod games;
mod huge;
mod mixed;
mod sweep;
mod tame;
mod vectors;
