#!/usr/bin/env bash
# tournament_kills_test.sh ARIADNE [KILLS]: a tournament of four agents that is killed so often (4 by default) at random moments
# ends as one that was never interrupted, in every format and to the last byte of its records, times aside.
set -euo pipefail
ariadne=$1
kills=${2-4}
RANDOM=${3-1} # the seed of the moments
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Three dozen games for every kill.
cat >whole.toml <<END
name = "Kills"
game = "reversi:size=6"
format = "round-robin"
rounds = $((3 * kills))
seed = 7
[[agent]]
name = "deep"
spec = "alphabeta:depth=4"
[[agent]]
name = "engine"
spec = "engine:nodes=2000"
[[agent]]
name = "greedy"
spec = "greedy"
[[agent]]
name = "dice"
spec = "random"
END
cp whole.toml killed.toml

play() { exec "$ariadne" tournament "$1.toml" --jobs 2 --resume --quiet; }
# exported NAME FORMAT: without what differs between two runs.
exported() {
  "$ariadne" tournament export "$1.toml" --format "$2" |
    sed -E 's/"ms":[0-9.]+,?//g; s/"(check|after)":"?[0-9a-f]*"?,?//g'
}

begin=$(date +%s%N)
(play whole) >/dev/null
# On average all kills together come when half of it is played, so that hardly any comes too late.
longest=$((($(date +%s%N) - begin) / 1000000 / kills))

hit=0 late=0
while [[ $hit -lt $kills && $late -lt 3 ]]; do
  play killed >/dev/null 2>&1 &
  child=$!
  sleep "$(printf '0.%03d' $((RANDOM % (longest < 999 ? longest + 1 : 1000))))"
  kill -KILL $child 2>/dev/null || true
  code=0
  wait $child 2>/dev/null || code=$?
  if [[ $code == 137 ]]; then hit=$((hit + 1)); else late=$((late + 1)); fi
done
[[ $((2 * hit)) -ge $kills ]] || { echo "it was killed only $hit times"; exit 1; }
(play killed) >/dev/null

failed=0
for format in text crosstable csv games json html records; do
  cmp <(exported whole $format) <(exported killed $format) || { echo "different: $format"; failed=1; }
done
"$ariadne" tournament export killed.toml --format records -o killed.jsonl
"$ariadne" replay killed.jsonl --verify >verified || { cat verified; failed=1; }
echo "killed $hit times; $("$ariadne" tournament export killed.toml --format games | tail -n +2 | wc -l) games"
exit $failed
