#!/usr/bin/env bash
# How long `game!` takes to expand: a crate of 1,000 small games in 1,000 blocks, dev profile,
# compared with the same crate without games. At most 1 ms a game; fails if it takes longer.
# The compiler's own account of its passes is read (`-Z time-passes`, which a stable compiler
# gives when told to); the time of the whole check is shown beside it. RUNS sets how often each is
# measured; the least time counts.
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
    4) echo "pub game $name(n) { octal 0.$k$((k - 1)); }" ;;
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

# The milliseconds of macro expansion and of the whole check, least of all runs.
measure() {
    local expansion='' whole='' now
    for _ in $(seq "$runs"); do
        touch "$work/crate/src/lib.rs"
        now=$(date +%s%N)
        (cd "$work/crate" && RUSTC_BOOTSTRAP=1 cargo rustc --lib --profile dev --quiet -- \
            -Z time-passes --emit=metadata) >"$work/log" 2>&1 || {
            cat "$work/log" >&2
            exit 1
        }
        now=$((($(date +%s%N) - now) / 1000000))
        if [ -z "$whole" ] || [ "$now" -lt "$whole" ]; then whole=$now; fi
        now=$(sed -n 's/^ *time: *\([0-9.]*\);.*macro_expand_crate$/\1/p' "$work/log" |
            awk '{ ms += $1 * 1000 } END { printf "%d", ms }')
        if [ -z "$expansion" ] || [ "$now" -lt "$expansion" ]; then expansion=$now; fi
    done
    echo "$expansion $whole"
}

echo 'pub use sprague::prelude;' >"$work/crate/src/lib.rs"
(cd "$work/crate" && RUSTC_BOOTSTRAP=1 cargo build --quiet)
read -r none none_whole < <(measure)
for number in $(seq "$games"); do
    printf 'sprague::game! { %s }\n' "$(game "$number")"
done >>"$work/crate/src/lib.rs"
read -r all all_whole < <(measure)

printf '%s games: expansion %s ms (%s ms without games), whole check %s ms (%s ms)\n' \
    "$games" "$all" "$none" "$all_whole" "$none_whole"
each=$(awk "BEGIN { printf \"%.3f\", ($all - $none) / $games }")
if awk "BEGIN { exit !($all > 0 && $each < 1) }"; then
    printf 'ok      %s ms a game (less than 1)\n' "$each"
else
    printf 'BROKEN  %s ms a game (less than 1)\n' "$each"
    exit 1
fi
