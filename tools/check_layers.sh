#!/usr/bin/env bash
# check_layers.sh [SOURCES [MAP]]: checks that every include in the source tree (src/) is allowed by the table of modules in
# the map (docs/architecture.md), and that no game is included by anything but itself. Tests may include anything: they live
# beside the code, but are above everything.
set -euo pipefail
root=$(dirname "$0")/..
map=$(realpath "${2-$root/docs/architecture.md}")
cd "${1-$root/src}"

# "src/arena" and "core, mazes, the edge" become "arena core mazes edge".
table=$(sed -n 's/^| `src\/\([a-z_.\/]*\)` |.*| \([^|]*\) |$/\1 \2/p' "$map" | sed 's/,//g; s/ nothing//; s/ the edge/ edge/; s/`//g')

find . -type f \( -name '*.[ch]pp' -o -name '*.[ch]pp.in' \) ! -name '*_test.cpp' | sed 's,^\./,,' | sort | TABLE=$table xargs awk '
  BEGIN {
    rows = split(ENVIRON["TABLE"], row, "\n")
    for (i = 1; i <= rows; i++) {
      module = row[i]
      sub(/ .*/, "", module)
      allowed[module] = substr(row[i], length(module) + 1) " "
    }
    if (rows == 0) { print "no table of modules in the map"; exit bad = 1 }
  }
  function fault(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; faults++ }
  # The folder of a module that contains a path, or nothing.
  function folder_of(path,   parts) { return split(path, parts, "/") > 2 ? parts[2] : "" }
  function game_of(path) { return path ~ /^games\// ? folder_of(path) : "" }
  # Agents of one game live in a folder named after it.
  function knows(path, game) { return path ~ /^(games|agents)\// && folder_of(path) == game }
  # The innermost module that contains a path.
  function module_of(path,   parts, count, i, name, found) {
    count = split(path, parts, "/")
    for (i = 1; i <= count; i++) {
      name = i == 1 ? parts[1] : name "/" parts[i]
      if (name in allowed) found = name
    }
    return found
  }
  # The part of agents that is compiled for each game, and must not be included above the edge.
  function behind_the_edge(path) { return path ~ /^agents\/(algorithms|own_solution|own_training|request|solved_boards|[a-z]+_of\.hpp)/ }
  function may_include(from, path, to) {
    if (to == from || index(allowed[from], " " to " ") > 0) return 1
    return to == "agents" && index(allowed[from], " edge ") > 0 && !behind_the_edge(path)
  }

  FNR == 1 {
    files++
    from = module_of(FILENAME)
    if (from == "") fault("not in any module")
  }
  /^[ \t]*#[ \t]*include[ \t]*["<]/ {
    ours = $0 ~ /include[ \t]*"/
    path = $0
    sub(/^[^"<]*["<]/, "", path)
    sub(/[">].*/, "", path)
    to = module_of(path)
    if (to == "") {
      if (ours) fault("\"" path "\" is not written from the root of the sources")
      next
    }
    if (from == "") next
    if (!may_include(from, path, to)) fault(from " may not include " path)
    # The unit that is compiled once per game is generated from a template, which must not name a game either.
    game = game_of(path)
    if (game != "" && !knows(FILENAME, game) && FILENAME !~ /^agents\/.*\.in$/)
      fault(path " belongs to the game " game " alone")
  }
  END {
    if (bad) exit 1
    if (files == 0) { print "no sources here"; exit 1 }
    exit faults > 0
  }'
