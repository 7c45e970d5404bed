#!/usr/bin/env bash
# The runner of examples is itself checked: true ones pass, and every kind of untrue one fails and is named.
set -euo pipefail
runner=$(realpath "$(dirname "$0")/../../tools/run_examples.sh")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir bin
printf '#!/bin/sh\nprintf "%%s\\n" "$@"\n' >bin/ariadne
chmod +x bin/ariadne

# page LINE...: a page with these lines in a block of examples, which begins in line 3.
page() { printf '%s\n' '# Page' '```console' "$@" '```' >page.md; }
fail() {
  printf '%s\n' "$1" '--- page' "$(cat page.md)" '--- said' "$said"
  exit 1
}
holds() {
  page "$@"
  said=$("$runner" bin page.md) || fail 'should have passed'
}
# untrue LINE EXAMPLE...: the runner fails and names this line of the page.
untrue() {
  page "${@:2}"
  if said=$("$runner" bin page.md); then fail 'should have failed'; fi
  [[ $said == *"page.md:$1: "* ]] || fail "should have named line $1"
}

holds '$ ariadne one two' one two
holds '$ ariadne one \' '  two' one two
holds '$ ariadne $(cat <<END' '> one' '> END' '> )' one
holds '$ ariadne "a [b] (c)* d.e 3"' 'a [b] ... 3'
holds '$ ariadne first middle middle last' first ... last
holds '$ ariadne first last' first ... last
holds '$ ariadne anything' ...
holds '$ ariadne one "> two"' one '> two'
holds '$ echo kept >file' '$ cat file' kept
holds '$ echo to stderr >&2; exit 3' 'to stderr' '[exit 3]'
holds '$ printf "no newline"; exit 1' 'no newline' '[exit 1]'
holds '$ true'

untrue 3 '$ ariadne one' two
untrue 3 '$ ariadne one two' one
untrue 3 '$ ariadne one' one two
untrue 3 '$ ariadne axb' a.b
untrue 3 '$ ariadne "a c" "b d"' 'a ... d'
untrue 3 '$ ariadne first middle' first ... last
untrue 3 '$ exit 3'
untrue 3 '$ exit 3' '[exit 4]'
untrue 3 '$ echo some; exit 3' ...
untrue 3 '$ true' '[exit 1]'
untrue 5 '$ ariadne one' one '$ ariadne two' three
untrue 3 'output without a command'

printf '%s\n' '```console' '$ ariadne one' one >page.md
if said=$("$runner" bin page.md); then fail 'a block without an end should have failed'; fi
echo 'no examples at all' >page.md
if said=$("$runner" bin page.md); then fail 'a page without examples should have failed'; fi
