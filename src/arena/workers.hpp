#pragma once

#include <cstddef>
#include <functional>

namespace ariadne {

// Calls `work` on `jobs` threads (0: one per core), but on no more than there are tasks, and returns when all calls
// have.
void run_workers(int jobs, std::size_t tasks, const std::function<void()>& work);

}  // namespace ariadne
