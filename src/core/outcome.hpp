#pragma once

#include <array>
#include <string>
#include <vector>

namespace ariadne {

// How a finished game ended, seen from the first team.
struct Outcome {
  int sign = 0;      // +1 the first team won, 0 a draw, -1 the second team won
  double score = 0;  // the game's own measure of it, such as a difference of discs

  bool operator==(const Outcome&) const = default;
};

// What the two teams get for a finished game in a tournament that counts something else than wins.
using TournamentScores = std::array<double, 2>;

// Any decided game is worth more than any estimate of an undecided one.
inline constexpr int kWinValue = 1'000'000;

// The value of a decided game for search: winning comes first, then the margin.
constexpr int decisive_value(const Outcome& outcome) {
  return outcome.sign * kWinValue + static_cast<int>(outcome.score);
}

// Who won in a decided game of this value: +1 the first team, -1 the second, 0 neither.
constexpr int decided_sign(double value) { return value > kWinValue / 2.0 ? 1 : value < -kWinValue / 2.0 ? -1 : 0; }

// By how much it was won: the score of an outcome of this value.
constexpr double decided_score(double value) { return value - decided_sign(value) * kWinValue; }

// What a game can report about the moves that were played. Most games have none.
struct Statistics {
  std::vector<std::string> lines;  // for people
  std::string json;                // the same as a JSON value; empty: none
};

// Something in a step that people look for when they leaf through a game.
//   pass     a seat could do nothing          pick-up  something was collected      capture  something was won
//   harm     somebody lost something          death    a piece is out of the game
struct GameEvent {
  std::string kind;  // one of these words
  std::string text;  // a short sentence

  bool operator==(const GameEvent&) const = default;
};

}  // namespace ariadne
