//! Heaps without order that lose constants, any number, or one that divides others.

use super::linear::{Linear, Names};
use super::lines::{bound_follows, follows, lowered, wall};
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
pub(super) fn of(shape: Shape, moves: &[Move]) -> Option<Vec<i64>> {
    // A heap that a rule of `[..]` names is not empty.
    let named = shape == Shape::Multiset;
    let mut numbers = Vec::from([i64::from(named)]);
    for rule in moves {
        if rule.heaps == 0 || rule.heaps > HEAPS {
            return None;
        }
        // Without `..` a rule of `[..]` is of positions with as many heaps alone.
        if named && rule.rest.is_none() {
            return None;
        }
        let result = result(rule)?;
        let one = any(rule, &result)
            .or_else(|| fixed(rule, &result))
            .or_else(|| dividing(rule, &result));
        numbers.extend(one?);
    }
    Some(numbers)
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
    (0..heaps).find(|&heap| form.factor(heap) == 1)
}

fn forms(result: &[&Expr], names: Names) -> Option<Vec<Linear>> {
    result
        .iter()
        .map(|heap| Linear::of(heap, names))
        .listed_some()
}

/// One rule, as the kernel reads it: of each heap the constant, whether it loses the number,
/// whether that divides it; whether there is a number, whether it divides the rest. In `{x, y}`
/// heaps that stay as they are need no name, if the number divides none or all of them.
fn written(
    heaps: &[(i128, bool, bool)],
    number: bool,
    mut rest: bool,
    all: bool,
) -> Option<Vec<i64>> {
    let stays = |heap: &(i128, bool, bool)| heap.0 == 0 && !heap.1;
    let staying = heaps.iter().filter(|heap| stays(heap)).count();
    let divided = heaps.iter().filter(|heap| stays(heap) && heap.2).count();
    let mut heaps = heaps.to_vec();
    if all && (divided == 0 || divided == staying) {
        rest = divided > 0;
        heaps.retain(|heap| !stays(heap));
    }
    let mut out = Vec::from([i64::try_from(heaps.len()).ok()?]);
    for &(constant, varies, divided) in &heaps {
        let constant = u32::try_from(constant).ok()?;
        out.extend([i64::from(constant), varies.into(), divided.into()]);
    }
    out.extend([i64::from(number), rest.into()]);
    Some(out)
}

/// Any number from 1 on.
fn any(rule: &Move, result: &[&Expr]) -> Option<Vec<i64>> {
    let lowered = lowered(rule, &forms(result, Names::default())?)?;
    let heaps: Vec<_> = lowered.iter().map(|&lowered| (0, lowered, false)).listed();
    written(&heaps, true, false, rule.rest.is_none())
}

/// Constants: no name, or one that stands for a few numbers.
fn fixed(rule: &Move, result: &[&Expr]) -> Option<Vec<i64>> {
    let mut each = rule.steps.iter().filter_map(|step| match step {
        Step::Each { variables, set, .. } => Some((variables, set)),
        Step::If(_) => None,
    });
    let (mut numbers, mut wall) = (Vec::from([None]), Vec::new());
    if let Some((variables, set)) = each.next() {
        let ([own], None) = (&variables[..], each.next()) else {
            return None;
        };
        let lowered = forms(result, Names::default())?;
        let lowered: Vec<bool> = lowered.iter().map(|heap| heap.factor(*own) == -1).listed();
        wall = self::wall(*own, &lowered)?;
        let of = |number| Some((*own, number));
        numbers = listed(set, *own, &wall)?.into_iter().map(of).listed();
    }
    let mut guards = rule.steps.iter().filter_map(|step| match step {
        Step::If(guard) => Some(guard),
        Step::Each { .. } => None,
    });
    if !guards.all(|guard| follows(guard, &wall)) {
        return None;
    }
    let mut out = Vec::new();
    for fixed in numbers {
        let names = Names {
            fixed,
            quotient: None,
        };
        let mut heaps = Vec::new();
        for (heap, left) in forms(result, names)?.iter().enumerate() {
            let taken = Linear::name(heap).minus(left)?.as_constant()?;
            heaps.push((taken, false, false));
        }
        out.extend(written(&heaps, false, false, rule.rest.is_none())?);
    }
    Some(out)
}

/// The numbers of a set of a few; its other bounds say no more than the wall.
pub(super) fn listed(set: &Set, own: VarId, wall: &[Linear]) -> Option<Vec<i128>> {
    let constant = |expr: &Expr| Linear::of(expr, Names::default())?.as_constant();
    match set {
        Set::Elements(elements) if elements.len() as i128 <= NUMBERS => {
            let number = |element: &Vec<Expr>| match &element[..] {
                [one] => constant(one),
                _ => None,
            };
            elements.iter().map(number).listed_some()
        }
        Set::Range { start, upto } => {
            let (first, last) = (constant(start)?, upto.iter().filter_map(constant).min()?);
            let others = upto.iter().filter(|bound| constant(bound).is_none());
            bound_follows(&others.cloned().listed(), own, wall)?;
            (last.checked_sub(first)? < NUMBERS).then(|| (first..=last).listed())
        }
        _ => None,
    }
}

/// Numbers from 1 on that divide some heaps.
fn dividing(rule: &Move, result: &[&Expr]) -> Option<Vec<i64>> {
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
    let mut heaps = Vec::new();
    for (heap, left) in forms(result, Names::default())?.iter().enumerate() {
        let taken = Linear::name(heap).minus(left)?;
        let varies = taken.factor(number) == 1;
        let constant = if varies {
            taken.minus(&Linear::name(number))?.as_constant()?
        } else {
            taken.as_constant()?
        };
        heaps.push((constant, varies));
    }
    let wall: Option<Vec<Linear>> = heaps
        .iter()
        .enumerate()
        .filter(|(_, (_, varies))| *varies)
        .map(|(heap, (constant, _))| {
            let left = Linear::name(heap).minus(&Linear::name(number))?;
            left.plus_constant(-constant)
        })
        .listed_some();
    let wall = wall?;
    bound_follows(upto, number, &wall)?;
    for step in &rule.steps {
        if let Step::If(guard) = step {
            divided.guard(guard, number, &wall)?;
        }
    }
    let heaps: Vec<_> = heaps
        .iter()
        .zip(&divided.heaps)
        .map(|(&(constant, varies), &divided)| (constant, varies, divided))
        .listed();
    written(&heaps, true, divided.rest, rule.rest.is_none())
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

    fn guard(&mut self, guard: &Condition, number: VarId, wall: &[Linear]) -> Option<()> {
        match guard {
            Condition::And(all) => all
                .iter()
                .try_for_each(|guard| self.guard(guard, number, wall)),
            Condition::Divides(divisor, of) if divisor.kind == ExprKind::Var(number) => {
                self.add(of)
            }
            Condition::DividesAll(divisor, list) if divisor.kind == ExprKind::Var(number) => {
                self.add_list(*list)
            }
            _ => follows(guard, wall).then_some(()),
        }
    }
}
