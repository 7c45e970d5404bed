#include <algorithm>

#include "tests/fuzz/promise.hpp"
#include "tests/fuzz/targets.hpp"

namespace ariadne::fuzz {
namespace {

// Takes the text up to the end of the line off the bytes.
std::string_view next_line(std::string_view& bytes) {
  const std::size_t end = bytes.find('\n');
  const std::string_view line = bytes.substr(0, end);
  bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
  return line;
}

// The moves of a line: all of it where one seat moves, else one per tabulator more.
Step step_of(const Session& session, std::string_view line) {
  Step step;
  while (step.size() + 1 < session.movers().size()) {
    const std::size_t end = line.find('\t');
    step.emplace_back(line.substr(0, end));
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  }
  step.emplace_back(line);
  return step;
}

bool all_listed(const Session& session, const Step& step) {
  const auto movers = session.movers();
  for (std::size_t i = 0; i < movers.size(); ++i) {
    const auto legal = session.moves(movers[i]);
    if (std::ranges::find(legal, step[i]) == legal.end()) return false;
  }
  return !movers.empty();
}

bool play_line(Session& session, std::string_view line) {
  const Step step = step_of(session, line);
  const bool listed = all_listed(session, step);
  const auto hash = session.hash();
  const auto plies = session.history().size();
  if (const auto played = session.play(step); !played) {
    promise_explained(played.error());
    promise(session.hash() == hash && session.history().size() == plies, "a refused move changes nothing");
    promise(!listed, "a listed move is not refused");
    return false;
  }
  promise(session.history().size() == plies + 1, "a move that is played is one ply");
  return true;
}

// The whole game again, from its start, by the spelling of its history.
void promise_replayable(const Session& session) {
  const auto again = session.at(0);
  for (const auto& step : session.history()) promise(again->play(step).has_value(), "a history can be played again");
  promise(again->hash() == session.hash() && again->json() == session.json(), "a replayed game ends where it ended");
}

}  // namespace

bool moves(std::string_view bytes) {
  const GameEntry* game = take_game(bytes);
  if (game == nullptr) return false;
  const auto session = game->start("", 1);
  promise(session.has_value(), "every game starts without settings");
  bool accepted = true;
  while (!bytes.empty()) {
    if (!play_line(**session, next_line(bytes))) accepted = false;
  }
  promise_replayable(**session);
  return accepted;
}

}  // namespace ariadne::fuzz
