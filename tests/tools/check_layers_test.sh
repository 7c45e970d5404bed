#!/usr/bin/env bash
# The layer check is itself checked: a good tree passes, and every kind of bad include is found where it stands.
set -euo pipefail
check=$(realpath "$(dirname "$0")/../../tools/check_layers.sh")
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# put FILE LINE...: a source file of the tree.
put() {
  mkdir -p "$tree/$(dirname "$1")"
  printf '%s\n' "${@:2}" >"$tree/$1"
}
good_tree() {
  rm -rf "${tree:?}"/*
  printf '| `src/%s` | words | %s |\n' core nothing mazes core games 'core, mazes' search core agents 'core, mazes, games, search' \
    arena 'core, mazes, the edge' apps/cli 'core, the edge, arena' apps/terminal 'core, the edge, arena, apps/cli' \
    apps/main.cpp 'apps/cli, apps/terminal' >"$tree/map.md"
  put core/seat.hpp '#include <vector>'
  put mazes/grid.hpp '#include "core/seat.hpp"'
  put games/game.hpp '#include "core/seat.hpp"'
  put games/go/rules.hpp '#include "games/game.hpp"' '#include "mazes/grid.hpp"'
  put games/go/rules.cpp '#include "games/go/rules.hpp"'
  put search/tree/minimax.hpp '#include "core/seat.hpp"'
  put search/tree/minimax_test.cpp '#include "games/go/rules.hpp"'
  put agents/go/player.hpp '#include "games/go/rules.hpp"'
  put agents/unit.cpp.in '#include "games/@GAME@/rules.hpp"' '#include "search/tree/minimax.hpp"'
  put arena/match.cpp '#include "agents/agent.hpp"' '#include "mazes/grid.hpp"'
  put apps/cli/list.cpp '#include <CLI/CLI.hpp>' '#include "arena/match.hpp"'
  put apps/terminal/screen.cpp '#include "apps/cli/list.hpp"'
  put apps/main.cpp '#include "apps/cli/list.hpp"' '#include "apps/terminal/screen.hpp"'
}
# finds WHERE FILE INCLUDE: with this include added to the file, the check fails and names only this line.
finds() {
  good_tree
  mkdir -p "$tree/$(dirname "$2")"
  echo "#include $3" >>"$tree/$2"
  local said
  if said=$("$check" "$tree" "$tree/map.md") || [[ $said != "$2:$1: "* || $said == *$'\n'* ]]; then
    printf 'expected a fault at %s:%s for #include %s, but the check said:\n%s\n' "$2" "$1" "$3" "$said"
    exit 1
  fi
}

good_tree
"$check" "$tree" "$tree/map.md"
finds 3 arena/match.cpp '"apps/cli/list.hpp"'              # up a layer
finds 2 core/seat.hpp '"search/tree/minimax.hpp"'          # the lowest uses nothing
finds 2 search/tree/minimax.hpp '"games/game.hpp"'         # search knows no games
finds 2 search/tree/minimax.hpp '<games/game.hpp>'         # not by other brackets either
finds 2 games/go/rules.cpp '"games/chess/rules.hpp"'       # nor does a game know another
finds 2 games/go/rules.cpp '"search/tree/minimax.hpp"'     # nor how it is searched
finds 3 arena/match.cpp '"games/game.hpp"'                 # above the edge there are no games
finds 3 arena/match.cpp '"search/tree/minimax.hpp"'        # nor kernels
finds 3 arena/match.cpp '"agents/session_of.hpp"'          # nor what is compiled for each game
finds 3 arena/match.cpp '"agents/algorithms/greedy.hpp"'
finds 3 apps/cli/list.cpp '"apps/terminal/screen.hpp"'     # commands do not know the terminal
finds 1 agents/unit.cpp '"games/go/rules.hpp"'             # the edge names no game
finds 2 agents/go/player.hpp '"games/chess/rules.hpp"'     # agents of a game know that one alone
finds 3 apps/main.cpp '"../arena/match.hpp"'               # there is one way to write an include
finds 3 apps/main.cpp '"context.hpp"'
finds 1 attic/old.cpp '"core/seat.hpp"' # every file is in a module
