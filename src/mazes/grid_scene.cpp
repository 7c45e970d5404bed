#include "mazes/grid_scene.hpp"

namespace ariadne {

Ground ground_of(const Grid& grid) {
  constexpr std::uint16_t kWall = 1;
  Ground ground = Ground::of_size(grid.height(), grid.width(), Tiling::corridors);
  ground.tiles.push_back({"%", "█", Tone::wall});
  for (std::size_t i = 0; i < grid.cell_count(); ++i) {
    if (!grid.is_open(i)) ground.cells[ground.number(spot_of(grid, grid.cell(i)))] = kWall;
  }
  return ground;
}

}  // namespace ariadne
