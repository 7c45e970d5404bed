#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/rng.hpp"

namespace ariadne {

// Which moves the threads of one search are searching at present, so that none does what another one is doing. It is
// a matter of speed alone: what it does not know, or knows too late, is searched twice. All of it may be called by any
// thread at any time.
class MovesInProgress {
 public:
  // Whether some thread is searching this move of a position.
  bool has(std::uint64_t position, std::uint16_t tag) const {
    const std::uint64_t key = key_of(position, tag);
    return slots_[slot_of(key)].load(std::memory_order_relaxed) == key;
  }

  // Says so for as long as it lives, unless its slot is taken. With `all` null there is nobody to tell.
  class Claim {
   public:
    Claim(MovesInProgress* all, std::uint64_t position, std::uint16_t tag) {
      if (all == nullptr) return;
      const std::uint64_t key = key_of(position, tag);
      std::uint64_t none = 0;
      auto& slot = all->slots_[slot_of(key)];
      if (slot.compare_exchange_strong(none, key, std::memory_order_relaxed)) slot_ = &slot;
    }
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;
    ~Claim() {
      if (slot_ != nullptr) slot_->store(0, std::memory_order_relaxed);
    }

   private:
    std::atomic<std::uint64_t>* slot_ = nullptr;
  };

 private:
  static constexpr int kSlotBits = 10;  // many more slots than threads have plies

  static std::uint64_t key_of(std::uint64_t position, std::uint16_t tag) { return mix(position + tag) | 1; }
  static std::size_t slot_of(std::uint64_t key) { return key >> (64 - kSlotBits); }

  std::array<std::atomic<std::uint64_t>, std::size_t{1} << kSlotBits> slots_{};
};

}  // namespace ariadne
