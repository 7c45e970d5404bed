#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>

namespace ariadne {

// Memory for a table whose entries are scattered over all of it: zeroed, aligned to cache lines and, if it is large, in
// huge pages. It is taken from the system only where it is written to.
class TableMemory {
 public:
  static constexpr std::size_t kLine = 64;

  // Drops what was there before. False: there is not so much memory.
  bool allocate(std::size_t bytes);
  // Has the system clear all of it now, rather than wherever it is written to first.
  void clear_now(std::size_t bytes);
  void reset() { memory_.reset(); }

  explicit operator bool() const { return memory_ != nullptr; }
  void* start() const { return start_; }

 private:
  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  std::unique_ptr<void, Free> memory_;
  void* start_ = nullptr;
};

}  // namespace ariadne
