#!/usr/bin/env bash
# seal_objects.sh ENTRY OUTPUT OBJECT...: joins objects that were compiled for newer processors, and hides all that they
# define but the function ariadne::ENTRY(). Of an inline function that several units have the linker keeps one, and it
# must not be one that other processors cannot run. Nor may anything in there run before main(), when nobody has looked
# at the processor yet.
set -euo pipefail
entry=$1 output=$2
shift 2

fail() {
  echo "$output: $1" >&2
  rm -f "$output"
  exit 1
}

ld -r --force-group-allocation -o "$output.joined" "$@"
objcopy --keep-global-symbol="_ZN7ariadne${#entry}${entry}Ev" "$output.joined" "$output"
rm "$output.joined"
visible=$(nm --defined-only --extern-only "$output" | wc -l)
[[ $visible == 1 ]] || fail "$visible symbols can be seen, expected ariadne::$entry() alone"
sections=$(readelf --section-headers --wide "$output")
[[ $sections != *.init_array* && $sections != *.ctors* ]] || fail 'something in it runs before main()'
