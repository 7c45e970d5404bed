#!/usr/bin/env bash
# check_links.sh FILE.md...: finds links in the documentation that lead nowhere: to files that are not there, or to
# sections that their page does not have. Links to other sites are not followed.
set -uo pipefail

failures=0

# The names by which the sections of a page can be linked to.
sections() {
  sed -n '/^```/,/^```/d; s/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9 _-]//g; s/ /-/g'
}

# check_link PAGE TARGET
check_link() {
  local file=${2%%#*} section=""
  if [[ $2 == *"#"* ]]; then section=${2#*#}; fi
  local path=$1
  if [[ -n $file ]]; then path=$(dirname "$1")/$file; fi
  if [[ ! -e $path ]]; then
    echo "$1: there is no $2"
    failures=$((failures + 1))
  elif [[ -n $section ]] && ! sections "$path" | grep -qxF "$section"; then
    echo "$1: $path has no section $section"
    failures=$((failures + 1))
  fi
}

for page in "$@"; do
  while IFS= read -r target; do check_link "$page" "$target"; done < <(
    sed '/^```/,/^```/d' "$page" | grep -oE '\]\([^)]+\)' | sed 's/^](//; s/)$//' | grep -vE '^[a-z]+:'
  )
done
((failures == 0))
