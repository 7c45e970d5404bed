#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "apps/terminal/keys.hpp"

namespace ariadne {

struct Size {
  int columns = 80;
  int rows = 24;

  bool operator==(const Size&) const = default;
};

// Takes over the terminal while it lives: keys arrive one by one, frames are drawn on the alternate screen. The
// destructor, exit(), stopping the process and a fatal signal all restore the terminal. There is at most one.
class Screen {
 public:
  Screen();
  ~Screen();
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  // Whether standard input and output are a terminal that supports cursor movement.
  static bool is_possible();

  Size size() const;
  // Draws a frame from the top left; only lines that changed are written.
  void show(const std::vector<std::string>& lines);
  // The next key, or nothing if none was pressed in that time. A resize or a signal may end the wait early.
  std::optional<Key> read_key(std::chrono::milliseconds wait);
  // The terminal is gone, and no more keys will come.
  bool closed() const { return closed_; }

 private:
  bool read_bytes(std::chrono::milliseconds wait);

  std::vector<std::string> shown_;
  Size shown_size_;
  std::string bytes_;
  std::deque<Key> keys_;
  bool closed_ = false;
};

}  // namespace ariadne
