#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.hpp"
#include "core/result.hpp"

namespace ariadne {

// What it takes to solve a board.
struct SolutionNeed {
  std::uint64_t states = 0;
  std::uint64_t bytes = 0;                            // at the peak
  std::string_view smaller = "take a smaller board";  // what one can do if that is too much
};

// How a solution is asked for.
struct SolveOrder {
  Limits limits;
  const std::atomic<bool>* stop = nullptr;
  std::function<void(double)> progress = [](double) {};  // called with the fraction of the work done
};

// What is known once a game is solved in which both sides choose at the same time. Values are points of the first team:
// 1 for a win, 0 for a loss. All of it respects the limit on steps.
struct StepSolution {
  // How a position ends if one team commits first: it shows each choice before the other team chooses.
  struct Forced {
    int sign = 0;
    int steps = 0;          // until then
    bool at_limit = false;  // it ends because no steps are left

    bool operator==(const Forced&) const = default;
  };
  // How many positions are won or drawn whoever commits first; in all others the two sides have to guess.
  struct Counts {
    std::uint64_t first = 0, drawn = 0, second = 0, guesses = 0;

    std::uint64_t all() const { return first + drawn + second + guesses; }
  };
  // The game with one meaning of its limit.
  struct Reading {
    std::string settings;             // "limit_wins=draw"
    std::array<Forced, 2> committed;  // of the given position, by the team that commits first
    Counts starts;                    // of all positions in which a game can start

    bool exact() const { return committed[0].sign == committed[1].sign; }
  };
  // Both sides' choices in the given position with what each pair of them is worth, and how often to take each.
  struct Matrix {
    std::vector<std::string> rows, columns;
    std::vector<std::vector<double>> values;  // by row
    std::vector<double> row_mixture, column_mixture;
  };

  int steps_left = 0;             // of the given position
  int limit = 0;                  // of a game from its start
  std::vector<Reading> readings;  // all that the game knows
  std::size_t own = 0;            // the one that is played
  // With that reading, if both sides mix their choices as well as they can.
  double value = 0, error = 0;  // of the given position: the true value is in value..value + error
  Matrix matrix;
  double least = 0, mean = 0, most = 0;  // of the starts in which the sides have to guess, if there are any
  std::chrono::nanoseconds mixing{0};    // the part of the time that this took

  const Reading& reading() const { return readings[own]; }
};

// What is known once a board is solved: how many of its states are won with perfect play, and how the given position
// would end if there were no limit on the moves.
struct Solution {
  SolutionNeed need;
  std::uint64_t first = 0, second = 0, neither = 0;  // by the team that wins
  int longest = 0;                                   // moves to the win that is furthest away
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  int sign = 0;               // +1 the first team wins from the given position, -1 the second, 0: neither can force it
  int moves = 0;              // until then
  bool covers_limit = false;  // a limit is part of the states, so nothing is known without it
  std::optional<int> moves_left;     // of the given position, where there is a limit: longer wins are draws there
  std::optional<StepSolution> step;  // instead of all this but need, nodes and time, if both sides choose at once
};

// The agent that plays by solutions, and its spec with this much memory.
inline constexpr std::string_view kPerfect = "perfect";
std::string perfect_spec(std::uint64_t memory);

// The MiB that are enough to solve it; nothing if that is more than kMaxMemory.
std::optional<std::uint64_t> enough_mebibytes(const SolutionNeed& need);

// An error that says what is needed, if it is more than is allowed.
Result<> check_memory(const SolutionNeed& need, std::uint64_t allowed);

}  // namespace ariadne
