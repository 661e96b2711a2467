//! What documentation says of a game's values.

use crate::expect::standard;
use crate::{Position, Single};
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Asked, ClosedForm, Fact, Game, Shape};
use sprague_runtime::period::{Closed, Packed, Shifts};
use sprague_runtime::{Game as _, Limits, OutcomeClass};

/// So many values of single heaps are told.
const VALUES: u64 = 12;

/// So many P-positions are told, at most.
const WINS: usize = 10;

/// Up to here single heaps are looked at for P-positions.
const LARGEST: u64 = 40;

/// The same of heaps that split, where every collection of smaller ones may count.
const LARGEST_SPLIT: u64 = 20;

/// So many positions of several heaps are looked at, at most.
const REGION: usize = 120;

/// What the interpreter may look at for one line: so many positions, and so many steps for the
/// options of each.
const BUDGET: (u64, u64) = (1_000, 300);

/// What is known of a game's values, a line each: the closed forms, and with `values` also the
/// first numbers they are about, and those of games that have none.
///
/// The numbers are those of closed forms, or played out by the rules. What takes too long or cannot
/// be played (parameters without values, Rust functions) is left out.
///
/// Cost: without `values` next to nothing; with them up to some 300,000 steps of the interpreter
/// for each of three lines, and for some of them once or twice more.
#[must_use]
pub fn facts(game: &Game, forms: &[ClosedForm], values: bool) -> Vec<Fact> {
    let find = |quantity| forms.iter().find(|form| form.quantity == quantity);
    let asked = [Asked::Grundy, Asked::Remoteness, Asked::Outcome];
    let mut facts = vec![];
    for quantity in asked {
        let form = find(quantity);
        let first = if values {
            first(game, quantity, form)
        } else {
            None
        };
        let told = match (first, form) {
            (Some(first), Some(form)) => format!("{first}; {}", form.words),
            (Some(first), None) => first,
            (None, Some(form)) => form.words.clone(),
            (None, None) => continue,
        };
        let name = name(quantity, game.misere);
        facts.push(Fact { name, told });
    }
    facts
}

/// What stands before the values. The P-positions are those of the game's own word.
const fn name(quantity: Asked, misere: bool) -> &'static str {
    match (quantity, misere) {
        (Asked::Outcome, _) => "P-positions",
        (Asked::Remoteness, false) => "Remoteness",
        (Asked::Remoteness, true) => "Remoteness, normal play",
        (_, false) => "Grundy values",
        (_, true) => "Grundy values, normal play",
    }
}

/// The first values, or the first P-positions; of fewer heaps where many take too long.
fn first(game: &Game, quantity: Asked, form: Option<&ClosedForm>) -> Option<String> {
    let player = Player { game, form };
    if !matches!(game.shape, Shape::Heap | Shape::Collection) {
        let (positions, sum) = region(game.shape);
        let outcomes = (quantity == Asked::Outcome).then(|| player.values(quantity, &positions))?;
        return Some(lost(
            game.shape,
            &positions,
            &outcomes?,
            &format!("with a sum up to {sum}"),
        ));
    }
    let most = match (quantity, game.shape) {
        (Asked::Outcome, Shape::Collection) => LARGEST_SPLIT + 1,
        (Asked::Outcome, _) => LARGEST + 1,
        _ => VALUES,
    };
    for part in [1, 2, 4] {
        let heaps: Vec<Vec<u64>> = (0..most / part).map(|heap| vec![heap]).listed();
        let Some(values) = player.values(quantity, &heaps) else {
            continue;
        };
        if quantity == Asked::Outcome {
            let up_to = format!("heaps up to {}", heaps.len() - 1);
            return Some(lost(game.shape, &heaps, &values, &up_to));
        }
        let values: Vec<String> = values.iter().map(u64::to_string).listed();
        return Some(format!("{}, … of the heaps 0, 1, 2, …", values.join(", ")));
    }
    None
}

/// The P-positions among all `of` these, by their outcomes.
fn lost(shape: Shape, positions: &[Vec<u64>], outcomes: &[u64], of: &str) -> String {
    let lost = positions.iter().zip(outcomes);
    let lost = lost.filter(|(_, outcome)| OutcomeClass::from_number(**outcome) == OutcomeClass::P);
    let mut lost: Vec<String> = lost.map(|(heaps, _)| written(shape, heaps)).listed();
    if lost.len() > WINS {
        lost.truncate(WINS);
        return format!("{}, …", lost.join(", "));
    }
    let lost = if lost.is_empty() {
        "none".into()
    } else {
        lost.join(", ")
    };
    format!("{lost} (all {of})")
}

/// A single heap as its number, all else as the language writes it.
fn written(shape: Shape, heaps: &[u64]) -> String {
    match (shape, heaps) {
        (Shape::Heap | Shape::Collection, [heap]) => heap.to_string(),
        _ => Position::from_numbers(shape, heaps)
            .map_or_else(String::new, |position| format!("`{position}`")),
    }
}

/// A game, and the closed form of what is asked, if there is one.
struct Player<'a> {
    game: &'a Game,
    form: Option<&'a ClosedForm>,
}

impl Player<'_> {
    /// The values of positions, each given by its heaps; `None` if they take too long or cannot be
    /// played.
    fn values(&self, quantity: Asked, positions: &[Vec<u64>]) -> Option<Vec<u64>> {
        if let Some(form) = self.form {
            let closed = closed(form)?;
            let heaps = positions.iter().flatten();
            return Some(heaps.map(|heap| closed.at(*heap)).listed());
        }
        let game = self.game;
        if !game.parameters.is_empty() {
            return None;
        }
        let shape = game.shape;
        let positions = positions.iter();
        let positions = positions.map(|heaps| Position::from_numbers(shape, heaps));
        let positions: Vec<Position> = positions.listed_some()?;
        let misere = quantity == Asked::Outcome && game.misere;
        let (count, steps) = BUDGET;
        let game = Single::from_rules(game.clone()).with_work(steps);
        let limits = Limits::positions(count);
        let values = game.values(&standard(quantity, misere), &positions, &limits);
        values.ok()
    }
}

/// The form as the runtime reads it.
fn closed(form: &ClosedForm) -> Option<Closed<'_>> {
    let shifts = if form.saltus_by_place.is_empty() {
        Shifts::Same(form.saltus)
    } else {
        Shifts::Each(Packed::new(8, &form.saltus_by_place)?)
    };
    let values = Packed::new(form.width, &form.values)?;
    Closed::new(values, usize::try_from(form.period).ok()?, shifts)
}

/// The positions of the least sums, and the greatest of these sums: all of each sum.
fn region(shape: Shape) -> (Vec<Vec<u64>>, u64) {
    let mut region = vec![];
    for sum in 0.. {
        let more = of_sum(shape, sum);
        if sum > 0 && region.len() + more.len() > REGION {
            return (region, sum - 1);
        }
        region.extend(more);
    }
    (region, 0)
}

/// All positions of that sum; of tuples that split the single ones.
fn of_sum(shape: Shape, sum: u64) -> Vec<Vec<u64>> {
    let mut found = vec![];
    let mut begun = vec![(vec![], sum)];
    while let Some((heaps, left)) = begun.pop() {
        let place = heaps.len();
        let (sizes, size) = match shape {
            Shape::Multiset => {
                let most = heaps.last().map_or(left, |last: &u64| left.min(*last));
                (1..=most, if left == 0 { place } else { place + 1 })
            }
            // The smallest stands first.
            Shape::Unordered(size) => (heaps.last().copied().unwrap_or(0)..=left, size),
            Shape::Tuple(size) | Shape::Tuples(size) => (0..=left, size),
            Shape::Heap | Shape::Collection => (0..=left, 1),
        };
        if place == size {
            if left == 0 {
                found.push(heaps);
            }
            continue;
        }
        for heap in sizes.rev() {
            let mut more = heaps.clone();
            more.push(heap);
            begun.push((more, left - heap));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{facts, of_sum, region};
    use crate::closed_forms;
    use sprague_grammar::compile;
    use sprague_grammar::model::Shape;

    /// The lines of the one game of a text.
    fn lines(text: &str, values: bool) -> Vec<String> {
        let compiled = compile(text);
        assert!(compiled.errors.is_empty(), "{:?}", compiled.errors);
        let game = &compiled.model.games[0];
        let facts = facts(game, &closed_forms(game), values);
        let line = |fact: &super::Fact| format!("{}: {}", fact.name, fact.told);
        facts.iter().map(line).collect()
    }

    #[test]
    fn closed_forms_tell_their_values() {
        let text = "game T(n) { n -> n - k for k in {1, 3, 4}; }";
        let proved = "period 7 from 0. It is proved (theorem: repeated window).";
        let rising = "period 7 from 0, 4 more each time. It is proved (theorem: shifted window).";
        let numbers = "of the heaps 0, 1, 2, …";
        assert_eq!(
            lines(text, true),
            [
                format!("Grundy values: 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, … {numbers}; {proved}"),
                format!("Remoteness: 0, 1, 2, 1, 1, 3, 3, 4, 5, 6, 5, 5, … {numbers}; {rising}"),
                format!("P-positions: 0, 2, 7, 9, 14, 16, 21, 23, 28, 30, …; {proved}"),
            ]
        );
        assert_eq!(
            lines(text, false),
            [
                format!("Grundy values: {proved}"),
                format!("Remoteness: {rising}"),
                format!("P-positions: {proved}"),
            ]
        );
    }

    #[test]
    fn other_games_are_played() {
        let crosses = lines("game Treblecross(n) { octal 0.007; }", true);
        let numbers = "of the heaps 0, 1, 2, …";
        let grundy = format!("Grundy values: 0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3, 1, … {numbers}");
        assert_eq!(crosses[0], grundy);
        assert_eq!(
            crosses[2],
            "P-positions: 0, 1, 2, 8, 14 (all heaps up to 20)"
        );
        let wythoff = "game Wythoff{x, y} { {x, y} -> {x - k, y} for k in 1..;
                       {x, y} -> {x - k, y - k} for k in 1..; }";
        assert_eq!(
            lines(wythoff, true),
            [
                "P-positions: `{0, 0}`, `{1, 2}`, `{3, 5}`, `{4, 7}`, `{6, 10}` \
                 (all with a sum up to 19)"
            ]
        );
        let misere = "misere game Rows[..] { [h, ..rest] -> [h - k, ..rest] for k in 1..; }";
        assert!(
            lines(misere, true)[0].starts_with("P-positions: `[1]`, `[1, 1, 1]`, `[2, 2]`, "),
            "{:?}",
            lines(misere, true)
        );
        let cut = "game Cut(m, n) { (m, n) -> [(a, n), (b, n)] for (a, b) in split(m); }";
        assert!(
            lines(cut, true)[0].starts_with("P-positions: `[(0, 0)]`, `[(0, 1)]`, `[(1, 0)]`, "),
            "{:?}",
            lines(cut, true)
        );
        assert_eq!(lines(wythoff, false), [""; 0]);
        // Collections of so many heaps that less is told.
        let turtles = "game Turtles(n) { n -> [] if n > 0; n -> [a] for a in 1..n;
                       n -> [a, b] for a in 2..n, b in 1..a; }";
        assert_eq!(
            lines(turtles, true),
            [
                "Grundy values: 0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, … of the heaps 0, 1, 2, \
                 …",
                "Remoteness: 0, 1, 1, 1, 1, 1, … of the heaps 0, 1, 2, …",
                "P-positions: 0 (all heaps up to 9)",
            ]
        );
    }

    /// The numbers of a closed form are those that play gives.
    #[test]
    fn forms_and_play_tell_the_same() {
        for rules in [
            "game G(n) { n -> n - k for k in {2, 5, 6}; }",
            "misere game G(n) { n -> n - k for k in {1, 4}; }",
            "game G(n) { n -> n - k for k in 1.. if k != 2; }",
            "game G(n) { n -> n - k for k in {1, 2} if n % 2 == 0; n -> n - 3 if n % 2 == 1; }",
            "game G(n) { octal 0.333; }",
            "game G(n) { octal 0.77; expect grundy period = 12 from 71; }",
        ] {
            let compiled = compile(rules);
            let game = &compiled.model.games[0];
            let forms = closed_forms(game);
            assert!(!forms.is_empty(), "{rules}");
            let by_forms = facts(game, &forms, true);
            let by_play = facts(game, &[], true);
            assert_eq!(by_forms.len(), by_play.len(), "{rules}");
            for (form, play) in by_forms.iter().zip(&by_play) {
                let values = form.told.split(';').next();
                assert_eq!(
                    (form.name, values),
                    (play.name, Some(&*play.told)),
                    "{rules}"
                );
            }
        }
    }

    #[test]
    fn misere_games_say_whose_values_they_are() {
        let text = "misere game T(n) { n -> n - k for k in {1, 2}; }";
        let lines = lines(text, true);
        assert!(lines[0].starts_with("Grundy values, normal play: 0, 1, 2, 0, "));
        assert!(
            lines[2].starts_with("P-positions: 1, 4, 7, 10, "),
            "{lines:?}"
        );
    }

    #[test]
    fn nothing_is_guessed() {
        // Without values of the parameters, without the function, and past the budget.
        for text in [
            "game L<K>(n) where K >= 1 { n -> n - k for k in 1..=K; }",
            "game F(n) { n -> n - k for k in 1.. if crate::odd(k); }",
            "game Far(n, q) { (n, q) -> (n, q - 1); (n, q) -> (n - 1, 999 * n * q); }",
        ] {
            assert_eq!(lines(text, true), [""; 0], "{text}");
        }
    }

    #[test]
    fn regions_hold_each_position_once() {
        assert_eq!(of_sum(Shape::Tuple(2), 2), [[0, 2], [1, 1], [2, 0]]);
        assert_eq!(of_sum(Shape::Unordered(2), 3), [[0, 3], [1, 2]]);
        let partitions = of_sum(Shape::Multiset, 4);
        assert_eq!(partitions.len(), 5, "{partitions:?}");
        assert_eq!(of_sum(Shape::Multiset, 0), [[0_u64; 0]]);
        for size in 1..=16 {
            for shape in [Shape::Tuple(size), Shape::Tuples(size), Shape::Multiset] {
                let (positions, _) = region(shape);
                assert!((1..=200).contains(&positions.len()), "{shape:?}");
            }
        }
    }
}
