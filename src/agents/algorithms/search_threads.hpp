#pragma once

#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

#include "core/control.hpp"

namespace ariadne {

// Helpers of a Searcher: threads that last for one search. One that cannot be started is missing, and the others
// search.
class SearchThreads {
 public:
  explicit SearchThreads(std::size_t count) : count_(count) {}
  SearchThreads(const SearchThreads&) = delete;
  SearchThreads& operator=(const SearchThreads&) = delete;
  ~SearchThreads() = default;

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
  std::size_t count_;
  std::vector<std::jthread> threads_;
};

}  // namespace ariadne
