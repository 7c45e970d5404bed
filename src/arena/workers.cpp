#include "arena/workers.hpp"

#include <algorithm>
#include <thread>
#include <vector>

namespace ariadne {

void run_workers(int jobs, std::size_t tasks, const std::function<void()>& work) {
  const std::size_t asked = jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
  const std::size_t count = std::min(tasks, std::max<std::size_t>(asked, 1));
  std::vector<std::jthread> workers;
  for (std::size_t i = 0; i < count; ++i) workers.emplace_back(work);
}

}  // namespace ariadne
