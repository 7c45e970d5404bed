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
# run_tests FOLDER OPTIONS...: with more tests at a time than processors, since many of them wait for a program or a terminal.
run_tests() {
  ctest --test-dir "$1" --parallel $(($(nproc) * 3 / 2)) --output-on-failure --no-tests=error --progress "${@:2}"
}
# A browser takes its time, so what is done with it runs beside everything that follows.
begin_browser_tests() { run_tests build/release --no-tests=ignore --tests-regex '^page$' >build/browser_tests.log 2>&1 & }
end_browser_tests() {
  wait "$browser_tests"
  local result=$?
  cat build/browser_tests.log
  return $result
}

part 'build: optimised' cmake --build build/release
begin_browser_tests
browser_tests=$!
part 'tests and checks' run_tests build/release --exclude-regex '^page$'
part 'build: with address and undefined-behaviour sanitizers' cmake --build build/asan
part 'tests under the sanitizers' run_tests build/asan
part 'tests in a browser' end_browser_tests

printf '\n== summary\n'
printf '%s\n' "${summary[@]}"
exit $failed
