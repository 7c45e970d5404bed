#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text_reader.hpp"
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

// Reads a drawing and takes its lines, which are views into the text of the source, off the front.
Result<Drawn> read_drawing(const TextReader& source, std::vector<std::string_view>& lines);

}  // namespace ariadne::theseus
