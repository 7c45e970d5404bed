#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "arena/effect.hpp"

namespace ariadne {

// Everything that determines the result of a study of new boards: equal plans give equal numbers for any number of
// jobs.
struct StudyPlan {
  const GameEntry* game = nullptr;  // one that can be solved
  std::string settings;             // of new games
  std::vector<std::string> agents;  // who plays a game on each board, one spec per seat; empty: no games
  std::uint64_t boards = 0;
  std::uint64_t memory = kDefaultMemory;
  std::uint64_t seed = 0;
};

// How many moves of each effect a team made.
struct EffectCounts {
  std::array<std::uint64_t, 4> of{};

  std::uint64_t& operator[](Effect effect) { return of[static_cast<std::size_t>(effect)]; }
  std::uint64_t operator[](Effect effect) const { return of[static_cast<std::size_t>(effect)]; }
  EffectCounts& operator+=(const EffectCounts& other) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] += other.of[i];
    return *this;
  }
  std::uint64_t moves() const { return of[0] + of[1] + of[2] + of[3]; }
  std::uint64_t mistakes() const { return of[1] + of[2] + of[3]; }
};

struct PlayedBoard {
  int sign = 0;  // how the game ended
  std::uint64_t plies = 0;
  std::array<EffectCounts, 2> effects;  // by team
};

// A new board: how it ends with perfect play, and how the agents did on it.
struct StudiedBoard {
  int sign = 0;   // +1 the first team wins, -1 the second, 0: a draw
  int moves = 0;  // until it is won
  std::optional<PlayedBoard> played;
};

// The start position of the board with this number.
std::unique_ptr<Session> open_board(const StudyPlan& plan, std::uint64_t index);
// Empty if `stop` was set meanwhile.
Result<std::optional<StudiedBoard>> study_board(const StudyPlan& plan, std::uint64_t index,
                                                const std::atomic<bool>& stop);

// Studies all boards of a plan on `jobs` threads (0: one per core) and returns them in order, without those that a stop
// left out. `progress` is called after each board, by any thread but never concurrently.
Result<std::vector<StudiedBoard>> study_boards(const StudyPlan& plan, int jobs, const std::atomic<bool>& stop,
                                               const std::function<void()>& progress);

}  // namespace ariadne
