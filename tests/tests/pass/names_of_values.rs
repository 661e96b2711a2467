//! Constants, statics, types without data and games may have any name that a value of generated
//! code had or could have: a name in a pattern would mean the constant.
#![deny(warnings)]
// Games of these names are what is tried.
#![allow(clippy::upper_case_acronyms)]
#![allow(
    non_upper_case_globals,
    non_camel_case_types,
    dead_code,
    unreachable_pub
)]

macro_rules! names {
    ($module:ident $kind:tt $($more:ident)*) => {
        mod $module {
            words! { $kind $($more)* }
            games! {}
        }
    };
}

macro_rules! words {
    ($kind:tt $($more:ident)*) => {
        items! { $kind $($more)*
            position positions options option out list lists heap quantity limits turn tuple
            tuples all one set value values rank fixed other state f t0 t1 h0 h1 n k a b m d x0_n
            x1_k x1_a x2_b x0_x x1_y x0_h x1_rest x2_d x1_d x0_m the_heap SET P0_K N
        }
    };
}

macro_rules! items {
    (const $($name:ident)*) => { $(const $name: &str = "not a number";)* };
    (static $($name:ident)*) => { $(static $name: &str = "not a number";)* };
    (struct $($name:ident)*) => { $(struct $name;)* };
    (game $($name:ident)*) => {
        $(sprague::game! { pub game $name(n) { n -> n - k for k in 1..=n if k | n; } })*
    };
}

/// A module of functions may have the name of one that generated code calls.
macro_rules! games {
    () => {
        pub(crate) mod rule {
            pub(crate) fn odd(number: u64) -> bool {
                number % 2 == 1
            }
        }
        sprague::game! {
            pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
            pub game Aliquot(n) { n -> n - d for d in divisors(n) if d < n; }
            pub game Turn(n) { n -> n - d for d in {n / 2, 1} if n > 1; }
            pub game Kayles(n) { octal 0.77; }
            pub game Parts(n) { n -> [..p] for p in parts(n, 2..) if distinct(p);
                                n -> [a, b] for (a, b, _c) in parts(n, 3); }
            pub game Copies(n) { n -> [n / 2; 2] if n > 0, 2 | n; n -> [n / 3..n / 2] if n > 1; }
            pub game Wythoff{x, y} { {x, y} -> {x - k, y} for k in 1..;
                                     {x, y} -> {x - k, y - k} for k in 1..; }
            pub game Rest[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h if d | rest; }
            #[quiet(guard_always_true)]
            pub game Wide(n, q) { (n, q) -> (n - a, 2 * a) for a in 1..=q if 1 <= a < q / 2 + 9; }
            #[quiet(heap_never_changes)]
            pub game Cut(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m); }
            pub game Lieges<K>(n) where K >= 2 { n -> n - k for k in 1..K; n -> n / K if n > 0; }
            pub game Member(n) { n -> n - k for k in 1..=n if k in {n / 2, 1}; }
            pub game Given(x, y) { (x, y) -> (x - 1, y + 1); (x, y) -> (x, y - 1);
                                   measure 2 * x + y; }
            pub game OneByOne(n) { n -> [n - 1, n - 1]; assume measure n, 2 * n; }
            misere game Last[..] { [a, ..] -> [a - k, ..] for k in 1..; }
            pub game r#async(r#type) { r#type -> r#type - r#for for r#for in {1, 2}; }
            pub game Called(n) { n -> n - k for k in 1.. if rule::odd(k); }
        }
    };
}

names! { constants const heaps parts game }
names! { statics static heaps parts game }
names! { units struct heaps parts game }
names! { games_of_these_names game }

fn main() {
    use sprague::prelude::*;
    assert_eq!(constants::Take.grundy(10), Ok(1));
    assert_eq!(statics::Kayles.grundy([3, 5]), Ok(3 ^ 4));
    assert_eq!(units::Called.grundy(4), Ok(0));
    assert_eq!(format!("{:?}", units::r#async), "async");
    assert_eq!(units::r#async.grundy(4), Ok(1));
    assert_eq!(games_of_these_names::position.grundy(4), Ok(3));
}
