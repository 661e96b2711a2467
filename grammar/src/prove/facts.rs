//! What is true of products, quotients and functions, once their arguments are known well enough.

use super::atoms::{Operand, Term};
use super::bounds::Bounds;
use super::linear::{Atom, Linear};
use super::{Case, Effort, Fact, Formula};
use crate::listed::Listed;
use alloc::vec;
use alloc::vec::Vec;

/// Above this many atoms nothing more is looked for.
const MOST_ATOMS: usize = 64;

/// What one look at a case has to work with.
struct Look<'e, 'a> {
    effort: &'e mut Effort<'a>,
    case: &'e Case,
    bounds: &'e Bounds,
    deep: bool,
    found: Vec<Fact>,
    open: Vec<Formula>,
}

impl Effort<'_> {
    /// Adds the facts of all atoms and of what divides what; `deep` proves their premises by all
    /// means.
    pub(super) fn extend(&mut self, case: &mut Case, bounds: &Bounds, deep: bool) {
        let atoms = self.looked_at(MOST_ATOMS);
        let mut look = Look {
            effort: self,
            case,
            bounds,
            deep,
            found: vec![],
            open: vec![],
        };
        for atom in atoms {
            look.atom(atom);
        }
        for (d, n, does) in &case.divides {
            if *does {
                look.divides(d, n);
            } else {
                look.leaves_a_rest(d, n);
            }
        }
        let Look { found, open, .. } = look;
        for fact in found {
            case.add(fact);
        }
        for formula in open {
            if let Formula::Any(any) = &formula
                && !case.open.contains(any)
                && !case.split.contains(any)
            {
                case.assume(formula);
            }
        }
    }
}

impl Look<'_, '_> {
    fn holds(&mut self, form: &Linear) -> bool {
        self.effort.holds(self.case, self.bounds, self.deep, form)
    }

    /// `form >= number` is known.
    fn at_least(&mut self, form: &Linear, number: i128) -> bool {
        form.plus_constant(-number)
            .is_some_and(|form| self.holds(&form))
    }

    /// `left <= right`
    fn learn(&mut self, left: &Linear, right: &Linear) {
        if let Some(form) = right.minus(left) {
            self.found.push(Fact::AtLeast(form));
        }
    }

    fn atom(&mut self, atom: Atom) {
        let value = Linear::atom(atom);
        match self.effort.atoms.term(atom).clone() {
            Term::Product(factors) => self.product(atom, &factors),
            Term::Quotient(of, by) => self.quotient(&value, &of, &by),
            Term::Gcd(operands) => self.gcd(&value, &operands),
            Term::Min(operands) => self.extreme(&value, &operands, false),
            Term::Max(operands) => self.extreme(&value, &operands, true),
            Term::Phi(of) => {
                if self.at_least(&of, 1) {
                    self.learn(&Linear::constant(1), &value);
                    self.learn(&value, &of);
                }
                if self.at_least(&of, 2) {
                    self.learn_times(1, &value, &of, -1);
                }
            }
            // What is known of a name or a list stands where it comes from.
            _ => {}
        }
    }

    /// `factor * left <= right + constant`
    fn learn_times(&mut self, factor: i128, left: &Linear, right: &Linear, constant: i128) {
        let left = left.times(factor);
        if let (Some(left), Some(right)) = (left, right.plus_constant(constant)) {
            self.learn(&left, &right);
        }
    }

    /// The convex envelope of x * y within the bounds of x and y, and x <= x * x.
    ///
    /// Source: G. P. Mc Cormick, "Computability of global solutions to factorable nonconvex
    /// programs", Mathematical Programming 10 (1976).
    fn product(&mut self, atom: Atom, factors: &[Atom]) {
        let value = Linear::atom(atom);
        for place in 0..factors.len() {
            let (x, others) = (
                factors[place],
                [&factors[..place], &factors[place + 1..]].concat(),
            );
            let y = match others[..] {
                [y] => y,
                _ => match self.effort.atoms.seen_product(&others) {
                    Some(y) => y,
                    None if self.effort.atoms.len() < MOST_ATOMS => {
                        self.effort.atoms.atom(Term::Product(others))
                    }
                    None => continue,
                },
            };
            if x == y {
                self.learn(&Linear::atom(x), &value);
                self.learn(&Linear::default(), &value);
            }
            let ends = |atom| {
                let low = self.bounds.low(atom).map(|low| (1, low));
                low.into_iter()
                    .chain(self.bounds.high(atom).map(|high| (-1, high)))
            };
            let pairs: Vec<_> = ends(x).flat_map(|a| ends(y).map(move |b| (a, b))).listed();
            for ((s, a), (t, b)) in pairs {
                // (s (x - a)) * (t (y - b)) >= 0
                let form = (|| {
                    let (a, b) = (Linear::constant(a), Linear::constant(b));
                    let form = value.plus_times(b.constant.checked_neg()?, &Linear::atom(x))?;
                    let form = form.plus_times(a.constant.checked_neg()?, &Linear::atom(y))?;
                    form.plus_constant(a.constant.checked_mul(b.constant)?)?
                        .times(s * t)
                })();
                self.found.extend(form.map(Fact::AtLeast));
            }
        }
        if self.deep {
            self.multiplied(factors);
        }
    }

    /// Facts about one factor times the other factor, where all products have been seen.
    fn multiplied(&mut self, factors: &[Atom]) {
        let &[x, y] = factors else { return };
        for (x, y) in [(x, y), (y, x)] {
            if self.bounds.low(y).is_none_or(|low| low < 0) {
                continue;
            }
            for fact in &self.case.facts {
                let form = fact.form();
                if form.of(x) == 0 || form.terms.len() > 3 || form.terms.len() < 2 {
                    continue;
                }
                let product = form.terms.iter().try_fold(
                    Linear::default().plus_times(form.constant, &Linear::atom(y)),
                    |sum, &(atom, coefficient)| {
                        let product = self.effort.atoms.seen_product(&[atom, y])?;
                        Some(sum?.plus_times(coefficient, &Linear::atom(product)))
                    },
                );
                if let Some(Some(product)) = product {
                    self.found.push(match fact {
                        Fact::AtLeast(_) => Fact::AtLeast(product),
                        Fact::Zero(_) => Fact::Zero(product),
                    });
                }
            }
        }
    }

    /// by * q <= of <= by * q + by - 1 for by >= 1.
    fn quotient(&mut self, value: &Linear, of: &Linear, by: &Linear) {
        if !self.at_least(by, 1) {
            return;
        }
        if let Some(product) = self.effort.atoms.product(by, value) {
            self.learn(&product, of);
            if let Some(next) = product.plus(by) {
                self.learn_times(1, of, &next, -1);
            }
        }
        if self.holds(of) {
            self.learn(&Linear::default(), value);
            if let Some(least) = self.bounds.least(by) {
                self.learn_times(least.max(1), value, of, 0);
            }
        }
    }

    fn gcd(&mut self, value: &Linear, operands: &[Operand]) {
        self.learn(&Linear::default(), value);
        for operand in operands {
            let Operand::Number(number) = operand else {
                continue;
            };
            for sign in [1, -1] {
                let Some(size) = number.times(sign) else {
                    continue;
                };
                if !self.at_least(&size, 1) {
                    continue;
                }
                self.learn(&Linear::constant(1), value);
                self.learn(value, &size);
                self.half(value, &size);
            }
        }
    }

    /// d | n, n >= 1 and d < n: then 2 d <= n.
    fn half(&mut self, d: &Linear, n: &Linear) {
        let below = n.minus(d).and_then(|form| form.plus_constant(-1));
        if self.deep && below.is_some_and(|below| self.holds(&below)) {
            self.learn_times(2, d, n, 0);
        }
    }

    fn extreme(&mut self, value: &Linear, operands: &[Operand], greatest: bool) {
        let natural = operands
            .iter()
            .any(|operand| matches!(operand, Operand::Number(number) if self.bounds.hold(number)));
        let mut any = vec![];
        for operand in operands {
            let (form, counts) = match operand {
                Operand::Number(number) => (number.clone(), true),
                Operand::List(id) => {
                    let term = if greatest {
                        Term::Greatest(*id)
                    } else {
                        Term::Least(*id)
                    };
                    let len = self.effort.atoms.form(Term::Len(*id));
                    // The numbers of lists are at least 1; an empty list has none.
                    let counts = greatest && natural || self.at_least(&len, 1);
                    (self.effort.atoms.form(term), counts)
                }
            };
            if counts && greatest {
                self.learn(&form, value);
            } else if counts {
                self.learn(value, &form);
            }
            any.push(Formula::equal(value, &form));
        }
        self.open.push(Formula::Any(any));
    }

    fn divides(&mut self, d: &Linear, n: &Linear) {
        if let Some(divisor) = d.as_constant() {
            let quotient = match divisor {
                0 => Some(Linear::default()),
                _ => self.effort.atoms.quotient(n, &Linear::constant(divisor)),
            };
            let rest = quotient.and_then(|quotient| n.plus_times(-divisor, &quotient));
            self.found.extend(rest.map(Fact::Zero));
            return;
        }
        if self.at_least(d, 1) {
            let quotient = self.effort.atoms.quotient(n, d);
            let product = quotient.and_then(|quotient| self.effort.atoms.product(d, &quotient));
            let rest = product.and_then(|product| n.minus(&product));
            self.found.extend(rest.map(Fact::Zero));
        }
        if self.at_least(n, 1) && self.at_least(d, 0) {
            self.learn(&Linear::constant(1), d);
            self.learn(d, n);
            self.half(d, n);
        }
    }

    /// d >= 1 does not divide n: the rest is at least 1.
    fn leaves_a_rest(&mut self, d: &Linear, n: &Linear) {
        if let Some(divisor) = d.as_constant()
            && divisor < 0
        {
            let opposite = d.times(-1).unwrap_or_default();
            return self.leaves_a_rest(&opposite, n);
        }
        if self.at_least(d, 1) {
            let quotient = self.effort.atoms.quotient(n, d);
            let product = quotient.and_then(|quotient| self.effort.atoms.product(d, &quotient));
            if let Some(product) = product {
                self.learn_times(1, &product, n, -1);
            }
        }
    }
}
