#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/theseus/position.hpp"

namespace ariadne::theseus {

// What a drawing shows: the walls and who or what is where.
struct Drawn {
  Walls walls;
  int theseus = 0;
  int minotaur = 0;
  std::vector<int> supplies;  // in ascending order
};

// The lines of a drawing, the top row first:
//   +---+---+---+
//   |     M     |
//   …
std::vector<std::string> drawing_of(const Position& position);

// Reads a drawing and takes its lines off the front. They are views into `text`, so that faults have a place there.
Result<Drawn> read_drawing(std::string_view text, std::vector<std::string_view>& lines);

}  // namespace ariadne::theseus
