//! One heap by its divisors, by fixed numbers and by ascending sets.

mod source;

use super::linear::{Linear, Names, Said, compared, single};
use crate::listed::Listed;
use crate::model::{
    Ascending, BinaryOp, CompareOp, Condition, Expr, ExprKind, Move, Set, Step, Target, VarId,
};
use alloc::vec::Vec;

/// So many numbers of a written set are told one by one.
const ELEMENTS: usize = 64;

/// The rules as numbers, as `sprague_kernels::divisors` reads them.
pub(super) fn of(moves: &[Move]) -> Option<Vec<i64>> {
    if let [rule] = moves
        && let Some(rest) = rest(rule)
    {
        return Some(rest);
    }
    let mut numbers = Vec::new();
    let mut by_divisors = false;
    for rule in moves {
        for fixed in choices(rule)? {
            let mut reader = Reader::new(rule, fixed)?;
            reader.steps(&rule.steps)?;
            by_divisors |= reader.source != Source::Once;
            reader.write(&rule.result, &mut numbers)?;
        }
    }
    // What names no set is a matter of a few numbers, and other solvers know more of those.
    by_divisors.then_some(numbers)
}

/// One rule over all numbers that do not divide the heap, or over those coprime to it.
fn rest(rule: &Move) -> Option<Vec<i64>> {
    let mut reader = Reader::new(rule, None)?;
    let Source::Rest(code) = reader.source else {
        return None;
    };
    reader.steps(&rule.steps)?;
    let least = match reader.tests[..] {
        [] => 0,
        // k < n
        [[0, 0, 1, -1, 0, -1]] => 1,
        _ => return None,
    };
    let Target::Heaps(heaps) = &rule.result else {
        return None;
    };
    let [left] = &heaps[..] else { return None };
    let left = Linear::of(left, reader.names)?;
    let taken = left == Linear::name(0).minus(&reader.own()?)?;
    (taken && reader.sets.is_empty()).then(|| Vec::from([code, least]))
}

/// What the name of a rule stands for, in turn, if its set is written number by number.
fn choices(rule: &Move) -> Option<Vec<Option<(VarId, i128)>>> {
    let mut each = rule.steps.iter().filter_map(|step| match step {
        Step::Each { variables, set, .. } => Some((variables, set)),
        Step::If(_) => None,
    });
    let Some((variables, set)) = each.next() else {
        return Some(Vec::from([None]));
    };
    let ([name], None) = (&variables[..], each.next()) else {
        return None;
    };
    let Set::Elements(elements) = set else {
        return Some(Vec::from([None]));
    };
    if elements.len() > ELEMENTS {
        return None;
    }
    let number = |element: &Vec<Expr>| match &element[..] {
        [one] => Some(Some((
            *name,
            Linear::of(one, Names::default())?.as_constant()?,
        ))),
        _ => None,
    };
    elements.iter().map(number).listed_some()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// There is no name, or it stands for a number.
    Once,
    /// All numbers of a range, until a guard says that they divide the heap.
    Range,
    Divisors,
    /// All that do not divide the heap (9), or are coprime to it (10).
    Rest(i64),
    Set([i64; 2]),
}

/// Reads one rule. Its heap is the name 0; the quotient by its number is a name behind all.
struct Reader {
    /// The name of the number.
    number: Option<VarId>,
    quotient: VarId,
    names: Names,
    source: Source,
    tests: Vec<[i64; 6]>,
    sets: Vec<[i64; 3]>,
    /// A bound says that the number is at most the heap.
    bounded: bool,
}

impl Reader {
    fn new(rule: &Move, fixed: Option<(VarId, i128)>) -> Option<Self> {
        let mut reader = Self {
            number: None,
            quotient: rule.variables.len(),
            names: Names {
                fixed,
                quotient: None,
            },
            source: Source::Once,
            tests: Vec::new(),
            sets: Vec::new(),
            bounded: false,
        };
        for step in &rule.steps {
            if let (Step::Each { variables, set, .. }, None) = (step, fixed) {
                reader.number = variables.first().copied();
                reader.source = match set {
                    Set::Range { .. } => Source::Range,
                    Set::Divisors { of, .. } if of.kind == ExprKind::Var(0) => Source::Divisors,
                    Set::Ascending { kind, .. } => match code(kind) {
                        Some(code) => Source::Set(code),
                        // Odd and even numbers are a range with a test.
                        None => Source::Range,
                    },
                    _ => return None,
                };
            }
        }
        reader.narrow(rule);
        if reader.source == Source::Divisors {
            reader.names.quotient = reader.number.map(|number| (number, reader.quotient));
        }
        (reader.source != Source::Range).then_some(reader)
    }

    fn steps(&mut self, steps: &[Step]) -> Option<()> {
        for step in steps {
            match step {
                Step::If(guard) => self.guard(guard, true)?,
                Step::Each { set, .. } => match set {
                    Set::Elements(_) => {}
                    Set::Range { start, upto } => {
                        // A number below 1 divides too, as its opposite does.
                        let start = Linear::of(start, self.names)?.as_constant()?;
                        if start < 1 {
                            return None;
                        }
                        let least = self.own()?.plus_constant(-start)?;
                        self.said(&Said::AtLeast(least))?;
                        self.bounds(upto)?;
                    }
                    Set::Ascending { kind, upto } => {
                        match kind {
                            Ascending::Odds => self.parity(1, true)?,
                            Ascending::Evens => self.parity(0, true)?,
                            _ => {}
                        }
                        self.bounds(upto)?;
                    }
                    Set::Divisors { upto, .. } => self.bounds(upto)?,
                    _ => return None,
                },
            }
        }
        Some(())
    }

    /// The number itself.
    fn own(&self) -> Option<Linear> {
        self.number.map(Linear::name)
    }

    fn bounds(&mut self, upto: &[Expr]) -> Option<()> {
        for bound in single(upto)? {
            let bound = Linear::of(bound, self.names)?;
            let form = bound.minus(&self.own()?)?;
            self.bounded |= self.at_most_heap(&form);
            self.said(&Said::AtLeast(form))?;
        }
        Some(())
    }

    /// That the form is at least 0 says that the number is at most the heap.
    fn at_most_heap(&self, form: &Linear) -> bool {
        let number = self.number.map_or(0, |number| form.factor(number));
        form.factor(0) == 1 && number <= -1 && form.factor(self.quotient) == 0 && form.constant <= 0
    }

    /// The number is odd (1) or even (0), or is not.
    fn parity(&mut self, rest: i128, holds: bool) -> Option<()> {
        let form = self.own()?.plus_constant(-rest)?;
        self.multiple(2, &form, holds)
    }

    fn multiple(&mut self, of: i128, form: &Linear, holds: bool) -> Option<()> {
        let [heap, number, quotient, constant] = self.form(form)?;
        let (kind, of) = (if holds { 3 } else { 4 }, i64::try_from(of).ok()?);
        if !(1..=1 << 28).contains(&of) {
            return None;
        }
        self.tests
            .push([kind, of, heap, number, quotient, constant]);
        Some(())
    }

    /// The factors as the kernel has them.
    fn form(&self, form: &Linear) -> Option<[i64; 4]> {
        let number = self.number.unwrap_or(self.quotient);
        let number = if self.number.is_some() {
            form.factor(number)
        } else {
            0
        };
        let small = |number: i128| i64::try_from(number).ok();
        Some([
            small(form.factor(0))?,
            small(number)?,
            small(form.factor(self.quotient))?,
            small(form.constant)?,
        ])
    }

    fn said(&mut self, said: &Said) -> Option<()> {
        let (kind, form) = match said {
            Said::AtLeast(form) => (0, form),
            Said::Zero(form) => (1, form),
            Said::NotZero(form) => (2, form),
        };
        let [heap, number, quotient, constant] = self.form(form)?;
        // True of all numbers from 1 to the heap, as those of divisors and listed sets are.
        let always = self.number.is_some()
            && kind == 0
            && quotient == 0
            && heap >= 0
            && heap + number >= 0
            && heap + number + constant >= 0;
        let test = [kind, 0, heap, number, quotient, constant];
        if !always && !self.tests.contains(&test) {
            self.tests.push(test);
        }
        Some(())
    }

    fn guard(&mut self, guard: &Condition, holds: bool) -> Option<()> {
        match guard {
            Condition::And(all) if holds => all.iter().try_for_each(|one| self.guard(one, true)),
            // Said of the source already.
            _ if holds && self.number.is_some() && self.divides_heap(guard) => Some(()),
            _ if holds && matches!(self.source, Source::Rest(_)) && self.rest(guard).is_some() => {
                Some(())
            }
            Condition::Not(inner) => self.guard(inner, !holds),
            Condition::Compare(first, rest) if holds || rest.len() == 1 => {
                let mut left = first;
                for (op, right) in rest {
                    self.compare(left, *op, right, holds)?;
                    left = right;
                }
                Some(())
            }
            Condition::Divides(divisor, of) => {
                let divisor = Linear::of(divisor, self.names)?.as_constant()?;
                let of = Linear::of(of, self.names)?;
                self.multiple(divisor, &of, holds)
            }
            Condition::In {
                value,
                set,
                negated,
            } => {
                let [value] = &value[..] else { return None };
                self.member(value, set, holds != *negated)
            }
            _ => None,
        }
    }

    fn compare(&mut self, left: &Expr, op: CompareOp, right: &Expr, holds: bool) -> Option<()> {
        if let ExprKind::Binary(BinaryOp::Rem, number, by) = &left.kind {
            // n % 3 == 1
            let by = Linear::of(by, self.names)?.as_constant()?;
            let rest = Linear::of(right, self.names)?.as_constant()?;
            let equal = match op {
                CompareOp::Equal => holds,
                CompareOp::NotEqual => !holds,
                _ => return None,
            };
            if !(0..by).contains(&rest) {
                return None;
            }
            let form = Linear::of(number, self.names)?.plus_constant(-rest)?;
            return self.multiple(by, &form, equal);
        }
        let (left, right) = (
            Linear::of(left, self.names)?,
            Linear::of(right, self.names)?,
        );
        self.said(&compared(&left, op, &right, holds)?)
    }

    fn member(&mut self, value: &Expr, set: &Set, holds: bool) -> Option<()> {
        match set {
            Set::Ascending { kind, upto } if upto.is_empty() && self.is_number(value) => {
                match (kind, code(kind)) {
                    (_, Some([kind, base])) => {
                        self.sets.push([if holds { 5 } else { 6 }, kind, base]);
                        Some(())
                    }
                    (Ascending::Odds, None) => self.parity(1, holds),
                    (Ascending::Evens, None) => self.parity(0, holds),
                    _ => None,
                }
            }
            // All of them are unequal to it, or the one that there is is equal.
            Set::Elements(elements) if !holds || elements.len() == 1 => {
                let value = Linear::of(value, self.names)?;
                for element in elements {
                    let [one] = &element[..] else { return None };
                    let one = Linear::of(one, self.names)?;
                    self.said(&compared(&value, CompareOp::Equal, &one, holds)?)?;
                }
                Some(())
            }
            _ => None,
        }
    }

    fn write(self, result: &Target, out: &mut Vec<i64>) -> Option<()> {
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
        out.extend(match self.source {
            Source::Once => [0, 0],
            Source::Divisors => [1, 0],
            Source::Set(code) => code,
            Source::Range | Source::Rest(_) => return None,
        });
        out.extend(self.form(&left)?);
        out.push(i64::try_from(self.tests.len() + self.sets.len()).ok()?);
        out.extend(self.tests.iter().flatten());
        out.extend(self.sets.iter().flatten());
        Some(())
    }
}

/// The number of a set; of odd and even numbers there is none.
fn code(kind: &Ascending) -> Option<[i64; 2]> {
    Some(match kind {
        Ascending::Primes => [2, 0],
        Ascending::Squares => [3, 0],
        Ascending::Cubes => [4, 0],
        Ascending::Triangulars => [5, 0],
        Ascending::Fibonaccis => [6, 0],
        Ascending::Factorials => [7, 0],
        Ascending::Powers(base) => match base.kind {
            ExprKind::Int(base @ 2..=0x1000_0000) => [8, i64::try_from(base).ok()?],
            _ => return None,
        },
        Ascending::Odds | Ascending::Evens => return None,
    })
}
