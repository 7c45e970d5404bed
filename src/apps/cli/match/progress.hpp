#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "apps/cli/context.hpp"
#include "arena/rating.hpp"
#include "arena/sprt.hpp"

namespace ariadne {

std::string eta_text(std::chrono::duration<double> duration);  // "12s", "1m05s", "2h03m"

// Shows the progress of a match on standard error: a bar on a terminal, elsewhere a line for every tenth.
class MatchProgress {
 public:
  // Games of an earlier run count towards the `total`.
  MatchProgress(const Context& context, const Tally& before, std::uint64_t total);
  ~MatchProgress();
  MatchProgress(const MatchProgress&) = delete;
  MatchProgress& operator=(const MatchProgress&) = delete;

  // A test has seen the game already.
  void finished(int sign_for_first_agent, const Sprt* sprt);

 private:
  using Clock = std::chrono::steady_clock;

  void draw_bar(Clock::time_point now, const Sprt* sprt);
  void print_tenth(const Sprt* sprt);
  // "37/100  22-3-12  eta 1m12s", and how a test stands.
  std::string state(const Sprt* sprt) const;
  double games_left(const Sprt* sprt) const;

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
