#pragma once

#include <cstdlib>
#include <set>
#include <vector>

#include "games/flags/position.hpp"

// A second implementation of the classic rules for the tests to compare with: rows and columns, lists and plain loops,
// written from the rules and not from the code.
namespace ariadne::flags {

struct NaiveGame {
  struct Place {
    int row = 0, column = 0;
    auto operator<=>(const Place&) const = default;
  };

  Place pacman;
  std::vector<Place> ghosts;
  std::set<Place> captured;
  bool caught = false;
  int steps = 0;

  static const std::vector<Place>& flags() {
    static const std::vector<Place> all = {{2, 2}, {17, 2}, {2, 22}, {17, 22}};
    return all;
  }
  static bool is_flag(Place place) {
    for (const Place flag : flags()) {
      if (flag == place) return true;
    }
    return false;
  }

  static bool in_obstacle(Place place) {
    const bool row = (place.row >= 5 && place.row <= 8) || (place.row >= 11 && place.row <= 14);
    const bool column = (place.column >= 5 && place.column <= 8) || (place.column >= 16 && place.column <= 19);
    return row && column;
  }
  static Place beyond(Place place, int direction) {
    if (direction == 0) --place.column;
    if (direction == 1) ++place.row;
    if (direction == 2) ++place.column;
    if (direction == 3) --place.row;
    return place;
  }
  static bool on_board(Place place) {
    return place.row >= 0 && place.row < 20 && place.column >= 0 && place.column < 25;
  }
  static Place wrapped(Place place) { return {(place.row + 20) % 20, (place.column + 25) % 25}; }
  static bool open(Place from, int direction) {
    const Place to = beyond(from, direction);
    if (!on_board(to)) {
      return direction % 2 == 0 ? from.row == 9 || from.row == 10 : from.column >= 11 && from.column <= 13;
    }
    return in_obstacle(from) || !in_obstacle(to);
  }

  std::vector<int> pacman_moves() const {
    std::vector<int> moves;
    for (int direction = 0; direction < 4; ++direction) {
      if (open(pacman, direction)) moves.push_back(direction);
    }
    return moves;
  }

  // Where each ghost gets.
  std::vector<Place> ghosts_after(const std::vector<int>& directions) const {
    std::vector<Place> targets;
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
      const Place to = wrapped(beyond(ghosts[i], directions[i]));
      targets.push_back(open(ghosts[i], directions[i]) && !is_flag(to) ? to : ghosts[i]);
    }
    for (;;) {
      std::set<std::size_t> rejected;
      for (std::size_t i = 0; i < ghosts.size(); ++i) {
        for (std::size_t j = 0; j < ghosts.size(); ++j) {
          const bool same = i != j && targets[i] == targets[j];
          const bool swap = i != j && targets[i] == ghosts[j] && targets[j] == ghosts[i];
          if ((same || swap) && targets[i] != ghosts[i]) rejected.insert(i);
        }
      }
      if (rejected.empty()) return targets;
      for (const std::size_t i : rejected) targets[i] = ghosts[i];
    }
  }
  bool all_valid(const std::vector<int>& directions) const {
    const auto after = ghosts_after(directions);
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
      if (after[i] == ghosts[i]) return false;
    }
    return true;
  }
  std::vector<std::vector<int>> joint_moves() const {
    std::vector<std::vector<int>> all = {{}};
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
      std::vector<std::vector<int>> longer;
      for (const auto& directions : all) {
        for (int direction = 0; direction < 4; ++direction) {
          longer.push_back(directions);
          longer.back().push_back(direction);
        }
      }
      all = longer;
    }
    std::erase_if(all, [this](const auto& directions) { return !all_valid(directions); });
    return all;
  }

  void step(int direction, const std::vector<int>& directions) {
    const auto after = ghosts_after(directions);
    const Place to = open(pacman, direction) ? wrapped(beyond(pacman, direction)) : pacman;
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
      if (after[i] == to || (after[i] == pacman && ghosts[i] == to)) caught = true;
    }
    if (!caught && to != pacman && is_flag(to)) captured.insert(to);
    pacman = to;
    ghosts = after;
    ++steps;
  }
};

}  // namespace ariadne::flags
