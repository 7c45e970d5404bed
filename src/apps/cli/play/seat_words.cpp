#include "apps/cli/play/seat_words.hpp"

#include <fmt/format.h>

#include "apps/cli/failure.hpp"
#include "report/format.hpp"

namespace ariadne {

std::vector<std::string> words_for_seats(const GameEntry& game, const std::vector<std::string>& seats,
                                         std::vector<std::string> given) {
  if (given.size() > seats.size()) {
    throw Failure(ExitCode::usage, fmt::format("{} agents for {} seats", given.size(), seats.size()),
                  "One for each of " + joined(seats, ", ") + ".");
  }
  const std::string last = given.empty() ? "" : given.back();
  while (given.size() < seats.size()) {
    const Team team = game.team(static_cast<Seat>(given.size()));
    given.push_back(!last.empty() && check_team(game, last, team) ? last : usual_agent(game, team));
  }
  return given;
}

}  // namespace ariadne
