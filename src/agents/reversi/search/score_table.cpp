#include "agents/reversi/search/score_table.hpp"

#include <algorithm>

namespace ariadne::reversi {

int ScoreTable::permille_used() const {
  if (!memory_) return 0;
  constexpr std::size_t kSampled = 256;
  const std::size_t sampled = std::min(buckets_, kSampled);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sampled; ++i) {
    const Bucket& bucket = static_cast<const Bucket*>(memory_.start())[i];
    for (std::size_t slot = 0; slot < kSlots; ++slot) used += load(bucket.generation[slot]) == generation_ ? 1 : 0;
  }
  return static_cast<int>(used * 1000 / (sampled * kSlots));
}

}  // namespace ariadne::reversi
