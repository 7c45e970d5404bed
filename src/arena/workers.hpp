#pragma once

#include <cstddef>
#include <functional>

namespace ariadne {

// Does the same work in so many threads, 0: as many as there are cores, but no more than there are tasks for. Returns
// once all have done it.
void run_workers(int jobs, std::size_t tasks, const std::function<void()>& work);

}  // namespace ariadne
