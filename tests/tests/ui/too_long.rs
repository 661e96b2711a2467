// Half a million words.
use sprague::game;

macro_rules! doubled {
    ([] $($word:tt)*) => { game! { pub game Take(n) { n -> n - k for k in {$($word)* 1}; } } };
    ([x $($more:tt)*] $($word:tt)*) => { doubled! { [$($more)*] $($word)* $($word)* } };
}

doubled! { [x x x x x x x x x x x x x x x x x x] 1, }

fn main() {}
