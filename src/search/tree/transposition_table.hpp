#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/budget.hpp"
#include "search/tree/compact_value.hpp"
#include "search/tree/line.hpp"
#include "search/tree/table_memory.hpp"

namespace ariadne {

// What is known of a position, in eight bytes.
struct TableEntry {
  static constexpr std::uint16_t kNoMove = 0xffff;

  std::uint32_t value = 0;          // of a CompactValue
  std::uint16_t move = kNoMove;     // the tag_of() the best move, or of one that was good enough
  std::uint8_t depth = 0;           // to which it was searched
  std::uint8_t bound : 2 = 0;       // a ValueBound; nothing: the position is not known
  std::uint8_t cut_short : 1 = 1;   // some line below ended by the depth, not by the rules
  std::uint8_t generation : 5 = 0;  // of the table, which sets it

  TableEntry() = default;
  TableEntry(const CompactValue& what, std::uint16_t best, int searched, bool is_cut_short)
      : value(what.bits),
        move(best),
        depth(static_cast<std::uint8_t>(searched)),
        bound(static_cast<std::uint8_t>(what.bound) & 3),
        cut_short(is_cut_short) {}

  bool is_known() const { return bound != 0; }
  CompactValue compact() const { return {value, static_cast<ValueBound>(bound)}; }
};
static_assert(sizeof(TableEntry) == sizeof(std::uint64_t));
static_assert(kMaxDepth <= std::numeric_limits<decltype(TableEntry::depth)>::max());

// A transposition table: what was found out about positions, to be reused when they are reached by another line or in
// a later search. Which entries are good enough is decided by the kernels that use it.
//
// Its size is fixed. A bucket of four entries is a cache line; in a full one, an entry of an earlier search goes first,
// and then the one that was searched least deep.
//
// Threads: several may find and put at the same time, without locks. An entry is two words, one of which is the key
// mixed with the other, so an entry of which two threads wrote a half each matches no key. Everything else belongs to
// one thread at a time.
class TranspositionTable {
 public:
  static constexpr std::size_t kDefaultBytes = std::size_t{64} << 20;
  static constexpr std::size_t kLeastBytes = std::size_t{1} << 10;

  // It takes at most `bytes`, and only when the first search begins.
  explicit TranspositionTable(std::size_t bytes = kDefaultBytes) : buckets_(std::bit_floor(bytes / sizeof(Bucket))) {
    assert(bytes >= kLeastBytes);
  }

  std::size_t bytes() const { return buckets_ * sizeof(Bucket); }

  // Everything: what the next search finds does not depend on the past.
  void forget() {
    memory_.reset();
    generation_ = 0;
  }
  // Takes the memory from the system and has it cleared, which takes long for a large table, so that the next search
  // need not. If there is no memory, that search finds out.
  void prepare() {
    if (!memory_ && memory_.allocate(bytes())) memory_.clear_now(bytes());
  }
  // A search begins, which may use what earlier ones found. If there is no memory for the table the budget is spent,
  // and the table must not be used.
  void begin_search(Budget& budget) {
    if (!budget.claim(bytes())) return;
    if (!memory_ && !memory_.allocate(bytes())) return budget.stop(StopReason::memory);
    generation_ = static_cast<std::uint8_t>((generation_ + 1) % kGenerations);
  }

  // Something about this key will be asked soon.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket_of(key)); }
  TableEntry find(std::uint64_t key) const {
    for (Slot& slot : bucket_of(key).slots) {
      const std::uint64_t data = load(slot.data);
      if ((load(slot.check) ^ data) == key) return std::bit_cast<TableEntry>(data);
    }
    return {};
  }
  void put(std::uint64_t key, TableEntry entry) {
    entry.generation = generation_ & (kGenerations - 1);
    const auto data = std::bit_cast<std::uint64_t>(entry);
    Slot& slot = slot_for(key);
    store(slot.check, key ^ data);
    store(slot.data, data);
  }

  // How much of it the present search has filled, in thousandths, by a sample.
  int permille_used() const;

 private:
  static constexpr std::size_t kSlots = 4;
  static constexpr unsigned kGenerations = 32;

  struct Slot {
    std::uint64_t check = 0, data = 0;
  };
  struct alignas(TableMemory::kLine) Bucket {
    std::array<Slot, kSlots> slots;
  };
  static_assert(sizeof(Bucket) == TableMemory::kLine);

  static std::uint64_t load(std::uint64_t& word) { return std::atomic_ref(word).load(std::memory_order_relaxed); }
  static void store(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
  }

  Bucket* first() const { return static_cast<Bucket*>(memory_.start()); }
  Bucket& bucket_of(std::uint64_t key) const {
    assert(memory_);
    return first()[key & (buckets_ - 1)];
  }
  // How much is lost with an entry: of earlier searches nothing.
  int worth(std::uint64_t data) const {
    const auto entry = std::bit_cast<TableEntry>(data);
    return entry.is_known() && entry.generation == generation_ ? 1 + entry.depth : 0;
  }
  // Where to put something: over what is known of the same key, else where least is lost.
  Slot& slot_for(std::uint64_t key) {
    auto& slots = bucket_of(key).slots;
    std::size_t least = 0;
    int least_worth = worth(load(slots[0].data));
    for (std::size_t i = 0; i < kSlots; ++i) {
      const std::uint64_t data = load(slots[i].data);
      if ((load(slots[i].check) ^ data) == key) return slots[i];
      if (worth(data) >= least_worth) continue;
      least = i;
      least_worth = worth(data);
    }
    return slots[least];
  }

  std::size_t buckets_;
  TableMemory memory_;
  std::uint8_t generation_ = 0;
};

}  // namespace ariadne
