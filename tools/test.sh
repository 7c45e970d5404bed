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
# in_background NAME COMMAND...: runs it beside everything that follows, until end_of NAME waits for it and shows its output.
# It gets a process group of its own, so that all it started ends with an interrupted run.
declare -A background
in_background() {
  local name=$1
  shift
  set -m
  "$@" </dev/null >"build/$name.log" 2>&1 &
  set +m
  background[$name]=$!
}
end_jobs() {
  local job
  for job in $(jobs -p); do kill -- "-$job"; done 2>/dev/null
}
trap end_jobs EXIT
end_of() {
  wait "${background[$1]}"
  local result=$?
  cat "build/$1.log"
  return $result
}

part 'build: optimised' cmake --build build/release
# A browser takes its time, and so do tests that wait: meanwhile the next build uses the processors.
in_background browser_tests run_tests build/release --no-tests=ignore --tests-regex '^page$'
in_background sanitized_build cmake --build build/asan
part 'tests and checks' run_tests build/release --exclude-regex '^page$'
part 'build: with address and undefined-behaviour sanitizers, the rest of it' end_of sanitized_build
part 'tests under the sanitizers' run_tests build/asan
part 'tests in a browser' end_of browser_tests

printf '\n== summary\n'
printf '%s\n' "${summary[@]}"
exit $failed
