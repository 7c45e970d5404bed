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
#include "arena/opening.hpp"
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
  Openings openings;                // from which pairs start in turn, instead
  std::vector<std::string> agents;  // specs of agents or programs that the game knows; a match in pairs has two
  std::uint64_t games = 0;
  int opening_plies = 0;
  bool swap_sides = true;  // false: the first agent always plays for the first team
  Limits limits;           // per move
  TimeControl clock;       // per game
  std::uint64_t seed = 0;
  FailurePolicy policy = {};
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

FinishedGame finished_game(const MatchPlan& plan, const Pairing& pairing, const GameRecord& record);
// One spec per seat of a game: each agent takes the seats of one team.
std::vector<std::string> agents_of_game(const MatchPlan& plan, const Pairing& pairing, std::size_t seats);
// The number of a record's game in its match.
std::uint64_t match_index(const GameRecord& record);

// The start of a game, with its opening played: the same for both games of a pair.
std::unique_ptr<Session> open_game(const MatchPlan& plan, const Pairing& pairing);
// Plays one game of the match with agents of the pool; it comes back interrupted if `stop` was set meanwhile.
GameRecord play_match_game(const MatchPlan& plan, const Pairing& pairing, AgentPool& pool,
                           const std::atomic<bool>& stop);

// A game that is over: what events count, and the whole record.
struct CompletedGame {
  FinishedGame summary;
  GameRecord record;
};
// Receives finished games, one at a time but from any thread. Returning false ends the event.
using GameSink = std::function<bool(CompletedGame)>;

// Plays the games of the schedule on `jobs` threads (0: one per core) and returns when the schedule has none left, the
// flag is set or the sink wants no more. The sink gets each game as soon as it is over and before the schedule is told
// of it, never an unfinished one. If a thread runs out of memory, std::bad_alloc is thrown after that.
void play_games(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink);

// The same, but the sink gets the games in the order in which they were handed out; after a stop also those that
// finished out of order.
void play_match(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink);

}  // namespace ariadne
