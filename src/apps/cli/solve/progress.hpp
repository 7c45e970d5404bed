#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "apps/cli/context.hpp"

namespace ariadne {

// Says on standard error what is running and for how long, as soon as it takes a while: a line drawn over itself on a
// terminal, else a line every half minute.
class SolveProgress {
 public:
  explicit SolveProgress(const Context& context);
  ~SolveProgress();
  SolveProgress(const SolveProgress&) = delete;
  SolveProgress& operator=(const SolveProgress&) = delete;

  void begin(const std::string& search);
  // Says something else of what is running, without beginning its time anew.
  void rename(const std::string& search);
  // The same with what is known of it so far, which stands behind the time: it may be cut off. An empty name is left
  // out.
  void tell(const std::string& search, const std::string& known);

 private:
  using Clock = std::chrono::steady_clock;

  void watch(const std::stop_token& stop);
  std::string line() const;  // the mutex is locked

  const bool over_itself_;
  std::mutex mutex_;  // of search_, known_ and start_
  std::condition_variable_any woken_;
  std::string search_, known_;
  Clock::time_point start_ = Clock::now();
  std::jthread thread_;  // the last member: it uses the others
};

}  // namespace ariadne
