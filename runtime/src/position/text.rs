//! [`Position`] for the types of the language and the standard library.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem::size_of;

use super::Position;

/// Writes a number in groups of seven bits, the lowest first; the top bit says that more follow.
fn write_number(mut number: u128, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    out.push((number & 0x7f) as u8);
}

/// Reads what [`write_number`] writes and nothing else: no needless zero groups, no lost bits.
fn read_number(bytes: &mut &[u8]) -> Option<u128> {
    let mut number = 0u128;
    let mut shift = 0;
    loop {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        let group = u128::from(byte & 0x7f);
        if shift >= 128 || (group << shift) >> shift != group {
            return None;
        }
        number |= group << shift;
        if byte < 0x80 {
            return if byte == 0 && shift > 0 {
                None
            } else {
                Some(number)
            };
        }
        shift += 7;
    }
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        impl Position for $number {
            fn encode(&self, out: &mut Vec<u8>) {
                write_number((*self).into(), out);
            }
            fn decode(bytes: &mut &[u8]) -> Option<Self> {
                Self::try_from(read_number(bytes)?).ok()
            }
        }
    )*};
}

numbers! { u8 u16 u32 u64 u128 }

impl Position for usize {
    fn encode(&self, out: &mut Vec<u8>) {
        (*self as u64).encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        Self::try_from(u64::decode(bytes)?).ok()
    }
}

impl Position for bool {
    fn encode(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        match u8::decode(bytes)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Position for char {
    fn encode(&self, out: &mut Vec<u8>) {
        u32::from(*self).encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        Self::from_u32(u32::decode(bytes)?)
    }
}

impl<T: Position, const N: usize> Position for [T; N] {
    fn size(&self) -> usize {
        self.iter().map(T::size).sum()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        for item in self {
            item.encode(out);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let mut items = Vec::new();
        for _ in 0..N {
            items.push(T::decode(bytes)?);
        }
        items.try_into().ok()
    }
}

impl<T: Position> Position for Vec<T> {
    fn size(&self) -> usize {
        self.iter().map(T::size).sum::<usize>() + size_of::<Self>()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.len().encode(out);
        for item in self {
            item.encode(out);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let len = usize::decode(bytes)?;
        // An item takes a byte at least, so a torn text cannot ask for much; items of no size may
        // take none, and a number of them that no list has is refused.
        let most = if size_of::<T>() == 0 {
            u32::MAX as usize
        } else {
            bytes.len()
        };
        if len > most {
            return None;
        }
        let mut items = Self::new();
        for _ in 0..len {
            items.push(T::decode(bytes)?);
        }
        Some(items)
    }
}

impl Position for String {
    fn size(&self) -> usize {
        self.len() + size_of::<Self>()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.len().encode(out);
        out.extend_from_slice(self.as_bytes());
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let len = usize::decode(bytes)?;
        let (text, rest) = bytes.split_at_checked(len)?;
        *bytes = rest;
        core::str::from_utf8(text).ok().map(Self::from)
    }
}

impl<T: Position> Position for Option<T> {
    fn size(&self) -> usize {
        self.as_ref().map_or(0, T::size).max(size_of::<Self>())
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.is_some().encode(out);
        if let Some(item) = self {
            item.encode(out);
        }
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        if bool::decode(bytes)? {
            T::decode(bytes).map(Some)
        } else {
            Some(None)
        }
    }
}

macro_rules! tuples {
    ($(($($name:ident $place:tt),*))*) => {$(
        impl<$($name: Position),*> Position for ($($name,)*) {
            fn size(&self) -> usize {
                0 $(+ self.$place.size())*
            }
            fn encode(&self, out: &mut Vec<u8>) {
                $(self.$place.encode(out);)*
            }
            fn decode(bytes: &mut &[u8]) -> Option<Self> {
                Some(($($name::decode(bytes)?,)*))
            }
        }
    )*};
}

tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}
