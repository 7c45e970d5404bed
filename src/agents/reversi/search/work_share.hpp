#pragma once

#include <atomic>
#include <cstddef>

namespace ariadne::reversi {

// How much of a step of a search is done, from 0 to 1. Any thread may add to it.
class WorkDone {
 public:
  void begin() { part_.store(0, std::memory_order_relaxed); }
  void add(double part) { part_.fetch_add(part, std::memory_order_relaxed); }
  double part() const { return part_.load(std::memory_order_relaxed); }

 private:
  std::atomic<double> part_ = 0;
};

// The part of a step that the search of a node is expected to be. The node hands it on to its moves as it takes them;
// what is left of it is done when the node is.
class WorkShare {
 public:
  // What is expected of a node: that its value is in the window, that one move proves it too good for the other side,
  // or that no move does, and all have to be tried.
  enum class Kind : unsigned char { open, cut, all };

  WorkShare() = default;  // none
  WorkShare(WorkDone& done, double size, Kind kind) : done_(&done), size_(size), kind_(kind) {}
  WorkShare(const WorkShare&) = delete;
  WorkShare& operator=(const WorkShare&) = delete;
  ~WorkShare() {
    if (!is_none()) done_->add(size_);
  }

  // For a move of the node, which has this many left with it.
  WorkShare take(bool is_first, std::size_t moves) {
    const double size = size_ < kLeast ? 0 : size_ * part_of(is_first, moves);
    size_ -= size;
    return {*done_, size, kind_of_move(is_first)};
  }
  bool is_none() const { return size_ <= 0; }
  WorkShare* if_any() { return is_none() ? nullptr : this; }

 private:
  static constexpr double kLeast = 1e-4;  // smaller ones are not worth being divided

  double part_of(bool is_first, std::size_t moves) const {
    const double equal = 1 / static_cast<double>(moves);
    switch (kind_) {
      case Kind::open:
        return is_first ? kFirstOfOpen / (kFirstOfOpen + static_cast<double>(moves - 1)) : equal;
      case Kind::cut:
        return moves > 1 ? kFirstOfCut : equal;
      case Kind::all:
        return equal;
    }
    return equal;
  }
  static constexpr double kFirstOfOpen = 4;   // times as much as each of the others
  static constexpr double kFirstOfCut = 0.8;  // of all: mostly it is enough
  Kind kind_of_move(bool is_first) const {
    if (kind_ == Kind::open && is_first) return Kind::open;
    return kind_ == Kind::cut ? Kind::all : Kind::cut;
  }

  WorkDone* done_ = nullptr;
  double size_ = 0;
  Kind kind_ = Kind::all;
};

}  // namespace ariadne::reversi
