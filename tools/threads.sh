#!/usr/bin/env bash
# threads.sh BUILD: runs what several threads share in a build with the thread sanitizer: the tests, and the commands that work
# on several jobs.
set -euo pipefail
bin=$1/bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export TSAN_OPTIONS=halt_on_error=1

# run COMMAND...: prints what it says only if it fails.
run() {
  echo "${*##*/}"
  "$@" >"$folder/out" 2>&1 || { cat "$folder/out"; exit 1; }
}

run "$bin/thread_tests" --gtest_brief=1
run "$bin/ariadne" match theseus:size=5 perfect random --games 40 --jobs 4 --seed 1 --record "$folder/match.jsonl"
run "$bin/ariadne" match flags greedy direct --games 8 --jobs 4 --seed 1
run "$bin/ariadne" pacman -l ambush -p GreedyAgent -q -n 8 --jobs 4 --seed 1
run "$bin/ariadne" pacman -l ambush -p ClosestDotSearchAgent -q -n 8 --jobs 4 --seed 1
run "$bin/ariadne" analyse reversi --agent engine:nodes=300000,threads=4,hash=1M
run "$bin/ariadne" match hunger engine:nodes=20000,threads=3,hash=1M greedy --games 2 --jobs 2 --seed 1
run "$bin/ariadne" match hunger mcts:nodes=20000,threads=3,tree=1M greedy --games 2 --jobs 2 --seed 1
run "$bin/ariadne" match flags mcts:nodes=1000,threads=3,tree=1M direct --games 2 --jobs 2 --seed 1
run "$bin/ariadne" solve-game theseus:size=5 --boards 8 --agents heuristic,perfect --jobs 4 --seed 1
run "$bin/ariadne" train reversi -o "$folder/weights" --games 8 --rounds 2 --jobs 4 --seed 1
