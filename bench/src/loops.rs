//! The loops that a user would write.

/// With a list of marks for each heap, made anew: the idiomatic way.
pub fn marks(set: &[usize], table: &mut [u8]) {
    for n in 0..table.len() {
        let mut seen = vec![false; set.len() + 1];
        for &k in set {
            if k <= n {
                seen[usize::from(table[n - k])] = true;
            }
        }
        table[n] = seen.iter().position(|seen| !seen).unwrap_or(set.len()) as u8;
    }
}

/// With stamps, so that no mark is ever taken back: the careful way.
pub fn stamps(set: &[usize], table: &mut [u8]) {
    let mut stamp = vec![0u32; set.len() + 2];
    let greatest = set.last().copied().unwrap_or(0);
    for n in 0..table.len() {
        let now = n as u32 + 1;
        if n < greatest {
            for &k in set.iter().take_while(|&&k| k <= n) {
                stamp[usize::from(table[n - k])] = now;
            }
        } else {
            for &k in set {
                stamp[usize::from(table[n - k])] = now;
            }
        }
        let mut value = 0;
        while stamp[value] == now {
            value += 1;
        }
        table[n] = value as u8;
    }
}

/// With a bit for each value.
pub fn mask(set: &[usize], table: &mut [u8]) {
    for n in 0..table.len() {
        let mut seen = 0u64;
        for &k in set {
            if k > n {
                break;
            }
            seen |= 1 << table[n - k];
        }
        table[n] = seen.trailing_ones() as u8;
    }
}

/// Remoteness by its definition.
pub fn remoteness(set: &[usize], table: &mut [u32]) {
    for n in 0..table.len() {
        let (mut least_even, mut greatest_odd) = (None, None);
        for &k in set {
            if k > n {
                break;
            }
            let option = table[n - k];
            if option % 2 == 0 {
                least_even = Some(least_even.map_or(option, |least: u32| least.min(option)));
            } else {
                greatest_odd = Some(greatest_odd.map_or(option, |most: u32| most.max(option)));
            }
        }
        table[n] = least_even.or(greatest_odd).map_or(0, |option| option + 1);
    }
}
