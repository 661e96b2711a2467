//! The rulesets by chance are over the whole language: each feature of it occurs.

use sprague_tests::random::{Random, rulesets};

/// Words and signs that stand in the texts as they are written.
const WORDS: &str = "divisors( primes squares cubes triangulars fibonaccis factorials odds evens \
    powers( split( parts( gcd( min( max( sum( len( distinct( phi( octal hexadecimal pub misere \
    assume measure crate::odd( crate::third( <Q> <Q,R> where && || !( | / % + - * -> .. ..= \
    ..rest ..p [] {x {} ; /// < <= \u{2264} > >= == != \u{2223} expect expect< normal grundy= \
    grundy( remoteness( suspense( outcome( foreclosed( =N =P =end =inf heaps";

/// Features that are more than a word: what it is, and what of the text without spaces shows it.
const MORE: &[(&str, &[&str])] = &[
    ("a move to a heap", &["n->n-k"]),
    ("a move to a list of two", &["->[a,b]"]),
    ("a move to a list with a range", &["->[j..n]"]),
    ("a list with an inclusive range", &["b..=b+1"]),
    ("copies", &["->[n/2;"]),
    ("parts that are spliced", &["[..p]forpinparts("]),
    ("parts that are named", &["(a,b,c)inparts("]),
    ("parts in a range of numbers", &["2..=3)"]),
    ("the sink", &["->max(0,n-k)"]),
    ("tuples", &["(x,y)->(", "(x,y,z)->("]),
    ("heaps without order", &["{x,y}->{", "{x,y,z}->{"]),
    ("any number of heaps", &["[h,..rest]->["]),
    ("any number of heaps without a name", &["[h,..]->["]),
    ("two of any number of heaps", &["[h,g,..rest]->["]),
    ("tuples that split", &["->[(a,y),(b,y)]"]),
    ("tuples that vanish", &["(x,y)->[]"]),
    ("a set of expressions", &["in{n/2+1,"]),
    ("a set of tuples", &["(i,j)in{("]),
    ("two bindings", &["(a,b)insplit(n-k)"]),
    ("a binding that uses one before", &["lin0..k"]),
    (
        "a range without an end",
        &["kin1..if", "kin1..;", "kin2..;"],
    ),
    ("a guard in a set", &["inprimes", "inodds"]),
    ("a guard not in a set", &["notin"]),
    ("divides all others", &["k|rest"]),
    ("divides", &["1|", "2|", "3|"]),
    ("a chain up", &["<=n<", "<=x<", "<=k<"]),
    ("a chain down", &[">=0", ">=1"]),
    ("a sum in a guard", &["sum(rest)>1"]),
    ("a length in a guard", &["len(rest)<2"]),
    ("parts that differ", &["distinct(p)"]),
    ("a measure of two numbers", &["measurex,y;"]),
    ("a symmetric measure", &["measuresum(heaps);"]),
    ("a measure that is assumed", &["assumemeasuren;"]),
    (
        "a code that splits nothing off",
        &["octal4.", "hexadecimal\"4.", "hexadecimal\"C."],
    ),
    (
        "a hexadecimal digit",
        &["hexadecimal\"0.A", "hexadecimal\"0.B", "hexadecimal\"0.F"],
    ),
    ("a condition on two parameters", &["where1<=Q<=R"]),
    (
        "a claim of parameters",
        &["expect<1>", "expect<2>", "expect<3>"],
    ),
    ("a claim of mis\u{e8}re play", &["expectmisere"]),
];

/// How many of the texts show it.
fn count(texts: &[String], parts: &[&str]) -> usize {
    let shows = |text: &&String| parts.iter().any(|part| text.contains(part));
    texts.iter().filter(shows).count()
}

#[test]
fn the_rulesets_are_over_the_whole_language() {
    let (all, _) = rulesets(1, 500);
    let plain = |random: &Random| random.text.replace([' ', '\n'], "");
    let texts: Vec<String> = all.iter().map(plain).collect();
    let words = WORDS.split_whitespace().map(|word| (word, vec![word]));
    let more = MORE.iter().map(|&(what, parts)| (what, parts.to_vec()));
    let missing: Vec<&str> = words
        .chain(more)
        .filter(|(_, parts)| count(&texts, parts) == 0)
        .map(|(what, _)| what)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn so_many_are_asked_for_and_given() {
    assert_eq!(rulesets(1, 20).0.len(), 20);
}
