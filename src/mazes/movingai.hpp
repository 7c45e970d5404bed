#pragma once

#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "mazes/layout.hpp"

namespace ariadne {

// One query of a MovingAI benchmark.
struct Scenario {
  int bucket = 0;
  Cell start, goal;
  double length = 0;  // of the shortest path with 8 directions, where a diagonal step cuts no corner

  bool operator==(const Scenario&) const = default;
};

// The files count rows from the top, we from the bottom: this is the one place that knows both.
constexpr Cell cell_from_top(int x, int row, int height) {
  return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(height - 1 - row)};
}

// Whether a text begins as a MovingAI map does.
bool is_map(std::string_view text);

// A `.map` file: `type octile`, height, width and `map`, then the rows. `.`, `G` and `S` (swamp) are open; `@`, `O`,
// `T` (trees) and `W` (water) are closed.
Result<Grid> read_map(std::string_view text);
// A layout, or a map as a layout: without Pac-Man and food.
Result<Layout> read_layout_or_map(std::string_view text, Reading reading = Reading::strict);

// A `.scen` file for that map: `version 1`, then one query per line, both of whose ends are open cells of the map.
Result<std::vector<Scenario>> read_scenarios(std::string_view text, const Grid& map);

}  // namespace ariadne
