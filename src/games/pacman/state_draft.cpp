#include "games/pacman/state_draft.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

#include "mazes/shape.hpp"

namespace ariadne::pacman {
namespace {

constexpr int kLargestScore = 100'000;

// Reads a state for a grid.
class StateReader {
 public:
  StateReader(const Grid& grid, JsonReader& reader) : grid_(grid), reader_(reader) {}

  Cell open_cell(const Json& pair, const std::string& where) {
    if (!pair.is_array() || pair.size() != 2) return fault<Cell>(where, "is no pair [x, y]");
    const auto x = reader_.whole(pair[0], 0, grid_.width() - 1, where + "[0]");
    const auto y = reader_.whole(pair[1], 0, grid_.height() - 1, where + "[1]");
    return checked_open({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, where);
  }

  std::vector<Cell> cells(const Json& state, const char* key) {
    std::vector<Cell> cells;
    const Json& list = reader_.array(state, key, "state");
    for (std::size_t i = 0; i < list.size() && !reader_.failed(); ++i) {
      cells.push_back(open_cell(list[i], "state." + std::string(key) + "[" + std::to_string(i) + "]"));
    }
    const auto same = sorted_and_doubled(cells);
    if (same) return fault<std::vector<Cell>>("state." + std::string(key), "has " + text_of(*same) + " twice");
    return cells;
  }

  DraftAgent pacman(const Json& state) {
    const std::string where = "state.pacman";
    const Json& json = reader_.object(state, "pacman", "state");
    reader_.only(json, {"x", "y", "direction"}, where);
    DraftAgent pacman;
    pacman.place = {2 * reader_.whole(json, "x", 0, grid_.width() - 1, where),
                    2 * reader_.whole(json, "y", 0, grid_.height() - 1, where)};
    pacman.direction = direction(json, where);
    checked_open(pacman.cell(), where);
    return pacman;
  }

  DraftAgent ghost(const Json& json, const std::string& where) {
    if (!json.is_object()) return fault<DraftAgent>(where, "is no object");
    reader_.only(json, {"x", "y", "direction", "scared", "start"}, where);
    DraftAgent ghost;
    ghost.place = {reader_.halves(json, "x", grid_.width() - 1, where),
                   reader_.halves(json, "y", grid_.height() - 1, where)};
    ghost.direction = direction(json, where);
    ghost.scared = reader_.whole(json, "scared", 0, kScaredMoves, where);
    ghost.start = open_cell(reader_.array(json, "start", where), where + ".start");
    check_place(ghost, where);
    return ghost;
  }

 private:
  template <class T>
  T fault(const std::string& where, const std::string& problem) {
    reader_.fault(where, problem);
    return {};
  }
  static std::string text_of(Cell cell) { return "[" + std::to_string(cell.x) + "," + std::to_string(cell.y) + "]"; }

  Cell checked_open(Cell cell, const std::string& where) {
    if (!reader_.failed() && !grid_.is_open(cell)) return fault<Cell>(where, "is in a wall at " + text_of(cell));
    return cell;
  }

  // By y, then x, as layouts have them; a cell that is there twice.
  static std::optional<Cell> sorted_and_doubled(std::vector<Cell>& cells) {
    std::sort(cells.begin(), cells.end(), [](Cell a, Cell b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
    const auto same = std::adjacent_find(cells.begin(), cells.end());
    return same == cells.end() ? std::nullopt : std::optional(*same);
  }

  Move direction(const Json& json, const std::string& where) {
    const std::string word = reader_.word(json, "direction", where);
    for (const Move move : moves_in(Order::search)) {
      if (name_of(move) == word) return move;
    }
    return fault<Move>(where + ".direction", "is " + in_quotes(word) + ", expected North, South, East, West or Stop");
  }

  void check_place(const DraftAgent& ghost, const std::string& where) {
    if (reader_.failed()) return;
    if (ghost.is_half()) {
      check_half(ghost, where);
    } else {
      checked_open(ghost.cell(), where);
    }
    if (!reader_.failed() && open_neighbours(grid_, ghost.cell()) == 0) reader_.fault(where, "is walled in");
  }
  void check_half(const DraftAgent& ghost, const std::string& where) {
    const bool across = ghost.direction == Move::east || ghost.direction == Move::west;
    const bool along =
        ghost.direction != Move::stop && (ghost.place.x % 2 != 0) == across && (ghost.place.y % 2 != 0) == !across;
    if (!along)
      return reader_.fault(where, "is between two cells, expected its direction to lead from one to the other");
    if (ghost.scared == 0) return reader_.fault(where, "is between two cells, expected it to be scared");
    checked_open(ghost.cell(), where);
    checked_open(step(ghost.cell(), direction_of(ghost.direction)), where);
  }

  const Grid& grid_;
  JsonReader& reader_;
};

}  // namespace

Draft read_draft(const Json& state, const Grid& grid, JsonReader& reader) {
  Draft draft;
  reader.only(state, {"to_move", "score", "round", "lost", "pacman", "ghosts", "food", "capsules"}, "state");
  StateReader reads(grid, reader);
  draft.pacman = reads.pacman(state);
  const Json& ghosts = reader.array(state, "ghosts", "state");
  if (ghosts.size() > kMostGhosts) {
    reader.fault("state.ghosts",
                 "has " + std::to_string(ghosts.size()) + " ghosts, expected at most " + std::to_string(kMostGhosts));
  }
  for (std::size_t i = 0; i < ghosts.size() && !reader.failed(); ++i) {
    draft.ghosts.push_back(reads.ghost(ghosts[i], "state.ghosts[" + std::to_string(i) + "]"));
  }
  draft.to_move = reader.whole(state, "to_move", 0, static_cast<int>(draft.ghosts.size()), "state");
  draft.score = reader.whole(state, "score", -kLargestScore, kLargestScore, "state");
  if (state.contains("round")) draft.round = reader.whole(state, "round", 0, kLargestLimit, "state");
  draft.lost = state.contains("lost") && reader.boolean(state, "lost", "state");
  draft.food = reads.cells(state, "food");
  draft.capsules = reads.cells(state, "capsules");
  if (draft.lost && draft.food.empty()) reader.fault("state", "is lost and has no food, expected one of the two");
  return draft;
}

}  // namespace ariadne::pacman
