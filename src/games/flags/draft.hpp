#pragma once

#include <optional>
#include <string>

#include "games/flags/position.hpp"

namespace ariadne::flags {

// A position that was read from some notation and may not make sense yet. Cells are cells of the maze.
struct Draft {
  const Maze* maze = nullptr;
  State state;
  Limit limit;
  std::optional<Move> pending;
  Seat first = kPacman;  // whose choice is pending
};

// What is wrong with a draft, and which member of its JSON says so.
struct DraftFault {
  const char* member;
  std::string message;
};
std::optional<DraftFault> fault_in(const Draft& draft);

// Of a draft without a fault.
Position position_of(const Draft& draft);
Draft draft_of(const Position& position);

// The maze of that name, or nullptr.
const Maze* maze_called(std::string_view name);

}  // namespace ariadne::flags
