#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/hunger/item.hpp"

namespace ariadne::hunger {

inline constexpr int kSmallestSize = 10, kLargestSize = 40, kDefaultSize = 20;
inline constexpr int kLastSize = 4;  // the board on which the game is over
inline constexpr int kMaxRings = (kLargestSize - kLastSize) / 2;

// Inside the program a tile is a column x and a row y, both counted from 0 at the top left. People count from the
// middle, without a 0: -10..-1 and 1..10 on 20 x 20.
constexpr int to_coordinate(int index, int size) { return index - size / 2 + (index >= size / 2 ? 1 : 0); }
constexpr int to_index(int coordinate, int size) { return coordinate + size / 2 - (coordinate > 0 ? 1 : 0); }

struct PlacedItem {
  int x = 0, y = 0;
  Item item;

  bool operator==(const PlacedItem&) const = default;
};

// Weapons and food, which vanish when they are taken: bit i is the i-th item of the board.
using ItemSet = std::uint64_t;
inline constexpr std::size_t kMaxInSet = 64;

// The board at its starting size and what lies on it: it never changes, and positions share it. The sets of a position
// say what is left of the first 64 items that can be taken. Generated boards have 16; on a board with more than 64, all
// others are there as long as the board is.
class Board {
 public:
  // All that a move needs to know of a tile.
  struct Field {
    std::uint64_t key = 0;  // of the item, for hashes
    Item item;
    std::uint8_t number = 0;  // of an item that can be taken; kMaxInSet: not in a set
  };

  // At most one item per tile.
  Board(int size, std::vector<PlacedItem> items);

  int size() const { return size_; }
  const Field& field(int x, int y) const { return fields_[index(x, y)]; }
  // Weapons, food, traps; each of them row by row.
  const std::vector<PlacedItem>& items() const { return items_; }
  ItemSet all() const { return all_; }
  bool all_in_set() const { return all_in_set_; }

  // The own pistols of a seat among those in a set.
  ItemSet pistols(Seat owner) const { return pistols_[owner]; }
  // The points of all traps of a kind from this ring to the middle: 0 or less.
  int trap_points(Weapons protection, int ring) const {
    return rings_[static_cast<std::size_t>(ring)].trap_points[protection == kBow ? 0 : 1];
  }

  // By ring, the outermost is 0.
  int ring_of(int x, int y) const;
  ItemSet taken_with(int ring) const { return rings_[static_cast<std::size_t>(ring)].items; }
  std::uint64_t traps_key(int ring) const { return rings_[static_cast<std::size_t>(ring)].traps_key; }
  std::uint64_t key(std::size_t number) const { return keys_[number]; }
  std::uint64_t all_keys() const { return all_keys_; }

 private:
  struct Ring {
    ItemSet items = 0;
    std::uint64_t traps_key = 0;
    int trap_points[2] = {};  // of animals and ropes, here and further inside
  };

  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * size_ + x); }
  void put(const PlacedItem& placed);
  void put_trap(const PlacedItem& placed, std::uint64_t key);
  void put_in_set(const PlacedItem& placed, Field& field);

  int size_;
  std::vector<Field> fields_;
  std::vector<PlacedItem> items_;
  std::array<Ring, kLargestSize / 2> rings_{};
  std::array<std::uint64_t, kMaxInSet> keys_{};
  ItemSet all_ = 0, pistols_[2] = {};
  std::uint64_t all_keys_ = 0;
  bool all_in_set_ = true;
};

}  // namespace ariadne::hunger
