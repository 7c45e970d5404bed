#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "games/theseus/distances.hpp"
#include "games/theseus/walls.hpp"

namespace ariadne::theseus {

// A set of the supplies of a board: bit i is the i-th of Board::supplies().
using SupplySet = std::uint32_t;
inline constexpr int kMaxSupplies = 32;

constexpr int theseus_start(int) { return 0; }
constexpr int minotaur_start(int size) { return size * size / 2; }

// What stays the same throughout a game: the walls and where the supplies lie. Positions share it.
class Board {
 public:
  // Supplies on different tiles in ascending order. `taken` more lay elsewhere and were taken before.
  Board(Walls walls, std::vector<int> supplies, int taken = 0);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  ~Board() { delete distances_.load(std::memory_order_relaxed); }

  const Walls& walls() const { return walls_; }
  int size() const { return walls_.size(); }
  int tiles() const { return walls_.tiles(); }
  const std::vector<int>& supplies() const { return supplies_; }
  int taken() const { return taken_; }
  SupplySet all_supplies() const { return all_; }

  // Where a step leads: with a wall in the way, the same tile.
  int next(int tile, Direction direction) const { return fields_[index(tile)].next[static_cast<unsigned>(direction)]; }
  Sides open_sides(int tile) const { return fields_[index(tile)].open; }
  SupplySet supply_on(int tile) const { return fields_[index(tile)].supply; }  // empty: none
  std::uint64_t walls_hash() const { return walls_hash_; }

  // Computed on first use, since only some agents need them.
  const Distances& distances() const {
    const Distances* made = distances_.load(std::memory_order_acquire);
    return made != nullptr ? *made : make_distances();
  }

 private:
  // All that a move needs to know of a tile, in a quarter of a cache line.
  struct Field {
    std::uint16_t next[4] = {};
    SupplySet supply = 0;
    Sides open = 0;
  };

  static std::size_t index(int tile) { return static_cast<std::size_t>(tile); }
  Field field_of(int tile) const;
  std::uint64_t hash_of_walls() const;
  const Distances& make_distances() const;

  Walls walls_;
  std::vector<int> supplies_;
  int taken_;
  SupplySet all_ = 0;
  std::vector<Field> fields_;
  std::uint64_t walls_hash_;

  mutable std::atomic<const Distances*> distances_ = nullptr;
};

}  // namespace ariadne::theseus
