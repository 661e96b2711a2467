//! One heap, and moves that look at its size as a number.

use crate::region::heaps;
use crate::rules::{entries, rules};

rules! {
    /// Take a divisor, the whole heap allowed.
    pub game TakeDivisor(n) { n -> n - d for d in divisors(n); }
    /// Take a proper divisor.
    pub game Aliquot(n) { n -> n - d for d in divisors(n) if d < n; }
    /// Move to a proper divisor.
    pub game Towers(n) { n -> d for d in divisors(n) if d < n; }
    /// Take a number prime to the heap, 1 from 1 allowed.
    pub game TakeCoprime(n) { n -> n - k for k in 1..=n if gcd(k, n) == 1; }
    /// The same, ending at 1.
    pub game CoprimeToOne(n) { n -> n - k for k in 1..n if gcd(k, n) == 1; }
    /// Take as many as there are smaller numbers prime to the heap.
    pub game Nontotient(n) { n -> n - phi(n) if n >= 1; }
    /// Take a + b where a b = n, and leave something.
    pub game SumFromProduct(n) { n -> n - a - n / a for a in divisors(n) if n - a - n / a > 0; }
    /// Take a square.
    pub game TakeSquare(n) { n -> n - s for s in squares; }
    /// Take a cube.
    pub game TakeCube(n) { n -> n - s for s in cubes; }
    /// Take a power of two.
    pub game TakePowerOfTwo(n) { n -> n - p for p in powers(2); }
    /// Take a prime.
    pub game TakePrime(n) { n -> n - p for p in primes; }
    /// Take a Fibonacci number.
    pub game TakeFibonacci(n) { n -> n - f for f in fibonaccis; }
    /// Take a triangular number.
    pub game TakeTriangular(n) { n -> n - t for t in triangulars; }
    /// Take a factorial.
    pub game TakeFactorial(n) { n -> n - f for f in factorials; }
    /// Take an odd number, or an even one that divides the heap.
    pub game TakeOddOrDivisor(n) {
        n -> n - k for k in odds;
        n -> n - k for k in evens if k | n;
    }
    /// Take a digit of the heap in base 10 that is not 0.
    pub game TakeDigit(n) {
        n -> n - d for d in 1..=9, p in powers(10) if p <= n, n / p % 10 == d;
    }
    /// Move to the place of a 1 among the heap's eight binary digits.
    pub game Bits(n) {
        n -> i for (i, p) in {
            (0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32), (6, 64), (7, 128)
        } if n / p % 2 == 1, i < n;
    }
    /// Take one or halve.
    pub game MarkTwo(n) { n -> n - 1; n -> n / 2 if n > 0; }
    /// Take one or two, or take the third part.
    pub game MarkThree(n) { n -> n - k for k in {1, 2}; n -> n / 3 if n > 0; }
    /// Divide by 2, 3 or 6, rounding down.
    pub game Floor236(n) { n -> n / d for d in {2, 3, 6} if n > 0; }
    /// Divide by a number from 2 to 6, rounding down.
    pub game FloorToSix(n) { n -> n / d for d in 2..=6 if n > 0; }
    /// The sink: what cannot be taken in full is taken as far as it goes.
    pub game Sink(n) { n -> max(0, n - k) for k in {2, 5} if n > 0; }
    /// Guards of every kind.
    pub game Guarded(n) {
        n -> n - k for k in 1..=n
            if k in primes && 2 < k <= 11 || k == 1 && !(3 | n), n - k not in {4, 6};
    }
}

entries! {
    TakeDivisor: heaps(60);
    Aliquot: heaps(60);
    Towers: heaps(60);
    TakeCoprime: heaps(60);
    CoprimeToOne: heaps(60);
    Nontotient: heaps(60);
    SumFromProduct: heaps(60);
    TakeSquare: heaps(60);
    TakeCube: heaps(60);
    TakePowerOfTwo: heaps(60);
    TakePrime: heaps(60);
    TakeFibonacci: heaps(60);
    TakeTriangular: heaps(60);
    TakeFactorial: heaps(60);
    TakeOddOrDivisor: heaps(60);
    TakeDigit: heaps(60);
    Bits: heaps(255);
    MarkTwo: heaps(60);
    MarkThree: heaps(60);
    Floor236: heaps(199);
    FloorToSix: heaps(150);
    Sink: heaps(60);
    Guarded: heaps(60);
}
