#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.hpp"
#include "agents/session.hpp"
#include "agents/solution.hpp"
#include "core/json.hpp"

// A board that was solved to the end, for every front end.
namespace ariadne {

struct SolvedPosition {
  const Session& session;
  Solution solution;
  Decision decision;                  // of the agent `perfect`: the value of every move is known
  std::optional<std::uint64_t> seed;  // of a board that was drawn
};

// "theseus wins in 26 moves", "draw": a value that is known to the end of the game.
std::string verdict_text(double value, const std::optional<int>& wins_in, const std::vector<std::string>& seats);

// The result, what it took, who wins how many states, and every move with what it does to the result.
std::string solution_text(const SolvedPosition& solved);
Json solution_json(const SolvedPosition& solved);

}  // namespace ariadne
