#include "search/tree/table_memory.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace ariadne {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;

// Entries are scattered over the whole table: in pages of the default size nearly every look would have to find its
// page first.
void ask_for_huge_pages([[maybe_unused]] void* start, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  madvise(start, bytes, MADV_HUGEPAGE);  // only advice: that it may be refused does not matter
#endif
}

}  // namespace

bool TableMemory::allocate(std::size_t bytes) {
  const std::size_t alignment = bytes >= kHugePage ? kHugePage : kLine;
  std::size_t space = bytes + alignment;
  memory_.reset();
  memory_.reset(std::calloc(space, 1));
  if (!memory_) return false;
  start_ = memory_.get();
  std::align(alignment, bytes, start_, space);
  if (alignment == kHugePage) ask_for_huge_pages(start_, bytes);
  return true;
}

void TableMemory::clear_now(std::size_t bytes) {
  constexpr std::size_t kLeastPage = 4096;
  auto* const memory = static_cast<volatile std::byte*>(start_);
  for (std::size_t place = 0; place < bytes; place += kLeastPage) memory[place] = std::byte{0};
}

}  // namespace ariadne
