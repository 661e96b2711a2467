//! Kayles on a ring of six pins.

use sprague::prelude::*;

/// Knock down one pin or two neighbours; `1` is a pin that stands, `0` one that fell.
#[derive(Clone, Copy, Debug)]
pub struct Ring;

impl Game for Ring {
    type Position = String;
    type Rank = usize;

    fn options(&self, pins: &String, options: &mut Options<String>) {
        let pins: Vec<char> = pins.chars().collect();
        for first in 0..pins.len() {
            let second = (first + 1) % pins.len();
            for fallen in [[first, first], [first, second]] {
                if fallen.iter().all(|&pin| pins[pin] == '1') {
                    let after = |pin| {
                        if fallen.contains(&pin) {
                            '0'
                        } else {
                            pins[pin]
                        }
                    };
                    options.push((0..pins.len()).map(after).collect());
                }
            }
        }
    }

    fn rank(&self, pins: &String) -> usize {
        pins.matches('1').count()
    }
}
