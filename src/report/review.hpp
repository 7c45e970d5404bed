#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "arena/effect.hpp"
#include "core/json.hpp"
#include "report/analysis.hpp"

// A recorded game judged move by move, for every front end.
namespace ariadne {

// How bad a move was, by what it threw away.
enum class MoveMark : std::uint8_t { none, dubious, mistake, blunder };
inline constexpr std::array<const char*, 4> kMarkTexts = {"", "?!", "?", "??"};
constexpr const char* mark_text(MoveMark mark) { return kMarkTexts[static_cast<std::size_t>(mark)]; }

// What a played move gave away, as far as the judge got to know it.
struct JudgedMove {
  std::size_t ply = 0;  // from 1 on
  Seat seat = 0;
  std::string played;
  std::optional<std::string> best;
  std::optional<double> value;  // of the best move
  std::optional<int> wins_in;
  ValueKind kind = ValueKind::estimate;  // of that value
  std::optional<double> played_value;
  ValueKind played_kind = ValueKind::estimate;
  std::optional<Effect> effect;    // where the results of both moves are sure
  std::optional<double> spread;    // from the best move to the worst, where all of them are estimates
  MoveMark mark = MoveMark::none;  // set by with_marks()

  // Nothing where it is not known: of a win that can be forced only the least margin is known, and a result that is
  // sure and an estimate differ by no number.
  std::optional<double> loss() const;
  // Whether what the move threw away is certain, and not estimated.
  bool exact() const { return effect.has_value(); }
};

// Judges what a mover played in `session`, the position before it, by what an agent said about that position.
// `decision` has exact values of all moves.
JudgedMove judged(const Session& session, Seat mover, const std::string& played, const Decision& decision);

// A judged game, or as much of it as was judged.
struct Review {
  std::string game, agent;  // the agent is the judge
  ValueNames names;
  std::size_t plies = 0;          // of the game
  std::size_t judged_plies = 0;   // the first of them, which were judged as far as the judge plays for their seats
  std::optional<Outcome> result;  // if it is over
  std::vector<JudgedMove> moves;

  // Nothing judged yet.
  Review(const Session& session, std::string judge);

  // What the best and the worst move of a position differ by, on average: estimated losses are large or small compared
  // with this. 0 if nothing was estimated.
  double scale() const;
};

// Marks every move. A move that changes a sure result is a mistake, from a win to a loss a blunder; one that only makes
// a sure win smaller is dubious. An estimated loss is compared with scale(): from kDubiousShare on it is dubious, and
// so on.
void set_marks(Review& review);
inline constexpr double kDubiousShare = 0.15, kMistakeShare = 0.3, kBlunderShare = 0.6;

// The moves of one seat, counted.
struct SideSummary {
  Seat seat = 0;
  std::size_t moves = 0;
  std::array<std::size_t, 4> marks{};  // by MoveMark
  // Of the moves that kept the result and whose loss is a number; none where a win has no margin.
  std::optional<double> average_loss;
};
std::vector<SideSummary> summaries(const Review& review);  // of the seats that were judged, in their order

// A text table of all moves, then the mistakes of each side.
std::string review_text(const Review& review);
Json review_json(const Review& review);

}  // namespace ariadne
