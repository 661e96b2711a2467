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
printf '\nall crates are right\n'
