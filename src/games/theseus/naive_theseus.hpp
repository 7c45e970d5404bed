#pragma once

#include <optional>
#include <string>
#include <vector>

// A slow implementation of the rules that works on a drawing alone, to check the fast one against.
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

  // "1", "3", "5", "7": the directions that are open.
  std::string open_codes() const {
    std::string open;
    for (const char code : std::string("1357")) {
      if (!outcome() && way(code)) open += code;
    }
    return open;
  }
  void play(char code) {
    Place& mover = ply_ % 2 == 0 ? theseus_ : minotaur_;
    if (way(code)) mover = towards(mover, code, 2, 4);
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
    for (const char code : open_codes()) {
      Game next = *this;
      next.play(code);
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
  static Place towards(Place from, char code, int lines, int columns) {
    if (code == '1') return {from.line - lines, from.column};
    if (code == '5') return {from.line + lines, from.column};
    return {from.line, from.column + (code == '3' ? columns : -columns)};
  }
  // Half a tile away there is a wall or nothing.
  bool way(char code) const {
    const Place edge = towards(ply_ % 2 == 0 ? theseus_ : minotaur_, code, 1, 2);
    return drawing_[static_cast<std::size_t>(edge.line)][static_cast<std::size_t>(edge.column)] == ' ';
  }

  std::vector<std::string> drawing_;
  int ply_, limit_;
  Place theseus_, minotaur_;
  std::vector<Place> supplies_;
};

}  // namespace ariadne::theseus::naive
