//! Public compounds of private games, which Rust refuses: a compound's type names its components.
//! A rule file by itself has no use for `pub`, so this is no error of the language.

use sprague_grammar::listed::Listed;
use sprague_grammar::model::{Compound, Known};
use sprague_grammar::{Broken, Compiled, Error, ErrorKind};

/// Refuses the public compounds that have a private operand of the same text, each at that operand.
pub(crate) fn refuse(compiled: &mut Compiled) {
    let model = &mut compiled.model;
    let compounds = std::mem::take(&mut model.compounds);
    let (games, all) = (&model.games, compounds.clone());
    let of_games = games.iter().map(|game| (&game.name, &game.outer));
    let of_compounds = all.iter().map(|one| (&one.name, &one.outer));
    let public = |name: &String| {
        let mut named = of_games.clone().chain(of_compounds.clone());
        let found = named.find(|(other, _)| *other == name);
        found.is_none_or(|(_, outer)| outer.visible == "pub")
    };
    for compound in compounds {
        let errors = private(&compound, &public);
        if errors.is_empty() {
            model.compounds.push(compound);
            continue;
        }
        compiled.errors.extend(errors);
        // As private as its games, or Rust would refuse it once more.
        let mut outer = compound.outer.clone();
        outer.visibility = None;
        compiled.broken.push(Broken {
            outer,
            name: compound.name.clone(),
            name_span: compound.name_span,
            partizan: false,
            shape: None,
            parameters: Vec::new(),
            compound: Some(compound),
        });
    }
}

/// An error for each private operand of a public compound.
fn private(compound: &Compound, public: &dyn Fn(&String) -> bool) -> Vec<Error> {
    if compound.outer.visible != "pub" {
        return Vec::new();
    }
    let operands = compound.operands.iter();
    let private = operands.filter_map(|operand| match &operand.known {
        Known::Game { name, .. } | Known::Compound { name } if !public(name) => {
            let (name, of) = (name.clone(), compound.name.clone());
            let kind = ErrorKind::PrivateOperand { name, of };
            Some(Error::new(kind, operand.span))
        }
        _ => None,
    });
    private.listed()
}
