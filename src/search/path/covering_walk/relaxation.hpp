#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "search/metered.hpp"
#include "search/path/covering_walk/plan.hpp"

namespace ariadne::covering {

// What an open junction has got so far, without asking what it is connected with.
enum class Touch : std::uint8_t { none, even, odd };
using Touches = std::array<Touch, kWidestFrontier>;

// For each step of a plan and all that its open junctions may have got: the cheapest completion if the walk did not
// have to be connected. Never an overestimate, so it shows which states of the proof are hopeless.
class DegreeRelaxation {
 public:
  // Counts each entry on the budget. If that ends first, or the tables would need more bytes than given, there are
  // none, and every completion is taken to cost nothing.
  DegreeRelaxation(const WalkKernel& kernel, const FrontierPlan& plan, std::size_t max_bytes, Budget& budget);

  // Of the steps from `step` on; kNever: there is none.
  int completion(std::size_t step, const Touches& touches) const {
    return tables_.empty() ? 0 : tables_[step][number(open_[step], touches)];
  }

 private:
  static std::size_t number(std::uint32_t open, const Touches& touches);
  void fill(const WalkKernel& kernel, const FrontierStep& step, std::size_t place, Budget& budget);

  std::vector<std::uint32_t> open_;         // by steps, and after the last
  std::vector<MeteredVector<int>> tables_;  // likewise
};

}  // namespace ariadne::covering
