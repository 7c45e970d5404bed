#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "arena/record.hpp"

namespace ariadne {

// A game that is to be played: which agents of an event play for the two teams.
struct Pairing {
  std::uint64_t game = 0;               // its number in the event, from 0: all its randomness comes from it
  std::uint64_t opening = 0;            // games of the same number begin alike
  std::array<std::size_t, 2> agents{};  // by team

  bool operator==(const Pairing&) const = default;
};

// What an event keeps of a game that is over: a long event has too many for whole records.
struct FinishedGame {
  Pairing pairing;
  Outcome outcome;
  std::size_t seats = 2;  // at its board
  std::uint64_t plies = 0;
  std::uint64_t nodes = 0;        // of all plies together
  std::vector<Forfeit> forfeits;  // that ended it

  // +1 this agent won, 0 a draw, -1 it lost. It is one of the pairing.
  int sign_for(std::size_t agent) const { return pairing.agents[0] == agent ? outcome.sign : -outcome.sign; }
  double score_for(std::size_t agent) const { return pairing.agents[0] == agent ? outcome.score : -outcome.score; }
};

// Hands out the games of an event and learns how they ended. It is asked by one thread at a time. What it hands out
// may depend on earlier results only in events that are played game by game.
class Schedule {
 public:
  virtual ~Schedule() = default;
  // The next game, or nothing if there is none to be played now.
  virtual std::optional<Pairing> next() = 0;
  virtual void finished(const FinishedGame& game) = 0;
};

}  // namespace ariadne
