#!/usr/bin/env bash
# How long `game!` takes to expand: a crate of 1,000 small games in 1,000 blocks, dev profile,
# compared with the same crate without games. At most 1 ms a game; fails if it takes longer.
# What counts is the compiler's pass `macro_expand_crate` (one thread; `-Z time-passes`, which a
# stable compiler takes when told to): the macro, and the compiler's own reading of what it writes.
# Beside it is shown the CPU time up to the end of name resolution, and that of a whole check. RUNS
# sets how often each is measured; the least time counts.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
runs=${RUNS:-3}
games=1000
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CARGO_TARGET_DIR=$work/target

# Ten forms of rules, told apart by a number.
game() { # number
    local name=G$1 k=$(($1 % 7 + 2))
    case $(($1 % 10)) in
    0) echo "pub game $name(n) { n -> n - k for k in {1, $k, $((k + 3))}; }" ;;
    1) echo "pub game $name(n) { n -> n - k for k in 1.. if k not in {$k, 11}; }" ;;
    2) echo "pub game $name(n) { n -> n - d for d in divisors(n) if d < n, d != $k; }" ;;
    3) echo "pub game $name(n) { n -> n - p for p in primes if p > $k; }" ;;
    4) echo "pub game $name(n) { octal 0.$((k - 1))$((k * 3 % 7 + 1)); }" ;;
    5) echo "pub game $name(n) { n -> [a, b] for (a, b) in split(n) if a != b + $k; }" ;;
    6) echo "pub game $name{x, y} { {x, y} -> {x - k, y} for k in 1..;" \
        "{x, y} -> {x - k, y - k} for k in 1.. if k != $k; }" ;;
    7) echo "pub game $name[..] { [h, ..rest] -> [h - d, ..rest] for d in 1..=h" \
        "if d | rest, d < $k; }" ;;
    8) echo "pub game $name(n) { n -> n / d for d in {$k, $((k + 1))} if n > 0; }" ;;
    9) echo "pub game $name(n, q) { (n, q) -> (n - a, $k * a) for a in 1..=q; }" ;;
    esac
}

mkdir -p "$work/crate/src"
cp Cargo.lock "$work/crate/Cargo.lock"
printf '[package]\nname = "many"\nversion = "0.0.0"\nedition = "2024"\n' >"$work/crate/Cargo.toml"
printf '\n[dependencies]\nsprague = { path = "%s" }\n\n[workspace]\n' "$root" \
    >>"$work/crate/Cargo.toml"

# The CPU time of a compiler with these flags on the crate, in milliseconds, least of all runs.
cpu() { # flags…
    local least='' now
    for _ in $(seq "$runs"); do
        touch "$work/crate/src/lib.rs"
        # `times` tells the time of the shell and, in its second line, that of all it waited for.
        now=$(
            cd "$work/crate"
            cargo rustc --lib --profile dev --quiet -- "$@" >"$work/log" 2>&1 || {
                cat "$work/log" >&2
                exit 1
            }
            times
        )
        now=$(sed -n '2s/[ms]/ /gp' <<<"$now" |
            awk '{ printf "%d\n", ($1 * 60 + $2 + $3 * 60 + $4) * 1000 }')
        if [ -z "$least" ] || [ "$now" -lt "$least" ]; then least=$now; fi
    done
    echo "$least"
}

# The time of the pass that expands macros, likewise.
pass() {
    local least='' now
    for _ in $(seq "$runs"); do
        touch "$work/crate/src/lib.rs"
        now=$(
            cd "$work/crate"
            cargo rustc --lib --profile dev --quiet -- -Z no-analysis -Z time-passes 2>&1 |
                awk '$NF == "macro_expand_crate" { printf "%d\n", $2 * 1000 }'
        )
        if [ -z "$least" ] || [ "$now" -lt "$least" ]; then least=$now; fi
    done
    echo "$least"
}

export RUSTC_BOOTSTRAP=1
echo 'pub use sprague::prelude;' >"$work/crate/src/lib.rs"
(cd "$work/crate" && cargo build --quiet)
none=$(pass)
none_resolved=$(cpu -Z no-analysis)
none_whole=$(cpu --emit=metadata)
for number in $(seq "$games"); do
    printf 'sprague::game! { %s }\n' "$(game "$number")"
done >>"$work/crate/src/lib.rs"
all=$(pass)
all_resolved=$(cpu -Z no-analysis)
all_whole=$(cpu --emit=metadata)

printf '%s games: expanded in %s ms (%s ms without games)\n' "$games" "$all" "$none"
printf 'CPU time: names resolved in %s ms (%s ms), checked in %s ms (%s ms)\n' \
    "$all_resolved" "$none_resolved" "$all_whole" "$none_whole"
each=$(awk "BEGIN { printf \"%.3f\", ($all - $none) / $games }")
if awk "BEGIN { exit !($each < 1) }"; then
    printf 'ok      %s ms a game (less than 1)\n' "$each"
else
    printf 'BROKEN  %s ms a game (less than 1)\n' "$each"
    exit 1
fi
