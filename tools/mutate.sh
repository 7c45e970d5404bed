#!/usr/bin/env bash
# mutate.sh [FROM [TO]]: shows which deliberate faults the tests notice. tools/mutations.txt lists them, one a line:
#   file  expression  what it becomes  tests that should notice          (separated by tabs)
# All faults are compiled into one copy of the sources, build/mutate, and each is switched on by its number in the environment
# variable ARIADNE_MUTANT. Tests are filters of ariadne_tests, or of another program as in program=Records.* and
# corpus=Corpus.*. FROM and TO choose lines of the list; those of headers that everything includes come last. Not part of
# `make test`: it takes as long as a build and some minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

list=tools/mutations.txt
copy=build/mutate
build=$copy/build/quick
seconds=120  # for the tests of one fault: one that makes them run forever is noticed
from=${1-1}
to=${2-$(wc -l <"$list")}

is_chosen() { [[ $1 -ge $from && $1 -le $to ]]; }
stop() { echo "mutate: $*" >&2; exit 1; }

# The sources as they are, but with every fault of the list in them. Files that do not change keep their dates, so that a
# second run compiles little.
write_copy() {
  local -A changed=()
  local number=0 file original mutant tests text
  while IFS=$'\t' read -r file original mutant tests; do
    number=$((number + 1))
    [[ -n $tests ]] || stop "line $number of $list has no four fields"
    is_chosen "$number" || continue
    [[ -v changed[$file] ]] || changed[$file]=$(<"$file")
    text=${changed[$file]}
    [[ $text == *"$original"* ]] || stop "line $number: $file has no '$original'"
    changed[$file]=${text%%"$original"*}"(mutant($number) ? ($mutant) : ($original))"${text#*"$original"}
  done <"$list"
  mkdir -p "$copy/src"
  find "$copy/src" -name '*.seen' | while read -r text; do
    file=${text#"$copy/"}
    file=${file%.seen}
    [[ -v changed[$file] ]] || { rm "$text" && cp "$file" "$copy/$file"; }
  done
  git ls-files -z | grep -zv '^build/' | xargs -0 cp -p -u --parents -t "$copy"
  for file in "${!changed[@]}"; do
    text=${changed[$file]/'#include'/'#include "core/mutant.hpp"'$'\n#include'}
    [[ -e $copy/$file.seen && $(<"$copy/$file.seen") == "$text" ]] || echo "$text" >"$copy/$file.seen"
    cmp -s "$copy/$file.seen" "$copy/$file" || cp "$copy/$file.seen" "$copy/$file"
  done
  cat >"$copy/mutant.hpp" <<'END'
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
  cmp -s "$copy/mutant.hpp" "$copy/src/core/mutant.hpp" || cp "$copy/mutant.hpp" "$copy/src/core/mutant.hpp"
}

# Quick to compile: nothing is optimised, and warnings do not matter.
build_copy() {
  [[ -e $build/build.ninja ]] || cmake -S "$copy" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DARIADNE_TESTS=all \
    -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_CXX_FLAGS_DEBUG=-O0 >/dev/null
  cmake --build "$build" --target ariadne_tests program_tests corpus_test
}

# run_tests FILTERS: false once one fails, or takes too long.
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
    timeout "$seconds" "$build/bin/$program" --gtest_filter="${filters[$program]}" --gtest_brief=1 --gtest_fail_fast \
      >/dev/null 2>&1 || return 1
  done
}

mkdir -p "$copy"
write_copy
build_copy

number=0 noticed=0 tried=0
while IFS=$'\t' read -r file original mutant tests; do
  number=$((number + 1))
  is_chosen "$number" || continue
  ARIADNE_MUTANT=0 run_tests "$tests" || stop "line $number: '$tests' fails without a fault"
  tried=$((tried + 1))
  if ARIADNE_MUTANT=$number run_tests "$tests"; then
    printf 'SURVIVED %3d  %s: %s -> %s\n' "$number" "$file" "$original" "$mutant"
  else
    noticed=$((noticed + 1))
    printf 'noticed  %3d  %s\n' "$number" "$file"
  fi
done <"$list"
printf '%d of %d faults noticed, %d %%\n' "$noticed" "$tried" $((100 * noticed / (tried > 0 ? tried : 1)))
[[ $((100 * noticed)) -ge $((95 * tried)) ]]
