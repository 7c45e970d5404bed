#include "games/tree/position.hpp"

#include <cmath>

#include "games/tree/examples.hpp"

namespace ariadne::tree {

Position::Position() {
  static const auto first = example(kExamples.front().name);
  tree_ = first;
}

std::optional<Outcome> Position::result() const {
  if (!tree_->is_end(at_)) return std::nullopt;
  const double value = tree_->value(at_);
  const int sign = here().sign != 0 ? here().sign : (value > 0) - (value < 0);
  return Outcome{sign, std::round(value)};
}

}  // namespace ariadne::tree
