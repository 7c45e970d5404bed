#pragma once

#include <memory>
#include <string>

#include "agents/registry.hpp"

namespace ariadne {

// What these do if a game cannot be solved, or not in so much memory: throw a Failure that says why.

GameSpec solvable_game(const std::string& spec);
SolutionNeed affordable_need(const Session& session, std::uint64_t memory);

}  // namespace ariadne
