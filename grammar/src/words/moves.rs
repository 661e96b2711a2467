//! One sentence for each move.

use super::formal::Printer;
use super::sets::{choice, number, ranges};
use super::{and, join};
use crate::listed::Listed;
use crate::model::{
    BinaryOp, Code, Condition, Element, Expr, ExprKind, Game, Move, Shape, Step, Target, VarId,
};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a move does to a heap it names.
enum Change<'a> {
    Same,
    Take(&'a Expr),
    Become(&'a Expr),
}

/// The sentence of an arrow rule.
pub(super) fn sentence(game: &Game, rule: &Move) -> String {
    let shape = game.shape;
    let print = Printer::new(&game.parameters, rule);
    // The clauses come first: they tell which heaps must be called by name.
    let clauses = clauses(&print, rule);
    let action = match changes(shape, rule) {
        Some(changes) => changed(&print, shape, &changes),
        None => replaced(&print, shape, rule),
    };
    let mut text = capital(action);
    match rule.rest {
        None if shape == Shape::Multiset => text.push_str(", if no other heap is there"),
        Some(rest) if print.saw(rest) && rule.variables[rest].name != ".." => {
            text.extend([", where `", &print.name(rest), "` are the other heaps"]);
        }
        _ => {}
    }
    text.push_str(&clauses);
    text.push('.');
    text
}

/// `, for … and …, if … and …`
fn clauses(print: &Printer<'_>, rule: &Move) -> String {
    let mut choices = Vec::new();
    let mut guards = Vec::new();
    for step in &rule.steps {
        match step {
            Step::Each {
                variables,
                set,
                span,
            } => {
                choices.push(choice(print, variables, set, *span));
            }
            Step::If(condition) => {
                let holds = if is_call(condition) { " holds" } else { "" };
                guards.push(format!("`{}`{holds}", print.condition(condition)));
            }
        }
    }
    let mut text = String::new();
    if !choices.is_empty() {
        text.extend([", for ", &and(&choices)]);
    }
    if !guards.is_empty() {
        text.extend([", if ", &and(&guards)]);
    }
    text
}

/// A Rust function alone, which does not read as a statement.
fn is_call(condition: &Condition) -> bool {
    match condition {
        Condition::Rust(..) => true,
        Condition::Not(inner) => is_call(inner),
        _ => false,
    }
}

/// What becomes of each heap, where the result names them place by place.
fn changes(shape: Shape, rule: &Move) -> Option<Vec<(VarId, Change<'_>)>> {
    let heaps: Vec<&Expr> = match &rule.result {
        Target::Heaps(heaps) => heaps.iter().listed(),
        Target::Positions(tuples) => match tuples.as_slice() {
            [one] => one.iter().listed(),
            _ => return None,
        },
        Target::List(elements) => {
            let (heaps, rest) = elements.split_at_checked(rule.heaps)?;
            let rest_stays = match (rule.rest, rest) {
                (None, []) => true,
                (Some(rest), [Element::Splice(list)]) => rest == *list,
                _ => false,
            };
            if !rest_stays {
                return None;
            }
            heaps.iter().map(only_heap).listed_some()?
        }
    };
    let change = |(heap, expr)| (heap, change(heap, expr));
    let changes: Vec<_> = heaps.into_iter().enumerate().map(change).listed();
    let kept = changes
        .iter()
        .all(|(_, change)| matches!(change, Change::Same));
    let replaced = matches!(changes.as_slice(), [(_, Change::Become(_))]);
    let told_otherwise = kept || replaced && shape == Shape::Collection;
    (!told_otherwise).then_some(changes)
}

fn only_heap(element: &Element) -> Option<&Expr> {
    match element {
        Element::One(heap) => Some(heap),
        _ => None,
    }
}

fn change(heap: VarId, expr: &Expr) -> Change<'_> {
    match &expr.kind {
        ExprKind::Var(variable) if *variable == heap => Change::Same,
        ExprKind::Binary(BinaryOp::Sub, left, amount) if left.kind == ExprKind::Var(heap) => {
            Change::Take(amount)
        }
        _ => Change::Become(expr),
    }
}

/// "take `k` counters from `x`", "replace `x` by `y` and `y` by `x - 1`".
fn changed(print: &Printer<'_>, shape: Shape, changes: &[(VarId, Change<'_>)]) -> String {
    let mut takes: Vec<(String, Vec<VarId>)> = Vec::new();
    let mut becomes = Vec::new();
    for (heap, change) in changes {
        match change {
            Change::Same => {}
            Change::Take(amount) => {
                let amount = print.expr(amount);
                match takes.iter_mut().find(|(known, _)| *known == amount) {
                    Some((_, heaps)) => heaps.push(*heap),
                    None => takes.push((amount, [*heap].into())),
                }
            }
            Change::Become(expr) => becomes.push((*heap, number(&print.expr(expr)))),
        }
    }
    let by_name = Calls::of(print, shape, changes.len(), !becomes.is_empty());
    let call = |heap, index| by_name.one(print, heap, index > 0);
    let mut actions = Vec::new();
    for (index, (amount, heaps)) in takes.iter().enumerate() {
        let counters = counters(amount, index == 0);
        let verb = if index == 0 { "take " } else { "" };
        let from = match heaps.as_slice() {
            [heap] => call(*heap, index),
            several => by_name.each_of(print, several),
        };
        actions.push(format!("{verb}{counters} from {from}"));
    }
    for (index, (heap, expr)) in becomes.iter().enumerate() {
        let verb = if index == 0 { "replace " } else { "" };
        let heap = call(*heap, takes.len() + index);
        actions.push(format!("{verb}{heap} by {expr}"));
    }
    format!("{}{}", by_name.before(print, changes.len()), and(&actions))
}

/// `1 counter`, `3 counters`, `` `k` counters``; later amounts of a sentence stand alone.
fn counters(amount: &str, first: bool) -> String {
    let word = match (first, amount) {
        (false, _) => "",
        (_, "1") => " counter",
        _ => " counters",
    };
    format!("{}{word}", number(amount))
}

/// How the heaps of a sentence are called.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Calls {
    /// By their names alone: they have an order, or were introduced.
    Names,
    /// As [`Calls::Names`], after they were introduced.
    Introduced,
    /// As the heap: there is only one.
    Only,
    /// As some heap, with a name where something else speaks of it.
    Some,
    /// As some heap, with a name.
    SomeNamed,
}

impl Calls {
    /// What suits a sentence in which all heaps that a clause or an amount speaks of were seen.
    fn of(print: &Printer<'_>, shape: Shape, heaps: usize, replaces: bool) -> Self {
        let several = (0..heaps).filter(|&heap| print.saw(heap)).count() > 1;
        match shape {
            Shape::Heap => Self::Only,
            Shape::Tuple(_) | Shape::Tuples(_) => Self::Names,
            Shape::Unordered(_) if heaps > 1 && (several || replaces) => Self::Introduced,
            Shape::Multiset if heaps > 1 && replaces => Self::SomeNamed,
            _ => Self::Some,
        }
    }

    /// What stands before the sentence.
    fn before(self, print: &Printer<'_>, heaps: usize) -> String {
        match self {
            Self::Introduced => {
                let names: Vec<_> = (0..heaps).map(|heap| quoted(print, heap)).listed();
                format!("With the heaps called {} in any way: ", and(&names))
            }
            _ => String::new(),
        }
    }

    /// A heap; one that has no name is another than those before it.
    fn one(self, print: &Printer<'_>, heap: VarId, again: bool) -> String {
        let named = print.saw(heap) || self == Self::SomeNamed;
        match self {
            Self::Names | Self::Introduced => quoted(print, heap),
            Self::Only if named => format!("the heap {}", quoted(print, heap)),
            Self::Only => "the heap".into(),
            _ if named => format!("a heap {}", quoted(print, heap)),
            _ if again => "another heap".into(),
            _ => "a heap".into(),
        }
    }

    fn each_of(self, print: &Printer<'_>, heaps: &[VarId]) -> String {
        if self == Self::Some && !heaps.iter().any(|&heap| print.saw(heap)) {
            return format!("each of {} heaps", heaps.len());
        }
        let names: Vec<_> = heaps.iter().map(|&heap| quoted(print, heap)).listed();
        format!("each of {}", and(&names))
    }
}

fn quoted(print: &Printer<'_>, heap: VarId) -> String {
    format!("`{}`", print.name(heap))
}

/// "replace a heap `n` by heaps `a` and `b`", "remove a heap".
fn replaced(print: &Printer<'_>, shape: Shape, rule: &Move) -> String {
    if let Shape::Tuples(_) = shape {
        return replaced_tuple(print, rule);
    }
    let results = match &rule.result {
        // A rule that keeps every heap is refused by the proof, yet must not break the words.
        Target::Heaps(heaps) => plural(heaps.iter().map(|heap| print.expr(heap)).listed()),
        Target::List(elements) => listed(print, rule, elements),
        Target::Positions(_) => None,
    };
    let spoken_of = (0..rule.heaps).any(|heap| print.saw(heap));
    let names: Vec<_> = (0..rule.heaps)
        .map(|heap| format!("`{}`", print.name(heap)))
        .listed();
    let which = match names.as_slice() {
        [] => "the heaps".into(),
        [_] if results.is_none() && !spoken_of => "a heap".into(),
        [one] => format!("a heap {one}"),
        _ => format!("heaps {}", and(&names)),
    };
    let rest_stays = match (&rule.result, rule.rest) {
        (Target::List(elements), Some(rest)) => elements.contains(&Element::Splice(rest)),
        _ => true,
    };
    let rest = if rest_stays {
        ""
    } else {
        " and remove all the others"
    };
    match results {
        None => format!("remove {which}{rest}"),
        Some(results) => format!("replace {which} by {results}{rest}"),
    }
}

/// "replace a tuple `(m, n)` by tuples `(a, n)` and `(b, n)`", "remove a tuple `(m, n)`".
fn replaced_tuple(print: &Printer<'_>, rule: &Move) -> String {
    let names: Vec<_> = (0..rule.heaps).map(|heap| print.name(heap)).listed();
    let which = format!("a tuple `({})`", names.join(", "));
    let tuples = match &rule.result {
        Target::Positions(tuples) => print.tuples(tuples),
        _ => Vec::new(),
    };
    let tuples: Vec<_> = tuples.iter().map(|tuple| format!("`{tuple}`")).listed();
    match tuples.as_slice() {
        [] => format!("remove {which}"),
        [one] => format!("replace {which} by {one}"),
        several => format!("replace {which} by tuples {}", and(several)),
    }
}

/// The heaps of a result list in words; nothing for none. A rest that stays is not told of.
fn listed(print: &Printer<'_>, rule: &Move, elements: &[Element]) -> Option<String> {
    let kept =
        |element: &&Element| !matches!(element, Element::Splice(list) if Some(*list) == rule.rest);
    let elements: Vec<_> = elements.iter().filter(kept).listed();
    let single = |element: &&Element| only_heap(element).map(|heap| print.expr(heap));
    if let Some(heaps) = elements.iter().map(single).listed_some() {
        return plural(heaps);
    }
    let phrases: Vec<_> = elements
        .iter()
        .map(|element| match element {
            Element::One(heap) => format!("a heap {}", number(&print.expr(heap))),
            Element::Repeat { heap, count } => {
                let (heap, count) = (print.expr(heap), print.expr(count));
                format!("{} heaps of {}", number(&count), number(&heap))
            }
            Element::Range { start, end } => {
                let (start, end) = (print.expr(start), print.expr(end));
                format!(
                    "a heap of each size from {} to {}",
                    number(&start),
                    number(&end)
                )
            }
            Element::Splice(list) => format!("the heaps `{}`", print.name(*list)),
        })
        .listed();
    Some(and(&phrases))
}

/// `a heap x`, `heaps x and y`; nothing for none.
fn plural(heaps: Vec<String>) -> Option<String> {
    let heaps: Vec<_> = heaps.into_iter().map(|heap| number(&heap)).listed();
    match heaps.as_slice() {
        [] => None,
        [one] => Some(format!("a heap {one}")),
        several => Some(format!("heaps {}", and(several))),
    }
}

/// The same with a capital. Every sentence begins with a plain letter or a sign; and in a macro
/// that is not optimised a walk over the letters takes as long as half of the sentence.
fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// The sentences of a code: the numbers with one digit together, in order of first use.
pub(super) fn code_sentences(code: &Code) -> Vec<String> {
    let mut groups: Vec<(u8, Vec<(u64, u64)>)> = Vec::new();
    for (taken, &digit) in (0_u64..)
        .zip(&code.digits)
        .filter(|(_, digit)| **digit != 0)
    {
        if !groups.iter().any(|(known, _)| *known == digit) {
            groups.push((digit, Vec::new()));
        }
        for (_, ranges) in groups.iter_mut().filter(|(known, _)| *known == digit) {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == taken => *last = taken,
                _ => ranges.push((taken, taken)),
            }
        }
    }
    let sentence = |(digit, taken): &(u8, Vec<(u64, u64)>)| {
        let left: Vec<_> = (0..8_u32)
            .filter(|bit| digit >> bit & 1 == 1)
            .map(left_over)
            .listed();
        let left = join(&left, "or");
        match taken.as_slice() {
            [(0, 0)] => format!("Take nothing from a heap and leave {left}."),
            [(1, 1)] => format!("Take 1 counter from a heap and leave {left}."),
            taken => format!(
                "Take {} counters from a heap and leave {left}.",
                ranges(taken, None)
            ),
        }
    };
    groups.iter().map(sentence).listed()
}

/// What a bit of a digit allows to be left.
fn left_over(heaps: u32) -> String {
    match heaps {
        0 => "nothing".into(),
        1 => "one heap".into(),
        2 => "two heaps".into(),
        3 => "three heaps".into(),
        heaps => format!("{heaps} heaps"),
    }
}
