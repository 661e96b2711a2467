//! Positions and values as the vectors write them.

use serde_json::{Value as Json, json};
use sprague::compound::Parts;
use sprague::prelude::*;
use sprague::{IntoPosition, Joint, Position, Tail};

/// A position that a vector file can hold.
pub trait Vector: Position {
    /// The position that a file holds; `None` if it holds none of this type.
    fn read(json: &Json) -> Option<Self>;

    /// The position as a file would hold it.
    fn write(&self) -> Json;
}

/// A list of numbers.
fn numbers(json: &Json) -> Option<Vec<u64>> {
    json.as_array()?.iter().map(Json::as_u64).collect()
}

impl Vector for u64 {
    fn read(json: &Json) -> Option<Self> {
        json.as_u64()
    }

    fn write(&self) -> Json {
        json!(self)
    }
}

impl<const N: usize> Vector for [u64; N] {
    fn read(json: &Json) -> Option<Self> {
        numbers(json)?.try_into().ok()
    }

    fn write(&self) -> Json {
        json!(self.as_slice())
    }
}

impl<const N: usize> Vector for Unordered<N> {
    fn read(json: &Json) -> Option<Self> {
        let heaps: [u64; N] = numbers(json)?.try_into().ok()?;
        Some(heaps.into_position())
    }

    fn write(&self) -> Json {
        json!(self.as_array().as_slice())
    }
}

impl Vector for Heaps {
    /// A number stands for the collection of that one heap, as in the language.
    fn read(json: &Json) -> Option<Self> {
        let heaps = json
            .as_u64()
            .map(|heap| vec![heap])
            .or_else(|| numbers(json))?;
        Some(heaps.into_iter().collect())
    }

    fn write(&self) -> Json {
        json!(self.as_slice().iter().rev().collect::<Vec<_>>())
    }
}

impl<const N: usize> Vector for Tuples<N> {
    /// One tuple stands for the collection of it alone.
    fn read(json: &Json) -> Option<Self> {
        let one = <[u64; N]>::read(json).map(|tuple| vec![tuple]);
        let all = || json.as_array()?.iter().map(<[u64; N]>::read).collect();
        Some(one.or_else(all)?.into_iter().collect())
    }

    fn write(&self) -> Json {
        self.as_slice().iter().map(Vector::write).collect()
    }
}

impl Vector for Vec<u64> {
    fn read(json: &Json) -> Option<Self> {
        numbers(json)
    }

    fn write(&self) -> Json {
        json!(self)
    }
}

impl Vector for String {
    fn read(json: &Json) -> Option<Self> {
        json.as_str().map(Self::from)
    }

    fn write(&self) -> Json {
        json!(self)
    }
}

impl Vector for (u64, Vec<u64>) {
    fn read(json: &Json) -> Option<Self> {
        let [first, second] = json.as_array()?.as_slice() else {
            return None;
        };
        Some((first.as_u64()?, numbers(second)?))
    }

    fn write(&self) -> Json {
        json!([self.0, self.1])
    }
}

/// The positions of so many fixed components.
trait Fixed: Vector + Parts {
    const COUNT: usize;
}

macro_rules! joint {
    ($(($($part:ident $place:tt),*) $count:literal;)*) => {$(
        impl<$($part: Vector),*> Vector for Joint<($($part,)*)> {
            fn read(json: &Json) -> Option<Self> {
                let list = json.as_array().filter(|list| list.len() == $count)?;
                Some(Joint(($($part::read(&list[$place])?,)*)))
            }

            fn write(&self) -> Json {
                json!([$(self.0.$place.write()),*])
            }
        }

        impl<$($part: Vector),*> Fixed for Joint<($($part,)*)> {
            const COUNT: usize = $count;
        }
    )*};
}

joint! {
    (A 0) 1;
    (A 0, B 1) 2;
    (A 0, B 1, C 2) 3;
}

impl<P: Vector> Vector for Joint<Vec<P>> {
    fn read(json: &Json) -> Option<Self> {
        let list = json.as_array()?.iter().map(P::read);
        list.collect::<Option<_>>().map(Joint)
    }

    fn write(&self) -> Json {
        self.0.iter().map(Vector::write).collect()
    }
}

/// The fixed ones and the others in one list, as the language writes them.
impl<F: Fixed, P: Vector> Vector for Tail<F, P> {
    fn read(json: &Json) -> Option<Self> {
        let (first, rest) = json.as_array()?.split_at_checked(F::COUNT)?;
        let first = F::read(&first.into())?;
        let rest = rest.iter().map(P::read).collect::<Option<_>>()?;
        Some(Self { first, rest })
    }

    fn write(&self) -> Json {
        let mut list = self.first.write();
        let rest = self.rest.iter().map(Vector::write);
        list.as_array_mut()
            .expect("the fixed ones are a list")
            .extend(rest);
        list
    }
}

/// A value that a vector file can hold.
pub trait Written {
    /// The value as a file would hold it.
    fn json(&self) -> Json;
}

impl Written for u64 {
    fn json(&self) -> Json {
        json!(self)
    }
}

impl Written for OutcomeClass {
    fn json(&self) -> Json {
        match self {
            Self::N => json!("N"),
            Self::P => json!("P"),
        }
    }
}

impl Written for ForeclosedValue {
    fn json(&self) -> Json {
        match self {
            Self::End => json!("end"),
            Self::Inf => json!("inf"),
            Self::Value(value) => json!(value),
        }
    }
}
