#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

#include "core/control.hpp"

namespace ariadne::reversi {

// Calls work(i) for every i below `tasks`, on this many threads and in no particular order, and now and then, on this
// thread, told(part). Tasks that write only to what is theirs give the same result for any number of jobs. False: it
// was stopped, and some are missing.
template <class Work, class Told>
bool in_parallel(std::size_t tasks, int jobs, Control& control, const Work& work, const Told& told) {
  std::atomic<std::size_t> next = 0;
  const auto run = [&](const auto& after) {
    for (std::size_t i = next++; i < tasks && control.look() == StopReason::none; i = next++) {
      work(i);
      after(static_cast<double>(i) / static_cast<double>(tasks));
    }
  };
  std::vector<std::jthread> helpers;
  try {
    while (helpers.size() + 1 < std::min(static_cast<std::size_t>(jobs), tasks)) {
      helpers.emplace_back([&run] { run([](double) {}); });
    }
  } catch (const std::system_error&) {
    // Fewer threads do the same work.
  }
  run(told);
  helpers.clear();  // waits for them
  return control.stopped() == StopReason::none;
}

}  // namespace ariadne::reversi
