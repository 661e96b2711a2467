//! Attributes and visibility go to all that is generated.
#![deny(warnings)]

use sprague::prelude::*;

/// Seen from outside.
pub mod games {
    sprague::game! {
        /// Not compiled at all.
        #[cfg(any())]
        pub game Gone(n) { n -> n - 1; }

        /// Compiled.
        #[cfg(all())]
        #[doc(alias = "take-away")]
        pub game Here(n) { n -> n - k for k in {1, 2}; }

        /// Not compiled at all, as its operand is not.
        #[cfg(any())]
        pub compound Nowhere = selective(Nothing, Wrong, ..);

        /// It is not there for the compound above either.
        #[cfg(any())]
        pub misere game Wrong(n) { n -> n - 1; }

        /// Compiled.
        #[cfg(all())]
        #[derive(PartialEq)]
        #[doc(alias = "both")]
        #[allow(deprecated)]
        pub compound Both = selective(Here, Last);

        /// Under misère play.
        pub misere game Last(n) { n -> n - 1; }
    }

    sprague::game! {
        /// Not compiled either: the condition is in a condition.
        #[cfg_attr(all(), cfg(any()), must_use)]
        pub game Gone(n) { n -> n - 1; }

    }

    sprague::game! {
        /// Nor is this one.
        #[cfg_attr(all(), must_use, cfg_attr(all(), cfg(any())))]
        pub game Gone(n) { octal 0.77; }

        /// Whoever uses it is warned, and no generated code is.
        #[deprecated]
        pub game Old(n) { n -> n - 1; }

        /// The same on a condition.
        #[cfg_attr(all(), deprecated = "it is old", derive(PartialOrd))]
        pub game Older(n) { octal 0.77; }

        /// With parameters.
        #[deprecated]
        pub game Oldest<K>(n) where K > 1 { n -> n - k for k in 1..K; }
    }

    sprague::game! {
        /// Instead of the one above that is gone.
        pub game Gone(n) { n -> n - 2; }
    }
}

mod inner {
    sprague::game! {
        /// For this crate.
        pub(crate) game Crate(n) { n -> n - k for k in {1, 2}; }
        /// For the module above.
        pub(super) game Above(n) { n -> n - k for k in {1, 2}; }
        /// For a path.
        pub(in crate::inner) game Path(n) { n -> n - k for k in {1, 2}; }
        game Private(n) { n -> n - k for k in {1, 2}; }
        pub(in crate::inner) compound Paths = conjunctive(Path, Crate, ..);
        compound Privates = disjunctive(Private, Privately);
        compound Privately = disjunctive(Private, ..);
    }

    pub(crate) fn values() -> [sprague::prelude::OutcomeClass; 2] {
        use sprague::prelude::*;
        let outcome = |told: Result<OutcomeClass, Error>| told.expect("the heap is small");
        assert_eq!(Paths.outcome(((3,), [2])), Ok(OutcomeClass::N));
        assert_eq!(Privates.grundy((5, [1, 2])), Ok(2 ^ 1 ^ 2));
        [outcome(Path.outcome(3)), outcome(Private.outcome(4))]
    }
}

fn main() {
    assert_eq!(games::Here.grundy(2), Ok(2));
    assert_eq!(games::Gone.grundy(2), Ok(1));
    assert_eq!(games::Both.outcome((3, 2)), Ok(OutcomeClass::P));
    assert_eq!(format!("{:?}", games::Both), "Both");
    assert_eq!(inner::Crate.grundy(2), Ok(2));
    assert_eq!(inner::Above.grundy(2), Ok(2));
    assert_eq!(inner::values(), [OutcomeClass::P, OutcomeClass::N]);
}
