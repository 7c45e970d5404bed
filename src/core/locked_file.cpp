#include "core/locked_file.hpp"

#include <cerrno>

#include "core/file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ariadne {
namespace {

bool is_regular(int file) {
  struct stat status{};
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

bool is_locked_by_another(int file) {
  return is_regular(file) && flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace

Result<LockedFile> LockedFile::open(const std::string& path) {
  LockedFile locked(path, ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
  if (locked.file_ < 0) return cannot_write(path, errno);
  if (is_locked_by_another(locked.file_)) {
    return failure("another run is writing to " + in_quotes(path),
                   "Wait until it has finished, or write to another file.");
  }
  return locked;
}

LockedFile::~LockedFile() {
  if (file_ >= 0) close(file_);
}

Result<> LockedFile::cut(std::uint64_t bytes) {
  struct stat status{};
  if (fstat(file_, &status) != 0) return cannot_write(path_, errno);
  if (!S_ISREG(status.st_mode)) return {};
  if (std::cmp_less(status.st_size, bytes)) return failure(in_quotes(path_) + " was changed by another program");
  if (ftruncate(file_, static_cast<off_t>(bytes)) != 0) return cannot_write(path_, errno);
  bytes_ = bytes;
  return {};
}

Result<> LockedFile::append(std::string_view text) {
  struct stat status{};
  if (!is_in_its_place()) return failure(in_quotes(path_) + " was removed or replaced by another program");
  if (bytes_ && (fstat(file_, &status) != 0 || std::cmp_not_equal(status.st_size, *bytes_))) {
    return failure(in_quotes(path_) + " was changed by another program");
  }
  auto written = write_all(text);
  if (!bytes_) return written;
  if (written) {
    *bytes_ += text.size();
  } else if (ftruncate(file_, static_cast<off_t>(*bytes_)) != 0) {
    bytes_.reset();  // half a text stays; whoever reads the file leaves it out
  }
  return written;
}

Result<> LockedFile::sync() {
  if (bytes_ && fsync(file_) != 0) return cannot_write(path_, errno);
  return {};
}

Result<> LockedFile::write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file_, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return cannot_write(path_, errno);
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return {};
}

bool LockedFile::is_in_its_place() const {
  struct stat ours{}, there{};
  return fstat(file_, &ours) == 0 && stat(path_.c_str(), &there) == 0 && ours.st_dev == there.st_dev &&
         ours.st_ino == there.st_ino;
}

}  // namespace ariadne
