//! The games that are compounded.

sprague::game! {
    pub game Nim(n) { n -> n - k for k in 1..; }
    pub game TakeOneTwo(n) { n -> n - k for k in {1, 2}; }
    pub game TakeOneTwoThree(n) { n -> n - k for k in 1..=3; }
    pub game TakeTwoThree(n) { n -> n - k for k in {2, 3}; }
    pub game TakeOneThreeFour(n) { n -> n - k for k in {1, 3, 4}; }
    pub game TakeTwoFourSeven(n) { n -> n - k for k in {2, 4, 7}; }
    pub game AllButTwoFour(n) { n -> n - k for k in 1.. if k not in {2, 4}; }
    pub game TakeDivisor(n) { n -> n - d for d in divisors(n); }
    pub game Aliquot(n) { n -> n - d for d in divisors(n) if d < n; }
    pub game Mark(n) { n -> n - 1; n -> n / 2 if n > 0; }
    pub game MarkThree(n) { n -> n - k for k in {1, 2}; n -> n / 3 if n > 0; }
    pub game Floor236(n) { n -> n / d for d in {2, 3, 6} if n > 0; }
    pub game Halve(n) { n -> n / 2 if n > 0; n -> n / 4 if n > 0; }
    pub game Kayles(n) { octal 0.77; }
    pub game DawsonsKayles(n) { octal 0.07; }
    pub game Grundys(n) { n -> [a, b] for (a, b) in split(n) if a != b; }
    pub game Fibonacci(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q; }
    pub game Wythoff{x, y} {
        {x, y} -> {x - k, y} for k in 1..;
        {x, y} -> {x - k, y - k} for k in 1..;
    }
}
