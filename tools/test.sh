#!/usr/bin/env bash
# test.sh: builds and runs all tests, even if a part fails, and ends with one summary line per part.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

summary=()
failed=0
# part NAME COMMAND...: runs one part and adds its time and result to the summary.
part() {
  local name=$1 begin=$SECONDS result=ok
  shift
  printf '\n== %s\n' "$name"
  "$@" || { result=FAILED; failed=1; }
  summary+=("$(printf '%-6s  %4ds  %s' "$result" $((SECONDS - begin)) "$name")")
}
run_tests() { ctest --test-dir "$1" --parallel "$(nproc)" --output-on-failure --no-tests=error --progress; }

part 'build: optimised' cmake --build build/release
part 'tests and checks' run_tests build/release
part 'build: with address and undefined-behaviour sanitizers' cmake --build build/asan
part 'tests under the sanitizers' run_tests build/asan

printf '\n== summary\n'
printf '%s\n' "${summary[@]}"
exit $failed
