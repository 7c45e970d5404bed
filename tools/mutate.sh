#!/usr/bin/env bash
# mutate.sh [FROM [TO]]: shows which deliberate faults the tests notice. tools/mutations.txt lists them, one per line:
#   file  expression  what it becomes  tests that should notice          (separated by tabs)
# All faults are compiled into one copy of the sources, below build/mutate, and each is switched on by its number in the
# environment variable ARIADNE_MUTANT. Tests are filters of ariadne_tests, or of another program as in program=Records.* and
# corpus=Corpus.*. FROM and TO choose lines of the list. New ones come last, since a fault that gets another number is compiled
# again. Only expressions can be switched, not statements. Not part of `make test`: it takes as long as a build and some minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

list=tools/mutations.txt
copy=build/mutate
sources=$copy/sources
build=$copy/build
seconds=300  # for the tests of one fault, on a machine that has other things to do
from=${1-1}
to=${2-$(wc -l <"$list")}

stop() { echo "mutate: $*" >&2; exit 1; }

# Also those that were never committed, but not those that were deleted since.
list_sources() {
  comm -z -23 <(git ls-files -z --cached --others --exclude-standard | sort -z) <(git ls-files -z --deleted | sort -z)
}

# The sources as they are, but with every fault of the list in them. Files that are as they were keep their dates, so that a
# second run compiles little.
write_copy() {
  local number=0 file original mutant tests text
  local fresh=$copy/fresh
  rm -rf "$fresh" && mkdir -p "$fresh" "$sources"
  list_sources | xargs -0 cp --parents -t "$fresh"
  cat >"$fresh/src/core/mutant.hpp" <<'END'
#pragma once

#include <cstdlib>

// Whether this fault is switched on.
inline bool mutant(int number) {
  static const int chosen = [] {
    const char* text = std::getenv("ARIADNE_MUTANT");
    return text == nullptr ? 0 : std::atoi(text);
  }();
  return number == chosen;
}
END
  while IFS=$'\t' read -r file original mutant tests; do
    number=$((number + 1))
    [[ -n $tests ]] || stop "line $number of $list has no four fields"
    [[ $original$mutant != *';'* ]] || stop "line $number of $list has a ';', expected expressions"
    text=$(<"$fresh/$file")
    [[ $text == *"$original"* ]] || stop "line $number: $file has no '$original'"
    [[ $text == *core/mutant.hpp* ]] || text=${text/'#include'/'#include "core/mutant.hpp"'$'\n#include'}
    echo "${text%%"$original"*}(mutant($number) ? ($mutant) : ($original))${text#*"$original"}" >"$fresh/$file"
  done <"$list"
  (cd "$fresh" && find . -type f) | while read -r file; do
    cmp -s "$sources/$file" "$fresh/$file" && touch -r "$sources/$file" "$fresh/$file"
  done || true
  rm -rf "$sources" && mv "$fresh" "$sources"
}

# Quick to compile: nothing is optimised, and warnings do not matter.
build_copy() {
  [[ -e $build/build.ninja ]] || cmake -S "$sources" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DARIADNE_TESTS=all \
    -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_CXX_FLAGS_DEBUG=-O0 >/dev/null
  cmake --build "$build" --target ariadne_tests program_tests corpus_test
}

# run_tests FILTERS FAULT: fails as soon as one does, with 124 if it takes too long.
run_tests() {
  local filter program
  local -a parts
  local -A filters=()
  IFS=: read -ra parts <<<"$1"
  for filter in "${parts[@]}"; do
    case $filter in
      program=*) program=program_tests ;;
      corpus=*) program=corpus_test ;;
      *) program=ariadne_tests ;;
    esac
    filters[$program]+=${filters[$program]+:}${filter#*=}
  done
  for program in "${!filters[@]}"; do
    ARIADNE_MUTANT=$2 timeout "$seconds" "$build/bin/$program" --gtest_filter="${filters[$program]}" --gtest_brief=1 \
      --gtest_fail_fast </dev/null >/dev/null 2>&1 || return
  done
}

# check_sound FILTERS: that these tests pass without a fault. Those that were checked before are not run again.
declare -A sound
check_sound() {
  [[ -v sound[$1] ]] || run_tests "$1" 0 || stop "'$1' fails without a fault"
  sound[$1]=yes
}

write_copy
build_copy

number=0 noticed=0 tried=0
while IFS=$'\t' read -r file original mutant tests; do
  number=$((number + 1))
  [[ $number -ge $from && $number -le $to ]] || continue
  check_sound "$tests"
  tried=$((tried + 1))
  result=0
  run_tests "$tests" "$number" || result=$?
  case $result in
    0) printf 'SURVIVED %3d  %s: %s -> %s\n' "$number" "$file" "$original" "$mutant" ;;
    124) printf 'endless  %3d  %s\n' "$number" "$file" ;;
    *) printf 'noticed  %3d  %s\n' "$number" "$file" ;;
  esac
  [[ $result -eq 0 ]] || noticed=$((noticed + 1))
done <"$list"
printf '%d of %d faults noticed, %d %%\n' "$noticed" "$tried" $((100 * noticed / (tried > 0 ? tried : 1)))
[[ $((100 * noticed)) -ge $((95 * tried)) ]]
