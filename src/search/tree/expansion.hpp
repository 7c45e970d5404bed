#pragma once

#include "core/budget.hpp"
#include "core/observer.hpp"
#include "core/position.hpp"
#include "search/tree/window.hpp"

namespace ariadne {

// Where every node of a search is made: played, counted against the budget and shown to the observer.
template <Position P, class Observer = Silent>
class Expansion {
 public:
  Expansion(Budget& budget, Observer& observer) : budget_(budget), observer_(observer) {}

  P successor(const P& position, typename P::Move move) {
    P next = position;
    next.play(move);
    budget_.count_node();
    observer_.generated(next);
    return next;
  }
  // The same for a search that does not come back: the position becomes its successor.
  void advance(P& position, typename P::Move move) {
    position.play(move);
    budget_.count_node();
    observer_.generated(position);
  }
  // Makes a successor and goes into it: `search` gets it and returns its value.
  template <class Value, class Search>
  Value follow(const P& position, typename P::Move move, const Window<Value>& window, const Search& search) {
    const P next = successor(position, move);
    observer_.entered(move, window);
    const Value value = search(next);
    observer_.left(value);
    return value;
  }
  bool spent() const { return budget_.spent(); }
  StopReason stopped() const { return budget_.stopped(); }
  std::uint64_t nodes() const { return budget_.nodes(); }

 private:
  Budget& budget_;
  Observer& observer_;
};

}  // namespace ariadne
