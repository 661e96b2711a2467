//! One heap, and moves that look at its size as a number.

use super::known::{by, computed};
use crate::region::heaps;
use crate::rules::games;
use serde_json::json;

games! {
    {
        /// Take a divisor, the whole heap allowed.
        pub game TakeDivisor(n) { n -> n - d for d in divisors(n); }
    }
    TakeDivisor: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1, 5, 1, 2, 1, 3,
                1, 2, 1])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 6, 9]),
    ];
    {
        /// Take a proper divisor.
        pub game Aliquot(n) { n -> n - d for d in divisors(n) if d < n; }
    }
    Aliquot: heaps(60) => [
        by("LeetCode 1025; nim.davalan.org/ali")
            .ruleset("divisor-sub", "")
            .heaps("grundy", &[(1, 0), (2, 1), (3, 0), (4, 2), (6, 1), (8, 3), (12, 2), (992, 5)]),
        by("LeetCode 1025: the exponent of 2 in the heap")
            .each("grundy", (1..=300_u64).map(|heap| (json!(heap), json!(heap.trailing_zeros())))),
    ];
    {
        /// Move to a proper divisor.
        pub game Towers(n) { n -> d for d in divisors(n) if d < n; }
    }
    Towers: heaps(60) => [
        by("HackerRank, Tower Breakers: the prime factors with their multiplicities")
            .ruleset("towers", "")
            .heaps("grundy", &[(1, 0), (2, 1), (4, 2), (6, 2), (8, 3), (9, 2), (10, 2), (12, 3)]),
    ];
    {
        /// Take a number prime to the heap, 1 from 1 allowed.
        pub game TakeCoprime(n) { n -> n - k for k in 1..=n if gcd(k, n) == 1; }
    }
    TakeCoprime: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5, 0, 6, 0, 2, 0, 7, 0, 8, 0,
                2, 0, 9])
            .sequence("remoteness", 0, &[0, 1, 2, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]),
    ];
    {
        /// The same, ending at 1.
        pub game CoprimeToOne(n) { n -> n - k for k in 1..n if gcd(k, n) == 1; }
    }
    CoprimeToOne: heaps(60) => [
        by("ONAG p. 129; OEIS A055396: the index of the least prime factor")
            .ruleset("coprime-to-1", "")
            .heaps("grundy", &[(1, 0), (2, 1), (3, 2), (4, 1), (15, 2), (25, 3)])
            .sequence("grundy", 1, &[0, 1, 2, 1, 3, 1, 4, 1, 2, 1, 5, 1, 6, 1, 2, 1, 7, 1, 8, 1, 2,
                1, 9, 1, 3, 1, 2, 1, 10, 1, 11, 1, 2, 1, 3, 1, 12, 1, 2, 1, 13, 1, 14, 1, 2, 1, 15,
                1, 4, 1, 2, 1, 16, 1, 3, 1, 2, 1, 17, 1, 18, 1, 2, 1, 3, 1, 19, 1, 2, 1, 20, 1, 21,
                1, 2, 1, 4, 1, 22, 1, 2, 1, 23, 1, 3, 1, 2, 1, 24, 1, 4, 1, 2, 1, 3, 1]),
    ];
    {
        /// Take as many as there are smaller numbers prime to the heap.
        pub game Nontotient(n) { n -> n - phi(n) if n >= 1; }
    }
    Nontotient: heaps(60) => [
        by("arXiv 2309.01231, abstract")
            .ruleset("nontotient", "")
            .heaps("grundy", &[(1, 1), (2, 0), (3, 0), (4, 1), (6, 0), (12, 1), (15, 1)]),
    ];
    {
        /// Take a + b where a b = n, and leave something.
        pub game SumFromProduct(n) { n -> n - a - n / a for a in divisors(n) if n - a - n / a > 0; }
    }
    SumFromProduct: heaps(60) => [
        by("OEIS A285304; where it and A285847 differ, something must be left")
            .ruleset("sum-from-product", "")
            .heaps("grundy", &[(1, 0), (4, 0), (6, 1), (8, 1), (16, 0), (18, 2)])
            .lost(1, 199, &[1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29, 31, 32, 34,
                37, 41, 43, 46, 47, 49, 52, 53, 55, 57, 59, 61, 64, 67, 71, 73, 74, 79, 81, 82, 83,
                85, 88, 89, 92, 94, 97, 101, 103, 106, 107, 109, 113, 115, 117, 119, 121, 125, 127,
                131, 134, 136, 137, 139, 141, 142, 145, 149, 151, 157, 158, 163, 167, 169, 171,
                173, 175, 178, 179, 181, 185, 187, 189, 190, 191, 193, 194, 196, 197, 199]),
    ];
    {
        /// Take a square.
        pub game TakeSquare(n) { n -> n - s for s in squares; }
    }
    TakeSquare: heaps(60) => [
        by("OEIS A014586; LeetCode 1510; Project Euler 310")
            .ruleset("square", "")
            .heaps("grundy", &[(1, 1), (2, 0), (4, 2), (7, 0), (17, 0), (29, 5), (74, 5)])
            .sequence("grundy", 0, &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0,
                1, 0, 1, 2, 3, 2, 3, 4, 5, 3, 2, 3, 4, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2, 0, 1, 2, 3, 2,
                3, 4, 5, 0, 1, 3, 4, 5, 0, 1, 3, 4, 5, 0, 1, 3, 0, 1, 0, 1, 2, 4, 3, 0, 1, 5, 6, 2,
                3, 4, 5, 6, 2, 3, 4, 5, 0, 1, 6, 3, 2, 4, 2, 6, 4, 5, 0, 1, 6, 4]),
    ];
    {
        /// Take a cube.
        pub game TakeCube(n) { n -> n - s for s in cubes; }
    }
    TakeCube: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0, 1, 0, 1, 0, 1, 2, 0, 1, 0,
                1, 0, 1])
            .sequence("remoteness", 0, &[0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 8])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8]),
    ];
    {
        /// Take a power of two.
        pub game TakePowerOfTwo(n) { n -> n - p for p in powers(2); }
    }
    TakePowerOfTwo: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2,
                0, 1, 2])
            .sequence("remoteness", 0, &[0, 1, 1, 2, 1, 3, 4, 3, 1, 4, 5, 3, 6, 5, 5, 6])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 3, 2, 4, 5, 4, 2, 5, 6, 4, 7, 6, 6]),
    ];
    {
        /// Take a prime.
        pub game TakePrime(n) { n -> n - p for p in primes; }
    }
    TakePrime: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
                6, 6, 7])
            .sequence("remoteness", 0, &[0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 3])
            .sequence("remoteness-misere", 0, &[0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2]),
    ];
    {
        /// Take a Fibonacci number.
        pub game TakeFibonacci(n) { n -> n - f for f in fibonaccis; }
    }
    TakeFibonacci: heaps(60) => [
        by("OEIS A014588")
            .ruleset("subfib", "")
            .heaps("grundy", &[(3, 3), (9, 5), (10, 0), (35, 5)])
            .sequence("grundy", 0, &[0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0,
                1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2,
                3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0,
                1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3]),
    ];
    {
        /// Take a triangular number.
        pub game TakeTriangular(n) { n -> n - t for t in triangulars; }
    }
    TakeTriangular: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0,
                1, 0, 1])
            .sequence("remoteness", 0, &[0, 1, 2, 1, 2, 3, 1, 3, 3, 4, 1, 4, 3, 4, 3, 1])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 2, 3, 4, 2, 4, 4, 5, 2, 5, 4, 5, 4]),
    ];
    {
        /// Take a factorial.
        pub game TakeFactorial(n) { n -> n - f for f in factorials; }
    }
    TakeFactorial: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2, 3,
                0, 1, 2])
            .sequence("remoteness", 0, &[0, 1, 1, 2, 3, 3, 1, 4, 5, 3, 6, 7, 7, 5, 8, 9])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 3, 4, 4, 2, 5, 6, 4, 7, 8, 8, 6, 9]),
    ];
    {
        /// Take an odd number, or an even one that divides the heap.
        pub game TakeOddOrDivisor(n) {
            n -> n - k for k in odds;
            n -> n - k for k in evens if k | n;
        }
    }
    TakeOddOrDivisor: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 1, 3, 1, 2, 1, 4, 1, 2, 1, 3, 1, 2, 1, 5, 1, 2, 1, 3,
                1, 2, 1])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3]),
    ];
    {
        /// Take a digit of the heap in base 10 that is not 0.
        pub game TakeDigit(n) {
            n -> n - d for d in 1..=9, p in powers(10) if p <= n, n / p % 10 == d;
        }
    }
    TakeDigit: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 0,
                2, 1, 1])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3])
            .sequence("remoteness-misere", 0, &[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7]),
    ];
    {
        /// Move to the place of a 1 among the heap's eight binary digits.
        pub game Bits(n) {
            n -> i for (i, p) in {
                (0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32), (6, 64), (7, 128)
            } if n / p % 2 == 1;
        }
    }
    Bits: heaps(255) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 2, 1, 1, 2, 2, 0, 1, 0, 3, 1, 1, 3, 3, 0, 2, 0, 2, 2,
                2, 2, 2])
            .sequence("remoteness", 0, &[0, 1, 2, 1, 3, 1, 3, 1, 2, 1, 2, 1, 3, 1, 3, 1])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2, 3, 3, 2, 2]),
    ];
    {
        /// Take one or halve.
        pub game MarkTwo(n) { n -> n - 1; n -> n / 2 if n > 0; }
    }
    MarkTwo: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2,
                1, 0, 2])
            .sequence("remoteness", 0, &[0, 1, 2, 3, 3, 3, 4, 5, 6, 7, 8, 9, 5, 5, 6, 7])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 3, 4, 5, 6, 4, 4, 5, 6, 6, 6, 7, 8]),
    ];
    {
        /// Take one or two, or take the third part.
        pub game MarkThree(n) { n -> n - k for k in {1, 2}; n -> n / 3 if n > 0; }
    }
    MarkThree: heaps(60) => [
        by("arXiv 1108.1239 (Guo), abstract")
            .ruleset("mark-t", "t=3,")
            .sequence("grundy", 0, &[0, 1, 2, 0, 3, 2, 0, 1, 3, 2, 1, 3, 0]),
    ];
    {
        /// Divide by 2, 3 or 6, rounding down.
        pub game Floor236(n) { n -> n / d for d in {2, 3, 6} if n > 0; }
    }
    Floor236: heaps(199) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                1, 1, 1])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]),
    ];
    {
        /// Divide by a number from 2 to 6, rounding down.
        pub game FloorToSix(n) { n -> n / d for d in 2..=6 if n > 0; }
    }
    FloorToSix: heaps(150) => [
        by("CodeChef, FDIVGAME, editorial")
            .ruleset("fdivgame", "")
            .heaps("grundy", &[(1, 1), (2, 2), (4, 3), (5, 3), (6, 0), (12, 1), (24, 2), (60, 3),
                (144, 1)]),
    ];
    {
        /// The sink: what cannot be taken in full is taken as far as it goes.
        pub game Sink(n) { n -> max(0, n - k) for k in {2, 5} if n > 0; }
    }
    Sink: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 1, 2, 2, 1, 0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2, 1, 0,
                0, 1, 1])
            .sequence("remoteness", 0, &[0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 3, 3, 4, 4, 5])
            .sequence("remoteness-misere", 0, &[0, 1, 1, 2, 2, 3, 2, 2, 3, 3, 4, 4, 5, 4, 4, 5]),
    ];
    {
        /// Guards of every kind.
        pub game Guarded(n) {
            n -> n - k for k in 1..=n
                if k in primes && 2 < k <= 11 || k == 1 && !(3 | n), n - k not in {4, 6};
        }
    }
    Guarded: heaps(60) => [
        computed()
            .sequence("grundy", 0, &[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
                1, 0, 1])
            .sequence("remoteness", 0, &[0, 1, 2, 1, 2, 1, 2, 1, 2, 3, 4, 1, 4, 3, 4, 3])
            .sequence("remoteness-misere", 0, &[0, 1, 2, 1, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3]),
    ];
}
