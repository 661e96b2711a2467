//! Closed forms that a type carries as constants, and how generated code writes them.

use alloc::vec::Vec;

use super::closed::{Closed, ClosedOutcome, Packed, Shifts};
use super::recurrence::Recurrence;
use crate::game::Convention;
use crate::quantity::Standard;

/// A game of which a closed form of the nim-values of single heaps, under normal play, is proved.
///
/// `game!` proves it where a short search does, and as far as a claim `expect grundy period = …` or
/// `#[closed_forms(heaps = …)]` asks; else there is no such constant. It can be used where
/// constants are evaluated, and is checked there once more where that is short.
#[diagnostic::on_unimplemented(
    message = "no closed form of the nim-values of `{Self}` is proved",
    label = "nothing is proved of this game",
    note = "in a game of one heap without parameters, a claim `expect grundy period = … from …;` \
            among its rules searches farther; so does `#[closed_forms(heaps = 100_000)]` \
            before it"
)]
pub trait GrundyForm {
    /// The nim-value of every heap.
    const GRUNDY: Closed<'static>;
}

/// What `game!` proved of a game for [`GrundyForm`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no constant `GRUNDY`: no closed form of its nim-values was proved \
               while it was compiled",
    label = "there is no `GRUNDY` of this game",
    note = "`.grundy(…)` gives the nim-value of any position while the program runs, and \
            `.period(&Grundy::NORMAL, 100_000)` looks for a period and proves it",
    note = "in a game of one heap without parameters, a claim `expect grundy period = … from …;` \
            among its rules searches farther; so does `#[closed_forms(heaps = 100_000)]` \
            before it",
    note = "where the values have no period there is none; nor for several heaps that do not \
            split, for compounds, and for games with parameters, whose numbers can be written out"
)]
pub trait GrundyProved {
    /// The nim-value of every heap.
    const FORM: Closed<'static>;
}

impl<G: GrundyProved> GrundyForm for G {
    const GRUNDY: Closed<'static> = G::FORM;
}

/// A game of which a closed form of the outcomes of single heaps is proved, under the convention
/// that the game declares. See [`GrundyForm`].
#[diagnostic::on_unimplemented(
    message = "no closed form of the outcomes of `{Self}` is proved",
    label = "nothing is proved of this game",
    note = "in a game of one heap without parameters, a claim `expect outcome period = … from …;` \
            among its rules searches farther; so does `#[closed_forms(heaps = 100_000)]` \
            before it"
)]
pub trait OutcomeForm {
    /// The outcome of every heap.
    const OUTCOME: ClosedOutcome<'static>;
}

/// What `game!` proved of a game for [`OutcomeForm`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no constant `OUTCOME`: no closed form of its outcomes was proved \
               while it was compiled",
    label = "there is no `OUTCOME` of this game",
    note = "`.outcome(…)` gives the outcome of any position while the program runs, and \
            `.period(&Outcome::NORMAL, 100_000)` looks for a period and proves it",
    note = "in a game of one heap without parameters, a claim `expect outcome period = … from …;` \
            among its rules searches farther; so does `#[closed_forms(heaps = 100_000)]` \
            before it",
    note = "where the values have no period there is none; nor for several heaps that do not \
            split, for compounds, and for games with parameters, whose numbers can be written out"
)]
pub trait OutcomeProved {
    /// The outcome of every heap.
    const FORM: ClosedOutcome<'static>;
}

impl<G: OutcomeProved> OutcomeForm for G {
    const OUTCOME: ClosedOutcome<'static> = G::FORM;
}

/// A game of which a closed form of the remotenesses of single heaps, under normal play, is proved.
/// See [`GrundyForm`].
#[diagnostic::on_unimplemented(
    message = "no closed form of the remotenesses of `{Self}` is proved",
    label = "nothing is proved of this game",
    note = "in a game of one heap without parameters, a claim \
            `expect remoteness period = … from …;` among its rules searches farther; so does \
            `#[closed_forms(heaps = 100_000)]` before it"
)]
pub trait RemotenessForm {
    /// The remoteness of every heap.
    const REMOTENESS: Closed<'static>;
}

/// What `game!` proved of a game for [`RemotenessForm`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no constant `REMOTENESS`: no closed form of its remotenesses was \
               proved while it was compiled",
    label = "there is no `REMOTENESS` of this game",
    note = "`.remoteness(…)` gives the remoteness of any position while the program runs, and \
            `.period(&Remoteness::NORMAL, 100_000)` looks for a period and proves it",
    note = "in a game of one heap without parameters, a claim \
            `expect remoteness period = … from …;` among its rules searches farther; so does \
            `#[closed_forms(heaps = 100_000)]` before it",
    note = "where the values have no period there is none; nor for several heaps that do not \
            split, for compounds, and for games with parameters, whose numbers can be written out"
)]
pub trait RemotenessProved {
    /// The remoteness of every heap.
    const FORM: Closed<'static>;
}

impl<G: RemotenessProved> RemotenessForm for G {
    const REMOTENESS: Closed<'static> = G::FORM;
}

/// The form that generated code writes: `saltus_by_place` is empty where all rise by `saltus`, and
/// else holds 8 bytes for each. No part of the interface.
///
/// # Panics
/// If the numbers are no closed form: it is a fault of the generator, and an error while the
/// program is compiled.
#[doc(hidden)]
#[must_use]
pub const fn __form(
    width: u8,
    values: &'static [u8],
    period: usize,
    saltus: u64,
    saltus_by_place: &'static [u8],
) -> __Form {
    let values = Packed::new(width, values).expect("a width of 1, 2, 4 or 8 is written");
    let shifts = if saltus_by_place.is_empty() {
        Shifts::Same(saltus)
    } else {
        Shifts::Each(Packed::new(8, saltus_by_place).expect("8 is a width"))
    };
    __Form(Closed::new(values, period, shifts).expect("the form was proved before it is written"))
}

/// A form that is compared once more with the rules, and then given away. No part of the interface.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct __Form(Closed<'static>);

impl __Form {
    /// The form as it is.
    #[must_use]
    pub const fn closed(self) -> Closed<'static> {
        self.0
    }

    /// The form of outcomes.
    #[must_use]
    pub const fn outcomes(self) -> ClosedOutcome<'static> {
        ClosedOutcome(self.0)
    }

    /// The form, which must be what a register says of nim-values.
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub const fn grundy(self, small: &[&[u64]], sets: &[&[u64]], misere: bool) -> Self {
        self.register(small, sets, Standard::Grundy(convention(misere)))
    }

    /// The same of remotenesses.
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub const fn remoteness(self, small: &[&[u64]], sets: &[&[u64]], misere: bool) -> Self {
        self.register(small, sets, Standard::Remoteness(convention(misere)))
    }

    /// The same of outcomes.
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub const fn outcome(self, small: &[&[u64]], sets: &[&[u64]], misere: bool) -> Self {
        self.register(small, sets, Standard::Outcome(convention(misere)))
    }

    const fn register(self, small: &[&[u64]], sets: &[&[u64]], quantity: Standard) -> Self {
        let follows = self.0.follows_register(small, sets, quantity);
        assert!(follows, "the closed form does not follow the rules");
        self
    }

    /// The form, which must be what a code says of nim-values.
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub const fn code(self, digits: &[u8]) -> Self {
        assert!(
            self.0.follows_code(digits),
            "the closed form does not follow the rules"
        );
        self
    }
}

const fn convention(misere: bool) -> Convention {
    if misere {
        Convention::Misere
    } else {
        Convention::Normal
    }
}

/// What rules say of single heaps, if they do. No part of the interface.
#[doc(hidden)]
pub type Told = Option<Recurrence>;

/// The register that generated code writes. No part of the interface.
#[doc(hidden)]
#[must_use]
pub fn __register(small: &[&[u64]], sets: &[&[u64]]) -> Recurrence {
    let lists = |lists: &[&[u64]]| -> Vec<Vec<u64>> {
        let mut all = Vec::with_capacity(lists.len());
        for list in lists {
            all.push(list.to_vec());
        }
        all
    };
    Recurrence::register(lists(small), lists(sets))
}
