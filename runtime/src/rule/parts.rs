//! Partitions of a number.

use alloc::vec::Vec;

use super::{Elements, Flow, Stop};

/// The most parts that one list may have.
const LONGEST: usize = 1 << 16;

/// The set made by [`parts`].
#[derive(Clone, Debug)]
pub struct Parts {
    sum: i128,
    least: i128,
    most: Option<i128>,
}

/// All ways to write m as a sum of parts of at least 1, largest first; as many parts as from
/// `least` to `most`, or any number from `least` on. Of 0 there is the one way without parts.
#[must_use]
pub fn parts(m: i128, least: i128, most: Option<i128>) -> Parts {
    Parts {
        sum: m,
        least,
        most,
    }
}

impl Elements for Parts {
    type Item = Vec<i128>;

    fn visit(self, mut choice: impl FnMut(Vec<i128>) -> Flow) -> Flow {
        let least = self.least.max(i128::from(self.sum > 0));
        let most = self.most.unwrap_or(self.sum).min(self.sum);
        if self.sum < 0 {
            return Ok(());
        }
        for count in least..=most {
            let count = usize::try_from(count)
                .ok()
                .filter(|&count| count <= LONGEST);
            let limit = LONGEST as u64;
            let count = count.ok_or(Stop::TooMany {
                what: "parts of one number",
                limit,
            })?;
            exactly(self.sum, count, &mut choice)?;
        }
        Ok(())
    }
}

/// Exactly `count` parts of a sum that is at least as great, the greatest largest part first.
fn exactly(sum: i128, count: usize, choice: &mut impl FnMut(Vec<i128>) -> Flow) -> Flow {
    if count == 0 {
        return choice(Vec::new());
    }
    let mut parts = alloc::vec![1; count];
    parts[0] = sum - (count as i128 - 1);
    loop {
        choice(parts.clone())?;
        // The last part that can be lowered by 1, because those behind it can take that up.
        let mut behind = (0i128, 0i128);
        let place = parts.iter().rposition(|&part| {
            let (count, taken) = behind;
            behind = (count + 1, taken + part);
            count.saturating_mul(part - 1) > taken
        });
        let Some(place) = place else { return Ok(()) };
        spread(&mut parts[place..], behind.1);
    }
}

/// Lowers the first part by 1 and makes those behind it lexicographically greatest.
fn spread(parts: &mut [i128], sum: i128) {
    let mut rest = sum;
    let mut largest = parts[0] - 1;
    let count = parts.len();
    for (place, part) in parts.iter_mut().enumerate() {
        let behind = (count - place - 1) as i128;
        *part = largest.min(rest - behind);
        largest = *part;
        rest -= *part;
    }
}
