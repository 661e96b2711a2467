//! `sprague value`

use crate::args;
use crate::asked::Positions;
use crate::quantity::{Asked, Value};
use crate::waiting::Waiting;
use crate::{Failure, input, tell};
use serde_json::json;
use sprague_interp::Interpreted;
use sprague_runtime::{Error, Limits};
use std::io::{self, Write};

/// Prints the values of positions. One without a value, or what is no position, is told of, and the
/// others are printed.
pub(crate) fn run(asked: &args::Value, out: &mut impl Write) -> Result<(), Failure> {
    let game = input::game(&asked.file, &asked.game)?;
    let (positions, refused) = match asked.range {
        Some(range) => (Positions::range(&game, range)?, vec![]),
        None => Positions::texts(&game, &asked.positions),
    };
    for why in &refused {
        tell(why);
    }
    let game = game.with_work(asked.steps);
    let count = positions.all.len();
    let s = if count == 1 { "" } else { "s" };
    let what = format!("valuing {count} position{s}");
    let waiting = Waiting::counting(what, looked_at(&game, asked.limit));
    let question = Question {
        game,
        quantity: asked.quantity,
        limits: Limits::positions(asked.limit),
    };
    let values = question.values(&positions);
    drop(waiting);
    let failed = !refused.is_empty() || values.iter().any(Result::is_err);
    print(asked.json, &positions, values, out)?;
    if failed {
        return Err(Failure::Told);
    }
    Ok(())
}

/// How many positions were looked at by now, in words, if any had to be.
fn looked_at(
    game: &Interpreted,
    limit: u64,
) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    let game = game.clone();
    move || match game.positions_told() {
        0 => String::new(),
        told => format!(" ({told} looked at, `--limit` is {limit})"),
    }
}

struct Question {
    game: Interpreted,
    quantity: Asked,
    limits: Limits,
}

impl Question {
    /// The value of each position, or why it has none.
    fn values(&self, positions: &Positions) -> Vec<Result<Value, Error>> {
        let mut values = vec![];
        // Halves of what has no common answer, the first on top.
        let mut parts = vec![positions.all.as_slice()];
        while let Some(part) = parts.pop() {
            match self.quantity.values(&self.game, part, self.limits) {
                Ok(found) => values.extend(found.into_iter().map(Ok)),
                Err(error) if part.len() <= 1 => values.push(Err(error)),
                Err(_) => {
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second, first]);
                }
            }
        }
        values
    }
}

/// Prints what there is.
fn print(
    as_json: bool,
    positions: &Positions,
    values: Vec<Result<Value, Error>>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut comma = "";
    if as_json {
        write!(out, "[")?;
    }
    for (index, value) in values.into_iter().enumerate() {
        match value {
            Err(error) => {
                let why = error.to_string().replace("`Limits`", "`--limit`");
                let why = why.replace("`with_work`", "`--steps`");
                tell(&format!("{}: {why}", positions.name(index)));
            }
            Ok(value) if as_json => {
                let object = json!({ "position": positions.json(index), "value": value.json() });
                write!(out, "{comma}\n  {object}")?;
                comma = ",";
            }
            Ok(value) => writeln!(out, "{}\t{}", positions.name(index), value.text())?,
        }
    }
    if as_json {
        let end = if comma.is_empty() { "]" } else { "\n]" };
        writeln!(out, "{end}")?;
    }
    Ok(())
}
