#pragma once

#include <chrono>
#include <string>

#include "apps/cli/context.hpp"

namespace ariadne {

// How far long work has come, on standard error: drawn over itself on a terminal, else a line every tenth. What is done
// soon says nothing.
class PartProgress {
 public:
  PartProgress(const Context& context, std::string work);
  ~PartProgress();
  PartProgress(const PartProgress&) = delete;
  PartProgress& operator=(const PartProgress&) = delete;

  void reached(double part);  // 0 to 1

 private:
  using Clock = std::chrono::steady_clock;

  const bool silent_;
  const bool over_itself_;
  const std::string work_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point last_drawn_ = start_;
  int tenths_printed_ = 0;
  bool drawn_ = false;
};

}  // namespace ariadne
