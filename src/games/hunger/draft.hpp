#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/hunger/position.hpp"

namespace ariadne::hunger {

// A position as it was written down, before it is checked. Tributes stand on tiles of the board, and each tile has one
// item at most: the readers see to that.
struct Draft {
  int size = kDefaultSize;  // of the board at the start
  State state;
  std::vector<PlacedItem> items;
};

// What the parts of a draft are called where it is written down.
enum class DraftPart { round, to_move, score, shot };

// What is wrong with a draft, if anything is.
struct DraftFault {
  DraftPart part = DraftPart::round;
  std::string message;
  std::string hint;
};
std::optional<DraftFault> fault_in(const Draft& draft);

// Of a draft without a fault.
Position position_of(Draft draft);
Draft draft_of(const Position& position);

}  // namespace ariadne::hunger
