#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "report/analysis.hpp"

namespace ariadne {

// Searched trees that people unfold bit by bit. Of many the oldest are dropped.
class KeptTrees {
 public:
  static constexpr std::uint64_t kMaxNodes = 200'000;  // of one tree

  std::string keep(Analysis analysis);
  std::shared_ptr<const Analysis> find(const std::string& id) const;  // null: it was dropped

 private:
  struct Kept {
    std::string id;
    std::shared_ptr<const Analysis> analysis;
  };

  mutable std::mutex mutex_;
  std::list<Kept> trees_;  // the latest first
  std::uint64_t count_ = 0;
};

}  // namespace ariadne
