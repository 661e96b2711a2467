//! What is too large is said, and what it would need.

use sprague::prelude::*;
use sprague_tests::corpus::splitting::Kayles;

#[test]
fn kayles_remoteness_says_how_many_collections_it_needs() {
    // There are 123,223,639 partitions of the numbers up to 80.
    let error = Kayles
        .remoteness(80)
        .expect_err("it needs more than the limit");
    let Error::Capacity {
        positions,
        exact,
        limit,
        ref why,
    } = error
    else {
        panic!("another error: {error}")
    };
    assert_eq!((positions, exact), (123_223_639, true));
    assert_eq!(limit, Limits::default().positions);
    assert!(!why.is_empty());
    let words = error.to_string();
    assert!(
        words.contains("123223639") || words.contains("123,223,639"),
        "{words}"
    );
}

#[test]
fn nim_values_of_the_same_heaps_need_no_collections() {
    assert_eq!(Kayles.grundy(80), Ok(1));
    assert_eq!(Kayles.grundy([80, 80, 80]), Ok(1));
}

#[test]
fn a_limit_is_kept() {
    let within = |limit| Kayles.value_within(&Remoteness::NORMAL, 20, &Limits::positions(limit));
    assert_eq!(within(10_000), Ok(19));
    assert!(matches!(
        within(100),
        Err(Error::Capacity { limit: 100, .. })
    ));
}

#[test]
#[cfg_attr(
    debug_assertions,
    ignore = "6.6 million collections take a minute without optimization"
)]
fn kayles_remoteness_of_sixty_pins() {
    let row = Kayles
        .remoteness(60)
        .expect("6,639,349 collections are within the limit");
    let options = Kayles.options_of(60).expect("a row of 60 has few options");
    let values = Kayles
        .values_of(&Remoteness::NORMAL, options)
        .expect("they are smaller");
    let won = values.iter().filter(|value| value.is_multiple_of(2)).min();
    assert_eq!(Some(row), won.map(|least| least + 1));
    assert_eq!(row % 2, 1, "its Grundy value is 4");
}
