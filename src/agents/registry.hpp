#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "games/game.hpp"

namespace ariadne {

// One line of a benchmark.
struct BenchLine {
  std::string name;
  std::string unit;  // what is counted: leaves, nodes, games
  std::uint64_t count = 0;
  std::uint64_t signature = 0;  // changes only when the rules or the search do
  std::chrono::nanoseconds time{0};
};

// A registered game: the only way to it for everything above. Thread-safe, since all of it is const.
class GameEntry {
 public:
  virtual ~GameEntry() = default;
  virtual const GameInfo& info() const = 0;
  virtual Team team(Seat seat) const = 0;
  virtual const std::vector<AgentInfo>& agents() const = 0;  // who can play it, `human` excluded

  // A new game; `settings` is "key=value,…", the seed serves boards that are drawn at random.
  virtual Result<std::unique_ptr<Session>> start(std::string_view settings, std::uint64_t seed) const = 0;
  // A position or a game from any of the game's notations. JSON may carry "moves" to be played.
  virtual Result<std::unique_ptr<Session>> read(std::string_view text) const = 0;
  // A player from one word, such as `alphabeta:depth=6`.
  virtual Result<std::unique_ptr<Agent>> agent(std::string_view word, std::uint64_t seed) const = 0;

  // Once the flag is set it ends soon, and what it says is not whole.
  virtual std::vector<BenchLine> bench(const std::atomic<bool>& stop) const = 0;
};

// An error if the agent of this word plays for the other team alone.
Result<> check_team(const GameEntry& game, std::string_view word, Team team);
// Who plays for a team if nothing is said.
std::string usual_agent(const GameEntry& game, Team team);

// The games of games.def, in its order.
std::span<const GameEntry* const> games();

// "reversi" or "reversi:size=6": the entry and the settings of the word.
struct GameWord {
  const GameEntry* game;
  std::string settings;
};
Result<GameWord> find_game(std::string_view word);

}  // namespace ariadne
