#include "search/tree/transposition_table.hpp"

#include <algorithm>

namespace ariadne {

int TranspositionTable::permille_used() const {
  if (!memory_) return 0;
  constexpr std::size_t kSampled = 256;
  const std::size_t sampled = std::min(buckets_, kSampled);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sampled; ++i) {
    for (Slot& slot : first()[i].slots) used += worth(load(slot.data)) > 0 ? 1 : 0;
  }
  return static_cast<int>(used * 1000 / (sampled * kSlots));
}

}  // namespace ariadne
