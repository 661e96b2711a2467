#!/usr/bin/env bash
# Builds, lints and runs the small crates of tests/crates as a user's crates would be: editions
# 2018 to 2024, strict lints, a renamed dependency, a re-exported one, no standard library. Of one
# the documentation is made and read, and its expansions are printed.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
target=${CARGO_TARGET_DIR:-$root/target}/crates
for manifest in tests/crates/*/Cargo.toml; do
    crate=$(dirname "$manifest")
    printf '\n== %s\n' "$crate"
    # The versions of the workspace, so that nothing else has to be fetched.
    cp Cargo.lock "$crate/Cargo.lock"
    (
        cd "$crate"
        export CARGO_TARGET_DIR=$target
        cargo clippy --quiet --all-targets -- -D warnings -D clippy::pedantic
        if [ -e src/main.rs ]; then cargo run --quiet; else cargo test --quiet; fi
    )
done
# What an editor is given beside the items is Rust without a warning, too.
printf '\n== %s\n' "tests/crates/edition-2024-strict as an editor sees it"
(
    cd tests/crates/edition-2024-strict
    touch src/*.rs
    SPRAGUE_EDITOR=1 CARGO_TARGET_DIR=$target cargo clippy --quiet --all-targets -- -D warnings
    touch src/*.rs
)
# Says that a text is not there, and ends.
lacks() { # words where
    printf '%s: there is no "%s"\n' "$2" "$1" >&2
    exit 1
}
# Where rustdoc runs the macro, it tells the first values too.
printf '\n== %s\n' "tests/crates/documented: what its pages say"
page() { # type words…
    local page=$target/doc/documented/struct.$1.html type=$1
    shift
    for words in "$@"; do
        grep -qF -- "$words" "$page" || lacks "$words" "the page of $type"
    done
}
(cd tests/crates/documented && CARGO_TARGET_DIR=$target cargo doc --quiet --no-deps)
page Take 'Take one, three or four.' '<table>' '<td>A subtraction game: a move takes 1, 3 or 4' \
    '0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, …' 'period 7 from 0, 4 more each time' 'repeated window' \
    '0, 2, 7, 9, 14, 16, 21, 23, 28, 30, …'
page Kayles '0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, …' '0 (all heaps up to 20)'
page Wythoff '<code>{3, 5}</code>, <code>{4, 7}</code>, <code>{6, 10}</code> (all with a sum up to'
page Rows '<td>disjunctive</td>' 'any number of <code>Kayles</code>' 'Under misère play'
# SPRAGUE_EXPAND prints what a game becomes while it is built, and costs no build its result.
printf '\n== %s\n' "tests/crates/documented: its expansions while it is built"
expanded() { # value
    touch tests/crates/documented/src/lib.rs
    (cd tests/crates/documented && CARGO_TARGET_DIR=$target SPRAGUE_EXPAND=$1 cargo build 2>&1)
}
said=$(expanded Kayles)
grep -qx 'pub struct Kayles;' <<<"$said" || lacks 'pub struct Kayles;' 'the expansion of Kayles'
if grep -q 'struct Take' <<<"$said"; then
    echo 'more was printed than was asked for' >&2
    exit 1
fi
said=$(expanded '*')
for type in Take Kayles Wythoff Halves Rows; do
    grep -q "pub struct $type;" <<<"$said" || lacks "pub struct $type;" 'the expansion of all'
done
# Parameters that `where` refuses show in a build alone: the crate with the feature must not get
# through it.
printf '\n== %s\n' "tests/crates/where-conditions with parameters that are refused"
cd tests/crates/where-conditions
if said=$(CARGO_TARGET_DIR=$target cargo build --quiet --features violated 2>&1); then
    echo "it was built" >&2
    exit 1
fi
case $said in
*'`L <= R` does not hold: the game `Slow` is for parameters with '*) ;;
*)
    printf '%s\n' "$said" >&2
    exit 1
    ;;
esac
printf '\nall crates are right\n'
