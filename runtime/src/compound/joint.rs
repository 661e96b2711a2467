//! Positions of compounds.

use alloc::vec::Vec;
use core::fmt;

use crate::position::{IntoPosition, Position};

/// The positions of the components together: of a tuple, an array or a list.
///
/// It is written as the components' positions are:
///
/// ```
/// use sprague_runtime::{Heaps, IntoPosition, Joint};
/// let pair: Joint<(u64, Heaps)> = (5, [3, 4]).into_position();
/// assert_eq!(pair.to_string(), "(5, [3, 4])");
/// let any: Joint<Vec<u64>> = [3, 5, 7].into_position();
/// assert_eq!(any, vec![3, 5, 7].into_position());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Joint<T>(pub T);

/// The position of fixed components and of any number of others after them.
///
/// ```
/// use sprague_runtime::{IntoPosition, Joint, Tail};
/// let tail: Tail<Joint<(u64,)>, u64> = ((9,), [3, 5]).into_position();
/// assert_eq!(tail.to_string(), "(9, 3, 5)");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tail<F, P> {
    /// Of the fixed ones.
    pub first: F,
    /// Of the others.
    pub rest: Vec<P>,
}

/// A position that is made of components' positions and is written as the tuple of them.
pub trait Parts {
    /// Calls the function with the position of each component, in their order.
    fn each(&self, part: &mut dyn FnMut(&dyn fmt::Debug));
}

impl<P: fmt::Debug> Parts for Vec<P> {
    fn each(&self, part: &mut dyn FnMut(&dyn fmt::Debug)) {
        for position in self {
            part(position);
        }
    }
}

impl<P: fmt::Debug, const N: usize> Parts for [P; N] {
    fn each(&self, part: &mut dyn FnMut(&dyn fmt::Debug)) {
        for position in self {
            part(position);
        }
    }
}

impl<T: Parts> Parts for Joint<T> {
    fn each(&self, part: &mut dyn FnMut(&dyn fmt::Debug)) {
        self.0.each(part);
    }
}

impl<F: Parts, P: fmt::Debug> Parts for Tail<F, P> {
    fn each(&self, part: &mut dyn FnMut(&dyn fmt::Debug)) {
        self.first.each(part);
        self.rest.each(part);
    }
}

/// As the language writes it: `(5, 7)`; `()` for none.
fn write(parts: &dyn Parts, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut written = f.write_str("(");
    let mut comma = "";
    parts.each(&mut |part| {
        if written.is_ok() {
            written = write!(f, "{comma}{part:?}");
        }
        comma = ", ";
    });
    written?;
    f.write_str(")")
}

macro_rules! written {
    ($(($($generics:tt)*) $name:ty;)*) => {$(
        impl<$($generics)*> fmt::Display for $name
        where
            $name: Parts,
        {
            /// As the language writes it: `(5, 7)`; `()` for none.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self, f)
            }
        }

        impl<$($generics)*> fmt::Debug for $name
        where
            $name: Parts,
        {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self, f)
            }
        }
    )*};
}

written! {
    (T) Joint<T>;
    (F, P) Tail<F, P>;
}

impl<T> Position for Joint<T>
where
    T: Position + Parts,
{
    fn size(&self) -> usize {
        self.0.size()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.0.encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        T::decode(bytes).map(Self)
    }
}

impl<F: Position + Parts, P: Position> Position for Tail<F, P> {
    fn size(&self) -> usize {
        self.first.size() + self.rest.size()
    }

    fn encode(&self, out: &mut Vec<u8>) {
        self.first.encode(out);
        self.rest.encode(out);
    }

    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        let first = F::decode(bytes)?;
        let rest = Vec::decode(bytes)?;
        Some(Self { first, rest })
    }
}

/// The positions of a list, from whatever they are written as.
fn list<P, A: IntoPosition<P>>(written: impl IntoIterator<Item = A>) -> Vec<P> {
    written
        .into_iter()
        .map(IntoPosition::into_position)
        .collect()
}

impl<P, T: IntoPosition<P>> IntoPosition<Joint<Vec<P>>> for Vec<T> {
    fn into_position(self) -> Joint<Vec<P>> {
        Joint(list(self))
    }
}

impl<P, A: IntoPosition<P> + Clone> IntoPosition<Joint<Vec<P>>> for &[A] {
    fn into_position(self) -> Joint<Vec<P>> {
        Joint(list(self.iter().cloned()))
    }
}

impl<P, A: IntoPosition<P>, const N: usize> IntoPosition<Joint<Vec<P>>> for [A; N] {
    fn into_position(self) -> Joint<Vec<P>> {
        Joint(list(self))
    }
}

impl<P, A: IntoPosition<P>, const N: usize> IntoPosition<Joint<[P; N]>> for [A; N] {
    fn into_position(self) -> Joint<[P; N]> {
        Joint(self.map(IntoPosition::into_position))
    }
}

impl<F, P, A, B> IntoPosition<Tail<F, P>> for (A, B)
where
    A: IntoPosition<F>,
    B: IntoPosition<Joint<Vec<P>>>,
{
    fn into_position(self) -> Tail<F, P> {
        Tail {
            first: self.0.into_position(),
            rest: self.1.into_position().0,
        }
    }
}

macro_rules! tuples {
    ($(($($name:ident $part:ident $place:tt),*))*) => {$(
        impl<$($name: fmt::Debug),*> Parts for ($($name,)*) {
            fn each(&self, part: &mut dyn FnMut(&dyn fmt::Debug)) {
                $(part(&self.$place);)*
            }
        }

        impl<$($name, $part),*> IntoPosition<Joint<($($part,)*)>> for ($($name,)*)
        where
            $($name: IntoPosition<$part>),*
        {
            fn into_position(self) -> Joint<($($part,)*)> {
                Joint(($(self.$place.into_position(),)*))
            }
        }
    )*};
}

tuples! {
    (A P 0)
    (A P 0, B Q 1)
    (A P 0, B Q 1, C R 2)
    (A P 0, B Q 1, C R 2, D S 3)
    (A P 0, B Q 1, C R 2, D S 3, E T 4)
    (A P 0, B Q 1, C R 2, D S 3, E T 4, F U 5)
    (A P 0, B Q 1, C R 2, D S 3, E T 4, F U 5, G V 6)
    (A P 0, B Q 1, C R 2, D S 3, E T 4, F U 5, G V 6, H W 7)
}
