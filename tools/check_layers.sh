#!/usr/bin/env bash
# check_layers.sh [SOURCES]: no include of the source tree (src/) goes up a layer, and a game is known to nobody but itself.
# Tests may include anything: they stand beside the code, but above everything.
set -euo pipefail
cd "${1-$(dirname "$0")/../src}"

find . -type f \( -name '*.[ch]pp' -o -name '*.[ch]pp.in' \) ! -name '*_test.cpp' | sed 's,^\./,,' | sort | xargs awk '
  BEGIN {
    # What each layer may include, itself aside. Lowest first.
    allowed["core"] = ""
    allowed["mazes"] = "core"
    allowed["games"] = "core mazes"
    allowed["search"] = "core"
    allowed["agents"] = "core mazes games search"
    allowed["arena"] = "core mazes games search agents"
    allowed["report"] = "core mazes games search agents arena"
    allowed["apps"] = "core mazes games search agents arena report"
  }
  function fault(text) { printf "%s:%d: %s\n", FILENAME, FNR, text; faults++ }
  # The folder below a layer that a path lies in, or nothing.
  function folder_of(path,   parts) { return split(path, parts, "/") > 2 ? parts[2] : "" }
  function game_of(path) { return path ~ /^games\// ? folder_of(path) : "" }
  # Players of one game stand in a folder of the name of that game.
  function knows(path, game) { return path ~ /^(games|agents)\// && folder_of(path) == game }
  function layer_of(path) { return path ~ /\// ? substr(path, 1, index(path, "/") - 1) : "" }

  FNR == 1 {
    files++
    from = layer_of(FILENAME)
    if (!(from in allowed)) fault("not in any layer")
  }
  /^[ \t]*#[ \t]*include[ \t]*["<]/ {
    ours = $0 ~ /include[ \t]*"/
    path = $0
    sub(/^[^"<]*["<]/, "", path)
    sub(/[">].*/, "", path)
    to = layer_of(path)
    if (!(to in allowed)) {
      if (ours) fault("\"" path "\" is not written from the root of the sources")
      next
    }
    if (!(from in allowed)) next
    if (to != from && index(" " allowed[from] " ", " " to " ") == 0) fault(from " may not include " path)
    # The unit that is compiled once for each game is made from a template, and that names no game either.
    game = game_of(path)
    if (game != "" && !knows(FILENAME, game) && FILENAME !~ /^agents\/.*\.in$/)
      fault(path " belongs to the game " game " alone")
  }
  END {
    if (files == 0) { print "no sources here"; exit 1 }
    exit faults > 0
  }'
