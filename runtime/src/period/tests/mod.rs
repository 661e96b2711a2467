//! Periods against values computed plainly, and certificates that are forged.

mod known;
