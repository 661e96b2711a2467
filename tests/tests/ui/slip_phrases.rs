//! What papers say in words is told with the signs of the language, wherever tokens reach a macro.

sprague::game! {
    pub game Break(n) { n -> [a, b] for a, b in split(n); }
    pub game Aliquot(n) { n -> n - k for k in 1..n if k divides n; }
    pub game TakePrime(n) { n -> n - k for k in 1..=n if k is prime; }
    pub game Even(n) { n -> n - 1 if n is even; }
    pub game Negative(n) { n -> n - k for k in {-1, 2}; }
    pub game Twice(n) { n -> n -- 1; }
    # one line
    pub game Noted(n) { n -> n - 1; # one
        n -> n - 2; }
}

fn main() {
    let _ = sprague::Solve::grundy(&Break, 3);
}
