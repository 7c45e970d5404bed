#!/usr/bin/env bash
# run_examples.sh PROGRAMS FILE.md...: runs the examples in the documentation and compares their output.
#
# Examples are in blocks that open with ```console. A line `$ command` is run, and the lines after it are its expected
# output on both streams. A `\` at its end continues the command, and so do following lines that begin with `> `.
# `...` alone on a line matches any lines, inside a line any text; a last line `[exit 2]` is the exit code of a command
# that fails. The examples of a file share a folder, so that one can use what another wrote; examples/ of the project is there
# too. The folder PROGRAMS is
# first in their PATH.
set -uo pipefail

programs=$(realpath "$1")
examples_folder=$(realpath "$(dirname "$0")/../examples")
shift
examples=0
failures=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Exit code 0 if the lines of file $2 match the pattern lines of file $1.
matches() {
  awk '
    # Turns a line that contains `...` into a regular expression.
    function pattern(line) {
      gsub(/[][\\.^$*+?(){}|\/]/, "\\\\&", line)
      gsub(/\\\.\\\.\\\./, ".*", line)
      return "^" line "$"
    }
    # Do the expected lines from e on match the actual lines from a on?
    function match_from(e, a) {
      for (; e <= wanted; e++) {
        if (expected[e] == "...") {
          for (; a <= got + 1; a++) if (match_from(e + 1, a)) return 1
          return 0
        }
        if (a > got) return 0
        if (expected[e] != actual[a] && (index(expected[e], "...") == 0 || actual[a] !~ pattern(expected[e]))) return 0
        a++
      }
      return a == got + 1
    }
    FILENAME == ARGV[1] { expected[++wanted] = $0; next }
    { actual[++got] = $0 }
    END { exit !match_from(1, 1) }' "$1" "$2"
}

# run_example WHERE COMMAND: runs it and compares with the expected lines in $work/expected.
run_example() {
  (
    cd "$work/folder" || exit
    export PATH="$programs:$PATH" HOME="$work/folder" LC_ALL=C.UTF-8 TERM=dumb
    timeout 60 bash -c "$2" </dev/null
  ) >"$work/actual" 2>&1
  local code=$?
  # A last line without a newline would be joined with the next one.
  if [[ -s $work/actual && -n $(tail -c 1 "$work/actual") ]]; then echo >>"$work/actual"; fi
  # The exit code is a line of its own, so that no `...` can match it.
  if [[ $(tail -n 1 "$work/expected") != "[exit "*"]" ]]; then echo "[exit 0]" >>"$work/expected"; fi
  echo "[exit $code]" >>"$work/actual"
  examples=$((examples + 1))
  if matches "$work/expected" "$work/actual"; then return; fi
  failures=$((failures + 1))
  printf '%s: this example is not true:\n$ %s\n' "$1" "$2"
  diff -u --label expected --label actual "$work/expected" "$work/actual"
}

run_file() {
  local file=$1 line number=0 inside=no continued=no where='' command=''
  rm -rf "$work/folder"
  mkdir "$work/folder"
  ln -s "$examples_folder" "$work/folder/examples"
  flush() {
    if [[ -n $command ]]; then run_example "$where" "$command"; fi
    command=''
    : >"$work/expected"
  }
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1))
    if [[ $inside == no ]]; then
      if [[ $line == '```console' ]]; then inside=yes; fi
    elif [[ $line == '```' ]]; then
      flush
      inside=no
      continued=no
    elif [[ $continued == yes || (-n $command && $line == "> "* && ! -s $work/expected) ]]; then
      line=${line#"> "}
      command+=$'\n'$line
      if [[ $line == *\\ ]]; then continued=yes; else continued=no; fi
    elif [[ $line == '$ '* ]]; then
      flush
      command=${line#'$ '}
      where=$file:$number
      [[ $line != *\\ ]] || continued=yes
    else
      if [[ -z $command ]]; then
        echo "$file:$number: output without a command"
        failures=$((failures + 1))
      fi
      printf '%s\n' "$line" >>"$work/expected"
    fi
  done <"$file"
  if [[ $inside == yes ]]; then
    echo "$file:$number: the block has no end"
    failures=$((failures + 1))
  fi
}

for file in "$@"; do run_file "$file"; done
echo "$examples examples, $failures failures"
[[ $failures == 0 && $examples != 0 ]]
