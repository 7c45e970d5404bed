#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/registry.hpp"
#include "agents/session.hpp"
#include "arena/record.hpp"

namespace ariadne {

// An agent at the table, with the word that it was made from.
struct Player {
  std::string word;
  std::unique_ptr<Agent> agent;
};

// Every purpose has random numbers of its own, so that none disturbs another.
enum class Purpose : std::uint64_t { board, opening, agents };
std::uint64_t seed_for(std::uint64_t seed, Purpose purpose, std::uint64_t index);

// One player a seat from words that the game knows, each with random numbers of its own.
std::vector<Player> make_players(const GameEntry& game, const std::vector<std::string>& words, std::uint64_t seed);

// Told after each ply, with the session that it led to.
using PlyObserver = std::function<void(const Session&, const RecordedPly&)>;

struct RunOptions {
  Limits limits;  // per move
  std::uint64_t seed = 0;
  const std::atomic<bool>* stop = nullptr;  // once set, the game ends before its next ply
  PlyObserver observer;
};

// Plays the session to its end with one player a seat. The record begins where the session began: what was played
// before is in it.
GameRecord play_game(Session& session, std::vector<Player>& players, const RunOptions& options);

}  // namespace ariadne
