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
#include "agents/solution.hpp"
#include "agents/training.hpp"
#include "core/outcome.hpp"
#include "games/game_info.hpp"

namespace ariadne {

// One line of a benchmark.
struct BenchLine {
  std::string name;
  std::string unit;  // what is counted: leaves, nodes, games
  std::uint64_t count = 0;
  std::uint64_t signature = 0;  // changes only when the rules or the search do
  std::chrono::nanoseconds time{0};
};

struct MoveLeaves {
  std::string move;
  std::uint64_t leaves = 0;
};

// A position whose value is known from elsewhere: the score of perfect play, as in Outcome.
struct SuiteEntry {
  std::unique_ptr<Session> session;
  std::optional<double> score;
};

// A registered game: the only way to it for everything above. All of it is const and may be called by several threads
// at a time. Sessions that are handed to it are sessions of this game.
class GameEntry {
 public:
  virtual ~GameEntry() = default;
  virtual const GameInfo& info() const = 0;
  virtual Team team(Seat seat) const = 0;
  virtual const std::vector<AgentInfo>& agents() const = 0;  // all that can play it, without `human`

  // A new game; `settings` is "key=value,…", the seed is for boards that are drawn at random.
  virtual Result<std::unique_ptr<Session>> start(std::string_view settings, std::uint64_t seed) const = 0;
  // A position or a game from any of the game's notations. JSON may carry "moves" to be played: a string is a ply, an
  // array of strings is a step of several movers.
  virtual Result<std::unique_ptr<Session>> read(std::string_view text) const = 0;
  // Who played the game that read() reads, one name per seat, "" where it is not said; empty if nobody is named.
  virtual std::vector<std::string> names_in(std::string_view text) const = 0;
  // As read(), for a drawing that it refuses for its loose form alone. An error if the game has no such form.
  virtual Result<std::unique_ptr<Session>> read_leniently(std::string_view text) const = 0;
  // One of the game's agents from its spec, such as `alphabeta:depth=6`. See spec.hpp for specs of any kind.
  virtual Result<std::unique_ptr<Agent>> agent(std::string_view spec, std::uint64_t seed) const = 0;

  // The positions of a file by which solvers of this game are tested, or why it has none.
  virtual Result<std::vector<SuiteEntry>> read_suite(std::string_view text) const = 0;

  // The position in a short notation of the game's own; read() reads it.
  virtual std::string text(const Session& session) const = 0;
  // The whole game in one of info().formats; `names` are those of the players.
  virtual std::string write(const Session& session, std::string_view format,
                            const std::vector<std::string>& names) const = 0;
  virtual Statistics statistics(const Session& session) const = 0;          // of the moves so far
  virtual Statistics step_statistics(const Session& session) const = 0;     // of the last step alone
  virtual std::vector<GameEvent> events(const Session& session) const = 0;  // of the last step
  // Of a finished game, if info().has_tournament.
  virtual std::optional<TournamentScores> tournament_scores(const Session& session) const = 0;

  // Leaves of the tree cut at this depth, in plies; a game that ended earlier counts once. Nothing once the flag is
  // set.
  virtual std::optional<std::uint64_t> perft(const Session& session, int depth,
                                             const std::atomic<bool>& stop) const = 0;

  // The leaves below each move of the first ply: where a wrong count comes from. Once the flag is set, moves are left
  // out.
  virtual std::vector<MoveLeaves> divide(const Session& session, int depth, const std::atomic<bool>& stop) const = 0;

  // About what it takes to solve the board, or why it cannot be solved.
  virtual Result<SolutionNeed> solution_need(const Session& session) const = 0;
  // The whole board solved: from then on the agent `perfect` knows it.
  virtual Result<Solution> solve(const Session& session, const SolveOrder& order) const = 0;

  // Whether the game has an evaluation that is trained.
  virtual bool can_be_trained() const = 0;
  // Trains it from the program's own games, and returns when all rounds are done or it was stopped. An error if it
  // cannot be trained, or not from the weights of the order.
  virtual Result<> train(const TrainOrder& order) const = 0;

  // Once the flag is set it ends soon, and the result is incomplete.
  virtual std::vector<BenchLine> bench(const std::atomic<bool>& stop) const = 0;
};

// The games of games.def, in its order.
std::span<const GameEntry* const> games();

// "reversi" or "reversi:size=6": the entry and the checked settings of the spec.
struct GameSpec {
  const GameEntry* game;
  std::string settings;
};
Result<GameSpec> find_game(std::string_view spec);
// The game that people also know by this name, such as othello, or nullptr.
const GameEntry* game_also_called(std::string_view name);

}  // namespace ariadne
