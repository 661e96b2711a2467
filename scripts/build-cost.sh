#!/usr/bin/env bash
# What sprague costs who uses it, as the CPU time (user and system) of clean builds, all measured
# in this one run:
#   a user's crate, whose only dependency is sprague, has at most 14 crates in its tree and takes
#     at most 3 times as long as a crate that depends on syn with all its features;
#   `cargo run --release --example quickstart` takes at most twice as long as the user's crate.
# Cargo builds what comes from a registry without incremental compilation; sprague is a path here,
# and is built likewise. Prints the ratios; fails if a bound is broken. RUNS sets how often each
# build is measured; the least time counts.
set -euo pipefail
export CARGO_INCREMENTAL=0
cd "$(dirname "$0")/.."
root=$PWD
runs=${RUNS:-3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset CARGO_TARGET_DIR

# A crate with one dependency and the versions of the workspace's lock file.
crate() { # name dependency source
    mkdir -p "$work/$1/src"
    printf '[package]\nname = "%s"\nversion = "0.0.0"\nedition = "2024"\n' "$1" \
        >"$work/$1/Cargo.toml"
    printf '\n[dependencies]\n%s\n\n[workspace]\n' "$2" >>"$work/$1/Cargo.toml"
    printf '%s\n' "$3" >"$work/$1/src/main.rs"
    cp "$root/Cargo.lock" "$work/$1/Cargo.lock"
}

# The CPU time of a command in a folder with an empty target folder, in milliseconds.
cpu() { # folder command…
    local folder=$1
    shift
    rm -rf "$work/target"
    # `times` tells the time of the shell and, in its second line, that of all it waited for.
    (
        cd "$folder"
        export CARGO_TARGET_DIR=$work/target
        "$@" >"$work/log" 2>&1 || {
            cat "$work/log" >&2
            exit 1
        }
        times
    ) | sed -n '2s/[ms]/ /gp' | awk '{ printf "%d\n", ($1 * 60 + $2 + $3 * 60 + $4) * 1000 }'
}

least() { # milliseconds so far, milliseconds now
    if [ -z "$1" ] || [ "$2" -lt "$1" ]; then echo "$2"; else echo "$1"; fi
}

syn=$(grep -A1 '^name = "syn"$' Cargo.lock | sed -n 's/^version = "\(.*\)"$/\1/p' | tail -n 1)
crate user "sprague = { path = \"$root\" }" \
    'use sprague::prelude::*;
sprague::game! {
    /// Take one, three or four.
    pub game Take(n) { n -> n - k for k in {1, 3, 4}; }
}
fn main() {
    assert_eq!(Take.grundy(5), Ok(3));
}'
crate parser "syn = { version = \"=$syn\", features = [\"full\", \"extra-traits\", \"visit\", \
\"visit-mut\", \"fold\"] }" \
    'fn main() {
    assert!(syn::parse_str::<syn::File>("fn main() {}").is_ok());
}'

user='' parser='' quickstart=''
for _ in $(seq "$runs"); do
    parser=$(least "$parser" "$(cpu "$work/parser" cargo build)")
    user=$(least "$user" "$(cpu "$work/user" cargo build)")
    quickstart=$(least "$quickstart" \
        "$(cpu "$root" cargo run --release --locked --example quickstart)")
done
crates=$(cd "$work/user" && cargo tree --prefix none --edges normal,build --no-dedupe |
    awk '{ print $1, $2 }' | sort -u | wc -l)

broken=0
bound() { # words value bound
    if awk "BEGIN { exit !($2 <= $3) }"; then
        printf 'ok      %s: %s (at most %s)\n' "$1" "$2" "$3"
    else
        printf 'BROKEN  %s: %s (at most %s)\n' "$1" "$2" "$3"
        broken=1
    fi
}
ratio() { awk "BEGIN { printf \"%.2f\", $1 / $2 }"; }
printf 'CPU time, least of %s: syn %s with all features %s ms, user %s ms, quickstart %s ms\n' \
    "$runs" "$syn" "$parser" "$user" "$quickstart"
bound 'crates in the tree of the user' "$crates" 14
bound 'the user compared with syn' "$(ratio "$user" "$parser")" 3
bound 'the quickstart compared with the user' "$(ratio "$quickstart" "$user")" 2
exit "$broken"
