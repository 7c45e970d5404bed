#!/usr/bin/env bash
# shown_code_test.sh PAGE SOURCE...: every line of C++ on a page stands in one of these sources, so that what a page shows is
# what the tests compile.
set -euo pipefail
page=$1
shift
shown=$(sed -n '/^```cpp$/,/^```$/p' "$page" | grep -v '^```' | grep -v '^$' || true)
[[ -n $shown ]] || { echo "$page shows no code"; exit 1; }
if missing=$(grep -vxF -f <(cat "$@") <<<"$shown"); then
  printf '%s shows what is not in the sources:\n%s\n' "$page" "$missing"
  exit 1
fi
