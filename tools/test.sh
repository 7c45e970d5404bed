#!/usr/bin/env bash
# test.sh: builds what is tested, runs all of it even if a part fails, and ends with a line for each part.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

summary=()
failed=0
# part NAME COMMAND...: one part, with its time and its verdict in the summary.
part() {
  local name=$1 begin=$SECONDS verdict=ok
  shift
  printf '\n== %s\n' "$name"
  "$@" || { verdict=FAILED; failed=1; }
  summary+=("$(printf '%-6s  %4ds  %s' "$verdict" $((SECONDS - begin)) "$name")")
}
run_tests() { ctest --test-dir "$1" --parallel "$(nproc)" --output-on-failure --no-tests=error --progress; }

part 'build: optimised' cmake --build build/release
part 'tests and checks' run_tests build/release
part 'build: with address and undefined-behaviour sanitizers' cmake --build build/asan
part 'tests under the sanitizers' run_tests build/asan

printf '\n== summary\n'
printf '%s\n' "${summary[@]}"
exit $failed
