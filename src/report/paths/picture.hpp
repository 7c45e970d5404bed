#pragma once

#include <span>
#include <string>

#include "agents/paths/path_task.hpp"
#include "report/drawing/look.hpp"
#include "report/paths/source.hpp"

namespace ariadne {

// At most this much of a maze is drawn.
struct ShowLimits {
  int columns = 200;
  int rows = 100;
};

// The way that a search found: drawn into the maze, or as the list of its actions where there is none.
std::string shown_answer(const PathSource& source, const PathAnswer& answer, const ShowLimits& limits,
                         const Look& look);

// The searches of a source that has a scene as one picture, titled by the layout and the problem.
std::string svg_of(const PathSource& source, std::span<const PathAnswer> answers);

}  // namespace ariadne
