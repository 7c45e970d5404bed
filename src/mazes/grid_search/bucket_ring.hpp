#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "mazes/grid_search/octile.hpp"

namespace ariadne {

// An open list in buckets of equal width: those with the least estimates come first, and within a bucket the last one
// in.
class BucketRing {
 public:
  // No estimate may exceed the floor by `span` or more.
  explicit BucketRing(OctileCost span)
      : width_bits_(static_cast<int>(std::bit_width(static_cast<std::uint64_t>(span) / (kSlots - 1)))) {}

  void clear(OctileCost floor) {
    items_.clear();
    words_ = {};
    summary_ = 0;
    first_ = floor;
    turn_ = 0;
  }

  // A bound: nothing that waits, or is put in after the next take(), has a lower estimate.
  OctileCost floor() const { return first_ + (turn_ << width_bits_); }

  void put(OctileCost estimate, std::uint32_t value) {
    const auto slot = static_cast<std::size_t>((estimate - first_) >> width_bits_) % kSlots;
    std::uint64_t& word = words_[slot / 64];
    const std::uint64_t bit = std::uint64_t{1} << (slot % 64);
    items_.push_back({value, (word & bit) != 0 ? heads_[slot] : kNone});
    heads_[slot] = static_cast<std::uint32_t>(items_.size() - 1);
    word |= bit;
    summary_ |= std::uint64_t{1} << (slot / 64);
  }

  std::optional<std::uint32_t> take() {
    if (summary_ == 0) return std::nullopt;
    turn_ += distance_to_occupied(static_cast<std::size_t>(turn_) % kSlots);
    const std::size_t slot = static_cast<std::size_t>(turn_) % kSlots;
    const Item item = items_[heads_[slot]];
    heads_[slot] = item.next;
    if (item.next == kNone) vacate(slot);
    return item.value;
  }

 private:
  static constexpr std::size_t kSlots = 4096;
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  struct Item {
    std::uint32_t value;
    std::uint32_t next;  // in the same bucket
  };

  int distance_to_occupied(std::size_t slot) const {
    if (const std::uint64_t bits = words_[slot / 64] >> (slot % 64); bits != 0) return std::countr_zero(bits);
    const std::size_t after = (slot / 64 + 1) % 64;
    const auto words = static_cast<std::size_t>(std::countr_zero(std::rotr(summary_, static_cast<int>(after))));
    const std::uint64_t bits = words_[(after + words) % 64];
    return static_cast<int>((words + 1) * 64 - slot % 64) + std::countr_zero(bits);
  }

  void vacate(std::size_t slot) {
    std::uint64_t& word = words_[slot / 64];
    word &= ~(std::uint64_t{1} << (slot % 64));
    if (word == 0) summary_ &= ~(std::uint64_t{1} << (slot / 64));
  }

  int width_bits_;
  OctileCost first_ = 0, turn_ = 0;
  std::vector<Item> items_;
  std::array<std::uint32_t, kSlots> heads_{};  // by slot, of use where the slot's bit is set
  std::array<std::uint64_t, kSlots / 64> words_{};
  std::uint64_t summary_ = 0;  // words that are not zero
};

}  // namespace ariadne
