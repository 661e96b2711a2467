#!/usr/bin/env bash
# Builds, lints and runs the small crates of tests/crates as a user's crates would be: editions
# 2018 to 2024, strict lints, a renamed dependency, a re-exported one, no standard library.
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
