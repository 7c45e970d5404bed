#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "agents/reversi/search/sides.hpp"
#include "core/budget.hpp"
#include "core/rng.hpp"
#include "search/tree/table_memory.hpp"

namespace ariadne::reversi {

// How far a search looked: to a depth, and there with which confidence in the lines that it left out.
struct Reach {
  std::uint8_t depth = 0;
  std::uint8_t level = 0;  // of selectivity: the higher, the surer

  bool covers(const Reach& other) const { return depth >= other.depth && level >= other.level; }
  bool operator==(const Reach&) const = default;
};

// What is known of a position: bounds of its value, in discs for the side to move.
struct Known {
  static constexpr std::uint8_t kNoMove = 127;

  std::int8_t lower = -kMaxScore, upper = kMaxScore;
  std::uint8_t move = kNoMove;  // the best one, or one that was good enough
  Reach reach;

  bool is_known() const { return reach.depth != 0; }
};

// What was found out about positions. An entry has the whole board, so no position is ever taken for another one, and
// an exact value is exact.
//
// Threads: several may find and put at the same time, without locks. The words of an entry are mixed with what it says,
// so one of which two threads wrote a part each matches practically no position.
class ScoreTable {
 public:
  static constexpr std::size_t kLeastBytes = std::size_t{1} << 16;

  explicit ScoreTable(std::size_t bytes) : buckets_(std::bit_floor(bytes / sizeof(Bucket))) {
    assert(bytes >= kLeastBytes);
  }

  std::size_t bytes() const { return buckets_ * sizeof(Bucket); }
  // What the next search finds does not depend on the past.
  void forget() {
    memory_.reset();
    generation_ = 0;
  }
  // Takes the memory from the system and has it cleared, which takes long for a large table, so that the next search
  // need not. If there is no memory, that search finds out.
  void prepare() {
    if (!memory_ && memory_.allocate(bytes())) memory_.clear_now(bytes());
  }
  // A search begins, which may use what earlier ones found. If there is no memory the budget is spent, and the table
  // must not be used.
  void begin_search(Budget& budget) {
    if (!budget.claim(bytes())) return;
    if (!memory_ && !memory_.allocate(bytes())) return budget.stop(StopReason::memory);
    generation_ = static_cast<std::uint8_t>(generation_ % 255 + 1);
  }

  void prefetch(const Sides& sides) const { __builtin_prefetch(&bucket_of(sides)); }
  Known find(const Sides& sides) const {
    const Bucket& bucket = bucket_of(sides);
    for (std::size_t i = 0; i < kSlots; ++i) {
      const std::uint32_t data = load(bucket.data[i]);
      const std::uint64_t mask = spread(data);
      if ((load(bucket.own[i]) ^ mask) == sides.own && (load(bucket.other[i]) ^ mask) == sides.other)
        return known(data);
    }
    return {};
  }
  void put(const Sides& sides, const Known& known) {
    Bucket& bucket = bucket_of(sides);
    const std::size_t i = slot_for(bucket, sides);
    const std::uint32_t data = packed(known);
    const std::uint64_t mask = spread(data);
    store(bucket.own[i], sides.own ^ mask);
    store(bucket.other[i], sides.other ^ mask);
    store(bucket.data[i], data);
    store(bucket.generation[i], generation_);
  }

  // How much of it the present search has filled, in thousandths, by a sample.
  int permille_used() const;

 private:
  static constexpr std::size_t kSlots = 3;
  struct alignas(TableMemory::kLine) Bucket {
    std::array<std::uint64_t, kSlots> own, other;
    std::array<std::uint32_t, kSlots> data;
    std::array<std::uint8_t, 4> generation;
  };
  static_assert(sizeof(Bucket) == TableMemory::kLine);

  template <class Word>
  static Word load(const Word& word) {
    return std::atomic_ref(const_cast<Word&>(word)).load(std::memory_order_relaxed);
  }
  template <class Word>
  static void store(Word& word, Word value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
  }

  // 8 bits for each bound, 7 for the move, 6 for the depth and 3 for the level. Nothing is 0, as in fresh memory.
  static std::uint32_t packed(const Known& known) {
    return static_cast<std::uint32_t>(static_cast<std::uint8_t>(known.lower)) |
           static_cast<std::uint32_t>(static_cast<std::uint8_t>(known.upper)) << 8 |
           static_cast<std::uint32_t>(known.move) << 16 | static_cast<std::uint32_t>(known.reach.depth) << 23 |
           static_cast<std::uint32_t>(known.reach.level) << 29;
  }
  static Known known(std::uint32_t data) {
    return {static_cast<std::int8_t>(data & 0xff),
            static_cast<std::int8_t>(data >> 8 & 0xff),
            static_cast<std::uint8_t>(data >> 16 & 0x7f),
            {static_cast<std::uint8_t>(data >> 23 & 0x3f), static_cast<std::uint8_t>(data >> 29)}};
  }
  static std::uint64_t spread(std::uint32_t data) { return data * 0x9e3779b97f4a7c15u; }

  Bucket& bucket_of(const Sides& sides) const {
    assert(memory_);
    const std::uint64_t key = (sides.own * 0x9e3779b97f4a7c15u) ^ std::rotl(sides.other * 0xd1b54a32d192ed03u, 32);
    return static_cast<Bucket*>(memory_.start())[(key ^ key >> 29) & (buckets_ - 1)];
  }
  // Over what is known of the same position; else where least is lost: of earlier searches, then of the least deep.
  std::size_t slot_for(const Bucket& bucket, const Sides& sides) const {
    std::size_t least = 0;
    int least_worth = kMaxScore;
    for (std::size_t i = 0; i < kSlots; ++i) {
      const std::uint32_t data = load(bucket.data[i]);
      const std::uint64_t mask = spread(data);
      if ((load(bucket.own[i]) ^ mask) == sides.own && (load(bucket.other[i]) ^ mask) == sides.other) return i;
      const int worth = load(bucket.generation[i]) == generation_ ? known(data).reach.depth : -1;
      if (worth >= least_worth) continue;
      least = i;
      least_worth = worth;
    }
    return least;
  }

  std::size_t buckets_;
  TableMemory memory_;
  std::uint8_t generation_ = 0;
};

}  // namespace ariadne::reversi
