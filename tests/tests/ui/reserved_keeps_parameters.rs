//! Whatever is wrong with a head, the type has the parameters and the position that were meant: one
//! mistake gives one message.
use sprague::prelude::*;

mod a {
    sprague::game! { pub game L<K>(game) { n -> n - k for k in 1..=K; } }
}
mod b {
    sprague::game! { pub game L<K>(n, n) { (n, m) -> (n - 1, m); } }
}
mod c {
    sprague::game! { pub game L<K>(in) { n -> n - k for k in 1..=K; } }
}
mod d {
    sprague::game! { pub game L<K> { n -> n - k for k in 1..=K; } }
}
mod e {
    sprague::game! { pub game L<K>(3) { n -> n - k for k in 1..=K; } }
}
mod f {
    sprague::game! { pub game L<K>(n) where K > { n -> n - k for k in 1..=K; } }
}
mod g {
    sprague::game! { pub game L<K>(n) where k > 0 { n -> n - k for k in 1..=K; } }
}
mod h {
    sprague::game! { pub game L<K, K>(n) { n -> n - k for k in 1..=K; } }
}
mod i {
    sprague::game! { pub game L<game>(n) { n -> n - k for k in 1..=2; } }
}
mod j {
    sprague::game! { pub game L<K>(x, 3) { (x, y) -> (x - 1, y); } }
}
mod k {
    sprague::game! { pub game L<K>(x y) { (x, y) -> (x - 1, y); } }
}
mod l {
    sprague::game! { pub game L<K>{x, game} { {x, y} -> {x - 1, y}; } }
}

fn main() {
    let _ = a::L::<2>.grundy(3);
    let _ = b::L::<2>.grundy((3, 4));
    let _ = c::L::<2>.grundy(3);
    let _ = d::L::<2>.grundy(3);
    let _ = e::L::<2>.grundy(3);
    let _ = f::L::<2>.grundy(3);
    let _ = g::L::<2>.grundy(3);
    let _ = h::L::<2, 3>.grundy(3);
    let _ = i::L::<2>.grundy(3);
    let _ = j::L::<2>.grundy((3, 4));
    let _ = k::L::<2>.grundy((3, 4));
    let _ = l::L::<2>.grundy([3, 4]);
}
