#pragma once

#include <memory>
#include <string>

#include "agents/registry.hpp"

namespace ariadne {

// Both throw a Failure that says why, if a game cannot be solved or needs more memory.

GameSpec solvable_game(const std::string& spec);
SolutionNeed affordable_need(const Session& session, std::uint64_t memory);

}  // namespace ariadne
