#pragma once

#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

#include "core/control.hpp"
#include "core/settings.hpp"

namespace ariadne {

// Helpers of a search: threads that last for one search. One that cannot be started is missing, and the others
// search.
class SearchThreads {
 public:
  static Parameter parameter() {
    return Parameter::number("threads", 1, kMaxThreads, 1,
                             "how many search together; with more than one, games cannot be repeated");
  }
  explicit SearchThreads(const Settings& settings) : count_(static_cast<std::size_t>(settings.number("threads")) - 1) {}
  SearchThreads(const SearchThreads&) = delete;
  SearchThreads& operator=(const SearchThreads&) = delete;
  ~SearchThreads() = default;

  std::size_t count() const { return count_; }
  template <class Work>
  void start(const Work& work) {
    threads_.reserve(count_);
    try {
      for (std::size_t number = 1; number <= count_; ++number) threads_.emplace_back([work, number] { work(number); });
    } catch (const std::system_error&) {
      return;
    }
  }
  void finish(Control& control) {
    if (threads_.empty()) return;
    control.stop();
    threads_.clear();
  }

 private:
  static constexpr std::int64_t kMaxThreads = 64;

  std::size_t count_;
  std::vector<std::jthread> threads_;
};

}  // namespace ariadne
