//! One heap from which counters are taken.

use crate::region::heaps;
use crate::rules::{entries, rules};

rules! {
    /// Take any positive number.
    pub game Nim(n) { n -> n - k for k in 1..; }
    /// Ten to Zero, played from 10.
    pub game TakeOneTwo(n) { n -> n - k for k in {1, 2}; }
    /// The subtraction game everyone meets first.
    pub game TakeOneTwoThree(n) { n -> n - k for k in 1..=3; }
    /// Remoteness grows by 4 every 7 heaps.
    pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }
    /// Heaps of 0 and 1 have ended.
    pub game TakeTwoThree(n) { n -> n - k for k in {2, 3}; }
    /// Game of Stones.
    pub game TakeTwoThreeFive(n) { n -> n - k for k in {2, 3, 5}; }
    /// An additive set.
    pub game TakeTwoFiveSeven(n) { n -> n - k for k in {2, 5, 7}; }
    /// Three numbers without order in the text.
    pub game TakeTwoFourSeven(n) { n -> n - k for k in {7, 2, 4}; }
    /// Four numbers.
    pub game TakeOneFiveSixTwelve(n) { n -> n - k for k in {1, 5, 6, 12}; }
    /// All but 2 and 4.
    pub game AllButTwoFour(n) { n -> n - k for k in 1.. if k not in {2, 4}; }
    /// All but 2, 3 and 7.
    pub game AllButTwoThreeSeven(n) { n -> n - k for k in 1.. if k not in {2, 3, 7}; }
    /// Two rules, one set.
    pub game TakeBySteps(n) { n -> n - 1; n -> n - k for k in 4..7 if k != 5; }
    /// The last player to move loses.
    pub misere game MisereTakeOneTwo(n) { n -> n - k for k in 1..3; }
}

entries! {
    Nim: heaps(30);
    TakeOneTwo: heaps(60);
    TakeOneTwoThree: heaps(60);
    TakeOneThreeFour: heaps(60);
    TakeTwoThree: heaps(60);
    TakeTwoThreeFive: heaps(60);
    TakeTwoFiveSeven: heaps(60);
    TakeTwoFourSeven: heaps(60);
    TakeOneFiveSixTwelve: heaps(60);
    AllButTwoFour: heaps(60);
    AllButTwoThreeSeven: heaps(60);
    TakeBySteps: heaps(60);
    MisereTakeOneTwo: heaps(30);
}
