#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.hpp"

namespace ariadne {

// A file to which only one process appends at a time. Devices, and files on drives without locks, are not locked.
class LockedFile {
 public:
  // Created if it does not exist; refused while another process has it open.
  static Result<LockedFile> open(const std::string& path);

  // Truncates the file to this many bytes; it must have at least as many.
  Result<> cut(std::uint64_t bytes);
  // Appends all of the text, or nothing if an error is returned. Refused if another program removed, replaced or
  // changed the file in the meantime, since the text would be lost.
  Result<> append(std::string_view text);
  // Returns when everything is on the disk.
  Result<> sync();

  LockedFile(LockedFile&& other) noexcept
      : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)), bytes_(other.bytes_) {}
  LockedFile& operator=(LockedFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~LockedFile();

 private:
  LockedFile(std::string path, int file) : path_(std::move(path)), file_(file) {}
  bool is_in_its_place() const;
  Result<> write_all(std::string_view text);

  std::string path_;
  int file_;                            // -1: moved from
  std::optional<std::uint64_t> bytes_;  // its expected size; none for a device, or if not known yet
};

}  // namespace ariadne
