#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arena/record.hpp"

namespace ariadne {

// A game to be played: which agents of an event play for the two teams.
struct Pairing {
  std::uint64_t game = 0;               // its number in the event, from 0; seeds all its randomness
  std::uint64_t opening = 0;            // games with the same number share an opening
  std::array<std::size_t, 2> agents{};  // by team

  bool operator==(const Pairing&) const = default;
};

// What an event keeps of a finished game: whole records would take too much memory.
struct FinishedGame {
  Pairing pairing;
  Outcome outcome;
  std::size_t seats = 2;  // at its board
  std::uint64_t plies = 0;
  std::uint64_t nodes = 0;                     // of all plies together
  std::vector<Forfeit> forfeits;               // that ended it
  std::optional<TournamentScores> tournament;  // by team; none after a forfeit
  std::vector<Forfeit> excused;                // failures that did not end it

  // +1 if this agent won, 0 for a draw, -1 if it lost. The agent is one of the pairing.
  int sign_for(std::size_t agent) const { return pairing.agents[0] == agent ? outcome.sign : -outcome.sign; }
  double tournament_for(std::size_t agent) const {
    return tournament ? (*tournament)[pairing.agents[0] == agent ? 0 : 1] : 0;
  }
  double score_for(std::size_t agent) const { return pairing.agents[0] == agent ? outcome.score : -outcome.score; }
};

// Hands out the games of an event and is told how they ended. Calls come from any thread, but one at a time.
class Schedule {
 public:
  virtual ~Schedule() = default;
  // The next game; empty if there is none to be played now. It is asked again whenever a game that it handed out has
  // ended, so games may wait for the results of others. It is over once there is none and all have ended.
  virtual std::optional<Pairing> next() = 0;
  virtual void finished(const FinishedGame& game) = 0;
};

}  // namespace ariadne
