//! Whether linear facts contradict each other: Fourier–Motzkin elimination over the rationals,
//! where every fact is first tightened to integers. Sound, bounded, not complete: integers can
//! contradict where this does not see it.
//!
//! Source: G. B. Dantzig, B. C. Eaves, "Fourier–Motzkin elimination and its dual", Journal of
//! Combinatorial Theory A 14 (1973).

use super::linear::{Atom, Linear, gcd_of};
use crate::listed::Listed;
use crate::numbered::Numbered;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// The most facts at once.
const MOST_FACTS: usize = 300;

/// A fact about the atoms.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fact {
    /// The form is at least 0.
    AtLeast(Linear),
    /// The form is 0.
    Zero(Linear),
}

impl Fact {
    /// The form.
    pub(crate) const fn form(&self) -> &Linear {
        match self {
            Self::AtLeast(form) | Self::Zero(form) => form,
        }
    }
}

/// No integers satisfy all the facts. `false` means: not proved, or not within so many steps, of
/// which each fact that is looked at takes one.
pub(crate) fn contradict<'a>(facts: impl Iterator<Item = &'a Fact>, steps: &mut usize) -> bool {
    let mut equal = Vec::new();
    let mut system = System {
        facts: BTreeMap::new(),
        absurd: false,
        steps,
    };
    for fact in facts {
        match fact {
            Fact::AtLeast(form) => system.add(form.clone()),
            Fact::Zero(form) => equal.push(form.clone()),
        }
    }
    if system.substitute(equal).is_some() && !system.absurd {
        system.eliminate();
    }
    system.absurd
}

/// Facts of the form `terms + constant >= 0`.
struct System<'s> {
    /// For the same terms the least constant says most.
    facts: BTreeMap<Vec<(Atom, i128)>, i128>,
    /// The facts contradict each other.
    absurd: bool,
    /// How many facts may still be looked at.
    steps: &'s mut usize,
}

impl System<'_> {
    fn add(&mut self, form: Linear) {
        *self.steps = self.steps.saturating_sub(1);
        let form = form.tightened();
        if form.terms.is_empty() {
            self.absurd |= form.constant < 0;
            return;
        }
        let least = self.facts.entry(form.terms).or_insert(form.constant);
        *least = form.constant.min(*least);
    }

    /// Uses up the equations: where an atom has the coefficient 1 or -1 it is replaced
    /// everywhere; what is left becomes two facts. `None` past 128 bits.
    fn substitute(&mut self, mut equal: Vec<Linear>) -> Option<()> {
        while let Some(form) = equal.pop() {
            let content = form.content();
            if content == 0 || form.constant % content != 0 {
                self.absurd |= form.constant != 0;
                continue;
            }
            let Some(&(atom, sign)) = form.terms.iter().find(|term| term.1.abs() == content) else {
                self.add(form.times(-1)?);
                self.add(form);
                continue;
            };
            // sign * atom + others = 0
            let value = form.plus_times(-sign, &Linear::atom(atom))?;
            let value = if sign > 0 { value.times(-1)? } else { value };
            let value = value.divided(content);
            for other in &mut equal {
                *other = other.with(atom, &value)?;
            }
            for (terms, constant) in core::mem::take(&mut self.facts) {
                self.add(Linear { terms, constant }.with(atom, &value)?);
            }
        }
        Some(())
    }

    /// Removes one atom after the other, that with the fewest combinations first. `true` where
    /// all are gone.
    fn eliminate(&mut self) -> bool {
        while !self.absurd && !self.facts.is_empty() {
            if self.facts.len() > MOST_FACTS || *self.steps < self.facts.len() {
                return false;
            }
            *self.steps -= self.facts.len();
            let Some(atom) = self.cheapest() else {
                return false;
            };
            let (mut above, mut below) = (Vec::new(), Vec::new());
            for (terms, constant) in core::mem::take(&mut self.facts) {
                let form = Linear { terms, constant };
                match form.of(atom) {
                    0 => drop(self.facts.insert(form.terms, form.constant)),
                    1.. => below.push(form),
                    _ => above.push(form),
                }
            }
            if self.combine(atom, &below, &above).is_none() {
                return false;
            }
        }
        true
    }

    fn cheapest(&self) -> Option<Atom> {
        let mut counts: Numbered<(usize, usize)> = Numbered::default();
        for &(atom, coefficient) in self.facts.keys().flatten() {
            let count = counts.or_insert(atom, (0, 0));
            if coefficient > 0 {
                count.0 += 1;
            } else {
                count.1 += 1;
            }
        }
        let counts = counts.into_all().into_iter();
        counts
            .min_by_key(|(_, (up, down))| up * down)
            .map(|(atom, _)| atom)
    }

    /// Adds every sum of a fact that bounds the atom from below and one that bounds it from
    /// above in which the atom cancels.
    fn combine(&mut self, atom: Atom, below: &[Linear], above: &[Linear]) -> Option<()> {
        for low in below {
            for high in above {
                if *self.steps == 0 {
                    return None;
                }
                let (up, down) = (low.of(atom), high.of(atom).checked_neg()?);
                let both = gcd_of(up.unsigned_abs(), down.unsigned_abs());
                let both = i128::try_from(both).unwrap_or(1).max(1);
                let (up, down) = (up / both, down / both);
                let sum = low.times(down).and_then(|low| low.plus_times(up, high));
                // Without a fact past 128 bits less is known, and all that is known is true.
                let Some(sum) = sum else { continue };
                self.add(sum);
                if self.absurd {
                    return Some(());
                }
            }
        }
        Some(())
    }
}

/// The facts that share an atom with the form, or with a fact that does, and so on.
pub(crate) fn connected<'a>(facts: &'a [Fact], form: &Linear) -> Vec<&'a Fact> {
    let mut atoms: Numbered<()> = Numbered::default();
    for &(atom, _) in &form.terms {
        atoms.insert(atom, ());
    }
    let mut taken = alloc::vec![false; facts.len()];
    loop {
        let mut more = false;
        for (fact, taken) in facts.iter().zip(&mut taken) {
            let terms = &fact.form().terms;
            if !*taken && terms.iter().any(|term| atoms.get(&term.0).is_some()) {
                *taken = true;
                more |= terms.len() > 1;
                for &(atom, _) in terms {
                    atoms.insert(atom, ());
                }
            }
        }
        if !more {
            break;
        }
    }
    facts
        .iter()
        .zip(taken)
        .filter(|(_, taken)| *taken)
        .map(|(fact, _)| fact)
        .listed()
}
