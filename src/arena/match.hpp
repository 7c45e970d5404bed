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
#include "arena/schedule.hpp"

namespace ariadne {

// Everything that decides the games of a match: equal plans give equal games, whoever plays them and in which order.
struct MatchPlan {
  const GameEntry* game = nullptr;
  std::string settings;             // of new games
  std::string position;             // JSON from which every pair starts; empty: a new game for each pair
  std::vector<std::string> agents;  // specs that the game knows; a match in pairs has two
  std::uint64_t games = 0;
  int opening_plies = 0;
  bool swap_sides = true;  // false: the first agent always plays for the first team
  Limits limits;           // per move
  std::uint64_t seed = 0;
};

// Two agents play each opening twice, with the sides swapped: games 2k and 2k+1. Agents that keep their sides get an
// opening for every game.
class PairedSchedule : public Schedule {
 public:
  // `played` are games that are over already.
  explicit PairedSchedule(const MatchPlan& plan, std::span<const FinishedGame> played = {});

  std::optional<Pairing> next() override;
  void finished(const FinishedGame&) override {}  // who meets whom was clear from the start
  std::size_t games_left() const;

 private:
  const MatchPlan& plan_;
  std::vector<bool> played_;
  std::uint64_t next_ = 0;
};
Pairing pairing_of(const MatchPlan& plan, std::uint64_t game);

FinishedGame finished_game(const MatchPlan& plan, const GameRecord& record);
// The specs of a game with so many seats: each agent has the seats of one team.
std::vector<std::string> agents_of_game(const MatchPlan& plan, const Pairing& pairing, std::size_t seats);
// Which game of the match a record of one is.
std::uint64_t match_index(const GameRecord& record);

// "5000 nodes/move, 100ms/move" or "no limits".
std::string limits_text(const Limits& limits);

// Where a game begins, with its opening played: the same for both games of a pair.
std::unique_ptr<Session> open_game(const MatchPlan& plan, const Pairing& pairing);
// Plays one game of the match with agents of the pool; it comes back interrupted if `stop` was set meanwhile.
GameRecord play_match_game(const MatchPlan& plan, const Pairing& pairing, AgentPool& pool,
                           const std::atomic<bool>& stop);

// Takes finished games, one at a time but from any thread. False: there is no use in further games.
using GameSink = std::function<bool(GameRecord)>;

// Plays what the schedule hands out with `jobs` threads, 0: one for each core. The sink gets the games in the order in
// which they were handed out; after a stop it also gets what was finished out of turn, and never an unfinished game.
void play_match(const MatchPlan& plan, Schedule& schedule, int jobs, const std::atomic<bool>& stop,
                const GameSink& sink);

}  // namespace ariadne
