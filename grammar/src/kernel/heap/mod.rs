//! One heap by its divisors, by fixed numbers and by ascending sets.

mod guard;
mod source;
mod write;

use super::linear::{Linear, Names, Said, single};
use super::numbers::Numbers;
use super::taken::{Choices, between};
use crate::model::{Ascending, Expr, ExprKind, Move, Set, Step, Target, VarId};
use alloc::vec::Vec;
use write::code;

/// So many numbers of a written set are told one by one.
const ELEMENTS: usize = 64;

/// The rules as numbers, as `sprague_kernels::divisors` reads them.
pub(super) fn of(moves: &[Move], numbers: &mut Numbers) -> Option<()> {
    if let [rule] = moves
        && let Some(rest) = rest(rule, numbers.none())
    {
        numbers.list = rest.list;
        return Some(());
    }
    let mut by_divisors = false;
    for rule in moves {
        by_divisors |= match named(rule)? {
            None => one(rule, None, numbers)?,
            Some((name, Choices::Few(few))) => {
                for number in few {
                    one(rule, Some((name, &number)), numbers)?;
                }
                false
            }
            Some((name, Choices::Between(first, last))) => {
                let mut body = numbers.none();
                one(rule, Some((name, &numbers.running())), &mut body)?;
                numbers.each(&first, &last, &body)?;
                false
            }
        };
    }
    // What names no set is a matter of a few numbers, and other solvers know more of those.
    by_divisors.then_some(())
}

/// One rule; whether it is over the numbers of a set.
fn one(rule: &Move, fixed: Option<(VarId, &Linear)>, out: &mut Numbers) -> Option<bool> {
    let mut reader = Reader::new(rule, fixed)?;
    reader.steps(&rule.steps)?;
    let of_set = reader.source != Source::Once;
    reader.write(&rule.result, out)?;
    Some(of_set)
}

/// One rule over all numbers of a kind that only sets of heaps tell.
fn rest(rule: &Move, mut out: Numbers) -> Option<Numbers> {
    let each = |step: &&Step| matches!(step, Step::Each { .. });
    if rule.steps.iter().filter(each).count() != 1 {
        return None;
    }
    let mut reader = Reader::new(rule, None)?;
    let Source::Rest(code) = reader.source else {
        return None;
    };
    reader.steps(&rule.steps)?;
    let mut least = 0;
    for test in &reader.tests {
        if test.kind == 0 && test.form.is_number() {
            out.sure(core::slice::from_ref(&test.form))?;
        } else if *test == reader.leaves_one()? {
            least = 1;
        } else {
            return None;
        }
    }
    let Target::Heaps(heaps) = &rule.result else {
        return None;
    };
    let [left] = &heaps[..] else { return None };
    let left = Linear::of(left, reader.names)?;
    if left != Linear::name(0).minus(&reader.own()?)? || !reader.sets.is_empty() {
        return None;
    }
    out.sure(&reader.sure)?;
    out.known(code);
    out.known(least);
    Some(out)
}

/// What the name of a rule stands for, in turn, if its set is written number by number.
#[expect(clippy::option_option, reason = "no kernel, or no such set")]
fn named(rule: &Move) -> Option<Option<(VarId, Choices)>> {
    let mut each = rule.steps.iter().filter_map(|step| match step {
        Step::Each { variables, set, .. } => Some((variables, set)),
        Step::If(_) => None,
    });
    let Some((variables, set)) = each.next() else {
        return Some(None);
    };
    let ([name], None) = (&variables[..], each.next()) else {
        return None;
    };
    match set {
        Set::Elements(elements) if elements.len() <= ELEMENTS => {
            let mut few = Vec::new();
            for element in elements {
                let [one] = &element[..] else { return None };
                few.push(told(one)?);
            }
            Some(Some((*name, Choices::Few(few))))
        }
        Set::Elements(_) => None,
        Set::Range { start, upto } if Reader::new(rule, None).is_none() => {
            let mut numbers = Vec::new();
            for bound in single(upto)? {
                // Others are tests of each number.
                numbers.extend(told(bound));
            }
            Some(Some((*name, between(told(start)?, &numbers)?)))
        }
        _ => Some(None),
    }
}

/// A number that names no heap and no choice, as it is written.
fn told(expr: &Expr) -> Option<Linear> {
    Linear::of(expr, Names::default()).filter(Linear::is_number)
}

/// The number of a set, and the base of powers.
type Code = (i64, Linear);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Source {
    /// There is no name, or it stands for a number.
    Once,
    /// All numbers of a range, until a guard says that they divide the heap.
    Range,
    Divisors,
    /// All that do not divide the heap (9), are coprime to it (10), or are not (11).
    Rest(i64),
    Set(Code),
}

/// A test of a form, by the kernel's number for it; `of` is what divides the form.
#[derive(PartialEq, Eq)]
struct Test {
    kind: i64,
    of: Linear,
    form: Linear,
}

/// Reads one rule. Its heap is the name 0; the quotient by its number is a name behind all.
struct Reader<'a> {
    /// The name of the number.
    number: Option<VarId>,
    quotient: VarId,
    names: Names<'a>,
    source: Source,
    tests: Vec<Test>,
    /// Sets that the number is in (5), or is not (6).
    sets: Vec<(i64, Code)>,
    /// What must be at least 0 for the numbers to be those of the rule.
    sure: Vec<Linear>,
    /// A bound says that the number is at most the heap.
    bounded: bool,
}

impl<'a> Reader<'a> {
    fn new(rule: &Move, fixed: Option<(VarId, &'a Linear)>) -> Option<Self> {
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
            sure: Vec::new(),
            bounded: false,
        };
        for step in &rule.steps {
            if let (Step::Each { variables, set, .. }, None) = (step, fixed) {
                reader.number = variables.first().copied();
                reader.source = match set {
                    Set::Divisors { of, .. } if of.kind == ExprKind::Var(0) => Source::Divisors,
                    // Odd and even numbers are a range with a test.
                    Set::Range { .. }
                    | Set::Ascending {
                        kind: Ascending::Odds | Ascending::Evens,
                        ..
                    } => Source::Range,
                    Set::Ascending { kind, .. } => Source::Set(code(kind)?),
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
                        if let Some(number) = self.number {
                            let start = Linear::of(start, self.names)?;
                            self.need(start.clone().plus_constant(-1)?)?;
                            self.said(Said::AtLeast(Linear::name(number).minus(&start)?));
                        }
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
        match self.names.fixed {
            Some((_, number)) => Some(number.clone()),
            None => self.number.map(Linear::name),
        }
    }

    fn bounds(&mut self, upto: &[Expr]) -> Option<()> {
        for bound in single(upto)? {
            let form = self.below(&self.own()?, bound)?;
            // Numbers that stand for themselves are those within these bounds, as `named` has them.
            let told = self.number.is_none() && told(bound).is_some();
            if !told {
                self.bounded |= self.at_most_heap(&form);
                self.said(Said::AtLeast(form));
            }
        }
        Some(())
    }

    /// This number must be at least 0, or the rule is not what is written.
    fn need(&mut self, number: Linear) -> Option<()> {
        if !number.is_sure() {
            if !number.is_number() || number.as_constant().is_some() {
                return None;
            }
            self.sure.push(number);
        }
        Some(())
    }

    /// That the form is at least 0 says that the number is at most the heap.
    fn at_most_heap(&self, form: &Linear) -> bool {
        let sure = |number: Option<Linear>| number.is_some_and(|number| number.is_sure());
        let none = Linear::default();
        let number = self
            .number
            .map_or_else(Linear::default, |number| form.factor(number));
        let least = none
            .minus(&number)
            .and_then(|factor| factor.plus_constant(-1));
        form.has(0, 1)
            && sure(least)
            && form.factor(self.quotient).is_zero()
            && sure(none.minus(&form.rest()))
    }

    fn said(&mut self, said: Said) {
        let (kind, form) = match said {
            Said::AtLeast(form) => (0, form),
            Said::Zero(form) => (1, form),
            Said::NotZero(form) => (2, form),
        };
        let of = Linear::default();
        let test = Test { kind, of, form };
        let always = kind == 0 && self.always(&test.form);
        if !always && !self.tests.contains(&test) {
            self.tests.push(test);
        }
    }

    /// The form is at least 0 for all numbers from 1 to the heap, as those of divisors and listed
    /// sets are.
    fn always(&self, form: &Linear) -> bool {
        let Some(number) = self.number else {
            return form.is_sure();
        };
        let heap = form.factor(0);
        let both = heap.plus(&form.factor(number));
        let all = both.as_ref().and_then(|both| both.plus(&form.rest()));
        form.factor(self.quotient).is_zero()
            && heap.is_sure()
            && both.is_some_and(|both| both.is_sure())
            && all.is_some_and(|all| all.is_sure())
    }

    /// The heap is greater than the number.
    fn leaves_one(&self) -> Option<Test> {
        let form = Linear::name(0).minus(&self.own()?)?.plus_constant(-1)?;
        let of = Linear::default();
        Some(Test { kind: 0, of, form })
    }
}
