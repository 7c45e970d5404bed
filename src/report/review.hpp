#pragma once

#include <optional>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "arena/effect.hpp"
#include "core/json.hpp"

// A recorded game judged move by move, for every front end.
namespace ariadne {

// What a played move gave away, seen from the side that played it, as far as the judge got to know it.
struct JudgedMove {
  std::size_t ply = 0;  // from 1 on
  std::string seat, played;
  std::optional<std::string> best;
  std::optional<double> value;  // of the best move
  std::optional<int> wins_in;
  bool proven = false;
  std::optional<double> played_value;
  std::optional<Effect> effect;  // where play is known to the end of the game

  // Nothing where it is not known: a result that is sure and an estimate differ by no number.
  std::optional<double> loss() const;
};

// Judges what a mover played in `session`, the position before it, by what an agent said about that position.
// `decision` has exact values of all moves.
JudgedMove judged(const Session& session, Seat mover, const std::string& played, const Decision& decision);

Json judged_json(const JudgedMove& move);
// All moves of a game; `moves` is an array of them.
Json review_json(const Session& session, const std::string& agent, Json moves);
// What stands above the rows: the game, who judged it, the names of the columns.
std::string review_heading(const Session& session, const std::string& agent);
// A row of a text table; `session` is the position before the move.
std::string judged_row(const Session& session, const JudgedMove& move);

}  // namespace ariadne
