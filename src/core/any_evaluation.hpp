#pragma once

#include "core/position.hpp"

namespace ariadne {

// One of a game's evaluations, chosen when the program runs. For searches that spend little of their time on it: they
// are compiled once for a game, and not for each of its evaluations.
template <Position P>
class AnyEvaluation {
 public:
  // Which has to outlive it.
  template <Evaluation<P> Evaluate>
    requires(!OrdersMoves<Evaluate, P>)
  explicit AnyEvaluation(const Evaluate& evaluate)
      : evaluate_(&evaluate), value_([](const void* of, const P& position) {
          return static_cast<double>((*static_cast<const Evaluate*>(of))(position));
        }) {}

  double operator()(const P& position) const { return value_(evaluate_, position); }

 private:
  const void* evaluate_;
  double (*value_)(const void* evaluate, const P& position);
};

// An AnyEvaluation, or the evaluation itself if it also orders moves.
template <Position P, Evaluation<P> Evaluate>
auto any_evaluation(const Evaluate& evaluate) {
  if constexpr (OrdersMoves<Evaluate, P>) {
    return evaluate;
  } else {
    return AnyEvaluation<P>(evaluate);
  }
}

}  // namespace ariadne
