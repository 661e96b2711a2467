// A period that no theorem proves.
use sprague::game;

game! {
    pub game TakePrime(n) {
        n -> n - p for p in primes;
        expect grundy period = 7 from 0;
    }
}

fn main() {}
