#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/drawing/part.hpp"

// What all ways of drawing a scene do alike with a cell.
namespace ariadne {

// A text that stands in a cell, and its colour.
struct Sign {
  std::string text;
  Ink ink = Ink::plain;

  bool operator==(const Sign&) const = default;
};

// Everything about one cell that is drawn.
struct DrawnCell {
  const Tile* tile = nullptr;
  std::vector<const Actor*> actors;  // front first, without what a path took away
  std::string_view move;             // that choosing it plays; empty: none
  bool cursor = false, hint = false, last = false, sight = false, closing = false;
  Sign search;  // what a search left there; empty: nothing

  bool is_wall() const { return tile->tone == Tone::wall; }
};

// The cells of a part of a scene as the view shows them. It refers to the scene, which must outlive it.
class DrawnPart {
 public:
  DrawnPart(const Scene& scene, const Look& look, const View& view, const Part& part);

  const Part& part() const { return part_; }
  const DrawnCell& at(int row, int column) const { return cells_[index(row, column)]; }  // counted in the part

  // The marks to the left and right of a cell's own text; the most pressing one is shown, blanks if there is none.
  std::string_view brackets(const DrawnCell& cell) const;

  // What stands in the cell, in at most this many columns: the actor in front first, then others as far as they fit.
  // There is at least one sign, which may be a blank; a text that alone is too long is cut.
  std::vector<Sign> signs(const DrawnCell& cell, int columns) const;

 private:
  void add_marks(const Scene& scene);
  void add_path(const Scene& scene);
  void add_heat(const Scene& scene);

  std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(part_.columns) + static_cast<std::size_t>(column);
  }
  DrawnCell* cell_at(Spot spot);  // null outside the part
  bool shows_target(const DrawnCell& cell) const { return view_.legal_moves && !cell.move.empty(); }
  Sign sign_of_ground(const DrawnCell& cell) const;

  const Look& look_;
  const View& view_;
  Part part_;
  std::vector<DrawnCell> cells_;
};

// The columns that some signs take.
int width_of(const std::vector<Sign>& signs);

// A disc of one of the two teams: the first one's are black, the second one's white.
bool is_team_disc(const Actor& actor);

// The text or the symbol, whichever can be shown.
const std::string& shown_text(const std::string& text, const std::string& symbol, const Look& look);

}  // namespace ariadne
