#include "search/tree/transposition_table.hpp"

#include <algorithm>
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace ariadne {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

// Entries are scattered over the whole table: in pages of the usual size nearly every look would have to find its page
// first.
void ask_for_huge_pages([[maybe_unused]] void* start, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  madvise(start, bytes, MADV_HUGEPAGE);  // only advice: that it may be refused does not matter
#endif
}

}  // namespace

// Zeroed memory is an empty table. Large blocks of it are taken from the system only where they are written to.
bool TranspositionTable::allocate() {
  const std::size_t alignment = bytes() >= kHugePage ? kHugePage : kLine;
  std::size_t space = bytes() + alignment;
  memory_.reset(std::calloc(space, 1));
  if (!memory_) return false;
  void* start = memory_.get();
  first_ = static_cast<Bucket*>(std::align(alignment, bytes(), start, space));
  if (alignment == kHugePage) ask_for_huge_pages(first_, bytes());
  generation_ = 0;
  return true;
}

int TranspositionTable::permille_used() const {
  if (!memory_) return 0;
  constexpr std::size_t kSampled = 256;
  const std::size_t sampled = std::min(buckets_, kSampled);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sampled; ++i) {
    for (Slot& slot : first_[i].slots) used += worth(load(slot.data)) > 0 ? 1 : 0;
  }
  return static_cast<int>(used * 1000 / (sampled * kSlots));
}

}  // namespace ariadne
