#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "arena/game.hpp"
#include "arena/record.hpp"
#include "arena/referee.hpp"
#include "arena/schedule.hpp"

namespace ariadne {

// Everything that determines the games of a match: equal plans give equal games, for any number of jobs and in any
// order.
struct MatchPlan {
  const GameEntry* game = nullptr;
  std::string settings;             // of new games
  std::string position;             // JSON from which every pair starts; empty: a new game for each pair
  std::vector<std::string> agents;  // specs of agents or programs that the game knows; a match in pairs has two
  std::uint64_t games = 0;
  int opening_plies = 0;
  bool swap_sides = true;  // false: the first agent always plays for the first team
  Limits limits;           // per move
  std::uint64_t seed = 0;
  OnFailure on_timeout = OnFailure::forfeit, on_invalid = OnFailure::forfeit;
  ExternalOptions external = {};  // how agents in other processes are run
};

// Two agents play each opening twice, with sides swapped: games 2k and 2k+1. Agents that keep their sides get a new
// opening for every game.
class PairedSchedule : public Schedule {
 public:
  // `played` are games that are over already.
  explicit PairedSchedule(const MatchPlan& plan, std::span<const FinishedGame> played = {});

  std::optional<Pairing> next() override;
  void finished(const FinishedGame&) override {}  // the pairings do not depend on results
  std::size_t games_left() const;

 private:
  const MatchPlan& plan_;
  std::vector<bool> played_;
  std::uint64_t next_ = 0;
};
Pairing pairing_of(const MatchPlan& plan, std::uint64_t game);

FinishedGame finished_game(const MatchPlan& plan, const GameRecord& record);
// One spec per seat of a game: each agent takes the seats of one team.
std::vector<std::string> agents_of_game(const MatchPlan& plan, const Pairing& pairing, std::size_t seats);
// The number of a record's game in its match.
std::uint64_t match_index(const GameRecord& record);

// "5000 nodes/move, 100ms/move" or "no limits".
std::string limits_text(const Limits& limits);

// The start of a game, with its opening played: the same for both games of a pair.
std::unique_ptr<Session> open_game(const MatchPlan& plan, const Pairing& pairing);
// Plays one game of the match with agents of the pool; it comes back interrupted if `stop` was set meanwhile.
GameRecord play_match_game(const MatchPlan& plan, const Pairing& pairing, AgentPool& pool,
                           const std::atomic<bool>& stop);

// Receives finished games, one at a time but from any thread. Returning false ends the match.
using GameSink = std::function<bool(GameRecord)>;

// Plays the games of the schedule on `jobs` threads (0: one per core) and returns when all are over. The sink gets them
// in the order in which they were handed out; after a stop also those that finished out of order, but never an
// unfinished game. If a thread runs out of memory, std::bad_alloc is thrown after that.
void play_match(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink);

}  // namespace ariadne
