#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "apps/cli/context.hpp"
#include "arena/rating.hpp"

namespace ariadne {

// Shows the progress of a match on standard error: a bar on a terminal, elsewhere a line for every tenth.
class MatchProgress {
 public:
  // Games of an earlier run count towards the `total`.
  MatchProgress(const Context& context, const Tally& before, std::uint64_t total);
  ~MatchProgress();
  MatchProgress(const MatchProgress&) = delete;
  MatchProgress& operator=(const MatchProgress&) = delete;

  void finished(int sign_for_first_agent);

 private:
  using Clock = std::chrono::steady_clock;

  void draw_bar(Clock::time_point now);
  void print_tenth();
  std::string state() const;  // "37/100  22-3-12  eta 1m12s"

  const bool silent_;
  const bool bar_;
  const std::uint64_t before_, total_;
  Tally tally_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point last_drawn_ = start_;
  std::uint64_t tenths_printed_;
  bool drawn_ = false;
};

}  // namespace ariadne
