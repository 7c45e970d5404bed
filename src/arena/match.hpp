#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "agents/registry.hpp"
#include "arena/record.hpp"

namespace ariadne {

// Everything that decides the games of a match: equal plans give equal games, whoever plays them and in which order.
struct MatchPlan {
  const GameEntry* game = nullptr;
  std::string settings;               // of new games
  std::string position;               // JSON from which every pair starts; empty: a new game for each pair
  std::array<std::string, 2> agents;  // words that the game knows
  std::uint64_t games = 0;
  int opening_plies = 0;
  bool swap_sides = true;  // false: the first agent always plays for the first team
  Limits limits;           // per move
  std::uint64_t seed = 0;
};

// What a match keeps of a game that is over: a long match has too many for whole records.
struct FinishedGame {
  std::uint64_t index = 0;
  Outcome outcome;
  int sign = 0;           // +1 the first agent won, 0 a draw, -1 the second one won
  std::size_t seats = 2;  // at its board
  std::uint64_t plies = 0;
  std::uint64_t nodes = 0;  // of all plies together
};
FinishedGame finished_game(const MatchPlan& plan, const GameRecord& record);

// Whether the first agent has seat 0 in this game. Sides are swapped within a pair: games 2k and 2k+1.
bool first_agent_begins(const MatchPlan& plan, std::uint64_t index);
// The agent words of a game with so many seats: each agent has the seats of one team.
std::vector<std::string> agents_of_game(const MatchPlan& plan, std::uint64_t index, std::size_t seats);
// Which game of the match a record of one is.
std::uint64_t match_index(const GameRecord& record);

// "5000 nodes/move, 100ms/move" or "no limits".
std::string limits_text(const Limits& limits);

// Where a game begins, with its opening played: the same for both games of a pair.
std::unique_ptr<Session> open_game(const MatchPlan& plan, std::uint64_t index);
// Plays one game of the match; it comes back interrupted if `stop` was set meanwhile.
GameRecord play_match_game(const MatchPlan& plan, std::uint64_t index, const std::atomic<bool>& stop);

// Takes finished games, one at a time but from any thread. False: there is no use in further games.
using GameSink = std::function<bool(GameRecord)>;

// Plays these games of the plan with so many threads, 0: one for each core. The sink gets them in the order of
// `indices`; after a stop it also gets what was finished out of turn, and never an unfinished game.
void play_match(const MatchPlan& plan, const std::vector<std::uint64_t>& indices, int jobs,
                const std::atomic<bool>& stop, const GameSink& sink);

}  // namespace ariadne
