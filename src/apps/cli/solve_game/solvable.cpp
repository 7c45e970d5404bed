#include "apps/cli/solve_game/solvable.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "apps/cli/failure.hpp"
#include "apps/cli/input.hpp"
#include "core/byte_size.hpp"
#include "report/format.hpp"

namespace ariadne {
namespace {

bool is_solvable(const GameEntry& game) {
  return std::ranges::any_of(game.agents(), [](const AgentInfo& agent) { return agent.name == kPerfect; });
}

std::string solvable_names() {
  std::vector<std::string> names;
  for (const GameEntry* game : games()) {
    if (is_solvable(*game)) names.push_back(game->info().id);
  }
  return names.empty() ? "No game here has one." : "Available for: " + joined(names, ", ") + ".";
}

}  // namespace

GameSpec solvable_game(const std::string& spec) {
  GameSpec game = game_spec(spec);
  if (is_solvable(*game.game)) return game;
  throw Failure(ExitCode::usage, fmt::format("{} has no exact solver", game.game->info().id), solvable_names());
}

SolutionNeed affordable_need(const Session& session, std::uint64_t memory) {
  const SolutionNeed need = value_or_fail(session.game().solution_need(session), ExitCode::usage);
  const auto checked = check_memory(need, memory);
  if (checked) return need;
  const auto enough = enough_mebibytes(need);
  const std::string hint =
      enough ? fmt::format("Allow more with --memory {}M.", *enough)
             : fmt::format("More than {} cannot be allowed; {}.", byte_size_text(kMaxMemory), need.smaller);
  throw Failure(ExitCode::usage, checked.error().message, hint);
}

}  // namespace ariadne
