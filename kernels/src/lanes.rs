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
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if has_avx2() {
        // SAFETY: the machine has what the function is compiled for; it was just asked.
        unsafe { by_avx2(work) }
    } else {
        run_plain(work)
    }
    // Nobody asks the machine: the work is compiled once.
    #[cfg(not(all(target_arch = "x86_64", feature = "std")))]
    work.run()
}

/// The same, for work of many kinds. A machine of the target that has no wide ones,
/// where others have, is old: it does the spare work, of which fewer copies are compiled.
pub(crate) fn widest_or<W: Work, S: Work<Output = W::Output>>(
    work: W,
    spare: impl FnOnce() -> S,
) -> W::Output {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if has_avx2() {
        // SAFETY: as above.
        unsafe { by_avx2(work) }
    } else {
        run_plain(spare())
    }
    #[cfg(not(all(target_arch = "x86_64", feature = "std")))]
    {
        drop(spare);
        work.run()
    }
}

/// The work in the lanes of the target; not a part of each of its callers.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
#[inline(never)]
fn run_plain<W: Work>(work: W) -> W::Output {
    work.run()
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn has_avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
#[target_feature(enable = "avx2")]
fn by_avx2<W: Work>(work: W) -> W::Output {
    work.run()
}

/// Which lanes to use, where a kernel asks once for many short loops. A test tries them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Level(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Those of the target.
    Plain,
    /// 32 bytes.
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    Avx2,
    /// 64 bytes.
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    Avx512,
}

impl Level {
    /// Every level that the machine has, the widest last.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let plain = core::iter::once(Self(Kind::Plain));
        #[cfg(all(target_arch = "x86_64", feature = "std"))]
        let plain = {
            let avx2 = has_avx2();
            let avx512 = avx2
                && std::arch::is_x86_feature_detected!("avx512f")
                && std::arch::is_x86_feature_detected!("avx512bw")
                && std::arch::is_x86_feature_detected!("avx512vl");
            let avx2 = avx2.then_some(Self(Kind::Avx2));
            plain
                .chain(avx2)
                .chain(avx512.then_some(Self(Kind::Avx512)))
        };
        plain
    }

    /// The widest that the machine has.
    pub(crate) fn widest() -> Self {
        Self::all().last().unwrap_or(Self(Kind::Plain))
    }

    /// Does the work in these lanes; see [`Work`] for what it must look like.
    #[inline]
    pub(crate) fn run<W: Work>(self, work: W) -> W::Output {
        match self.0 {
            Kind::Plain => work.run(),
            // SAFETY: this level is made only where the machine has what the function needs.
            #[cfg(all(target_arch = "x86_64", feature = "std"))]
            Kind::Avx2 => unsafe { by_avx2(work) },
            // SAFETY: as above.
            #[cfg(all(target_arch = "x86_64", feature = "std"))]
            Kind::Avx512 => unsafe { by_avx512(work) },
        }
    }
}

#[cfg(all(target_arch = "x86_64", feature = "std"))]
#[target_feature(enable = "avx512f,avx512bw,avx512vl")]
fn by_avx512<W: Work>(work: W) -> W::Output {
    work.run()
}
