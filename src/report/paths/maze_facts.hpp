#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/json.hpp"
#include "mazes/layout.hpp"
#include "report/drawing/look.hpp"

namespace ariadne {

struct NamedLayout {
  std::string name;
  Layout layout;
};

// "41 x 21, 399 open cells, 1 dot, no ghosts".
std::string size_text(const Layout& layout);

// "connected, 25 dead ends": how the open cells hang together, and whether Pac-Man can reach all food.
std::string shape_text(const Layout& layout);

// The same and the rows themselves for programs: of one layout, of one that was just generated, and of several.
Json maze_json(const std::string& name, const Layout& layout);
Json generated_maze_json(const std::string& kind, std::uint64_t seed, const Layout& layout);
Json mazes_json(std::span<const NamedLayout> layouts);

// What reading files gave: the facts of each, or the error and where it is.
struct CheckedLayout {
  std::string name;
  Result<Layout> layout;
};
Json maze_checks_json(std::span<const CheckedLayout> checked);

// The layout as it is written, in colours where they are wanted.
std::string layout_text(const Layout& layout, const Look& look);

}  // namespace ariadne
