#pragma once

namespace ariadne {

// Watches a search from inside. Kernels show it every generated successor; those of trees also when they go into it, by
// which move and with which window, and when they come back with its value. The silent one costs nothing; others
// inherit what they do not need.
struct Silent {
  template <class P>
  void generated(const P&) {}
  template <class Move, class Window>
  void entered(const Move&, const Window&) {}
  template <class Value>
  void left(const Value&) {}
};

}  // namespace ariadne
