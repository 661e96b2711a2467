//! The widest lanes that the machine has, found while the program runs.
//!
//! The only module of the project with `unsafe`: a function that is compiled for more than every
//! machine of the target has may be called only where the machine was asked for it first.
#![allow(unsafe_code)]

/// A loop that is compiled twice: for the target, and for wide lanes. `run` must be
/// `#[inline(always)]` down to the loop, else it is compiled for the target alone.
pub(crate) trait Work {
    /// What comes of it, the same either way.
    type Output;
    /// Does it.
    fn run(self) -> Self::Output;
}

/// Does the work in the widest lanes there are.
pub(crate) fn widest<W: Work>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    if has_avx2() {
        // SAFETY: the machine has what the function is compiled for; it was just asked.
        return unsafe { by_avx2(work) };
    }
    work.run()
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    #[cfg(feature = "std")]
    let has = std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(feature = "std"))]
    let has = cfg!(target_feature = "avx2");
    has
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn by_avx2<W: Work>(work: W) -> W::Output {
    work.run()
}
