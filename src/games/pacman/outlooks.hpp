#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <vector>

#include "games/pacman/move.hpp"

namespace ariadne::pacman {

// The maze as it is seen from one floor.
struct Outlook {
  static constexpr std::uint16_t kUnreachable = std::numeric_limits<std::uint16_t>::max();
  static constexpr std::size_t kNear = 64;

  std::vector<std::uint16_t> steps;  // to every floor
  std::vector<std::uint16_t> food;   // the numbers of dots that can be reached, the nearest first
  std::vector<std::uint16_t> near;   // the nearest floors, this one first: at most kNear

  bool reaches(std::uint16_t floor) const { return steps[floor] != kUnreachable; }
};

// The outlook from every floor of a board. Each is made when it is first asked for: a game sees few floors of a large
// board, and most agents need none.
class Outlooks {
 public:
  explicit Outlooks(const std::vector<Floor>& floors) : floors_(floors), made_(floors.size()) {}
  Outlooks(const Outlooks&) = delete;
  Outlooks& operator=(const Outlooks&) = delete;
  ~Outlooks();

  const Outlook& from(std::uint16_t floor) const {
    const Outlook* outlook = made_[floor].load(std::memory_order_acquire);
    return outlook != nullptr ? *outlook : make(floor);
  }

 private:
  const Outlook& make(std::uint16_t floor) const;

  const std::vector<Floor>& floors_;
  mutable std::vector<std::atomic<const Outlook*>> made_;
};

}  // namespace ariadne::pacman
