//! Rules with parameters by chance: what their outline comes to, for some values of them, is what
//! the rules say. The pieces are run through by the plain evaluation of rules, in place of the code
//! that is generated of them.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use sprague::period::{Outline as Run, Recurrence};
use sprague::{Game, Options};
use sprague_grammar::compile;
use sprague_grammar::eval::{self, Work};
use sprague_grammar::model::{self, Expr, ExprKind, Fold, Move, Rules, Shape, Step, Target};
use sprague_grammar::outline::{Outline, Piece};
use sprague_tests::data::said;
use std::collections::BTreeMap;

/// An instance, played by the plain evaluation.
struct Plain(model::Game);

impl Plain {
    fn left(&self, heap: u64) -> Option<Vec<u64>> {
        let mut work = Work::new(1 << 13);
        let found = eval::options(self.0.shape, &self.0.rules, &[heap], &mut work).ok()?;
        let mut left: Vec<u64> = found.iter().map(|one| one.position[0]).collect();
        left.sort_unstable();
        left.dedup();
        Some(left)
    }
}

impl Game for Plain {
    type Position = u64;
    type Rank = u64;

    fn options(&self, heap: &u64, options: &mut Options<u64>) {
        match self.left(*heap) {
            Some(left) => options.extend(left),
            None => options.fail(sprague::Fault::Overflow),
        }
    }

    fn rank(&self, heap: &u64) -> u64 {
        *heap
    }
}

/// What some numbers are for all choices that pieces make; `None` past 128 bits.
fn numbers(
    game: &model::Game,
    (rule, steps): (&Move, &[Step]),
    values: &[u64],
    exprs: &[&Expr],
) -> Option<Vec<Vec<i128>>> {
    // A heap holds no number below 0, so that each becomes two: itself and its opposite.
    let part = |expr: &Expr, negative| {
        let own = if negative {
            ExprKind::Negate(Box::new(expr.clone()))
        } else {
            expr.kind.clone()
        };
        let number = |kind| Expr {
            kind,
            span: expr.span,
        };
        let both = [number(own), number(ExprKind::Int(0))];
        number(ExprKind::Fold(
            Fold::Max,
            both.map(model::Argument::Number).into(),
        ))
    };
    let heaps = exprs
        .iter()
        .flat_map(|expr| [part(expr, false), part(expr, true)]);
    let rule = Move {
        steps: steps.to_vec(),
        result: Target::Heaps(heaps.collect()),
        ..rule.clone()
    };
    let asked = model::Game {
        rules: Rules::Moves(vec![rule]),
        ..game.clone()
    };
    let asked = asked.with_parameters(values).expect("they fit");
    let shape = Shape::Tuple(2 * exprs.len());
    let found = eval::options(shape, &asked.rules, &[0], &mut Work::new(1 << 20)).ok()?;
    let pair = |pair: &[u64]| i128::from(pair[0]) - i128::from(pair[1]);
    let each = found
        .iter()
        .map(|one| one.position.chunks(2).map(pair).collect());
    Some(each.collect())
}

/// The numbers that a piece is run with, in one list, and how many of them stand before others.
fn parts(piece: &Piece) -> (Vec<&Expr>, usize) {
    match piece {
        Piece::Small(parts) | Piece::Past(parts) | Piece::Endless(parts) => {
            (parts.iter().collect(), parts.len())
        }
        Piece::Modulo(number) | Piece::Sure(number) => (vec![number], 1),
        Piece::Take {
            first: one,
            last: other,
            guards,
        }
        | Piece::Divide {
            plus: one,
            divisor: other,
            guards,
        } => ([one, other].into_iter().chain(guards).collect(), 2),
        Piece::Reach(parts, guards) => (parts.iter().chain(guards).collect(), parts.len()),
        Piece::Digit { taken, guards, .. } => ([taken].into_iter().chain(guards).collect(), 1),
        Piece::Each(..) | Piece::If(_) => (vec![], 0),
    }
}

/// The data that the outline comes to.
fn told(game: &model::Game, outline: &Outline, values: &[u64]) -> Option<Recurrence> {
    let Rules::Moves(moves) = &game.rules else {
        return None;
    };
    let mut run = Run::new();
    for (pieces, rule) in outline.rules.iter().zip(moves) {
        let mut steps = vec![];
        for piece in pieces {
            match piece {
                Piece::Each(variables, set) => steps.push(Step::Each {
                    variables: variables.clone(),
                    set: set.clone(),
                    span: rule.span,
                }),
                Piece::If(guard) => steps.push(Step::If(guard.clone())),
                _ => {}
            }
            let (exprs, first) = parts(piece);
            for all in numbers(game, (rule, &steps), values, &exprs)? {
                let (own, guards) = all.split_at(first);
                run.rule(|run| match piece {
                    Piece::Each(..) | Piece::If(_) => Ok(()),
                    Piece::Small(_) => run.small(own),
                    Piece::Past(_) => run.past(own),
                    Piece::Modulo(_) => run.modulo(own[0]),
                    Piece::Sure(_) => run.sure(own[0]),
                    Piece::Take { .. } => run.take(own[0], own[1], guards),
                    Piece::Divide { .. } => run.divide(own[0], own[1], guards),
                    Piece::Reach(..) => run.reach(own, guards),
                    Piece::Digit { split, .. } => run.digit(own[0], *split, guards),
                    Piece::Endless(_) => run.endless(own),
                });
            }
        }
    }
    let instance = game.with_parameters(values).expect("they fit");
    run.of(&Plain(instance))
}

const SETS: [&str; 14] = [
    "{A, B}",
    "1..=A",
    "A..=A + B",
    "1..=min(n, B)",
    "1..",
    "A..",
    "0..=A",
    "{1, A * B, 2 * C}",
    "divisors(A)",
    "2..=C",
    "1..n - A",
    "{A / B, C % A}",
    "squares",
    "1..=n / C",
];

const GUARDS: [&str; 35] = [
    "n >= B",
    "n > 0",
    "k != B",
    "n % C == 1",
    "C | n + k",
    "n <= A + B",
    "n != A",
    "k > 0",
    "n in {A, B}",
    "n not in A..=B",
    "gcd(n, C) == 1",
    "n in odds",
    "k <= n - B",
    "k < n",
    "2 * n > A + k",
    "C | n || n > B",
    "!(A | n) && n > 3",
    "k >= 1",
    "k in {A, B, 3}",
    "k <= B || k > 2 * A",
    "n % k == 1",
    "A % k == 0",
    "k not in {C, A + C}",
    "3 * n >= A - B",
    "n / C >= 2",
    "n - k in evens",
    "k in primes",
    "B | n",
    "n >= k",
    "0 < n - A <= n - k",
    "n % C < k",
    "k | n",
    "n >= A / B",
    "n == A / B || n > 4",
    "k in divisors(n)",
];

fn rule() -> impl Strategy<Value = String> {
    let left = prop_oneof![
        8 => prop::sample::select(vec![
            "n - k", "n - k - B", "n - 2 * k", "n - A", "n - k + 1"]),
        3 => prop::sample::select(vec![
            "n / C", "(n + B) / C", "(n - B) / C", "n - n / 2", "n / k"]),
        2 => prop::sample::select(vec![
            "n - n % C - 1", "n - (n + A) % C - k", "n - k - gcd(n, C)"]),
    ];
    let set = prop::sample::select(&SETS[..]);
    let guard = prop::sample::select(&GUARDS[..]);
    let guards = prop::collection::vec(guard, 0..3);
    (left, set, guards).prop_map(|(left, set, guards)| {
        let names = |text: &str| text.contains('k');
        let mut rule = format!("n -> {left}");
        if names(left) || guards.iter().any(|guard| names(guard)) {
            rule.extend([" for k in ", set]);
        }
        if !guards.is_empty() {
            rule.extend([" if ", &guards.join(", ")]);
        }
        rule + ";"
    })
}

/// The data say the options, near and far.
fn assert_follows(text: &str, values: &[u64], data: &Recurrence, plain: &Plain) {
    let far = [1_000_000_007, u64::MAX - 100].into_iter();
    for heap in (0..80).chain(far.flat_map(|heap| heap..heap + 30)) {
        let (Some(said), Some(left)) = (said(data, heap), plain.left(heap)) else {
            continue;
        };
        assert_eq!(said, left, "{text} {values:?} at {heap}: {data:?}");
    }
}

#[test]
fn rules_by_chance() {
    let mut runner = TestRunner::deterministic();
    let rules = prop::collection::vec(rule(), 1..4);
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    for _ in 0..1_500 {
        let rules = rules.new_tree(&mut runner).expect("nothing is refused");
        let rules = rules.current().concat();
        let text = format!("game G<A, B, C>(n) where A >= 1, C >= 2 {{ {rules} }}");
        let compiled = compile(&text);
        let [game] = &compiled.model.games[..] else {
            continue;
        };
        let Some(outline) = Outline::of(game) else {
            *kinds.entry("no outline").or_default() += 1;
            continue;
        };
        for values in [[3, 2, 4], [1, 0, 2], [5, 9, 3], [12, 1, 7]] {
            let plain = Plain(game.with_parameters(&values).expect("they fit"));
            let data = told(game, &outline, &values);
            if let Some(data) = &data {
                assert_follows(&text, &values, data, &plain);
            }
            let kind = match &data {
                Some(Recurrence::Subtraction(takes)) if takes.from().is_some() => "endless",
                Some(Recurrence::Subtraction(_)) => "set",
                Some(Recurrence::Register(_)) => "register",
                Some(Recurrence::Floors(_)) => "floors",
                Some(_) => "mark",
                None => "nothing",
            };
            *kinds.entry(kind).or_default() += 1;
        }
    }
    for kind in ["endless", "set", "register", "floors", "mark"] {
        assert!(kinds.get(kind).is_some_and(|&count| count > 2), "{kinds:?}");
    }
}
