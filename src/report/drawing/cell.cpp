#include "report/drawing/cell.hpp"

#include <algorithm>

#include "report/drawing/text.hpp"

namespace ariadne {

namespace {

Ink ink_of(Tone tone) {
  switch (tone) {
    case Tone::first:
      return Ink::first;
    case Tone::second:
      return Ink::second;
    case Tone::wall:
      return Ink::wall;
    case Tone::item:
      return Ink::item;
    case Tone::prize:
      return Ink::prize;
    case Tone::afraid:
      return Ink::afraid;
    case Tone::start:
      return Ink::way;
    case Tone::goal:
      return Ink::goal;
    case Tone::empty:
      break;
  }
  return Ink::faint;
}

Ink ink_of(const Actor& actor) {
  if (!is_team_disc(actor)) return ink_of(actor.tone);
  return actor.tone == Tone::first ? Ink::black_disc : Ink::white_disc;
}

// The outlines of discs are drawn in the colour of letters, which may be any: only with colours of their own are they
// black and white.
std::string text_of(const Actor& actor, const Look& look) {
  if (!is_team_disc(actor)) return shown_text(actor.text, actor.symbol, look);
  return look.utf8 && look.color ? "●" : actor.text;
}

Tone tone_of(const DrawnCell& cell) { return cell.actors.empty() ? cell.tile->tone : cell.actors.front()->tone; }

// Points from a cell to the next one of a path.
std::string arrow(Spot from, Spot to, const Look& look) {
  const int down = to.row - from.row, right = to.column - from.column;
  if (right == 0) return down < 0 ? (look.utf8 ? "↑" : "^") : (look.utf8 ? "↓" : "v");
  if (down == 0) return right > 0 ? (look.utf8 ? "→" : ">") : (look.utf8 ? "←" : "<");
  const bool rising = (right > 0) == (down < 0);  // like a slash
  if (!look.utf8) return rising ? "/" : "\\";
  if (down < 0) return rising ? "↗" : "↖";
  return rising ? "↙" : "↘";
}

Ink heat_ink(std::uint32_t expansion, std::uint32_t expansions) {
  constexpr std::uint64_t kSteps = 5;
  const std::uint64_t step = std::uint64_t{expansion} * kSteps / std::max(expansions, 1u);
  return static_cast<Ink>(static_cast<std::uint64_t>(Ink::heat_1) + std::min(step, kSteps - 1));
}

}  // namespace

const std::string& shown_text(const std::string& text, const std::string& symbol, const Look& look) {
  const bool fits = !symbol.empty() && display_width(symbol) == display_width(text);
  return look.utf8 && fits ? symbol : text;
}

bool is_team_disc(const Actor& actor) {
  return actor.outline == Outline::disc && (actor.tone == Tone::first || actor.tone == Tone::second);
}

int width_of(const std::vector<Sign>& signs) {
  int width = 0;
  for (const auto& sign : signs) width += display_width(sign.text);
  return width;
}

DrawnPart::DrawnPart(const Scene& scene, const Look& look, const View& view, const Part& part)
    : look_(look), view_(view), part_(part) {
  cells_.resize(static_cast<std::size_t>(part.rows) * static_cast<std::size_t>(part.columns));
  for (int row = 0; row < part.rows; ++row) {
    for (int column = 0; column < part.columns; ++column) {
      cells_[index(row, column)].tile = &scene.ground.tile({part.top + row, part.left + column});
    }
  }
  for (const auto& actor : scene.actors) {
    if (DrawnCell* cell = cell_at(spot_of(actor))) cell->actors.push_back(&actor);
  }
  add_marks(scene);
  add_heat(scene);
  add_path(scene);
}

DrawnCell* DrawnPart::cell_at(Spot spot) {
  return part_.contains(spot) ? &cells_[index(spot.row - part_.top, spot.column - part_.left)] : nullptr;
}

void DrawnPart::add_marks(const Scene& scene) {
  for (const auto& mark : scene.marks) {
    DrawnCell* cell = cell_at(mark.spot);
    if (cell == nullptr) continue;
    cell->last |= mark.kind == MarkKind::last && view_.last_move;
    cell->sight |= mark.kind == MarkKind::sight;
    cell->closing |= mark.kind == MarkKind::closing;
    if (mark.kind != MarkKind::target) continue;
    cell->hint |= !view_.hint.empty() && mark.move == view_.hint;
    if (cell->move.empty()) cell->move = mark.move;
  }
  DrawnCell* cursor = view_.cursor ? cell_at(*view_.cursor) : nullptr;
  if (cursor != nullptr) cursor->cursor = true;
}

void DrawnPart::add_heat(const Scene& scene) {
  const auto& first = scene.search.first_expanded;
  if (first.empty()) return;
  for (int row = 0; row < part_.rows; ++row) {
    for (int column = 0; column < part_.columns; ++column) {
      const std::uint32_t when = first[scene.ground.number({part_.top + row, part_.left + column})];
      if (when == kNeverExpanded || when >= view_.expanded) continue;
      cells_[index(row, column)].search = {":", heat_ink(when, scene.search.expansions)};
    }
  }
}

// The path takes the items that lie on it, as whoever walks it does.
void DrawnPart::add_path(const Scene& scene) {
  const auto& path = scene.search.path;
  const std::size_t walked = std::min(view_.walked, path.size());
  for (std::size_t i = 0; i < walked; ++i) {
    DrawnCell* cell = cell_at(path[i]);
    if (cell == nullptr) continue;
    std::erase_if(cell->actors, [](const Actor* actor) { return actor->tone == Tone::item; });
    cell->search = i + 1 < walked ? Sign{arrow(path[i], path[i + 1], look_), Ink::way} : Sign{"E", Ink::goal};
  }
  DrawnCell* latest = view_.latest ? cell_at(*view_.latest) : nullptr;
  if (latest == nullptr) return;
  latest->actors.clear();
  latest->search = {"@", Ink::inverse};
}

std::string_view DrawnPart::brackets(const DrawnCell& cell) const {
  if (cell.cursor) return "[]";
  if (cell.hint) return "><";
  if (cell.last) return "()";
  if (shows_target(cell) && tone_of(cell) != Tone::empty) return "::";
  return cell.closing ? "{}" : "  ";
}

// An empty cell in sight has a dot.
Sign DrawnPart::sign_of_ground(const DrawnCell& cell) const {
  if (!cell.search.text.empty()) return cell.search;
  const std::string& text = shown_text(cell.tile->text, cell.tile->symbol, look_);
  if (text != " ") return {text, ink_of(cell.tile->tone)};
  return cell.sight ? Sign{look_.utf8 ? "·" : ".", Ink::faint} : Sign{" "};
}

std::vector<Sign> DrawnPart::signs(const DrawnCell& cell, int columns) const {
  if (cell.actors.empty()) {
    if (shows_target(cell) && cell.tile->tone == Tone::empty) return {{"+"}};
    Sign sign = sign_of_ground(cell);
    return {{cut_to(sign.text, columns), sign.ink}};
  }
  std::vector<Sign> signs;
  for (const Actor* actor : cell.actors) {
    const std::string text = text_of(*actor, look_);
    const int left = columns - width_of(signs);
    if (!signs.empty() && display_width(text) > left) break;
    signs.push_back({cut_to(text, left), ink_of(*actor)});
  }
  return signs;
}

}  // namespace ariadne
