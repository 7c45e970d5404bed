#include <algorithm>

#include "arena/tournament/file.hpp"
#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {

// The file of a tournament. Its openings, if it names some, are two moves of Reversi.
bool tournament(std::string_view bytes) {
  TournamentSources sources;
  sources.seed = 1;
  sources.openings = [](const std::string&) -> Result<std::string> { return "d3 c5\n"; };
  const auto plan = read_tournament(bytes, sources);
  if (!plan) {
    promise_explained(plan.error());
    return false;
  }
  promise(check_plan(*plan).has_value(), "what is accepted can be played");
  promise(plan->entrants.size() == plan->games.agents.size(), "every agent has its spec");
  promise(check_continuation(*plan, *plan).has_value(), "a tournament can go on as itself");
  if (most_games(*plan) > 1000) return true;
  const auto games = next_games(*plan, {});
  const bool all_play = std::ranges::none_of(plan->entrants, [](const auto& entrant) { return entrant.withdrawn; });
  promise(!games.empty() || !all_play, "there is something to play, unless who should play was withdrawn");
  for (const auto& game : games) {
    const auto [first, second] = game.pairing.agents;
    promise(first < plan->entrants.size() && second < plan->entrants.size(), "by agents that exist");
    promise(game.state == GameState::bye || plan->can_play(first, second), "and that can play these sides");
  }
  return true;
}

}  // namespace ariadne::fuzz
