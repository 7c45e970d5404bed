#include "games/hunger/board.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <tuple>
#include <utility>

#include "core/rng.hpp"

namespace ariadne::hunger {
namespace {

std::uint64_t key_of(const PlacedItem& placed) {
  std::uint64_t word = static_cast<std::uint64_t>(placed.item.points + kMaxPoints);
  for (const unsigned part :
       {static_cast<unsigned>(placed.x), static_cast<unsigned>(placed.y), static_cast<unsigned>(placed.item.kind),
        unsigned{placed.item.owner}, unsigned{placed.item.weapon}}) {
    word = word << 8 | part;
  }
  return mix(word + 1);
}

bool comes_before(const PlacedItem& a, const PlacedItem& b) {
  return std::tie(a.item.kind, a.y, a.x) < std::tie(b.item.kind, b.y, b.x);
}

}  // namespace

Board::Board(int size, std::vector<PlacedItem> items)
    : size_(size), fields_(static_cast<std::size_t>(size * size)), items_(std::move(items)) {
  assert(size >= kSmallestSize && size <= kLargestSize && size % 2 == 0);
  std::sort(items_.begin(), items_.end(), comes_before);
  for (const PlacedItem& placed : items_) put(placed);
}

int Board::ring_of(int x, int y) const { return std::min({x, y, size_ - 1 - x, size_ - 1 - y}); }

void Board::put(const PlacedItem& placed) {
  Field& field = fields_[index(placed.x, placed.y)];
  assert(field.item.kind == ItemKind::none);
  field = {key_of(placed), placed.item, kMaxInSet};
  all_keys_ ^= field.key;
  if (placed.item.kind == ItemKind::trap) {
    put_trap(placed, field.key);
  } else {
    put_in_set(placed, field);
  }
}

void Board::put_trap(const PlacedItem& placed, std::uint64_t key) {
  const int own_ring = ring_of(placed.x, placed.y);
  rings_[static_cast<std::size_t>(own_ring)].traps_key ^= key;
  for (int ring = 0; ring <= own_ring; ++ring) {
    rings_[static_cast<std::size_t>(ring)].trap_points[placed.item.weapon == kBow ? 0 : 1] += placed.item.points;
  }
}

void Board::put_in_set(const PlacedItem& placed, Field& field) {
  const auto number = static_cast<std::size_t>(std::popcount(all_));
  all_in_set_ = number < kMaxInSet;
  if (!all_in_set_) return;
  const ItemSet bit = ItemSet{1} << number;
  field.number = static_cast<std::uint8_t>(number);
  keys_[number] = field.key;
  all_ |= bit;
  rings_[static_cast<std::size_t>(ring_of(placed.x, placed.y))].items |= bit;
  if (placed.item.kind == ItemKind::weapon && placed.item.weapon == kPistol) pistols_[placed.item.owner] |= bit;
}

}  // namespace ariadne::hunger
