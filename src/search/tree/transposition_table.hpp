#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"

namespace ariadne {

// A transposition table: what was found out about positions in this search, to be reused when they are reached by
// another line. Of two positions that share a slot the later one is kept. It is allocated by the first search and kept
// for the next ones, which find it empty. Which entries are good enough is decided by the kernels that use it.
template <class EntryOf>
class TranspositionTable {
 public:
  using Entry = EntryOf;
  static constexpr std::size_t kDefaultPlaces = std::size_t{1} << 16;

  explicit TranspositionTable(std::size_t places = kDefaultPlaces) : places_(places) {
    assert(std::has_single_bit(places));
  }

  // Forgets everything. If the budget has no memory for the table it is spent, and the table must not be used.
  void begin_search(Budget& budget) {
    if (!budget.claim(places_ * sizeof(Slot))) return;
    if (++search_ < slots_.size()) return;
    slots_.assign(places_, {});
    search_ = 0;
  }
  // What was put there for this key in this search, if anything.
  const Entry* find(std::uint64_t key) const {
    assert(!slots_.empty());
    const Slot& slot = slots_[place_of(key)];
    return slot.tag == tag_of(key) ? &slot.entry : nullptr;
  }
  void put(std::uint64_t key, const Entry& entry) { slots_[place_of(key)] = {tag_of(key), entry}; }

 private:
  struct Slot {
    std::uint64_t tag = 0;
    Entry entry;
  };

  std::size_t place_of(std::uint64_t key) const { return key & (places_ - 1); }
  // The low bits of a key are known from its place, so that those of the tag can hold the number of the search: it is
  // smaller than the number of places, and no search takes an entry of another for its own.
  std::uint64_t tag_of(std::uint64_t key) const { return key ^ search_; }

  std::size_t places_;
  std::uint64_t search_ = 0;
  std::vector<Slot> slots_;
};

}  // namespace ariadne
