#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <vector>

namespace ariadne {

// What a process and everything that it started use together, as far as they are still below it.
struct Usage {
  std::vector<pid_t> processes;  // the first one is the process itself; empty: it is gone
  std::uint64_t memory = 0;      // bytes in use, or more: what forked processes still share counts for each
  std::chrono::milliseconds processor_time{0};  // also of those that have ended and that somebody waited for
};
Usage usage_below(pid_t process);

// Of this process alone, with all its threads.
std::chrono::milliseconds processor_time_of(pid_t process);

// The bytes that processes use together, each page once. Much slower to find out.
std::uint64_t exact_memory(const Usage& usage);

}  // namespace ariadne
