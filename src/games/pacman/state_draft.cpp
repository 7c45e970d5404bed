#include "games/pacman/state_draft.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "mazes/shape.hpp"

namespace ariadne::pacman {
namespace {

constexpr int kMaxScore = 100'000;

std::string pair_text(Cell cell) { return "[" + std::to_string(cell.x) + "," + std::to_string(cell.y) + "]"; }

// By y, then x, as layouts have them; a cell that is there twice.
std::optional<Cell> sorted_and_doubled(std::vector<Cell>& cells) {
  std::sort(cells.begin(), cells.end(), [](Cell a, Cell b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
  const auto same = std::adjacent_find(cells.begin(), cells.end());
  return same == cells.end() ? std::nullopt : std::optional(*same);
}

// A place between two cells has a coordinate with a half; it is doubled, so that all are whole.
int doubled(const JsonReader& reader, int max) {
  const double twice = 2 * reader.number(0, max);
  if (twice != std::floor(twice)) reader.expected("a whole or half number 0.." + std::to_string(max));
  return static_cast<int>(twice);
}

Move direction(const JsonReader& reader) {
  std::vector<std::string> names;
  for (const Move move : moves_in(Order::search)) names.emplace_back(name_of(move));
  return moves_in(Order::search)[reader.choice(names)];
}

// Reads the parts of a state that stand on a grid.
class PartsReader {
 public:
  explicit PartsReader(const Grid& grid) : grid_(grid) {}

  std::vector<Cell> cells(const JsonReader& list) const {
    std::vector<Cell> cells;
    for (const JsonReader& pair : list.items()) {
      cells.push_back(open_cell(pair));
      if (list.failed()) return {};
    }
    if (const auto same = sorted_and_doubled(cells)) list.refuse("has " + pair_text(*same) + " twice");
    return cells;
  }

  DraftPiece pacman(const JsonReader& reader) const {
    reader.only({"x", "y", "direction"});
    DraftPiece pacman;
    pacman.place = {2 * static_cast<int>(reader["x"].integer(0, grid_.width() - 1)),
                    2 * static_cast<int>(reader["y"].integer(0, grid_.height() - 1))};
    pacman.direction = direction(reader["direction"]);
    check_open(pacman.cell(), reader);
    return pacman;
  }

  DraftPiece ghost(const JsonReader& reader) const {
    reader.only({"x", "y", "direction", "scared", "start"});
    DraftPiece ghost;
    ghost.place = {doubled(reader["x"], grid_.width() - 1), doubled(reader["y"], grid_.height() - 1)};
    ghost.direction = direction(reader["direction"]);
    ghost.scared = static_cast<int>(reader["scared"].integer(0, kScaredMoves));
    ghost.start = open_cell(reader["start"]);
    if (!reader.failed()) check_place(ghost, reader);
    return ghost;
  }

 private:
  Cell open_cell(const JsonReader& reader) const {
    const auto pair = reader.tuple(2, "[x, y]");
    const auto x = pair[0].integer(0, grid_.width() - 1), y = pair[1].integer(0, grid_.height() - 1);
    const Cell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
    check_open(cell, reader);
    return cell;
  }
  void check_open(Cell cell, const JsonReader& reader) const {
    if (!reader.failed() && !grid_.is_open(cell)) reader.refuse("is in a wall at " + pair_text(cell));
  }
  void check_place(const DraftPiece& ghost, const JsonReader& reader) const {
    if (ghost.is_half()) {
      check_half(ghost, reader);
    } else {
      check_open(ghost.cell(), reader);
    }
    if (!reader.failed() && open_neighbours(grid_, ghost.cell()) == 0) reader.refuse("is walled in");
  }
  void check_half(const DraftPiece& ghost, const JsonReader& reader) const {
    const bool across = ghost.direction == Move::east || ghost.direction == Move::west;
    const bool along =
        ghost.direction != Move::stop && (ghost.place.x % 2 != 0) == across && (ghost.place.y % 2 != 0) == !across;
    if (!along) return reader.refuse("is between two cells, expected its direction to lead from one to the other");
    if (ghost.scared == 0) return reader.refuse("is between two cells, expected it to be scared");
    check_open(ghost.cell(), reader);
    check_open(step(ghost.cell(), direction_of(ghost.direction)), reader);
  }

  const Grid& grid_;
};

}  // namespace

Draft read_draft(const JsonReader& state, const Grid& grid) {
  Draft draft;
  state.only({"to_move", "score", "round", "lost", "pacman", "ghosts", "food", "capsules"});
  const PartsReader parts(grid);
  draft.pacman = parts.pacman(state["pacman"]);
  for (const JsonReader& ghost : state["ghosts"].items(kMaxGhosts)) draft.ghosts.push_back(parts.ghost(ghost));
  draft.to_move = static_cast<int>(state["to_move"].integer(0, std::ssize(draft.ghosts)));
  draft.score = static_cast<int>(state["score"].integer(-kMaxScore, kMaxScore));
  if (state.has("round")) draft.round = static_cast<int>(state["round"].integer(0, kLargestLimit));
  draft.lost = state.has("lost") && state["lost"].flag();
  draft.food = parts.cells(state["food"]);
  draft.capsules = parts.cells(state["capsules"]);
  if (draft.lost && draft.food.empty()) state.refuse("is lost and has no food, expected one of the two");
  return draft;
}

}  // namespace ariadne::pacman
