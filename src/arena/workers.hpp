#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

namespace ariadne {

// Calls `work` on `jobs` threads (0: one per core), but on no more than there are tasks or than the system can start,
// and returns when all calls have. If one of them throws, the flag that all others get is set, and the first exception
// is thrown again when they have returned.
void run_workers(int jobs, std::size_t tasks, const std::function<void(const std::atomic<bool>& failed)>& work);

}  // namespace ariadne
