#pragma once

#include <span>
#include <string>
#include <vector>

#include "arena/board_study.hpp"
#include "core/json.hpp"
#include "report/svg/shares.hpp"

namespace ariadne {

// How many of some games or boards went to whom.
struct ResultCounts {
  std::uint64_t first = 0, drawn = 0, second = 0;

  void add(int sign) { ++(sign > 0 ? first : sign < 0 ? second : drawn); }
};

// The boards of one game together.
struct BoardSummary {
  ResultCounts perfect;                   // what perfect play brings
  std::array<std::vector<int>, 2> moves;  // until a board is won, ascending, by the team that wins it
  ResultCounts played;                    // what the agents made of it
  std::uint64_t boards = 0, games = 0, plies = 0;
  std::array<EffectCounts, 2> effects;  // of the agents' moves, by team
};
BoardSummary summary_of(std::span<const StudiedBoard> boards);

// What a study found, for people, for programs and for a picture; `game` is the spec of the boards.
std::string board_table(const std::string& game, const StudyPlan& plan, const BoardSummary& summary);
Json board_json(const std::string& game, const StudyPlan& plan, const BoardSummary& summary);
// Several of these together, `results` is an array of them.
Json boards_json(std::uint64_t seed, Json results);

std::vector<ShareBar> board_bars(const std::string& game, const StudyPlan& plan, const BoardSummary& summary);
// A picture of all bars; the plan is any of theirs, since they are of one game.
std::string board_svg(const StudyPlan& plan, const std::vector<ShareBar>& bars);

}  // namespace ariadne
