//! Rules with parameters, in outline: what a program that knows the numbers runs
//! through once, without a heap, to have the rules as data.
//!
//! Choices and guards that do not name the heap stand as they are. Of a guard that names it stays
//! what it comes to: the least heap that passes it, or where and modulo which number heaps are
//! alike. Of what is left stays what is taken, or by what the heap is divided. So no parameter has
//! to be known here, and every choice is made with numbers later (`sprague_runtime`,
//! `period::outline`).

mod code;
mod endless;
mod guard;
mod named;
#[cfg(test)]
mod tests;
mod value;

use crate::model::{
    Argument, BinaryOp, Condition, Expr, ExprKind, Fold, Game, Move, Rules, Set, Shape, Step,
    Target, Termination, VarId,
};
use crate::visit;
use alloc::vec;
use alloc::vec::Vec;
use endless::endless;
use named::Named;
use value::{Value, int, minus, negated};

/// A piece of a rule in outline. What has no value discards the choice, as it does in the rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// For each element of a set that the heap is not named in.
    Each(Vec<VarId>, Set),
    /// Only if this holds, in which the heap is not named.
    If(Condition),
    /// The sum of these magnitudes must be small, or the rules may leave 128 bits.
    Small(Vec<Expr>),
    /// Heaps greater than the sum of these magnitudes are alike, but for what residues tell.
    Past(Vec<Expr>),
    /// Heaps are told apart modulo this number; by 0 nothing is.
    Modulo(Expr),
    /// This must be at least 0, or the outline says nothing of the rules.
    Sure(Expr),
    /// The numbers from the first to the last are taken, each from the heaps that are no less than
    /// it and than each of the least ones.
    Take {
        /// The first number.
        first: Expr,
        /// The last number.
        last: Expr,
        /// The least heaps.
        guards: Vec<Expr>,
    },
    /// `(n + plus) / divisor` is left, from each least heap on.
    Divide {
        /// What is added first.
        plus: Expr,
        /// What is divided by.
        divisor: Expr,
        /// The least heaps.
        guards: Vec<Expr>,
    },
    /// A number is taken that the residue tells and that is no greater than these magnitudes
    /// together; of heaps that are no less than each of the least ones.
    Reach(Vec<Expr>, Vec<Expr>),
    /// This number is taken, and what is left stays one heap or is split in two, of heaps that are
    /// no less than the least ones.
    Digit {
        /// The number.
        taken: Expr,
        /// The rest is split.
        split: bool,
        /// The least heaps.
        guards: Vec<Expr>,
    },
    /// All numbers that are greater than the sum of these magnitudes are taken, or none of them;
    /// the wall alone says from which heaps.
    Endless(Vec<Expr>),
}

/// The rules in outline, each as the pieces that follow one another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The rules, in their order.
    pub rules: Vec<Vec<Piece>>,
}

impl Outline {
    /// The outline of a game of one heap with parameters, of which every move takes a number by
    /// conditions that come to least heaps and to the heap modulo some numbers, or divides the
    /// heap; or of heaps that split as a code says. `None` of all other games.
    ///
    /// Cost: about the square of the words of the rules.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let Rules::Moves(moves) = &game.rules else {
            return None;
        };
        let proved = matches!(game.termination, Termination::Proved(_));
        let read = match game.shape {
            _ if !proved || game.parameters.is_empty() => return None,
            Shape::Heap => rule,
            Shape::Collection => code::rule,
            _ => return None,
        };
        let rules = moves.iter().map(read).collect::<Option<_>>()?;
        Some(Self { rules })
    }
}

fn rule(rule: &Move) -> Option<Vec<Piece>> {
    let mut reader = Reader::of(0);
    for step in &rule.steps {
        let goes_on = match step {
            Step::If(guard) => reader.guard(guard)?,
            Step::Each { variables, set, .. } => match reader.each(variables, set)? {
                Some(goes_on) => goes_on,
                None => return endless(rule),
            },
        };
        // No great heap has this move; small ones are played.
        if !goes_on {
            return Some(reader.pieces);
        }
    }
    reader.result(left(rule)?)?;
    Some(reader.pieces)
}

fn left(rule: &Move) -> Option<&Expr> {
    match &rule.result {
        Target::Heaps(heaps) => heaps.first(),
        _ => None,
    }
}

/// A number as written that is no greater needs no check: a text holds too few to make them great.
const SMALL: i128 = 1 << 64;

/// Reads a rule.
struct Reader {
    /// The name that rises without end.
    rising: VarId,
    pieces: Vec<Piece>,
    /// The heaps that all guards so far ask for.
    guards: Vec<Expr>,
}

impl Reader {
    const fn of(rising: VarId) -> Self {
        Self {
            rising,
            pieces: Vec::new(),
            guards: Vec::new(),
        }
    }

    /// Whether the guard names what rises; `None` of one that calls a Rust function.
    fn rises(&self, guard: &Condition) -> Option<bool> {
        let mut named = Named::of(self.rising);
        visit::condition(&mut guard.clone(), &mut named);
        named.found()
    }

    /// Notes what a name runs over; whether it does at great heaps. Nothing if only the heap bounds
    /// it.
    #[allow(
        clippy::option_option,
        reason = "no outline and no bound are two things"
    )]
    fn each(&mut self, variables: &[VarId], set: &Set) -> Option<Option<bool>> {
        let mut own = set.clone();
        let mut bounds = Vec::new();
        if let Set::Range { upto, .. } | Set::Divisors { upto, .. } | Set::Ascending { upto, .. } =
            &mut own
        {
            let mut fixed = Vec::new();
            for bound in single(upto) {
                let value = self.value(bound)?;
                match value.as_free() {
                    Some(free) => fixed.push(free.clone()),
                    None => bounds.push(value),
                }
            }
            if fixed.is_empty() && !bounds.is_empty() {
                match set {
                    Set::Range { .. } => return Some(None),
                    // Of any number but 0 there are few.
                    Set::Divisors { of, .. } => {
                        self.pieces.push(Piece::Sure(minus(of.clone(), int(1))));
                    }
                    _ => return None,
                }
            }
            *upto = fixed;
        }
        let mut named = Named::of(self.rising);
        visit::set(&mut own, &mut named);
        if named.found()? || matches!(own, Set::Split(_) | Set::Parts { .. }) {
            return None;
        }
        self.pieces.push(Piece::Each(variables.to_vec(), own));
        let mut goes_on = true;
        for bound in bounds {
            let [name] = variables[..] else { return None };
            let name = Expr {
                kind: ExprKind::Var(name),
                ..int(0)
            };
            goes_on &= self.at_least_zero(bound.minus(Value::free(name))?)?;
        }
        Some(Some(goes_on))
    }

    fn result(&mut self, left: &Expr) -> Option<()> {
        let left = self.value(left)?;
        let guards = core::mem::take(&mut self.guards);
        let piece = match (left.slope, left.rest, left.divisor) {
            (1, Some(plus), Some(divisor)) => {
                self.small(left.parts);
                Piece::Divide {
                    plus,
                    divisor,
                    guards,
                }
            }
            (1, Some(rest), None) => {
                self.small(left.parts);
                self.take(negated(rest), guards)
            }
            (1, None, None) => Piece::Reach(left.parts, guards),
            // It is negative, behind the wall.
            (..=-1, _, None) => Piece::Past(left.parts),
            _ => return None,
        };
        self.pieces.push(piece);
        Some(())
    }

    /// Notes what is computed with the heap, where it may be great.
    fn small(&mut self, mut parts: Vec<Expr>) {
        let small = |part: &Expr| match part.kind {
            ExprKind::Int(number) => (-SMALL..=SMALL).contains(&number),
            _ => false,
        };
        parts.retain(|part| !small(part));
        if !parts.is_empty() {
            self.pieces.push(Piece::Small(parts));
        }
    }

    /// What is taken; of a range as one run, where the wall alone says from which heaps.
    fn take(&mut self, taken: Expr, mut guards: Vec<Expr>) -> Piece {
        guards.retain(|heap| heap.kind != taken.kind);
        let mut pieces = self.pieces.iter();
        let last = pieces.rfind(|piece| !matches!(piece, Piece::Small(_)));
        if guards.is_empty()
            && let Some(Piece::Each(names, Set::Range { start, upto })) = last
            && let ([name], [last]) = (&names[..], &upto[..])
            && taken.kind == ExprKind::Var(*name)
        {
            let (first, last) = (start.clone(), last.clone());
            // The range itself, and that its numbers are small.
            while let Some(Piece::Small(_)) = self.pieces.pop() {}
            return Piece::Take {
                first,
                last,
                guards,
            };
        }
        Piece::Take {
            first: taken.clone(),
            last: taken,
            guards,
        }
    }

    fn value(&mut self, expr: &Expr) -> Option<Value> {
        match &expr.kind {
            ExprKind::Var(name) if *name == self.rising => Some(Value::rising()),
            // Where another name rises, the heap is not fixed.
            ExprKind::Var(0) | ExprKind::Rust(..) => None,
            ExprKind::Int(_) | ExprKind::Parameter(_) | ExprKind::Var(_) => {
                Some(Value::free(expr.clone()))
            }
            ExprKind::Negate(inner) => {
                let inner = self.value(inner)?;
                match inner.as_free() {
                    Some(_) => Some(Value::free(expr.clone())),
                    None => inner.times(-1),
                }
            }
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                if left.as_free().is_some() && right.as_free().is_some() {
                    return Some(Value::free(expr.clone()));
                }
                self.binary(*op, left, right)
            }
            ExprKind::Phi(inner) => {
                self.value(inner)?.as_free()?;
                Some(Value::free(expr.clone()))
            }
            ExprKind::Fold(fold, arguments) => self.fold(expr, *fold, arguments),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: Value, right: Value) -> Option<Value> {
        let written = |value: &Value| match value.as_free()?.kind {
            ExprKind::Int(number) => Some(number),
            _ => None,
        };
        match op {
            BinaryOp::Add => left.plus(right),
            BinaryOp::Sub => left.minus(right),
            BinaryOp::Mul => match (written(&left), written(&right)) {
                (Some(factor), _) => right.times(factor),
                (_, Some(factor)) => left.times(factor),
                _ => None,
            },
            BinaryOp::Div => left.over(right.as_free()?.clone()),
            BinaryOp::Rem => {
                let divisor = right.as_free()?.clone();
                self.residue(vec![left], divisor)
            }
        }
    }

    /// Numbers modulo one that is fixed, or what divides all of them.
    fn residue(&mut self, numbers: Vec<Value>, modulo: Expr) -> Option<Value> {
        for number in numbers {
            if number.divisor.is_some() {
                return None;
            }
            if number.slope != 0 {
                self.small(number.parts);
                self.pieces.push(Piece::Modulo(modulo.clone()));
            }
        }
        Some(Value::told(vec![modulo]))
    }

    fn fold(&mut self, expr: &Expr, fold: Fold, arguments: &[Argument]) -> Option<Value> {
        let mut values = Vec::new();
        for argument in arguments {
            let Argument::Number(number) = argument else {
                return None;
            };
            values.push(self.value(number)?);
        }
        if values.iter().all(|value| value.as_free().is_some()) {
            return Some(Value::free(expr.clone()));
        }
        match fold {
            Fold::Sum => {
                let mut values = values.into_iter();
                let first = values.next()?;
                values.try_fold(first, Value::plus)
            }
            Fold::Gcd => {
                let fixed = values.iter().find_map(|value| value.as_free());
                let fixed = fixed?.clone();
                // With 0 it is the other number.
                let square = value::times(fixed.clone(), fixed.clone());
                self.pieces.push(Piece::Sure(minus(square, int(1))));
                self.residue(values, fixed)
            }
            _ => None,
        }
    }
}

/// The bounds, each argument of a `min` for itself.
fn single(bounds: &[Expr]) -> Vec<&Expr> {
    let mut found = Vec::new();
    for bound in bounds {
        match &bound.kind {
            ExprKind::Fold(Fold::Min, arguments) if !arguments.is_empty() => {
                found.extend(arguments.iter().map(|argument| match argument {
                    Argument::Number(number) => number,
                    Argument::List(_) => bound,
                }));
            }
            _ => found.push(bound),
        }
    }
    found
}
