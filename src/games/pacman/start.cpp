#include "games/pacman/start.hpp"

#include <algorithm>

namespace ariadne::pacman {

Result<Position> start_on(const Layout& layout, const StartOptions& options) {
  if (!layout.pacman) return failure("the layout has no Pac-Man, expected one 'P'");
  if (layout.food.empty()) return failure("the layout has no food, expected at least one '.'");
  const auto ghosts = static_cast<std::ptrdiff_t>(std::min(options.ghosts, layout.ghosts.size()));
  BoardPlan plan{layout.grid,   layout.food,  layout.capsules, {layout.ghosts.begin(), layout.ghosts.begin() + ghosts},
                 options.order, options.limit};
  if (const auto checked = check_plan(plan); !checked) return tl::unexpected(checked.error());
  return Position(std::make_shared<const Board>(std::move(plan)), *layout.pacman);
}

}  // namespace ariadne::pacman
