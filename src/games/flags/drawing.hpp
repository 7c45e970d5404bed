#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text_reader.hpp"
#include "games/flags/draft.hpp"

namespace ariadne::flags {

// The lines of a drawing, the top row first. P is Pac-Man, 0 to 3 are ghosts, F is a flag and f one that is captured. A
// wall that stops from one side only has an arrow through it: it can be passed that way.
//   +---+---+---+
//   | P   F < 0 |
//   …
std::vector<std::string> drawing_of(const Position& position);

// Reads the drawing of a position in this maze, whose lines are views into the text of the source: everything of the
// state but step and capture.
Result<State> read_drawing(const TextReader& source, const std::vector<std::string_view>& lines, const Maze& maze);

// How many lines it has.
std::size_t drawing_height(const Maze& maze);

}  // namespace ariadne::flags
