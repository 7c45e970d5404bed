#pragma once

#include <string>
#include <utility>

#include "core/result.hpp"

namespace ariadne {

// As long as it lives, nobody else holds the lock of the same file. Where there are no locks, as on devices and some
// network drives, it holds nothing.
class FileLock {
 public:
  // Refused if somebody holds it.
  static Result<FileLock> take(const std::string& path);

  FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FileLock& operator=(FileLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}
  int file_;  // -1: none
};

}  // namespace ariadne
