#!/usr/bin/env bash
# The checker of links is itself checked: sound ones pass, and every kind of broken one fails and is named.
set -euo pipefail
checker=$(realpath "$(dirname "$0")/../../tools/check_links.sh")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir docs
printf '# Other\n\n## Two words, and a comma\n\n```sh\n## not a section\n```\n' >docs/other.md

page() { printf '# Page\n\n%s\n' "$1" >docs/page.md; }
holds() {
  page "$1"
  "$checker" docs/page.md || { echo "should have passed: $1"; exit 1; }
}
broken() {
  page "$1"
  if said=$("$checker" docs/page.md); then echo "should have failed: $1"; exit 1; fi
  [[ $said == *"docs/page.md"* ]] || { echo "should have named the page: $said"; exit 1; }
}

holds 'see [it](other.md) and [that](https://example.org/nowhere)'
holds '[one](other.md#two-words-and-a-comma) [two](#page) ![three](../docs)'
broken '[it](missing.md)'
broken '![a picture](images/missing.svg)'
broken '[fine](other.md) and [not](other.md#three-words)'
broken '[it](#missing)'
broken '[it](other.md#not-a-section)'
