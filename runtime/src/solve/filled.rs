//! The numbers of a kernel, made where a type gets those of its parameters.

use alloc::vec::Vec;

/// No parameter and no number of a kernel is greater: then nothing on the way leaves 64 bits, nor
/// 128 bits where the rules are played.
const GREATEST: i64 = 1 << 28;

/// So many numbers may be taken by one rule, from a first one to a last one.
const NUMBERS: i64 = 16;

/// The numbers of a template with the parameters filled in: none where the kernel does not cover
/// the rules with these. No part of the interface.
///
/// The template is what `grammar/src/kernel/` writes. A number is m, then m times the place of a
/// parameter and its factor, and a constant: their sum. Behind -1 stands a number that must be at
/// least 0, or there are none. Behind -2 stand two numbers and a length: so much of the template is
/// filled for each number from the first to the second, which is the parameter behind all.
///
/// Cost: a few steps for each number.
#[doc(hidden)]
#[must_use]
pub fn filled(parameters: &[u64], template: &[i64]) -> Vec<i64> {
    let mut values = Vec::with_capacity(parameters.len() + 1);
    for &parameter in parameters {
        match i64::try_from(parameter) {
            Ok(small @ ..=GREATEST) => values.push(small),
            _ => return Vec::new(),
        }
    }
    let mut out = Vec::with_capacity(template.len());
    match fill(&mut values, template, &mut out) {
        Some(()) => out,
        None => Vec::new(),
    }
}

/// The one number of such a template, which [`lines`](super::lines()) takes: 0 where there is none.
#[doc(hidden)]
#[must_use]
pub fn filled_lines(parameters: &[u64], template: &[i64]) -> u32 {
    match filled(parameters, template)[..] {
        [lines] => u32::try_from(lines).unwrap_or(0),
        _ => 0,
    }
}

fn fill(values: &mut Vec<i64>, template: &[i64], out: &mut Vec<i64>) -> Option<()> {
    let mut rest = template;
    while let Some((&mark, behind)) = rest.split_first() {
        if mark >= 0 {
            out.push(number(values, &mut rest)?);
            continue;
        }
        rest = behind;
        let first = number(values, &mut rest)?;
        if mark == -1 {
            if first < 0 {
                return None;
            }
            continue;
        }
        let last = number(values, &mut rest)?;
        let (&len, behind) = rest.split_first()?;
        let (body, behind) = behind.split_at_checked(usize::try_from(len).ok()?)?;
        rest = behind;
        if last - first >= NUMBERS {
            return None;
        }
        for running in first..=last {
            values.push(running);
            let filled = fill(values, body, out);
            values.pop();
            filled?;
        }
    }
    Some(())
}

fn number(values: &[i64], rest: &mut &[i64]) -> Option<i64> {
    let mut at = rest.iter();
    let count = *at.next()?;
    let mut sum = 0;
    for _ in 0..count {
        let place = usize::try_from(*at.next()?).ok()?;
        sum += *at.next()? * values.get(place)?;
    }
    sum += *at.next()?;
    *rest = at.as_slice();
    (-GREATEST..=GREATEST).contains(&sum).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::{GREATEST, filled, filled_lines};

    #[test]
    fn numbers_are_sums_of_parameters() {
        // 7, 3 K - L + 2
        let template = [0, 7, 2, 0, 3, 1, -1, 2];
        assert_eq!(filled(&[5, 4], &template), [7, 13]);
        assert_eq!(filled(&[0, 9], &template), [7, -7]);
        assert_eq!(filled(&[0, GREATEST as u64], &template), [7, 2 - GREATEST]);
        for refused in [
            [0, GREATEST as u64 + 1],
            [GREATEST as u64, 0],
            [u64::MAX, 0],
        ] {
            assert!(filled(&refused, &template).is_empty(), "{refused:?}");
        }
    }

    #[test]
    fn what_must_hold_is_looked_at() {
        // K - 2 at least 0
        let template = [-1, 1, 0, 1, -2, 0, 8];
        assert!(filled(&[1], &template).is_empty());
        assert_eq!(filled(&[2], &template), [8]);
        assert_eq!([1, 2].map(|k| filled_lines(&[k], &template)), [0, 8]);
    }

    #[test]
    fn what_runs_is_filled_for_each() {
        // 1, then k and k + L for each k from 2 to K
        let template = [
            0, 1, -2, 0, 2, 1, 0, 1, 0, 10, 1, 2, 1, 0, 2, 1, 1, 2, 1, 0, 0, 5,
        ];
        assert_eq!(filled(&[4, 7], &template), [1, 2, 9, 3, 10, 4, 11, 5]);
        assert_eq!(filled(&[1, 7], &template), [1, 5]);
        assert_eq!(filled(&[17, 0], &template).len(), 34);
        assert!(filled(&[18, 0], &template).is_empty());
    }
}
