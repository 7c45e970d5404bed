#include "arena/workers.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace ariadne {

void run_workers(int jobs, std::size_t tasks, const std::function<void(const std::atomic<bool>& failed)>& work) {
  const std::size_t asked = jobs > 0 ? static_cast<std::size_t>(jobs) : std::thread::hardware_concurrency();
  const std::size_t count = std::min(tasks, std::max<std::size_t>(asked, 1));
  std::atomic<bool> failed = false;
  std::exception_ptr fault;
  std::once_flag first_fault;
  const auto guarded = [&] {
    try {
      work(failed);
    } catch (...) {
      std::call_once(first_fault, [&] { fault = std::current_exception(); });
      failed = true;
    }
  };
  {
    std::vector<std::jthread> workers;
    workers.reserve(count);
    try {
      while (workers.size() + 1 < count) workers.emplace_back(guarded);
    } catch (const std::system_error&) {
      // Fewer threads do the same work.
    }
    if (count > 0) guarded();
  }
  if (fault) std::rethrow_exception(fault);
}

}  // namespace ariadne
