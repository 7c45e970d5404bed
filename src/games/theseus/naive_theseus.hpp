#pragma once

#include <optional>
#include <string>
#include <vector>

// The rules once more, slowly and on a drawing alone, to check the fast ones against.
namespace ariadne::theseus::naive {

struct Place {
  int line = 0, column = 0;  // of the middle of a tile in the drawing
  bool operator==(const Place&) const = default;
};

class Game {
 public:
  Game(std::vector<std::string> drawing, int ply, int limit) : drawing_(std::move(drawing)), ply_(ply), limit_(limit) {
    for (int line = 1; line < static_cast<int>(drawing_.size()); line += 2) {
      for (int column = 1; column < static_cast<int>(drawing_[0].size()); ++column) put(line, column);
    }
  }

  // "1", "3", "5", "7": those that are open.
  std::string dice() const {
    std::string open;
    for (const char die : std::string("1357")) {
      if (!outcome() && way(die)) open += die;
    }
    return open;
  }
  void roll(char die) {
    Place& mover = ply_ % 2 == 0 ? theseus_ : minotaur_;
    if (way(die)) mover = towards(mover, die, 2, 4);
    if (ply_++ % 2 == 0) std::erase(supplies_, theseus_);
  }
  // +1 Theseus won, -1 the Minotaur, 0 a draw.
  std::optional<int> outcome() const {
    if (theseus_ == minotaur_) return supplies_.empty() ? 1 : -1;
    if (supplies_.empty()) return 1;
    if (ply_ == limit_) return 0;
    return std::nullopt;
  }
  std::size_t supplies() const { return supplies_.size(); }
  // Leaves of the tree cut at a depth.
  long leaves(int depth) const {
    if (depth == 0 || outcome()) return 1;
    long sum = 0;
    for (const char die : dice()) {
      Game next = *this;
      next.roll(die);
      sum += next.leaves(depth - 1);
    }
    return sum;
  }

 private:
  void put(int line, int column) {
    const Place tile{line, column / 4 * 4 + 2};
    const char letter = drawing_[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)];
    if (letter == 'T') theseus_ = tile;
    if (letter == 'M') minotaur_ = tile;
    if (letter == 'S') supplies_.push_back(tile);
  }
  static Place towards(Place from, char die, int lines, int columns) {
    if (die == '1') return {from.line - lines, from.column};
    if (die == '5') return {from.line + lines, from.column};
    return {from.line, from.column + (die == '3' ? columns : -columns)};
  }
  // Half a tile away there is a wall or nothing.
  bool way(char die) const {
    const Place edge = towards(ply_ % 2 == 0 ? theseus_ : minotaur_, die, 1, 2);
    return drawing_[static_cast<std::size_t>(edge.line)][static_cast<std::size_t>(edge.column)] == ' ';
  }

  std::vector<std::string> drawing_;
  int ply_, limit_;
  Place theseus_, minotaur_;
  std::vector<Place> supplies_;
};

}  // namespace ariadne::theseus::naive
