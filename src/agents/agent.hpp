#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "agents/session.hpp"
#include "core/budget.hpp"
#include "core/search_result.hpp"
#include "core/settings.hpp"

namespace ariadne {

struct Decision;
struct SearchTree;

// How an agent is asked.
struct Thinking {
  Limits limits;  // beside those of the agent's own settings; the tighter one holds
  const std::atomic<bool>* stop = nullptr;
  std::function<void(const Decision&)> info;  // told each depth that is finished, in the thread that thinks
  int lines = 1;                              // so many best moves get exact values
  bool count_distinct = false;
  SearchTree* tree = nullptr;  // to be filled in by an agent that searches to one depth; others leave it empty
};

struct MoveValue {
  std::string move;
  double value = 0;
  Bound bound = Bound::exact;
  std::vector<std::string> line;
  std::optional<int> wins_in;  // moves of both sides until somebody has won, where that is known
};

// What an agent answers, as plain data. Only the move is certain: a random player has no value.
struct Decision {
  std::string move;
  std::optional<double> value;
  std::optional<int> wins_in;
  int depth = 0;
  bool complete = true;                   // false: the budget ended the search early
  StopReason stopped = StopReason::none;  // why the search went no further, if the budget ended it
  bool proven = false;                    // the value is that of perfect play to the end
  std::uint64_t nodes = 0;
  std::uint64_t cutoffs = 0;
  std::optional<std::uint64_t> distinct;
  std::chrono::nanoseconds time{0};
  std::vector<std::string> pv;
  std::vector<MoveValue> moves;  // every root move, in the game's order
};

// A player of one seat. It belongs to one game at a time: a new game gets a new agent from the registry.
class Agent {
 public:
  virtual ~Agent() = default;
  // Whether it can play from here at all: asked once, before a game or an analysis. It takes hardly any time.
  virtual Result<> check(const Session&) { return {}; }
  // Chooses a move that can be played: one of session.moves(), or where a game allows more than those, maybe another.
  // The game is not over.
  virtual Decision think(const Session& session, const Thinking& how) = 0;
};

struct AgentInfo {
  std::string name;
  std::string summary;
  std::vector<Parameter> parameters;
  std::optional<Team> team;  // the only one that it plays for; nothing: either

  bool plays(Team which) const { return !team || *team == which; }
};

}  // namespace ariadne
