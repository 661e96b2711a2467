//! Codes: near heaps by a table, far ones by a period or not at all.

use super::{Outcome, game};
use crate::Position;
use sprague_runtime::{Error, Game as _, Grundy, Limits};

/// The nim-values of the first heaps, by the definition.
fn plain(digits: &[u8], len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for heap in 0..len {
        let mut found = vec![];
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                found.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                found.push(values[rest]);
            }
            if digit & 4 != 0 {
                found.extend((1..rest).map(|part| values[part] ^ values[rest - part]));
            }
            if digit & 8 != 0 {
                for one in 1..rest {
                    let pairs = 1..rest - one;
                    found.extend(
                        pairs.map(|two| values[one] ^ values[two] ^ values[rest - one - two]),
                    );
                }
            }
        }
        let most = found.len() as u64;
        let least = (0..=most).find(|value| !found.contains(value));
        values.push(least.expect("more numbers than options"));
    }
    values
}

/// The digits of a code by chance, the first one 0.
fn digits(state: &mut u64, len: usize, most: u64) -> Vec<u8> {
    let mut next = || {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        u8::try_from((*state >> 33) % most).expect("a digit is small")
    };
    let mut digits: Vec<u8> = (0..len).map(|_| next()).collect();
    digits[0] = 0;
    digits[len - 1] = 7;
    digits
}

#[test]
fn near_heaps_are_those_of_the_definition() -> Outcome {
    let state = &mut 7;
    for (kind, most, len) in [
        ("octal", 8, 4),
        ("octal", 8, 90),
        ("octal", 4, 60),
        ("hexadecimal", 16, 50),
    ] {
        let digits = digits(state, len, most);
        let mut text = String::new();
        for digit in &digits[1..] {
            text.extend(char::from_digit((*digit).into(), 16));
        }
        let text = text.to_uppercase();
        let game = game(&format!("game C(n) {{ {kind} \"0.{text}\"; }}"));
        // On both sides of what the table is for, and beyond all digits.
        let right = plain(&digits, 75);
        for heap in [0, 1, 20, 31, 32, 33, 50, 74] {
            let position = game.position_of(&[heap])?;
            let value = game.values(&Grundy::NORMAL, &[position], &Limits::default())?;
            assert_eq!(
                value,
                [right[usize::try_from(heap)?]],
                "{kind} 0.{text}: {heap}"
            );
        }
        let sum = game.position("[3, 40, 71]")?;
        let value = game.values(&Grundy::NORMAL, &[sum], &Limits::default())?;
        assert_eq!(value, [right[3] ^ right[40] ^ right[71]]);
    }
    Ok(())
}

/// A digit for each of 100,000 numbers costs a small heap nothing, and what is far has its cause.
#[test]
fn long_codes() -> Outcome {
    for kind in ["octal", "hexadecimal"] {
        let game = game(&format!(
            "game C(n) {{ {kind} \"0.{}\"; }}",
            "7".repeat(100_000)
        ));
        let near: Vec<Position> = [5, 60]
            .map(|heap| game.position_of(&[heap]))
            .into_iter()
            .collect::<Result<_, _>>()?;
        let values = game.values(&Grundy::NORMAL, &near, &Limits::default())?;
        assert_eq!(values, [5, 60]);
        let far = game.position_of(&[1 << 40])?;
        let refused = game.values(&Grundy::NORMAL, &[far], &Limits::default());
        let Err(Error::Capacity { positions, .. }) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(positions, (1 << 40) + 1);
    }
    Ok(())
}
