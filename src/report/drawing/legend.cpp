#include "report/drawing/legend.hpp"

#include <algorithm>
#include <unordered_set>

#include "report/drawing/cell.hpp"
#include "report/drawing/text.hpp"

namespace ariadne {
namespace {

// Food that neither the path nor somebody in front of it hides; null: none.
const Actor* visible_item(const Scene& scene, const View& view) {
  std::unordered_set<std::size_t> hidden;
  const auto hide = [&](Spot spot) { return hidden.insert(scene.ground.number(spot)).second; };
  for (std::size_t i = 0; i < std::min(view.walked, scene.search.path.size()); ++i) hide(scene.search.path[i]);
  if (view.latest) hide(*view.latest);
  for (const auto& actor : scene.actors) {
    if (hide(spot_of(actor)) && actor.tone == Tone::item) return &actor;
  }
  return nullptr;
}

bool ends_at_goal(const Scene& scene, Spot end) {
  return std::ranges::any_of(scene.actors,
                             [&](const Actor& actor) { return actor.tone == Tone::goal && spot_of(actor) == end; });
}

bool is_one_sided(Edge edge) { return edge == Edge::open_back || edge == Edge::open_onward; }

bool has_one_sided_walls(const Ground& ground) {
  for (std::size_t i = 0; i < ground.cells.size() && !ground.walls.empty(); ++i) {
    const Spot spot = ground.spot(i);
    if (is_one_sided(edge_above(ground, spot)) || is_one_sided(edge_left(ground, spot))) return true;
  }
  return false;
}

}  // namespace

std::string path_legend(const Scene& scene, const View& view, const Look& look) {
  std::string legend = "S start";
  const auto goals = std::ranges::count(scene.actors, Tone::goal, &Actor::tone);
  if (goals > 0) legend += goals == 1 ? "   G goal" : "   G corner";
  if (const Actor* item = visible_item(scene, view)) {
    legend += "   " + shown_text(item->text, item->symbol, look) + " food";
  }
  const std::size_t walked = std::min(view.walked, scene.search.path.size());
  if (walked > 1) legend += look.utf8 ? "   ←↑→↓ the way" : "   <^>v the way";
  if (walked > 0 && !view.latest && !ends_at_goal(scene, scene.search.path[walked - 1])) legend += "   E its end";
  if (!scene.search.first_expanded.empty()) legend += "   : expanded";
  if (!scene.search.first_reached.empty()) legend += "   " + frontier_sign(look) + " frontier";
  return legend;
}

std::string wall_legend(const Ground& ground, const Look& look, int columns) {
  if (!has_one_sided_walls(ground)) return "";
  return padded(look.utf8 ? "◂ ▸ ▴ ▾" : "< > ^ v", columns) + "walls that can be passed only the way they point\n";
}

}  // namespace ariadne
