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
    }

    pub(crate) fn values() -> [sprague::prelude::OutcomeClass; 2] {
        use sprague::prelude::*;
        let outcome = |told: Result<OutcomeClass, Error>| told.expect("the heap is small");
        [outcome(Path.outcome(3)), outcome(Private.outcome(4))]
    }
}

fn main() {
    assert_eq!(games::Here.grundy(2), Ok(2));
    assert_eq!(games::Gone.grundy(2), Ok(1));
    assert_eq!(inner::Crate.grundy(2), Ok(2));
    assert_eq!(inner::Above.grundy(2), Ok(2));
    assert_eq!(inner::values(), [OutcomeClass::P, OutcomeClass::N]);
}
