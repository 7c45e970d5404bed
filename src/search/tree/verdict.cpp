#include "search/tree/verdict.hpp"

#include <algorithm>

namespace ariadne {

VerdictCounts count_verdicts(const Verdicts& verdicts) {
  VerdictCounts counts;
  for (std::size_t state = 0; state < verdicts.size(); ++state) {
    const Verdict verdict = verdicts[state];
    ++(verdict.sign > 0 ? counts.first : verdict.sign < 0 ? counts.second : counts.neither);
    counts.longest = std::max(counts.longest, verdict.moves);
  }
  return counts;
}

}  // namespace ariadne
