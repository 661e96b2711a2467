//! What compounds become.

use super::{COMPOUNDS, assert_holds, dense, expansions};

#[test]
fn compounds_are_types_of_types() {
    let all: Vec<String> = expansions(COMPOUNDS)
        .iter()
        .map(ToString::to_string)
        .collect();
    let cases = [
        "__compound! { [] [Race] [(Nim, Lieges<2>,)] Conjunctive Normal }",
        "__compound! { [] [Rows] [::sprague::__private::Repeat<crate::a::Row>] \
         Disjunctive Misere }",
        "__compound! { [] [Mixed] [::sprague::__private::Then<(Race, Lieges<{ 1 + 1 }>,), \
         b::Board<-1, 'a'> >] Selective Normal }",
        "__compound! { [] [One] [(Rows,)] Shortened Normal }",
    ];
    for (expansion, part) in all[2..].iter().zip(cases) {
        assert_holds(expansion, part);
        assert_holds(expansion, "# Rules");
    }
    let warned = |expansion: &&String| expansion.contains("deprecated");
    assert_eq!(all.iter().filter(warned).count(), 2, "{all:#?}");
    assert_holds(
        &all[2],
        "#[deprecated(note = \"the word 'misere' of 'Nim' is ignored",
    );
}

#[test]
fn warnings_of_compounds_obey_their_attributes() {
    let text = "misere game Nim(n) { n -> n - 1; }
        #[allow(deprecated)] #[must_use] #[cfg(all())] compound Any = selective(Nim, Nim, ..);";
    let expansion = expansions(text).remove(1).to_string();
    // The type, its traits, the game, two warnings.
    assert_eq!(dense(&expansion).matches("#[allow(deprecated)]").count(), 5);
    assert_eq!(dense(&expansion).matches("#[cfg(all())]").count(), 5);
    assert_eq!(expansion.matches("must_use").count(), 1);
    assert_eq!(expansion.matches("MISERE").count(), 4);
}
