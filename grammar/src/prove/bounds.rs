//! Between which numbers each atom lies: cheap, and enough for most proofs.

use super::fourier::Fact;
use super::linear::{Atom, Linear};
use crate::numbered::Numbered;
use alloc::rc::Rc;
use alloc::vec;
use alloc::vec::Vec;

/// How often all facts are looked at. More would find more; it need not end by itself.
const ROUNDS: usize = 5;

/// The least and the greatest value of each atom, where known.
#[derive(Clone, Default, Debug)]
pub(crate) struct Bounds {
    of: Vec<(Option<i128>, Option<i128>)>,
    /// The facts contradict each other.
    pub(crate) absurd: bool,
}

/// Values that each atom does not have, ascending.
pub(crate) type Excluded = Numbered<Rc<Vec<i128>>>;

impl Bounds {
    /// What the facts say of that many atoms.
    pub(crate) fn new(atoms: usize, facts: &[Fact], excluded: &Excluded) -> Self {
        let mut bounds = Self {
            of: vec![(None, None); atoms],
            absurd: false,
        };
        for _ in 0..ROUNDS {
            let mut news = false;
            for fact in facts {
                news |= bounds.learn(fact.form(), false);
                if matches!(fact, Fact::Zero(_)) {
                    news |= bounds.learn(fact.form(), true);
                }
            }
            for &(atom, ref values) in excluded.all() {
                news |= bounds.exclude(atom, values);
            }
            if bounds.absurd || !news {
                break;
            }
        }
        bounds
    }

    /// The least value of an atom, if known.
    pub(crate) fn low(&self, atom: Atom) -> Option<i128> {
        self.of.get(atom).and_then(|bounds| bounds.0)
    }

    /// The greatest value of an atom, if known.
    pub(crate) fn high(&self, atom: Atom) -> Option<i128> {
        self.of.get(atom).and_then(|bounds| bounds.1)
    }

    /// The least value of a form, if known.
    pub(crate) fn least(&self, form: &Linear) -> Option<i128> {
        form.terms
            .iter()
            .try_fold(form.constant, |sum, &(atom, coefficient)| {
                let value = if coefficient > 0 {
                    self.low(atom)
                } else {
                    self.high(atom)
                };
                sum.checked_add(coefficient.checked_mul(value?)?)
            })
    }

    /// The form is at least 0 whatever the atoms are within their bounds.
    pub(crate) fn hold(&self, form: &Linear) -> bool {
        self.absurd || self.least(form).is_some_and(|least| least >= 0)
    }

    /// The same of the form plus or minus a form that is 0: so is a part of a heap below the heap.
    pub(crate) fn hold_by_one(&self, form: &Linear, facts: &[Fact]) -> bool {
        let equations = facts.iter().filter_map(|fact| match fact {
            Fact::Zero(zero) if zero.shares(form) => Some(zero),
            _ => None,
        });
        let mut same = equations.flat_map(|zero| [form.plus(zero), form.minus(zero)]);
        same.any(|same| same.is_some_and(|same| self.hold(&same)))
    }

    /// Uses that the form (negated: minus the form) is at least 0. `true` if that was new.
    fn learn(&mut self, form: &Linear, negated: bool) -> bool {
        let sign = if negated { -1 } else { 1 };
        let Some(mut sum) = form.constant.checked_mul(sign) else {
            return false;
        };
        let mut open = None;
        for &(atom, coefficient) in &form.terms {
            let coefficient = coefficient.saturating_mul(sign);
            let most = if coefficient > 0 {
                self.high(atom)
            } else {
                self.low(atom)
            };
            match most.and_then(|most| most.checked_mul(coefficient)) {
                Some(most) => match sum.checked_add(most) {
                    Some(more) => sum = more,
                    None => return false,
                },
                None if open.is_none() => open = Some(atom),
                None => return false,
            }
        }
        if open.is_none() && sum < 0 {
            self.absurd = true;
        }
        let mut news = false;
        for &(atom, coefficient) in &form.terms {
            if open.is_some_and(|open| open != atom) {
                continue;
            }
            let coefficient = coefficient.saturating_mul(sign);
            // coefficient * atom + others >= 0, where others <= sum without this atom.
            let own = if open.is_some() {
                Some(0)
            } else {
                let most = if coefficient > 0 {
                    self.high(atom)
                } else {
                    self.low(atom)
                };
                most.and_then(|most| most.checked_mul(coefficient))
            };
            let Some(others) = own.and_then(|own| sum.checked_sub(own)) else {
                continue;
            };
            news |= self.narrow(atom, coefficient, others);
        }
        news
    }

    /// `coefficient * atom + others >= 0`
    fn narrow(&mut self, atom: Atom, coefficient: i128, others: i128) -> bool {
        if coefficient == i128::MIN || others == i128::MIN {
            return false;
        }
        let (low, high) = &mut self.of[atom];
        let news = if coefficient > 0 {
            let least = -others.div_euclid(coefficient);
            let better = low.is_none_or(|low| least > low);
            if better {
                *low = Some(least);
            }
            better
        } else {
            let most = others.div_euclid(-coefficient);
            let better = high.is_none_or(|high| most < high);
            if better {
                *high = Some(most);
            }
            better
        };
        self.absurd |= matches!((*low, *high), (Some(low), Some(high)) if low > high);
        news
    }

    /// Moves the bounds past values that the atom does not have.
    fn exclude(&mut self, atom: Atom, values: &[i128]) -> bool {
        let (low, high) = &mut self.of[atom];
        let before = (*low, *high);
        while let Some(value) = low.filter(|value| values.binary_search(value).is_ok()) {
            *low = value.checked_add(1);
        }
        while let Some(value) = high.filter(|value| values.binary_search(value).is_ok()) {
            *high = value.checked_sub(1);
        }
        self.absurd |= matches!((*low, *high), (Some(low), Some(high)) if low > high);
        before != (*low, *high)
    }
}
