#pragma once

#include <optional>
#include <string>

#include "agents/paths/path_task.hpp"

namespace ariadne {

// What the problems in a maze have in common: cells for states and directions for actions.
struct InMaze {
  std::string action_text(Direction direction) const { return std::string(name_of(direction)); }
  std::string state_text(Cell cell) const { return cell_text(cell); }
  std::optional<Cell> cell_of(Cell cell) const { return cell; }
};

}  // namespace ariadne
