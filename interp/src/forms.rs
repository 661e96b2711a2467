//! Closed forms for the code that is generated of a game.

use crate::expect::{period_budget, standard};
use crate::recurrence::recurrence;
use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Asked, Claim, ClosedForm, FormCheck, Game};
use sprague_grammar::register::Register;
use sprague_runtime::Convention;
use sprague_runtime::period::{
    Periodic, Recurrence, Shift, Shifts, Standard, find, find_near, outcomes_by,
};

/// So many heaps of a game are looked at for all its forms together, if no claim of a period asks
/// for more.
const HEAPS: u64 = 10_000;

/// And so many moves, so that a small game costs a fraction of a millisecond even in a macro that
/// is not optimised.
const MOVES: u64 = 12_000;

/// So many heaps are looked at of a set without end, where values are compared with one another
/// more often.
const ENDLESS: u64 = 64;

/// So many splits are looked at of a code whose moves leave two heaps: those of 200 heaps, each
/// once. In a macro that is not optimised that takes less than 0.1 ms.
const SPLITS: u64 = 10_000;

/// Up to how many moves constant evaluation checks a form: past some 100,000 steps the compiler
/// refuses to go on.
const CHECKED: u64 = 60_000;

/// The closed forms that a short search proves of the single heaps of a game: of its nim-values and
/// remotenesses under normal play, and of its outcomes as the game declares them. Each is verified
/// ([`Certificate::verify`](sprague_runtime::period::Certificate::verify)).
///
/// It looks at 10,000 heaps and 12,000 moves of a game, and at 10,000 splits of a code whose moves
/// leave two heaps, for its nim-values, which tell the outcomes too; where the
/// game claims a period of a quantity (`expect grundy period = …`), at as many as to check the
/// claim; and with `#[closed_forms(heaps = …)]` at no fewer than that for each quantity.
#[must_use]
pub fn closed_forms(game: &Game) -> Vec<ClosedForm> {
    let Some(rules) = recurrence(game) else {
        return vec![];
    };
    let asked = [
        (Asked::Grundy, false),
        (Asked::Outcome, game.misere),
        (Asked::Remoteness, false),
    ];
    let share = heaps(&rules, MOVES / 3).min(HEAPS / 3);
    let mut nim_values: Option<Periodic> = None;
    let forms = asked.into_iter().filter_map(|(quantity, misere)| {
        let claimed = game
            .expectations
            .iter()
            .filter_map(|claim| match claim.claim {
                Claim::Period { period, from, .. } => {
                    let same = claim.quantity == quantity && claim.misere == misere;
                    same.then(|| period_budget(&rules, period, from))
                }
                _ => None,
            });
        let standard = standard(quantity, misere);
        let proved = match claimed.chain(game.searched).max() {
            Some(heaps) => find(&rules, standard, heaps).into_proved()?,
            None if quantity == Asked::Grundy => find_near(&rules, standard, share)?,
            None if splits(&rules) => {
                outcomes_by(nim_values.as_ref()?).filter(|_| standard == NORMAL_OUTCOME)?
            }
            None => find_near(&rules, standard, share)?,
        };
        if quantity == Asked::Grundy {
            nim_values = Some(proved.clone());
        }
        Some(form(&rules, quantity, misere, &proved))
    });
    forms.listed()
}

const NORMAL_OUTCOME: Standard = Standard::Outcome(Convention::Normal);

/// The rules are a code, some digit of which splits heaps.
fn splits(rules: &Recurrence) -> bool {
    matches!(rules, Recurrence::Code(code) if code.digits().iter().any(|digit| *digit >= 4))
}

/// How many heaps have so many moves together.
fn heaps(rules: &Recurrence, moves: u64) -> u64 {
    match rules {
        Recurrence::Subtraction(takes) if takes.from().is_none() => {
            let sizes = takes.ranges().iter().map(|(first, last)| last - first + 1);
            moves / sizes.fold(1, u64::saturating_add)
        }
        Recurrence::Register(register) => {
            let sizes = register.sets().iter().map(|set| set.len() as u64);
            moves / sizes.max().unwrap_or(0).max(1)
        }
        Recurrence::Subtraction(_) => ENDLESS,
        Recurrence::Code(code) if code.digits().iter().all(|digit| *digit < 4) => {
            moves / code.digits().len().max(1) as u64
        }
        // Heap n splits in n / 2 ways: the square of the heaps.
        Recurrence::Code(code) if code.digits().iter().all(|digit| *digit < 8) => {
            (4 * SPLITS).isqrt()
        }
        // Three heaps take the cube, and what is divided has no period.
        Recurrence::Code(_) | Recurrence::Floors(_) | Recurrence::Mark(_) => 0,
    }
}

fn form(rules: &Recurrence, quantity: Asked, misere: bool, proved: &Periodic) -> ClosedForm {
    let certificate = proved.certificate();
    let closed = proved.closed();
    let (saltus, saltus_by_place) = match closed.shifts() {
        Shifts::Same(saltus) => (saltus, vec![]),
        Shifts::Each(each) => (0, each.bytes().to_vec()),
    };
    ClosedForm {
        quantity,
        misere,
        words: format!("{proved}. It is proved (theorem: {}).", certificate.theorem),
        width: closed.values().width(),
        values: closed.values().bytes().to_vec(),
        period: closed.period(),
        saltus,
        saltus_by_place,
        check: check(rules, quantity, proved),
    }
}

/// What constant evaluation can check a form by.
fn check(rules: &Recurrence, quantity: Asked, proved: &Periodic) -> FormCheck {
    let certificate = proved.certificate();
    let to = certificate.window.to;
    let values = proved.closed().values();
    // It keeps nim-values in a set of 128 bits.
    let small = quantity != Asked::Grundy
        || (values.width() == 1 && values.bytes().iter().all(|value| *value < 128));
    if !small || matches!(certificate.shift, Shift::Each(_)) {
        return FormCheck::Nothing;
    }
    let (check, moves) = match rules {
        Recurrence::Subtraction(takes) if takes.from().is_none() => {
            let ranges = takes.ranges().iter();
            let size = ranges.fold(0, |size: u64, (first, last)| {
                size.saturating_add(last - first)
            });
            if size > CHECKED {
                return FormCheck::Nothing;
            }
            let ranges = takes.ranges().iter();
            let set: Vec<u64> = ranges.flat_map(|&(first, last)| first..=last).listed();
            let moves = to.saturating_mul(set.len() as u64 + 1);
            let (small, sets) = (vec![], vec![set]);
            (FormCheck::Register(Register { small, sets }), moves)
        }
        Recurrence::Register(register) => {
            let (small, sets) = (register.small().to_vec(), register.sets().to_vec());
            let size = sets.iter().map(Vec::len).max().unwrap_or(0) as u64;
            let moves = to.saturating_mul(size + 1);
            (FormCheck::Register(Register { small, sets }), moves)
        }
        Recurrence::Code(code) if quantity == Asked::Grundy => {
            let digits = code.digits();
            if digits.iter().any(|digit| *digit >= 8) {
                return FormCheck::Nothing;
            }
            let moves = to.saturating_mul(to).saturating_mul(digits.len() as u64) / 4;
            (FormCheck::Code(digits.to_vec()), moves)
        }
        Recurrence::Subtraction(_)
        | Recurrence::Code(_)
        | Recurrence::Floors(_)
        | Recurrence::Mark(_) => {
            return FormCheck::Nothing;
        }
    };
    if moves > CHECKED {
        return FormCheck::Nothing;
    }
    check
}
