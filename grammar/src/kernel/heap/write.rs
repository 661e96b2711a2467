//! One rule as numbers.

use super::{Code, Reader, Source};
use crate::kernel::linear::{Linear, Names};
use crate::kernel::numbers::Numbers;
use crate::model::{Ascending, Target};

impl Reader<'_> {
    pub(super) fn write(self, result: &Target, out: &mut Numbers) -> Option<()> {
        let Target::Heaps(heaps) = result else {
            return None;
        };
        let [left] = &heaps[..] else { return None };
        let left = Linear::of(left, self.names)?;
        // Only numbers up to the heap are listed: the wall or a bound must say so.
        let listed = matches!(self.source, Source::Set(_));
        if listed && !self.bounded && !self.at_most_heap(&left) {
            return None;
        }
        out.sure(&self.sure)?;
        match &self.source {
            Source::Once => write_code(&(0, Linear::default()), out)?,
            Source::Divisors => write_code(&(1, Linear::default()), out)?,
            Source::Set(code) => write_code(code, out)?,
            Source::Range | Source::Rest(_) => return None,
        }
        self.write_form(&left, out)?;
        out.known(i64::try_from(self.tests.len() + self.sets.len()).ok()?);
        for test in &self.tests {
            write_code(&(test.kind, test.of.clone()), out)?;
            self.write_form(&test.form, out)?;
        }
        for (kind, code) in &self.sets {
            out.known(*kind);
            write_code(code, out)?;
        }
        Some(())
    }

    /// The factors as the kernel has them.
    fn write_form(&self, form: &Linear, out: &mut Numbers) -> Option<()> {
        out.number(&form.factor(0))?;
        match self.number {
            Some(number) => out.number(&form.factor(number))?,
            None => out.known(0),
        }
        out.number(&form.factor(self.quotient))?;
        out.number(&form.rest())
    }
}

fn write_code(code: &Code, out: &mut Numbers) -> Option<()> {
    out.known(code.0);
    out.number(&code.1)
}

/// The number of a set; of odd and even numbers there is none.
pub(super) fn code(kind: &Ascending) -> Option<Code> {
    let number = match kind {
        Ascending::Primes => 2,
        Ascending::Squares => 3,
        Ascending::Cubes => 4,
        Ascending::Triangulars => 5,
        Ascending::Fibonaccis => 6,
        Ascending::Factorials => 7,
        Ascending::Powers(base) => {
            let base = Linear::of(base, Names::default()).filter(Linear::is_number)?;
            let small = base.as_constant().is_some_and(|base| base < 2);
            return (!small).then_some((8, base));
        }
        Ascending::Odds | Ascending::Evens => return None,
    };
    Some((number, Linear::default()))
}
