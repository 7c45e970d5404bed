#pragma once

#include <cstdint>
#include <vector>

#include "core/observer.hpp"
#include "core/position.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// A node as a search visited it.
template <Position P>
struct RecordedNode {
  P position;
  std::uint32_t parent = 0;  // of the root: itself
  typename P::Move move{};   // that leads to it; of the root: none
  Window<double> window;     // what still mattered when the search went in
  double value = 0;          // what it came back with
};

// An observer that keeps the tree of one search, in the order in which it was generated. It keeps all of it: the budget
// of the search has to see to its size.
template <Position P>
class SearchRecorder : public Silent {
 public:
  explicit SearchRecorder(const P& root) : nodes_{{root}} {}

  void generated(const P& position) {
    nodes_.push_back({position, current_});
    current_ = static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  template <class Value>
  void entered(const typename P::Move& move, const Window<Value>& window) {
    nodes_[current_].move = move;
    nodes_[current_].window = wide(window);
  }
  template <class Value>
  void left(const Value& value) {
    nodes_[current_].value = static_cast<double>(value);
    current_ = nodes_[current_].parent;
  }

  const std::vector<RecordedNode<P>>& nodes() const { return nodes_; }

 private:
  // Whatever the type of values, a side that is not bounded stays so.
  template <class Value>
  static Window<double> wide(const Window<Value>& window) {
    const Window<Value> open;
    Window<double> wide;
    if (window.alpha != open.alpha) wide.alpha = static_cast<double>(window.alpha);
    if (window.beta != open.beta) wide.beta = static_cast<double>(window.beta);
    return wide;
  }

  std::vector<RecordedNode<P>> nodes_;
  std::uint32_t current_ = 0;
};

}  // namespace ariadne
