#pragma once

#include <exception>

#include "apps/cli/context.hpp"
#include "arena/match.hpp"
#include "arena/rating.hpp"
#include "arena/sprt.hpp"

namespace ariadne {

// The finished games of a match as JSON lines on standard output, each at once; nothing unless JSON is wanted, and
// nothing with --quiet. Games are given one at a time, from any thread.
class MatchEvents {
 public:
  MatchEvents(const MatchPlan& plan, const Context& context) : plan_(plan), silent_(!context.json || context.quiet) {}

  // False once standard output cannot be written: the match should end. A test has seen the game already.
  bool finished(const FinishedGame& game, const Sprt* sprt);
  // Throws what went wrong, if anything.
  void check() const {
    if (failed_) std::rethrow_exception(failed_);
  }

 private:
  const MatchPlan& plan_;
  const bool silent_;
  Tally tally_;
  std::exception_ptr failed_;
};

}  // namespace ariadne
