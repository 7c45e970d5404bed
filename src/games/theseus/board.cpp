#include "games/theseus/board.hpp"

#include <cassert>
#include <memory>
#include <utility>

#include "core/rng.hpp"

namespace ariadne::theseus {

Board::Board(Walls walls, std::vector<int> supplies, int taken)
    : walls_(std::move(walls)), supplies_(std::move(supplies)), taken_(taken), walls_hash_(hash_of_walls()) {
  assert(supplies_.size() + static_cast<std::size_t>(taken_) <= kMaxSupplies);
  for (int tile = 0; tile < tiles(); ++tile) fields_.push_back(field_of(tile));
  SupplySet bit = 1;
  for (const int tile : supplies_) {
    fields_[index(tile)].supply = bit;
    all_ |= bit;
    bit <<= 1;
  }
}

Board::Field Board::field_of(int tile) const {
  Field field;
  for (const Direction direction : kDirections) {
    const auto there = walls_.step(tile, direction);
    if (there) field.open |= side_of(direction);
    field.next[static_cast<unsigned>(direction)] = static_cast<std::uint16_t>(there.value_or(tile));
  }
  return field;
}

std::uint64_t Board::hash_of_walls() const {
  auto hash = static_cast<std::uint64_t>(size());
  for (int tile = 0; tile < tiles(); ++tile) hash = mix(hash + walls_.around(tile));
  return hash;
}

const Distances& Board::make_distances() const {
  auto made = std::make_unique<const Distances>(walls_);
  const Distances* first = nullptr;
  if (distances_.compare_exchange_strong(first, made.get(), std::memory_order_acq_rel)) return *made.release();
  return *first;  // another thread was quicker
}

}  // namespace ariadne::theseus
