//! The rules of a game with parameters as data, made where the parameters have their numbers.

use crate::context::Context;
use crate::expr::joined;
use crate::scope::Scope;
use sprague_grammar::model::{Game, Rules};
use sprague_grammar::outline::{Outline, Piece};
use sprague_grammar::strategy::Strategy;

// Input:  pub game Sub<A, B>(n) { n -> n - k for k in {A, B}; }
// Output: fn recurrence(…) -> … { let mut __told = __s::period::Outline::new();
//             __told.rule(|__out| { __s::each([…], |x1_k| { __out.choice()?; … }) });
//             __told.of(self) }
/// The rules in outline, each a closure over the numbers alone; nothing for games without one, or
/// that no strategy would ask for it. Whether there is one.
pub(crate) fn recurrence(game: &Game, context: &Context<'_>, text: &mut String) -> bool {
    let end = match Strategy::of(game) {
        Strategy::Heap { .. } => "__told.of(self)}",
        Strategy::Collection { .. } => "__told.code()}",
        _ => return false,
    };
    let (Some(outline), Rules::Moves(moves)) = (Outline::of(game), &game.rules) else {
        return false;
    };
    text.push_str("fn recurrence(&self)->__s::Told{let mut __told=__s::period::Outline::new();");
    for (pieces, rule) in outline.rules.iter().zip(moves) {
        let scope = Scope::new(&rule.variables, &game.parameters, context);
        text.extend(["__told.rule(|__out|{", &body(&scope, pieces), "});"]);
    }
    text.push_str(end);
    true
}

/// What a rule comes to, from its last piece to its first.
fn body(scope: &Scope<'_>, pieces: &[Piece]) -> String {
    let mut body = String::new();
    for piece in pieces.iter().rev() {
        let call = match piece {
            Piece::Each(variables, set) => {
                body = scope.each(variables, set, &format!("__out.choice()?; {}", whole(body)));
                continue;
            }
            Piece::If(guard) => {
                body = format!("__s::guard({})?; {}", scope.condition(guard), whole(body));
                continue;
            }
            Piece::Small(parts) if parts.is_empty() => continue,
            Piece::Small(parts) => format!("small(&[{}])", scope.listed(parts)),
            Piece::Past(parts) => format!("past(&[{}])", scope.listed(parts)),
            Piece::Modulo(number) => format!("modulo({})", scope.expr(number)),
            Piece::Sure(number) => format!("sure({})", scope.expr(number)),
            Piece::Take {
                first,
                last,
                guards,
            } => {
                let numbers = joined([first, last].into_iter().map(|one| scope.expr(one)), ", ");
                format!("take({numbers}, &[{}])", scope.listed(guards))
            }
            Piece::Divide {
                plus,
                divisor,
                guards,
            } => {
                let numbers = joined([plus, divisor].into_iter().map(|one| scope.expr(one)), ", ");
                format!("divide({numbers}, &[{}])", scope.listed(guards))
            }
            Piece::Reach(parts, guards) => {
                let (parts, guards) = (scope.listed(parts), scope.listed(guards));
                format!("reach(&[{parts}], &[{guards}])")
            }
            Piece::Digit {
                taken,
                split,
                guards,
            } => {
                let (taken, guards) = (scope.expr(taken), scope.listed(guards));
                format!("digit({taken}, {split}, &[{guards}])")
            }
            Piece::Endless(parts) => format!("endless(&[{}])", scope.listed(parts)),
        };
        body = if body.is_empty() {
            format!("__out.{call}")
        } else {
            format!("__out.{call}?; {body}")
        };
    }
    whole(body)
}

/// What goes on and does nothing, where there is nothing else.
fn whole(body: String) -> String {
    if body.is_empty() {
        "__s::Ok(())".into()
    } else {
        body
    }
}
