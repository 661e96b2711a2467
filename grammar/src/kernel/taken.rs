//! Heaps without order that lose constants, any number, or one that divides others.

use super::linear::{Linear, Names, single};
use super::lines::{bound_follows, follows, lowered, wall};
use super::numbers::Numbers;
use crate::listed::Listed;
use crate::model::{
    Argument, Condition, Element, Expr, ExprKind, Fold, Move, Set, Shape, Step, Target, VarId,
};
use alloc::vec::Vec;

/// So many numbers of a written set or range are told one by one.
const NUMBERS: i128 = 16;

/// A position has no more heaps.
const HEAPS: usize = 8;

/// The rules as numbers, as `sprague_kernels::multisets` reads them.
pub(super) fn of(shape: Shape, moves: &[Move], numbers: &mut Numbers) -> Option<()> {
    // A heap that a rule of `[..]` names is not empty.
    let named = shape == Shape::Multiset;
    numbers.known(i64::from(named));
    for rule in moves {
        if rule.heaps == 0 || rule.heaps > HEAPS {
            return None;
        }
        // Without `..` a rule of `[..]` is of positions with as many heaps alone.
        if named && rule.rest.is_none() {
            return None;
        }
        let result = result(rule)?;
        let one = any(rule, &result, numbers.none())
            .or_else(|| fixed(rule, &result, numbers.none()))
            .or_else(|| dividing(rule, &result, numbers.none()));
        numbers.list.extend(one?.list);
    }
    Some(())
}

/// What is left of each heap of the pattern, in its order.
fn result(rule: &Move) -> Option<Vec<&Expr>> {
    let left: Vec<&Expr> = match &rule.result {
        Target::Heaps(heaps) => heaps.iter().listed(),
        Target::List(elements) => {
            let mut rest = None;
            let mut left = Vec::new();
            for element in elements {
                match element {
                    Element::One(heap) => left.push(heap),
                    Element::Splice(list) if rest.is_none() => rest = Some(*list),
                    _ => return None,
                }
            }
            if rest != rule.rest {
                return None;
            }
            left
        }
        Target::Positions(_) => return None,
    };
    if left.len() != rule.heaps {
        return None;
    }
    let mut placed = alloc::vec![None; rule.heaps];
    let mut others = Vec::new();
    for expr in left {
        let own = own(expr, rule.heaps);
        match own {
            Some(heap) if placed[heap].is_none() => placed[heap] = Some(expr),
            Some(_) => return None,
            None => others.push(expr),
        }
    }
    // One that names no heap is what is left of the heap that is not there.
    let mut others = others.into_iter();
    placed
        .into_iter()
        .map(|heap| heap.or_else(|| others.next()))
        .listed_some()
}

/// The first of so many heaps that occurs once in the expression, if that is a sum.
fn own(expr: &Expr, heaps: usize) -> Option<VarId> {
    let form = Linear::of(expr, Names::default())?;
    (0..heaps).find(|&heap| form.has(heap, 1))
}

fn forms(result: &[&Expr], names: Names<'_>) -> Option<Vec<Linear>> {
    result
        .iter()
        .map(|heap| Linear::of(heap, names))
        .listed_some()
}

/// One rule, as the kernel reads it: of each heap the constant, whether it loses the number,
/// whether that divides it; whether there is a number, whether it divides the rest. In `{x, y}`
/// heaps that stay as they are need no name, if the number divides none or all of them.
fn written(
    heaps: &[(Linear, bool, bool)],
    number: bool,
    mut rest: bool,
    all: bool,
    out: &mut Numbers,
) -> Option<()> {
    let stays = |heap: &(Linear, bool, bool)| heap.0.is_zero() && !heap.1;
    let (mut staying, mut divided) = (0, 0);
    for heap in heaps {
        staying += usize::from(stays(heap));
        divided += usize::from(stays(heap) && heap.2);
    }
    let shortened = all && (divided == 0 || divided == staying);
    if shortened {
        rest = divided > 0;
    }
    let named = heaps.len() - if shortened { staying } else { 0 };
    out.known(i64::try_from(named).ok()?);
    for heap in heaps {
        if shortened && stays(heap) {
            continue;
        }
        let (constant, varies, divided) = heap;
        if let Some(constant) = constant.as_constant() {
            u32::try_from(constant).ok()?;
        }
        out.number(constant)?;
        out.known(i64::from(*varies));
        out.known(i64::from(*divided));
    }
    out.known(i64::from(number));
    out.known(i64::from(rest));
    Some(())
}

/// Any number from 1 on.
fn any(rule: &Move, result: &[&Expr], mut out: Numbers) -> Option<Numbers> {
    let mut sure = Vec::new();
    let lowered = lowered(rule, &forms(result, Names::default())?, &mut sure)?;
    let mut heaps = Vec::new();
    for lowered in lowered {
        heaps.push((Linear::default(), lowered, false));
    }
    out.sure(&sure)?;
    written(&heaps, true, false, rule.rest.is_none(), &mut out)?;
    Some(out)
}

/// Constants: no name, or one that stands for a few numbers.
fn fixed(rule: &Move, result: &[&Expr], mut out: Numbers) -> Option<Numbers> {
    let mut each = rule.steps.iter().filter_map(|step| match step {
        Step::Each { variables, set, .. } => Some((variables, set)),
        Step::If(_) => None,
    });
    let (mut number, mut wall, mut sure) = (None, Vec::new(), Vec::new());
    if let Some((variables, set)) = each.next() {
        let ([own], None) = (&variables[..], each.next()) else {
            return None;
        };
        let mut lowered = Vec::new();
        for heap in forms(result, Names::default())? {
            lowered.push(heap.has(*own, -1));
        }
        wall = self::wall(*own, &lowered)?;
        number = Some((*own, choices(set, *own, &wall, &mut sure)?));
    }
    for step in &rule.steps {
        if let Step::If(guard) = step {
            follows(guard, &wall, &mut sure)?;
        }
    }
    out.sure(&sure)?;
    match number {
        None => taken(rule, result, None, &mut out)?,
        Some((own, Choices::Few(numbers))) => {
            for number in numbers {
                taken(rule, result, Some((own, &number)), &mut out)?;
            }
        }
        Some((own, Choices::Between(first, last))) => {
            let mut body = out.none();
            taken(rule, result, Some((own, &out.running())), &mut body)?;
            out.each(&first, &last, &body)?;
        }
    }
    Some(out)
}

/// The rule where the name stands for that number.
fn taken(
    rule: &Move,
    result: &[&Expr],
    fixed: Option<(VarId, &Linear)>,
    out: &mut Numbers,
) -> Option<()> {
    let names = Names {
        fixed,
        quotient: None,
    };
    let mut heaps = Vec::new();
    for (heap, left) in forms(result, names)?.iter().enumerate() {
        let taken = Linear::name(heap).minus(left)?;
        heaps.push((taken, false, false));
    }
    written(&heaps, false, false, rule.rest.is_none(), out)
}

/// The numbers of a set.
pub(super) enum Choices {
    /// A few.
    Few(Vec<Linear>),
    /// From the first to the last, of which a parameter tells one.
    Between(Linear, Linear),
}

/// The numbers of a set of a few; its other bounds say no more than the wall, where all that is
/// `sure` is at least 0.
pub(super) fn choices(
    set: &Set,
    own: VarId,
    wall: &[Linear],
    sure: &mut Vec<Linear>,
) -> Option<Choices> {
    let number = |expr: &Expr| Linear::of(expr, Names::default()).filter(Linear::is_number);
    match set {
        Set::Elements(elements) if elements.len() as i128 <= NUMBERS => {
            let mut few = Vec::new();
            for element in elements {
                let [one] = &element[..] else { return None };
                few.push(number(one)?);
            }
            Some(Choices::Few(few))
        }
        Set::Range { start, upto } => {
            let (mut numbers, mut others) = (Vec::new(), Vec::new());
            for bound in single(upto)? {
                match number(bound) {
                    Some(number) => numbers.push(number),
                    None => others.push(bound.clone()),
                }
            }
            bound_follows(&others, own, wall, sure)?;
            between(number(start)?, &numbers)
        }
        _ => None,
    }
}

/// From a first number to the least of some.
pub(super) fn between(first: Linear, upto: &[Linear]) -> Option<Choices> {
    let constant = Linear::as_constant;
    let last: Option<Vec<i128>> = upto.iter().map(constant).listed_some();
    match (constant(&first), last, upto) {
        (Some(from), Some(last), _) => {
            let last = last.into_iter().min()?;
            let mut few = Vec::new();
            if last.checked_sub(from)? >= NUMBERS {
                return None;
            }
            for number in from..=last {
                few.push(Linear::constant(number)?);
            }
            Some(Choices::Few(few))
        }
        (_, _, [last]) => Some(Choices::Between(first, last.clone())),
        _ => None,
    }
}

/// Numbers from 1 on that divide some heaps.
fn dividing(rule: &Move, result: &[&Expr], mut out: Numbers) -> Option<Numbers> {
    let mut divided = Divided {
        heaps: alloc::vec![false; rule.heaps],
        rest: false,
        list: rule.rest,
    };
    let mut number = None;
    for step in &rule.steps {
        if let Step::Each { variables, set, .. } = step {
            let ([own], None) = (&variables[..], number) else {
                return None;
            };
            let upto = match set {
                Set::Range { start, upto } if start.kind == ExprKind::Int(1) => upto,
                Set::Divisors { of, upto } => {
                    divided.add(of)?;
                    upto
                }
                _ => return None,
            };
            number = Some((*own, upto));
        }
    }
    let (number, upto) = number?;
    let (mut heaps, mut wall, mut sure) = (Vec::new(), Vec::new(), Vec::new());
    for (heap, left) in forms(result, Names::default())?.iter().enumerate() {
        let mut constant = Linear::name(heap).minus(left)?;
        let varies = constant.has(number, 1);
        if varies {
            constant = constant.minus(&Linear::name(number))?;
            let left = Linear::name(heap).minus(&Linear::name(number))?;
            wall.push(left.minus(&constant)?);
        }
        if !constant.is_number() {
            return None;
        }
        heaps.push((constant, varies, false));
    }
    bound_follows(upto, number, &wall, &mut sure)?;
    for step in &rule.steps {
        if let Step::If(guard) = step {
            divided.guard(guard, number, &wall, &mut sure)?;
        }
    }
    for (heap, divided) in heaps.iter_mut().zip(divided.heaps) {
        heap.2 = divided;
    }
    out.sure(&sure)?;
    written(&heaps, true, divided.rest, rule.rest.is_none(), &mut out)?;
    Some(out)
}

/// What the number divides.
struct Divided {
    heaps: Vec<bool>,
    rest: bool,
    list: Option<VarId>,
}

impl Divided {
    /// A heap, or the greatest common divisor of some.
    fn add(&mut self, of: &Expr) -> Option<()> {
        match &of.kind {
            ExprKind::Var(heap) => {
                *self.heaps.get_mut(*heap)? = true;
                Some(())
            }
            ExprKind::Fold(Fold::Gcd, arguments) => {
                arguments.iter().try_for_each(|argument| match argument {
                    Argument::Number(number) => self.add(number),
                    Argument::List(list) => self.add_list(*list),
                })
            }
            _ => None,
        }
    }

    fn add_list(&mut self, list: VarId) -> Option<()> {
        self.rest |= self.list == Some(list);
        (self.list == Some(list)).then_some(())
    }

    fn guard(
        &mut self,
        guard: &Condition,
        number: VarId,
        wall: &[Linear],
        sure: &mut Vec<Linear>,
    ) -> Option<()> {
        match guard {
            Condition::And(all) => {
                for guard in all {
                    self.guard(guard, number, wall, sure)?;
                }
                Some(())
            }
            Condition::Divides(divisor, of) if divisor.kind == ExprKind::Var(number) => {
                self.add(of)
            }
            Condition::DividesAll(divisor, list) if divisor.kind == ExprKind::Var(number) => {
                self.add_list(*list)
            }
            _ => follows(guard, wall, sure),
        }
    }
}
